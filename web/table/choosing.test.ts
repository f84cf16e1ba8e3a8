/** Clicks choose acts: with the real acts of a real game, all of them and nothing else. */
import { type Game, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { expect, test } from "vitest";
import type { Thing } from "../games/face.ts";
import { choose, click, meant, type Rules, touches } from "./choosing.ts";
import { writtenAct } from "./reading.ts";
import type { WrittenAct } from "./source.ts";

const game: Game = juliusCaesar;
const rules: Rules = { acts: game.acts, touchable: ["block", "place", "card"] };

interface Decision {
  readonly position: object;
  readonly legal: readonly WrittenAct[];
}

/** Decisions of a random game, every so many of them. */
function* decisions(scenario: string, seed: string, every: number): Generator<Decision> {
  const dice = seededDice(seed);
  const p = game.begin(scenario);
  game.open(p, dice);
  for (let n = 0; game.toMove(p) !== "over" && n < 2_000; n++) {
    const legal = game.legal(p);
    if (n % every === 0) yield { position: p, legal: legal.map((act) => writtenAct(game.acts.write(act))) };
    game.play(p, legal[dice.roll(legal.length) - 1], dice);
  }
}

const same = (a: WrittenAct, b: WrittenAct): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Clicks the things of an act one after the other; true when that, or the menu it ends in, chooses it. */
function reached(legal: readonly WrittenAct[], act: WrittenAct, things: readonly Thing[]): boolean {
  let picked: readonly Thing[] = [];
  for (const [i, it] of things.entries()) {
    expect(choose(rules, legal, picked).lit, `${it} towards ${JSON.stringify(act)}`).toContain(it);
    const clicked = click(rules, legal, picked, it);
    if (clicked.is === "act") return i === things.length - 1 && same(clicked.act, act);
    if (clicked.is === "closed") return false;
    picked = clicked.picked;
  }
  const { complete, buttons } = choose(rules, legal, picked);
  return (things.length === 0 ? buttons : complete).some((choice) => same(choice, act));
}

test.each([
  ["historical", "first"],
  ["historical", "second"],
  ["free", "third"],
])("every legal act is reached by clicks, a menu or a button (%s, %s)", (scenario, seed) => {
  let seen = 0;
  for (const { legal } of decisions(scenario, seed, scenario === "free" ? 9 : 3))
    for (const act of legal) {
      expect(reached(legal, act, touches(rules, act)), JSON.stringify(act)).toBe(true);
      seen++;
    }
  expect(seen).toBeGreaterThan(500);
});

test("whatever is clicked in whatever order, only lit clicks lead on and only legal acts come of it", () => {
  const dice = seededDice("stray");
  const things: Thing[] = [...new Set(rules.acts.makers.flatMap(({ fields }) => fields.map(([, domain]) => domain)))]
    .filter(({ of }) => rules.touchable.includes(of))
    .flatMap(({ of, names }) => names.map((name): Thing => `${of}:${name}`));
  let acts = 0;
  let closed = 0;
  for (const { legal } of decisions("historical", "wild", 5)) {
    let picked: readonly Thing[] = [];
    for (let n = 0; n < 40; n++) {
      const { lit } = choose(rules, legal, picked);
      const open = [...lit];
      const it =
        open.length > 0 && dice.roll(2) === 1 ? open[dice.roll(open.length) - 1] : things[dice.roll(things.length) - 1];
      const fresh = choose(rules, legal, []).lit.has(it);
      const clicked = click(rules, legal, picked, it);
      if (clicked.is === "closed") {
        expect(lit.has(it) || picked.includes(it) || fresh).toBe(false);
        closed++;
      } else {
        expect(lit.has(it) || picked.includes(it) || fresh).toBe(true);
      }
      if (clicked.is === "act") {
        expect(legal.some((act) => same(act, clicked.act))).toBe(true);
        acts++;
      }
      picked = clicked.is === "picked" ? clicked.picked : [];
    }
  }
  expect(acts).toBeGreaterThan(50);
  expect(closed).toBeGreaterThan(50);
});

test("what is meant by a click on something closed is refused, with a rule, or could be clicked", () => {
  const dice = seededDice("closed");
  let asked = 0;
  for (const { position, legal } of decisions("historical", "closed", 7)) {
    const { lit } = choose(rules, legal, []);
    for (let n = 0; n < 12; n++) {
      const maker = rules.acts.makers[dice.roll(rules.acts.makers.length) - 1];
      const domain = maker.fields[0]?.[1];
      if (!domain || !rules.touchable.includes(domain.of)) continue;
      const it: Thing = `${domain.of}:${domain.names[dice.roll(domain.names.length) - 1]}`;
      if (lit.has(it)) continue;
      for (const act of meant(rules, legal, [], it)) {
        expect(legal.map((known) => known.do)).toContain(act.do);
        expect(touches(rules, act)).toContain(it);
        const refusal = game.refuse(position, game.acts.read(act));
        expect(refusal?.rule, JSON.stringify(act)).toMatch(/^JC-/);
        asked++;
      }
    }
  }
  expect(asked).toBeGreaterThan(300);
});

// A small game of our own for what real positions show too rarely.
const places = { of: "place", names: ["roma", "genua", "utica"] };
const blocks = { of: "block", names: ["one", "two", "three"] };
const roads = { of: "road", names: ["coast", "hills"] };
const small: Rules = {
  acts: {
    makers: [
      { kind: "end", fields: [] },
      { kind: "fire", fields: [["block", blocks]] },
      {
        kind: "march",
        fields: [
          ["block", blocks],
          ["to", places],
          ["by", roads],
        ],
      },
      {
        kind: "swap",
        fields: [
          ["block", blocks],
          ["with", blocks],
        ],
      },
    ],
  },
  touchable: ["place", "block"],
};
const fire = { do: "fire", block: "one" };
const byCoast = { do: "march", block: "one", to: "roma", by: "coast" };
const byHills = { do: "march", block: "one", to: "roma", by: "hills" };
const toGenua = { do: "march", block: "two", to: "genua", by: "coast" };

test("an act that needs no further click waits in the menu while others need one", () => {
  expect(click(small, [fire, byCoast], [], "block:one")).toEqual({ is: "picked", picked: ["block:one"] });
  const then = choose(small, [fire, byCoast], ["block:one"]);
  expect(then.complete).toEqual([fire]);
  expect([...then.lit]).toEqual(["place:roma"]);
});

test("what differs only in what cannot be clicked is left to the menu", () => {
  const legal = [byCoast, byHills];
  expect(click(small, legal, ["block:one"], "place:roma")).toEqual({
    is: "picked",
    picked: ["block:one", "place:roma"],
  });
  expect(choose(small, legal, ["block:one", "place:roma"]).complete).toEqual([byCoast, byHills]);
});

test("a second click lets go, with all that was picked after it", () => {
  const legal = [byCoast, byHills, toGenua];
  expect(click(small, legal, ["block:one", "place:roma"], "block:one")).toEqual({ is: "picked", picked: [] });
  expect(click(small, legal, ["block:one", "place:roma"], "place:roma")).toEqual({
    is: "picked",
    picked: ["block:one"],
  });
});

test("a click on another first thing is a change of mind", () => {
  expect(click(small, [byCoast, toGenua], ["block:one"], "block:two")).toEqual({ is: "picked", picked: ["block:two"] });
  expect(click(small, [byCoast, fire], ["block:two"], "block:three")).toEqual({ is: "closed" });
});

test("two things of one kind may be clicked in either order, unless the order says something else", () => {
  const swap = { do: "swap", block: "one", with: "two" };
  const back = { do: "swap", block: "two", with: "one" };
  expect([...choose(small, [swap], []).lit]).toEqual(["block:one", "block:two"]);
  expect(click(small, [swap], ["block:two"], "block:one")).toEqual({ is: "act", act: swap });
  expect(click(small, [swap, back], ["block:two"], "block:one")).toEqual({ is: "act", act: back });
});

test("acts without things are buttons, whatever is picked", () => {
  expect(choose(small, [{ do: "end" }, fire], ["block:one"]).buttons).toEqual([{ do: "end" }]);
});

test("no kind of act crowds out the others when somebody asks why not", () => {
  const many = { of: "place", names: Array.from({ length: 400 }, (_, i) => `p${i}`) };
  const wide: Rules = {
    acts: {
      makers: [
        {
          kind: "march",
          fields: [
            ["block", blocks],
            ["to", many],
          ],
        },
        { kind: "fire", fields: [["block", blocks]] },
      ],
    },
    touchable: ["place", "block"],
  };
  const acts = meant(
    wide,
    [
      { do: "march", block: "two", to: "p0" },
      { do: "fire", block: "two" },
    ],
    [],
    "block:one",
  );
  expect(acts.map((act) => act.do)).toContain("fire");
  expect(acts.length).toBeLessThanOrEqual(120);
  // Spread over the whole map, not the first places of the list.
  expect(acts.some((act) => act.to === "p399" || Number(act.to?.slice(1)) > 350)).toBe(true);
});

test("what is weighed is picked by a click, and done by a button", () => {
  const [{ legal }] = decisions("historical", "weighed", 1);
  const act = legal.find((each) => touches(rules, each).length === 1);
  if (act === undefined) throw new Error("the first decision of Julius Caesar is a card");
  const [it] = touches(rules, act);
  expect(click(rules, [act], [], it)).toEqual({ is: "act", act });
  const weighed = { ...rules, weighed: [act.do] };
  expect(click(weighed, [act], [], it)).toEqual({ is: "picked", picked: [it] });
  expect(choose(weighed, [act], [it]).complete).toEqual([act]);
});
