import "fake-indexeddb/auto";
import { BadInput, LANGUAGES, pick, readJournal, seededDice, verify } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { afterEach, describe, expect, test } from "vitest";
import { settings } from "../app/settings.ts";
import { type LocalSource, localSource } from "../table/local.ts";
import { exportJournal, exportToContinue, importJournal } from "./exchange.ts";
import { createLocalGame, deleteLocalGame, listLocalGames, openLocalGame } from "./index.ts";

const opened: LocalSource[] = [];
afterEach(async () => {
  settings.set({ ...settings.now, language: "en" });
  for (const source of opened.splice(0)) source.close();
  for (const { id } of await listLocalGames()) await deleteLocalGame(id);
});

async function playSome(id: string, acts: number, seed = "some"): Promise<LocalSource> {
  const kept = await openLocalGame(id);
  if (kept === null) throw new Error(`there is no game ${id}`);
  const source = localSource(kept);
  opened.push(source);
  const random = seededDice(seed);
  for (let i = 0; i < acts && source.state.now?.status === "running"; i++) {
    await source.takeOver();
    await source.act(pick(source.state.now.legal, random));
  }
  return source;
}

const create = (): Promise<string> =>
  createLocalGame({ game: "julius-caesar", scenario: "historical", options: {}, curtain: true });

describe("the shelf", () => {
  test("lists games, the last played first", async () => {
    const [first, second] = [await create(), await create()];
    await new Promise((soon) => setTimeout(soon, 5));
    await playSome(first, 3);
    const games = await listLocalGames();
    expect(games.map(({ id }) => id)).toEqual([first, second]);
    expect(games[0]).toMatchObject({ length: 4, curtain: true, outcome: null });
    expect(games[0].toMove).toMatch(/caesar|pompeius/);
  });

  test("forgets a game that is thrown away, and that one alone", async () => {
    const [gone, kept] = [await create(), await create()];
    await deleteLocalGame(gone);
    expect((await listLocalGames()).map(({ id }) => id)).toEqual([kept]);
    expect(await openLocalGame(gone)).toBeNull();
    expect((await openLocalGame(kept))?.entries).toHaveLength(1);
  });

  test("takes no game, scenario or option that is not known", async () => {
    const wishes = { game: "julius-caesar", scenario: "historical", options: {}, curtain: false };
    await expect(createLocalGame({ ...wishes, game: "senet" })).rejects.toThrow(/senet/);
    await expect(createLocalGame({ ...wishes, scenario: "late" })).rejects.toThrow(BadInput);
    await expect(createLocalGame({ ...wishes, options: { dice: "d20" } })).rejects.toThrow(BadInput);
    expect(await listLocalGames()).toEqual([]);
  });
});

describe("whether one plays both sides or two play in turn", () => {
  const undecided = async (id: string): Promise<boolean | undefined> => (await openLocalGame(id))?.undecided;

  test("is asked once at the table of a new game, and remembered with it, whatever is played meanwhile", async () => {
    const wishes = { game: "julius-caesar", scenario: "historical", options: {} };
    const [one, other] = [await createLocalGame(wishes), await createLocalGame(wishes)];
    const source = await playSome(one, 3);
    expect(source.undecided.now).toBe(true);
    expect(await undecided(one)).toBe(true);
    await source.removeCurtain();
    expect([source.undecided.now, source.curtain.now, source.handOver.now]).toEqual([false, false, null]);
    await source.act(source.state.now?.legal[0] ?? { do: "" });
    expect(await openLocalGame(one)).toMatchObject({ undecided: false, curtain: false });
    // Of another game it says nothing; and it can be changed later.
    expect(await undecided(other)).toBe(true);
    await source.hangCurtain();
    expect(await openLocalGame(one)).toMatchObject({ undecided: false, curtain: true });
  });

  test("is not asked where it was said beforehand", async () => {
    expect(await undecided(await create())).toBe(false);
  });
});

describe("export and import", () => {
  test("a game goes on in another browser where it stood, with the same dice", async () => {
    const id = await create();
    await playSome(id, 40);
    const { text } = await exportToContinue(id);
    const copy = await importJournal(text);
    expect(copy).not.toBe(id);
    const [one, two] = [await playSome(id, 60, "on"), await playSome(copy, 60, "on")];
    expect(two.state.now?.sight).toEqual(one.state.now?.sight);
    expect((await exportToContinue(copy)).text).toBe((await exportToContinue(id)).text);
  });

  test("while it runs the journal leaves the seed out: it can be checked but not played on", async () => {
    const id = await create();
    await playSome(id, 20);
    const { text } = await exportJournal(id);
    const journal = readJournal(text);
    expect(journal.header.dice).not.toHaveProperty("seed");
    expect(verify(juliusCaesar, journal)).toMatchObject({ ok: true, acts: 20 });
    await expect(importJournal(text)).rejects.toThrow(/secret seed/);
  });

  test("a finished game comes back as it was, with its seed", async () => {
    const id = await create();
    const source = await playSome(id, 20_000);
    const { text } = await exportJournal(id);
    const copy = await importJournal(text);
    expect((await exportJournal(copy)).text).toBe(text);
    expect((await openLocalGame(copy))?.outcome).toEqual(source.state.now?.outcome);
    expect(readJournal(text).header.dice).toHaveProperty("seed");
  });
});

describe("a broken file", () => {
  async function lines(): Promise<string[]> {
    const id = await create();
    await playSome(id, 30);
    return (await exportToContinue(id)).text.trimEnd().split("\n");
  }
  const changed = (all: readonly string[], n: number, change: (line: string) => string): string =>
    `${all.map((line, i) => (i === n ? change(line) : line)).join("\n")}\n`;

  const faults: Readonly<Record<string, readonly [(all: readonly string[]) => string, RegExp]>> = {
    empty: [() => " \n", /empty/],
    "a picture": [() => "\u0089PNG\r\n\u001a", /no journal/],
    "some other JSON": [() => '{"hello":"world"}\n', /no journal/],
    "broken off in a line": [(all) => all.join("\n").slice(0, -20), /breaks off/],
    "without an entry": [(all) => `${all.toSpliced(5, 1).join("\n")}\n`, /missing, double or out of order/],
    "of another game": [(all) => changed(all, 0, (line) => line.replace("julius-caesar", "senet")), /"senet"/],
    "of other rules": [(all) => changed(all, 0, (line) => line.replace(/"rules":\d+/, '"rules":99')), /version 99/],
    "of other components": [
      (all) => changed(all, 0, (line) => line.replace(/"pack":"[^"]*"/, '"pack":"f00"')),
      /components that are not here: the pack f00/,
    ],
    "with another seat": [
      (all) => changed(all, 2, (line) => line.replace(/"seat":"\w+"/, '"seat":"cleopatra"')),
      /entry 1 .*cleopatra/,
    ],
    "with a loaded die": [
      (all) => changed(all, 1, (line) => line.replace(/"dice":\[(\d+)/, (_, die) => `"dice":[${die === "1" ? 2 : 1}`)),
      /entry 0/,
    ],
    "with another seed": [
      (all) => changed(all, 0, (line) => line.replace(/"seed":"(.)/, (_, digit) => `"seed":"${digit === "0" ? 1 : 0}`)),
      /not the one the table was committed to/,
    ],
  };

  test.each(Object.keys(faults))("%s: one sentence says what is wrong, and nothing is kept", async (name) => {
    const [make, sentence] = faults[name];
    const text = make(await lines());
    const before = await listLocalGames();
    await expect(importJournal(text)).rejects.toThrow(sentence);
    await expect(importJournal(text)).rejects.toThrow(BadInput);
    expect(await listLocalGames()).toEqual(before);
  });

  test("says it in the language of the page", async () => {
    const said = [];
    for (const language of LANGUAGES) {
      settings.set({ ...settings.now, language });
      said.push(await importJournal("").catch((error: unknown) => String(error)));
    }
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });
});
