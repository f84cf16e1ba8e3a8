/** What must not happen: acts that a player of the series would shake his head at, whoever wins. */
import type { EventShape, Sense } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { isHold } from "../board.ts";
import type { Event } from "../events/index.ts";
import { activeSide } from "../frames.ts";
import type { Position } from "../position.ts";
import { enemyOf, ROME, type Side, seatOf, sideNamed } from "../sides.ts";
import { AUGUSTUS, isCivilWar, USURPER } from "../titles.ts";
import { topOf } from "./moments.ts";
import { emptyPower, type Power, threatTo, weigh } from "./power.ts";

const BLUNDERS = [
  "chief without guard",
  "rome given away",
  "hopeless attacks",
  /** Who goes there himself, or is left there by those who were with him; and whom the other side comes upon alone. */
  "leaders alone among enemies",
  "leaders found alone",
  "leaders lost",
  "units wintering outside",
  "fleets stranded",
  "units cut off",
] as const;
type Blunder = (typeof BLUNDERS)[number];
type Count = (blunder: Blunder, seat: string) => void;

/** IMP-9.2.2.a: they come home weakened. Whoever was weak already and is in the empire recovers in his camp. */
const HOME_FROM_OUTSIDE = "IMP-9.2.2.a";
/** Less than this share of the defenders' strength is too little. */
const HOPELESS = 0.5;
/** So much more than his own beside a chief is too much. */
const DEADLY = 2;

export const sense: Sense<Position, Act> = {
  blunders: BLUNDERS,
  look(before, act, events, count) {
    if (act.do === "end-moves") lookAtEnd(before, count);
    for (const event of events) if (isOurs(event)) lookAtEvent(before, event, count);
  },
};

/** Events of this game: whoever hands them in has them from its own `play`. */
const isOurs = (event: EventShape): event is Event => event.rule.startsWith("IMP-");

const power: Power = emptyPower();

/** How a side leaves things when it has moved for the last time before the other one does. */
function lookAtEnd(p: Position, count: Count): void {
  const frame = topOf(p);
  if (frame.step !== "movement") return;
  const { side } = frame;
  weigh(p, power);
  lookAtChiefs(p, side, count);
  const { roma } = p.box;
  const isOpen = side === ROME && isCivilWar(p) && power.units[ROME][roma] === 0;
  if (isOpen && power.units[enemyOf(side)][roma] === 0 && threatTo(p, power, enemyOf(side), roma) > 0)
    count("rome given away", seatOf(p, side));
}

/** IMP-8.4.b: between Romans whoever wears the purple, or wants to, dies of a defeat. */
function lookAtChiefs(p: Position, side: Side, count: Count): void {
  if (!isCivilWar(p)) return;
  for (const leader of p.box.romanLeaders) {
    const zone = p.at[leader];
    if ((p.title[leader] & (AUGUSTUS | USURPER)) === 0 || p.side[leader] !== side || zone < 0) continue;
    if (isHold(p.box, zone) || power.units[enemyOf(side)][zone] > 0) continue;
    const beside = Math.max(0, ...p.box.waysFrom[zone].map(({ to }) => power.led[enemyOf(side)][to]));
    if (beside > DEADLY * (power.land[side][zone] + 1)) count("chief without guard", seatOf(p, side));
  }
}

function lookAtEvent(p: Position, event: Event, count: Count): void {
  switch (event.e) {
    case "battle":
      if (event.attacker.sp < HOPELESS * event.defender.sp)
        count("hopeless attacks", seatOf(p, sideNamed(event.attacker.side)));
      return;
    case "hunted": {
      const side = sideNamed(event.side);
      count(activeSide(p) === side ? "leaders alone among enemies" : "leaders found alone", seatOf(p, side));
      return;
    }
    case "died":
      if (event.side !== null && event.how !== "natural" && event.how !== "deposed" && !event.back)
        count("leaders lost", seatOf(p, sideNamed(event.side)));
      return;
    case "went-home":
      if (event.rule === HOME_FROM_OUTSIDE) count("units wintering outside", seatOf(p, ROME));
      return;
    case "cut-off":
      for (const _ of event.units) count("units cut off", seatOf(p, sideNamed(event.side)));
      return;
    case "fleet-lost":
      return count("fleets stranded", seatOf(p, ROME));
    default:
      return;
  }
}
