/** The referee's notebook: what he compared, where the game said something else, and the score as he keeps it. */
import { Notebook } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { other, type Who } from "./checker-table.ts";

export type Asked<K extends Question["ask"]> = Extract<Question, { ask: K }>;
export type Told<K extends Event["e"]> = Extract<Event, { e: K }>;
export const SIDES = ["caesarians", "republicans"];
export const sideOf = (name: string | null): Who => (name === "caesarians" ? 0 : name === "republicans" ? 1 : -1);
export class Notes extends Notebook {
  /** Null until it is first seen. */
  score: number | null = null;
  /** This year a Faction Leader fell in combat, or fought Romans. */
  slain = false;
  fought = false;
  /** Markers of intrigue in Roma (6.3.11). */
  intrigues = 0;

  gain(side: Who, points: number): void {
    if (this.score !== null && side !== -1) this.score += side === 0 ? points : -points;
  }

  lose(side: Who, points: number): void {
    if (side !== -1) this.gain(other(side), points);
  }
}
