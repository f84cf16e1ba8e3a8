/** Stacks that are deployed as a whole (S0.b): one piece after the other, each where it may stand. */
import type { Goal, Refusal } from "@rubicon/engine";
import type { Path } from "@rubicon/series";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import { deployRefusal, isDeployed, placesFor } from "../deployment.ts";
import { top } from "../frames.ts";
import { inRank } from "../party.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import type { Intent } from "./intents.ts";
import { marches } from "./marches.ts";

/** What can stand elsewhere, as long as nothing is in hand. */
export function deployable(p: Position): readonly Piece[] {
  const f = top(p);
  if (f.step !== "deploy" || f.piece !== NO_PIECE) return [];
  const { acts, pieces } = p.box;
  return inRank(
    p,
    pieces.filter((piece) => isDeployed(p, f.side, piece) && inSteps.refuse(p, acts.take(piece)) === null),
  );
}

export function deployed(p: Position): readonly Piece[] {
  const f = top(p);
  return f.step === "deploy" && f.piece !== NO_PIECE ? [f.piece] : [];
}

export function deployGoals(p: Position, pieces: readonly Piece[]): Goal<Intent>[] {
  const f = top(p);
  if (f.step !== "deploy") return [];
  const zones = new Set(pieces.flatMap((piece) => placesFor(p, f.side, piece)));
  return [...zones].flatMap((zone) => {
    const going = arriving(p, pieces, zone);
    return going.length === 0 ? [] : [marches.goalOf(p, going, [zone])];
  });
}

/** Those who may go there one after the other: garrisons may not let all of them go. */
function arriving(p: Position, pieces: readonly Piece[], zone: Zone): Piece[] {
  const { acts } = p.box;
  const going: Piece[] = [];
  let at = p;
  for (const piece of pieces) {
    const inHand = deployed(at).includes(piece);
    // Who is in hand may be put down where he stood.
    if (!inHand && (at.at[piece] === zone || inSteps.refuse(at, acts.take(piece)) !== null)) continue;
    const taken = inHand ? at : marches.after(at, acts.take(piece));
    if (taken === null || inSteps.refuse(taken, acts.station(zone)) !== null) continue;
    at = marches.after(taken, acts.station(zone)) ?? at;
    going.push(piece);
  }
  return going;
}

/** The next of them is taken up, and then put where they all go. */
export function deployNext(p: Position, pieces: readonly Piece[], way: Path): Act | null {
  const f = top(p);
  if (f.step !== "deploy") return null;
  const { acts } = p.box;
  const zone = way[way.length - 1];
  if (f.piece !== NO_PIECE) return pieces.includes(f.piece) ? acts.station(zone) : null;
  const next = pieces.find((piece) => p.at[piece] !== zone);
  return next === undefined ? null : acts.take(next);
}

/** Why none of them may stand there. */
export function deployClosed(p: Position, pieces: readonly Piece[], zone: Zone): Refusal | null {
  const f = top(p);
  if (f.step !== "deploy" || arriving(p, pieces, zone).length > 0) return null;
  const away = pieces.filter((piece) => p.at[piece] !== zone);
  return away.map((piece) => deployRefusal(p, f.side, piece, zone)).find((refusal) => refusal !== null) ?? null;
}
