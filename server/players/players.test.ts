import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../services.ts";
import { type House, MEADOW, openHouse } from "../tables/testing/house.ts";

const DAY = 24 * 60 * 60 * 1000;

let house: House;
let julia: Player;
let marcus: Player;
let titus: Player;

beforeAll(async () => {
  house = await openHouse();
  [julia, marcus, titus] = [await house.player("Julia"), await house.player("Marcus"), await house.player("Titus")];
});
afterAll(() => house.close());

type Finished = { table: { id: string }; score: number };
const tablesOf = (json: { finished: Finished[] }): string[] => json.finished.map(({ table }) => table.id);

describe("a profile", () => {
  let open: string;
  let secret: string;

  beforeAll(async () => {
    open = await house.game([julia, marcus]);
    await house.steward.resign(marcus, open);
    house.wait(1000);
    secret = await house.game([julia, marcus], { visibility: "private" });
    await house.steward.resign(julia, secret);
    await house.ratings.settleAll();
  });

  test("shows name, ratings and finished games", async () => {
    const { status, json } = await house.ask(null, "GET", "/api/players/Julia");
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: "Julia", name: "Julia", guest: false, results: { won: 1, drawn: 0, lost: 0 } });
    // The private game was none that is rated.
    expect(json.ratings).toMatchObject([{ game: "skirmish", games: 1 }]);
    expect(json.finished).toMatchObject([
      { score: 1, seat: "north", ratingBefore: 1500, table: { id: open, outcome: { how: "resigned" } } },
    ]);
  });

  test("hides private games from all but those who played them", async () => {
    expect(tablesOf((await house.ask(titus, "GET", "/api/players/Julia")).json)).toEqual([open]);
    for (const player of [julia, marcus]) {
      const { json } = await house.ask(player, "GET", "/api/players/Julia");
      expect(tablesOf(json)).toEqual([secret, open]);
      expect(json.results).toEqual({ won: 1, drawn: 0, lost: 1 });
    }
  });

  test("counts by game and seat, and apart what was resigned or lost by the clock", async () => {
    const [one, other] = [await house.player("Decimus"), await house.player("Servius")];
    const clock = { kind: "days" as const, days: 1 };
    for (const [north, south, end] of [
      [one, other, "resign"],
      [one, other, "time"],
      [other, one, "draw"],
    ] as const) {
      const table = await house.game([north, south], { clock });
      if (end === "resign") await house.steward.resign(one, table);
      else if (end === "draw") for (const each of [one, other]) await house.steward.offerDraw(each, table);
      else {
        const standing = await house.keeper.standing(table);
        house.wait(2 * DAY);
        const late = standing?.players.get(standing.info.toMove ?? "") === one.id;
        await house.steward.claimTime(late ? other : one, table);
      }
    }
    await house.ratings.settleAll();
    const { json } = await house.ask(null, "GET", "/api/players/Decimus");
    const late = json.records[0].outOfTime;
    expect(json.records).toEqual([
      {
        game: "skirmish",
        seat: "north",
        games: 2,
        won: 1 - late,
        drawn: 0,
        lost: 1 + late,
        resigned: 1,
        outOfTime: late,
      },
      { game: "skirmish", seat: "south", games: 1, won: 0, drawn: 1, lost: 0, resigned: 0, outOfTime: 0 },
    ]);
    expect(json.results).toEqual({ won: 1 - late, drawn: 1, lost: 1 + late });
    const rival = (await house.ask(null, "GET", "/api/players/Servius")).json;
    expect(rival.records[0]).toMatchObject({ seat: "north", drawn: 1, games: 1 });
    expect(rival.records[1]).toMatchObject({ seat: "south", won: 1 + late, outOfTime: 1 - late, resigned: 0 });
  });

  test("tells nothing that is nobody's business", async () => {
    const { text } = await house.ask(marcus, "GET", "/api/players/Julia");
    for (const word of ["email", "notices", "vacation", "user_id", "seed"]) expect(text).not.toContain(word);
  });

  test("of nobody is nowhere", async () => {
    const { status, json } = await house.ask(julia, "GET", "/api/players/nobody");
    expect(status).toBe(404);
    expect(json).toEqual({ error: "There is no such player.", code: "no-player" });
  });

  test("goes on page by page", async () => {
    const [one, other] = [await house.player("Gaius"), await house.player("Gnaeus")];
    const tables: string[] = [];
    for (let i = 0; i < 33; i++) {
      // Some end in the same moment.
      if (i % 3 === 0) house.wait(1000);
      const table = await house.game([one, other]);
      await house.steward.resign(other, table);
      tables.push(table);
    }
    await house.ratings.settleAll();
    const first = (await house.ask(null, "GET", "/api/players/Gaius")).json;
    const second = (await house.ask(null, "GET", `/api/players/Gaius?cursor=${first.next}`)).json;
    expect(first.finished).toHaveLength(30);
    expect(second.next).toBeNull();
    expect([...tablesOf(first), ...tablesOf(second)].sort()).toEqual(tables.sort());
    expect(first.results.won).toBe(33);
  });
});

describe("own tables", () => {
  test("where it is my move come first, the most urgent on top", async () => {
    const [me, rival] = [await house.player("Ego"), await house.player("Alter")];
    const days = (n: number) => ({ clock: { kind: "days" as const, days: n } });
    const mine = async (settings: object, myMove: boolean): Promise<string> => {
      const table = await house.game([me, rival], settings);
      for (let i = 0; i < 500; i++) {
        const standing = await house.keeper.standing(table);
        if (standing && (standing.players.get(standing.info.toMove ?? "") === me.id) === myMove) return table;
        await house.play(table, 1);
      }
      throw new Error("the move never passed on");
    };
    const theirs = await mine(days(1), false);
    const calm = await mine({}, true);
    const soon = await mine(days(5), true);
    const urgent = await mine(days(2), true);
    const waiting = await house.steward.open(me, MEADOW);
    const lost = await house.game([me, rival]);
    await house.steward.resign(me, lost);
    const { json } = await house.ask(me, "GET", "/api/me/tables");
    const ids = (tables: { id: string }[]) => tables.map(({ id }) => id);
    expect(ids(json.running)).toEqual([urgent, soon, calm, theirs]);
    expect(json.running.map(({ yourMove }: { yourMove: boolean }) => yourMove)).toEqual([true, true, true, false]);
    expect(json.running[0]).toMatchObject({
      yourSeat: "north",
      deadline: new Date(house.now().getTime() + 2 * DAY).toISOString(),
    });
    expect(ids(json.open)).toEqual([waiting]);
    expect(ids(json.over)).toEqual([lost]);
    expect(ids((await house.ask(rival, "GET", "/api/me/tables")).json.open)).toEqual([]);
  });
});

describe("the ladder", () => {
  const ladder = async (game: string, cursor?: string) =>
    house.ask(null, "GET", `/api/ladder/${game}${cursor === undefined ? "" : `?cursor=${cursor}`}`);

  test("goes by what is certain, and leaves out who has gone", async () => {
    const rows = [
      // One win makes nobody first.
      { player_id: "lucky", rating: 1900, deviation: 290, games: 1 },
      { player_id: "proven", rating: 1750, deviation: 60, games: 40 },
      { player_id: "steady", rating: 1600, deviation: 50, games: 90 },
      { player_id: "leaver", rating: 2000, deviation: 50, games: 90 },
    ];
    for (const { player_id } of rows) await house.player(player_id);
    await house.store.db
      .insertInto("ratings")
      .values(rows.map((row) => ({ ...row, game: "julius-caesar", volatility: 0.06, at: house.now() })))
      .execute();
    await house.store.db
      .updateTable("players")
      .set({ gone_at: house.now(), name: "" })
      .where("id", "=", "leaver")
      .execute();
    const { json } = await ladder("julius-caesar");
    expect(json.rows.map(({ rank, player }: { rank: number; player: { id: string } }) => [rank, player.id])).toEqual([
      [1, "proven"],
      [2, "steady"],
      [3, "lucky"],
    ]);
    expect(json.rows[0]).toMatchObject({
      rating: 1750,
      deviation: 60,
      games: 40,
      lastPlayed: house.now().toISOString(),
    });
    expect(json.next).toBeNull();
    expect((await house.ask(null, "GET", "/api/players/leaver")).status).toBe(404);
  });

  test("comes in pages, and nobody is left out or comes twice where many are equal", async () => {
    await house.store.db.deleteFrom("ratings").where("game", "=", "julius-caesar").execute();
    const ids = Array.from({ length: 120 }, (_, i) => `climber-${i}`);
    for (const id of ids) await house.player(id);
    await house.store.db
      .insertInto("ratings")
      .values(
        ids.map((player_id, i) => ({
          ...{ player_id, game: "julius-caesar", rating: 1500.123456789 + (i % 3), deviation: 77.7, volatility: 0.06 },
          ...{ games: 1, at: house.now() },
        })),
      )
      .execute();
    const seen: { rank: number; player: { id: string } }[] = [];
    for (let cursor: string | undefined; ; ) {
      const { json } = await ladder("julius-caesar", cursor);
      seen.push(...json.rows);
      if (json.next === null) break;
      cursor = json.next;
    }
    expect(seen.map(({ rank }) => rank)).toEqual(ids.map((_, i) => i + 1));
    expect(new Set(seen.map(({ player }) => player.id)).size).toBe(120);
  });

  test("of a game that is not here, or from a page that there is not, is refused in one sentence", async () => {
    expect((await ladder("chess")).status).toBe(400);
    for (const cursor of ["x", "W10", Buffer.from('[1,"a\\u0000",1]').toString("base64url")])
      expect((await ladder("julius-caesar", cursor)).json).toEqual({
        ...{ error: "The cursor is not one that a ladder gave.", code: "unusable" },
      });
  });
});

describe("all that is kept of a player", () => {
  test("is one file, with journals as he may know them, and what he said himself", async () => {
    const [one, other] = [await house.player("Fabius"), await house.player("Hannibal")];
    const table = await house.game([one, other]);
    await house.play(table, 4);
    await house.ask(one, "POST", `/api/tables/${table}/chat`, { text: "I can wait." });
    await house.ask(other, "POST", `/api/tables/${table}/chat`, { text: "I cannot." });
    await house.ask(one, "PUT", `/api/tables/${table}/note`, { text: "Harry his flanks." });
    await house.ask(other, "PUT", `/api/tables/${table}/note`, { text: "Seek a battle." });
    const { status, text, json } = await house.ask(one, "GET", "/api/me/export");
    expect(status).toBe(200);
    expect(json).toMatchObject({
      format: "rubicon-player-1",
      account: { id: "Fabius", name: "Fabius", challenges: "everybody" },
      tables: [{ id: table, yourSeat: "north", note: "Harry his flanks." }],
      chat: [{ table, text: "I can wait." }],
      gallery: [],
    });
    const chronicle = (await house.ask(one, "GET", `/api/tables/${table}/chronicle`)).json;
    expect(json.tables[0].journal).toEqual(chronicle);
    for (const secret of ["I cannot.", "Seek a battle.", "seed"]) expect(text).not.toContain(secret);
  });

  test("can be had once in ten minutes, and by nobody else", async () => {
    const player = await house.player("Cunctator");
    expect((await house.ask(player, "GET", "/api/me/export")).json).toMatchObject({ tables: [], ratings: [] });
    expect((await house.ask(player, "GET", "/api/me/export")).json.code).toBe("too-often");
    house.wait(10 * 60 * 1000);
    expect((await house.ask(player, "GET", "/api/me/export")).status).toBe(200);
    expect((await house.ask(null, "GET", "/api/me/export")).status).toBe(401);
  });
});
