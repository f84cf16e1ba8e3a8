/**
 * How the components of a game are laid out in the workshop: tables, their rows and columns, and the map. A game describes
 * its pack in these words, in a language; all else (editing, marks, faults, search, files) is the same for every game.
 *
 * Nothing here is a rule: what fits is for the reader of the pack to say.
 */
import type { Game, Json, Language, Pack } from "@rubicon/engine";
import type { ComponentType } from "react";
import type { Point } from "../games/face.ts";

export interface EntryOption {
  readonly value: Json;
  readonly label: string;
}

/** What is entered in a cell, and how. Where it may stay empty, nothing at all stands for null. */
export type Entry =
  | { readonly is: "number" | "text"; readonly maybe?: boolean }
  | { readonly is: "flag" }
  | { readonly is: "choice"; readonly options: readonly EntryOption[] }
  /** A list of some of the options. */
  | { readonly is: "several"; readonly options: readonly EntryOption[] }
  /** Shown, and not to be changed: the board is drawn for it, or the rules name it. */
  | { readonly is: "fixed" };

export interface FormRow {
  /** Where it lies in the components. */
  readonly at: string;
  /** Which one it is, wherever it lies: so that it is found again in another pack. */
  readonly key: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly note?: string;
  /** Zones that it is about, to be shown on the map. */
  readonly zones?: readonly string[];
  /** The piece it is, to be drawn. */
  readonly piece?: string;
}

export interface FormColumn {
  /** Within the row: `full.sp`. Tells the column from others. */
  readonly field: string;
  /** Over the column; short. */
  readonly title: string;
  /** The same in full, where there is room. */
  readonly label: string;
  /** Over several columns. */
  readonly over?: string;
  readonly entry: Entry | ((row: FormRow, components: Json) => Entry);
  /** Whether a row has such a cell; every one, if not given. */
  has?(row: FormRow, components: Json): boolean;
  /** Where its value and its faults lie, if not at its field: the first is where it comes from. */
  at?(row: FormRow): string | readonly string[];
  /** What stands in the cell, and the components with something else there: for what is no plain field. */
  read?(row: FormRow, components: Json): Json | undefined;
  write?(row: FormRow, components: Json, value: Json): Json;
}

/** A row that is added: what is asked for it, and the components with it. */
export interface FormAdding {
  readonly label: string;
  /** Choices one after the other, by what is chosen already; none that can be made: nothing can be added. */
  readonly asks: readonly {
    readonly label: string;
    options(components: Json, part: string, before: readonly Json[]): readonly EntryOption[];
  }[];
  add(components: Json, part: string, chosen: readonly Json[]): Json;
}

export interface FormTable {
  readonly id: string;
  readonly title: string;
  /** One sentence: what it holds, and what can be done here. */
  readonly about: string;
  /** Of which one at a time is shown, such as scenarios. */
  readonly parts?: readonly { readonly id: string; readonly title: string }[];
  rows(components: Json, part: string): readonly FormRow[];
  /** Which faces of its pieces are drawn beside a row. */
  faces?(row: FormRow, components: Json): readonly PieceFace[];
  readonly columns: readonly FormColumn[];
  readonly adding?: FormAdding;
  remove?(components: Json, part: string, row: FormRow): Json;
  /** Puts a row back that stands in the standard components. */
  restore?(components: Json, part: string, row: FormRow, standard: Json): Json;
}

export interface FormChapter {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly FormTable[];
}

/** A zone on the sheet. */
export interface FormZone {
  readonly id: string;
  readonly sea: boolean;
  readonly path: string;
  readonly heart: Point;
}

/** Of several faces the one that is shown. */
export interface PieceFace {
  readonly side: string | null;
  readonly reduced: boolean;
}

export interface PieceProps extends PieceFace {
  readonly piece: string;
  readonly components: Json;
}

/** The board under the tables: where zones lie, how they touch, and who stands there. */
export interface FormMap {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly FormZone[];
  /** The ground, as these components print it. */
  readonly Ground: ComponentType<{ readonly components: Json }>;
  /** Tables whose rows are zones, by their key. */
  readonly zoneTables: readonly string[];
  /** The table of ways, and the column of their kind. */
  readonly ways: { readonly table: string; readonly kind: string };
  /** The table of who stands where; its columns of zones and of sides. */
  readonly standing: { readonly table: string; readonly zone: string; readonly side: string };
  /** SVG, from 0,0 in a square of `size`. */
  readonly Piece: ComponentType<PieceProps>;
  readonly size: number;
}

export interface WorkshopForm {
  readonly chapters: readonly FormChapter[];
  readonly map: FormMap;
  /** The components as their files have them, with what is said there of where each value comes from. */
  readonly files: Json;
  /** A section or a source of those files, in words: "section 3.4.2", "our ruling AIE-R94". */
  where(text: string): string;
  /** Sentences of the pack's reader in this language; null for one that it does not know. */
  sentence(why: string): string | null;
}

/** Describes a game with the components it comes with, in a language. */
export type MakeForm = (game: Game, standard: Pack, language: Language) => WorkshopForm;

export const tablesOf = ({ chapters }: Pick<WorkshopForm, "chapters">): readonly FormTable[] =>
  chapters.flatMap(({ tables }) => tables);
