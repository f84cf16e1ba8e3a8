/** All that a language brings: what it calls things, and what it says of them. */
import type { Faces, Names, OptionWords, ScenariosWords } from "./names.ts";
import type { Titles } from "./titles.ts";
import type { FirstWords, LaterWords } from "./wording.ts";

export interface Vocabulary {
  readonly names: Names;
  readonly faces: Faces;
  readonly scenarios: ScenariosWords;
  readonly options: OptionWords;
  /** Sentences about the things of one box. */
  first(titles: Titles): FirstWords;
}

export type Later = (titles: Titles) => LaterWords;
