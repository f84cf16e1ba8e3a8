/** What is listed as legal and what is refused must be the two halves of all acts there are. */
import type { ActBook, ActShape } from "../acts.ts";
import type { Dice } from "../dice.ts";
import type { Game, Refusal } from "../game.ts";
import { must } from "./must.ts";
import { nearbyAct, randomAct } from "./random.ts";

/** Acts tried at each decision beside the legal ones. */
const TRIES = 12;
/** One decision in so many has a share of every kind of act tried; with RUBICON_ALL_ACTS=1 every act there is. */
const SHARE_EVERY = 100;
const SHARE = process.env.RUBICON_ALL_ACTS === "1" ? Number.POSITIVE_INFINITY : 400;

export function checkLegality(game: Game, p: object, random: Dice, refused: (refusal: Refusal) => void): void {
  const { acts } = game;
  const before = game.hash(p);
  const legal = game.legal(p);
  const listed = new Set(legal);
  const name = (act: ActShape) => JSON.stringify(acts.write(act));
  must(listed.size === legal.length, "an act is listed twice");

  const again: ActShape[] = [legal[0], legal[0]];
  must(game.legal(p, again) === again, "legal does not return the list it was given to fill");
  must(
    again.length === legal.length && again.every((act) => listed.has(act)),
    "legal lists other acts the second time",
  );

  for (const act of legal) {
    must(acts.read(acts.write(act)) === act, () => `${name(act)} is not the shared act of its name`);
    must(acts.decode(acts.code(act)) === act, () => `${name(act)} is not the act of its own code`);
  }

  const tryOut = (act: ActShape) => {
    const refusal = game.refuse(p, act);
    if (refusal === null) return must(listed.has(act), () => `${name(act)} is not refused, but not listed either`);
    must(!listed.has(act), () => `${name(act)} is listed, but refused by ${refusal.rule} (${refusal.why})`);
    refused(refusal);
  };
  for (const act of legal) tryOut(act);
  for (let i = 0; i < TRIES; i++)
    tryOut(i % 2 === 0 ? randomAct(acts, random) : nearbyAct(acts, legal[random.roll(legal.length) - 1], random));
  if (random.roll(SHARE_EVERY) === 1) for (const code of shareOf(acts, random, SHARE)) tryOut(acts.decode(code));

  must(game.hash(p) === before, "looking at the legal acts changed the position");
}

/** Strides for which no field of an act stays the same from one act to the next: longer than any list of names. */
const STRIDES = [1009, 2003, 4001, 8009, 16001, 32003, 64007, 128021, 256019];

/** Codes of every kind of act, some `most` of each, another share each time. */
export function* shareOf(acts: ActBook, random: Dice, most: number): Generator<number> {
  for (const { kind } of acts.makers) {
    const [from, to] = acts.codesOf(kind);
    const count = to - from;
    const stride = count <= most ? 1 : (STRIDES.find((each) => count / each <= most) ?? count);
    // Steps by the stride round and round the kind, so that each share is spread over all of it.
    const tries = Math.min(count, most);
    let code = random.roll(count) - 1;
    for (let i = 0; i < tries; i++) {
      yield from + code;
      code = (code + stride) % count;
    }
  }
}
