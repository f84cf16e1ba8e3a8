/** A point of a drawing, in its own units, and a spot where a name stands. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LabelSpot extends Point {
  readonly anchor: "start" | "middle" | "end";
}
