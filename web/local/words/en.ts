/** A table at one screen, in English. */
import type { ScreenWords } from "./shape.ts";

export const en: ScreenWords = {
  handOver: (seat) => `It is for ${seat} to act.`,
  handOverButton: (name) => `Hand over to ${name}`,
  curtainTitle: (name) => `Hand over to ${name}`,
  curtainText: (seat) => `It is for ${seat} to act. The table is covered until you sit in front of it.`,
  curtainShow: (name) => `Show the table to ${name}`,
  whoPlays: "Who plays at this screen?",
  alone: "I play both sides",
  two: "Two of us, in turn",
  leave: "Leave the table",
  anotherGame: "Another game",
  replay: "Replay",
};
