import "fake-indexeddb/auto";
import {
  type Dice,
  isList,
  isObject,
  type Json,
  type JsonObject,
  LONGEST_GAME,
  pick,
  readJournal,
  type Seat,
  seededDice,
  verify,
} from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { afterEach, describe, expect, test, vi } from "vitest";
import { exportJournal } from "../local/exchange.ts";
import { createLocalGame, deleteLocalGame, type NewLocalGame, openLocalGame } from "../local/index.ts";
import { type LocalSource, localSource } from "./local.ts";
import type { TableState } from "./source.ts";

const WISHES: NewLocalGame = {
  game: "julius-caesar",
  scenario: "historical",
  options: {},
  players: { caesar: "Anna", pompeius: "Bruno" },
  curtain: false,
};

const opened: LocalSource[] = [];
afterEach(() => {
  for (const source of opened.splice(0)) source.close();
});

async function open(id: string): Promise<LocalSource> {
  const kept = await openLocalGame(id);
  if (kept === null) throw new Error(`there is no game ${id}`);
  const source = localSource(kept);
  opened.push(source);
  return source;
}

const begin = async (wishes: Partial<NewLocalGame> = {}): Promise<{ id: string; source: LocalSource }> => {
  const id = await createLocalGame({ ...WISHES, ...wishes });
  return { id, source: await open(id) };
};

function now(source: LocalSource): TableState {
  const { now } = source.state;
  if (now === null) throw new Error(source.error.now ?? "nothing is shown");
  return now;
}

async function playOn(source: LocalSource, random: Dice, acts: number): Promise<void> {
  for (let i = 0; i < acts && now(source).status === "running"; i++) {
    await source.takeOver();
    expect(await source.act(pick(now(source).legal, random))).toEqual({ is: "done" });
  }
}

test("a game that has become as long as one can be says so, and stays as it is", async () => {
  const id = await createLocalGame(WISHES);
  const kept = await openLocalGame(id);
  if (kept === null) throw new Error("it was not kept");
  const source = localSource({ ...kept, length: LONGEST_GAME.entries });
  opened.push(source);
  await source.takeOver();
  const { legal, entries } = now(source);
  expect(await source.act(legal[0])).toMatchObject({ is: "error", message: expect.stringContaining("too long") });
  await expect(source.takeBack(0)).rejects.toThrow("too long");
  expect(now(source).entries).toEqual(entries);
});

const opponentOf = (seat: Seat): Seat => (seat === "caesar" ? "pompeius" : "caesar");

describe("a game at one screen", () => {
  test("is played to its end, taken up again in the middle, and every die checks out", async () => {
    const { id, source } = await begin();
    const random = seededDice("a whole game");
    await playOn(source, random, 100);
    const before = now(source);
    source.close();

    const again = await open(id);
    expect(now(again)).toEqual(before);
    await playOn(again, random, 20_000);
    expect(now(again)).toMatchObject({ status: "over", toMove: null, legal: [], question: null });
    expect(now(again).outcome).not.toBeNull();

    const { name, text } = await exportJournal(id);
    expect(name).toMatch(/^rubicon-julius-caesar-\d{4}-\d\d-\d\d\.jsonl$/);
    const journal = readJournal(text);
    expect(journal.header.dice).toMatchObject({ kind: "committed", commitment: again.commitment });
    expect(journal.header.dice).toHaveProperty("seed");
    expect(journal.header.dice.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(verify(juliusCaesar, journal)).toMatchObject({ ok: true, outcome: now(again).outcome });
  });

  test("shows the seat that is asked, its question and its acts", async () => {
    const { source } = await begin();
    const state = now(source);
    expect(state.you).toBe(state.toMove);
    expect(state.question).toMatchObject({ ask: "discard" });
    expect(state.seats).toEqual([
      { seat: "caesar", name: "Anna" },
      { seat: "pompeius", name: "Bruno" },
    ]);
    await source.act(state.legal[0]);
    expect(now(source).you).toBe(opponentOf(state.you));
  });

  test("keeps the secret seed away from what is shown and from the journal until it is over", async () => {
    const { id, source } = await begin();
    const kept = await openLocalGame(id);
    expect(kept?.seed).toMatch(/^[0-9a-f]{64}$/);
    await playOn(source, seededDice(5), 10);
    const { text } = await exportJournal(id);
    for (const where of [JSON.stringify(now(source)), JSON.stringify(kept?.header), text])
      expect(where).not.toContain(kept?.seed);
  });

  test("falls as its seed says where one is given", async () => {
    const texts = await Promise.all(
      [1, 2].map(async () => {
        const { id, source } = await begin({ seed: "alea" });
        await playOn(source, seededDice(1), 60);
        return (await exportJournal(id)).text;
      }),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  test("says which rule forbids an act, and does nothing", async () => {
    const { source } = await begin();
    const before = now(source);
    const act = { do: "end-moves" };
    const result = await source.act(act);
    expect(result).toMatchObject({ is: "refused", refusal: { rule: expect.stringMatching(/^JC-/) } });
    expect(now(source)).toBe(before);
    const [refusal, legal] = await source.why([act, before.legal[0]]);
    expect(refusal).toEqual(result.is === "refused" ? result.refusal : null);
    expect(legal).toBeNull();
    expect(await source.act({ do: "fly" })).toMatchObject({ is: "error", message: expect.stringContaining("fly") });
  });

  test("that was thrown away says so", async () => {
    const { id, source } = await begin();
    await deleteLocalGame(id);
    await until(() => source.state.now === null);
    await vi.waitFor(() => expect(source.error.now).toMatch(/no longer kept/));
    expect(await openLocalGame(id)).toBeNull();
  });
});

describe("taking back", () => {
  test("goes back as far as is free, act by act, and is written down like anything else", async () => {
    const { id, source } = await begin();
    const random = seededDice("free");
    while (now(source).returns.length < 2) await playOn(source, random, 1);
    const { returns, entries } = now(source);
    const [there] = await source.past(returns[1], returns[1]);
    expect(await source.takeBack(returns[1])).toBe("done");
    expect(now(source).entries).toHaveLength(entries.length + 1);
    expect(now(source)).toMatchObject({ sight: there.sight, toMove: there.toMove });
    expect(now(await open(id))).toEqual(now(source));
    expect(verify(juliusCaesar, readJournal((await exportJournal(id)).text))).toMatchObject({ ok: true });
  });

  test("goes further back at one screen, where nobody has to be asked: the dice are spent, nothing is forgotten", async () => {
    const { id, source } = await begin();
    await playOn(source, seededDice("written"), 120);
    // Two people at one screen ask each other; whoever plays both sides has nobody to ask.
    expect(now(source).yields).toBe(!source.curtain.now);
    await source.hangCurtain();
    expect(now(source).yields).toBe(false);
    await source.removeCurtain();
    expect(now(source).yields).toBe(true);
    const [there] = await source.past(40, 40);
    const { length } = now(source).entries;
    await source.takeBack(40);
    expect(now(source).entries).toHaveLength(length + 1);
    expect(now(source).entries.at(-1)).toMatchObject({ back: 40, events: [] });
    expect(now(source)).toMatchObject({ toMove: there.toMove, sight: there.sight });
    expect(now(await open(id))).toEqual(now(source));
    await playOn(source, seededDice("on"), 30);
    expect(verify(juliusCaesar, readJournal((await exportJournal(id)).text))).toMatchObject({ ok: true });
  });

  test("finds nothing to take back at the beginning", async () => {
    const { source } = await begin();
    await expect(source.takeBack(0)).rejects.toThrow("nothing to take back");
  });
});

describe("two tabs", () => {
  test("at one game never overwrite each other: the later one is stale and sees what the other did", async () => {
    const { id, source: one } = await begin();
    const two = await open(id);
    const act = now(one).legal[0];
    const other = now(two).legal[1];
    const results = await Promise.all([one.act(act), two.act(other)]);
    expect(results.map(({ is }) => is).sort()).toEqual(["done", "stale"]);
    expect(now(one).entries).toHaveLength(2);
    await until(() => now(two).entries.length === 2);
    expect(now(two)).toEqual(now(one));
    expect((await openLocalGame(id))?.entries).toHaveLength(2);
  });

  test("hear of each other", async () => {
    const { id, source: one } = await begin();
    const two = await open(id);
    await playOn(one, seededDice(3), 5);
    await until(() => now(two).entries.length === 6);
    expect(now(two)).toEqual(now(one));
    await playOn(two, seededDice(4), 5);
    await until(() => now(one).entries.length === 11);
  });

  test("of which one hears nothing more are told apart by what was taken back", async () => {
    const { id, source: one } = await begin();
    await one.act(now(one).legal[0]);
    const two = await open(id);
    two.close();
    await one.takeBack(0);
    await one.act(now(one).legal[1]);
    // A closed tab still believes in the first act.
    expect(await two.act(now(two).legal[0])).toEqual({ is: "stale" });
    expect((await openLocalGame(id))?.entries).toHaveLength(4);
  });
});

describe("the curtain", () => {
  test("is open for whoever begins the game: nobody has seen anything yet", async () => {
    const { source } = await begin({ curtain: true });
    expect(now(source).you).toBe(now(source).toMove);
    expect(source.handOver.now).toBeNull();
  });

  test("stays where it is when everything is taken back: the other seat's cards are not shown for it", async () => {
    const { source } = await begin({ curtain: true });
    const first = now(source).you;
    await source.act(now(source).legal[0]);
    await source.takeOver();
    expect(now(source).you).not.toBe(first);
    await source.takeBack(0);
    expect(now(source).you).not.toBe(first);
    expect(source.handOver.now).toBe(first);
  });

  test("hides the other seat until it takes over", async () => {
    const { id, source } = await begin({ curtain: true });
    const first = now(source).you;
    await source.act(now(source).legal[0]);
    // His own act is still seen by whoever made it.
    expect(now(source).you).toBe(first);
    expect(source.handOver.now).toBe(opponentOf(String(first)));
    expect(now(source)).toMatchObject({ legal: [], question: null });

    // Whoever opens the game again has to say who he is.
    const again = await open(id);
    expect(now(again)).toMatchObject({ you: "watcher", legal: [] });
    expect(again.handOver.now).toBe(now(again).toMove);
    expect(await again.act({ do: "deployed" })).toMatchObject({ is: "error" });
    await again.takeOver();
    expect(now(again).you).toBe(opponentOf(String(first)));
    expect(again.handOver.now).toBeNull();
  });

  test("can be taken down and hung up again, in every tab", async () => {
    const { id, source } = await begin({ curtain: true });
    const other = await open(id);
    await source.removeCurtain();
    expect(now(source).you).toBe(now(source).toMove);
    await until(() => !other.curtain.now);
    expect(now(other).you).toBe(now(other).toMove);
    await other.hangCurtain();
    await until(() => source.curtain.now);
    expect((await openLocalGame(id))?.curtain).toBe(true);
  });

  test("lets no secret of the other seat into a state or a moment, through a whole game", async () => {
    const { source } = await begin({ curtain: true });
    const random = seededDice("secrets");
    while (now(source).status === "running") {
      await source.takeOver();
      const { you, entries, sight } = now(source);
      expect(secretsIn(sight, opponentOf(you))).toEqual([]);
      if (entries.length % 50 === 0) {
        const moments = await source.past(0, entries.length - 1);
        expect(moments).toHaveLength(entries.length);
        for (const moment of moments) {
          expect(moment.viewer).toBe(you);
          expect(secretsIn(moment.sight, opponentOf(you))).toEqual([]);
        }
        for (const { events } of entries) for (const event of events) expect(told(event, you)).toEqual([]);
      }
      await source.act(pick(now(source).legal, random));
    }
  });

  test("without it moments are as seen by the seat that was asked then", async () => {
    const { id, source } = await begin();
    await playOn(source, seededDice("open"), 80);
    const moments = await source.past(10, 60);
    expect(moments.map(({ n }) => n)).toEqual(Array.from({ length: 51 }, (_, i) => i + 10));
    expect(new Set(moments.map(({ viewer }) => viewer))).toEqual(new Set(["caesar", "pompeius"]));
    for (const { viewer, toMove } of moments) expect(viewer).toBe(toMove);
    const last = now(await open(id));
    expect(await source.past(80, 80)).toEqual([{ n: 80, viewer: last.you, toMove: last.toMove, sight: last.sight }]);
  });
});

const fields = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});
const list = (json: Json | undefined): readonly Json[] => (isList(json) ? json : []);

/** What a sight tells of that seat that only the seat itself may know. */
function secretsIn(sight: Json, of: Seat): readonly string[] {
  const { hands, pools, places } = fields(sight);
  const hand = fields(fields(hands)[of]);
  const hidden = ["cards", "discarded", "chosenCard"].filter((key) => key in hand);
  if ("blocks" in fields(fields(pools)[of])) hidden.push("pool");
  for (const place of list(places))
    for (const block of list(fields(place).blocks)) {
      const { side, shown, strength, colour } = fields(block);
      if (side !== of || shown === true) continue;
      if (strength !== undefined) hidden.push(`strength in ${fields(place).place}`);
      if ("block" in fields(block) && colour !== "blue") hidden.push(`block in ${fields(place).place}`);
    }
  return hidden;
}

/** What an event tells of the other seat's hand, or of its levies. */
function told(event: Json, viewer: Seat): readonly string[] {
  const { e, side } = fields(event);
  if (side === viewer || typeof e !== "string") return [];
  const hidden: Readonly<Record<string, readonly string[]>> = {
    dealt: ["cards"],
    discarded: ["card"],
    chose: ["card"],
    levied: ["block"],
    raised: ["block", "strength"],
  };
  return (hidden[e] ?? []).filter((key) => key in fields(event));
}

const until = (wished: () => boolean): Promise<void> => vi.waitFor(() => expect(wished()).toBe(true), 4_000);
