/** A battle by itself, to try out what two Forces would do to each other; or by its figures alone. */
import { type BattleLab, Found, type Json, nth } from "@rubicon/engine";
import { type Enlisted, isPlaced, lossesBetween, readUnit, resolveBy } from "@rubicon/series";
import { isLand, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import { ATTACKING, type Contest, DEFENDING, fights, NO_MUTINEERS, ownerOf } from "./contests.ts";
import { frameOf } from "./frames.ts";
import { kindRefusal } from "./limits.ts";
import { linesOfTable } from "./modifiers.ts";
import { REMOVED, ROMAN, WAR } from "./peoples.ts";
import { type Piece, REDUCED } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { rebels } from "./rebels.ts";
import { SCENARIO_IDS, type Scenario } from "./scenarios.ts";
import { emptyPosition } from "./setting-up.ts";
import { BOTH, ENEMY, enemyOf, MUTINY, SIDES, type Side, seatOf, sideNamed } from "./sides.ts";
import { drawUp } from "./steps/battle.ts";
import { giveArmenia, put, setStatus, unitsOf } from "./table.ts";
import { bestow, isCivilWar, USURPER } from "./titles.ts";
import { TITLED } from "./written-battle.ts";

const help = `Forces for a battle of Imperator:
  {
    "zone": "pannonia_superior",
    "attacker": "enemy",
    "rome":  { "units": ["xiv_gemina", "x_gemina reduced"], "leaders": ["marcus_aurelius"], "augusti": ["marcus_aurelius"] },
    "enemy": { "units": ["marcomanni_1", "marcomanni_2"], "leaders": ["marcomanni_chief_1"] },
    "year": 170,
    "event": 0
  }
"zone" is any land zone of the map. "augusti", "caesares", "usurpers" and "ill" are among the leaders of a side; Romans of the enemy are
rebels; "mutinous": true makes a Force of mutineers, who have no leader and fight for that side. "year": after 195 the empire is
larger. "event": the event of the year. Nobody evades. The odds are those of many battles.

  {
    "attacker": { "sp": [10, 10, 10], "qu": [3, 3, 2], "tb": 2, "pc": null },
    "defender": { "sp": [8, 8], "qu": [1, 1], "tb": 1, "pc": null },
    "nonRomanOnly": "defender",
    "outsideRepublic": true,
    "crossing": false,
    "otherModifier": 0
  }
A battle by its figures is read off the table for every die: strength and quality of each unit, the tactical bonus of the
Force, the political capacity of its best leader (0 without one; null where not all of its units are Roman); which side, "attacker" or
"defender", is an enemy of Rome without a Roman unit; whether the zone is outside the empire; a crossing, which changes nothing; and
whatever else moves the die, as one number.`;

const FIELDS = ["zone", "attacker", "year", "event", ...SIDES];

export function makeLab(box: Box): BattleLab<Position> {
  return {
    help,
    resolve: (battle) => (isPlaced(battle) ? null : resolve(battle)),
    begin: (forces) => begin(box, forces),
    over: (p) => frameOf(p, "battle") === undefined,
    tally(before, after) {
      const battle = frameOf(before, "battle");
      const stands = (side: Side): boolean =>
        battle !== undefined && unitsOf(after, ownerOf(battle, side), battle.zone) > 0;
      const winner = BOTH.find(stands);
      const lost = (side: Side) => lossesBetween(before, after, battle === undefined ? side : ownerOf(battle, side));
      return {
        winner: winner === undefined ? null : seatOf(before, winner),
        lost: Object.fromEntries(BOTH.map((side) => [seatOf(before, side), lost(side)])),
      };
    },
  };
}

/** IMP-8.2.b, IMP-TC. Throws BadInput, with the place of the fault, when it is no battle. */
export const resolve = (battle: Json): Json => resolveBy(linesOfTable, battle);

/** Any scenario with all rules will do. */
const PLAIN = nth<Scenario>(SCENARIO_IDS.indexOf("s5_grand_campaign"));
const LAST_EVENT = 15;

function begin(box: Box, forces: Json): Position {
  const found = new Found(forces, "The forces").only(...FIELDS);
  const where = found.get("zone");
  const zone = where.named(box.zoneNumbers, "zone");
  if (!isLand(box, zone)) throw where.wrong("nobody fights there.");
  const side = sideNamed(found.get("attacker").oneOf(SIDES));
  const p = emptyPosition(box, PLAIN, 0);
  const { start, end } = box.scenarios[PLAIN];
  p.year = found.get("year").maybe((each) => each.whole(start, end)) ?? start;
  p.event = found.get("event").maybe((each) => each.whole(0, LAST_EVENT)) ?? 0;
  leaveGame(p);
  const mutinous = BOTH.filter((each) => muster(p, found.get(SIDES[each]), each, zone));
  if (mutinous.length === 2) throw found.wrong("mutineers do not fight mutineers.");
  if (rebels(p).length > 0) nameUsurper(p, found);
  const contest: Contest = { side, zone, mutineers: NO_MUTINEERS };
  const fought =
    mutinous.length === 0 ? contest : { ...contest, mutineers: mutinous[0] === side ? ATTACKING : DEFENDING };
  if (!fights(p, fought)) {
    const missing = unitsOf(p, ownerOf(fought, side), zone) === 0 ? side : enemyOf(side);
    throw found.wrong(`${SIDES[missing]} needs at least one unit that fights.`);
  }
  drawUp(p, fought);
  return p;
}

/** IMP-R58, IMP-R59: rebels have a leader with them, and follow somebody, if not to this battle. */
function nameUsurper(p: Position, found: Found): void {
  const leaders = p.box.romanLeaders.filter((leader) => p.side[leader] === ENEMY);
  if (leaders.length === 0) throw found.get(SIDES[ENEMY]).wrong("rebels need a leader.");
  if (isCivilWar(p)) return;
  const absent = p.box.romanLeaders.find((leader) => p.at[leader] < 0) ?? leaders[0];
  own.side(p)[absent] = ENEMY;
  put(p, absent, p.box.land.findLast((zone) => p.box.waysFrom[zone].length === 0) ?? p.box.roma);
  bestow(p, absent, USURPER);
}

/** IMP-4.2.b: two Peoples are out of the game in later years, and their land is Roman. */
function leaveGame(p: Position): void {
  for (const people of p.box.peoples) {
    const last = p.box.leavesGame[people];
    if (last === 0 || p.year <= last) continue;
    own.status(p)[people] = REMOVED;
    p.epoch = 1;
  }
}

/** True when they are mutineers. */
function muster(p: Position, found: Found, side: Side, zone: Zone): boolean {
  if (found.missing) throw found.wrong(`the forces of ${SIDES[side]} are missing.`);
  found.only("units", "leaders", "mutinous", ...TITLED.map(([field]) => field));
  const mutinous = found.get("mutinous").maybe((each) => each.flag()) ?? false;
  const units = found.get("units").each((each) => readUnit(p.box, each));
  const leaders = found.get("leaders").maybe((list) => list.each((each) => readLeader(p, each))) ?? [];
  if (mutinous && leaders.length > 0) throw found.get("leaders").wrong("mutineers have no leader.");
  for (const each of [...units, ...leaders]) enlist(p, each, side, zone, mutinous);
  for (const [field, title] of TITLED)
    found.get(field).maybe((list) => {
      for (const each of list.items()) entitle(p, each, leaders, title);
    });
  return mutinous;
}

/** Romans take sides; Peoples are at war with Rome, and Armenia stands with whoever has its unit. */
function enlist(p: Position, { piece, found, reduced }: Enlisted, side: Side, zone: Zone, mutinous: boolean): void {
  const { armenia, parthes, people } = p.box;
  const nation = people[piece];
  if (p.at[piece] >= 0) throw found.wrong("it is named twice.");
  if (nation === armenia) giveArmenia(p, side);
  else if (nation !== ROMAN) {
    if (p.status[nation] === REMOVED) throw found.wrong("its People is out of the game by then.");
    if (side !== ENEMY && !mutinous) throw found.wrong("it never serves Rome.");
    setStatus(p, nation, WAR);
  }
  // IMP-6.3.j: Romans and Parthians can be in mutiny.
  if (mutinous && nation !== ROMAN && nation !== parthes) throw found.wrong("such units are never in mutiny.");
  own.side(p)[piece] = mutinous ? MUTINY : nation === ROMAN ? side : p.side[piece];
  if (kindRefusal(p, piece, zone) !== null) throw found.wrong("it never stands with the others of the enemy.");
  put(p, piece, zone);
  if (reduced) own.face(p)[piece] = REDUCED;
}

function entitle(p: Position, found: Found, leaders: readonly Enlisted[], title: number): void {
  const { piece } = readLeader(p, found);
  if (!leaders.some((leader) => leader.piece === piece)) throw found.wrong("is not among the leaders.");
  if (p.box.people[piece] !== ROMAN) throw found.wrong("only Romans have titles.");
  const rebel = p.side[piece] === ENEMY;
  if (rebel !== (title === USURPER)) throw found.wrong(rebel ? "he rebels." : "he serves Rome.");
  bestow(p, piece, title);
}

function readLeader(p: Position, found: Found): Enlisted {
  const piece: Piece = found.named(p.box.pieceNumbers, "leader");
  if (!p.box.isLeader[piece]) throw found.wrong(`"${p.box.pieceIds[piece]}" is no leader.`);
  return { piece, found, reduced: false };
}
