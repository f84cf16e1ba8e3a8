/** What must not happen: acts that a player of the series would shake his head at, whoever wins. */
import type { EventShape, Seat, Sense } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { isSea, onMap, type Zone } from "../board.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import { foreseeContest } from "../foresight.ts";
import {
  enemyLandUnits,
  FACTION_LEADER,
  hasTitle,
  landUnits,
  leadersOf,
  type Position,
  scenarioOf,
} from "../position.ts";
import { enemyOf, type Side, type SideName, seatOf, sideNamed } from "../sides.ts";
import { emptySurvey, survey } from "../survey.ts";
import { canCome } from "./strikes.ts";

const BLUNDERS = [
  /** A chief without a single unit, with an enemy army that could be there in one sequence. */
  "chief alone next to an army",
  /** Roma was his and stands without a leader, an enemy near, although he had leaders to spare in Italia. */
  "roma given away",
  "units lost in winter",
  "ships lost in winter",
  /** Won by one face of the die at most. */
  "hopeless attacks",
  /** Hunted down without an army. */
  "leaders lost alone",
  "units perished outside",
  /** Beaten where there was no way out. */
  "units cut off",
  /** In a region of the enemy without a leader: they go over to him. */
  "units gone over",
] as const;
type Blunder = (typeof BLUNDERS)[number];
type Count = (blunder: Blunder, seat: Seat) => void;

/** Faces of six. */
const HOPELESS = 1;

const seen = emptySurvey();

export const sense: Sense<Position, Act> = {
  blunders: BLUNDERS,
  look(before, act, events, count) {
    if (act.do === "end-moves") lookAtEnd(before, count);
    if (act.do === "fight") lookAtBattle(before, act.zone, count);
    for (const event of events) if (isOurs(event)) lookAtEvent(before, event, count);
  },
};

/** Events of this game: whoever hands them in has them from its own `play`. */
const isOurs = (event: EventShape): event is Event => event.rule.startsWith("AIE-");

/** How a side leaves things when it has moved. */
function lookAtEnd(p: Position, count: Count): void {
  const frame = p.stack[p.stack.length - 1];
  if (frame.step !== "movement") return;
  const { side } = frame;
  survey(p, seen);
  for (const leader of p.box.leaders)
    if (p.side[leader] === side && hasTitle(p, leader, FACTION_LEADER) && isExposed(p, side, leader))
      count("chief alone next to an army", seatOf(p, side));
  if (isRomaGivenAway(p, side)) count("roma given away", seatOf(p, side));
}

function isExposed(p: Position, side: Side, leader: Position["box"]["leaders"][number]): boolean {
  const zone = p.at[leader];
  if (!onMap(zone) || isSea(p.box, zone) || landUnits(p, side, zone) > 0) return false;
  return p.box.zones.some((from) => canCome(p, seen, enemyOf(side), from, zone));
}

/** AIE-3.7.3.l: it takes one leader. Where Roma wins nothing it may be left. */
function isRomaGivenAway(p: Position, side: Side): boolean {
  const { roma, region } = p.box;
  const { victory } = scenarioOf(p);
  const counts = victory.kind === "points" || victory.caesarians.roma || victory.republicans.roma;
  if (!counts || p.roma !== side || leadersOf(p, side, roma) > 0 || enemyLandUnits(p, side, roma) > 0) return false;
  return p.sequences[side] <= 1 && seen.leadersIn[2 * region[roma] + side] > 0;
}

/** AIE-8.1.a: what is fought now follows from one's own moves. */
function lookAtBattle(p: Position, zone: Zone, count: Count): void {
  const frame = p.stack[p.stack.length - 1];
  if (frame.step !== "battles") return;
  const battles: Forecast[] = [];
  foreseeContest(p, frame.side, zone, battles);
  for (const battle of battles)
    if (battle.f === "battle" && battle.wins <= HOPELESS) count("hopeless attacks", seatOf(p, frame.side));
}

function lookAtEvent(p: Position, event: Event, count: Count): void {
  switch (event.e) {
    case "winter-lost":
      for (const unit of event.units)
        count(isShip(p, unit) ? "ships lost in winter" : "units lost in winter", seatNamed(p, event.side));
      return;
    case "perished":
      for (const _ of event.units) count("units perished outside", seatNamed(p, event.side));
      return;
    case "cut-off":
      for (const _ of event.units) count("units cut off", seatNamed(p, event.side));
      return;
    case "passed-over":
      for (const _ of event.units) count("units gone over", seatOf(p, enemyOf(sideNamed(event.side))));
      return;
    case "hunted":
      if (!event.escapes) count("leaders lost alone", seatNamed(p, event.side));
      return;
    default:
      return;
  }
}

const seatNamed = (p: Position, name: SideName): Seat => seatOf(p, sideNamed(name));

const isShip = (p: Position, id: string): boolean => {
  const unit = p.box.pieceNumbers.get(id);
  return unit !== undefined && p.box.isNaves[unit];
};
