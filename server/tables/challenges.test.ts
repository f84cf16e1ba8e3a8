import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../services.ts";
import { CHALLENGE_LIMITS } from "./challenges.ts";
import { type House, MEADOW, openHouse } from "./testing/house.ts";

const DAY = 24 * 60 * 60 * 1000;

let house: House;
let count = 0;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const people = async (many: number): Promise<Player[]> => {
  const made: Player[] = [];
  for (let i = 0; i < many; i++) made.push(await house.player(`Player ${++count}`));
  return made;
};

const challenge = (from: Player, to: Player, more = {}) =>
  house.ask(from, "POST", "/api/tables", { ...MEADOW, against: to.id, ...more });

const listsOf = async (player: Player) => (await house.ask(player, "GET", "/api/me/tables")).json;

describe("a challenge", () => {
  test("keeps the seat for one player, and the table exists for nobody else", async () => {
    const [julia, marcus, titus] = await people(3);
    const { status, json } = await challenge(julia, marcus);
    expect(status).toBe(201);
    const at = `/api/tables/${json.id}`;
    const { table } = (await house.ask(marcus, "GET", at)).json;
    expect(table).toMatchObject({ status: "open", rated: true, reserved: { id: marcus.id, name: marcus.name } });
    for (const other of [titus, null]) expect((await house.ask(other, "GET", at)).status).toBe(404);
    expect((await house.ask(titus, "POST", `${at}/join`, {})).status).toBe(404);
    expect((await house.ask(titus, "POST", `${at}/decline`, {})).status).toBe(404);
    const lobby = (await house.ask(marcus, "GET", "/api/tables?status=open")).json;
    expect(lobby.tables.map(({ id }: { id: string }) => id)).not.toContain(json.id);
    expect((await listsOf(marcus)).challenges).toMatchObject([{ table: { id: json.id }, from: { id: julia.id } }]);
    expect((await listsOf(julia)).open).toMatchObject([{ id: json.id, reserved: { id: marcus.id } }]);
    expect((await listsOf(titus)).challenges).toEqual([]);
  });

  test("is taken up by sitting down", async () => {
    const [julia, marcus] = await people(2);
    const { id } = (await challenge(julia, marcus)).json;
    expect((await house.ask(marcus, "POST", `/api/tables/${id}/join`, {})).status).toBe(204);
    const lists = await listsOf(marcus);
    expect(lists.challenges).toEqual([]);
    expect(lists.running).toMatchObject([{ id, reserved: null, rated: true }]);
  });

  test("is declined with a word, which the challenger reads for a week", async () => {
    const [julia, marcus] = await people(2);
    const { id } = (await challenge(julia, marcus)).json;
    const word = "Not during the Saturnalia.";
    expect((await house.ask(julia, "POST", `/api/tables/${id}/decline`, {})).json.code).toBe("nothing-asked");
    expect((await house.ask(marcus, "POST", `/api/tables/${id}/decline`, { word: "x".repeat(201) })).status).toBe(400);
    expect((await house.ask(marcus, "POST", `/api/tables/${id}/decline`, { word })).status).toBe(204);
    const lists = await listsOf(julia);
    expect(lists.open).toEqual([]);
    expect(lists.declined).toMatchObject([{ game: "skirmish", by: { id: marcus.id }, word }]);
    expect((await listsOf(marcus)).challenges).toEqual([]);
    expect((await house.ask(marcus, "POST", `/api/tables/${id}/join`, {})).status).toBe(404);
    house.wait(8 * DAY);
    expect((await listsOf(julia)).declined).toEqual([]);
  });

  test("is withdrawn by leaving", async () => {
    const [julia, marcus] = await people(2);
    const { id } = (await challenge(julia, marcus)).json;
    expect((await house.ask(julia, "POST", `/api/tables/${id}/leave`)).status).toBe(204);
    expect((await listsOf(marcus)).challenges).toEqual([]);
    expect((await house.ask(marcus, "POST", `/api/tables/${id}/join`, {})).status).toBe(404);
  });

  test("is between two accounts, of somebody else, who takes challenges", async () => {
    const [julia, marcus, quiet] = await people(3);
    const guest = await house.player("Guest of honour", true);
    await house.store.db.updateTable("players").set({ challenges: "nobody" }).where("id", "=", quiet.id).execute();
    expect((await challenge(julia, guest)).json.code).toBe("accounts-only");
    expect((await challenge(guest, marcus)).json.code).toBe("accounts-only");
    expect((await challenge(julia, quiet)).json.code).toBe("no-challenges");
    expect((await challenge(julia, julia)).json.code).toBe("sits-already");
    expect((await challenge(julia, marcus, { solo: true })).status).toBe(400);
    expect((await house.ask(julia, "POST", "/api/tables", { ...MEADOW, against: "nobody at all" })).status).toBe(404);
    // What was refused has left no table behind.
    expect((await listsOf(julia)).open).toEqual([]);
    const mayBe = async (asking: Player | null, id: string) =>
      (await house.ask(asking, "GET", `/api/players/${id}`)).json.mayChallenge;
    expect(await mayBe(julia, marcus.id)).toBe(true);
    for (const [asking, id] of [
      [julia, quiet.id],
      [julia, guest.id],
      [julia, julia.id],
      [guest, marcus.id],
      [null, marcus.id],
    ] as const)
      expect(await mayBe(asking, id)).toBe(false);
  });
});

describe("nobody is flooded", () => {
  test("by the same player, who waits for an answer, and for a day after a no", async () => {
    const [julia, marcus] = await people(2);
    const { id } = (await challenge(julia, marcus)).json;
    expect((await challenge(julia, marcus)).json.code).toBe("enough-challenges");
    await house.steward.decline(marcus, id, null);
    expect((await challenge(julia, marcus)).json.code).toBe("enough-challenges");
    house.wait(DAY + 1);
    expect((await challenge(julia, marcus)).status).toBe(201);
  });

  test("by one who challenges many: few wait at a time, and few are made in a day", async () => {
    const [julia, ...others] = await people(2 + CHALLENGE_LIMITS.inADay);
    const tables: string[] = [];
    for (const other of others.slice(0, CHALLENGE_LIMITS.waiting)) tables.push((await challenge(julia, other)).json.id);
    expect((await challenge(julia, others[CHALLENGE_LIMITS.waiting])).json.code).toBe("enough-challenges");
    let made = tables.length;
    for (const other of others.slice(CHALLENGE_LIMITS.waiting)) {
      // Withdrawn, they still count for the day.
      await house.steward.leave(julia, tables[made - 1]);
      const { status, json } = await challenge(julia, other);
      if (status !== 201) break;
      tables.push(json.id);
      made++;
    }
    expect(made).toBe(CHALLENGE_LIMITS.inADay);
  });

  test("by many at once: more than can be looked through are refused", async () => {
    const [marcus, ...others] = await people(2 + CHALLENGE_LIMITS.asked);
    const answers = await Promise.all(others.map((other) => challenge(other, marcus)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(CHALLENGE_LIMITS.asked);
    expect((await listsOf(marcus)).challenges).toHaveLength(CHALLENGE_LIMITS.asked);
  });
});

describe("players are found by how their names begin", () => {
  test("but for guests and oneself, and no sign stands for others", async () => {
    const [asking] = await people(1);
    for (const name of ["Cassius", "Cassia", "Cass_ius"]) await house.player(name);
    await house.player("Cassander", true);
    const found = async (name: string) =>
      (await house.ask(asking, "GET", `/api/players?name=${encodeURIComponent(name)}`)).json.map(
        (each: { name: string }) => each.name,
      );
    expect(await found("cassi")).toEqual(["Cassia", "Cassius"]);
    expect(await found("cass_")).toEqual(["Cass_ius"]);
    expect(await found(asking.name)).toEqual([]);
    expect((await house.ask(null, "GET", "/api/players?name=cassi")).status).toBe(401);
    expect((await house.ask(asking, "GET", "/api/players?name=c")).status).toBe(400);
  });
});

test("who goes for good leaves, declines and resigns", async () => {
  const [marcus, julia, titus] = await people(3);
  const running = await house.game([marcus, julia]);
  const open = await house.steward.open(marcus, MEADOW);
  const sent = (await challenge(marcus, titus)).json.id;
  const received = (await challenge(julia, marcus)).json.id;
  const alone = await house.steward.open(marcus, { ...MEADOW, solo: true });
  await house.steward.leaveAll(marcus);
  expect((await house.keeper.standing(running))?.info.outcome).toMatchObject({
    how: "resigned",
    results: { south: "won" },
  });
  for (const table of [open, sent, received, alone])
    expect((await house.keeper.standing(table))?.info.status).toBe("over");
  expect((await listsOf(titus)).challenges).toEqual([]);
  expect((await listsOf(julia)).declined).toMatchObject([{ word: null }]);
  await house.steward.leaveAll(marcus);
});
