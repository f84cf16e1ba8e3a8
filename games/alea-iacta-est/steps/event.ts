/** The event of the year (EV0 to EV15): what it does at once. What lasts is read from `p.event` by the rules it bends. */
import type { Dice } from "@rubicon/engine";
import { divinePeace, rollEvent, severeWinter } from "@rubicon/series";
import { onMap } from "../board.ts";
import { pop, push } from "../frames.ts";
import { PEACE, ROMAN } from "../peoples.ts";
import { FULL, type Piece, REDUCED } from "../pieces.ts";
import { eliminate, factionLeaders, ILL, inOrder, own, ownLegionsIn, type Position } from "../position.ts";
import { CAES, enemyOf, NOBODY, REP, SIDES, type Side } from "../sides.ts";
import { activate, pacify } from "../war-and-peace.ts";
import { share } from "./administration.ts";
import type { Chronicle, Runs } from "./step.ts";

/** AIE-EV0.a, AIE-0.1.c: a d6 and a d10, from 1 to 15. */
export const event: Runs<"event"> = {
  run(p, _f, dice, tell) {
    pop(p);
    const rolled = rollEvent(dice);
    p.event = rolled.number;
    // AIE-0.1.d: rolled by whoever has the initiative.
    tell({ e: "event", rule: EVENT_RULES[p.event], side: SIDES[p.initiative], ...rolled });
    AT_ONCE[p.event]?.(p, dice, tell);
  },
};

/** The first rule of each event, by its number. */
const EVENT_RULES = [
  "AIE-EV0.a",
  "AIE-EV1.a",
  "AIE-EV2.a",
  "AIE-EV3.a",
  "AIE-EV4.a",
  "AIE-EV5.a",
  "AIE-EV6.a",
  "AIE-EV7.a",
  "AIE-EV8.a",
  "AIE-EV9.a",
  "AIE-EV10.a",
  "AIE-EV11.a",
  "AIE-EV12.a",
  "AIE-EV13.a",
  "AIE-EV14.a",
  "AIE-EV15.a",
] as const;

type Effect = (p: Position, dice: Dice, tell: Chronicle) => void;

const total = (p: Position): number => p.sequences[CAES] + p.sequences[REP];

const AT_ONCE: Readonly<Record<number, Effect>> = {
  1: unhealthyRome,
  4: illnessOfTheLeader,
  7: (p, _dice, tell) => share(p, severeWinter(total(p)), "AIE-EV7.a", tell),
  8: (p, _dice, tell) => share(p, divinePeace(total(p)), "AIE-EV8.a", tell),
  10: unpopularity,
  11: desertion,
  13: plagueInTheOrient,
  14: parthianVersatility,
  15: famine,
};

/** AIE-EV1.a, AIE-R164: full units become reduced; AIE-EV1.b: leaders there fall ill. */
function unhealthyRome(p: Position, _dice: Dice, tell: Chronicle): void {
  weaken(p, (unit) => p.at[unit] === p.box.roma, false, "AIE-EV1.a", tell);
  for (const side of inOrder(p))
    for (const leader of factionLeaders(p, side))
      if (p.at[leader] === p.box.roma) fallIll(p, leader, "AIE-EV1.b", tell);
}

/** AIE-EV4.a, AIE-EV4.d, AIE-R166: a leader of the faction that holds Roma; of two the one who is there, else one it names. */
function illnessOfTheLeader(p: Position, _dice: Dice, tell: Chronicle): void {
  if (p.roma === NOBODY) return;
  const [leader, other] = mayFallIll(p, p.roma);
  if (leader === undefined) return;
  if (other === undefined) fallIll(p, leader, "AIE-EV4.a", tell);
  else push(p, { step: "illness", side: p.roma });
}

/** The one in Roma, or else all who are on the map. */
export function mayFallIll(p: Position, side: Side): Piece[] {
  const leaders = factionLeaders(p, side).filter((leader) => onMap(p.at[leader]));
  const there = leaders.filter((leader) => p.at[leader] === p.box.roma);
  return there.length === 1 ? there : leaders;
}

export function fallIll(p: Position, leader: Piece, rule: string, tell: Chronicle): void {
  own.title(p)[leader] |= ILL;
  tell({ e: "ill", rule, side: SIDES[p.side[leader]], leader: p.box.pieceIds[leader] });
}

/** AIE-EV10.a, AIE-EV10.b */
function unpopularity(p: Position, _dice: Dice, tell: Chronicle): void {
  if (p.roma === NOBODY) return;
  p.extra = enemyOf(p.roma);
  tell({ e: "extra-sequence", rule: "AIE-EV10.a", side: SIDES[p.extra] });
}

/** AIE-EV11.a: by the face of a die; Sicilia is spared. */
const DESERTED = ["gallia", "hispania", "italia", "graecia", "asia", "africa"];

/** AIE-EV11.b, AIE-EV11.c, AIE-EV11.d, AIE-R17 */
function desertion(p: Position, dice: Dice, tell: Chronicle): void {
  const faces = [dice.roll(6), dice.roll(6)];
  const cancelled = faces[0] === faces[1];
  const regions = cancelled ? [] : faces.map((face) => DESERTED[face - 1]);
  tell({ e: "desertion", rule: cancelled ? "AIE-EV11.b" : "AIE-EV11.a", dice: faces, regions });
  // The frame pushed last is asked first.
  for (const side of [...inOrder(p)].reverse()) for (const name of [...regions].reverse()) forsake(p, side, name);
}

const DESERTERS = 2;

function forsake(p: Position, side: Side, name: string): void {
  const region = p.box.regionNumbers.get(name);
  if (region === undefined || p.control[region] !== side) return;
  const left = Math.min(DESERTERS, ownLegionsIn(p, side, region));
  if (left > 0) push(p, { step: "forsaking", side, region, left });
}

/** AIE-EV13.a, AIE-EV13.b, AIE-R164: everybody's units, and reduced ones are lost; leaders are spared. */
function plagueInTheOrient(p: Position, _dice: Dice, tell: Chronicle): void {
  const { regionNumbers, region, homeOf, pontici, aegyptii } = p.box;
  const asia = regionNumbers.get("asia");
  const hit = (unit: Piece): boolean => {
    const zone = p.at[unit];
    return onMap(zone) && (region[zone] === asia || homeOf[zone] === pontici || homeOf[zone] === aegyptii);
  };
  weaken(p, hit, true, "AIE-EV13.a", tell);
}

/** AIE-EV14.a, AIE-EV14.b, AIE-R165 */
function parthianVersatility(p: Position, dice: Dice, tell: Chronicle): void {
  const { parthi } = p.box;
  if (p.status[parthi] === PEACE) activate(p, parthi, dice, tell);
  else pacify(p, parthi, "event", tell, NOBODY);
}

/** AIE-EV15.a */
function famine(p: Position, _dice: Dice, tell: Chronicle): void {
  const { people, nationality } = p.box;
  const hit = (unit: Piece): boolean => {
    if (!onMap(p.at[unit]) || people[unit] === ROMAN) return false;
    const nation = nationality[people[unit]];
    return nation === "germans" || nation === "celts";
  };
  weaken(p, hit, false, "AIE-EV15.a", tell);
}

/** Full units turn over; reduced ones stay as they are, or are lost. */
function weaken(p: Position, hit: (unit: Piece) => boolean, deadly: boolean, rule: string, tell: Chronicle): void {
  const struck = p.box.units.filter(hit);
  const units = struck.filter((unit) => p.face[unit] === FULL);
  const lost = deadly ? struck.filter((unit) => p.face[unit] === REDUCED) : [];
  for (const unit of units) own.face(p)[unit] = REDUCED;
  for (const unit of lost) eliminate(p, unit);
  const named = (list: readonly Piece[]): string[] => list.map((unit) => p.box.pieceIds[unit]);
  if (units.length + lost.length > 0) tell({ e: "weakened", rule, units: named(units), lost: named(lost) });
}
