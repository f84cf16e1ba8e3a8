/** The referee's notebook: what he compared, where the game said something else, and the points as he keeps them. */
import { Notebook } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import type { Who } from "./checker-table.ts";

export type Asked<K extends Question["ask"]> = Extract<Question, { ask: K }>;
export type Told<K extends Event["e"]> = Extract<Event, { e: K }>;
export const SIDES = ["rome", "enemy"];
export const sideOf = (name: string | null): Who => (name === "rome" ? 0 : name === "enemy" ? 1 : -1);
export class Notes extends Notebook {
  /** Points of both roles; null until they are first seen. */
  points: number[] | null = null;

  gain(side: Who, points: number): void {
    if (this.points !== null && (side === 0 || side === 1)) this.points[side] += points;
  }
}
