/** The order of fire (JC-7.1.c): who has his turn when, and how far the round has come. */
import type { SeenBattle, SeenBlock, SideName } from "@rubicon/julius-caesar/components";
import type { Kit } from "../../kit.ts";
import { other } from "../words.ts";

export const LETTERS = ["A", "B", "C", "D"] as const;
export type Letter = (typeof LETTERS)[number];

export interface Slot {
  readonly side: SideName;
  readonly letter: Letter;
}

export interface Turn extends Slot {
  readonly when: "done" | "now" | "coming";
  /** Blocks that have their turn here. */
  readonly blocks: number;
  /** Of them, those that have had it this round. */
  readonly acted: number;
}

/** Defender before attacker, letter by letter; under surprise, in round 1, all attackers first (JC-E3.a). */
export function slots({ attacker, round, surprise }: Pick<SeenBattle, "attacker" | "round" | "surprise">): Slot[] {
  const defender = other(attacker);
  const all = (side: SideName): Slot[] => LETTERS.map((letter) => ({ side, letter }));
  if (surprise && round === 1) return [...all(attacker), ...all(defender)];
  return LETTERS.flatMap((letter) => [
    { side: defender, letter },
    { side: attacker, letter },
  ]);
}

/** What has to be known of the blocks. */
type Box = Pick<Kit, "facts">;

/** The letter a block fights under; a ballista's depends on its role (JC-7.42.a). Null when its face is hidden. */
export function letterOf({ facts: box }: Box, block: SeenBlock, attacker: SideName): Letter | null {
  const facts = block.block === undefined ? undefined : box.blocks.get(block.block);
  const letter = block.side === attacker ? facts?.letterAttacking : facts?.letter;
  return LETTERS.find((each) => each === letter) ?? null;
}

/** Blocks of a side that fight under a letter: in the battle, and not in reserve. */
export const fighting = (
  box: Box,
  blocks: readonly SeenBlock[],
  attacker: SideName,
  { side, letter }: Slot,
): readonly SeenBlock[] =>
  blocks.filter((block) => block.side === side && !block.reserve && letterOf(box, block, attacker) === letter);

export function orderOfFire(box: Box, battle: SeenBattle, blocks: readonly SeenBlock[]): Turn[] {
  const order = slots(battle);
  const present = order.findIndex(({ side, letter }) => side === battle.side && letter === battle.letter);
  return order.map((slot, i) => {
    const here = fighting(box, blocks, battle.attacker, slot);
    return {
      ...slot,
      when: i < present ? "done" : i === present ? "now" : "coming",
      blocks: here.length,
      acted: here.filter(({ block }) => block !== undefined && battle.acted.includes(block)).length,
    };
  });
}
