/** The referee's notebook: what he compared, where the game said something else, and the score as he keeps it. */
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { other, type Who } from "./checker-table.ts";

export type Asked<K extends Question["ask"]> = Extract<Question, { ask: K }>;
export type Told<K extends Event["e"]> = Extract<Event, { e: K }>;
/** Names of all acts of a kind that the game allows. */
export type Named = (kind: string) => string[];

export const SIDES = ["caesarians", "republicans"];
export const sideOf = (name: string | null): Who => (name === "caesarians" ? 0 : name === "republicans" ? 1 : -1);
export const sorted = (list: readonly string[]): string => [...list].sort().join(" ");

export class Notes {
  readonly faults: string[] = [];
  /** How often each thing was compared. */
  readonly compared: Record<string, number> = {};
  /** Null until it is first seen. */
  score: number | null = null;
  /** This year a Faction Leader fell in combat, or fought Romans. */
  slain = false;
  fought = false;
  /** Markers of intrigue in Roma (6.3.11). */
  intrigues = 0;

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
    if (this.score !== null && side !== -1) this.score += side === 0 ? points : -points;
  }

  lose(side: Who, points: number): void {
    if (side !== -1) this.gain(other(side), points);
  }
}

export const namedIn =
  (legal: readonly string[]): Named =>
  (kind) =>
    legal.filter((text) => text.startsWith(`${kind} `)).map((text) => text.slice(kind.length + 1));
