/** What a seat arranges before anybody may know of it: beside the journal, and one entry of it in the end. */
import { isList, type Json, readJournal, verify } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { heardBy, outlookOf } from "../live/outlook.ts";
import { LIMITS } from "../protocol.ts";
import type { Answer, Player, Standing } from "../services.ts";
import { makeKeeper } from "./keeper.ts";
import { type House, openHouse, type TableSettings } from "./testing/house.ts";

const FREE: TableSettings = { game: "julius-caesar", scenario: "free", seat: "caesar" };

let house: House;
let julia: Player;
let marcus: Player;
let table: string;
let sent = 0;

beforeAll(async () => {
  house = await openHouse();
  [julia, marcus] = [await house.player("Julia"), await house.player("Marcus")];
});
afterAll(() => house.close());

beforeEach(async () => {
  table = await house.game([julia, marcus], FREE);
});

async function standing(): Promise<Standing> {
  const known = await house.keeper.standing(table);
  if (!known) throw new Error("the table is gone");
  return known;
}

const swap = (block: string, other: string): Json => ({ do: "swap", block, with: other });
const DEPLOYED: Json = { do: "deployed" };

async function act(player: Player, written: Json, id = `gathered-${sent++}`): Promise<Answer> {
  const { info } = await standing();
  return house.keeper.act(table, player.id, { id, n: info.entries, act: written });
}

const swapped = (player: Player, block: string, other: string) => act(player, swap(block, other));

const looks = async (viewer: string): Promise<string> => JSON.stringify(outlookOf(await standing(), viewer));
const seen = async (viewer: string) => outlookOf(await standing(), viewer);

/** Which blocks somebody who sees them finds in a city. */
async function blocksIn(place: string, viewer: string): Promise<string[]> {
  const { sight } = await seen(viewer);
  const places = JSON.parse(JSON.stringify(sight)).places as { place: string; blocks: { block?: string }[] }[];
  return places.find((each) => each.place === place)?.blocks.flatMap(({ block }) => block ?? []) ?? [];
}

const arrangements = () => house.store.db.selectFrom("gathered").selectAll().where("table_id", "=", table).execute();
const journal = () =>
  house.store.db.selectFrom("journal").selectAll().where("table_id", "=", table).orderBy("n").execute();

const toTheMiddle = async (): Promise<void> => {
  expect(await swapped(julia, "caesar", "legio-16")).toEqual({ is: "kept" });
  expect(await swapped(julia, "antonius", "legio-13")).toEqual({ is: "kept" });
};

describe("what is gathered", () => {
  test("is seen by its seat at once, and by nobody else", async () => {
    const before = [await looks("pompeius"), await looks("watcher")];
    await toTheMiddle();
    expect(await blocksIn("lugdunum", "caesar")).toContain("caesar");
    expect(await seen("caesar")).toMatchObject({ gathered: 2, returns: [1, 0], info: { entries: 1 } });
    expect([await looks("pompeius"), await looks("watcher")]).toEqual(before);
    expect(await journal()).toHaveLength(1);
  });

  test("is one entry in the end, in which the others hear of nothing but the end", async () => {
    await toTheMiddle();
    expect(await act(julia, DEPLOYED)).toEqual({ is: "done", n: 1 });
    expect(await arrangements()).toEqual([]);
    const [, entry] = await journal();
    expect(entry.act).toEqual([swap("caesar", "legio-16"), swap("antonius", "legio-13"), DEPLOYED]);
    const recorded = await house.keeper.recorded(table, 0);
    const told = (viewer: string, now: Standing) => heardBy(now, viewer, recorded).map(({ events }) => events.length);
    const now = await standing();
    expect([told("caesar", now), told("pompeius", now), told("watcher", now)]).toEqual([[3], [1], [1]]);
  });

  test("is one entry however much or little it was, at the time of the last", async () => {
    expect(await act(julia, DEPLOYED)).toEqual({ is: "done", n: 1 });
    house.wait(5_000);
    for (let i = 0; i < 9; i++) await swapped(marcus, "legio-1", "legio-2");
    house.wait(5_000);
    expect(await act(marcus, DEPLOYED)).toEqual({ is: "done", n: 2 });
    const [, , entry] = await journal();
    expect([entry.at, (await standing()).info.entries]).toEqual([house.now(), 3]);
  });

  test("is legal from where it leads, and refused as ever", async () => {
    await swapped(julia, "legio-13", "c-navis-1");
    const inland = await swapped(julia, "legio-16", "c-navis-1");
    expect(inland).toMatchObject({ is: "refused", refusal: { rule: "JC-4.1.a" } });
    expect(await swapped(julia, "legio-1", "legio-2")).toMatchObject({ is: "refused" });
    expect(await swapped(marcus, "legio-1", "legio-2")).toMatchObject({ is: "error", code: "not-your-turn" });
    expect((await seen("caesar")).gathered).toBe(1);
  });

  test("counts once if it is sent twice", async () => {
    const twice = () => act(julia, swap("caesar", "legio-16"), "the-same-act");
    expect([await twice(), await twice()]).toEqual([{ is: "kept" }, { is: "kept" }]);
    expect((await seen("caesar")).gathered).toBe(1);
  });

  test("is there again after a restart, and on another server", async () => {
    await toTheMiddle();
    const [before, other] = [await looks("caesar"), await makeKeeper(house)];
    await house.keeper.announce({ table });
    expect(await looks("caesar")).toBe(before);
    const there = await other.standing(table);
    expect(there && JSON.stringify(outlookOf(there, "caesar"))).toBe(before);
    const answer = await other.act(table, julia.id, { id: "from-the-other", n: 1, act: DEPLOYED });
    expect(answer).toEqual({ is: "done", n: 1 });
  });

  test("where a piece that everybody knows has gone is seen at the end, and not before", async () => {
    await act(julia, DEPLOYED);
    await swapped(marcus, "legio-1", "cleopatra");
    expect(await blocksIn("neapolis", "pompeius")).toContain("cleopatra");
    expect(await blocksIn("alexandria", "caesar")).toEqual(["cleopatra"]);
    await act(marcus, DEPLOYED);
    expect(await blocksIn("neapolis", "caesar")).toEqual(["cleopatra"]);
  });

  test("has an end", async () => {
    for (let i = 0; i < LIMITS.gathered; i++)
      expect(await swapped(julia, "caesar", "legio-16")).toEqual({ is: "kept" });
    expect(await swapped(julia, "caesar", "legio-16")).toMatchObject({ is: "error", code: "enough-gathered" });
    await house.steward.takeBack(julia, table, 7);
    expect((await seen("caesar")).gathered).toBe(7);
    expect(await swapped(julia, "caesar", "legio-16")).toEqual({ is: "kept" });
    expect(await act(julia, DEPLOYED)).toEqual({ is: "done", n: 1 });
  });

  test("is put down with the answer that is given for whoever has no time left", async () => {
    table = await house.game([julia, marcus], {
      ...FREE,
      clock: { kind: "live", minutes: 1, increment: 0, out: "default" },
    });
    await toTheMiddle();
    house.wait(61_000);
    await house.timekeeper.look();
    const [, entry] = await journal();
    expect([entry.by, isList(entry.act) && entry.act.length]).toEqual(["time", 3]);
    expect(await blocksIn("lugdunum", "caesar")).toContain("caesar");
    expect(await arrangements()).toEqual([]);
  });

  test("is gone with a game that is given up", async () => {
    await toTheMiddle();
    await house.steward.resign(julia, table);
    expect(await arrangements()).toEqual([]);
    expect((await seen("caesar")).gathered).toBeUndefined();
  });

  test("makes a journal that anybody can check", async () => {
    await toTheMiddle();
    await act(julia, DEPLOYED);
    await act(marcus, DEPLOYED);
    await house.play(table);
    const { text } = await house.ask(marcus, "GET", `/api/tables/${table}/journal`);
    expect(verify(juliusCaesar, readJournal(text))).toMatchObject({ ok: true });
  });
});

describe("taking back", () => {
  test("what is gathered makes no entry, and nobody else is told", async () => {
    const told: unknown[] = [];
    house.keeper.onChange((change) => told.push(change));
    await toTheMiddle();
    expect(await house.steward.takeBack(julia, table, 1)).toBe("done");
    expect(await blocksIn("lugdunum", "caesar")).toContain("caesar");
    expect(await blocksIn("genua", "caesar")).toContain("antonius");
    expect(await house.steward.takeBack(julia, table, 0)).toBe("done");
    expect(await blocksIn("ravenna", "caesar")).toContain("caesar");
    expect(told.filter((change) => JSON.stringify(change).includes(table))).toEqual(
      Array.from({ length: 4 }, () => ({ table, seat: "caesar" })),
    );
    expect([await arrangements(), (await journal()).length]).toEqual([[], 1]);
    const nothing = house.steward.takeBack(julia, table, 0);
    await expect(nothing).rejects.toMatchObject({ code: "nothing-to-take-back" });
  });

  test("the end of it leaves it as it was", async () => {
    await toTheMiddle();
    const before = await seen("caesar");
    await act(julia, DEPLOYED);
    expect((await seen("caesar")).returns).toEqual([0]);
    expect(await house.steward.takeBack(julia, table, 0)).toBe("done");
    const after = await seen("caesar");
    expect(after.sight).toEqual(before.sight);
    expect(after).toMatchObject({ gathered: 2, returns: [3, 2] });
    expect(await house.steward.takeBack(julia, table, 3)).toBe("done");
    expect(await act(julia, DEPLOYED)).toEqual({ is: "done", n: 3 });
    // The same again, from behind the first return.
    expect(await house.steward.takeBack(julia, table, 0)).toBe("done");
    expect(await seen("caesar")).toMatchObject({ gathered: 1 });
  });

  test("is as free for one while the other has arranged much as while he has arranged nothing", async () => {
    await act(julia, DEPLOYED);
    const before = await seen("caesar");
    await swapped(marcus, "legio-1", "legio-2");
    expect(await seen("caesar")).toEqual(before);
    expect(await house.steward.takeBack(julia, table, 0)).toBe("done");
    await swapped(julia, "caesar", "legio-16");
    await act(julia, DEPLOYED);
    // What the other had arranged waits for him.
    expect(await seen("pompeius")).toMatchObject({ gathered: 1 });
    expect(await blocksIn("neapolis", "pompeius")).toContain("legio-2");
  });
});
