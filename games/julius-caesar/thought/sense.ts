/** What must not happen: acts that a player would shake his head at, whoever wins. */
import type { EventShape, Sense } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { CAESAR, enemyOf, POMPEIUS, SIDES, type Side, sideNamed } from "../blocks.ts";
import type { Place } from "../board.ts";
import type { Event } from "../events.ts";
import { blocksIn, blocksOf, isMarked, type Position, RESERVE } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { chain, topOf } from "./moments.ts";

const BLUNDERS = [
  "holds fire",
  "marches back",
  "levies wasted",
  "levies unfed",
  "blocks starved",
  "navis without a port",
  "weak attacks",
  "leader attacks alone",
  "leaders thrown away",
  "leaders lost",
  "points left open",
  "disbands at will",
  "events cancelled",
] as const;
type Blunder = (typeof BLUNDERS)[number];

/** Less than this share of the defenders' firepower is too little. */
const WEAK = 0.7;

type Count = (blunder: Blunder, seat: string) => void;

export const sense: Sense<Position, Act> = {
  blunders: BLUNDERS,
  look(before, act, events, count) {
    lookAtAct(before, act, count);
    for (const event of events) if (isOurs(event)) lookAtEvent(before, event, count);
  },
};

/** Events of this game: whoever hands them in has them from its own `play`. */
const isOurs = (event: EventShape): event is Event => event.rule.startsWith("JC-");

function lookAtAct(p: Position, act: Act, count: Count): void {
  const seat = inSteps.toMove(p);
  const side = sideNamed(seat);
  const frame = topOf(p);
  switch (act.do) {
    case "pass":
      return count("holds fire", seat);
    case "march":
      if (frame.step === "march" && act.to === frame.from) count("marches back", seat);
      return;
    case "end-levy":
      if (inSteps.legal(p).length > 1) count("levies wasted", seat);
      return;
    case "levy":
      if (p.turn === p.box.turns && blocksOf(p, side, act.city) >= p.box.supply[act.city]) count("levies unfed", seat);
      return;
    case "disband":
      if (frame.step === "disband") count("disbands at will", seat);
      return;
    case "end-moves":
      return lookAtHome(p, side, count);
    default:
      return;
  }
}

/** Points that stand empty when a side is done, with the enemy next door, although it had moves left to cover them from there. */
function lookAtHome(p: Position, side: Side, count: Count): void {
  if (chain(p) === 0) return;
  const { valued, roadsFrom } = p.box;
  for (const city of valued) {
    if (blocksOf(p, CAESAR, city) + blocksOf(p, POMPEIUS, city) > 0) continue;
    const near = (whose: Side): boolean => roadsFrom[city].some(({ to }) => blocksOf(p, whose, to) > 0);
    if (near(enemyOf(side)) && near(side)) count("points left open", SIDES[side]);
  }
}

function lookAtEvent(p: Position, event: Event, count: Count): void {
  switch (event.e) {
    case "disbanded":
      if (event.why === "supply") count("blocks starved", event.side);
      if (event.why === "no-port") count("navis without a port", event.side);
      return;
    case "trophy":
      return count("leaders lost", SIDES[enemyOf(sideNamed(event.side))]);
    case "cancelled":
      for (const seat of SIDES) count("events cancelled", seat);
      return;
    case "battle":
      return lookAtBattle(p, event, count);
    default:
      return;
  }
}

function lookAtBattle(p: Position, event: Extract<Event, { e: "battle" }>, count: Count): void {
  const place = p.box.placeNumbers.get(event.place);
  if (place === undefined) return;
  const attacker = sideNamed(event.attacker);
  const [own, theirs] = [powerOf(p, attacker, place), powerOf(p, enemyOf(attacker), place)];
  if (own < WEAK * theirs) count("weak attacks", event.attacker);
  const attackers = blocksIn(p, attacker, place);
  if (attackers.length > 1 || !p.box.isLeader[attackers[0]]) return;
  count("leader attacks alone", event.attacker);
  if (own < theirs) count("leaders thrown away", event.attacker);
}

/** With the attacker's reserves; the defender's came later than the attack was decided on. */
function powerOf(p: Position, side: Side, place: Place): number {
  return blocksIn(p, side, place)
    .filter((block) => side === p.first || !isMarked(p, block, RESERVE))
    .reduce((sum, block) => sum + p.strength[block] * p.box.firepower[block], 0);
}
