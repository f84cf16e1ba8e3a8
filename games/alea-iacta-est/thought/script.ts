/** A plain player: he stands still, recruits what he can, fights his battles and gets out of hopeless ones. */
import { type Dice, pick } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { landUnits, leadersOf, type Position, spOf } from "../position.ts";
import { enemyOf, type Side } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { topOf } from "./moments.ts";

export function script(p: Position, random: Dice): Act {
  const frame = topOf(p);
  switch (frame.step) {
    case "recruitment":
      return recruit(p) ?? inSteps.byDefault(p);
    case "evasions":
    case "fleetEvasions":
      return escapeOf(p, frame.side);
    case "quarters":
    case "placing":
    case "arrivals":
      return toFriends(p, frame.side);
    case "loneLeader":
      return toFriends(p, p.side[frame.leader]);
    case "rallying":
    case "triumvirate":
      return inSteps.byDefault(p);
    case "battles":
      return pick(inSteps.legal(p), random);
    default:
      return inSteps.byDefault(p);
  }
}

/** The strongest unit that can be had; null where none can. */
function recruit(p: Position): Act | null {
  let best: Act | null = null;
  let most = -1;
  for (const act of inSteps.legal(p)) {
    if (act.do !== "recruit") continue;
    const worth = worthOf(p, act.unit);
    if (worth <= most) continue;
    most = worth;
    best = act;
  }
  return best;
}

/** Legions hold land; ships come last. */
const worthOf = (p: Position, unit: Piece): number =>
  spOf(p, unit) + (p.box.isLegio[unit] ? 3 : 0) - (p.box.isNaves[unit] ? 2 : 0);

/** Below this share of the enemy's strength one had better be elsewhere. */
const HOPELESS = 0.5;

function escapeOf(p: Position, side: Side): Act {
  const acts = inSteps.legal(p);
  for (const act of acts) {
    if (act.do !== "evade") continue;
    const zone = p.at[act.leader];
    if (unitsPower(p, side, zone) < HOPELESS * unitsPower(p, enemyOf(side), zone)) return act;
  }
  return inSteps.byDefault(p);
}

const unitsPower = (p: Position, side: Side, zone: Zone): number => {
  let sum = 0;
  const { units } = p.box;
  for (let i = 0; i < units.length; i++)
    if (p.at[units[i]] === zone && p.side[units[i]] === side) sum += spOf(p, units[i]);
  return sum;
};

/** Whoever has a choice goes where most friends are. */
function toFriends(p: Position, side: Side): Act {
  let best: Act | null = null;
  let most = -1;
  for (const act of inSteps.legal(p)) {
    const zone = act.do === "station" ? act.zone : act.do === "escape" ? act.to : null;
    if (zone === null) continue;
    const friends = 2 * landUnits(p, side, zone) + leadersOf(p, side, zone);
    if (friends <= most) continue;
    most = friends;
    best = act;
  }
  return best ?? inSteps.byDefault(p);
}
