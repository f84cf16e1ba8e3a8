/** A thing has one name in a language: in the rules, in the prompts, in the chronicle and in what a bot says. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Names that were used beside the one that the rules use. */
const OTHER_NAMES = {
  // ville, licencier, nourrir, touche
  fr: /\bcités?\b|\bdissou|\bdissol|\bentreten|\bentretien|\bcoups? (?:reçu|restant|sans cible)|porte un coup/i,
  // leader, congedare
  it: /\bcomandant[ei]\b|\b[Cc]apo\b|\b[Cc]api\b|\bsciogl|\bsciolt/,
} as const;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every sentence of a language, in the folder of its words and in its rulebook. */
function sentencesIn(language: keyof typeof OTHER_NAMES): string[] {
  const words = readdirSync(here(language)).map((file) => here(`${language}/${file}`));
  return [...words, here(`../rulebook/${language}.ts`)].flatMap((path) => readFileSync(path, "utf8").split("\n"));
}

test.each(["fr", "it"] as const)("no thing has two names (%s)", (language) => {
  const sentences = sentencesIn(language);
  expect(sentences.length).toBeGreaterThan(700);
  // "Contare da capo" is to begin again.
  expect(sentences.filter((line) => OTHER_NAMES[language].test(line.replaceAll("da capo", "")))).toEqual([]);
});
