/** Why pieces that are taken up cannot be brought to a zone: what the rules say where they come nearest to it. */
import type { Refusal } from "@rubicon/engine";
import { isSea, type Zone } from "../board.ts";
import { top } from "../frames.ts";
import { becalmed, partyOf, tired } from "../party.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { inSteps } from "../steps/index.ts";
import { onTheWay, partiesOf, stagesFrom } from "./marches.ts";
import { after } from "./trying.ts";

export function marchClosed(p: Position, pieces: readonly Piece[], zone: Zone): Refusal | null {
  const f = top(p);
  if (p.at[pieces[0]] === zone) return null;
  if (f.step === "group") {
    const party = onTheWay(p, pieces);
    if (party === null) return null;
    return top(party).step === "group" ? groupClosed(party, zone).why : marchClosed(party, pieces, zone);
  }
  if (f.step !== "movement") return null;
  if (!pieces.some((piece) => p.box.isLeader[piece])) return firstOf(pieces.map((unit) => loneClosed(p, unit, zone)));
  const parties = partiesOf(p, pieces);
  if (parties.length === 0) return inSteps.refuse(p, p.box.acts.take(pieces[0]));
  const reasons = parties.map((party) => groupClosed(party, zone));
  // Ships without whom nobody comes to a sea are not what those on land lack.
  const fitting = isSea(p.box, zone) ? reasons.slice(-1) : reasons;
  if (fitting.some(({ why }) => why === null)) return null;
  return (fitting.find(({ far }) => !far) ?? fitting[0]).why;
}

/** The first reason, where there is one against each. */
const firstOf = (reasons: readonly (Refusal | null)[]): Refusal | null => (reasons.includes(null) ? null : reasons[0]);

interface Closed {
  readonly why: Refusal | null;
  /** Nothing but the distance. */
  readonly far: boolean;
}

/** Of a group on top: what forbids the last step, from wherever it can come; or else that it cannot come so far. */
function groupClosed(p: Position, zone: Zone): Closed {
  const f = top(p);
  if (f.step !== "group" || f.zone === zone) return near(null);
  const { box } = p;
  const weary = f.sea ? becalmed(p) : tired(p, partyOf(p, f.side));
  const ways = f.sea ? box.routesFrom : box.waysFrom;
  const refusals = stagesFrom(p).flatMap((stage) => {
    const g = top(stage.p);
    if (g.step !== "group" || !ways[g.zone].some(({ to }) => to === zone)) return [];
    return [inSteps.refuse(stage.p, box.acts.step(zone)) ?? haltRefusal(stage.p, zone)];
  });
  const other = refusals.includes(null) ? null : refusals.find((refusal) => refusal !== weary);
  if (other !== undefined) return near(other);
  if (!f.sea && isSea(box, zone)) return near(NO.onlyByShip);
  if (f.sea && isSea(box, zone) && !box.isOpenSea[zone]) return near(NO.closedSea);
  // Whoever has ships along may still march there.
  if (f.sea && !isSea(box, zone) && !box.isCoast[zone]) return { why: NO.notByLand, far: true };
  return { why: weary, far: true };
}

const near = (why: Refusal | null): Closed => ({ why, far: false });

/** It may be passed, but not stayed in. */
function haltRefusal(p: Position, zone: Zone): Refusal | null {
  const there = after(p, p.box.acts.step(zone));
  return top(there).step === "group" ? inSteps.refuse(there, p.box.acts.halt()) : null;
}

/** AIE-3.4.1.i, AIE-4.3.h: without a leader one zone, and no farther. */
function loneClosed(p: Position, unit: Piece, zone: Zone): Refusal | null {
  const { acts, waysFrom } = p.box;
  if (p.at[unit] === zone) return null;
  const stays = inSteps.refuse(p, acts.take(unit));
  if (stays !== null) return stays;
  if (isSea(p.box, zone)) return NO.onlyByShip;
  if (!waysFrom[p.at[unit]].some(({ to }) => to === zone)) return NO.oneZoneAlone;
  return inSteps.refuse(after(p, acts.take(unit)), acts.step(zone));
}
