/** What acts are foreseen to cost and bring; and battles written down, so that the lab can go on with them. */
import { type Json, listDice, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Event } from "../events.ts";
import type { Forecast } from "../forecasts.ts";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { type BattleLayout, battle, isFighting } from "../testing/battle.ts";
import { foreseen, lay, legal, play, push, run, textOf, turnWith } from "../testing/table.ts";
import { inSteps } from "./index.ts";
import { waysOfHitting } from "./volleys.ts";

const cards = { caesar: "3/2", pompeius: "2/2" };
const kinds = (forecasts: readonly Forecast[]): string[] => forecasts.map(({ f }) => f);

describe("volleys", () => {
  test("JC-7.4.a in how many ways so many dice bring so many hits", () => {
    expect(waysOfHitting(1, 3)).toEqual([3, 3]);
    expect(waysOfHitting(2, 1)).toEqual([25, 10, 1]);
    expect(waysOfHitting(3, 6)).toEqual([0, 0, 0, 216]);
    for (let dice = 1; dice <= 4; dice++)
      for (let firepower = 1; firepower <= 6; firepower++)
        expect(waysOfHitting(dice, firepower).reduce((sum, ways) => sum + ways, 0)).toBe(6 ** dice);
  });

  test("JC-7.4.a against all throws of three dice, one by one", () => {
    const counted = [0, 0, 0, 0];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) counted[[a, b, c].filter((die) => die <= 2).length]++;
    expect(waysOfHitting(3, 2)).toEqual(counted);
  });
});

describe("movement", () => {
  const p = turnWith({
    map: {
      genua: ["legio-8", "legio-12"],
      roma: ["legio-1", "legio-2"],
      massilia: ["legio-11"],
      hispanum: ["c-navis-1"],
    },
    cards,
  });

  test("JC-2.2.b, JC-6.3.e moves that are left, and seas where a navis has to stay", () => {
    expect(foreseen(p, "activate genua")).toEqual([{ f: "moves-left", rule: "JC-2.2.b", moves: 2 }]);
    expect(foreseen(p, "sail legio-11 narbo hispanum")).toEqual([
      { f: "holds", rule: "JC-6.3.e", seas: ["hispanum"] },
      { f: "moves-left", rule: "JC-2.2.b", moves: 2 },
    ]);
  });

  test("JC-2.1.j whoever ends with moves or levies left is told how many are lost", () => {
    const unused = { f: "moves-unused", rule: "JC-2.1.j", moves: 3, wasted: true };
    expect(foreseen(p, "end-moves")).toEqual([unused]);
    const q = juliusCaesar.copy(p);
    play(q, "end-moves");
    expect(foreseen(q, "end-levy")).toEqual([{ f: "levies-unused", rule: "JC-2.1.j", levies: 2, wasted: true }]);
  });

  test("JC-6.12.a, JC-6.11.a, JC-6.1.b whom a block meets, how many may follow, how far it could go on", () => {
    const q = juliusCaesar.copy(p);
    play(q, "activate genua");
    expect(foreseen(q, "move legio-8 roma")).toEqual([
      { f: "attack", rule: "JC-6.12.a", own: 0, enemy: 2 },
      { f: "road", rule: "JC-6.11.a", left: 3 },
    ]);
    expect(foreseen(q, "move legio-8 massilia")).toEqual([
      { f: "steps-left", rule: "JC-6.1.b", steps: 1 },
      { f: "road", rule: "JC-6.11.a", left: 3 },
    ]);
    play(q, "move legio-8 roma");
    expect(foreseen(q, "move legio-12 roma")).toEqual([
      { f: "attack", rule: "JC-6.12.a", own: 1, enemy: 2 },
      { f: "road", rule: "JC-6.11.a", left: 2 },
    ]);
  });

  test("JC-6.1.b, JC-6.2.a nothing is left after the last step, and no navis crowds a road", () => {
    const q = juliusCaesar.copy(p);
    play(q, ["activate genua", "move legio-8 ravenna"]);
    expect(kinds(foreseen(q, "march aquileia"))).toEqual(["road"]);
    play(q, ["halt", "end-group", "activate hispanum"]);
    expect(kinds(foreseen(q, "move c-navis-1 massilia"))).toEqual(["steps-left"]);
    expect(kinds(foreseen(q, "move c-navis-1 tyrrhenum"))).toEqual(["steps-left"]);
  });

  test("JC-6.14.a, JC-7.3.b reinforcements, and what each main group would leave in reserve", () => {
    const q = turnWith({
      map: { genua: ["legio-8"], ravenna: ["legio-12", "legio-13"], roma: ["legio-1"], neapolis: ["legio-2"] },
      cards,
    });
    play(q, ["activate genua", "move legio-8 roma", "activate ravenna", "move legio-12 roma", "move legio-13 roma"]);
    play(q, "end-moves");
    expect(foreseen(q, "main-group genua")).toEqual([{ f: "main-group", rule: "JC-7.3.b", main: 1, reserves: 2 }]);
    play(q, ["main-group ravenna", "end-levy", "activate neapolis"]);
    expect(foreseen(q, "move legio-2 roma")[0]).toEqual({ f: "reinforce", rule: "JC-6.14.a", own: 1, enemy: 3 });
  });

  test("JC-E4.a, JC-E6.a under Mercury and Pluto", () => {
    const under = (god: string): Position =>
      turnWith({ map: { genua: ["legio-8"], roma: ["legio-1"] }, cards: { ...cards, caesar: god } });
    const mercury = under("mercury");
    play(mercury, "activate genua");
    expect(foreseen(mercury, "move legio-8 massilia")[0]).toEqual({ f: "steps-left", rule: "JC-E4.a", steps: 2 });
    const pluto = under("pluto");
    play(pluto, "activate genua");
    expect(foreseen(pluto, "move legio-8 roma")[1]).toEqual({ f: "road", rule: "JC-E6.a", left: 5 });
  });

  test("JC-6.4.a, JC-6.4.b the strength a levy makes", () => {
    const q = turnWith({ map: { roma: ["legio-17 2"] }, cards });
    play(q, "end-moves");
    expect(foreseen(q, "raise legio-17")).toEqual([{ f: "strength", rule: "JC-6.4.a", strength: 3, most: 4 }]);
    expect(foreseen(q, "levy c-auxilia-1 roma")).toEqual([{ f: "strength", rule: "JC-6.4.b", strength: 1, most: 4 }]);
  });

  test("JC-E2.b, JC-E7.a how many Jupiter chooses from, how many Vulcan shakes", () => {
    const map = { ravenna: ["legio-13"], roma: ["legio-1", "legio-2", "legio-9 2 pompeius"] };
    const jupiter = turnWith({ map, cards: { caesar: "jupiter", pompeius: "2/2" } });
    expect(foreseen(jupiter, "strike roma green")).toEqual([{ f: "one-of", rule: "JC-E2.b", blocks: 2 }]);
    const vulcan = turnWith({ map, cards: { caesar: "vulcan", pompeius: "2/2" } });
    expect(foreseen(vulcan, "erupt roma")).toEqual([{ f: "shakes", rule: "JC-E7.a", blocks: 3 }]);
  });

  test("JC-8.3.a who still has to leave a city", () => {
    const q = push(
      lay({ map: { genua: ["legio-8", "legio-9", "legio-10", "legio-11", "legio-12"], roma: ["legio-17"] } }),
      { step: "winter" },
    );
    run(q);
    expect(foreseen(q, "disband legio-8")).toEqual([{ f: "surplus", rule: "JC-8.3.a", city: "genua", left: 1 }]);
  });
});

const roma: BattleLayout = {
  place: "roma",
  attacker: "caesar",
  from: { genua: ["caesar", "legio-10 2"], ravenna: ["legio-13"] },
  defenders: ["scipio", "legio-1 2", "cleopatra 1"],
  map: { neapolis: ["legio-3"], genua: ["legio-8"], tyrrhenum: ["p-navis-1"] },
};

describe("battles", () => {
  test("JC-7.4.a, JC-7.61.a what a volley can do, and how many may follow a retreat", () => {
    const p = battle({ ...roma, round: 2 });
    expect(foreseen(p, "fire scipio")[0]).toEqual({
      f: "volley",
      rule: "JC-7.4.a",
      dice: 3,
      firepower: 2,
      ways: [64, 96, 48, 8],
    });
    expect(foreseen(p, "retreat scipio asculum")[0]).toEqual({ f: "road", rule: "JC-7.61.a", left: 1 });
    expect(kinds(foreseen(p, "sail-away scipio neapolis"))).toEqual(["battle"]);
    expect(foreseen(p, "pass scipio")).toMatchObject([{ f: "battle", own: 3, enemy: 3, ownDice: 6, enemyDice: 8 }]);
  });

  test("JC-7.82.a, JC-7.7.b, JC-7.83.a roads are counted for land blocks, in retreats and regroups alike", () => {
    const p = battle({
      place: "neapolis",
      attacker: "caesar",
      from: { roma: ["caesar"] },
      defenders: ["legio-1 1", "p-navis-1"],
      round: 2,
    });
    play(p, ["pass caesar", "pass legio-1"]);
    expect(kinds(foreseen(p, "retreat p-navis-1 tyrrhenum"))).toEqual(["battle"]);
    const won = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["caesar"], tyrrhenum: ["c-navis-1"] },
      defenders: ["legio-1 1"],
    });
    play(won, "fire caesar", [1, 6, 6]);
    expect(foreseen(won, "regroup caesar genua")).toEqual([{ f: "road", rule: "JC-7.7.b", left: 3 }]);
    expect(foreseen(won, "regroup c-navis-1 tyrrhenum")).toEqual([]);
  });

  test("JC-7.4.e, JC-7.51.a, JC-7.52.a what a hit will do to whom it is given", () => {
    const p = battle({ ...roma, defenders: ["scipio 1", "legio-1 1", "cleopatra 1", "legio-2 1"], round: 2 });
    play(p, ["pass scipio"]);
    play(p, "fire caesar", [1, 1, 6]);
    const losses = ["scipio", "legio-1", "cleopatra"].map((name) => foreseen(p, `take-hit ${name}`)[0]);
    expect(losses).toEqual([
      { f: "trophy", rule: "JC-7.51.a" },
      { f: "falls", rule: "JC-7.4.e" },
      { f: "turns", rule: "JC-7.52.a" },
    ]);
    const strong = battle({ ...roma, defenders: ["legio-1 2", "legio-2 2"] });
    play(strong, "fire caesar", [1, 6, 6]);
    expect(foreseen(strong, "take-hit legio-1")[0]).toEqual({ f: "step-lost", rule: "JC-3.11.b", strength: 1 });
  });

  test("JC-2.3.a which battle to fight next", () => {
    const p = turnWith({
      map: {
        genua: ["legio-8"],
        massilia: ["legio-11"],
        roma: ["legio-1", "legio-2"],
        tarraco: ["legio-5"],
        narbo: ["legio-9"],
      },
      cards,
    });
    play(p, ["activate genua", "move legio-8 roma", "activate narbo", "move legio-9 tarraco", "end-moves", "end-levy"]);
    play(p, ["end-moves", "end-levy"]);
    expect(foreseen(p, "fight roma")).toEqual([{ f: "attack", rule: "JC-2.3.a", own: 1, enemy: 2 }]);
  });

  test("JC-7.3.d while the enemy's reserves are hidden the battle is not told", () => {
    const p = battle(roma);
    expect(kinds(foreseen(p, "fire scipio"))).toEqual(["volley"]);
    play(p, "pass scipio");
    // Caesar knows his own reserves, and all others are face up.
    expect(kinds(foreseen(p, "fire caesar"))).toEqual(["volley", "battle"]);
  });
});

describe("a battle written down", () => {
  const lab = juliusCaesar.lab;
  if (lab === undefined) throw new Error("there is no lab");

  const written = (p: Position): Json | undefined =>
    inSteps.legal(p).flatMap((act) => inSteps.forecast(p, act).flatMap(({ battle }) => battle ?? []))[0];

  /** The same battle in the lab, at the same decision. */
  function begun(json: Json): Position {
    const p = lab?.begin(JSON.parse(JSON.stringify(json)));
    if (p === undefined) throw new Error("there is no lab");
    inSteps.open(p, listDice([]));
    return p;
  }

  test("people can read it", () => {
    const p = battle({ ...roma, round: 2, options: { portRetreat: "open-seas" } });
    play(p, ["retreat scipio asculum", "pass caesar"]);
    expect(written(p)).toEqual({
      place: "roma",
      attacker: "caesar",
      surprise: false,
      round: 2,
      turn: "pompeius C",
      caesar: { blocks: ["caesar 3", "legio-10 2", "legio-13 3"], from: ["genua", "ravenna"], acted: ["caesar"] },
      pompeius: { blocks: ["legio-1 2", "cleopatra 1"], from: [], retreated: { asculum: 1 } },
      around: { caesar: ["genua"], pompeius: ["neapolis", "asculum", "tyrrhenum"] },
      options: { portRetreat: "open-seas" },
    });
  });

  test("hits that are being taken stand in it", () => {
    const p = battle({ ...roma, defenders: ["legio-1 2", "legio-2 2"], round: 2 });
    play(p, "fire caesar", [1, 1, 6]);
    expect(written(p)).toMatchObject({ turn: "caesar A", hits: 2 });
    const twin = begun(written(p) ?? null);
    expect([inSteps.toMove(twin), legal(twin)]).toEqual(["pompeius", ["take-hit legio-1", "take-hit legio-2"]]);
  });

  test("in every battle of random games the lab stands where the table does, and goes on alike to the end", () => {
    let followed = 0;
    const moments = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const dice = seededDice(`written ${game}`);
      const options = {
        retreatLimits: game % 2 ? "by-turn" : "by-round",
        portRetreat: game % 3 ? "by-lists" : "open-seas",
        lateDefenders: game % 5 ? "lose-a-step" : "unharmed",
      };
      const p = juliusCaesar.begin("historical", options);
      juliusCaesar.open(p, dice);
      for (let n = 0; n < 700 && juliusCaesar.toMove(p) !== "over"; n++) {
        const acts = juliusCaesar.legal(p);
        // Looking for fights: whoever can attack does.
        const bold = acts.filter((act) => act.do === "move" && juliusCaesar.forecast(p, act)[0]?.f === "attack");
        const json = isFighting(p) ? written(p) : undefined;
        if (json !== undefined) {
          followed++;
          moments.add(`${p.stack.at(-1)?.step} ${Object(json).round}`);
          follow(p, begun(json), `${game} ${n}`);
        }
        const from = bold.length > 0 ? bold : acts;
        juliusCaesar.play(p, from[dice.roll(from.length) - 1], dice);
      }
    }
    expect(followed).toBeGreaterThan(1000);
    for (const moment of ["battleTurn 1", "battleTurn 2", "battleTurn 3", "battleTurn 4", "hits 1", "hits 2", "hits 3"])
      expect([...moments]).toContain(moment);
  }, 120_000);

  /** The same acts and dice on both, until the battle is over. */
  function follow(table: Position, twin: Position, seed: string): void {
    const p = juliusCaesar.copy(table);
    const luck = seededDice(seed);
    const where = (q: Position) => [inSteps.toMove(q), inSteps.question(q), legal(q)];
    for (let over = -1; over < 0; ) {
      expect(where(twin), seed).toEqual(where(p));
      const acts = inSteps.legal(p);
      const act = acts[luck.roll(acts.length) - 1];
      const throws = luck.roll(1_000_000);
      const [events, mirrored] = [p, twin].map((q) => {
        const told: Event[] = [];
        inSteps.play(q, act, seededDice(throws), (event) => told.push(event));
        // Which leaders fell before is no part of a battle.
        return told.filter((event) => event.e !== "released");
      });
      // After its battle the table goes on with other things.
      over = events.findIndex((event) => event.e === "battle-over");
      const fought = over < 0 ? events : events.slice(0, over + 1);
      expect(mirrored.slice(0, fought.length), `${seed} ${textOf(act)}`).toEqual(fought);
    }
    expect(lab?.over(twin), seed).toBe(true);
  }
});
