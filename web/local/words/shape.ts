/** What is said at a table at one screen, before anything else of its pages is looked at. */
export interface ScreenWords {
  readonly handOver: (seat: string) => string;
  readonly handOverButton: (name: string) => string;
  readonly curtainTitle: (name: string) => string;
  readonly curtainText: (seat: string) => string;
  readonly curtainShow: (name: string) => string;
  /** Asked once, when a game begins. */
  readonly whoPlays: string;
  readonly alone: string;
  readonly two: string;
  readonly leave: string;
  readonly anotherGame: string;
  readonly replay: string;
}
