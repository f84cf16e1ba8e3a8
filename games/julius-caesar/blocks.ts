/** The blocks (chapter 3) and whose they are. Sides, colours and blocks are numbers; tables are looked up by them. */
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import type { Board, Place, Way } from "./board.ts";

export type Block = Nth<"block">;
export type Side = Nth<"side">;
export type Colour = Nth<"colour">;
export type Letter = Nth<"letter">;

/** JC-1.1.a. A side is also a seat: nobody changes sides in this game but blocks. */
export const SIDES = ["caesar", "pompeius"] as const;
export type SideName = (typeof SIDES)[number];
export const CAESAR = nth<Side>(0);
export const POMPEIUS = nth<Side>(1);
export const NOBODY = nth<Side>(-1);
export const BOTH: readonly Side[] = [CAESAR, POMPEIUS];
export const enemyOf = (side: Side): Side => (side === CAESAR ? POMPEIUS : CAESAR);

const sideNames: readonly string[] = SIDES;
/** The side or seat of that name; NOBODY when there is none. */
export const sideNamed = (name: string): Side => nth<Side>(sideNames.indexOf(name));

/** The wood a block is made of, which shows from behind. The first two belong to the sides of the same number. */
export const COLOURS = ["tan", "green", "blue"] as const;
export type ColourName = (typeof COLOURS)[number];
export const COLOUR_NUMBERS = everyNth<Colour>(COLOURS.length);
export const BLUE = nth<Colour>(2);
export const colourOf = (side: Side): Colour => nth<Colour>(side);

export const TYPES = ["leader", "legio", "auxilia", "equitatus", "elephant", "ballista", "navis", "cleopatra"] as const;
export type BlockType = (typeof TYPES)[number];

export const LETTERS = ["A", "B", "C", "D"] as const;

/** No block is stronger. */
export const STRONGEST = 4;

/** Where a block of the pool comes back: a city of its own, any city, any major port, or nowhere. */
export type Home =
  | { readonly in: "city"; readonly city: Place }
  | { readonly in: "any" }
  | { readonly in: "major-port" }
  | { readonly in: "nowhere" };

export interface BlockPart {
  readonly id: string;
  readonly name: string;
  readonly owner: Side;
  readonly type: BlockType;
  readonly initiative: Letter;
  /** Only a ballista's differs from its other one. */
  readonly initiativeAttacking: Letter;
  readonly firepower: number;
  /** From full strength down to the last step. */
  readonly strengths: readonly number[];
  readonly home: Home;
}

export interface Army {
  readonly blocks: readonly Block[];
  readonly blockIds: ReadonlyBy<Block, string>;
  /** Names as printed. */
  readonly blockTitles: ReadonlyBy<Block, string>;
  readonly blockNumbers: ReadonlyMap<string, Block>;
  readonly cleopatra: Block;
  /** JC-3.21.b: leaders who enter only after another of their side has been killed. */
  readonly thirdLeader: ReadonlyBy<Side, Block>;
  readonly leadersOf: ReadonlyBy<Side, readonly Block[]>;
  /** Navis never change sides. */
  readonly navisOf: ReadonlyBy<Side, readonly Block[]>;

  /** The side a block starts with, and whose pool it returns to. */
  readonly owner: ReadonlyBy<Block, Side>;
  // JC-1.3.a, JC-H.g: Cleopatra is the one blue block.
  readonly colour: ReadonlyBy<Block, Colour>;
  readonly type: ReadonlyBy<Block, BlockType>;
  readonly isNavis: ReadonlyBy<Block, boolean>;
  readonly isLeader: ReadonlyBy<Block, boolean>;
  /** JC-3.12.a, JC-7.42.a: initiative of a block by its role; a ballista attacks later than it defends. */
  readonly letterDefending: ReadonlyBy<Block, Letter>;
  readonly letterAttacking: ReadonlyBy<Block, Letter>;
  // JC-3.12.b
  readonly firepower: ReadonlyBy<Block, number>;
  // JC-3.11.a, JC-6.4.b
  readonly strengths: ReadonlyBy<Block, readonly number[]>;
  readonly full: ReadonlyBy<Block, number>;
  readonly lowest: ReadonlyBy<Block, number>;
  /** JC-3.11.b, JC-7.41.a: by strength, what is left after losing a step; 0 is elimination. */
  readonly stepDown: ReadonlyBy<Block, readonly number[]>;
  /** JC-6.4.a, JC-6.4.g: by strength, what a step more makes of it; the same at the maximum. */
  readonly stepUp: ReadonlyBy<Block, readonly number[]>;
  readonly home: ReadonlyBy<Block, Home>;
  /** JC-4.3.a, JC-6.2.a: the ways out of each place, for land blocks by road, for navis by sea and coast. */
  readonly waysOf: ReadonlyBy<Block, ReadonlyBy<Place, readonly Way[]>>;
}

export function makeArmy(parts: readonly BlockPart[], thirdLeader: Army["thirdLeader"], board: Board): Army {
  const blocks = everyNth<Block>(parts.length);
  const of = <T>(read: (part: BlockPart) => T) => by<Block, T>(parts.map(read));
  const bySide = (fits: (part: BlockPart) => boolean) =>
    by<Side, readonly Block[]>(
      BOTH.map((side) => blocks.filter((block) => parts[block].owner === side && fits(parts[block]))),
    );
  return {
    blocks,
    blockIds: of(({ id }) => id),
    blockTitles: of(({ name }) => name),
    blockNumbers: new Map(blocks.map((block) => [parts[block].id, block])),
    cleopatra: nth<Block>(parts.findIndex(({ type }) => type === "cleopatra")),
    thirdLeader,
    leadersOf: bySide(({ type }) => type === "leader"),
    navisOf: bySide(({ type }) => type === "navis"),
    owner: of(({ owner }) => owner),
    colour: of(({ type, owner }) => (type === "cleopatra" ? BLUE : colourOf(owner))),
    type: of(({ type }) => type),
    isNavis: of(({ type }) => type === "navis"),
    isLeader: of(({ type }) => type === "leader"),
    letterDefending: of(({ initiative }) => initiative),
    letterAttacking: of(({ initiativeAttacking }) => initiativeAttacking),
    firepower: of(({ firepower }) => firepower),
    strengths: of(({ strengths }) => strengths),
    full: of(({ strengths }) => strengths[0]),
    lowest: of(({ strengths }) => strengths[strengths.length - 1]),
    stepDown: of(({ strengths }) => byStrength((strength) => strengths[strengths.indexOf(strength) + 1] ?? 0)),
    stepUp: of(({ strengths }) => byStrength((strength) => strengths[strengths.indexOf(strength) - 1] ?? strength)),
    home: of(({ home }) => home),
    waysOf: of(({ type }) => (type === "navis" ? board.seawaysFrom : board.roadsFrom)),
  };
}

const byStrength = (after: (strength: number) => number): number[] =>
  Array.from({ length: STRONGEST + 1 }, (_, strength) => after(strength));

/** JC-6.4.e, JC-6.4.f, JC-6.4.g, JC-6.4.h: whether a block of the pool may appear in that city, friendly or not. */
export function maybeLeviedIn(box: Pick<Army & Board, "home" | "isMajorPort">, block: Block, city: Place): boolean {
  const home = box.home[block];
  switch (home.in) {
    case "any":
      return true;
    case "major-port":
      return box.isMajorPort[city];
    case "city":
      return home.city === city;
    case "nowhere":
      return false;
  }
}
