/** A battle by itself, to try out what two Forces would do to each other; or by its figures alone (figures.ts). */
import { type BattleLab, Found, type Json, nth } from "@rubicon/engine";
import { type Enlisted, isPlaced, lossesBetween, readUnit } from "@rubicon/series";
import { isSea, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import { fights } from "./contests.ts";
import { FIGURES, resolve } from "./figures.ts";
import { frameOf } from "./frames.ts";
import { ALLEGIANCE, ROMAN, WAR } from "./peoples.ts";
import { type Piece, REDUCED } from "./pieces.ts";
import {
  AFLOAT,
  CROSSED,
  FACTION_LEADER,
  ILL,
  landUnits,
  mark,
  own,
  type Position,
  put,
  setStatus,
  shipsOf,
  unitsOf,
} from "./position.ts";
import { SCENARIO_IDS, type Scenario } from "./scenarios.ts";
import { emptyPosition } from "./setting-up.ts";
import { BOTH, SIDES, type Side, type SideName, seatOf, sideNamed } from "./sides.ts";
import { beginBattle } from "./steps/battle.ts";

const help = `Forces for a battle of Alea Iacta Est:
  {
    "zone": "graecia-3",
    "naval": false,
    "attacker": "caesarians",
    "caesarians":  { "units": ["legio-X", "legio-XIII reduced"], "leaders": ["caesar", "m-antonius"], "chiefs": ["caesar"] },
    "republicans": { "units": ["legio-I", "equites4-1"], "leaders": ["pompeius"], "chiefs": ["pompeius"] },
    "crossing": false,
    "event": 0
  }
"zone" is any zone of the map; "naval" (false by default) lets ships fight there. "chiefs" are Faction Leaders and "ill" those
who are sick, both among the leaders. "crossing": the attacker came across a great river or a strait. "event": the event of
the year. Units of Peoples that stand with Romans are their allies, others are at war. The odds are those of many battles.

${FIGURES}`;

const FIELDS = ["zone", "naval", "attacker", "crossing", "event", ...SIDES];

export function makeLab(box: Box): BattleLab<Position> {
  return {
    help,
    // A zone is named where pieces are; figures have none.
    resolve: (battle) => (isPlaced(battle) ? null : resolve(battle)),
    begin: (forces) => begin(box, forces),
    over: (p) => frameOf(p, "battle") === undefined,
    tally(before, after) {
      const zone = frameOf(before, "battle")?.zone;
      const winner = BOTH.find((side) => zone !== undefined && unitsOf(after, side, zone) > 0);
      return {
        winner: winner === undefined ? null : seatOf(before, winner),
        lost: Object.fromEntries(BOTH.map((side) => [seatOf(before, side), lossesBetween(before, after, side)])),
      };
    },
  };
}

/** Any scenario without rules of its own will do. */
const PLAIN = nth<Scenario>(SCENARIO_IDS.indexOf("pharsalus"));
const LAST_EVENT = 15;

function begin(box: Box, forces: Json): Position {
  const found = new Found(forces, "The forces").only(...FIELDS);
  const zone = found.get("zone").named(box.zoneNumbers, "zone");
  const naval = found.get("naval").maybe((each) => each.flag()) ?? false;
  const attacker = sideNamed(found.get("attacker").oneOf(SIDES));
  const p = emptyPosition(box, PLAIN, 0);
  p.event = found.get("event").maybe((each) => each.whole(0, LAST_EVENT)) ?? 0;
  for (const side of BOTH) muster(p, found.get(SIDES[side]), side, zone, naval);
  if (!fights(p, zone, naval)) throw found.wrong(noBattle(p, zone, naval));
  if (found.get("crossing").maybe((each) => each.flag()))
    for (const unit of box.units) if (p.at[unit] === zone && p.side[unit] === attacker) mark(p, unit, CROSSED);
  beginBattle(p, attacker, zone, naval);
  return p;
}

function noBattle(p: Position, zone: Zone, naval: boolean): string {
  const count = naval ? shipsOf : landUnits;
  const missing = BOTH.find((side) => count(p, side, zone) === 0);
  if (missing === undefined) return "Peoples at war with Rome do not fight each other.";
  return `${SIDES[missing]} needs at least one ${naval ? "ship" : "land unit"} that fights.`;
}

function muster(p: Position, found: Found, side: Side, zone: Zone, naval: boolean): void {
  const name: SideName = SIDES[side];
  if (found.missing) throw found.wrong(`the forces of the ${name} are missing.`);
  found.only("units", "leaders", "chiefs", "ill");
  const units = found.get("units").each((each) => readUnit(p.box, each));
  const leaders = found.get("leaders").maybe((list) => list.each((each) => readLeader(p, each, side))) ?? [];
  const romans = [...units, ...leaders].some(({ piece }) => p.box.people[piece] === ROMAN);
  for (const { piece, found: at, reduced } of [...units, ...leaders]) {
    if (p.at[piece] >= 0) throw at.wrong("it is named twice.");
    if (p.box.isNaves[piece] && !isSea(p.box, zone) && !p.box.isCoast[zone]) throw at.wrong("no ship can be there.");
    enlist(p, piece, side, romans, at);
    put(p, piece, zone);
    if (reduced) own.face(p)[piece] = REDUCED;
    if (naval && p.box.isLeader[piece]) mark(p, piece, AFLOAT);
  }
  const entitle = (field: "chiefs" | "ill", title: number): void => {
    found.get(field).maybe((list) => {
      for (const each of list.items()) {
        const { piece } = readLeader(p, each, side);
        if (!leaders.some((leader) => leader.piece === piece)) throw each.wrong("is not among the leaders.");
        own.title(p)[piece] |= title;
      }
    });
  };
  entitle("chiefs", FACTION_LEADER);
  entitle("ill", ILL);
}

/** Romans take sides; a People serves one side as a whole. */
function enlist(p: Position, piece: Piece, side: Side, romans: boolean, found: Found): void {
  const people = p.box.people[piece];
  if (people === ROMAN) {
    own.side(p)[piece] = side;
    return;
  }
  if (romans && !p.box.isMajor[people]) throw found.wrong("only a Major People fights beside Romans.");
  if (p.side[piece] !== side) {
    if (p.holder[people] >= 0) throw found.wrong("its People is on the other side.");
    setStatus(p, people, romans ? ALLEGIANCE : WAR, side);
  }
}

function readLeader(p: Position, found: Found, side: Side): Enlisted {
  const piece = found.named(p.box.pieceNumbers, "leader");
  if (!p.box.isLeader[piece]) throw found.wrong(`"${p.box.pieceIds[piece]}" is no leader.`);
  if (!p.box.hasFace[2 * piece + side]) throw found.wrong(`he never serves the ${SIDES[side]}.`);
  return { piece, found, reduced: false };
}
