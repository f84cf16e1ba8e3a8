/** For tests: how scenarios begin, in the words of their lists. */
import { STATUSES } from "../peoples.ts";
import { FACTION_LEADER, hasTitle, type Position } from "../position.ts";
import type { ScenarioId } from "../scenarios.ts";
import { setUp } from "../setting-up.ts";
import { CAES, nameOfSide, SIDES, type Side, type SideName } from "../sides.ts";
import { at, box, run, scenario } from "./table.ts";

export const begun = (id: ScenarioId, dice: readonly number[] = id === "philippi" ? [2] : []): Position => {
  const p = setUp(box, scenario(id), {});
  // Only the lot: the first to deploy is asked, or the year has not begun.
  if (box.scenarios[p.scenario].deployment === "free") run(p, dice);
  return p;
};

/** "V VI I-R..III-R": legions, ranges and all. */
const NUMERALS = box.romanUnits.flatMap((unit) => /^legio-([IVXL]+)$/.exec(box.pieceIds[unit])?.[1] ?? []);
function legions(text: string): string[] {
  return text.split(" ").flatMap((word) => {
    const [first, last = first] = word.split("..");
    const recruits = first.endsWith("-R");
    const [from, to] = [first, last].map((each) => NUMERALS.indexOf(each.replace("-R", "")));
    return NUMERALS.slice(from, to + 1).map((numeral) => `legio-${numeral}${recruits ? "-R" : ""}`);
  });
}

export interface Force {
  leaders: string;
  legions: string;
  auxilia: number;
  equites4: number;
  equites2: number;
  /** Ships by what the lists say of them: "8 2 +1". */
  naves: Record<string, number>;
}

const SHIPS: Record<string, string> = {
  "8 2 +1": "naves-8sp-q2-t1",
  "8 1 +1": "naves-8sp-q1-t1",
  "6 0": "naves-6sp-t0",
  "6 +1": "naves-6sp-t1",
  "4 0": "naves-4sp-t0",
  "4 +1": "naves-4sp-t1",
};

export function forceOf(p: Position, side: Side) {
  const own = box.pieces.filter((each) => p.at[each] >= 0 && p.side[each] === side && box.people[each] < 0);
  const count = (model: string): number => own.filter((each) => box.model[each] === model).length;
  const names = (which: (each: (typeof own)[number]) => boolean): string[] =>
    own
      .filter(which)
      .map((each) => box.pieceIds[each])
      .sort();
  return {
    leaders: names((each) => box.isLeader[each]),
    legions: names((each) => box.isLegio[each]),
    auxilia: count("auxilia"),
    equites4: count("equites4"),
    equites2: count("equites2"),
    naves: Object.fromEntries(
      Object.entries(SHIPS).flatMap(([name, model]) => (count(model) ? [[name, count(model)]] : [])),
    ),
  };
}

export const expected = ({ leaders, legions: named, naves, ...rest }: Force) => ({
  ...rest,
  leaders: leaders.split(" ").sort(),
  legions: legions(named).sort(),
  naves,
});

export function chiefs(p: Position, side: Side): string[] {
  return box.leaders
    .filter((each) => p.side[each] === side && hasTitle(p, each, FACTION_LEADER))
    .map((each) => box.pieceIds[each]);
}

export interface Start {
  years: [number, number];
  spqr: number;
  marker: "cicero" | "princeps";
  initiative: SideName;
  reversible: boolean;
  caesarians: string;
  roma: SideName;
  difficulty: number;
}

export function startOf(p: Position): Start {
  const part = box.scenarios[p.scenario];
  return {
    years: [p.year, part.end],
    spqr: p.spqr,
    marker: at(p, "caesar") === "gone" ? "princeps" : "cicero",
    initiative: SIDES[p.initiative],
    reversible: part.reversible,
    caesarians: box.regions
      .filter((each) => p.control[each] === CAES)
      .map((each) => box.regionIds[each])
      .sort()
      .join(" "),
    roma: SIDES[p.roma],
    difficulty: part.difficulty,
  };
}

/** Peoples that are not at peace: "war republicans". */
export const peoplesOf = (p: Position): Record<string, string> =>
  Object.fromEntries(
    box.peoples
      .filter((each) => p.status[each] !== 0)
      .map((each) => [box.peopleIds[each], `${STATUSES[p.status[each]]} ${nameOfSide(p.holder[each])}`]),
  );

/** Pieces of a side by zone; those that look alike by their model. */
export function placesOf(p: Position, side: Side): Record<string, string[]> {
  const places: Record<string, string[]> = {};
  for (const each of box.pieces) {
    if (p.at[each] < 0 || p.side[each] !== side || box.people[each] >= 0) continue;
    const named = box.isLeader[each] || box.isLegio[each];
    const where = box.zoneIds[p.at[each]];
    places[where] = [...(places[where] ?? []), named ? box.pieceIds[each] : box.model[each]];
  }
  return Object.fromEntries(Object.entries(places).map(([zone, names]) => [zone, names.sort()]));
}

export const listed = (places: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(places).map(([zone, names]) => [zone, names.split(" ").sort()]));
