/** Whole gestures beside single acts, with the real acts of real games. */
import { type Game, handsOf, listDice, type Offer, plain, reachOf, seededDice } from "@rubicon/engine";
import { makeSkirmish } from "@rubicon/engine/testing";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { describe, expect, test } from "vitest";
import { nameOf, type Thing, thing } from "../games/face.ts";
import { DUEL_PACK } from "../games/testing/duel.ts";
import { choose, type Rules, touches } from "../table/choosing.ts";
import { writtenAct } from "../table/reading.ts";
import type { WrittenAct } from "../table/source.ts";
import { type AtHand, optionsOf, pressOn } from "./options.ts";
import { caught, commonPlace, type Grip, leftInHand, stackIn, takenBy } from "./taking.ts";

const AT: Readonly<Record<Thing, Thing>> = {
  "block:a": "place:roma",
  "block:b": "place:roma",
  "block:c": "place:roma",
  "block:x": "place:capua",
};
const grip: Grip = {
  groups: [["block:a", "block:b", "block:c"], ["block:x"]],
  inHand: [],
  placeOf: (piece) => AT[piece] ?? null,
};

describe("taking up", () => {
  test("a click on a stack takes all of it, and a second lets it go", () => {
    const whole = takenBy(grip, [], "place:roma");
    expect(whole).toEqual(["block:a", "block:b", "block:c"]);
    expect(takenBy(grip, whole ?? [], "place:roma")).toEqual([]);
    expect(takenBy(grip, ["block:b"], "place:roma")).toEqual(whole);
  });

  test("a piece comes alone, and joins or leaves those of its stack that are held", () => {
    expect(takenBy(grip, [], "block:b")).toEqual(["block:b"]);
    expect(takenBy(grip, ["block:b"], "block:a")).toEqual(["block:b", "block:a"]);
    expect(takenBy(grip, ["block:b", "block:a"], "block:b")).toEqual(["block:a"]);
  });

  test("pieces of two stacks are never held together", () => {
    expect(takenBy(grip, ["block:a", "block:b"], "block:x")).toEqual(["block:x"]);
    expect(takenBy(grip, ["block:a"], "place:capua")).toEqual(["block:x"]);
    expect(caught(grip, ["block:x", "block:c", "block:a"])).toEqual(["block:a", "block:c"]);
  });

  test("nothing else can be taken up", () => {
    expect(takenBy(grip, [], "place:ravenna")).toBeNull();
    expect(takenBy(grip, [], "block:enemy")).toBeNull();
    expect(caught(grip, ["block:enemy"])).toEqual([]);
    expect(stackIn(grip, "place:ravenna")).toBeNull();
    expect(commonPlace(grip, ["block:a", "block:x"])).toBeNull();
  });

  test("what did not get there is still in the hand, if it can go on", () => {
    const held: readonly Thing[] = ["block:a", "block:b", "block:c"];
    const was = grip.placeOf;
    const after = (left: readonly Thing[], gone: readonly Thing[]): Grip => ({
      groups: [left],
      inHand: [],
      placeOf: (piece) => (gone.includes(piece) ? "place:capua" : was(piece)),
    });
    expect(leftInHand(after(["block:b", "block:c"], ["block:a"]), held, was)).toEqual(["block:b", "block:c"]);
    // One of them has moved already and cannot go on.
    expect(leftInHand(after(["block:b"], ["block:a"]), held, was)).toEqual([]);
    expect(leftInHand(after(held, []), held, was)).toEqual([]);
  });
});

const caesar: Game = juliusCaesar;
const caesarRules: Rules = { acts: caesar.acts, touchable: ["block", "place", "card"], atOnce: ["fire"] };

const actsIn = (game: Game, { acts }: Pick<Offer, "acts">): readonly WrittenAct[] =>
  acts.map((act) => writtenAct(game.acts.write(act)));

/** All that a click depends on, before anything is held. */
function handAt(game: Game, rules: Rules, p: object): AtHand {
  const { gestures } = game;
  if (gestures === undefined) throw new Error("a game without gestures");
  const { pieces, places } = gestures;
  const hands = handsOf(game, p);
  const legal = game.legal(p).map((act) => writtenAct(game.acts.write(act)));
  const named = (names: readonly string[]): readonly Thing[] => names.map((name) => thing(pieces, name));
  const placeOf = (piece: Thing): Thing | null => {
    const at = gestures.at(p, nameOf(piece));
    return at === null ? null : thing(places, at);
  };
  const held = hands && { groups: hands.groups.map(named), inHand: named(hands.inHand), placeOf };
  return { rules, legal, picked: [], grip: held, held: held?.inHand ?? [], reach: [], places };
}

function holding(game: Game, p: object, at: AtHand, held: readonly Thing[]): AtHand {
  const reach = reachOf(game, p, held.map(nameOf)).map(({ forecasts = [], ...goal }) => ({
    ...goal,
    acts: actsIn(game, goal),
    forecasts: forecasts.map(plain),
  }));
  return { ...at, held, reach };
}

/** Decisions of a random game at which something can be taken up. */
function* decisions(game: Game, rules: Rules, scenario: string, seed: string): Generator<{ p: object; at: AtHand }> {
  const dice = seededDice(seed);
  const p = game.begin(scenario);
  game.open(p, dice);
  for (let n = 0; game.toMove(p) !== "over" && n < 1_500; n++) {
    const at = handAt(game, rules, p);
    if (at.grip !== null && at.grip.groups.length > 0) yield { p, at };
    const legal = game.legal(p);
    game.play(p, legal[dice.roll(legal.length) - 1], dice);
  }
}

const keyOf = (act: WrittenAct): string => JSON.stringify(act);

/** Acts that can be chosen once these are held: by a gesture that begins with them, a button, or a thing that is lit. */
function reachable(at: AtHand): ReadonlySet<string> {
  const { complete, buttons, lit } = optionsOf(at);
  const planned = (at.reach ?? []).flatMap(({ acts }) => acts.slice(0, 1));
  const found = [...planned, ...complete, ...buttons];
  for (const it of lit) {
    const pressed = pressOn(at, it, "plain");
    if (pressed.is === "act") found.push(pressed.act);
    if (pressed.is === "goal") found.push(...pressed.acts);
    if (pressed.is === "picked") found.push(...choose(at.rules, at.legal, pressed.picked).complete);
  }
  return new Set(found.map(keyOf));
}

describe("gestures beside single acts", () => {
  test.each(["first", "second"])("every act that begins with a piece or a stack can be done by hand (%s)", (seed) => {
    let seen = 0;
    for (const { p, at } of decisions(caesar, caesarRules, "historical", seed)) {
      const { grip } = at;
      if (grip === null) continue;
      for (const group of grip.groups) {
        const place = grip.placeOf(group[0]);
        const whole = reachable(holding(caesar, p, at, group));
        const begun = (it: Thing | null): readonly WrittenAct[] =>
          at.legal.filter((act) => touches(caesarRules, act)[0] === it);
        for (const act of begun(place)) {
          expect([...whole], keyOf(act)).toContain(keyOf(act));
          seen++;
        }
        const alone = reachable(holding(caesar, p, at, group.slice(0, 1)));
        for (const act of begun(group[0])) {
          expect(alone.has(keyOf(act)) || isStoodFor(p, at, group[0], act), keyOf(act)).toBe(true);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  /** Several acts may lead to one goal: those that no gesture begins with, by sea over more seas, stand in the list. */
  const isStoodFor = (p: object, at: AtHand, piece: Thing, act: WrittenAct): boolean =>
    (holding(caesar, p, at, [piece]).reach ?? []).some(({ to }) => to === act.to);

  test("in battle a click fires, and who only chooses may do something else", () => {
    for (const seed of ["1", "2", "3", "4", "5", "6"])
      for (const { at } of decisions(caesar, caesarRules, "historical", seed)) {
        const fire = at.legal.find((act) => act.do === "fire");
        if (fire === undefined) continue;
        const it = thing("block", fire.block);
        expect(pressOn(at, it, "plain")).toEqual({ is: "act", act: fire });
        expect(["held", "picked"]).toContain(pressOn(at, it, "choosing").is);
        return;
      }
    throw new Error("Nobody fired who could retreat.");
  });

  test("who holds something is shown where it goes, and what can join it; everything else waits", () => {
    const [first] = decisions(caesar, caesarRules, "historical", "first");
    const { p, at } = first;
    const group = at.grip?.groups.find((each) => each.length > 2) ?? [];
    const held = holding(caesar, p, at, group.slice(0, 2));
    const { lit } = optionsOf(held);
    expect(lit).toContain(group[2]);
    for (const { to } of held.reach ?? []) expect(lit).toContain(thing("place", to));
    for (const other of at.grip?.groups ?? [])
      if (other !== group) for (const piece of other) expect(lit).not.toContain(piece);
    // What is lit carries what is held there; with Shift the same place is only a stack.
    const goal = thing("place", held.reach?.[0].to ?? "");
    expect(pressOn(held, goal, "plain").is).toBe("goal");
    expect(pressOn(held, goal, "adding").is).not.toBe("goal");
  });

  test("until it is known where it goes nothing but its own stack is lit", () => {
    const [{ at }] = decisions(caesar, caesarRules, "historical", "first");
    const group = at.grip?.groups.find((each) => each.length > 1) ?? [];
    const waiting = { ...at, held: group.slice(0, 1), reach: null };
    expect([...optionsOf(waiting).lit]).toEqual(group.slice(1));
  });
});

describe("a game with other pieces", () => {
  const skirmish: Game = makeSkirmish(DUEL_PACK);
  const rules: Rules = { acts: skirmish.acts, touchable: ["piece", "field"] };

  test("marches by gestures and strikes by single acts with what is held", () => {
    const p = skirmish.begin("drill");
    skirmish.open(p, listDice([]));
    while (skirmish.question(p).ask !== "turn") skirmish.play(p, skirmish.legal(p)[0], listDice([]));
    const at = handAt(skirmish, rules, p);
    const strike = at.legal.find((act) => act.do === "strike");
    const piece = thing("piece", strike?.piece ?? "");
    const held = holding(skirmish, p, at, [piece]);
    const field = thing("field", strike?.field ?? "");
    expect(optionsOf(held).lit).toContain(field);
    const pressed = pressOn(held, field, "plain");
    if (pressed.is === "goal") expect(pressed.acts).toContainEqual(strike);
    else expect(pressed).toEqual({ is: "act", act: strike });
  });
});
