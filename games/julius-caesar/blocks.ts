/** The blocks (chapter 3) and whose they are. Sides, colours and blocks are numbers; tables are looked up by them. */
import { isMajorPort, placeNamed } from "./board.ts";
import data from "./data/blocks.json" with { type: "json" };
import setup from "./data/setup.json" with { type: "json" };

/** JC-1.1.a. A side is also a seat: nobody changes sides in this game but blocks. */
export const SIDES = ["caesar", "pompeius"] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1;
/** The number of a side or seat; -1 when there is none of that name. */
export const sideNamed = (name: string): number => sideNames.indexOf(name);
const sideNames: readonly string[] = SIDES;
export const CAESAR = 0;
export const POMPEIUS = 1;
export const enemyOf = (side: number): Side => (side === CAESAR ? POMPEIUS : CAESAR);

/** The wood a block is made of, which shows from behind. The first two belong to the sides of the same number. */
export const COLOURS = ["tan", "green", "blue"] as const;
export type ColourName = (typeof COLOURS)[number];
export const BLUE = 2;

export const TYPES = ["leader", "legio", "auxilia", "equitatus", "elephant", "ballista", "navis", "cleopatra"] as const;
export type BlockType = (typeof TYPES)[number];

export const BLOCKS: readonly string[] = data.blocks.map((block) => block.id);
export const BLOCK_TITLES: readonly string[] = data.blocks.map((block) => block.name);
export const BLOCK_COUNT = BLOCKS.length;

const indexOfBlock = new Map(BLOCKS.map((name, block) => [name, block]));

export function blockNamed(name: string): number {
  const block = indexOfBlock.get(name);
  if (block === undefined) throw new Error(`there is no block named ${name}`);
  return block;
}

export const CLEOPATRA = blockNamed("cleopatra");

/** The side a block starts with, and whose pool it returns to. */
export const OWNER: readonly Side[] = data.blocks.map((block) => (block.owner === "caesar" ? CAESAR : POMPEIUS));
// JC-1.3.a, JC-H.g: Cleopatra is the one blue block.
export const COLOUR: readonly number[] = BLOCKS.map((_, block) => (block === CLEOPATRA ? BLUE : OWNER[block]));

export const TYPE: readonly BlockType[] = data.blocks.map((block) => {
  const type = TYPES.find((each) => each === block.type);
  if (type === undefined) throw new Error(`block ${block.id} is of no known type`);
  return type;
});
export const isNavis: readonly boolean[] = TYPE.map((type) => type === "navis");
export const isLeader: readonly boolean[] = TYPE.map((type) => type === "leader");

export const LETTERS = ["A", "B", "C", "D"];

/** JC-3.12.a, JC-7.42.a: initiative of a block by its role, 0 for A to 3 for D; a ballista attacks later than it defends. */
export const LETTER_DEFENDING: readonly number[] = data.blocks.map((block) => LETTERS.indexOf(block.initiative));
export const LETTER_ATTACKING: readonly number[] = data.blocks.map((block) =>
  LETTERS.indexOf(block.initiativeAttacking ?? block.initiative),
);

// JC-3.12.b
export const FIREPOWER: readonly number[] = data.blocks.map((block) => block.firepower);

// JC-3.11.a, JC-6.4.b
export const FULL: readonly number[] = data.blocks.map((block) => block.strengths[0]);
export const LOWEST: readonly number[] = data.blocks.map((block) => block.strengths[block.strengths.length - 1]);
export const STRENGTHS: readonly (readonly number[])[] = data.blocks.map((block) => block.strengths);

/** JC-3.11.b, JC-7.41.a: strength after losing a step; 0 is elimination. */
export const stepDown = (block: number, strength: number): number => {
  const at = STRENGTHS[block].indexOf(strength);
  return STRENGTHS[block][at + 1] ?? 0;
};

/** JC-6.4.a, JC-6.4.g: strength after gaining a step; unchanged at the maximum. */
export const stepUp = (block: number, strength: number): number => {
  const at = STRENGTHS[block].indexOf(strength);
  return STRENGTHS[block][at - 1] ?? strength;
};

/** JC-3.21.b: leaders who enter only after another of their side has been killed. */
export const THIRD_LEADER: readonly number[] = SIDES.map((side) => blockNamed(setup.lockedLeaders[side]));

const levyRule = data.blocks.map((block) => block.levy);
const homeCity = levyRule.map((levy) =>
  levy === null || levy === "any" || levy === "major-port" ? -1 : placeNamed(levy),
);

/** JC-6.4.e, JC-6.4.f, JC-6.4.g, JC-6.4.h: whether a block of the pool may appear in that city, friendly or not. */
export function maybeLeviedIn(block: number, city: number): boolean {
  const levy = levyRule[block];
  if (levy === "any") return true;
  if (levy === "major-port") return isMajorPort[city];
  return homeCity[block] === city;
}
