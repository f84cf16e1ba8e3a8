/** Tables with components of their own: side by side, after their file is gone, on other servers, in lists and files. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  isList,
  isObject,
  type Json,
  labelOf,
  type Pack,
  parsePack,
  readJournal,
  Shelf,
  seededDice,
  verify,
  writePack,
} from "@rubicon/engine";
import { SMALL_COMPONENTS, skirmishPack, skirmishRules } from "@rubicon/engine/testing";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../database/open.ts";
import { backup } from "../operations/backup.ts";
import { addPacks } from "../operations/packs-folder.ts";
import { restore } from "../operations/restore.ts";
import type { Player } from "../services.ts";
import { startServer } from "../testing/index.ts";
import { playRandomly } from "../testing/play.ts";
import { A_DAY } from "./bringing.ts";
import { Cupboard } from "./cupboard.ts";
import { makeKeeper } from "./keeper.ts";
import { makeSteward } from "./steward.ts";
import { type House, MEADOW, openHouse } from "./testing/house.ts";

/** Longer fields, fewer pieces. */
const HEATH = skirmishPack({ ...SMALL_COMPONENTS, fields: ["moor", "heath"], piecesOfEach: 2 }, "Heath");

/** Julius Caesar with a city that is worth a point more. */
const RICHER: Pack = {
  game: juliusCaesarRules.id,
  name: "Richer",
  components: withRicherCity(juliusCaesarRules.standard.components),
};

function withRicherCity(components: Json): Json {
  if (!isObject(components) || !isObject(components.map) || !isList(components.map.cities))
    throw new Error("no cities");
  const [first, ...others] = components.map.cities;
  if (!isObject(first)) throw new Error("no city");
  const richer = { ...first, value: Number(first.value ?? 0) + 1 };
  return { ...components, map: { ...components.map, cities: [richer, ...others] } };
}

let house: House;
let julia: Player;
let marcus: Player;
let titus: Player;

beforeAll(async () => {
  house = await openHouse();
  house.shelf.add(HEATH);
  house.shelf.add(RICHER);
  [julia, marcus, titus] = [await house.player("Julia"), await house.player("Marcus"), await house.player("Titus")];
});
afterAll(() => house.close());

const heath = labelOf(HEATH);
const richer = labelOf(RICHER);

async function info(table: string) {
  const found = await house.keeper.standing(table);
  if (!found) throw new Error("the table is gone");
  return found.info;
}

describe("side by side", () => {
  test.each([
    ["skirmish", MEADOW, heath, "Heath"],
    ["julius-caesar", { game: "julius-caesar", scenario: "historical", seat: "caesar" }, richer, "Richer"],
  ] as const)(
    "two tables of %s with different packs are played to their ends, each by its own",
    async (_, form, pack, name) => {
      const tables = await Promise.all([
        house.game([julia, marcus], form),
        house.game([julia, marcus], { ...form, pack: pack.id }),
      ]);
      for (let i = 0; i < 2_000; i++) for (const table of tables) await house.play(table, 1);
      const [usual, other] = [await info(tables[0]), await info(tables[1])];
      expect([usual.status, other.status]).toEqual(["over", "over"]);
      expect(other.pack).toEqual({ id: pack.id, name });
      expect(usual.pack).toEqual(house.shelf.standard(form.game).pack);
      for (const [table, label] of [
        [tables[0], usual.pack],
        [tables[1], other.pack],
      ] as const) {
        const { text } = await house.ask(null, "GET", `/api/tables/${table}/journal`);
        const journal = readJournal(text);
        expect(journal.header.pack).toBe(label.id);
        const game = house.shelf.find(journal.header);
        expect(game && verify(game, journal)).toMatchObject({ ok: true });
      }
      const past = await house.ask(null, "GET", `/api/tables/${tables[1]}/past?from=0&to=9&as=everything`);
      expect([past.status, past.json.length]).toEqual([200, 10]);
    },
  );

  test("a pack is told with its table: in lists, in what is one's own, and in another game", async () => {
    const table = await house.game([julia, marcus], { pack: heath.id });
    const { json } = await house.ask(null, "GET", "/api/tables?text=julia&limit=100");
    const listed = (id: string) => json.tables.find((each: { id: string }) => each.id === id);
    expect(listed(table).pack).toEqual(heath);
    const own = (await house.ask(julia, "GET", "/api/me/tables")).json.running;
    expect(own.find((each: { id: string }) => each.id === table).pack).toEqual(heath);
    await house.steward.resign(julia, table);
    await house.steward.rematch(julia, table);
    const next = await house.steward.rematch(marcus, table);
    expect((await info(next ?? "")).pack).toEqual(heath);
  });
});

describe("over HTTP", () => {
  test("the games come with the packs that a table may be opened with, the usual one first", async () => {
    const { json } = await house.ask(null, "GET", "/api/games");
    const skirmish = json.find(({ id }: { id: string }) => id === "skirmish");
    expect(skirmish.packs.map(({ id, name }: typeof heath) => ({ id, name }))).toEqual([
      labelOf(skirmishRules.standard),
      heath,
    ]);
    expect(skirmish.packs[1].scenarios.map(({ id }: { id: string }) => id)).toEqual(["meadow", "pass", "drill"]);
  });

  test("a pack that is offered is anybody's; opened with, it is the table's", async () => {
    const { status, text } = await house.ask(null, "GET", `/api/packs/${heath.id}`);
    expect(status).toBe(200);
    expect(parsePack(text)).toEqual(HEATH);
    const body = { game: "skirmish", scenario: "meadow", pack: heath.id };
    const { json } = await house.ask(julia, "POST", "/api/tables", body);
    expect((await info(json.id)).pack).toEqual(heath);
    const wrong = await house.ask(julia, "POST", "/api/tables", { ...body, pack: richer.id });
    expect([wrong.status, wrong.json.error]).toEqual([400, `There is no pack "${richer.id}" for Skirmish here.`]);
  });

  test("one that is not offered is for those alone who may see a table with it", async () => {
    const dunes = skirmishPack({ ...SMALL_COMPONENTS, fields: ["dune", "beach"] }, "Dunes");
    const { id } = labelOf(dunes);
    const elsewhere = await withPack(house, dunes);
    const open = (visibility: "public" | "private") =>
      elsewhere.open(julia, { ...MEADOW, pack: id, visibility, watchers: visibility === "public" });
    const get = async (player: Player | null, query = "") =>
      (await house.ask(player, "GET", `/api/packs/${id}${query}`)).status;
    const hidden = await open("private");
    await elsewhere.join(marcus, hidden, "random");
    // A private game without watchers: its players alone.
    expect([await get(julia), await get(marcus), await get(titus), await get(null)]).toEqual([200, 200, 404, 404]);
    expect(await get(titus, `?table=${hidden}`)).toBe(404);
    const invitation = await open("private");
    expect([await get(titus), await get(titus, `?table=${invitation}`)]).toEqual([404, 200]);
    const other = await house.game([julia, marcus]);
    expect(await get(titus, `?table=${other}`)).toBe(404);
    await open("public");
    expect([await get(titus), await get(null)]).toEqual([200, 200]);
    expect((await house.ask(titus, "GET", `/api/packs/${"0".repeat(32)}`)).json).toEqual({
      error: "There is no such pack.",
      code: "no-pack",
    });
  });
});

describe("components that somebody brings along", () => {
  const own = (field: string) => skirmishPack({ ...SMALL_COMPONENTS, fields: [field, "ford"], piecesOfEach: 2 }, field);
  const opening = { game: "skirmish", scenario: "meadow" };
  const bring = (player: Player, brought: string) => house.ask(player, "POST", "/api/tables", { ...opening, brought });

  test("are played with, told with their table, and offered to nobody else", async () => {
    const pack = own("island");
    const { status, json } = await bring(julia, writePack(pack));
    expect(status).toBe(201);
    expect((await info(json.id)).pack).toEqual(labelOf(pack));
    await house.steward.join(marcus, json.id, "random");
    await house.play(json.id);
    expect((await info(json.id)).status).toBe("over");
    const { text } = await house.ask(null, "GET", `/api/tables/${json.id}/journal`);
    expect(verify(skirmishRules.make(pack), readJournal(text))).toMatchObject({ ok: true });
    expect(house.shelf.packs("skirmish").map(({ name }) => name)).not.toContain("island");
    expect((await house.ask(titus, "GET", `/api/packs/${labelOf(pack).id}?table=${json.id}`)).status).toBe(200);
  });

  test("that do not fit are refused with the place of the fault, and no table is opened", async () => {
    const before = (await house.store.db.selectFrom("tables").select("id").execute()).length;
    const wrong: readonly (readonly [string, string])[] = [
      [writePack(skirmishPack({ ...SMALL_COMPONENTS, capacity: -1 }, "broken")), "capacity: must be a whole number"],
      [writePack({ ...RICHER }), 'These are components of "julius-caesar", not of Skirmish.'],
      ["{", "The pack is not JSON"],
    ];
    for (const [file, sentence] of wrong) {
      const { status, json } = await bring(julia, file);
      expect([status, json.error.includes(sentence)]).toEqual([400, true]);
    }
    expect((await bring(julia, "x".repeat(400_001))).status).toBe(400);
    expect((await bring(julia, "x".repeat(900_000))).status).toBe(413);
    expect((await house.store.db.selectFrom("tables").select("id").execute()).length).toBe(before);
  });

  test("are so many a day, and those that are known already do not count", async () => {
    const gaius = await house.player("Gaius");
    for (let i = 0; i < A_DAY; i++) expect((await bring(gaius, writePack(own(`isle-${i}`)))).status).toBe(201);
    const one = await bring(gaius, writePack(own("one-too-many")));
    expect([one.status, one.json.error]).toEqual([400, expect.stringContaining("20 packs of your own")]);
    expect((await bring(gaius, writePack(own("isle-3")))).status).toBe(201);
    expect((await bring(gaius, writePack(HEATH))).status).toBe(201);
    expect((await bring(titus, writePack(own("one-too-many")))).status).toBe(201);
  });

  test("are found again when they are no longer kept in mind", async () => {
    const first = await bring(julia, writePack(own("lagoon")));
    const { pack } = await info(first.json.id);
    for (let i = 0; i < 60; i++) house.cupboard.bring("skirmish", writePack(own(`shoal-${i}`)));
    const found = await house.cupboard.find({ game: "skirmish", rules: skirmishRules.rules, pack: pack.id });
    expect(found?.pack).toEqual(pack);
    await house.steward.join(marcus, first.json.id, "random");
    await house.play(first.json.id, 3);
    expect((await info(first.json.id)).entries).toBeGreaterThan(2);
  });
});

/** Another server on the same database, with one pack more. */
async function withPack(parts: House, pack: Pack) {
  const shelf = new Shelf(parts.shelf.rulesets);
  shelf.add(pack);
  const cupboard = new Cupboard(parts.store.db, shelf);
  const keeper = await makeKeeper({ ...parts, shelf, cupboard });
  return makeSteward({ ...parts, shelf, cupboard, keeper });
}

test("a server that never had the file plays on with the pack of the table", async () => {
  const fen = skirmishPack({ ...SMALL_COMPONENTS, fields: ["fen", "dyke"], piecesOfEach: 2 }, "Fen");
  const elsewhere = await withPack(house, fen);
  const table = await elsewhere.open(julia, { ...MEADOW, pack: labelOf(fen).id });
  await elsewhere.join(marcus, table, "random");
  expect((await info(table)).pack).toEqual(labelOf(fen));
  expect(house.shelf.packs("skirmish").map(({ name }) => name)).not.toContain("Fen");
  await house.play(table);
  expect((await info(table)).status).toBe("over");
  const { text } = await house.ask(null, "GET", `/api/tables/${table}/journal`);
  expect(verify(skirmishRules.make(fen), readJournal(text))).toMatchObject({ ok: true });
});

test("a backup brings the packs of its tables along", async () => {
  const table = await house.game([julia, marcus], { pack: heath.id });
  await house.play(table, 2);
  const file = join(mkdtempSync(join(tmpdir(), "rubicon-backup-")), "rubicon.backup");
  await backup(house.store, file);
  const store = await openStore({ memory: true });
  await restore(store, file);
  const shelf = new Shelf([skirmishRules, juliusCaesarRules]);
  const restored = await makeKeeper({ store, shelf, cupboard: new Cupboard(store.db, shelf), now: house.now });
  const [here, there] = [await house.keeper.standing(table), await restored.standing(table)];
  expect(there?.info).toEqual(here?.info);
  expect(there?.position && there.game.write(there.position)).toEqual(here?.position && here.game.write(here.position));
  await store.close();
});

test("a table whose pack is nowhere says so, and cannot be played", async () => {
  const table = await house.game([julia, marcus]);
  await house.store.db.updateTable("tables").set({ pack: "lost" }).where("id", "=", table).execute();
  await house.keeper.announce({ table });
  const gone = 'This table is played with the components "lost", which this server does not have.';
  expect((await info(table)).pack).toEqual({ id: "lost", name: "lost" });
  expect(await house.keeper.act(table, julia.id, { id: "not-to-be-done", n: 1, act: { do: "rest" } })).toEqual({
    ...{ is: "error", message: gone, code: "pack-gone" },
  });
  expect((await house.ask(julia, "GET", `/api/tables/${table}/past?from=0&to=1`)).json).toEqual({
    error: gone,
    code: "pack-gone",
  });
});

describe("the folder of packs", () => {
  function aFolder(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), "rubicon-packs-"));
    mkdirSync(join(folder, "packs"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "packs", name), text);
    return folder;
  }

  test("is read in the order of names; what cannot be used is named with its fault, and left out", async () => {
    const strange = { ...SMALL_COMPONENTS, bag: [4] };
    const folder = aFolder({
      "b.json": writePack(HEATH),
      "a.json": writePack(skirmishPack({ ...SMALL_COMPONENTS, rounds: 5 }, "Five rounds")),
      "broken.json": '{"pack":',
      "unfit.json": writePack(skirmishPack(strange, "Unfit")),
      "of-chess.json": writePack({ game: "chess", name: "Chess", components: {} }),
      "notes.txt": "not a pack",
    });
    const shelf = new Shelf([skirmishRules]);
    const faults: string[][] = [];
    await addPacks(shelf, { folder, packs: null }, (file, fault) => faults.push([file, fault]));
    expect(shelf.packs("skirmish").map(({ name }) => name)).toEqual(["standard", "Five rounds", "Heath"]);
    expect(faults).toEqual([
      ["broken.json", expect.stringMatching(/^The pack is not JSON: /)],
      ["of-chess.json", 'There is no game "chess" here; there are skirmish.'],
      ["unfit.json", expect.stringContaining("bag: must be 2 numbers.")],
    ]);
  });

  test("need not be there, and may lie elsewhere", async () => {
    const shelf = new Shelf([skirmishRules]);
    const faults: string[] = [];
    await addPacks(shelf, { folder: "/nowhere/at/all", packs: null }, (file) => faults.push(file));
    const folder = aFolder({ "heath.json": writePack(HEATH) });
    await addPacks(shelf, { folder: "/nowhere", packs: join(folder, "packs") }, (file) => faults.push(file));
    expect([faults, shelf.packs("skirmish").length]).toEqual([[], 2]);
  });

  test("a server goes on with a damaged one in it, and later without any", async () => {
    const folder = aFolder({ "heath.json": writePack(HEATH), "damaged.json": "{" });
    const first = await startServer({ rulesets: [skirmishRules], config: { folder }, store: house.store });
    const [one, other] = await first.pairOfPlayers();
    const table = await one.openTable({ game: "skirmish", scenario: "meadow", seat: "north", pack: heath.id });
    await other.join(table);
    const cookies = [one.cookie, other.cookie];
    await first.close();

    const second = await startServer({ rulesets: [skirmishRules], store: house.store });
    const clients = cookies.map((cookie) => second.as(cookie));
    expect((await clients[0].games())[0].packs).toHaveLength(1);
    const states = await Promise.all(clients.map((client, i) => playRandomly(client, table, seededDice(`heath ${i}`))));
    expect(states[0].info).toMatchObject({ status: "over", pack: heath });
    expect(parsePack(await clients[1].pack(heath.id))).toEqual(HEATH);
    await second.close();
  });
});
