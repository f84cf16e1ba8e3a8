/** Free deployment (S0.b to S0.h, S5.e to S5.g, S6.f to S6.h). */
import { pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { RESERVE } from "../board.ts";
import { leadersInRegion, leadersNeeded, placeRefusal } from "../deployment.ts";
import { ROMAN } from "../peoples.ts";
import { leadersOf, ownLegionsIn, type Position } from "../position.ts";
import type { ScenarioId } from "../scenarios.ts";
import { setUp } from "../setting-up.ts";
import { BOTH, CAES, REP, type Side } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
  isReduced,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  scenario,
  told,
  toMove,
  zone,
} from "../testing/table.ts";
import { inSteps } from "./index.ts";

const FREE: readonly ScenarioId[] = ["pharsalus", "thapsus-and-munda", "philippi", "perusia-and-naulochus", "actium"];

/** A scenario at the moment its first player deploys. */
function opened(id: ScenarioId, dice: readonly number[] = []) {
  const p = setUp(box, scenario(id), {});
  return { p, events: run(p, dice) };
}

/** The second player's turn. */
function second(id: ScenarioId, dice: readonly number[] = []): Position {
  const { p } = opened(id, dice);
  play(p, "deployed");
  return p;
}

/** What is unlawful in the deployment of a side. */
function faults(p: Position, side: Side): string[] {
  const found: string[] = [];
  for (const each of box.pieces) {
    if (p.side[each] !== side || box.people[each] !== ROMAN || p.at[each] < 0) continue;
    const refusal = placeRefusal(p, side, each, p.at[each]);
    if (refusal) found.push(`${box.pieceIds[each]} ${refusal.rule}`);
  }
  for (const region of box.regions) {
    if (p.control[region] !== side) continue;
    if (ownLegionsIn(p, side, region) < box.garrison[region]) found.push(`${box.regionIds[region]} AIE-S0.c`);
    if (leadersInRegion(p, side, region) < leadersNeeded(p, side, region))
      found.push(`${box.regionIds[region]} AIE-S0.d`);
  }
  if (p.roma === side && leadersOf(p, side, box.roma) === 0) found.push("roma AIE-S0.d");
  return found;
}

describe("the suggestions", () => {
  test("AIE-S0.b AIE-S0.c AIE-S0.d AIE-S0.e AIE-S0.f AIE-S0.g are lawful, for each side of each scenario", () => {
    for (const id of FREE)
      for (const die of [1, 2]) {
        const { p } = opened(id, id === "philippi" ? [die] : []);
        for (const side of BOTH) expect([id, side, faults(p, side)]).toEqual([id, side, []]);
        check(p);
      }
  });

  test("AIE-S0.h units that no side uses are the Reserve", () => {
    const { p } = opened("pharsalus");
    const used = box.scenarios[scenario("pharsalus")].placed.map((each) => each.piece);
    const spare = box.romanUnits.filter((unit) => !used.includes(unit));
    expect(spare.length).toBe(92 - 20 - 3 - 3 - 4 - 16 - 3 - 3 - 5);
    expect(spare.every((unit) => p.at[unit] === RESERVE)).toBe(true);
  });

  test("AIE-S0.b one click accepts them, and the first year begins", () => {
    const p = second("pharsalus");
    expect([byDefault(p), legal(p)[0]]).toEqual(["deployed", "deployed"]);
    const events = play(p, "deployed", seededDice("year"));
    expect(told(events, "year")).toMatchObject([{ year: -48 }]);
  });
});

describe("who deploys", () => {
  test("AIE-S0.b whoever has the initiative in the first turn, then the other", () => {
    for (const id of FREE) {
      const dice = id === "philippi" ? [1] : [];
      const first = box.scenarios[scenario(id)].initiative;
      const { p } = opened(id, dice);
      expect([asked(p), toMove(p)]).toEqual(["deploy", first === CAES ? "palatine" : "quirinal"]);
      play(p, "deployed");
      expect([asked(p), toMove(p)]).toEqual(["deploy", first === CAES ? "quirinal" : "palatine"]);
    }
  });

  test("AIE-S0.b his own Romans, and nobody else's", () => {
    const { p } = opened("thapsus-and-munda");
    expect(reason(p, "take scipio")).toBe("AIE-S0.b deployOthers");
    expect(reason(p, "take legio-XX")).toBe("AIE-S0.b deployOthers");
    expect(reason(p, "take orodes-ii")).toBe("AIE-S0.b deployOthers");
    play(p, "deployed");
    expect(reason(p, "take juba-i")).toBe("AIE-S0.b deployOthers");
    expect(reason(p, "take numidae-u1")).toBe("AIE-S0.b deployOthers");
    expect(reason(p, "take scipio")).toBe("legal");
  });

  test("AIE-S0.b a piece is taken and stationed, or let stand; another may be taken instead", () => {
    const { p } = opened("pharsalus");
    expect(reason(p, "station italia-3")).toBe("AIE-S0.b deployNothingTaken");
    play(p, "take legio-X");
    expect(question(p)).toMatchObject({ piece: "legio-X" });
    expect(reason(p, "take legio-X")).toBe("AIE-S0.b deployTaken");
    play(p, "take legio-IX");
    const events = play(p, "station italia-3");
    expect([at(p, "legio-IX"), at(p, "legio-X")]).toEqual(["italia-3", "italia-7"]);
    expect(told(events, "deploys")).toMatchObject([{ piece: "legio-IX", from: "italia-7", to: "italia-3" }]);
    expect(play(p, ["take legio-IX", "station italia-3"])).toEqual([]);
    play(p, ["take legio-VIII", "deployed"]);
    expect([at(p, "legio-VIII"), toMove(p)]).toEqual(["italia-7", "quirinal"]);
  });
});

describe("where", () => {
  test("AIE-S0.f AIE-C232 not in a zone adjacent to a region of the enemy: Italia 5 and Graecia 1 stay empty", () => {
    const { p } = opened("pharsalus");
    play(p, "take caesar");
    expect(reason(p, "station italia-5")).toBe("AIE-S0.f deployNextToEnemy");
    play(p, ["take legio-X", "deployed", "take legio-I"]);
    expect(reason(p, "station graecia-1")).toBe("AIE-S0.f deployNextToEnemy");
    // Over the strait of Messana as well.
    expect(reason(p, "station sicilia-1")).toBe("AIE-S0.f deployNextToEnemy");
    expect(reason(p, "station sicilia-2")).toBe("legal");
  });

  test("AIE-S0.g in controlled regions alone", () => {
    const { p } = opened("pharsalus");
    play(p, "take legio-X");
    for (const where of ["asia-1", "illyrii", "noricum", "mare-internum-occidentalis"])
      expect([where, reason(p, `station ${where}`)]).toEqual([where, "AIE-S0.g deployRegion"]);
    expect(reason(p, "station hispania-4")).toBe("legal");
  });

  test("AIE-S0.e ships in ports", () => {
    const { p } = opened("pharsalus");
    play(p, "take naves-8sp-q2-t1-1");
    expect(legal(p, "station ").sort()).toEqual(["station gallia-8", "station italia-7"]);
    expect(reason(p, "station italia-1")).toBe("AIE-S0.e deployPort");
    expect(reason(p, "station italia-5")).toBe("AIE-S0.f deployNextToEnemy");
  });

  test("AIE-S0.c a garrison cannot be broken up, but exchanged", () => {
    const { p } = opened("pharsalus");
    play(p, "take legio-I-R");
    expect(reason(p, "station italia-3")).toBe("AIE-S0.c deployGarrison");
    expect(reason(p, "station gallia-1")).toBe("legal");
    play(p, ["take legio-XIV", "station gallia-8", "take legio-I-R", "station italia-3"]);
    expect(at(p, "legio-I-R")).toBe("italia-3");
    expect(faults(p, CAES)).toEqual([]);
  });

  test("AIE-S0.d every region keeps a leader, Roma one of its own, and Italia another", () => {
    const { p } = opened("pharsalus");
    play(p, "take trebonius");
    expect(reason(p, "station italia-3")).toBe("AIE-S0.d deployLeader");
    // The only one in Roma has nowhere to go.
    expect(reason(p, "take lepidus")).toBe("AIE-S0.d deployRoma");
    // All others leave Italia: the last one cannot.
    const rest = ["m-antonius", "calvinus", "sulla", "pollio", "plancus", "dolabella", "bassus", "hirtius"];
    play(
      p,
      rest.flatMap((name) => [`take ${name}`, "station gallia-1"]),
    );
    play(p, "take caesar");
    expect(reason(p, "station gallia-1")).toBe("AIE-S0.d deployLeader");
    expect(reason(p, "station italia-1")).toBe("legal");
    play(p, ["station italia-1", "take lepidus"]);
    // Two in Roma: one of them may go elsewhere in Italia, neither may leave it.
    expect([reason(p, "station italia-3"), reason(p, "station gallia-1")]).toEqual(["legal", "AIE-S0.d deployLeader"]);
  });

  test("AIE-S0.g what cannot stand anywhere else cannot be taken", () => {
    const p = second("thapsus-and-munda");
    expect(reason(p, "take s-pompeius")).toBe("legal");
    play(p, ["take s-pompeius", "station sicilia-3"]);
    const q = second("philippi", [1]);
    expect(reason(q, "take d-brutus")).toBe("AIE-S0.f deployPrescribed");
    expect(reason(second("actium"), "take naves-8sp-q2-t1-1")).toBe("legal");
  });
});

describe("scenario 5", () => {
  test("AIE-S5.e AIE-C287 S. Pompeius and Menas in Sicilia, wherever in it", () => {
    const p = second("philippi", [1]);
    play(p, "take s-pompeius");
    expect(legal(p, "station ").sort()).toEqual(["station sicilia-1", "station sicilia-2", "station sicilia-3"]);
    expect(reason(p, "station graecia-2")).toBe("AIE-S0.f deployPrescribed");
  });

  test("AIE-S5.f AIE-C287 D. Brutus alone in the northern Alpes", () => {
    const p = second("philippi", [1]);
    expect(at(p, "d-brutus")).toBe("alpes-1");
    play(p, "take legio-I");
    expect(reason(p, "station alpes-1")).toBe("AIE-S5.f deployAlone");
    expect(reason(p, "station alpes-2")).toBe("AIE-S0.g deployRegion");
  });

  test("AIE-S0.f AIE-R161 Sicilia is open to the Republicans, though Italia is near", () => {
    const p = second("philippi", [1]);
    play(p, "take legio-I");
    expect([reason(p, "station sicilia-1"), reason(p, "station graecia-1")]).toEqual([
      ...["legal", "AIE-S0.f deployNextToEnemy"],
    ]);
  });

  test("AIE-S5.g AIE-C228 a die says whose Dolabella is, and his owner places him", () => {
    for (const [die, side] of [
      [4, "caesarians"],
      [3, "republicans"],
    ] as const) {
      const { p, events } = opened("philippi", [die]);
      expect(told(events, "lot")).toMatchObject([{ leader: "dolabella", side, die }]);
      if (side === "republicans") play(p, "deployed");
      expect(reason(p, "take dolabella")).toBe("legal");
      play(p, ["take dolabella", `station ${side === "republicans" ? "graecia-2" : "gallia-1"}`]);
    }
    // Nobody rolls for him elsewhere.
    expect(told(opened("actium").events, "lot")).toEqual([]);
  });
});

describe("scenario 6", () => {
  const id = "perusia-and-naulochus" as const;

  test("AIE-S6.f AIE-S6.g AIE-C230 everybody in his place", () => {
    const { p } = opened(id);
    expect(["bassus", "pollio", "l-antonius", "plancus"].map((name) => at(p, name))).toEqual([
      ...["gallia-8", "italia-2", "italia-6", "italia-6"],
    ]);
    for (const name of ["bassus", "pollio", "l-antonius", "plancus"])
      expect(reason(p, `take ${name}`)).toBe("AIE-S0.f deployPrescribed");
    play(p, "take menas");
    expect(legal(p, "station ").sort()).toEqual(["station sicilia-1", "station sicilia-2", "station sicilia-3"]);
    play(p, ["deployed", "take octavianus"]);
    expect(reason(p, "station gallia-1")).toBe("AIE-S0.f deployPrescribed");
    expect(reason(p, "station italia-3")).toBe("legal");
    play(p, "take m-antonius");
    expect(reason(p, "station graecia-2")).toBe("AIE-S0.f deployPrescribed");
    expect(reason(p, "station asia-3")).toBe("legal");
    play(p, "take salvidienus");
    expect(reason(p, "station hispania-2")).toBe("legal");
    expect(reason(p, "station gallia-1")).toBe("AIE-S0.f deployPrescribed");
  });

  test("AIE-S6.h AIE-S0.f AIE-C230 AIE-C300 Gallia 8, Italia 2 and Italia 6 are the Republicans' alone", () => {
    const { p } = opened(id);
    play(p, "take legio-XIX");
    for (const where of ["gallia-8", "italia-2", "italia-6", "sicilia-1", "sicilia-3"])
      expect([where, reason(p, `station ${where}`)]).toEqual([where, "legal"]);
    expect(reason(p, "station italia-3")).toBe("AIE-S0.g deployRegion");
    // Ships stay in Sicilia, or in Massalia.
    play(p, "take naves-8sp-q2-t1-1");
    expect(legal(p, "station ").sort()).toEqual(["station gallia-8", "station sicilia-1", "station sicilia-2"]);
    play(p, ["deployed", "take legio-VII"]);
    for (const where of ["gallia-8", "italia-2", "italia-6"])
      expect([where, reason(p, `station ${where}`)]).toEqual([where, "AIE-S6.h deployShut"]);
    expect(reason(p, "station italia-5")).toBe("AIE-S0.f deployNextToEnemy");
    play(p, "take octavianus");
    expect(reason(p, "station italia-6")).toBe("AIE-S6.h deployShut");
  });

  test("AIE-S6.h AIE-R21 the Republicans need not place a unit there", () => {
    const { p } = opened(id);
    const units = box.romanUnits.filter((unit) => p.side[unit] === REP && at(p, box.pieceIds[unit]) === "italia-6");
    for (const unit of units) play(p, [`take ${box.pieceIds[unit]}`, "station sicilia-3"]);
    play(p, "deployed");
    expect(units.every((unit) => p.at[unit] === zone("sicilia-3"))).toBe(true);
  });

  test("AIE-S6.j AIE-C230 recruit legions of both sides begin reduced, others full", () => {
    const { p } = opened(id);
    for (const unit of box.romanUnits)
      if (p.at[unit] >= 0)
        expect([box.pieceIds[unit], isReduced(p, box.pieceIds[unit])]).toEqual([
          box.pieceIds[unit],
          box.isRecruit[unit],
        ]);
    expect(isReduced(opened("pharsalus").p, "legio-I-R")).toBe(false);
  });
});

test("AIE-S0.b whatever is done, the deployment stays lawful, and `deployed` is open", () => {
  for (const id of FREE) {
    const dice = seededDice(`deploy ${id}`);
    const { p } = opened(id, id === "philippi" ? [5] : []);
    for (let i = 0; i < 600; i++) {
      const acts = inSteps.legal(p).filter((act) => act.do !== "deployed");
      inSteps.play(p, pick(acts, dice), dice);
      if (i === 300) inSteps.play(p, box.acts.deployed(), dice);
      if (i % 50 === 0) for (const side of BOTH) expect(faults(p, side)).toEqual([]);
      expect(inSteps.refuse(p, box.acts.deployed())).toBe(null);
    }
    check(p);
    expect(at(p, "caesar") === "gone" || p.at[piece("caesar")] >= 0).toBe(true);
  }
});
