import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BadInput } from "./game.ts";
import {
  checkOf,
  type Entry,
  type Header,
  JOURNAL_LIMITS,
  type Journal,
  readJournal,
  writeEntry,
  writeHeader,
  writeJournal,
} from "./journal.ts";

const header: Header = {
  game: "skirmish",
  rules: 3,
  pack: "abc",
  scenario: "meadow",
  options: { swap: "yes" },
  dice: { kind: "seed", seed: "7" },
  players: { north: "Livia" },
};
const entries: readonly Entry[] = [
  { n: 0, dice: [1, 2], check: "aa" },
  { n: 1, seat: "north", act: { do: "rest" }, check: "bb" },
  { n: 2, seat: "south", act: { do: "keep" }, by: "orders", check: "cc" },
  { n: 3, seat: "south", act: { do: "strike", piece: "red-1" }, dice: [6], check: "dd" },
];
const journal: Journal = { header, entries };
const text = writeJournal(journal);

/** The journal as text with one line put in the place of another. */
const withLine = (number: number, line: object | string): string =>
  text
    .trimEnd()
    .split("\n")
    .with(number - 1, typeof line === "string" ? line : JSON.stringify(line))
    .concat("")
    .join("\n");

describe("writing and reading", () => {
  test("what is written is read", () => {
    expect(readJournal(text)).toEqual(journal);
  });

  test("one line about the table, one line an entry", () => {
    expect(text).toBe(writeHeader(header) + entries.map(writeEntry).join(""));
    expect(text.split("\n")[0]).toBe(
      '{"journal":"rubicon","format":1,"game":"skirmish","rules":3,"pack":"abc","scenario":"meadow",' +
        '"options":{"swap":"yes"},"dice":{"kind":"seed","seed":"7"},"players":{"north":"Livia"}}',
    );
    expect(text.split("\n")[2]).toBe('{"n":1,"seat":"north","act":{"do":"rest"},"check":"bb"}');
  });

  test("editors may change how lines end", () => {
    expect(readJournal(text.trimEnd())).toEqual(journal);
    expect(readJournal(text.replaceAll("\n", "\r\n"))).toEqual(journal);
    expect(readJournal(`\uFEFF${text}\n\n`)).toEqual(journal);
  });

  test("committed dice, before and after the seed is shown", () => {
    for (const dice of [
      { kind: "committed", table: "t", commitment: "00" } as const,
      { kind: "committed", table: "t", commitment: "00", seed: "s" } as const,
    ])
      expect(readJournal(writeJournal({ header: { ...header, dice }, entries })).header.dice).toEqual(dice);
  });
});

describe("what is no journal is told in a sentence", () => {
  const head = { journal: "rubicon", format: 1, ...header };
  const wrong: readonly [string, string, string][] = [
    ["nothing", "", "The journal is empty."],
    ["blank lines", "\n \n", "The journal is empty."],
    ["prose", "Gallia est omnis divisa", "Line 1 of the journal is not JSON."],
    ["other JSON", "[1,2]\n", 'This is no journal of Rubicon: its first line must say {"journal":"rubicon",...}.'],
    ["another format", withLine(1, { ...head, format: 2 }), 'This journal has format "2"; only format 1 can be read.'],
    ["only a header", writeHeader(header), "The journal breaks off before its first entry."],
    ["a strange header field", withLine(1, { ...head, x: 1 }), 'The first line of a journal has no field "x".'],
    ["no scenario", withLine(1, { ...head, scenario: 1 }), 'The journal does not say its "scenario".'],
    [
      "no rules",
      withLine(1, { ...head, rules: "3" }),
      "The journal does not give the version of its rules as a number.",
    ],
    ["strange options", withLine(1, { ...head, options: [] }), '"options" of the journal must be an object.'],
    [
      "a strange option",
      withLine(1, { ...head, options: { a: 1 } }),
      '"a" in "options" of the journal must be a text.',
    ],
    [
      "strange dice",
      withLine(1, { ...head, dice: { kind: "loaded" } }),
      'Dice of the kind "loaded" are not known; there are seed and committed.',
    ],
    ["no dice", withLine(1, { ...head, dice: 1 }), "The journal does not say where its dice come from."],
    ["no seed", withLine(1, { ...head, dice: { kind: "seed" } }), "The journal does not give the seed of its dice."],
    ["a bad line", withLine(3, "{oops"), "Line 3 of the journal is not JSON."],
    ["a cut last line", text.slice(0, -5), "The journal breaks off in the middle of line 5."],
    ["a line that is no entry", withLine(3, "[]"), "Entry 1 of the journal is not an object."],
    [
      "a hole",
      text.split("\n").toSpliced(2, 1).join("\n"),
      'Entry 1 of the journal has the number "2": one is missing, double or out of order.',
    ],
    ["no check", withLine(3, { n: 1, seat: "north", act: {} }), "Entry 1 of the journal has no check."],
    ["no seat", withLine(3, { n: 1, act: {}, check: "" }), "Entry 1 of the journal does not say whose it is."],
    [
      "no act",
      withLine(3, { n: 1, seat: "north", check: "" }),
      'Entry 1 of the journal must have either an "act" or "back".',
    ],
    [
      "two things",
      withLine(3, { n: 1, seat: "north", act: {}, back: 0, check: "" }),
      'Entry 1 of the journal must have either an "act" or "back".',
    ],
    [
      "an opening by a seat",
      withLine(2, { n: 0, seat: "north", check: "" }),
      "Entry 0 of the journal is the opening, and no seat's act.",
    ],
    [
      "strange dice faces",
      withLine(2, { n: 0, dice: [1, "2"], check: "" }),
      "Entry 0 of the journal has dice that are not a list of whole numbers.",
    ],
    [
      "dice for a take-back",
      withLine(3, { n: 1, seat: "north", back: 0, dice: [1], check: "" }),
      "Entry 1 of the journal takes back, and nothing else goes with that.",
    ],
    [
      "an act made by nobody knows what",
      withLine(3, { n: 1, seat: "north", act: {}, by: "chance", check: "" }),
      'Entry 1 of the journal was made by "chance"; acts are made by hand, or by orders or time.',
    ],
    [
      "a strange field",
      withLine(3, { n: 1, seat: "north", act: {}, check: "", x: 1 }),
      'Entry 1 of the journal has a field "x" that entries do not have.',
    ],
    [
      "too deep",
      withLine(3, `{"n":1,"seat":"north","act":${"[".repeat(3000)}${"]".repeat(3000)},"check":""}`),
      "Entry 1 of the journal is nested too deeply.",
    ],
  ];
  test.each(wrong)("%s", (_, written, sentence) => {
    expect(() => readJournal(written)).toThrow(new BadInput(sentence));
  });

  test("too long", () => {
    expect(() => readJournal(" ".repeat(JOURNAL_LIMITS.characters + 1))).toThrow(/longer than the \d+ characters/);
    expect(() => readJournal(`{}${"\n{}".repeat(JOURNAL_LIMITS.entries + 1)}`)).toThrow(/more than the \d+ entries/);
  });

  test("any damage leaves a journal or bad input", () => {
    const letters = [...text];
    fc.assert(
      fc.property(fc.nat(letters.length), fc.nat(30), fc.string({ maxLength: 8 }), (at, gone, put) => {
        try {
          readJournal(letters.toSpliced(at, gone, ...put).join(""));
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("checks", () => {
  const check = (changed: Partial<Header>) => checkOf({ ...header, ...changed }, { n: 0 }, "hash");

  test("cover the table, the entry and the position", () => {
    const checks = [
      check({}),
      check({ game: "other" }),
      check({ rules: 4 }),
      check({ pack: "other" }),
      check({ scenario: "pass" }),
      check({ options: {} }),
      check({ dice: { kind: "seed", seed: "8" } }),
      checkOf(header, { n: 0, dice: [1] }, "hash"),
      checkOf(header, { n: 0 }, "other"),
      checkOf("aa", { n: 1, seat: "north", act: { do: "rest" } }, "hash"),
      checkOf("ab", { n: 1, seat: "north", act: { do: "rest" } }, "hash"),
      checkOf("aa", { n: 1, seat: "south", act: { do: "rest" } }, "hash"),
      checkOf("aa", { n: 1, seat: "north", act: { do: "rest" }, by: "time" }, "hash"),
    ];
    expect(new Set(checks).size).toBe(checks.length);
    for (const one of checks) expect(one).toMatch(/^[0-9a-f]{16}$/);
  });

  test("stay the same when the seed is shown or a player changes his name", () => {
    const dice = { kind: "committed", table: "t", commitment: "00" } as const;
    expect(check({ dice: { ...dice, seed: "shown" } })).toBe(check({ dice }));
    expect(check({ players: { north: "Octavia" } })).toBe(check({}));
  });
});
