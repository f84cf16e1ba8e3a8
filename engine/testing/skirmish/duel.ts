/** The smallest skirmish: two against two on two fields, so that every piece can strike at once. */
import type { Table } from "../../table.ts";
import { must } from "../must.ts";
import type { Act } from "./box.ts";
import { makeSkirmish, type Skirmish } from "./index.ts";
import { type Components, packOf, SMALL } from "./pack.ts";
import type { Position } from "./position.ts";
import type { Event } from "./steps.ts";

type SkirmishTable = Pick<Table<Position, Act, Event>, "act" | "game" | "toMove">;

export const DUEL: Components = { ...SMALL, fields: ["west", "east"], piecesOfEach: 2, rounds: 2 };
export const duel = makeSkirmish(packOf(DUEL, "duel"));

export const DEPLOY = ["place red-1 west", "place blue-1 east", "place red-2 west", "place blue-2 east"];
/** The first blow of the game: its die lies on the table. */
export const STRIKE = [...DEPLOY, "choose guard", "choose guard", "strike red-1 east"];

/** An act from a few words, such as "place red-1 west". */
export function named({ acts }: Pick<Skirmish, "acts">, words: string): Act {
  const [kind, ...names] = words.split(" ");
  const maker = acts.makers.find((one) => one.kind === kind);
  const fields = (maker?.fields ?? []).map(([field], i) => [field, names[i]]);
  return acts.read({ do: kind, ...Object.fromEntries(fields) });
}

/** Plays acts for whoever is asked. */
export function playActs(table: SkirmishTable, ...acts: string[]): void {
  for (const words of acts) {
    const answer = table.act(table.toMove, named(table.game, words));
    must(answer.ok, `"${words}" is refused`);
  }
}
