/** What a viewer sees (H). */
import { EVERYTHING } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR, POMPEIUS, SIDES } from "./blocks.ts";
import { DECK, faceDown, hand, putAside } from "./cards.ts";
import { juliusCaesar } from "./index.ts";
import type { Position } from "./position.ts";
import type { SeenBlock } from "./seen.ts";
import { sight } from "./sight.ts";
import { battle, battleOf } from "./testing/battle.ts";
import { asked, box, card as cardOf, lay, play, push, run, turnWith } from "./testing/table.ts";
import { asSeen } from "./words/sight.ts";

const seen = (p: Position, viewer: string) => asSeen(sight(p, viewer));

const blocksAt = (p: Position, viewer: string, place: string): SeenBlock[] =>
  seen(p, viewer).places.find((each) => each.place === place)?.blocks ?? [];

/** A table between turns. */
const quiet = (map: Record<string, readonly string[]>): Position =>
  push(lay({ map }), { step: "choose", side: CAESAR });

describe("cards", () => {
  /** Six cards each; Caesar holds Mars and Apollo. */
  function dealt(): Position {
    const p = lay({ turn: 0 });
    for (const [i, card] of ["mars", "apollo", "3/1a", "3/1b", "2/1a", "2/2a"].entries()) {
      p.card[cardOf(card)] = hand(CAESAR);
      p.card[cardOf(["vulcan", "4/1", "3/1c", "2/3a", "2/1b", "1/3"][i])] = hand(POMPEIUS);
    }
    return push(p, { step: "discard", side: CAESAR });
  }

  test("JC-H.a a hand is seen by its owner alone", () => {
    const p = dealt();
    expect(seen(p, "caesar").hands.caesar).toMatchObject({
      count: 6,
      cards: expect.arrayContaining(["mars", "apollo"]),
    });
    for (const viewer of ["pompeius", "watcher"]) {
      expect(seen(p, viewer).hands.caesar).toEqual({ count: 6, chosen: false, played: [] });
    }
    expect(seen(p, "watcher").undealt).toBe(box.cards.length - 12);
  });

  test("JC-C115, JC-H.a a discard stays secret: only that one was made shows", () => {
    const p = dealt();
    play(p, "discard mars");
    expect(seen(p, "caesar").hands.caesar).toMatchObject({ count: 5, discarded: "mars" });
    const other = dealt();
    play(other, "discard 2/1a");
    for (const viewer of ["pompeius", "watcher"]) {
      expect(seen(p, viewer).hands.caesar).toEqual({ count: 5, chosen: false, played: [] });
    }
    expect(sight(p, "watcher")).toEqual(sight(other, "watcher"));
    // Pompeius holds other cards than Caesar, so the two tables look alike to him too.
    expect(sight(p, "pompeius")).toEqual(sight(other, "pompeius"));
  });

  test("JC-H.a, JC-H.f a card lies face down until both are in, then everybody sees it", () => {
    const p = dealt();
    play(p, ["discard 2/2a", "discard 1/3", "play 3/1a"]);
    expect(seen(p, "caesar").hands.caesar).toMatchObject({ chosen: true, chosenCard: "3/1a", count: 4 });
    expect(seen(p, "pompeius").hands.caesar).toEqual({ count: 4, chosen: true, played: [] });
    play(p, "play 2/1b");
    for (const viewer of [...SIDES, "watcher"]) {
      expect(seen(p, viewer).hands.caesar).toMatchObject({ played: ["3/1a"], acting: "3/1a", chosen: false });
      expect(seen(p, viewer).hands.pompeius).toMatchObject({ played: ["2/1b"] });
    }
  });

  test("JC-H.a where hidden cards lie makes no difference to who may not see them", () => {
    const p = dealt();
    const q = dealt();
    [q.card[cardOf("mars")], q.card[cardOf("neptune")]] = [DECK, hand(CAESAR)];
    p.card[cardOf("3/1a")] = putAside(CAESAR);
    q.card[cardOf("3/1b")] = putAside(CAESAR);
    p.card[cardOf("2/1a")] = faceDown(CAESAR);
    q.card[cardOf("apollo")] = faceDown(CAESAR);
    expect(sight(q, "pompeius")).toEqual(sight(p, "pompeius"));
    expect(sight(q, "watcher")).toEqual(sight(p, "watcher"));
    expect(sight(q, "caesar")).not.toEqual(sight(p, "caesar"));
  });
});

describe("blocks", () => {
  test("JC-H.b of a hidden block show place, side and colour; its owner sees all", () => {
    const p = quiet({ roma: ["legio-17 2", "legio-1 3 caesar"] });
    expect(blocksAt(p, "pompeius", "roma")).toEqual([
      { side: "caesar", colour: "green" },
      { side: "caesar", colour: "tan" },
    ]);
    expect(blocksAt(p, "watcher", "roma")).toEqual(blocksAt(p, "pompeius", "roma"));
    expect(blocksAt(p, "caesar", "roma")).toEqual([
      { side: "caesar", colour: "tan", block: "legio-17", strength: 2 },
      { side: "caesar", colour: "green", block: "legio-1", strength: 3 },
    ]);
  });

  test("JC-H.b who they are and how strong makes no difference to the other side", () => {
    const p = quiet({ roma: ["legio-17 2", "caesar"], genua: ["legio-8"], massilia: ["c-navis-1"] });
    const q = quiet({ roma: ["legio-8 1", "c-navis-3"], genua: ["antonius"], massilia: ["legio-17 4"] });
    for (const viewer of ["pompeius", "watcher"]) expect(sight(q, viewer)).toEqual(sight(p, viewer));
  });

  test("JC-H.b that a block has moved is seen", () => {
    const p = turnWith({ map: { genua: ["legio-8", "legio-12"] }, cards: { caesar: "3/2", pompeius: "2/2" } });
    play(p, ["activate genua", "move legio-12 ravenna", "halt"]);
    expect(blocksAt(p, "pompeius", "ravenna")).toEqual([{ side: "caesar", colour: "tan", moved: true }]);
    expect(blocksAt(p, "pompeius", "genua")).toEqual([{ side: "caesar", colour: "tan" }]);
  });

  test("JC-C162, JC-H.c at sea every block is known for a navis, but not which", () => {
    const p = quiet({ hispanum: ["p-navis-1 2", "p-navis-3 1"], massilia: ["p-navis-2"] });
    const back = { side: "pompeius", colour: "green", navis: true };
    expect(blocksAt(p, "caesar", "hispanum")).toEqual([back, back]);
    expect(blocksAt(p, "caesar", "massilia")).toEqual([{ side: "pompeius", colour: "green" }]);
  });

  test("JC-C163, JC-H.g Cleopatra is known by her colour, her strength is not", () => {
    const p = quiet({ antiochia: ["cleopatra 3", "legio-34 2"] });
    expect(blocksAt(p, "caesar", "antiochia")).toEqual([
      { side: "pompeius", colour: "blue", block: "cleopatra" },
      { side: "pompeius", colour: "green" },
    ]);
    const weaker = quiet({ antiochia: ["cleopatra 1", "legio-34 2"] });
    expect(sight(weaker, "caesar")).toEqual(sight(p, "caesar"));
  });

  test("JC-H.b the pool: its owner sees who stands there, others how many", () => {
    const p = quiet({ roma: ["legio-17"] });
    const pools = seen(p, "pompeius").pools;
    expect(pools.caesar).toEqual({ standing: 30, fallen: [] });
    expect(pools.pompeius.blocks).toContain("brutus");
    expect(seen(p, "caesar").pools.caesar.blocks).toContain("octavianus");
  });

  test("JC-C161, JC-H.f the fallen, trophies and played cards are for all to see", () => {
    const p = turnWith({
      map: { roma: ["legio-17"] },
      fallen: ["legio-5"],
      trophies: ["scipio"],
      cards: { caesar: "3/2", pompeius: "2/2" },
      lastTurn: { caesar: "3/1" },
    });
    for (const viewer of [...SIDES, "watcher"]) {
      const all = seen(p, viewer);
      expect(all.pools.pompeius.fallen).toEqual(["legio-5"]);
      expect(all.trophies).toEqual({ caesar: ["scipio"], pompeius: [] });
      expect(all.hands.caesar.played[0]).toBe("3/1a");
    }
  });

  test("JC-H.b what is asked is told whole only to whom it is asked", () => {
    const p = turnWith({ map: { genua: ["legio-8"] }, cards: { caesar: "3/2", pompeius: "2/2" } });
    play(p, ["activate genua", "move legio-8 ravenna"]);
    expect(seen(p, "caesar").asked?.question).toMatchObject({ ask: "march", block: "legio-8" });
    expect(seen(p, "pompeius").asked).toEqual({ ask: "march" });
  });
});

describe("battles", () => {
  const roma = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["legio-10 2", "caesar"], ravenna: ["legio-13"] },
    defenders: ["legio-1 1"],
    reinforcements: { neapolis: ["legio-3 1"] },
  } as const;

  test("JC-H.b in a battle faces show to all, those of reserves to nobody but their owner", () => {
    const p = battle(roma);
    const line = { side: "caesar", colour: "tan", from: "genua", shown: true };
    expect(blocksAt(p, "pompeius", "roma")).toEqual([
      { ...line, block: "caesar", strength: 3 },
      { ...line, block: "legio-10", strength: 2 },
      { side: "pompeius", colour: "green", block: "legio-1", strength: 1, shown: true },
      { side: "pompeius", colour: "green", block: "legio-3", strength: 1, reserve: true, from: "neapolis" },
      { side: "caesar", colour: "tan", reserve: true, from: "ravenna" },
    ]);
    expect(seen(p, "watcher").battle).toMatchObject({ place: "roma", attacker: "caesar", round: 1, letter: "A" });
  });

  test("JC-C114, JC-H.e after the battle the blocks are hidden and nothing links them to what was shown", () => {
    const p = battle({ ...roma, map: { tarraco: ["legio-5"], narbo: ["legio-9"] } });
    // The turn does not end with the battle, so that nothing else can have made them alike.
    p.stack[0] = { step: "choose", side: CAESAR };
    // Caesar strikes down the line, the reserve dies of disruption.
    play(p, "fire caesar", [1, 6, 6]);
    expect(asked(p)).toBe("regroup");
    expect(blocksAt(p, "pompeius", "roma").map((each) => each.block)).toEqual(["caesar", "legio-10", undefined]);
    play(p, "end-regroup");
    const back = { side: "caesar", colour: "tan" };
    for (const viewer of ["pompeius", "watcher"]) expect(blocksAt(p, viewer, "roma")).toEqual([back, back, back]);
  });

  test("JC-H.e a block that retreats among others cannot be told from them", () => {
    const p = turnWith({
      map: { genua: ["legio-8", "legio-12"], roma: ["legio-1", "legio-3"], sipontum: ["legio-37"] },
      cards: { caesar: "3/2", pompeius: "2/2" },
    });
    play(p, ["activate genua", "move legio-8 roma", "move legio-12 roma", "end-moves", "end-levy"]);
    play(p, ["activate sipontum", "move legio-37 neapolis", "halt", "end-moves", "end-levy"]);
    play(p, ["pass legio-1", "pass legio-3", "pass legio-8", "pass legio-12", "retreat legio-3 neapolis"]);
    expect(battleOf(p).round).toBe(2);
    const back = { side: "pompeius", colour: "green" };
    expect(blocksAt(p, "caesar", "neapolis")).toEqual([back, back]);
    // An attacker goes back where the others never left.
    play(p, ["pass legio-1", "retreat legio-8 genua", "pass legio-12"]);
    expect(blocksAt(p, "pompeius", "genua")).toEqual([{ side: "caesar", colour: "tan" }]);
  });

  test("JC-H.e who regroups is hidden again at once", () => {
    const p = battle({ ...roma, reinforcements: {} });
    play(p, "fire caesar", [1, 6, 6]);
    play(p, "regroup legio-10 neapolis");
    expect(blocksAt(p, "pompeius", "neapolis")).toEqual([{ side: "caesar", colour: "tan" }]);
  });

  test("JC-H.b of two reserves neither order nor anything else tells which is which", () => {
    const p = battle({ ...roma, from: { genua: ["caesar"], ravenna: ["legio-13 1", "c-equitatus-1"] } });
    const q = battle({ ...roma, from: { genua: ["caesar"], ravenna: ["antonius", "legio-21 4"] } });
    expect(blocksAt(q, "pompeius", "roma")).toEqual(blocksAt(p, "pompeius", "roma"));
  });
});

test("the whole table is seen: scores, who is first, roads used, seas held, options", () => {
  const p = turnWith({
    map: { genua: ["legio-8"], massilia: ["legio-11"], hispanum: ["c-navis-1"] },
    cards: { caesar: "3/2", pompeius: "2/2" },
    options: { winterOrder: "victory-first" },
  });
  play(p, ["sail legio-11 narbo hispanum", "activate genua", "move legio-8 ravenna", "halt"]);
  const all = seen(p, "watcher");
  expect(all).toMatchObject({
    year: 705,
    bc: 49,
    turn: 2,
    toMove: "caesar",
    first: "caesar",
    held: ["hispanum"],
    roads: [{ between: ["genua", "ravenna"], caesar: 1, pompeius: 0 }],
    points: { caesar: 0, pompeius: 2 },
    options: { winterOrder: "victory-first", apolloOrder: "copied-card" },
    outcome: null,
  });
});

test("when the game is over everybody sees how it ended", () => {
  const p = push(lay({ map: { roma: ["legio-17"] }, year: 709 }), { step: "victory" });
  run(p);
  expect(seen(p, "watcher")).toMatchObject({ toMove: "over", asked: null, outcome: { winner: "caesar", how: "roma" } });
});

describe("the whole table, for a game that is over", () => {
  const everything = (p: Position) => asSeen(sight(p, EVERYTHING));

  test("every block, hand, pool and question is open, and nothing is there that no seat could see", () => {
    const p = turnWith({ historical: true, cards: { caesar: "3/2", pompeius: "2/2" } });
    play(p, ["activate genua", "move legio-8 ravenna"]);
    const all = everything(p);
    expect(all.viewer).toBe("everything");
    for (const { blocks } of all.places)
      for (const block of blocks) expect([typeof block.block, typeof block.strength]).toEqual(["string", "number"]);
    expect(all.asked?.question).toMatchObject({ ask: "march", block: "legio-8" });
    for (const side of SIDES) {
      const own = seen(p, side);
      expect(all.hands[side]).toEqual(own.hands[side]);
      expect(all.pools[side]).toEqual(own.pools[side]);
      for (const { place, blocks } of all.places)
        for (const block of blocks.filter((each) => each.side === side))
          expect(blocksAt(p, side, place)).toContainEqual(block);
    }
    const { viewer: _all, asked: _whole, hands: _hands, pools: _pools, places: _places, ...rest } = all;
    expect(seen(p, "watcher")).toMatchObject(rest);
  });

  test("it can be read out", () => {
    const p = quiet({ roma: ["legio-17 2"], tarraco: ["legio-5 1"] });
    const text = juliusCaesar.words("en").board(sight(p, EVERYTHING));
    expect(text).toContain("Nothing is hidden.");
    expect(text).toMatch(/Tarraco.*Legio 5 C2 I$/m);
  });
});
