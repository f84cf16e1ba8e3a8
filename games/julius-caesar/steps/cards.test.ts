/** The card phase (2.1): the deal, the discard, the choice in secret, who goes first. */
import { listDice, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { BOTH, CAESAR, NOBODY, POMPEIUS, SIDES, type Side } from "../blocks.ts";
import { DECK, hand } from "../cards.ts";
import { juliusCaesar } from "../index.ts";
import { cardsAt, type Position } from "../position.ts";
import type { Seen } from "../seen.ts";
import { asked, box, legal, play, told, toMove, turnWith, why } from "../testing/table.ts";
import { asSeen } from "../words/sight.ts";

const sightOf = (p: Position, viewer: string): Seen => asSeen(juliusCaesar.sight(p, viewer));

const CARDS: readonly string[] = [...box.cardIds];
const handOf = (p: Position, side: Side): string[] => cardsAt(p, hand(side)).map((card) => box.cardIds[card]);

const first = (p: Position): string => (p.first === NOBODY ? "nobody" : SIDES[p.first]);

/** Moves and levies that each side is offered this turn, in the order in which they are asked. */
function offers(p: Position): (string | number)[][] {
  const asks: (string | number)[][] = [];
  while (asked(p) === "movement" || asked(p) === "levy") {
    const question = juliusCaesar.question(p);
    if (question.ask === "movement") asks.push([toMove(p), "moves", question.moves]);
    if (question.ask === "levy") asks.push([toMove(p), "levies", question.levies]);
    play(p, legal(p, "end-")[0]);
  }
  return asks;
}

describe("who goes first", () => {
  test("JC-C001, JC-2.1.f with equal moves Caesar goes first, however few his levies", () => {
    const p = turnWith({ historical: true, cards: { caesar: "2/1", pompeius: "2/2" } });
    expect(first(p)).toBe("caesar");
    expect(offers(p)).toEqual([
      ["caesar", "moves", 2],
      ["caesar", "levies", 1],
      ["pompeius", "moves", 2],
      ["pompeius", "levies", 2],
    ]);
  });

  test("JC-C002, JC-2.1.e more moves go first", () => {
    expect(first(turnWith({ historical: true, cards: { caesar: "2/3", pompeius: "3/1" } }))).toBe("pompeius");
    expect(first(turnWith({ historical: true, cards: { caesar: "3/1", pompeius: "2/3" } }))).toBe("caesar");
    expect(first(turnWith({ historical: true, cards: { caesar: "1/3", pompeius: "4/1" } }))).toBe("pompeius");
  });

  test("JC-C003, JC-2.1.g, JC-E0.a an event goes before the best of commands, and brings no levy", () => {
    const p = turnWith({ historical: true, cards: { caesar: "4/1", pompeius: "vulcan" } });
    expect([first(p), toMove(p), asked(p)]).toEqual(["pompeius", "pompeius", "vulcan"]);
    play(p, "decline");
    expect(offers(p)).toEqual([
      ["caesar", "moves", 4],
      ["caesar", "levies", 1],
    ]);
    expect([asked(p), p.turn]).toEqual(["choose", 3]);
  });

  test("JC-C004, JC-2.1.h two events undo each other and the turn is over", () => {
    const p = turnWith({ historical: true, cards: { caesar: "mars", pompeius: "pluto" }, turn: 2 });
    expect([asked(p), toMove(p), p.turn]).toEqual(["choose", "caesar", 3]);
    expect(sightOf(p, "caesar").hands.pompeius.played.at(-1)).toBe("pluto");
  });

  test("JC-2.1.h two events in the fifth turn bring the winter", () => {
    const p = turnWith({ historical: true, cards: { caesar: "mars", pompeius: "pluto" }, turn: 5 });
    expect(asked(p)).toBe("disband");
  });
});

describe("a year of cards", () => {
  /** Plays on, doing as little as the rules allow, until a question of that kind. */
  function idleUntil(p: Position, ask: string): void {
    for (let acts = 0; asked(p) !== ask && acts < 100; acts++) play(p, quietly(p), seededDice(acts));
  }

  const QUIET = ["end-moves", "end-levy", "decline", "end-disband", "deployed"];
  function quietly(p: Position): string {
    const acts = legal(p);
    return acts.find((act) => QUIET.includes(act)) ?? acts[0];
  }

  const sizes = (p: Position): number[] => BOTH.map((side) => handOf(p, side).length);

  test("JC-C005, JC-2.1.b, JC-2.1.c, JC-2.1.d, JC-8.6.b six cards, one put aside unseen, one played each turn", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice(5));
    expect([sizes(p), cardsAt(p, DECK).length, toMove(p), asked(p)]).toEqual([[6, 6], 15, "caesar", "discard"]);
    expect(legal(p)).toHaveLength(6);
    const [discarded] = told(play(p, legal(p)[0]), "discarded");
    expect(juliusCaesar.hear(discarded, "pompeius")).not.toHaveProperty("card");
    expect(juliusCaesar.hear(discarded, "caesar")).toHaveProperty("card", discarded.card);
    expect(sightOf(p, "pompeius").hands.caesar).toEqual({ count: 5, chosen: false, played: [] });
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "discard"]);
    play(p, legal(p)[0]);
    expect(sizes(p)).toEqual([5, 5]);
    for (let turn = 1; turn <= box.turns; turn++) {
      idleUntil(p, "choose");
      expect([p.turn, sizes(p)]).toEqual([turn, [6 - turn, 6 - turn]]);
      play(p, legal(p)[0]);
      play(p, legal(p)[0], seededDice(turn));
    }
    idleUntil(p, "disband");
    expect([sizes(p), cardsAt(p, DECK).length]).toEqual([[0, 0], 15]);
    idleUntil(p, "discard");
    expect([sizes(p), cardsAt(p, DECK).length, box.calendar[p.year].year]).toEqual([[6, 6], 15, 706]);
  });

  test("JC-2.1.b the next year is dealt from the whole deck, last year's cards and discards in it", () => {
    const p = juliusCaesar.begin("historical");
    // The first card of the deck each time: Caesar gets the first six, Pompeius the six after them.
    juliusCaesar.open(p, listDice(new Array(12).fill(1)));
    expect(handOf(p, CAESAR)).toEqual(CARDS.slice(0, 6));
    idleUntil(p, "disband");
    play(p, "end-disband");
    play(p, "end-disband", new Array(12).fill(1));
    expect(asked(p)).toBe("discard");
    expect(handOf(p, CAESAR)).toEqual(CARDS.slice(0, 6));
    expect(handOf(p, POMPEIUS)).toEqual(CARDS.slice(6, 12));
  });

  test("JC-2.1.b each card of the deck can come to each hand", () => {
    const seen = BOTH.map(() => new Set<string>());
    for (let seed = 0; seed < 60; seed++) {
      const p = juliusCaesar.begin("historical");
      juliusCaesar.open(p, seededDice(seed));
      for (const side of BOTH) for (const card of handOf(p, side)) seen[side].add(card);
    }
    expect(seen.map((cards) => cards.size)).toEqual([CARDS.length, CARDS.length]);
  });

  test("JC-2.1.d both choose face down; nothing is shown before both have chosen", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice(11));
    idleUntil(p, "choose");
    const other = juliusCaesar.copy(p);
    const chose = [p, other].map((each, i) => told(play(each, legal(each)[i]), "chose")[0]);
    expect(chose[0].card).not.toBe(chose[1].card);
    for (const viewer of ["pompeius", "watcher"]) {
      expect(juliusCaesar.sight(p, viewer)).toEqual(juliusCaesar.sight(other, viewer));
      expect(juliusCaesar.hear(chose[0], viewer)).toEqual(juliusCaesar.hear(chose[1], viewer));
    }
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "choose"]);
    const [revealed] = told(play(p, legal(p)[0]), "revealed");
    expect(revealed.caesar).toBe(chose[0].card);
  });

  test("JC-2.1.d a card that was put aside, played or dealt to the other cannot be played", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice(11));
    const aside = legal(p)[0].replace("discard", "play");
    play(p, legal(p)[0]);
    const theirs = legal(p)[1].replace("discard", "play");
    play(p, legal(p)[0]);
    expect([why(p, aside), why(p, theirs)]).toEqual(["JC-2.1.d", "JC-2.1.d"]);
    const gone = legal(p)[0];
    play(p, gone);
    play(p, legal(p)[0], seededDice(1));
    idleUntil(p, "choose");
    expect([p.turn, why(p, gone)]).toEqual([2, "JC-2.1.d"]);
  });

  test("JC-2.1.c of six cards any may be put aside, and only one", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, listDice(new Array(12).fill(1)));
    expect(legal(p)).toEqual(CARDS.slice(0, 6).map((card) => `discard ${card}`));
    expect(why(p, "discard vulcan")).toBe("JC-2.1.d");
    play(p, "discard mars");
    expect([toMove(p), why(p, "discard apollo")]).toEqual(["pompeius", "JC-2.1.d"]);
  });

  test("JC-2.1.i a card must be played: there is no passing the choice", () => {
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, seededDice(2));
    idleUntil(p, "choose");
    expect(legal(p).every((act) => act.startsWith("play "))).toBe(true);
    for (const act of ["decline", "end-moves", "end-levy"]) expect(why(p, act)).toBe("JC-2.1.d");
  });
});

describe("points of a card", () => {
  test("JC-C121, JC-2.1.i, JC-2.1.j fewer moves and levies may be used, and what is left is lost", () => {
    const p = turnWith({ historical: true, cards: { caesar: "3/2", pompeius: "2/2" } });
    play(p, ["activate genua", "move legio-8 roma", "halt", "end-group"]);
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "movement", moves: 2 });
    play(p, ["end-moves", "end-levy", "end-moves", "end-levy"]);
    expect([p.turn, asked(p)]).toEqual([3, "choose"]);
    play(p, legal(p)[0]);
    play(p, legal(p)[0]);
    const offered = offers(p).filter(([side]) => side === "caesar");
    const [moves, levies] = (sightOf(p, "caesar").hands.caesar.played[2] ?? "")
      .split("/")
      .map((each) => Number.parseInt(each, 10));
    expect(offered).toEqual([
      ["caesar", "moves", moves],
      ["caesar", "levies", levies],
    ]);
  });

  test("JC-2.1.j moves not used are not turned into levies", () => {
    const p = turnWith({ historical: true, cards: { caesar: "4/1", pompeius: "2/2" } });
    play(p, "end-moves");
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "levy", levies: 1 });
    play(p, "levy c-auxilia-1 ravenna");
    expect(toMove(p)).toBe("pompeius");
  });
});
