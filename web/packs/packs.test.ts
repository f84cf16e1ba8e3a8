/** Packs in the browser: brought in from files, checked, kept, found again by journals, thrown away when nobody needs them. */
import "fake-indexeddb/auto";
import { BadInput, type GameName, LANGUAGES, labelOf, parsePack, writePack } from "@rubicon/engine";
import { SMALL_COMPONENTS, SMALL_PACK, skirmishPack } from "@rubicon/engine/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { settings } from "../app/settings.ts";
import { balancedPack, isStandard, packOf, standardGame } from "../games/index.ts";
import { exportToContinue, importJournal } from "../local/exchange.ts";
import { createLocalGame, deleteLocalGame, listLocalGames, openLocalGame } from "../local/index.ts";
import { localSource } from "../table/local.ts";
import { gameNamed, MissingPack, OtherRules, takePack, takeWanted } from "./finding.ts";
import { exportPack, keptPacks, needOfPacks, throwPackAway } from "./keeping.ts";
import { keptPack } from "./kept.ts";

vi.mock("../games/list.ts", async () => ({ GAMES: [(await import("../games/testing/skirmish.ts")).SKIRMISH] }));

let made = 0;
/** A pack that no other test has seen. */
const aPack = (name: string) => skirmishPack({ ...SMALL_COMPONENTS, rounds: 10 + ++made }, name);
const create = (pack?: string): Promise<string> =>
  createLocalGame({ game: "skirmish", pack, scenario: "meadow", options: {}, curtain: false, seed: "alea" });
const named = (pack: string): GameName => ({ game: "skirmish", rules: 2, pack });

afterEach(async () => {
  settings.set({ ...settings.now, language: "en" });
  for (const { id } of await listLocalGames()) await deleteLocalGame(id);
  for (const { id } of await keptPacks("skirmish")) await throwPackAway(id);
});

describe("a pack from a file", () => {
  test("is checked, kept and listed, the last first; the same components are kept once", async () => {
    const [one, two] = [aPack("one"), aPack("two")];
    const kept = await takePack("skirmish", writePack(one));
    expect(kept).toMatchObject({ id: labelOf(one).id, name: "one" });
    await new Promise((soon) => setTimeout(soon, 2));
    await takePack("skirmish", writePack(two));
    await takePack("skirmish", writePack({ ...two, name: "two, renamed" }));
    expect((await keptPacks("skirmish")).map(({ name }) => name)).toEqual(["two, renamed", "one"]);
    expect(await keptPacks("chess")).toEqual([]);
  });

  test("that does not fit is refused with the exact place of the fault, and nothing changes", async () => {
    const before = await keptPacks("skirmish");
    const broken = (components: object) => writePack(skirmishPack({ ...SMALL_COMPONENTS, ...components }, "broken"));
    const faults: readonly (readonly [string, string])[] = [
      [broken({ capacity: "many" }), 'capacity: must be a whole number from 1 to 200, not "many".'],
      [broken({ scenarios: [{ id: "meadow", flags: { crowded: 1, plain: false } }] }), "scenarios[0].flags.crowded"],
      ["{}", "pack: must be"],
      ["not at all", "The pack is not JSON"],
      [writePack({ ...SMALL_PACK, game: "chess" }), "These are components of chess, not of Skirmish."],
    ];
    for (const [text, sentence] of faults) {
      await expect(takePack("skirmish", text)).rejects.toThrow(sentence);
      await expect(takePack("skirmish", text)).rejects.toThrow(BadInput);
    }
    expect(await keptPacks("skirmish")).toEqual(before);
  });

  test("is carried out as the file it came from", async () => {
    const pack = aPack("Élan, 2nd edition");
    const kept = await takePack("skirmish", writePack(pack));
    const { name, text } = exportPack(kept);
    expect(name).toBe("skirmish-elan-2nd-edition.json");
    expect(parsePack(text)).toEqual(pack);
    const standard = await standardGame("skirmish");
    expect(standard && (await packOf(standard))).toEqual(SMALL_PACK);
  });

  test("stays as long as a game needs it", async () => {
    const { id } = await takePack("skirmish", writePack(aPack("needed")));
    const game = await create(id);
    expect(await needOfPacks()).toEqual(new Map([[id, 1]]));
    expect(await throwPackAway(id)).toBe(false);
    expect(await keptPack("skirmish", id)).not.toBeNull();
    await deleteLocalGame(game);
    expect(await throwPackAway(id)).toBe(true);
    expect(await keptPack("skirmish", id)).toBeNull();
  });
});

describe("a game at one screen", () => {
  test("remembers its pack, beside another with the usual one", async () => {
    const { id } = await takePack("skirmish", writePack(aPack("mine")));
    const [usual, own] = [await openLocalGame(await create()), await openLocalGame(await create(id))];
    expect([usual?.game.pack.name, own?.game.pack.name]).toEqual(["standard", "mine"]);
    expect([usual?.packName, own?.packName]).toEqual([undefined, "mine"]);
    expect(await isStandard("skirmish", usual?.header.pack ?? "")).toBe(true);
    if (usual === null || own === null) throw new Error("they were kept");
    // Both are played side by side in one page.
    for (const kept of [usual, own]) {
      const source = localSource(kept);
      const { now } = source.state;
      expect(await source.act(now?.legal[0] ?? { do: "" })).toEqual({ is: "done" });
      expect(source.state.now?.pack).toEqual(kept.game.pack);
      source.close();
    }
  });

  test("is begun and opened with the balanced pack, which nobody has to bring", async () => {
    const balanced = await balancedPack("skirmish");
    if (balanced === null) throw new Error("there is one");
    const { id } = labelOf(balanced);
    const opened = await openLocalGame(await create(id));
    expect(opened?.game.pack).toEqual({ id, name: "Balanced" });
    expect(await isStandard("skirmish", id)).toBe(false);
    expect(await keptPacks("skirmish")).toEqual([]);
  });

  test("is not begun with components that are not here", async () => {
    await expect(create("0".repeat(32))).rejects.toThrow(MissingPack);
  });
});

describe("a journal of components that are not here", () => {
  async function carriedOut(): Promise<{ journal: string; pack: string; id: string }> {
    const pack = writePack(aPack("far away"));
    const { id } = await takePack("skirmish", pack);
    const game = await create(id);
    const { text } = await exportToContinue(game);
    await deleteLocalGame(game);
    await throwPackAway(id);
    // Another page has never seen it.
    return { journal: text.replaceAll(id, `${id.slice(0, -1)}${id.endsWith("0") ? 1 : 0}`), pack, id };
  }

  test("says which ones it wants, in every language, and keeps nothing", async () => {
    const { journal } = await carriedOut();
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      settings.set({ ...settings.now, language });
      const error: unknown = await importJournal(journal).catch((trouble: unknown) => trouble);
      if (!(error instanceof MissingPack)) throw error;
      expect(error.message).toContain(error.wanted.pack);
      said.add(error.message);
    }
    expect(said.size).toBe(LANGUAGES.length);
    expect(await listLocalGames()).toEqual([]);
  });

  test("takes the pack that it wants and no other", async () => {
    const wanted = aPack("wanted");
    const name = named(labelOf(wanted).id);
    await expect(takeWanted(name, writePack(aPack("another")))).rejects.toThrow("holds other components");
    expect(await keptPacks("skirmish")).toEqual([]);
    await takeWanted(name, writePack(wanted));
    expect((await gameNamed(name)).pack.name).toBe("wanted");
  });
});

describe("the very game that a table names", () => {
  test("is fetched with its pack from elsewhere, and kept", async () => {
    const pack = aPack("on a server");
    const { id } = labelOf(pack);
    const asked: string[] = [];
    const elsewhere = async (wanted: string) => {
      asked.push(wanted);
      return wanted === id ? pack : null;
    };
    const game = await gameNamed(named(id), elsewhere);
    expect(game.pack).toEqual({ id, name: "on a server" });
    expect(await gameNamed(named(id), elsewhere)).toBe(game);
    expect(asked).toEqual([id]);
    expect(await keptPack("skirmish", id)).not.toBeNull();
    await expect(gameNamed(named("f".repeat(32)), elsewhere)).rejects.toThrow(MissingPack);
  });

  test("of later or earlier rules is not here", async () => {
    const usual = await standardGame("skirmish");
    for (const rules of [1, 3])
      await expect(gameNamed({ ...named(usual?.pack.id ?? ""), rules })).rejects.toThrow(OtherRules);
    await expect(gameNamed({ game: "chess", rules: 1, pack: "" })).rejects.toThrow('"chess" cannot be played here');
  });
});
