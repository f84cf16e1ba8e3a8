/** The lessons of Alea Iacta Est: what every lesson has to pass, and that what their texts say is so on the table. */

import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { type Seen, type SideName, seenFrom } from "@rubicon/alea-iacta-est/components";
import type { Game } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Lesson } from "../../../lesson/form.ts";
import { lessonSuite, reached } from "../../../lesson/testing.ts";
import { poster } from "../poster.tsx";
import { AT_PHARSALUS } from "../primer/Fighting.tsx";
import { pharsalus } from "./pharsalus/index.ts";
import type { StepName } from "./pharsalus/steps.ts";
import { rubicon } from "./rubicon/index.ts";
import type { StepName as RubiconStep } from "./rubicon/steps.ts";

const game: Game = aleaIactaEstRules.make(aleaIactaEstRules.standard);

lessonSuite(game, [rubicon, pharsalus], poster);

/** A lesson at the beginning of a step: what is seen, and was told since the step before. */
function reach(lesson: Lesson, step: string) {
  const { play, told } = reached(game, lesson, step);
  return { play, seen: seenFrom(game.sight(play.position, lesson.seat)), told: told.join(" ") };
}

const standing = ({ pieces }: Seen, zone: string, side: SideName) =>
  pieces.filter((piece) => piece.at === zone && piece.side === side).map(({ piece }) => piece);
const landUnits = (seen: Seen, zone: string, side: SideName) =>
  standing(seen, zone, side).filter((piece) => /^(legio|auxilia|equites)/.test(piece));

describe("the lesson of the Rubicon says what is so", () => {
  const at = (step: RubiconStep) => reach(rubicon, step);

  test("AIE-S1.c, AIE-2.A.b Caesar has one legion at Ravenna, Roma no units, and a counter is in each hand", () => {
    const { seen } = at("welcome");
    expect(landUnits(seen, "italia-4", "caesarians")).toEqual(["legio-XIII"]);
    expect(standing(seen, "italia-1", "republicans")).toEqual(
      expect.arrayContaining(["pompeius", "cato", "labienus", "scipio"]),
    );
    expect(landUnits(seen, "italia-1", "republicans")).toEqual([]);
    expect(seen.hands.palatine.counters).toEqual(["stratagem-13"]);
    expect(seen.hands.quirinal.count).toBe(1);
    expect(seen.asked?.question).toMatchObject({ ask: "embassy", peoples: [] });
  });

  test("AIE-2.D.a, AIE-S1.g eleven sequences; in the first only the leaders in Roma move, and Roma is empty", () => {
    const { seen } = at("year");
    expect(seen.sequences).toEqual({ caesarians: 5, republicans: 6 });
    expect(seen.event).toBe(12);
    const later = at("take").seen;
    expect(standing(later, "italia-1", "republicans")).toEqual([]);
    expect(standing(later, "italia-5", "republicans")).toContain("pompeius");
    expect(standing(later, "italia-7", "republicans")).toEqual(
      expect.arrayContaining(["labienus", "ahenobarbus", "legio-XV"]),
    );
  });

  test("AIE-3.4.1.c Caesar and Antonius come to Roma, Curio stays", () => {
    const { seen } = at("roma");
    expect(standing(seen, "italia-1", "caesarians")).toEqual(expect.arrayContaining(["caesar", "m-antonius"]));
    expect(landUnits(seen, "italia-1", "caesarians").length).toBe(4);
    expect(standing(seen, "italia-4", "caesarians")).toEqual(["curio"]);
  });

  test("AIE-2.E.a the Senate is in Graecia, Ahenobarbus in Sicilia, and Labienus has Legio XV", () => {
    const { seen } = at("again");
    expect(standing(seen, "graecia-2", "republicans")).toEqual(expect.arrayContaining(["pompeius", "scipio"]));
    expect(standing(seen, "sicilia-2", "republicans")).toContain("ahenobarbus");
    expect(standing(seen, "italia-7", "republicans").toSorted()).toEqual(["labienus", "legio-XV"]);
  });

  test("AIE-6.3.2.a, AIE-8.2.b with a 0 Labienus would be gone, with a 9 he is held", () => {
    const { seen } = at("favour");
    expect(seen.asked?.question).toMatchObject({ ask: "window", moment: "die", die: 0, trial: "evasion" });
    expect(at("battle").told).toContain("9 + 3 against 4; he is held fast");
    expect(at("battle").seen.hands.palatine.count).toBe(0);
  });

  test("AIE-8.3.b, AIE-CT.i the battle is as it is read", () => {
    const { play } = at("battle");
    const [battle] = game.forecast(play.position, game.legal(play.position)[0]);
    expect(battle).toMatchObject({ attack: 15, defence: 5, baseColumn: "3/1", column: "2/1", modifier: 1, wins: 6 });
    expect(at("walls").seen.battle).toMatchObject({ zone: "italia-7" });
  });

  test("AIE-6.3.9.a, AIE-2.E.f the die waits for what the Republicans play: walls, and row 3", () => {
    const { seen, told } = at("answer");
    expect(seen.asked?.question).toMatchObject({ ask: "window", moment: "battle", side: "republicans" });
    expect(told).not.toContain("throw");
    expect(at("walls").told).toContain("The Republicans play Walls -2.");
    expect(at("walls").told).toContain(
      "Column 2/1 (3/1, -1 for quality), die 4 (+1 tactical bonus, -2 walls), row 3: attacker 1/2, defender A. The Caesarians win.",
    );
  });

  test("AIE-8.4.1.e, AIE-6.0.c the beaten are in Italia 5, nobody of Caesar's is hurt, the counters are in the cup", () => {
    const { seen } = at("orders");
    expect(standing(seen, "italia-5", "republicans").toSorted()).toEqual(["labienus", "legio-XV"]);
    const hurt = seen.pieces.filter(({ reduced, side }) => reduced && side !== null && side !== undefined);
    expect(hurt.map(({ piece }) => piece)).toEqual(["legio-XV"]);
    expect(seen.cup).toBe(19);
    expect(seen.sequences).toEqual({ caesarians: 3, republicans: 4 });
  });
});

describe("the lesson of Pharsalus says what is so", () => {
  const at = (step: StepName) => reach(pharsalus, step);

  test("AIE-S0.b a crowd of leaders, fifteen land units and three fleets begin with Caesar", () => {
    const { seen } = at("deploy");
    const there = standing(seen, "italia-7", "caesarians");
    expect(landUnits(seen, "italia-7", "caesarians").length).toBe(15);
    expect(there.filter((piece) => piece.startsWith("naves")).length).toBe(3);
    expect(there).toContain("caesar");
    expect(there).toContain("m-antonius");
  });

  test("AIE-2.C.f, AIE-2.C.j a blank marker, and nobody to whom an embassy could be sent", () => {
    const { seen, told } = at("geostrategy");
    expect(told).toMatch(/marker of the year is blank/);
    expect(seen.asked?.question).toMatchObject({ ask: "embassy", peoples: [] });
  });

  test("AIE-2.D.a, AIE-2.D.c eleven sequences, a donation", () => {
    const { seen } = at("year");
    expect(seen.sequences).toEqual({ caesarians: 6, republicans: 5 });
    expect(seen.initiative).toBe("caesarians");
    expect(seen.event).toBe(12);
    expect(seen.hands[pharsalus.seat].counters?.length).toBe(1);
  });

  test("AIE-3.4.1.b, AIE-3.4.1.e, AIE-7.2.d twelve go, one stays in Brundisium, the strait takes the rest of the points", () => {
    expect(at("march").seen.group).toMatchObject({ left: 3, zone: "italia-7" });
    expect(at("march").seen.group?.pieces.length).toBe(13);
    expect(at("strait").seen.group).toMatchObject({ left: 2, zone: "italia-5" });
    const { seen } = at("fleet");
    expect(seen.group).toBeNull();
    expect(standing(seen, "italia-5", "caesarians")).toEqual(["legio-XXVII"]);
    expect(landUnits(seen, "graecia-1", "caesarians").length).toBe(11);
    expect(standing(seen, "graecia-1", "republicans")).toEqual([]);
  });

  test("AIE-3.4.2.e, AIE-3.4.2.f the point is spent at sea, and Brundisium can still be entered", () => {
    expect(at("port").seen.group).toMatchObject({ left: 0, zone: "mare-internum-centralis" });
    expect(standing(at("again").seen, "italia-5", "caesarians").toSorted()).toEqual([
      "dolabella",
      "legio-XXVII",
      "naves-8sp-q2-t1-1",
    ]);
  });

  test("AIE-2.E.a Pompeius comes to Thessalia with ten units, Bibulus with two fleets, Labienus stays", () => {
    const { seen } = at("again");
    expect(landUnits(at("port").seen, "graecia-3", "republicans")).toEqual(["legio-XVI-R"]);
    expect(landUnits(seen, "graecia-3", "republicans").toSorted()).toEqual([...AT_PHARSALUS.republicans].toSorted());
    expect(standing(seen, "graecia-3", "republicans").filter((piece) => piece.startsWith("naves")).length).toBe(2);
    expect(standing(seen, "graecia-3", "republicans")).toContain("bibulus");
    expect(standing(seen, "graecia-2", "republicans")).toContain("labienus");
  });

  test("AIE-8.1.f, AIE-8.2.b who serves where, a failed evasion, and a fleet that gets away", () => {
    expect(at("evasion").told).toContain("Dolabella serves with the ships in Graecia 3.");
    const { seen, told } = at("reckoning");
    expect(told).toContain("Pompeius tries to slip away from Graecia 3: 6 + 3 against 5; he is held fast.");
    expect(told).toContain("Bibulus with Naves 2 and Naves 7 evades from Graecia 3 to Mare Internum Orientalis.");
    expect(seen.asked?.ask).toBe("battles");
  });

  test("AIE-8.3.b, AIE-CT.h, AIE-CT.d the battle is as it is read, and only a 1 would lose it", () => {
    const { play } = at("die");
    const [act] = game.legal(play.position);
    const [battle] = game.forecast(play.position, act);
    expect(battle).toMatchObject({ f: "battle", column: "5/4", shift: 1, modifier: 1, wins: 5 });
    expect(landUnits(at("die").seen, "graecia-3", "caesarians").toSorted()).toEqual(
      [...AT_PHARSALUS.caesarians].toSorted(),
    );
    const { told } = at("losses");
    expect(told).toContain("Battle in Graecia 3: Caesarians 54 against Republicans 52.");
    expect(told).toContain(
      "Column 5/4 (1/1, +1 for quality), die 6 (+1 more political capacity), row 7: attacker 1/4, defender A. The Caesarians win.",
    );
    expect(told).toMatch(/Republicans in Graecia 3: Legio I, (Legio [^,]*, ){8}Legio XV-R and Legio XVI-R reduced\./);
  });

  test("AIE-8.4.2.c two steps, from Legio V and Legio VI", () => {
    const { seen } = at("losses");
    expect(seen.asked?.question).toMatchObject({ ask: "losses", left: 2 });
    const hurt = at("retreat").seen.pieces.filter(({ side, reduced }) => side === "caesarians" && reduced);
    expect(hurt.map(({ piece }) => piece).toSorted()).toEqual(["legio-V", "legio-VI"]);
  });

  test("AIE-8.4.1.e, AIE-8.5.2.a, AIE-3.5.2.j the beaten are in Macedonia, Pompeius is dead, Scipio leads", () => {
    const { seen } = at("retreat");
    expect(standing(seen, "graecia-3", "republicans")).toEqual([]);
    expect(landUnits(seen, "graecia-2", "republicans")).toEqual(expect.arrayContaining([...AT_PHARSALUS.republicans]));
    expect(seen.pieces.find(({ piece }) => piece === "pompeius")?.at).toBe("gone");
    expect(standing(seen, "graecia-3", "caesarians")).toEqual(expect.arrayContaining(["m-brutus", "cassius"]));
    const chiefs = seen.pieces.filter(({ titles }) => titles?.includes("faction-leader"));
    expect(chiefs.map(({ piece }) => piece).toSorted()).toEqual(["caesar", "scipio"]);
    expect(seen.score).toBe(2);
  });

  test("AIE-3.7.3.c, AIE-3.7.3.d Graecia is taken with three zones, two of them with a city", () => {
    const graecia = aleaIactaEstRules.make(aleaIactaEstRules.standard).box;
    const region = graecia.regionNumbers.get("graecia");
    expect(region === undefined ? [] : [graecia.zonesForControl[region], graecia.citiesForControl[region]]).toEqual([
      3, 2,
    ]);
  });
});
