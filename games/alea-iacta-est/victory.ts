/** Who has won when the last year is over: by points (S1, S2) or by what each side holds (S3 to S7). */
import type { Outcome } from "@rubicon/engine";
import { GONE, type Region } from "./board.ts";
import { ALLEGIANCE, type People, ROMAN } from "./peoples.ts";
import { AEGYPTII_SUBDUED, combatUnitsIn, isAssassin, isFlagged, type Position, scenarioOf } from "./position.ts";
import type { Condition, ScenarioId, Victory } from "./scenarios.ts";
import { decided, drawn } from "./score.ts";
import { BOTH, CAES, enemyOf, REP, SIDES, type Side, type SideName } from "./sides.ts";

type By<K extends Victory["kind"]> = Extract<Victory, { readonly kind: K }>;

/** The rules of each scenario's end. */
const RULES: Readonly<Record<ScenarioId, Readonly<Record<SideName | "draw", string>>>> = {
  "from-caesar-to-augustus": { caesarians: "AIE-S1.k", republicans: "AIE-S1.k", draw: "AIE-S1.k" },
  "rise-of-caesar": { caesarians: "AIE-S2.b", republicans: "AIE-S2.b", draw: "AIE-S2.b" },
  pharsalus: { caesarians: "AIE-S3.e", republicans: "AIE-S3.f", draw: "AIE-S3.g" },
  "thapsus-and-munda": { caesarians: "AIE-S4.f", republicans: "AIE-S4.g", draw: "AIE-S4.h" },
  philippi: { caesarians: "AIE-S5.l", republicans: "AIE-S5.m", draw: "AIE-S5.n" },
  "perusia-and-naulochus": { caesarians: "AIE-S6.l", republicans: "AIE-S6.m", draw: "AIE-S6.n" },
  actium: { caesarians: "AIE-S7.i", republicans: "AIE-S7.j", draw: "AIE-S7.k" },
};

/** AIE-R153: how great a victory is, by how many of the scenario's levels the lead is above. */
const LEVELS = ["simple", "decisive", "total", "definitive"] as const;

export function isLastYear(p: Position): boolean {
  return p.year >= scenarioOf(p).end;
}

/** AIE-R154: whether the last year is judged in F.5, by control, or at the end of Phase F, by points. */
export const isJudgedByControl = (p: Position): boolean => scenarioOf(p).victory.kind === "control";

/** AIE-R154: where control decides, nobody sees the winter of the last year. */
export const isWinterToCome = (p: Position): boolean => !(isLastYear(p) && isJudgedByControl(p));

export function judge(p: Position): Outcome {
  const { victory } = scenarioOf(p);
  return victory.kind === "points" ? byPoints(p, victory) : byControl(p, victory);
}

/** AIE-S1.k, AIE-S1.l, AIE-S1.m, AIE-S2.b */
function byPoints(p: Position, victory: By<"points">): Outcome {
  const rules = RULES[scenarioOf(p).id];
  // Never in a scenario without Assassins.
  if (p.box.romanLeaders.some((leader) => p.at[leader] !== GONE && isAssassin(p, leader))) return drawn(p, "AIE-S1.l");
  const winner = p.score >= victory.caesarians ? CAES : p.score <= victory.republicans ? REP : null;
  if (winner === null) return drawn(p, rules.draw);
  const passed = victory.levels.filter((level) => Math.abs(p.score) > level).length;
  if (victory.levels.length === 0) return decided(p, winner, rules[SIDES[winner]]);
  return decided(p, winner, passed === 0 ? rules[SIDES[winner]] : "AIE-S1.m", LEVELS[passed]);
}

/** AIE-S3.e to AIE-S7.k. Where a pack has conditions that both can meet, nobody wins by them. */
function byControl(p: Position, victory: By<"control">): Outcome {
  const rules = RULES[scenarioOf(p).id];
  const met = BOTH.filter((side) => fulfils(p, side, victory[SIDES[side]]));
  return met.length === 1 ? decided(p, met[0], rules[SIDES[met[0]]]) : drawn(p, rules.draw);
}

/** Whether a side has what it needs at this moment. */
export function fulfils(p: Position, side: Side, needed: Condition): boolean {
  const has = (region: Region): boolean => p.control[region] === side;
  if (!needed.all.every(has)) return false;
  if (needed.any.length > 0 && !needed.any.some(has)) return false;
  const held = regionsOf(p, side);
  if (held < needed.atLeast) return false;
  if (needed.roma && p.roma !== side) return false;
  if (needed.moreThanEnemy && held <= regionsOf(p, enemyOf(side))) return false;
  if (needed.subdues >= 0 && !hasSubdued(p, side, needed.subdues)) return false;
  return needed.ally < 0 || (p.status[needed.ally] === ALLEGIANCE && p.holder[needed.ally] === side);
}

export const regionsOf = (p: Position, side: Side): number =>
  p.box.regions.filter((region) => p.control[region] === side).length;

/** AIE-S7.i, AIE-R37: combat units in every zone of origin at this moment, or a pacification by arms before. */
function hasSubdued(p: Position, side: Side, people: People): boolean {
  if (side === CAES && people === p.box.aegyptii && isFlagged(p, AEGYPTII_SUBDUED)) return true;
  return p.box.homes[people].every((home) => combatUnitsIn(p, side, home).some((unit) => occupies(p, unit)));
}

/** AIE-R191: Roman units and units in allegiance; a People at war occupies nothing for the player who controls it. */
function occupies(p: Position, unit: Position["box"]["units"][number]): boolean {
  const people = p.box.people[unit];
  return people === ROMAN || p.status[people] === ALLEGIANCE;
}
