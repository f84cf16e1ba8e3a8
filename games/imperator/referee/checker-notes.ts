/** The referee's notebook: what he compared, where the game said something else, and the points as he keeps them. */
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import type { Who } from "./checker-table.ts";

export type Asked<K extends Question["ask"]> = Extract<Question, { ask: K }>;
export type Told<K extends Event["e"]> = Extract<Event, { e: K }>;
/** Names of all acts of a kind that the game allows. */
export type Named = (kind: string) => string[];

export const SIDES = ["rome", "enemy"];
export const sideOf = (name: string | null): Who => (name === "rome" ? 0 : name === "enemy" ? 1 : -1);
export const sorted = (list: readonly string[]): string => [...list].sort().join(" ");

export class Notes {
  readonly faults: string[] = [];
  /** How often each thing was compared. */
  readonly compared: Record<string, number> = {};
  /** Points of both roles; null until they are first seen. */
  points: number[] | null = null;

  say(what: string): void {
    this.faults.push(what);
  }

  /** The first word is what it is counted under. */
  same(what: string, mine: unknown, theirs: unknown): void {
    const [topic] = what.split(" ");
    this.compared[topic] = (this.compared[topic] ?? 0) + 1;
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      this.say(`${what}: the referee says ${JSON.stringify(mine)}, the game ${JSON.stringify(theirs)}`);
  }

  /** The same names, in whatever order. */
  sameList(what: string, mine: readonly string[], theirs: readonly string[]): void {
    this.same(what, sorted(mine), sorted(theirs));
  }

  gain(side: Who, points: number): void {
    if (this.points !== null && (side === 0 || side === 1)) this.points[side] += points;
  }
}

export const namedIn =
  (legal: readonly string[]): Named =>
  (kind) =>
    legal.filter((text) => text.startsWith(`${kind} `)).map((text) => text.slice(kind.length + 1));
