/** The lesson of Imperator: what every lesson has to pass, and that what its texts say is so on the table. */

import type { Game } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { componentsOf, type Seen, type SideName, seenFrom } from "@rubicon/imperator/components";
import { describe, expect, test } from "vitest";
import { lessonSuite, reached } from "../../../lesson/testing.ts";
import { poster } from "../poster.tsx";
import { avidiusCassius } from "./avidius-cassius/index.ts";
import type { StepName } from "./avidius-cassius/steps.ts";

const game: Game = imperatorRules.make(imperatorRules.standard);
const facts = componentsOf(game);

lessonSuite(game, [avidiusCassius], poster);

/** The lesson at the beginning of a step: what is seen, and was told since the step before. */
function at(step: StepName) {
  const { play, told } = reached(game, avidiusCassius, step);
  return { play, seen: seenFrom(game.sight(play.position, avidiusCassius.seat)), told: told.join(" ") };
}

const standing = ({ pieces }: Seen, zone: string, side: SideName) =>
  pieces.filter((piece) => piece.at === zone && piece.side === side).map(({ piece }) => piece);
const reduced = ({ pieces }: Seen) => pieces.filter((piece) => piece.reduced === true).map(({ piece }) => piece);
const legions = [...facts.pieces.values()].filter(({ type }) => type === "legion");

describe("the lesson of Avidius Cassius says what is so", () => {
  test("IMP-S.e, IMP-S.h who is loyal, who rebels, and that nobody else takes part", () => {
    const { seen } = at("welcome");
    expect(seen).toMatchObject({ year: 175, civilWar: true, initiative: "enemy", armenia: null });
    expect(standing(seen, "roma", "rome")).toEqual(expect.arrayContaining(["marcus_aurelius", "commodus"]));
    expect(standing(seen, "syria_coele", "enemy").toSorted()).toEqual(["avidius_cassius", "iv_scythica", "xvi_flavia"]);
    expect(standing(seen, "syria_palaestina", "enemy")).toContain("statius_priscus");
    expect(standing(seen, "cappadocia", "rome").toSorted()).toEqual(["martius_verus", "xii_fulminata"]);
    const foreign = seen.pieces.filter(({ piece, side }) => side !== null && facts.pieces.get(piece)?.people !== null);
    expect(foreign).toEqual([]);
  });

  test("IMP-3.1.a, IMP-3.3.a thirty legions, each in the Front of its camp", () => {
    const { seen } = at("fronts");
    const here = legions.filter(({ id }) =>
      seen.pieces.some((piece) => piece.piece === id && facts.zones.has(piece.at)),
    );
    expect(here.length).toBe(30);
    for (const { id, front } of here) {
      const zone = seen.pieces.find((piece) => piece.piece === id)?.at ?? "";
      expect(facts.zones.get(zone)?.part, id).toBe(front);
    }
  });

  test("IMP-1.2.a, IMP-1.1.a quality on the Danube and in the East, and what Marcus Aurelius is worth", () => {
    const quality = (of: string) =>
      legions.filter(({ id, front }) => front === of && !/parthica/.test(id)).map(({ unit }) => unit?.full.qu);
    expect(quality("danube").filter((qu) => qu === 3).length).toBe(10);
    expect(new Set(quality("oriental"))).toEqual(new Set([1]));
    const leader = (id: string) => facts.pieces.get(id)?.leader;
    expect(leader("marcus_aurelius")).toMatchObject({ cc: 6, tb: 1, sr: 3, pc: 6 });
    expect(leader("avidius_cassius")).toMatchObject({ sr: 4 });
    expect(leader("tarrutenius_paternus")).toMatchObject({ cc: 4 });
  });

  test("IMP-3.2.a, IMP-3.3.h one Front in reserve, and the East is free by itself", () => {
    const { play, seen } = at("reserve");
    expect(seen).toMatchObject({ freed: ["oriental"], reserve: [] });
    expect(game.question(play.position)).toMatchObject({ ask: "reserves", left: 1 });
    expect(at("vexillation").seen.reserve).toEqual(["danube"]);
  });

  test("IMP-3.4.c the vexillation stands at Mogontiacum, and three legions of the Rhine are reduced", () => {
    const { seen } = at("sequences");
    expect(standing(seen, "germania_superior", "rome")).toContain("vexillatio_rhin_1");
    expect(reduced(seen).toSorted()).toEqual(["i_minervia", "viii_augusta", "xxii_primigenia"]);
  });

  test("IMP-2.D.a, IMP-2.D.d seven sequences: three and four", () => {
    expect(at("evasion").told).toContain("7 sequences this year: 3 for Rome, 4 for its enemies.");
  });

  test("IMP-4.5G.i, IMP-8.1.a III Gallica has come over, and Cassius stands in Cappadocia with twice the strength", () => {
    const { seen, told } = at("evasion");
    expect(told).toContain("2 against a PC of 2; the soldiers come over");
    expect(standing(seen, "syria_coele", "enemy")).toContain("iii_gallica");
    expect(seen.battle).toMatchObject({ zone: "cappadocia", attacker: { sp: 20 }, defender: { sp: 10 } });
    expect(seen.battle?.byDie.every(({ winner }) => winner === "attacker")).toBe(true);
    expect(facts.pieces.get("martius_verus")?.leader).toMatchObject({ sr: 3 });
  });

  test("IMP-8.1.a, IMP-0.4.a he gets away to XV Apollinaris", () => {
    expect(at("slip").told).toContain("2 against an SR of 3; he succeeds");
    const { seen } = at("take");
    expect(standing(seen, "armenia_minor", "rome").toSorted()).toEqual([
      "martius_verus",
      "xii_fulminata",
      "xv_apollinaris",
    ]);
  });

  test("IMP-3.3.f, IMP-7.1.e three of twelve legions leave the Danube, and the strait takes the rest of the points", () => {
    expect(legions.filter(({ front }) => front === "danube").length).toBe(12);
    expect(at("march").seen.group).toMatchObject({ left: 3, zone: "moesia_inferior" });
    expect(at("march").seen.group?.pieces.length).toBe(4);
    const { seen } = at("bound");
    expect(seen.group).toBeNull();
    expect(standing(seen, "bithynia", "rome").length).toBe(4);
  });

  test("IMP-3.3.c, IMP-3.5.d to the legion a single zone is open, that of the Rhine, and Raetia is not", () => {
    const { play } = at("closed");
    const open = play.lit.filter((act) => act.do === "step").map(({ to }) => to);
    expect(open).toEqual(["germania_superior"]);
    const around = facts.zones.get("argentorate")?.ways.map(({ to }) => to) ?? [];
    expect(around).toContain("raetia");
    expect(around.filter((zone) => facts.zones.get(zone)?.part === "rhin")).toEqual(open);
    expect(facts.zones.get("raetia")?.part).toBe("danube");
    expect(play.tried).toMatchObject({ rule: "IMP-3.3.c" });
  });

  test("IMP-3.3.d the vexillation is in Raetia, and the garrison does not move by itself", () => {
    const { play, seen } = at("rome");
    expect(standing(seen, "raetia", "rome")).toContain("vexillatio_rhin_1");
    expect(play.judge({ do: "take", piece: "praetoria_1" })).toMatchObject({ refusal: { rule: "IMP-3.5.f" } });
  });

  test("IMP-4.5G.i Cassius is in Arabia with III Cyrenaica, and Priscus in Antiochia with three legions", () => {
    const { seen } = at("gather");
    expect(standing(seen, "arabia", "enemy")).toEqual(expect.arrayContaining(["avidius_cassius", "iii_cyrenaica"]));
    expect(standing(seen, "syria_coele", "enemy").toSorted()).toEqual([
      "iii_gallica",
      "statius_priscus",
      "vi_ferrata",
      "x_fretensis",
    ]);
  });

  test("IMP-8.2.a, IMP-TC.i, IMP-TC.b, IMP-TC.e the battle is as it is read, and only a 1 would lose it", () => {
    const { play } = at("battle");
    const [forecast] = game.forecast(play.position, game.legal(play.position)[0]);
    expect(forecast).toMatchObject({ attack: 30, defence: 28, baseColumn: "1/1", shift: 2, column: "3/2", wins: 5 });
    expect(forecast).toMatchObject({ modifier: 0 });
    const { battle } = at("losses").seen;
    expect(battle?.modifiers.map(({ rule, value }) => [rule, value])).toEqual([
      ["IMP-TC.b", -1],
      ["IMP-TC.e", 1],
    ]);
    expect([battle?.attacker, battle?.defender]).toMatchObject([
      { quality: 3, tb: 1, pc: 3 },
      { quality: 1, tb: 2, pc: 2 },
    ]);
    expect(battle?.byDie.filter(({ winner }) => winner === "defender").map(({ die }) => die)).toEqual([1]);
  });

  test("IMP-8.3.e, IMP-8.3.g the die is a 4: they are reduced, and one of yours pays", () => {
    const { play, seen, told } = at("losses");
    expect(told).toContain("5 against an SR of 3; he is held fast");
    expect(told).toContain("row 4, attacker 1/2, defender A. Rome wins.");
    expect(reduced(seen)).toEqual(expect.arrayContaining(["iii_gallica", "vi_ferrata", "x_fretensis"]));
    expect(game.question(play.position)).toMatchObject({ ask: "losses", left: 1 });
  });

  test("IMP-8.3.a, IMP-10.a the beaten go by Emesa to Palaestina, Rome has a point, Aegyptus is lost", () => {
    const { seen, told } = at("retreat");
    expect(told).toContain("retreats from Syria (Antiochia) to Syria (Emesa)");
    expect(standing(seen, "syria_palaestina", "enemy")).toContain("statius_priscus");
    expect(standing(seen, "aegyptus", "enemy")).toEqual(expect.arrayContaining(["avidius_cassius", "ii_traiana"]));
    expect(seen).toMatchObject({ vp: { rome: 1, enemy: 0 }, sequences: { rome: 1, enemy: 1 } });
  });

  test("IMP-10.e, IMP-10.q, IMP-9.2.2.h two points against three; XII Fulminata goes home", () => {
    const { play, seen } = at("winter");
    expect(seen.vp).toEqual({ rome: 2, enemy: 3 });
    expect(game.question(play.position)).toMatchObject({ ask: "retinue", leader: "martius_verus", stays: true });
    expect(standing(seen, "cappadocia", "rome")).toEqual(["xii_fulminata"]);
    expect(standing(seen, "syria_coele", "rome").toSorted()).toEqual([
      "i_italica",
      "tarrutenius_paternus",
      "v_macedonica",
      "xi_claudia",
    ]);
  });

  test("IMP-9.2.2.k, IMP-9.2.3.a all have recovered, and three legions of the Rhine pay for the vexillation", () => {
    const { play, seen } = at("upkeep");
    expect(reduced(seen)).toEqual([]);
    expect(game.question(play.position)).toMatchObject({ ask: "upkeep", front: "rhin", reduce: 3 });
  });

  test("IMP-2.B.a, IMP-S.i 176: the initiative is Rome's, and Cassius stands in Palaestina with all his legions", () => {
    const { seen } = at("victory");
    expect(seen).toMatchObject({ year: 176, lastYear: 179, initiative: "rome" });
    expect(reduced(seen).length).toBe(3);
    const rebels = seen.pieces.filter(({ side, at: zone }) => side === "enemy" && facts.zones.has(zone));
    expect(new Set(rebels.map(({ at: zone }) => zone))).toEqual(new Set(["syria_palaestina"]));
    expect(facts.scenarios.get("s1_avidius_cassius")?.sudden).toEqual([
      { leader: "marcus_aurelius", winner: "enemy" },
      { leader: "avidius_cassius", winner: "rome" },
    ]);
  });
});
