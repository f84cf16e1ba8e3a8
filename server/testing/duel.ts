/** A small skirmish, for tests: three against three on two fields, so that every piece can strike at once. */
import type { Json, Ruleset } from "@rubicon/engine";
import { SMALL_COMPONENTS, skirmishPack, skirmishRules } from "@rubicon/engine/testing";
import type { Answer, Keeper } from "../services.ts";

const COMPONENTS = { ...SMALL_COMPONENTS, fields: ["west", "east"], piecesOfEach: 3, rounds: 8 };

export const duelRules: Ruleset = { ...skirmishRules, standard: skirmishPack(COMPONENTS, "duel") };

export const DEPLOY = [1, 2, 3].flatMap((n) => [`place red-${n} west`, `place blue-${n} east`]);
/** North leads red and is to act; both have chosen to guard. */
export const ARMED = [...DEPLOY, "choose guard", "choose guard"];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  place: ["piece", "field"],
  march: ["piece", "field"],
  strike: ["piece", "field"],
  choose: ["stance"],
  spend: ["token"],
};

/** An act from a few words, such as "place red-1 west". */
export function act(words: string): Json {
  const [kind, ...names] = words.split(" ");
  return { do: kind, ...Object.fromEntries((FIELDS[kind] ?? []).map((field, i) => [field, names[i]])) };
}

let sent = 0;

/** Plays acts for whoever is asked, each under an id of its own. */
export async function playActs(keeper: Keeper, table: string, ...acts: readonly string[]): Promise<void> {
  for (const words of acts) {
    const standing = await keeper.standing(table);
    const player = standing?.players.get(standing.info.toMove ?? "") ?? "";
    const n = standing?.info.entries ?? 0;
    const answer: Answer = await keeper.act(table, player, { id: `in-a-duel-${sent++}`, n, act: act(words) });
    if (answer.is !== "done") throw new Error(`"${words}" was not done: ${JSON.stringify(answer)}`);
  }
}
