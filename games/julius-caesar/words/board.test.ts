import { BadInput, type Json, LANGUAGES, pick, plain, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { juliusCaesar } from "../index.ts";
import type { Seen } from "../seen.ts";
import { box } from "../testing/table.ts";
import { words } from "./index.ts";
import { REGIONS } from "./regions.ts";

const seen: Seen = {
  viewer: "caesar",
  year: 706,
  bc: 48,
  turn: 2,
  toMove: "caesar",
  asked: {
    ask: "battleTurn",
    question: { ask: "battleTurn", rule: "", place: "roma", round: 1, letter: "C", attacking: true, must: false },
  },
  first: "caesar",
  surprise: "roma",
  hands: {
    caesar: { count: 2, cards: ["3/1a", "pluto"], discarded: "1/2b", chosen: false, played: ["2/2a"], acting: "mars" },
    pompeius: { count: 2, chosen: true, played: ["vulcan"], acting: "2/3d" },
  },
  undealt: 15,
  places: [
    {
      place: "roma",
      friendlyTo: null,
      attacker: "caesar",
      mayLeave: 1,
      blocks: [
        { side: "caesar", colour: "tan", block: "legio-13", strength: 3, moved: true, from: "ravenna", shown: true },
        { side: "caesar", colour: "green", block: "p-auxilia-1", strength: 2, from: "ravenna", shown: true },
        { side: "caesar", colour: "tan", block: "c-ballista", strength: 2, reserve: true, from: "genua" },
        { side: "pompeius", colour: "green", block: "pompeius", strength: 1, shown: true },
        { side: "pompeius", colour: "green", reserve: true, from: "neapolis" },
        { side: "pompeius", colour: "green", reserve: true, from: "neapolis" },
      ],
    },
    {
      place: "tarraco",
      friendlyTo: "pompeius",
      blocks: [
        { side: "pompeius", colour: "green" },
        { side: "pompeius", colour: "green" },
        { side: "pompeius", colour: "green", moved: true },
        { side: "pompeius", colour: "tan" },
        { side: "pompeius", colour: "blue", block: "cleopatra" },
      ],
    },
    { place: "tyrrhenum", friendlyTo: "pompeius", blocks: [{ side: "pompeius", colour: "green", navis: true }] },
    {
      place: "corduba",
      friendlyTo: "caesar",
      blocks: [{ side: "caesar", colour: "tan", block: "legio-8", strength: 1 }],
    },
  ],
  pools: {
    caesar: { standing: 2, blocks: ["octavianus", "c-navis-4"], fallen: ["legio-7"] },
    pompeius: { standing: 9, fallen: [] },
  },
  trophies: { caesar: ["scipio"], pompeius: [] },
  points: { caesar: 4, pompeius: 6 },
  roads: [{ between: ["ravenna", "roma"], caesar: 2, pompeius: 0 }],
  held: ["hispanum"],
  battle: {
    place: "roma",
    attacker: "caesar",
    round: 1,
    letter: "C",
    side: "caesar",
    surprise: true,
    acted: ["p-auxilia-1"],
    sailed: ["pompeius"],
  },
  god: "mars",
  options: {},
  outcome: null,
};

const board = (sight: Seen): string => words(box, "en").board(plain(sight));

describe("regions", () => {
  test("every place of the map is in exactly one", () => {
    expect(REGIONS.flatMap((region) => region.places).toSorted()).toEqual([...box.placeIds].toSorted());
  });
});

describe("the board in English", () => {
  const text = board(seen);

  test("tells the year, the points, the hands and what is asked", () => {
    expect(text).toContain("Year 706 (48 BC), turn 2. Points: Caesar 4, Pompeius 6. You are Caesar.");
    expect(text).toContain("Caesar: 2 cards in hand: 3/1, Pluto.");
    expect(text).toContain("Discarded: 1/2.");
    expect(text).toContain("Pompeius: 2 cards in hand. One card lies face down.");
    expect(text).toContain("Roma, round 1: your attacking C blocks fire or pass.");
  });

  test("names known blocks with rating and strength and counts hidden ones by what shows", () => {
    expect(text).toMatch(/Corduba +Caesar +Legio 8 C3 I$/m);
    expect(text).toMatch(
      /Tarraco ★1 +Pompeius +Cleopatra C1, ▮×2 green blocks, ▮×1 green block \(moved\),\s+▮×1 tan block$/m,
    );
    expect(text).toMatch(/Mare Tyrrhenum +Pompeius +▮×1 green navis$/m);
  });

  test("lists vacant cities of value and no others", () => {
    expect(text).toMatch(/Alexandria ★2 +vacant$/m);
    expect(text).not.toContain("Ravenna ");
    expect(text).not.toContain("Narbo");
  });

  test("sets out a battle in the order of turns, attackers first under surprise", () => {
    expect(text).toContain("BATTLE IN ROMA, round 1");
    const turns = text.split("\n").filter((line) => /^ {4}[A-D] (attacker|defender)/.test(line));
    expect(turns).toEqual([
      "    B attacker Caesar: Pompeius’s Auxilia 1 B1 II; 2 dice, hits on 1; has acted",
      "    C attacker Caesar: Legio 13 C3 III; 3 dice, hits on 1-3",
      "    B defender Pompeius: Pompeius B3 I; 1 die, hits on 1-3",
    ]);
    expect(text).toContain("In reserve, Caesar: Ballista B4/D4 II (reserve, from Genua)");
    expect(text).toContain("In reserve, Pompeius: ▮×2 green blocks (reserve, from Neapolis)");
  });

  test("in later rounds the defender goes first within a letter", () => {
    const later = board({ ...seen, battle: seen.battle && { ...seen.battle, round: 2 } });
    expect(later.indexOf("B defender")).toBeLessThan(later.indexOf("B attacker"));
    expect(later.indexOf("B attacker")).toBeLessThan(later.indexOf("C attacker"));
  });

  test("says who may leave a contested place while moves are made", () => {
    expect(text).not.toContain("may leave");
    expect(board({ ...seen, battle: null })).toContain("Caesar attacks; 1 of Pompeius’s blocks may leave");
  });

  test("tells pools, trophies, roads and held seas", () => {
    expect(text).toContain("Caesar’s levy pool: 2 blocks: Octavianus, Navis 4. Eliminated this year: Legio 7.");
    expect(text).toContain("Pompeius’s levy pool: 9 blocks.");
    expect(text).toContain("Caesar’s trophies: Scipio.");
    expect(text).toContain("Ravenna-Roma Caesar 2");
    expect(text).toContain("A navis must stay in Mare Hispanum.");
  });

  test("tells a watcher no more than what is being decided", () => {
    const watched = board({ ...seen, viewer: "watcher", asked: { ask: "battleTurn" } });
    expect(watched).toContain("Caesar decides: turn of a block in battle.");
    expect(watched).toContain("You are watching.");
  });

  test("says how a game ended", () => {
    const ended = board({ ...seen, toMove: "over", asked: null, outcome: { winner: "caesar", how: "roma" } });
    expect(ended).toContain("The game is over. Points are equal: Caesar wins by holding Roma.");
  });
});

describe("what is no sight", () => {
  const without = (field: string): Json =>
    plain(Object.fromEntries(Object.entries(seen).filter(([key]) => key !== field)));
  const cases: readonly (readonly [string, Json])[] = [
    ["nothing", null],
    ["a list", []],
    ["a sight without hands", without("hands")],
    ["a sight without a year", without("year")],
    ["a place that is not on the map", plain({ ...seen, places: [{ place: "londinium", blocks: [] }] })],
  ];
  test.each(cases)("%s is refused", (_, json) => {
    expect(() => words(box, "en").board(json)).toThrow(BadInput);
  });
});

test.each(LANGUAGES)("in %s every table of a random game fits the terminal, and no two acts look alike", (language) => {
  const say = words(box, language);
  const dice = seededDice(`board in ${language}`);
  const p = juliusCaesar.begin("historical");
  juliusCaesar.open(p, dice);
  for (let acts = 0; acts < 400 && juliusCaesar.toMove(p) !== "over"; acts++) {
    const legal = juliusCaesar.legal(p);
    const labels = legal.filter((act) => act.do !== "play" && act.do !== "discard").map((act) => say.act(act));
    expect(new Set(labels).size).toBe(labels.length);
    for (const viewer of [...juliusCaesar.seats, "watcher"]) {
      const text = say.board(juliusCaesar.sight(p, viewer));
      expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
      for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(100);
    }
    juliusCaesar.play(p, pick(legal, dice), dice);
  }
});
