import { describe, expect, test } from "vitest";
import type { Json } from "./game.ts";
import { type Acted, checkOf, type Entry, facesOf, type Journal } from "./journal.ts";
import { committedOrigin } from "./origin.ts";
import { replay, verify } from "./replay.ts";
import { openTable } from "./table.ts";
import { playActs as act, DEPLOY, duel, STRIKE } from "./testing/skirmish/duel.ts";
import type { Skirmish } from "./testing/skirmish/index.ts";
import { walk } from "./testing/walk.ts";

const secret = committedOrigin("rubico", "a secret");

describe("replaying", () => {
  const table = walk(duel, { scenario: "meadow", seed: "replay" });
  const { journal } = table;

  test("leads to the same position, or to any before it", () => {
    const { position, entries, dice } = replay(duel, journal);
    expect(duel.hash(position)).toBe(duel.hash(replay(duel, journal, { strict: true }).position));
    expect(entries).toBe(journal.entries.length);
    expect(dice).toBe(journal.entries.flatMap(facesOf).length);
    expect(replay(duel, journal, { upTo: 4 }).position.stack.map(({ step }) => step)).toContain("choose");
  });

  test("tells what happened, entry by entry", () => {
    const told: [string, number][] = [];
    replay(duel, journal, { upTo: 1, tell: (event, entry) => told.push([event.e, entry]) });
    expect(told).toEqual([
      ["dealt", 0],
      ["dealt", 0],
      ["placed", 1],
    ]);
  });
});

describe("verifying", () => {
  const table = openTable(duel, { scenario: "meadow", dice: secret });
  act(table, ...STRIKE, "keep", "keep");
  const journal = table.withSeed();
  const [strike] = journal.entries.filter((entry): entry is Acted => "act" in entry && entry.n === 7);

  const altered = (entry: Entry): Journal => ({ ...journal, entries: journal.entries.with(entry.n, entry) });

  /** A forger who knows how checks are made writes them anew from his alteration on. */
  function forged(entry: Entry, positions: Skirmish = duel): Journal {
    const entries: Entry[] = [];
    for (const one of journal.entries.with(entry.n, entry)) {
      const { check: _, ...content } = one;
      const unchecked = { ...journal, entries: [...entries, one] };
      const hash = positions.hash(replay(positions, unchecked).position);
      entries.push({ ...one, check: checkOf(entries[one.n - 1]?.check ?? journal.header, content, hash) });
    }
    return { ...journal, entries };
  }

  test("a journal as it was written", () => {
    const hash = duel.hash(table.position);
    expect(verify(duel, journal)).toEqual({ ok: true, acts: 9, hash, outcome: null });
  });

  const wrong: readonly [string, Journal, number, string | RegExp][] = [
    [
      "another game",
      { ...journal, header: { ...journal.header, game: "go" } },
      0,
      "This is a journal of go, not of skirmish.",
    ],
    [
      "other rules",
      { ...journal, header: { ...journal.header, rules: 9 } },
      0,
      "It was played by version 9 of the rules; this is version 2.",
    ],
    [
      "another pack",
      { ...journal, header: { ...journal.header, pack: "x" } },
      0,
      `It was played with the components x; these are ${duel.pack.id} (duel).`,
    ],
    ["no such scenario", { ...journal, header: { ...journal.header, scenario: "x" } }, 0, 'There is no scenario "x".'],
    ["another scenario", { ...journal, header: { ...journal.header, scenario: "pass" } }, 0, /^Its check does not fit/],
    [
      "another seed",
      { ...journal, header: { ...journal.header, dice: { ...secret, seed: "other" } } },
      0,
      "The seed that is shown is not the one the table was committed to.",
    ],
    [
      "another commitment",
      { ...journal, header: { ...journal.header, dice: committedOrigin("rubico", "other") } },
      0,
      /^Die 1 shows \d, but the seed gives \d\.$/,
    ],
    [
      "another table",
      { ...journal, header: { ...journal.header, dice: { ...secret, table: "x" } } },
      0,
      /^Die \d shows \d, but the seed gives \d\.$/,
    ],
    ["a wrong seat", altered({ ...strike, seat: "south" }), 7, "It was for north to act, not for south."],
    ["an unknown act", altered({ ...strike, act: { do: "fly" } }), 7, /^There is no act "fly"/],
    [
      "an act against the rules",
      altered({ ...strike, act: { do: "march", piece: "red-1", field: "east" } }),
      7,
      'The act "march" is refused by rule SK-3.b: Enemies stand there',
    ],
    ["too few dice", altered({ ...strike, dice: [] }), 7, "More dice fell than the 0 written down."],
    [
      "too many dice",
      altered({ ...strike, dice: [...facesOf(strike), 1] }),
      7,
      "1 more dice are written down than fell.",
    ],
    ["a die out of range", altered({ ...strike, dice: [7] }), 7, "A die of 6 sides cannot show 7."],
    [
      "another die",
      altered({ ...strike, dice: [(facesOf(strike)[0] % 6) + 1] }),
      7,
      /^Die 1 shows \d, but the seed gives \d\.$/,
    ],
    [
      "another legal act",
      altered({ ...strike, act: { do: "strike", piece: "red-2", field: "east" } }),
      7,
      /^Its check does not fit/,
    ],
    ["a wrong check", altered({ ...strike, check: "0000000000000000" }), 7, /^Its check does not fit/],
    [
      "an act that is not done for those who do not answer",
      altered({ ...strike, by: "time" }),
      7,
      'The act "strike" is not the one that is done for a seat that does not answer.',
    ],
    ["a take-back of nobody", altered({ n: 7, seat: "east", back: 3, check: "" }), 7, "There is no seat east."],
    ["a take-back to nowhere", altered({ n: 7, seat: "north", back: 70, check: "" }), 7, /^It goes back to entry 70/],
  ];
  test.each(wrong)("%s", (_, bad, entry, reason) => {
    const verdict = verify(duel, bad);
    expect(verdict).toMatchObject({ ok: false, entry });
    if (!verdict.ok) expect(verdict.reason).toMatch(reason);
  });

  test("while the seed is hidden an altered die is found by the check", () => {
    const hidden = { ...altered({ ...strike, dice: [(facesOf(strike)[0] % 6) + 1] }), header: table.header };
    expect(verify(duel, hidden)).toMatchObject({ ok: false, entry: 7, reason: expect.stringContaining("check") });
  });

  test("a forger who makes all checks anew is found by the seed once it is shown", () => {
    const loaded = forged({ ...strike, dice: [(facesOf(strike)[0] % 6) + 1] });
    expect(verify(duel, { ...loaded, header: table.header })).toMatchObject({ ok: true });
    expect(verify(duel, loaded)).toMatchObject({ ok: false, entry: 7, reason: expect.stringContaining("seed gives") });
  });

  test("nothing may follow the end", () => {
    const short = openTable(duel, { scenario: "drill", dice: { kind: "seed", seed: "alea" } });
    act(short, ...DEPLOY);
    for (let i = 0; i < 2; i++) act(short, "choose guard", "choose guard", "rest", "rest");
    const { entries, header } = short.journal;
    const late = (more: { act: Json } | { back: number }): Entry => ({
      n: entries.length,
      seat: "north",
      ...more,
      check: "",
    });
    for (const more of [{ act: { do: "rest" } }, { back: 3 }])
      expect(verify(duel, { header, entries: [...entries, late(more)] })).toEqual({
        ok: false,
        entry: entries.length,
        reason: "The game was over before it.",
      });
    expect(verify(duel, short.journal)).toMatchObject({
      ok: true,
      outcome: { results: { north: "lost", south: "lost" } },
    });
  });
});
