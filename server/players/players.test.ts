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
    expect(json.ratings).toMatchObject([{ game: "skirmish", games: 2 }]);
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
