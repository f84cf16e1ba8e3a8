import { readJournal, verify } from "@rubicon/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../protocol.ts";
import type { Player } from "../services.ts";
import { type House, MEADOW, openHouse, skirmish } from "./testing/house.ts";

let house: House;
let julia: Player;
let marcus: Player;
let titus: Player;

beforeAll(async () => {
  house = await openHouse();
  [julia, marcus, titus] = [await house.player("Julia"), await house.player("Marcus"), await house.player("Titus")];
});
afterAll(() => house.close());

const form = ({ game, scenario, ...rest }: Partial<typeof MEADOW> = {}) => ({
  game: game ?? "skirmish",
  scenario: scenario ?? "meadow",
  ...rest,
});

async function open(player: Player, settings: Partial<typeof MEADOW> = {}): Promise<string> {
  const { status, json } = await house.ask(player, "POST", "/api/tables", form(settings));
  expect(status).toBe(201);
  return json.id;
}

const ids = (json: { tables: { id: string }[] }): string[] => json.tables.map(({ id }) => id);
const listed = async (player: Player | null, query: string) =>
  ids((await house.ask(player, "GET", `/api/tables?${query}`)).json);

test("the games that are played here", async () => {
  const { status, json } = await house.ask(null, "GET", "/api/games");
  expect(status).toBe(200);
  expect(json.map(({ id }: { id: string }) => id)).toEqual(["julius-caesar", "skirmish"]);
  expect(json[1]).toMatchObject({ title: "Skirmish", seats: ["north", "south"] });
  expect(json[1].packs[0]).toMatchObject(skirmish.pack);
  expect(json[1].packs[0].scenarios[0]).toEqual({
    id: "meadow",
    options: [{ id: "swap", values: ["yes", "no"], byDefault: "yes" }],
  });
});

test("every route is on the OpenAPI page with a summary", () => {
  const { paths = {} } = house.app.swagger() as { paths?: Record<string, Record<string, { summary?: string }>> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => [`${method} ${path}`, summary] as const),
  );
  expect(routes.map(([route]) => route)).toContain("post /api/tables/{id}/take-back");
  expect(routes.length).toBeGreaterThanOrEqual(21);
  for (const [route, summary] of routes) expect(summary, route).toMatch(/\w/);
});

describe("a game from invitation to end", () => {
  test("opened, joined, spoken at, resigned, checked, played again", async () => {
    const table = await open(julia, { seat: "south" });
    const at = `/api/tables/${table}`;
    expect((await house.ask(null, "GET", at)).json).toMatchObject({ you: "watcher", table: { status: "open" } });
    expect((await house.ask(marcus, "POST", `${at}/join`)).status).toBe(204);
    const begun = await house.ask(marcus, "GET", at);
    expect(begun.json).toMatchObject({ you: "north", table: { status: "running", seed: null } });

    expect((await house.ask(marcus, "POST", `${at}/chat`, { text: " Salve! " })).status).toBe(204);
    expect((await house.ask(null, "GET", `${at}/chat`)).json).toMatchObject([{ player: "Marcus", text: "Salve!" }]);

    await house.play(table, 80);
    const early = await house.ask(julia, "GET", `${at}/journal`);
    expect(early.status).toBe(400);
    expect(early.json.error).toBe("The journal can be had when the game is over.");
    const { entries } = (await house.ask(julia, "GET", at)).json.table;
    const chronicle = (await house.ask(null, "GET", `${at}/chronicle?since=40`)).json;
    expect(chronicle).toHaveLength(entries - 41);

    expect((await house.ask(marcus, "POST", `${at}/take-back`, { to: 0 })).json).toEqual({ is: "asked" });
    expect((await house.ask(julia, "POST", `${at}/answer`, { to: "take-back", yes: true })).status).toBe(204);
    await house.play(table, 5);
    expect((await house.ask(julia, "POST", `${at}/draw`)).status).toBe(204);
    expect((await house.ask(marcus, "POST", `${at}/answer`, { to: "draw", yes: false })).status).toBe(204);
    expect((await house.ask(julia, "POST", `${at}/claim`)).status).toBe(400);
    expect((await house.ask(julia, "POST", `${at}/grant-time`)).status).toBe(400);
    expect((await house.ask(julia, "POST", `${at}/resign`)).status).toBe(204);

    const over = (await house.ask(null, "GET", at)).json.table;
    expect(over).toMatchObject({
      status: "over",
      outcome: { results: { north: "won", south: "lost" }, how: "resigned" },
    });
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/);

    expect((await house.ask(julia, "POST", `${at}/rematch`)).json).toEqual({ table: null });
    const next = (await house.ask(marcus, "POST", `${at}/rematch`)).json.table;
    expect((await house.ask(julia, "GET", `/api/tables/${next}`)).json).toMatchObject({ you: "north" });
  });

  test("the journal of a game played to its end, take-backs and all, is accepted by the engine", async () => {
    const table = await house.game([julia, marcus]);
    await house.play(table, 30);
    await house.steward.takeBack(julia, table, 3);
    await house.steward.answer(marcus, table, "take-back", true);
    await house.play(table);
    const answer = await house.app.inject({ url: `/api/tables/${table}/journal` });
    expect(answer.headers["content-type"]).toContain("application/x-ndjson");
    expect(answer.headers["content-disposition"]).toContain(`skirmish-${table}.jsonl`);
    const journal = readJournal(answer.payload);
    expect(journal.header).toMatchObject({ dice: { kind: "committed", seed: expect.any(String) } });
    expect(journal.header.players).toEqual({ north: "Julia", south: "Marcus" });
    expect(journal.entries.some((entry) => "back" in entry)).toBe(true);
    const verdict = verify(skirmish, journal);
    expect(verdict).toMatchObject({ ok: true, outcome: { how: expect.any(String) } });

    const altered = answer.payload.replace(/"dice":\[(\d+)/, (_, die) => `"dice":[${Number(die) === 1 ? 2 : 1}`);
    expect(verify(skirmish, readJournal(altered)).ok).toBe(false);
  });
});

describe("refusals that players meet have names, beside their sentence", () => {
  const complaint = async (...asked: Parameters<House["ask"]>) => {
    const { status, json } = await house.ask(...asked);
    return [status, json];
  };

  test("at a table that is full, or not there, or for somebody else", async () => {
    const table = await open(julia, { seat: "north" });
    const at = `/api/tables/${table}`;
    expect(await complaint(marcus, "POST", `${at}/join`, { seat: "north" })).toEqual([
      ...[400, { error: "That seat is taken.", code: "seat-taken" }],
    ]);
    expect(await complaint(julia, "POST", `${at}/resign`)).toEqual([
      ...[400, { error: "The game has not begun.", code: "not-begun" }],
    ]);
    await house.ask(marcus, "POST", `${at}/join`);
    expect(await complaint(titus, "POST", `${at}/join`)).toEqual([
      ...[400, { error: "This game has begun without you.", code: "begun-without-you" }],
    ]);
    expect(await complaint(julia, "POST", `${at}/leave`)).toMatchObject([400, { code: "begun" }]);
    expect(await complaint(titus, "POST", `${at}/resign`)).toMatchObject([400, { code: "not-seated" }]);
    expect(await complaint(null, "POST", `${at}/resign`)).toMatchObject([401, { code: "who-are-you" }]);
    expect(await complaint(julia, "POST", `${at}/answer`, { to: "draw", yes: true })).toEqual([
      ...[400, { error: "Nobody asks for a draw here.", code: "nothing-asked" }],
    ]);
    expect(await complaint(julia, "GET", `/api/tables/${"n".repeat(24)}`)).toEqual([
      ...[404, { error: "There is no such table.", code: "no-table" }],
    ]);
  });

  test("and so does what nobody meets who uses the page", async () => {
    const [status, json] = await complaint(julia, "POST", "/api/tables", { game: "ludo", scenario: "any" });
    expect([status, json.code]).toEqual([400, "no-game"]);
  });
});

describe("privacy", () => {
  test("a private table is in no list but its players', and an invitation to whoever has its address", async () => {
    const table = await open(julia, { visibility: "private", watchers: false });
    for (const query of ["", "status=open", "text=Julia", "game=skirmish"]) {
      expect(await listed(titus, query)).not.toContain(table);
      expect(await listed(null, query)).not.toContain(table);
      expect(await listed(julia, query)).not.toContain(table);
    }
    expect(await listed(julia, "mine=true")).toContain(table);
    expect(await listed(titus, "mine=true")).not.toContain(table);
    expect((await house.ask(null, "GET", `/api/tables/${table}`)).json.table.status).toBe("open");
    await house.ask(marcus, "POST", `/api/tables/${table}/join`);
  });

  test("once it has begun it does not exist for strangers, exactly as a table that never was", async () => {
    const table = await house.game([julia, marcus], { visibility: "private", watchers: false });
    const never = "n".repeat(24);
    const doors = [
      ["GET", ""],
      ["GET", "/chat"],
      ["GET", "/chronicle"],
      ["GET", "/past?from=0&to=9"],
      ["GET", "/past?from=0&to=9&as=north"],
      ["GET", "/journal"],
      ["GET", "/note"],
      ["PUT", "/note", { text: "x" }],
      ["POST", "/chat", { text: "x" }],
      ["POST", "/join", {}],
      ["POST", "/leave"],
      ["POST", "/resign"],
      ["POST", "/draw"],
      ["POST", "/take-back", { to: 0 }],
      ["POST", "/answer", { to: "draw", yes: true }],
      ["POST", "/answer", { to: "take-back", yes: false }],
      ["POST", "/rematch"],
      ["POST", "/claim"],
      ["POST", "/grant-time"],
    ] as const;
    for (const [method, door, body] of doors) {
      const there = await house.ask(titus, method, `/api/tables/${table}${door}`, body);
      const nowhere = await house.ask(titus, method, `/api/tables/${never}${door}`, body);
      expect(there.status, door).toBe(404);
      expect(there.text).toBe(nowhere.text);
    }
    expect((await house.ask(null, "GET", `/api/tables/${table}`)).status).toBe(404);
    expect((await house.ask(julia, "GET", `/api/tables/${table}`)).status).toBe(200);
  });

  test("who has the address may look on where that is allowed", async () => {
    const table = await house.game([julia, marcus], { visibility: "private", watchers: true });
    expect((await house.ask(null, "GET", `/api/tables/${table}`)).json.you).toBe("watcher");
    expect(await listed(titus, "")).not.toContain(table);
  });

  test("strangers are asked who they are before anything is done", async () => {
    const table = await open(julia);
    for (const [method, url, body] of [
      ["POST", "/api/tables", form()],
      ["GET", "/api/tables?mine=true"],
      ["POST", `/api/tables/${table}/join`],
      ["POST", `/api/tables/${table}/leave`],
      ["PUT", `/api/tables/${table}/note`, { text: "x" }],
      ["GET", "/api/me/tables"],
    ] as const) {
      const { status, json } = await house.ask(null, method, url, body);
      expect(status, url).toBe(401);
      expect(json.error).toBe("Sign in or play as a guest first.");
    }
  });

  test("no answer about a game that is on holds its seed", async () => {
    const table = await house.game([julia, marcus]);
    const { seed } = await house.store.db
      .selectFrom("tables")
      .select("seed")
      .where("id", "=", table)
      .executeTakeFirstOrThrow();
    await house.play(table, 40);
    for (const url of ["", "/chat", "/chronicle", "/journal", "/note"])
      expect((await house.ask(julia, "GET", `/api/tables/${table}${url}`)).text).not.toContain(seed);
    for (const url of ["/api/tables", "/api/me/tables", "/api/tables?mine=true", "/api/players/Julia"])
      expect((await house.ask(julia, "GET", url)).text).not.toContain(seed);
  });

  test("a note is its writer's alone", async () => {
    const table = await house.game([julia, marcus]);
    const note = `/api/tables/${table}/note`;
    const long = "€".repeat(LIMITS.note);
    expect((await house.ask(julia, "PUT", note, { text: "He bluffs." })).status).toBe(204);
    expect((await house.ask(julia, "PUT", note, { text: long })).status).toBe(204);
    expect((await house.ask(julia, "GET", note)).json).toEqual({ text: long });
    expect((await house.ask(marcus, "GET", note)).json).toEqual({ text: "" });
    expect((await house.ask(julia, "PUT", note, { text: `${long}!` })).status).toBe(400);
  });

  test("only players speak", async () => {
    const table = await house.game([julia, marcus]);
    const { status } = await house.ask(titus, "POST", `/api/tables/${table}/chat`, { text: "Take the mill!" });
    expect(status).toBe(400);
    expect((await house.ask(julia, "GET", `/api/tables/${table}/chat`)).json).toEqual([]);
  });
});

describe("lists", () => {
  let anna: Player;
  let bruno: Player;
  const made: string[] = [];

  beforeAll(async () => {
    [anna, bruno] = [await house.player("Anna_%"), await house.player("Bruno")];
    for (let i = 0; i < 7; i++) {
      house.wait(1000);
      made.push(await house.steward.open(anna, { ...MEADOW, scenario: i % 2 ? "pass" : "meadow" }));
    }
    await house.steward.join(bruno, made[1], "random");
    await house.steward.join(bruno, made[2], "random");
    await house.steward.resign(bruno, made[2]);
  });

  test("by status", async () => {
    expect(await listed(null, "text=anna&status=running")).toEqual([made[1]]);
    expect(await listed(null, "text=anna&status=over")).toEqual([made[2]]);
    expect(await listed(null, "text=anna&status=open")).toEqual([made[6], made[5], made[4], made[3], made[0]]);
  });

  test("by game", async () => {
    const caesar = await house.steward.open(anna, {
      ...MEADOW,
      game: "julius-caesar",
      scenario: "historical",
      seat: "caesar",
    });
    expect(await listed(null, "game=julius-caesar&text=anna")).toEqual([caesar]);
    expect(await listed(null, "text=julius")).toEqual([caesar]);
    expect(await listed(null, "game=nothing")).toEqual([]);
    await house.steward.leave(anna, caesar);
    expect(await listed(null, "game=julius-caesar&text=anna")).toEqual([]);
    expect(await listed(anna, "mine=true")).not.toContain(caesar);
  });

  test("by text: the start of a name, a scenario; signs that mean something to the database mean themselves", async () => {
    expect(await listed(null, "text=BRU")).toEqual([made[2], made[1]]);
    expect(await listed(null, "text=run")).toEqual([]);
    expect(await listed(null, "text=anna_%25")).toHaveLength(7);
    expect(await listed(null, "text=%25nna")).toEqual([]);
    expect(await listed(null, "text=ann__")).toEqual([]);
    const passes = await listed(null, "text=pass");
    expect(passes).toEqual([made[5], made[3], made[1]]);
  });

  test("mine", async () => {
    expect(await listed(bruno, "mine=true")).toEqual([made[2], made[1]]);
    expect(await listed(bruno, "mine=true&status=running")).toEqual([made[1]]);
  });

  test("page by page, each table once, though others are opened meanwhile", async () => {
    const seen: string[] = [];
    let cursor = "";
    do {
      const { json } = await house.ask(null, "GET", `/api/tables?text=anna&limit=2${cursor}`);
      seen.push(...ids(json));
      expect(json.tables.length).toBeLessThanOrEqual(2);
      cursor = json.next === null ? "" : `&cursor=${json.next}`;
      if (seen.length === 2) {
        house.wait(1000);
        const late = await house.steward.open(anna, MEADOW);
        await house.steward.leave(anna, late);
        await house.steward.open(titus, MEADOW);
      }
    } while (cursor !== "");
    expect(seen).toEqual([...made].reverse());
  });

  test("running games that may not be watched are not offered for watching", async () => {
    const table = await house.game([anna, bruno], { watchers: false });
    expect(await listed(null, "status=running&text=anna")).toEqual([made[1]]);
    expect(await listed(bruno, "status=running&mine=true")).toContain(table);
  });

  test.each(["status=lost", "limit=0", "limit=1000", "cursor=nonsense", "mine=perhaps", `text=${"x".repeat(41)}`])(
    "%s is told to be wrong",
    async (query) => {
      const { status, json } = await house.ask(julia, "GET", `/api/tables?${query}`);
      expect(status).toBe(400);
      expect(json.error).toMatch(/^[^\n]+\.$/);
    },
  );
});

test.each([
  ["no body", undefined],
  ["no game", { scenario: "meadow" }],
  ["a long name", { game: "x".repeat(100), scenario: "meadow" }],
  ["a clock of no kind", { game: "skirmish", scenario: "meadow", clock: { kind: "sand" } }],
  ["no days", { game: "skirmish", scenario: "meadow", clock: { kind: "days", days: 0 } }],
  ["options that are none", { game: "skirmish", scenario: "meadow", options: { swap: 1 } }],
  ["an unknown scenario", { game: "skirmish", scenario: "moon" }],
])("a table cannot be opened with %s", async (_, body) => {
  const { status, json } = await house.ask(julia, "POST", "/api/tables", body);
  expect(status).toBe(400);
  expect(json.error).toMatch(/^[^\n]+\.$/);
});
