/** Fleets taken up with whom they carry, and brought to a sea, home, or to a coast where those land (3.5.i to 3.5.s). */
import type { Goal, Refusal } from "@rubicon/engine";
import { membersOf, type Path } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { isLand, isSea, type Zone } from "../board.ts";
import { aboard, holdOf, inPort, landRefusal, seawaysOf } from "../fleets.ts";
import { top } from "../frames.ts";
import { inRank } from "../party.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { CLEAN } from "../plague.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { inSteps } from "../steps/index.ts";
import { GROUP, isMarked } from "../table.ts";
import type { Intent, Voyage } from "./intents.ts";
import { marches } from "./marches.ts";

const { after, namesOf } = marches;
const mayDo = (p: Position, act: Act): boolean => inSteps.refuse(p, act) === null;

// What can be taken up --------------------------------------------------------------------------------------

/** Fleets that can set out, those aboard them, and in port those who could go aboard. */
export function sailable(p: Position): readonly Piece[] {
  const f = top(p);
  if (f.step !== "movement") return [];
  const { acts, fleets } = p.box;
  return fleets.filter((fleet) => mayDo(p, acts.take(fleet))).flatMap((fleet) => [fleet, ...passengers(p, fleet)]);
}

function passengers(p: Position, fleet: Piece): Piece[] {
  const taken = underWay(p, fleet);
  if (taken === null) return [];
  if (!inPort(p, fleet)) return aboard(p, fleet);
  return p.box.pieces.filter((piece) => mayDo(taken, p.box.acts.add(piece)));
}

/** A fleet at sea with whom it carries. */
export function sailing(p: Position): readonly Piece[] {
  const f = top(p);
  return f.step === "voyage" && !inPort(p, f.fleet) ? [f.fleet, ...inRank(p, aboard(p, f.fleet))] : [];
}

/** A fleet that is about to leave its port is one stack with whoever goes aboard, or could. */
export function boarding(p: Position): readonly Piece[] {
  const f = top(p);
  if (f.step !== "voyage" || !inPort(p, f.fleet)) return [];
  return [f.fleet, ...inRank(p, [...membersOf(p), ...p.box.pieces.filter((piece) => mayDo(p, p.box.acts.add(piece)))])];
}

/** The fleet that would carry these: the one that is taken, the one among them, or the one they are aboard; NO_PIECE for none. */
export function fleetOf(p: Position, pieces: readonly Piece[]): Piece {
  const { firstHold, fleets, isFleet } = p.box;
  const f = top(p);
  if (f.step === "voyage") return f.fleet;
  const place = p.at[pieces[0]];
  return pieces.find((piece) => isFleet[piece]) ?? (place >= firstHold ? fleets[place - firstHold] : NO_PIECE);
}

/** The position with that fleet taken; null where it cannot be. */
function underWay(p: Position, fleet: Piece): Position | null {
  const f = top(p);
  if (f.step === "voyage") return p;
  const take = p.box.acts.take(fleet);
  return f.step === "movement" && mayDo(p, take) ? after(p, take) : null;
}

/** The same with whom of these it can take aboard. */
function loaded(p: Position, fleet: Piece, pieces: readonly Piece[]): Position {
  if (!inPort(p, fleet)) return p;
  let at = p;
  for (const piece of pieces) if (mayDo(at, p.box.acts.add(piece))) at = after(at, p.box.acts.add(piece)) ?? at;
  return at;
}

// Where it can be brought ---------------------------------------------------------------------------------

export function sailGoals(p: Position, pieces: readonly Piece[]): Goal<Intent>[] {
  const fleet = fleetOf(p, pieces);
  const taken = fleet === NO_PIECE ? null : underWay(p, fleet);
  if (taken === null) return [];
  const ready = loaded(taken, fleet, pieces);
  const goals = coastsOf(ready, fleet, pieces, []);
  if (!pieces.includes(fleet)) return goals;
  for (const zone of seawaysOf(ready, fleet)) {
    const step = p.box.acts.step(zone);
    const there = mayDo(ready, step) ? after(ready, step) : null;
    if (there === null) continue;
    const carried = pieces.filter((piece) => piece === fleet || whereIs(there, piece) === zone);
    goals.push(goalOf(p, fleet, carried, [zone], false));
    for (const goal of coastsOf(there, fleet, pieces, [zone]))
      if (goal.to !== p.box.zoneIds[p.at[fleet]] && !goals.some(({ to }) => to === goal.to)) goals.push(goal);
  }
  return goals;
}

/** Where it is, those aboard being where their fleet is. */
export const whereIs = (p: Position, piece: Piece): Zone => {
  const { firstHold, fleets } = p.box;
  return p.at[piece] >= firstHold ? p.at[fleets[p.at[piece] - firstHold]] : p.at[piece];
};

function goalOf(p: Position, fleet: Piece, pieces: readonly Piece[], path: Path, lands: boolean): Goal<Intent> {
  const { pieceIds, zoneIds } = p.box;
  const way = path.map((zone) => zoneIds[zone]);
  const carried = namesOf(
    p,
    pieces.filter((piece) => piece !== fleet),
  );
  const intent: Voyage = { do: "sail", fleet: pieceIds[fleet], pieces: carried, way, lands };
  return { to: way[way.length - 1], intent, way, count: pieces.length };
}

/** Coasts beside the sea where it lies on which those of these who are aboard can land. */
function coastsOf(p: Position, fleet: Piece, pieces: readonly Piece[], path: Path): Goal<Intent>[] {
  const cargo = pieces.filter((piece) => p.at[piece] === holdOf(p, fleet));
  const goals: Goal<Intent>[] = [];
  if (cargo.length === 0 || !isSea(p.box, p.at[fleet])) return goals;
  for (const coast of p.box.shores[p.at[fleet]]) {
    if (!isLand(p.box, coast) || p.infested[coast] !== CLEAN || landRefusal(p, fleet, cargo, coast) !== null) continue;
    if (landed(p, cargo, coast) !== null) goals.push(goalOf(p, fleet, cargo, [...path, coast], true));
  }
  return goals;
}

/** The position when these have gone ashore; null where others would too, or dice would fall. */
function landed(p: Position, cargo: readonly Piece[], coast: Zone): Position | null {
  const { acts } = p.box;
  let at: Position | null = p;
  if (membersOf(p).some((piece) => !cargo.includes(piece))) return null;
  for (const piece of cargo) if (at !== null && !isMarked(p, piece, GROUP)) at = after(at, acts.add(piece));
  return at !== null && mayDo(at, acts.land(coast)) ? after(at, acts.land(coast)) : null;
}

// The next act ----------------------------------------------------------------------------------------------

export function sailNext(p: Position, fleet: Piece, pieces: readonly Piece[], way: Path, lands: boolean): Act | null {
  const f = top(p);
  const { acts } = p.box;
  if (f.step === "movement") return acts.take(fleet);
  if (f.step !== "voyage" || f.fleet !== fleet) return null;
  // Where it sails to, if it does before anybody lands.
  const sea = way.length > 1 || !lands ? way[0] : p.at[fleet];
  if (p.at[fleet] !== sea) {
    const missing = inPort(p, fleet) ? pieces.find((piece) => !isMarked(p, piece, GROUP)) : undefined;
    return missing === undefined ? acts.step(sea) : acts.add(missing);
  }
  return lands ? landNext(p, fleet, pieces, way[way.length - 1]) : null;
}

/** Those who land are picked, all at once if nobody else is aboard. */
function landNext(p: Position, fleet: Piece, pieces: readonly Piece[], coast: Zone): Act | null {
  const { acts } = p.box;
  const cargo = aboard(p, fleet);
  const waiting = cargo.filter((piece) => pieces.includes(piece) && !isMarked(p, piece, GROUP));
  if (waiting.length === 0) return cargo.some((piece) => pieces.includes(piece)) ? acts.land(coast) : null;
  return cargo.every((piece) => pieces.includes(piece)) ? acts.all() : acts.add(waiting[0]);
}

/** Why a fleet, or those aboard it, cannot be brought there. */
export function sailClosed(p: Position, pieces: readonly Piece[], zone: Zone): Refusal | null {
  const fleet = fleetOf(p, pieces);
  if (fleet === NO_PIECE || whereIs(p, pieces[0]) === zone) return null;
  const { acts } = p.box;
  const taken = underWay(p, fleet);
  if (taken === null) return top(p).step === "movement" ? inSteps.refuse(p, acts.take(fleet)) : null;
  const ready = loaded(taken, fleet, pieces);
  if (pieces.includes(fleet) && (isSea(p.box, zone) || pieces.length === 1))
    return inSteps.refuse(ready, acts.step(zone));
  if (isSea(p.box, zone)) return NO.onlyByShip;
  if (inPort(ready, fleet)) return null;
  const cargo = pieces.filter((piece) => p.at[piece] === holdOf(p, fleet));
  return landRefusal(ready, fleet, cargo, zone);
}
