import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  committedOrigin,
  EVERYTHING,
  type Eyes,
  type Journal,
  openTable,
  readJournal,
  replay,
  type Viewer,
} from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { seenFrom } from "@rubicon/julius-caesar/components";
import { describe, expect, test } from "vitest";
import { type Recording, type RecordingParts, recordingOf, replaySource, viewersOf } from "./replay.ts";

const GOLDEN = fileURLToPath(new URL("../../games/julius-caesar/golden/", import.meta.url));
const golden = (name: string): Journal => readJournal(readFileSync(`${GOLDEN}${name}.jsonl`, "utf8"));
const journal = golden("historical-greedy-0");

const record = (parts: Partial<RecordingParts> = {}): Recording =>
  recordingOf({ game: juliusCaesar, journal, ...parts });

/** What the game itself shows after each entry. */
function sightsOf(viewer: Viewer): readonly unknown[] {
  const sights: unknown[] = [];
  replay(juliusCaesar, journal, { reach: (position) => sights.push(juliusCaesar.sight(position, viewer)) });
  return sights;
}

describe("a replay", () => {
  test.each(["caesar", "pompeius", "watcher"])("as %s shows at every entry what he saw then", async (viewer) => {
    const source = replaySource(record(), viewer);
    const last = journal.entries.length - 1;
    const moments = await source.past(0, last);
    expect(moments.map(({ sight }) => sight)).toEqual(sightsOf(viewer));
    expect(moments.every((moment) => moment.viewer === viewer)).toBe(true);
    expect(await source.past(17, 19)).toEqual(moments.slice(17, 20));
    const state = source.state.now;
    expect(state).toMatchObject({ status: "over", you: viewer, toMove: null, legal: [], question: null });
    expect(state?.sight).toEqual(moments[last].sight);
    expect(state?.entries.map(({ n }) => n)).toEqual(journal.entries.map(({ n }) => n));
  });

  test("hears what its viewer heard", () => {
    const cardsDealt = (viewer: Eyes): readonly unknown[] => {
      const [opening] = replaySource(record(), viewer).state.now?.entries ?? [];
      return opening.events.filter((event) => JSON.stringify(event).includes('"cards"'));
    };
    expect(cardsDealt("caesar")).toHaveLength(1);
    expect(cardsDealt("watcher")).toHaveLength(0);
    expect(cardsDealt(EVERYTHING)).toHaveLength(2);
  });

  test("changes nothing: no act is done, nothing is taken back", async () => {
    const source = replaySource(record(), "watcher");
    expect(await source.act({ do: "deployed" })).toEqual({ is: "stale" });
    await expect(source.takeBack(0)).rejects.toThrow();
  });
});

describe("with nothing hidden", () => {
  test("every block shows its face, every hand its cards, at every entry of several games", async () => {
    const names = readdirSync(GOLDEN).filter((file) => file.endsWith(".jsonl"));
    for (const name of names.slice(0, 4)) {
      const one = golden(name.replace(".jsonl", ""));
      const source = replaySource(record({ journal: one }), EVERYTHING);
      for (const { sight, viewer } of await source.past(0, one.entries.length - 1)) {
        const seen = seenFrom(sight);
        expect(viewer).toBe(EVERYTHING);
        const hidden = seen.places.flatMap(({ blocks }) =>
          blocks.filter(({ block, strength }) => block === undefined || strength === undefined),
        );
        expect(hidden).toEqual([]);
        for (const hand of Object.values(seen.hands)) expect(hand.cards).toHaveLength(hand.count);
        for (const pool of Object.values(seen.pools)) expect(pool.blocks).toHaveLength(pool.standing);
      }
    }
  });

  test("nothing but what is hidden is changed: it agrees with what a watcher sees", async () => {
    const open = await replaySource(record(), EVERYTHING).past(0, journal.entries.length - 1);
    const watched = await replaySource(record(), "watcher").past(0, journal.entries.length - 1);
    for (const [i, { sight }] of open.entries()) {
      const [all, some] = [seenFrom(sight), seenFrom(watched[i].sight)];
      expect(all.places.map(({ place, blocks }) => [place, blocks.length])).toEqual(
        some.places.map(({ place, blocks }) => [place, blocks.length]),
      );
      expect({ ...all, viewer: 0, hands: 0, pools: 0, places: 0, asked: 0 }).toEqual({
        ...some,
        viewer: 0,
        hands: 0,
        pools: 0,
        places: 0,
        asked: 0,
      });
    }
  });
});

describe("the check", () => {
  const dice = journal.entries.reduce((sum, entry) => sum + ("dice" in entry ? (entry.dice?.length ?? 0) : 0), 0);

  test("of a sound journal counts its acts and dice", () => {
    expect(record().check).toEqual({ is: "sound", acts: journal.entries.length - 1, dice, against: "seed" });
  });

  test("finds the entry that was altered, and the replay goes up to there", async () => {
    const entries = journal.entries.map((entry) => (entry.n === 40 ? { ...entry, check: "0000000000000000" } : entry));
    const recording = record({ journal: { ...journal, entries } });
    expect(recording.check).toMatchObject({ is: "faulty", entry: 40 });
    const source = replaySource(recording, "watcher");
    expect(source.state.now?.entries).toHaveLength(40);
    expect(await source.past(0, 100)).toHaveLength(40);
  });

  test("of a journal whose very opening is wrong gives one sentence", () => {
    const header = { ...journal.header, options: { unheard: "of" } };
    expect(() => record({ journal: { ...journal, header } })).toThrow(/unheard/);
  });
});

describe("whose side", () => {
  test("all of them when the dice are known", () => {
    expect(viewersOf(record())).toEqual([EVERYTHING, "caesar", "pompeius", "watcher"]);
  });

  test("that of a watcher alone while the dice are secret", () => {
    const table = openTable(juliusCaesar, { scenario: "historical", dice: committedOrigin("t", "secret") });
    const running = record({ journal: table.journal });
    expect(running.check).toMatchObject({ is: "sound", acts: 0, against: "nothing" });
    expect(viewersOf(running)).toEqual(["watcher"]);
    expect(record({ journal: table.withSeed() }).check).toMatchObject({ against: "commitment" });
  });
});
