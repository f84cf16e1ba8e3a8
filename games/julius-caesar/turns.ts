/** The order of turns in a round of battle (7.1): by letter, the defender before the attacker. */
import { nth } from "@rubicon/engine";
import { enemyOf, LETTERS, type Letter, type Side } from "./blocks.ts";
import type { BattleFrame } from "./frames.ts";

/** Turns in a round of battle: one for each letter of each side. */
export const SLOTS = 2 * LETTERS.length;

/** JC-E3.a: in round 1 all attackers come first. */
const isSurprised = (f: BattleFrame): boolean => f.surprise && f.round === 1;

/** JC-7.1.c: dA aA dB aB dC aC dD aD; under surprise aA aB aC aD dA dB dC dD. */
export function slotOf(f: BattleFrame, side: Side, letter: Letter): number {
  const attacks = side === f.attacker;
  if (isSurprised(f)) return attacks ? letter : LETTERS.length + letter;
  return 2 * letter + (attacks ? 1 : 0);
}

/** The other way round: whose turn it is. */
export function turnOf(f: BattleFrame): { side: Side; letter: Letter } {
  const surprised = isSurprised(f);
  const attacks = surprised ? f.slot < LETTERS.length : f.slot % 2 === 1;
  const letter = nth<Letter>(surprised ? f.slot % LETTERS.length : f.slot >> 1);
  return { side: attacks ? f.attacker : enemyOf(f.attacker), letter };
}
