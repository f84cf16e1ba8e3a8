/** What players type, and the rule that must come first. */
import type { Language } from "@rubicon/engine";
import { expect, test } from "vitest";
import { standardGame, synonymsOf } from "../../games/index.ts";
import { found, type Synonyms, snippets, stem } from "./book.ts";

type Query = readonly [language: Language, query: string, first: string];

const QUERIES: Readonly<Record<string, readonly Query[]>> = {
  "julius-caesar": [
    ["en", "ship", "JC-6.2.a"],
    ["en", "ships", "JC-6.2.a"],
    ["en", "cavalry", "JC-3.24.a"],
    ["en", "recruit", "JC-6.4.a"],
    ["en", "winter food", "JC-8.3.a"],
    ["en", "flee", "JC-7.6.a"],
    ["en", "landing", "JC-6.3.a"],
    ["en", "secret", "JC-H.a"],
    ["en", "horsemen", "JC-3.24.a"],
    ["en", "leader dies", "JC-7.51.a"],
    ["en", "the fog of war", "JC-H.a"],
    ["en", "stacking", "JC-6.15.a"],
    ["fr", "mort du chef", "JC-7.51.a"],
    ["it", "un pareggio?", "JC-1.2.e"],
    ["it", "nebbia di guerra", "JC-H.a"],
    ["fr", "bateaux", "JC-6.2.a"],
    ["fr", "cavalerie", "JC-3.24.a"],
    ["fr", "chevaux", "JC-3.24.a"],
    ["it", "cavallo", "JC-3.24.a"],
    ["fr", "recrutement", "JC-6.4.a"],
    ["fr", "débarquement", "JC-6.3.a"],
    ["fr", "hiver", "JC-8.0.a"],
    ["it", "navi", "JC-6.2.a"],
    ["it", "cavalleria", "JC-3.24.a"],
    ["it", "reclutamento", "JC-6.4.a"],
    ["it", "sbarco", "JC-6.3.a"],
    ["it", "inverno", "JC-8.0.a"],
    ["en", "how to win", "JC-1.2.c"],
    ["en", "who goes first", "JC-2.1.e"],
    ["en", "who starts?", "JC-2.1.e"],
    ["fr", "comment gagner", "JC-1.2.c"],
    ["fr", "qui commence", "JC-2.1.e"],
    ["it", "come si vince", "JC-1.2.c"],
    ["it", "chi comincia", "JC-2.1.e"],
  ],
  "alea-iacta-est": [
    ["en", "ships", "AIE-3.4.2.a"],
    ["en", "battle", "AIE-8.1.a"],
    ["en", "barbarians", "AIE-4.1.a"],
    ["en", "conspiracy", "AIE-3.5.3.a"],
    ["en", "heir", "AIE-3.5.2.a"],
    ["en", "how to win", "AIE-10.0.a"],
    ["en", "who goes first?", "AIE-2.B.a"],
    ["en", "horsemen", "AIE-3.2.2.a"],
    ["fr", "comment gagner", "AIE-10.0.a"],
    ["it", "chi comincia", "AIE-2.B.a"],
    ["fr", "navires", "AIE-3.4.2.a"],
    ["fr", "batailles", "AIE-8.1.a"],
    ["fr", "barbares", "AIE-4.1.a"],
    ["fr", "héritier", "AIE-3.5.2.a"],
    ["it", "navi", "AIE-3.4.2.a"],
    ["it", "battaglia", "AIE-8.1.a"],
    ["it", "barbari", "AIE-4.1.a"],
    ["it", "congiura", "AIE-3.5.3.a"],
  ],
  imperator: [
    ["en", "leader dies", "IMP-8.4.a"],
    ["fr", "qui commence ?", "IMP-2.B.a"],
    ["en", "rebels", "IMP-4.5V.a"],
    ["en", "escape", "IMP-8.1.a"],
    ["en", "border", "IMP-3.1.a"],
    ["en", "detachments", "IMP-3.4.a"],
    ["fr", "rebelle", "IMP-4.5V.a"],
    ["fr", "frontières", "IMP-3.1.a"],
    ["fr", "détachements", "IMP-3.4.a"],
    ["fr", "batailles", "IMP-8.a"],
    ["it", "ribelli", "IMP-4.5V.a"],
    ["it", "battaglia", "IMP-8.a"],
    ["it", "distaccamento", "IMP-3.4.a"],
    ["it", "vexillatio", "IMP-3.4.a"],
  ],
};

for (const [game, queries] of Object.entries(QUERIES))
  test.each(queries)(`${game}: in %s "%s" finds %s first`, async (language, query, first) => {
    const played = await standardGame(game);
    if (played === null) throw new Error(`${game} cannot be loaded`);
    const synonyms: Synonyms = (await synonymsOf(game))?.[language] ?? {};
    const [best] = found(await played.rulebook(language), query, synonyms);
    expect(best?.id).toBe(first);
  });

test("words are found however many they are, and whatever their gender", () => {
  expect(["ships", "armies", "bateaux", "chevaux", "legione", "roma"].map(stem)).toEqual([
    ...["ship", "army", "bateau", "cheval", "legion", "roma"],
  ]);
});

test("what a word stands for is marked whole", () => {
  const marked = snippets("A navis sails.", "ship", { ship: ["navis"] }).filter(({ sought }) => sought);
  expect(marked.map(({ text }) => text)).toEqual(["navis"]);
});

test("where no rule speaks of all that is typed, those that speak of the most are found", async () => {
  const played = await standardGame("julius-caesar");
  const book = await played?.rulebook("en");
  if (book === undefined) throw new Error("Julius Caesar cannot be loaded");
  expect(found(book, "cleopatra zeppelin")).toEqual(found(book, "cleopatra"));
  expect(found(book, "zeppelin")).toEqual([]);
});
