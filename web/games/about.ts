/** What the page says of a game to whoever opens a table: fetched there, and nowhere else. */
import type { Catalogue } from "../app/words.ts";
import { closed, lineOf, straight } from "../drawing/lines.ts";
import { simplified } from "../drawing/plane.ts";

export interface ScenarioAbout {
  /** What it is about, how long it lasts, and who it is for: a sentence or two each. */
  readonly story: string;
  readonly lasts: string;
  readonly suits: string;
}

export interface AboutGame {
  readonly scenarios: Readonly<Record<string, Catalogue<ScenarioAbout>>>;
  /** By option: what the ruling is about. */
  readonly options: Readonly<Record<string, Catalogue<string>>>;
}

/** A light drawing of a map: paths, in the units of its sheet. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly borders: string;
  readonly rivers: string;
  readonly towns: readonly (readonly [x: number, y: number])[];
}

/** What sheets of all games have in common. */
export interface SketchedSheet {
  readonly width: number;
  readonly height: number;
  /** Closed lines; what lies inside an odd number of them is land. */
  readonly shores: readonly string[];
}

/** In so small a picture nobody sees a bend of less than this. */
const FINE = 2.5;

/** From the very sheet that the board is drawn from, with the lines and towns that a game wants to be seen. */
export function sketchOf(
  { width, height, shores }: SketchedSheet,
  lines: { readonly borders: readonly string[]; readonly rivers: readonly string[] },
  towns: Sketch["towns"],
): Sketch {
  const rough = (line: string) => simplified(lineOf(line), FINE);
  const joined = (some: readonly string[]): string => some.map((line) => straight(rough(line))).join("");
  return {
    ...{ width, height, towns },
    land: shores
      .map(rough)
      .filter((ring) => ring.length > 3)
      .map(closed)
      .join(""),
    borders: joined(lines.borders),
    rivers: joined(lines.rivers),
  };
}
