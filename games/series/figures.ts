/** A battle given by its figures alone, read off the table for every die (AIE-8.3, AIE-8.6, AIE-CT, IMP-8.2, IMP-8.5, IMP-TC). */
import { Found, type Json } from "@rubicon/engine";
import { allFaces, type Bearing } from "./battle.ts";
import { columnName } from "./combat-table.ts";
import { oddsOf, sum } from "./force.ts";

const FIELDS = ["attacker", "defender", "nonRomanOnly", "outsideRepublic", "crossing", "otherModifier"];
const SIDES_OF_BATTLE = ["attacker", "defender"] as const;

/** More units than there are in a box do not fight. */
const MOST_UNITS = 200;
const GREATEST = 999;

/** The lines of a game's table: a value for each. */
export type TableLines = (
  attacker: Bearing,
  defender: Bearing,
  outside: boolean,
  crossing: boolean,
) => readonly number[];

interface Figures {
  readonly sp: readonly number[];
  readonly qu: readonly number[];
  readonly tb: number;
  readonly pc: number | null;
}

/** AIE-8.3.e, IMP-8.2.b. Throws BadInput, with the place of the fault, when it is no battle. */
export function resolveBy(lines: TableLines, battle: Json): Json {
  const found = new Found(battle, "The battle").only(...FIELDS);
  const attacker = readForce(found.get("attacker"));
  const defender = readForce(found.get("defender"));
  const foreign = found.get("nonRomanOnly");
  const nonRoman = present(foreign).json === null ? null : foreign.oneOf(SIDES_OF_BATTLE);
  const values = lines(
    { ...attacker, isForeign: nonRoman === "attacker" },
    { ...defender, isForeign: nonRoman === "defender" },
    found.get("outsideRepublic").flag(),
    found.get("crossing").flag(),
  );
  const modifier = sum(values) + found.get("otherModifier").whole(-GREATEST, GREATEST);
  const { baseColumn, column, shift } = oddsOf(attacker, defender);
  return {
    ratio: sum(attacker.sp) / sum(defender.sp),
    baseColumn: columnName(baseColumn),
    column: columnName(column),
    shift,
    modifier,
    byDie: allFaces(column, modifier).map((face) => ({ ...face })),
  };
}

function present(found: Found): Found {
  if (found.json === undefined) throw found.wrong("is missing.");
  return found;
}

function readForce(found: Found): Figures {
  present(found).only("sp", "qu", "tb", "pc");
  const sp = readUnits(found.get("sp"), 1);
  const qu = readUnits(found.get("qu"), 0);
  if (qu.length !== sp.length)
    throw found.get("qu").wrong(`must have as many units as sp: ${sp.length}, not ${qu.length}.`);
  const pc = present(found.get("pc"));
  return {
    sp,
    qu,
    tb: found.get("tb").whole(-GREATEST, GREATEST),
    pc: pc.json === null ? null : pc.whole(0, GREATEST),
  };
}

function readUnits(found: Found, least: number): number[] {
  const units = present(found).each((each) => each.whole(least, GREATEST));
  if (units.length === 0) throw found.wrong("must have at least one unit.");
  if (units.length > MOST_UNITS) throw found.wrong(`must have at most ${MOST_UNITS} units, not ${units.length}.`);
  return units;
}
