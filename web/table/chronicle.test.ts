/** A whole random game, put into words as its players heard it. */
import { type EventShape, type Json, LANGUAGES, openTable, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { expect, test } from "vitest";
import type { GameFace } from "../games/face.ts";
import { PLAYABLE, standardGame } from "../games/index.ts";
import { chronicler } from "./chronicle.ts";
import type { Heard } from "./source.ts";
import { isEvent } from "./speaking.ts";

/** As much of a face as a chronicle needs: the years are its chapters. */
const face: Pick<GameFace, "game" | "heading" | "touched"> = {
  game: juliusCaesar,
  heading: (event) => (isEvent(event) && event.e === "year" ? "year" : null),
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
  const sentences = all.filter(({ names }) => names === undefined);
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
    const told: { readonly seat: string | null; readonly events: readonly EventShape[] }[] = [
      { seat: null, events: table.opening },
    ];
    while (table.toMove !== "over" && told.length < 600) {
      const legal = played.legal(table.position);
      const seat = table.toMove;
      const answer = table.act(seat, legal[dice.roll(legal.length) - 1]);
      if (answer.ok) for (const { events } of answer.recorded) told.push({ seat, events });
    }
    for (const viewer of [...played.seats, "watcher"]) {
      const entries = told.map(({ seat, events }, n): Heard => {
        const heard = events.map((event) => played.hear(event, viewer));
        return { n, seat, events: heard.filter((event) => event !== null), at: null };
      });
      for (const language of LANGUAGES) {
        const teller = { game: played, heading: () => null, touched: () => [] };
        const chapters = chronicler(teller, language)(entries);
        const passages = chapters.flatMap((chapter) => chapter.passages);
        expect(passages.filter(({ sentences }) => !sentences.some(({ text }) => text !== ""))).toEqual([]);
        // Every entry is told: by a passage of its own, or in the line of silent ones before it.
        const shown = new Set(passages.map(({ entry }) => entry.n));
        const lost = entries.filter(({ n, events }) => !shown.has(n) && events.length > 0);
        expect(lost.map(({ events }) => events)).toEqual([]);
      }
    }
  },
);
