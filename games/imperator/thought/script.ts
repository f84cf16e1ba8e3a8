/** A plain player: he stands still, raises Peoples and usurpers as he can, fights his battles and gets out of hopeless ones. */
import { type Dice, pick } from "@rubicon/engine";
import { chanceOf, type Host, nobodyYet } from "@rubicon/series";
import { worthiest } from "@rubicon/series/thought";
import type { Act } from "../acts.ts";
import { INTERIOR, OUTSIDE, type Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { MOMENTS } from "../plays/moments.ts";
import type { Position } from "../position.ts";
import { ENEMY, enemyOf, type Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { combatUnitsIn, leadersOf, partOf, quOf, spOf, unitsOf } from "../table.ts";
import { GUARD, holdersOf } from "../titles.ts";
import { caughtIn } from "./cut-off.ts";
import { detach, formed, reserveFronts } from "./geostrategy.ts";
import { topOf } from "./moments.ts";

/** What he does where luck has no part in it. */
export const plainly = (p: Position): Act => script(p, { roll: () => 1 });

export function script(p: Position, random: Dice): Act {
  const frame = topOf(p);
  switch (frame.step) {
    case "window":
      return inPhaseC(p, frame.moment) ?? p.box.acts.pass();
    case "group":
      return inGroup(p);
    case "reserves":
      return reserveFronts(p);
    case "vexillations":
      return detach(p);
    case "detaching":
      return formed(p);
    case "nominations":
      return nominate(p);
    case "arrivals":
      return toCommand(p, frame.side);
    case "uprising":
    case "pacification":
      return firstBut(p, "done");
    case "extension":
    case "usurpations":
      return firstBut(p, "decline");
    case "evasions":
      return escapeOf(p, frame.side, frame.zone);
    case "evasion":
    case "retreat":
      return getAway(p, frame.side, frame.zone);
    case "custody":
      return guard(p);
    case "combats":
      return nextBattle(p, frame.side, random);
    default:
      return inSteps.byDefault(p);
  }
}

const UPRISINGS = MOMENTS.indexOf("uprisings");
const USURPATIONS = MOMENTS.indexOf("usurpations");

/** IMP-2.C.j, IMP-2.C.k: whoever can raise a People or a usurper does. */
function inPhaseC(p: Position, moment: number): Act | null {
  if (moment !== UPRISINGS && moment !== USURPATIONS) return null;
  return worthiest(inSteps.legal(p), (act) => {
    const worth = act.do === "raise" ? unitsIn(p, act.people) : act.do === "usurp" ? claimOf(p, act.leader) : 0;
    return worth > 0 ? worth : null;
  });
}

const unitsIn = (p: Position, people: Parameters<Position["box"]["acts"]["raiseToo"]>[0]): number =>
  p.box.unitsOf[people].reduce((sum, unit) => sum + spOf(p, unit), 0);

/** IMP-6.2.d: the likelier he is to be followed, and the more men he has. */
export const claimOf = (p: Position, leader: Piece): number => {
  const men = combatUnitsIn(p, p.side[leader], p.at[leader]).length;
  return p.box.pc[leader] * (1 + men) + p.box.sr[leader];
};

/** IMP-4.5G.i: units without a leader are called on. */
function inGroup(p: Position): Act {
  const winOver = p.box.acts.winOver();
  return inSteps.refuse(p, winOver) === null ? winOver : inSteps.byDefault(p);
}

/** Everything else comes first, the end of it last. */
function firstBut(p: Position, end: Act["do"]): Act {
  return inSteps.legal(p).find((act) => act.do !== end) ?? inSteps.byDefault(p);
}

/** IMP-3.6.k: an heir keeps the peace when the Augustus dies. The ablest, and rather one in the Interior, where nobody usurps. */
function nominate(p: Position): Act {
  const { pc, sr } = p.box;
  const best = worthiest(inSteps.legal(p), (act) => {
    if (act.do !== "augustus" && act.do !== "caesar") return null;
    const worth = pc[act.leader] + sr[act.leader] + (act.do === "caesar" ? 1 : 0);
    return worth > 0 ? worth : null;
  });
  return best ?? inSteps.byDefault(p);
}

/** IMP-2.C.b: a leader comes to where most units have none. */
function toCommand(p: Position, side: Side): Act {
  const best = worthiest(inSteps.legal(p), (act) =>
    act.do === "station" ? unitsOf(p, side, act.zone) - 3 * leadersOf(p, side, act.zone) : null,
  );
  return best ?? inSteps.byDefault(p);
}

/** Below this chance of the attackers one stands. */
const HOPELESS = 0.5;

function escapeOf(p: Position, side: Side, zone: Zone): Act {
  const chance = chanceOf(hostOf(p, enemyOf(side), zone), hostOf(p, side, zone));
  if (chance > HOPELESS) for (const act of inSteps.legal(p)) if (act.do === "evade") return act;
  return p.box.acts.stand();
}

/** What it is worth to Romans to come to friends, and to anybody not to stand beside an enemy. */
const FRIENDS = 0.1;
const PURSUED = 0.5;
/** Where all else is equal they go home, or to the emperor. */
const LIKELIEST = 0.01;

/** IMP-8.1.b, IMP-8.3.a: those who evade, and the beaten, go where they are paid for, to friends, and out of the way of the enemy. */
function getAway(p: Position, side: Side, from: Zone): Act {
  const paid = side === ENEMY && !p.box.romanUnits.some((unit) => p.at[unit] === from && p.side[unit] === side);
  const plain = inSteps.byDefault(p);
  // Whoever can come along does.
  if (!isAway(plain)) return plain;
  const worthOf = (act: Act): number | null =>
    isAway(act) ? refuge(p, side, from, act.to, paid) + (act === plain ? LIKELIEST : 0) : null;
  return worthiest(inSteps.legal(p), worthOf) ?? plain;
}

const isAway = (act: Act): act is Extract<Act, { readonly do: "retreat" | "slip" }> =>
  act.do === "retreat" || act.do === "slip";

function refuge(p: Position, side: Side, from: Zone, zone: Zone, paid: boolean): number {
  const { waysFrom } = p.box;
  const part = partOf(p, zone);
  const pursued = waysFrom[zone].some(({ to }) => to !== from && unitsOf(p, enemyOf(side), to) > 0);
  return (
    (!paid || part === OUTSIDE ? 0 : part === INTERIOR ? 3 : 1) +
    FRIENDS * unitsOf(p, side, zone) -
    (pursued ? PURSUED : 0)
  );
}

/** IMP-8.3.b: the greatest host that cannot leave first, as long as its ways out are barred. */
function nextBattle(p: Position, side: Side, random: Dice): Act {
  const battles = inSteps.legal(p).filter((act) => act.do === "fight");
  if (battles.length === 1) return battles[0];
  const best = worthiest(battles, ({ zone }) => caughtIn(p, enemyOf(side), zone) || null);
  return best ?? pick(battles, random);
}

export function hostOf(p: Position, side: Side, zone: Zone): Host {
  const host = nobodyYet();
  for (const unit of combatUnitsIn(p, side, zone)) {
    host.sp += spOf(p, unit);
    host.qu += quOf(p, unit);
    host.units++;
  }
  const { leaders, tb } = p.box;
  for (let i = 0; i < leaders.length; i++)
    if (p.at[leaders[i]] === zone && p.side[leaders[i]] === side) host.tb = Math.max(host.tb, tb[leaders[i]]);
  return host;
}

/** IMP-3.6.p: rather with somebody than with nobody. */
function guard(p: Position): Act {
  if (holdersOf(p, GUARD).length > 0) return inSteps.byDefault(p);
  return inSteps.legal(p).find((act) => act.do === "guard") ?? inSteps.byDefault(p);
}
