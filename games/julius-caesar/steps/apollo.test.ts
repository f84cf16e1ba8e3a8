/** Apollo (E1), who turns into the card the opponent played the turn before. */
import { describe, expect, test } from "vitest";
import { CAESAR, NOBODY, POMPEIUS, SIDES, type Side } from "../blocks.ts";
import { faceDown, faceUp, hand, NO_CARD, putAside } from "../cards.ts";
import { juliusCaesar } from "../index.ts";
import { actingCard, notePlayed, type Position } from "../position.ts";
import {
  asked,
  claim,
  type Layout,
  lay,
  legal,
  play,
  push,
  run,
  strength,
  told,
  toMove,
  turnWith,
  why,
} from "../testing/table.ts";

const first = (p: Position): string => (p.first === NOBODY ? "nobody" : SIDES[p.first]);
const acting = (p: Position, side: Side): string => p.box.cardIds[actingCard(p, side)];
const ALWAYS_FIRST = { options: { apolloOrder: "always-first" } };

describe("a copied command card", () => {
  const caesarPlaysApollo = (pompeius: string, more: Layout = {}): Position =>
    turnWith({
      historical: true,
      ...more,
      lastTurn: { caesar: "1/2", pompeius: "3/2" },
      cards: { caesar: "apollo", pompeius },
    });

  test("JC-C007, JC-E1.a, JC-E1.b its moves decide who goes first, and its moves and levies are his", () => {
    expect([first(caesarPlaysApollo("4/1")), first(caesarPlaysApollo("2/3"))]).toEqual(["pompeius", "caesar"]);
    const p = caesarPlaysApollo("2/3");
    expect(acting(p, CAESAR)).toMatch(/^3\/2/);
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "movement", moves: 3 });
    play(p, "end-moves");
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "levy", levies: 2 });
  });

  test('JC-E1.b with the option "always first" the player of Apollo goes first whatever he copies', () => {
    expect(first(caesarPlaysApollo("4/1", ALWAYS_FIRST))).toBe("caesar");
    expect(first(caesarPlaysApollo("2/3", ALWAYS_FIRST))).toBe("caesar");
  });

  const pompeiusPlaysApollo = (caesar: string, more: Layout = {}): Position =>
    turnWith({
      historical: true,
      ...more,
      lastTurn: { caesar: "3/2", pompeius: "1/2" },
      cards: { caesar, pompeius: "apollo" },
    });

  test("JC-C136, JC-E1.b, JC-2.1.f a tie with the copied card goes to Caesar", () => {
    const positions = ["3/1", "2/2", "4/1"].map((caesar) => pompeiusPlaysApollo(caesar));
    expect(positions.map(first)).toEqual(["caesar", "pompeius", "caesar"]);
    for (const p of positions) {
      while (toMove(p) === "caesar") play(p, legal(p, "end-")[0]);
      expect(juliusCaesar.question(p)).toMatchObject({ ask: "movement", moves: 3 });
      play(p, "end-moves");
      expect(juliusCaesar.question(p)).toMatchObject({ ask: "levy", levies: 2 });
    }
    const always = ["3/1", "2/2", "4/1"].map((caesar) => pompeiusPlaysApollo(caesar, ALWAYS_FIRST));
    expect(always.map(first)).toEqual(["pompeius", "pompeius", "pompeius"]);
  });

  test("JC-E1.a it is the opponent's card of the last turn: not one's own, not an older one", () => {
    const p = turnWith({
      historical: true,
      turn: 4,
      lastTurn: { caesar: "4/1", pompeius: "1/3" },
      cards: { caesar: "apollo", pompeius: "2/2" },
    });
    expect(acting(p, CAESAR)).toBe("1/3");
    expect(acting(p, POMPEIUS)).toMatch(/^2\/2/);
    expect(first(p)).toBe("pompeius");
  });
});

describe("a copied event", () => {
  test("JC-C008, JC-E1.c Apollo does what Vulcan did, and goes first", () => {
    const layout = { historical: true, lastTurn: { pompeius: "vulcan" }, cards: { caesar: "apollo", pompeius: "2/2" } };
    for (const options of [{}, ALWAYS_FIRST.options]) {
      const p = turnWith({ ...layout, options });
      expect([first(p), toMove(p), asked(p)]).toEqual(["caesar", "caesar", "vulcan"]);
      play(p, "erupt syracusae");
      expect([toMove(p), asked(p), strength(p, "legio-37")]).toEqual(["pompeius", "movement", 2]);
    }
  });

  test("JC-E1.c an event copied by Pompeius goes before a better command card", () => {
    const p = turnWith({
      historical: true,
      lastTurn: { caesar: "jupiter" },
      cards: { caesar: "4/1", pompeius: "apollo" },
    });
    expect([first(p), toMove(p), asked(p)]).toEqual(["pompeius", "pompeius", "jupiter"]);
  });

  test("JC-C137, JC-E1.e, JC-E1.c an event that was cancelled last turn is copied all the same", () => {
    const p = turnWith({
      historical: true,
      turn: 4,
      lastTurn: { caesar: "pluto", pompeius: "mars" },
      cards: { caesar: "apollo", pompeius: "3/2" },
    });
    expect(first(p)).toBe("caesar");
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "movement", god: "mars", moves: 1 });
  });

  test("JC-C010, JC-2.1.h, JC-E1.e against an event Apollo is an event: both are cancelled and nothing is copied", () => {
    const p = lay({ historical: true, turn: 2 });
    claim(p, "apollo", faceDown(CAESAR));
    claim(p, "jupiter", faceDown(POMPEIUS));
    notePlayed(p, POMPEIUS, 1, claim(p, "4/1", faceUp(POMPEIUS)));
    notePlayed(p, CAESAR, 1, claim(p, "2/2", faceUp(CAESAR)));
    const events = run(push(p, { step: "reveal" }));
    expect(told(events, "cancelled")).toHaveLength(1);
    expect([told(events, "copied"), told(events, "god")]).toEqual([[], []]);
    expect([CAESAR, POMPEIUS].map((side) => actingCard(p, side))).toEqual([NO_CARD, NO_CARD]);
    expect([asked(p), p.turn, first(p)]).toEqual(["choose", 3, "nobody"]);
  });
});

describe("the first turn of a year", () => {
  /** Caesar about to choose, or to put aside, with Apollo in his hand. */
  function withApollo(year: number, turn: number, step: "choose" | "discard"): Position {
    const p = lay({ historical: true, year, turn });
    for (const card of ["apollo", "2/2", "2/3", "3/1", "1/2"]) claim(p, card, hand(CAESAR));
    claim(p, "mars", step === "discard" ? hand(CAESAR) : putAside(CAESAR));
    return push(p, { step, side: CAESAR });
  }

  test("JC-C009, JC-E1.d Apollo cannot be played in it, in any year", () => {
    const tried = [
      [705, 1],
      [706, 1],
      [706, 2],
    ].map(([year, turn]) => why(withApollo(year, turn, "choose"), "play apollo"));
    expect(tried).toEqual(["JC-E1.d", "JC-E1.d", "legal"]);
    expect(legal(withApollo(706, 1, "choose"))).not.toContain("play apollo");
    expect(legal(withApollo(706, 1, "choose"))).toHaveLength(4);
    expect(legal(withApollo(706, 2, "choose"))).toContain("play apollo");
  });

  test("JC-C138, JC-E1.d, JC-2.1.c Apollo may be the card put aside", () => {
    const p = withApollo(706, 0, "discard");
    expect(why(p, "discard apollo")).toBe("legal");
    expect(legal(p)).toContain("discard apollo");
  });
});
