/** What a language calls things, whatever is said of them. */
import type { Faces, Names, OptionWords, ScenariosWords } from "./names.ts";

export interface Vocabulary {
  readonly names: Names;
  readonly faces: Faces;
  readonly scenarios: ScenariosWords;
  readonly options: OptionWords;
}
