/** A referee's expectations of whole scenarios, played from their set-up: deployment, years, victory. */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { ALLEGIANCE, WAR } from "../peoples.ts";
import { FACTION_LEADER, FIRST_TURN, type Position } from "../position.ts";
import type { ScenarioId } from "../scenarios.ts";
import { CAES, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  type Layout,
  lay,
  legal,
  people,
  play,
  question,
  region,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { d10, holding, withoutStratagems } from "./flow.ts";

const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

/** A place for a piece in free deployment: why not, or "legal". */
const placing = (p: Position, name: string, zone: string): string => {
  play(p, `take ${name}`);
  const answer = why(p, `station ${zone}`);
  play(p, `station ${at(p, name)}`);
  return answer;
};

describe("free deployment", () => {
  test("AIE-S0.b AIE-S3.a Pharsalus: the Caesarians deploy first, then the Republicans, and then the year begins", () => {
    const p = withoutStratagems("pharsalus");
    run(p);
    expect([asked(p), toMove(p)]).toEqual(["deploy", "palatine"]);
    play(p, "deployed");
    expect([asked(p), toMove(p)]).toEqual(["deploy", "quirinal"]);
    const events = play(p, "deployed", [7, 6, ...d10(6)]);
    expect(told(events, "initiative")).toMatchObject([{ side: "caesarians" }]);
    expect(told(events, "sequences")).toMatchObject([{ total: 11, caesarians: 6, republicans: 5 }]);
  });

  test("AIE-S0.f nothing in Italia 5 or Graecia 1, nor anywhere beside the other's regions", () => {
    const p = withoutStratagems("pharsalus");
    run(p);
    expect(placing(p, "legio-X", "italia-5")).toBe("AIE-S0.f");
    expect(placing(p, "caesar", "italia-5")).toBe("AIE-S0.f");
    play(p, "deployed");
    expect(placing(p, "legio-I", "graecia-1")).toBe("AIE-S0.f");
    // Sicilia 1 is across the strait from Italia 5.
    expect(placing(p, "legio-I", "sicilia-1")).toBe("AIE-S0.f");
    expect(placing(p, "legio-I", "graecia-3")).toBe("legal");
  });

  test("AIE-S0.e AIE-S0.g ships in ports, all in own regions", () => {
    const p = withoutStratagems("pharsalus");
    run(p);
    expect(placing(p, "naves-6sp-t0-1", "italia-1")).toBe("AIE-S0.e");
    expect(placing(p, "naves-6sp-t0-1", "gallia-8")).toBe("legal");
    expect(placing(p, "legio-X", "asia-1")).toBe("AIE-S0.g");
    expect(placing(p, "legio-X", "alpes-1")).toBe("AIE-S0.g");
    expect(placing(p, "naves-6sp-t0-1", "mare-internum-occidentalis")).not.toBe("legal");
  });

  test("AIE-S0.c AIE-S0.d each region keeps its garrison and a leader, Roma one more", () => {
    const p = withoutStratagems("pharsalus");
    run(p);
    /** Takes them all to Italia 7, one after the other, until one is refused. */
    const empty = (kind: "leaders" | "units", from: string): string => {
      const list = box[kind].filter((each) => p.side[each] === CAES && (box.isLeader[each] || box.isLegio[each]));
      for (const each of list.filter((one) => at(p, box.pieceIds[one]).startsWith(from))) {
        const stays = why(p, `take ${box.pieceIds[each]}`);
        if (stays !== "legal") return stays;
        play(p, `take ${box.pieceIds[each]}`);
        const refused = why(p, "station italia-7");
        if (refused !== "legal") {
          play(p, `station ${at(p, box.pieceIds[each])}`);
          return refused;
        }
        play(p, "station italia-7");
      }
      return "empty";
    };
    expect(empty("leaders", "hispania")).toBe("AIE-S0.d");
    expect(empty("units", "gallia")).toBe("AIE-S0.c");
    expect(empty("leaders", "italia-1")).toBe("AIE-S0.d");
    expect(why(p, "deployed")).toBe("legal");
  });

  test("AIE-S4.b AIE-S4.c AIE-S4.e Thapsus: Peoples as listed, no Spinther, two Republican Faction Leaders", () => {
    const p = withoutStratagems("thapsus-and-munda");
    run(p);
    expect([p.status[people("aegyptii")], p.holder[people("aegyptii")]]).toEqual([WAR, REP]);
    expect([p.status[people("pontici")], p.holder[people("pontici")]]).toEqual([WAR, REP]);
    expect([p.status[people("numidae")], p.holder[people("numidae")]]).toEqual([ALLEGIANCE, REP]);
    expect(at(p, "spinther")).toBe("gone");
    const chiefs = box.leaders
      .filter((leader) => p.title[leader] & FACTION_LEADER)
      .map((leader) => box.pieceIds[leader]);
    expect(chiefs.sort()).toEqual(["caesar", "g-pompeius", "scipio"]);
    expect([p.spqr, p.year, side(p, "m-brutus"), side(p, "cassius")]).toEqual([2, -47, "caesarians", "caesarians"]);
  });

  test("AIE-2.D.a AIE-S4.a Thapsus: Caesar's 6 and the better of two, G. Pompeius with 4: five each", () => {
    const p = withoutStratagems("thapsus-and-munda");
    run(p);
    play(p, "deployed");
    // The cup: Parthi, Pontici, Aegyptii and three blanks, without the Numidae.
    play(p, "deployed", [6]);
    expect(asked(p)).toBe("embassy");
    const events: ReturnType<typeof play> = [];
    while (asked(p) === "embassy")
      events.push(...play(p, "done", asked(p) === "embassy" && toMove(p) === "quirinal" ? [6, ...d10(6)] : []));
    expect(told(events, "sequences")).toMatchObject([{ total: 10, caesarians: 5, republicans: 5 }]);
  });
});

/** Twenty-six legions, all garrisons kept: the Republic lives. */
const QUIET: Record<string, readonly string[]> = {
  "italia-3": ["legio-I", "legio-II", "legio-III", "legio-IV"],
  "asia-1": ["legio-V", "legio-VI", "legio-VII", "legio-VIII"],
  "gallia-5": ["legio-IX", "legio-X", "legio-XI", "legio-XII"],
  "africa-1": ["legio-XIII", "legio-XIV", "legio-XV"],
  "graecia-4": ["legio-XVI", "legio-XVII", "legio-XVIII", "legio-XIX", "legio-XX"],
  "hispania-1": ["legio-XXI", "legio-XXII", "legio-XXIII", "legio-XXIV", "legio-XXV", "legio-XXVI"],
};

describe("victory", () => {
  const judged = (scenario: ScenarioId, year: number, layout: Layout) => {
    const { caesarians = { "gallia-9": ["caesar*"] }, ...more } = layout;
    const p = lay({
      scenario,
      year,
      republicans: { "asia-5": ["scipio*"] },
      spqr: 0,
      ...more,
      caesarians: { ...QUIET, ...caesarians },
    });
    p.flags &= ~FIRST_TURN;
    goTo(p, { step: "results" });
    run(p);
    while (p.outcome === null && p.stack.length > 0) play(p, byDefault(p));
    return p.outcome?.results;
  };
  const CAESAR = { palatine: "won", quirinal: "lost" };
  const POMPEIUS = { palatine: "lost", quirinal: "won" };
  const DRAW = { palatine: "drew", quirinal: "drew" };

  test("AIE-S2.b Rise of Caesar: +15 for Caesar, 14 and 0 a draw, -1 for the others", () => {
    // Seven regions without Roma bring three more.
    const at44 = (score: number) =>
      judged("rise-of-caesar", -44, { score: score - 3, control: holding(ALL), roma: null });
    expect([at44(15), at44(14), at44(0), at44(-1)]).toEqual([CAESAR, DRAW, DRAW, POMPEIUS]);
  });

  test("AIE-S2.a it is not over before -44", () => {
    expect(judged("rise-of-caesar", -45, { score: 20, control: holding(ALL) })).toBeUndefined();
  });

  test("AIE-S3.e AIE-S3.f AIE-S3.g Pharsalus: five regions for Caesar, three for Pompeius, else a draw; Roma does not matter", () => {
    const at47 = (...own: string[]) => judged("pharsalus", -47, { control: holding(own), roma: null });
    expect(at47("gallia", "hispania", "italia", "asia", "graecia")).toEqual(CAESAR);
    expect(at47("gallia", "italia", "asia", "graecia")).toEqual(DRAW);
    expect(at47("gallia", "hispania", "italia", "sicilia")).toEqual(POMPEIUS);
    expect(at47("gallia", "hispania", "italia", "africa")).toEqual(DRAW);
  });

  test("AIE-S4.f AIE-S4.g AIE-S4.h Thapsus: six regions with Italia, Africa, Hispania and Roma; Africa or Hispania for the others", () => {
    const at45 = (own: readonly string[], leaders: Record<string, readonly string[]>) =>
      judged("thapsus-and-munda", -45, { control: holding(own), caesarians: leaders });
    const six = ["italia", "africa", "hispania", "gallia", "graecia", "asia"];
    expect(at45(six, { "italia-1": ["caesar*"] })).toEqual(CAESAR);
    // Nobody is in Roma.
    expect(at45(six, { "gallia-9": ["caesar*"] })).toEqual(DRAW);
    expect(at45(["italia", "africa", "gallia", "graecia", "asia", "sicilia"], { "italia-1": ["caesar*"] })).toEqual(
      POMPEIUS,
    );
    expect(at45(["italia", "africa", "hispania", "gallia", "graecia"], { "italia-1": ["caesar*"] })).toEqual(DRAW);
  });

  test("AIE-S0.j AIE-R154 Pharsalus is judged by the control of that very year, before the winter", () => {
    // Caesar's army in Graecia and Asia takes both in F.4 of -47.
    const result = judged("pharsalus", -47, {
      control: holding(["gallia", "hispania", "italia", "asia"]),
      caesarians: { "graecia-1": ["caesar*", "legio-I-R"], "graecia-2": ["legio-II-R"], "graecia-3": ["legio-III-R"] },
      republicans: { "africa-1": ["scipio*"] },
    });
    expect(result).toEqual(CAESAR);
  });
});

describe("a whole year of scenario 2 with given dice", () => {
  test("AIE-0.3.a AIE-2.E.a AIE-2.F.a AIE-S2.d -49 in peace: eleven sequences in turn, the results, and then -48 with new leaders", () => {
    const p = withoutStratagems("rise-of-caesar");
    run(p, [7, 6, ...d10(6)]);
    play(p, ["done", "done"]);
    const order: string[] = [];
    while (asked(p) === "movement") {
      order.push(toMove(p) === "quirinal" ? "R" : "C");
      play(p, "end-moves");
      if (order.length === 11) break;
    }
    expect(order.join("")).toBe("RCRCRCRCRCR");
    // No People at war, no chief in battle: it cannot fall below 0. Rome is the Republicans', and six regions with 16 + 2 points.
    expect([p.spqr, p.score]).toEqual([0, -4]);
    while (asked(p) !== "hands" && p.year === -49) {
      play(p, byDefault(p), seededDice("the winter of -49"));
    }
    expect(p.year).toBe(-48);
    // AIE-LT.b
    expect([asked(p), question(p)]).toMatchObject(["arrivals", { entry: "city" }]);
  });

  test("AIE-9.2.d AIE-R08 in the winter of -49 Caesar and M. Antonius go home to Gallia with their legions", () => {
    const p = withoutStratagems("rise-of-caesar");
    run(p, [7, 6, ...d10(6)]);
    play(p, ["done", "done"]);
    for (let i = 0; i < 11; i++) play(p, "end-moves");
    const stations: string[] = [];
    while (asked(p) === "quarters") {
      stations.push(toMove(p));
      const list = legal(p, "station");
      if (toMove(p) === "palatine") expect(list.every((act) => act.startsWith("station gallia"))).toBe(true);
      play(p, toMove(p) === "palatine" ? "station gallia-8" : byDefault(p));
    }
    expect([at(p, "caesar"), at(p, "legio-XIII"), at(p, "m-antonius"), at(p, "legio-VIII")]).toEqual([
      "gallia-8",
      "gallia-8",
      "gallia-8",
      "gallia-8",
    ]);
    // Now Italia has one legion and needs two: the Republicans send one.
    expect([asked(p), toMove(p)]).toEqual(["garrisons", "quirinal"]);
    expect(p.control[region("italia")]).toBe(REP);
    expect(p.roma).toBe(REP);
  });
});

describe("whole games in which nobody stirs", () => {
  const sitStill = (id: ScenarioId) => {
    const p = withoutStratagems(id);
    const dice = seededDice(`nobody stirs in ${id}`);
    const years: number[] = [];
    run(p, dice);
    while (p.outcome === null) {
      if (years.at(-1) !== p.year) years.push(p.year);
      play(p, byDefault(p), dice);
    }
    return { p, years };
  };

  test("AIE-S2.a AIE-S2.b Rise of Caesar: six years, and the Republicans, who hold Roma and the world, have won", () => {
    const { p, years } = sitStill("rise-of-caesar");
    expect(years).toEqual([-49, -48, -47, -46, -45, -44]);
    expect(p.outcome?.results).toEqual({ palatine: "lost", quirinal: "won" });
  });

  test("AIE-S3.a AIE-S3.f Pharsalus: two years, judged before the winter of the second", () => {
    const { p, years } = sitStill("pharsalus");
    expect(years).toEqual([-48, -47]);
    expect(p.outcome?.results).toEqual({ palatine: "lost", quirinal: "won" });
  });

  test("AIE-S4.a AIE-S4.g Thapsus: three years, and Africa is still the Republicans'", () => {
    const { p, years } = sitStill("thapsus-and-munda");
    expect(years).toEqual([-47, -46, -45]);
    expect(p.outcome?.results).toEqual({ palatine: "lost", quirinal: "won" });
  });
});
