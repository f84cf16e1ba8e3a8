/** What can be meant as a whole in this game. */
import type { IntentShape } from "@rubicon/engine";
import type { Block, SideName } from "../blocks.ts";
import type { Position } from "../position.ts";

/** Blocks that take the same way. */
export interface Column {
  readonly blocks: readonly string[];
  /** The places they come through, the last being where they are to stand. */
  readonly way: readonly string[];
  /** The route by which they sail, where they do (6.3). */
  readonly by?: string;
}

/** Blocks are to stand in a place, by whatever the decision at hand allows. */
export interface Bring {
  readonly do: "bring";
  readonly to: string;
  readonly columns: readonly Column[];
}

/** The same whenever that side is asked in a round, so that it can be gone on with after the enemy's turns. */
export interface FireAll {
  readonly do: "fire-all";
  readonly side: SideName;
  readonly place: string;
  readonly round: number;
}

export type Intent = Bring | FireAll;

/** Whatever is meant in this game was made here. */
export const isIntent = (intent: IntentShape): intent is Intent => intent.do === "bring" || intent.do === "fire-all";

/** What the words for it need: how many blocks, through which places those of the first column, and whether by sea. */
export function summaryOf({ to, columns }: Bring): {
  blocks: number;
  to: string;
  through: readonly string[];
  sails: boolean;
} {
  const [{ way, by }] = columns;
  const blocks = columns.reduce((sum, column) => sum + column.blocks.length, 0);
  return { blocks, to, through: way.slice(0, -1), sails: by !== undefined };
}

export function numbered(p: Position, name: string): Block {
  const block = p.box.blockNumbers.get(name);
  if (block === undefined) throw new Error(`no block is called ${name}`);
  return block;
}
