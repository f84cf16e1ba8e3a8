/** A whole random game, put into words as its players heard it. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { type Json, LANGUAGES, type Language, openTable, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { expect, test } from "vitest";
import { type GameFace, thing } from "../games/face.ts";
import { PLAYABLE, standardGame } from "../games/index.ts";
import { type Dated, Telling } from "../local/telling.ts";
import { chronicler } from "./chronicle.ts";
import type { Heard } from "./source.ts";
import { isEvent } from "./speaking.ts";

/** As much of a face as a chronicle needs: the years are its chapters. */
const face: Pick<GameFace, "game" | "heading" | "touchable" | "touched"> = {
  game: juliusCaesar,
  heading: (event) => (isEvent(event) && event.e === "year" ? "year" : null),
  touchable: ["place", "block", "card"],
  touched: () => ["place:roma"],
};

function game(seed: string): Heard[] {
  const table = openTable(juliusCaesar, { scenario: "historical", dice: { kind: "seed", seed } });
  const dice = seededDice(`${seed} acts`);
  const heard = (
    n: number,
    seat: string | null,
    events: readonly Parameters<typeof juliusCaesar.hear>[0][],
  ): Heard => ({
    n,
    seat,
    events: events.map((event) => juliusCaesar.hear(event, "caesar")).filter((event): event is Json => event !== null),
    at: null,
  });
  const entries = [heard(0, null, table.opening)];
  while (table.toMove !== "over") {
    const legal = juliusCaesar.legal(table.position);
    const seat = table.toMove;
    const answer = table.act(seat, legal[dice.roll(legal.length) - 1]);
    if (answer.ok) for (const { events } of answer.recorded) entries.push(heard(entries.length, seat, events));
  }
  return entries;
}

test.each(["en", "fr", "it"] as const)("every event has a sentence and a rule, in order (%s)", (language) => {
  const entries = game("annals");
  const chapters = chronicler(face, language)(entries);
  const all = chapters.flatMap(({ passages }) => passages.flatMap((passage) => passage.sentences));
  const sentences = all.filter(({ quiet }) => quiet === undefined);
  const headings = chapters.filter(({ heading }) => heading !== null);
  const events = entries.reduce((sum, entry) => sum + entry.events.length, 0);
  expect(sentences.length + headings.length).toBe(events);
  for (const { rule } of headings) expect(rule).toMatch(/^JC-/);
  for (const { text, rule } of sentences) {
    expect(text).not.toBe("");
    expect(rule).toMatch(/^JC-/);
  }
  const numbers = chapters.flatMap(({ passages }) => passages.map(({ entry }) => entry.n));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(headings.length).toBeGreaterThan(1);
});

test("an entry is put into words once, however often the chronicle grows", () => {
  const entries = game("once");
  const chaptersOf = chronicler(face, "en");
  const first = chaptersOf(entries.slice(0, 50))[0].passages[0];
  expect(chaptersOf(entries)[0].passages[0]).toBe(first);
});

test("a take-back stands in the chronicle though nothing was heard with it", () => {
  const silent: Heard = { n: 0, seat: "caesar", events: [], at: null };
  const chapters = chronicler(face, "en")([silent, { ...silent, n: 1, back: 0 }]);
  expect(chapters.flatMap(({ passages }) => passages.map(({ entry }) => entry.n))).toEqual([0, 1]);
});

test("acts of which nothing is to be told are one line as long as they follow each other, with the names of who acted", () => {
  const silent = (n: number, seat: string): Heard => ({ n, seat, events: [], at: null });
  const chaptersOf = chronicler(face, "en");
  const [{ passages }] = chaptersOf([silent(0, "caesar"), silent(1, "pompeius"), silent(2, "caesar")]);
  expect(passages.map(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
    ["Caesar and Pompeius: nothing to be seen."],
  ]);
});

test("what everybody saw done is told in the game’s words: a line for what one player did in a row", () => {
  const done = (n: number, seat: string, kind: string): Heard => ({ n, seat, act: { do: kind }, events: [], at: null });
  const entries = [
    done(0, "caesar", "end-group"),
    done(1, "caesar", "end-moves"),
    done(2, "caesar", "end-moves"),
    done(3, "pompeius", "end-levy"),
    { n: 4, seat: "pompeius", events: [], at: null },
  ];
  const linesIn = (language: Language): readonly string[] =>
    chronicler(
      face,
      language,
    )(entries).flatMap(({ passages }) => passages.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
  expect(linesIn("en")).toEqual([
    "Caesar: this group moves no further; the movement is over.",
    "Pompeius: the levies are over.",
    "Pompeius: nothing to be seen.",
  ]);
  expect(linesIn("fr")[1]).toBe("Pompée\u00a0: fin des levées.");
  expect(linesIn("it")[1]).toBe("Pompeo: fine delle leve.");
});

test("what is taken up and moves at once is told by its move alone; what is told of others is not", () => {
  const teller = {
    game: aleaIactaEst,
    heading: () => null,
    touchable: ["piece"],
    touched: () => [thing("piece", "legio-II")],
  };
  const take = (n: number, piece: string): Heard => ({
    ...{ n, seat: "palatine", act: { do: "take", piece }, events: [], at: null },
  });
  const marched = {
    ...{ e: "marched", side: "caesarians", pieces: ["legio-II"], from: "italia-1", to: "italia-4", cost: 1 },
    ...{ crossed: false, rule: "AIE-3.4.1.c" },
  };
  const linesOf = (piece: string): readonly string[] =>
    chronicler(
      teller,
      "en",
    )([take(0, piece), { n: 1, seat: "palatine", events: [marched], at: null }]).flatMap(({ passages }) =>
      passages.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    );
  expect(linesOf("legio-II")).toEqual(["Legio II marches from Italia 1 to Italia 4 (1 point)."]);
  expect(linesOf("legio-VIII")[0]).toBe("Caesarians: Legio VIII is taken up.");
});

test.each(PLAYABLE.map(({ id }) => id))(
  "every entry that the log of %s shows has a sentence, for every viewer and in every language",
  async (id) => {
    const played = await standardGame(id);
    if (played === null) throw new Error(`${id} cannot be loaded`);
    const table = openTable(played, {
      scenario: played.scenarios[0].id,
      dice: { kind: "seed", seed: "silent" },
    });
    const dice = seededDice("silent acts");
    const told: Dated[] = [{ entry: table.journal.entries[0], events: table.opening, at: null }];
    while (table.toMove !== "over" && told.length < 600) {
      const legal = played.legal(table.position);
      const seat = table.toMove;
      const answer = table.act(seat, legal[dice.roll(legal.length) - 1]);
      if (answer.ok) told.push(...answer.recorded.map((recorded) => ({ ...recorded, at: null })));
    }
    for (const viewer of [...played.seats, "watcher"]) {
      const entries = new Telling(played, told).heardBy(viewer);
      for (const language of LANGUAGES) {
        const teller = { game: played, heading: () => null, touchable: [], touched: () => [] };
        const chapters = chronicler(teller, language)(entries);
        const passages = chapters.flatMap((chapter) => chapter.passages);
        expect(passages.filter(({ sentences }) => !sentences.some(({ text }) => text !== ""))).toEqual([]);
        // In the usual set-ups nobody does anything that others see nothing of.
        const unseen = passages.flatMap(({ sentences }) => sentences.filter(({ quiet }) => quiet?.deeds.length === 0));
        expect(unseen).toEqual([]);
        // Every entry is told: by a passage of its own, or in the line of silent ones before it.
        const shown = new Set(passages.map(({ entry }) => entry.n));
        const lost = entries.filter(({ n, events }) => !shown.has(n) && events.length > 0);
        expect(lost.map(({ events }) => events)).toEqual([]);
      }
    }
  },
);
