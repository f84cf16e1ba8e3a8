/** Where a value comes from, as the files of the series write it, in words. */
import type { SeriesFormWords } from "./wording.ts";

/** "3.4.2", "table of leaders", "scenario 3", "AIE-R94", or a thought of ours, which stays as it is. */
export function sectionsIn(words: SeriesFormWords): (text: string) => string {
  const one = (text: string): string => {
    if (/^\d+(?:\.\w+)*$/.test(text)) return words.section(text);
    const scenario = /^scenario (\d+)$/.exec(text);
    if (scenario !== null) return words.scenario(scenario[1]);
    if (/^(?:AIE|IMP)-R\d+$/.test(text)) return words.ruling(text);
    return words.sections[text] ?? text;
  };
  return (text) => text.split(", ").map(one).join(", ");
}
