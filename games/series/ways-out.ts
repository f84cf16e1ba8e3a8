/** Ways out of a zone for those who evade, retreat or flee (AIE-8.2.e to AIE-8.2.n, AIE-8.4.1.c, IMP-8.1.b to IMP-8.1.e, IMP-8.3.a). */
import type { Nth, Refusal } from "@rubicon/engine";
import type { Way } from "./graph.ts";

type Piece = Nth<"piece">;
type Zone = Nth<"zone">;

/** AIE-8.2.m, AIE-R189, IMP-8.1.d, IMP-R84: zones from which these units came in this sequence, each once; `from` is below zero for none. */
export function originsBy(units: readonly Piece[], from: (unit: Piece) => Zone): Zone[] {
  const origins: Zone[] = [];
  for (const unit of units) {
    const zone = from(unit);
    if (zone >= 0 && !origins.includes(zone)) origins.push(zone);
  }
  return origins;
}

/** AIE-8.2.f, IMP-8.1.b: the first reason that any of them has. */
export function firstRefusal(pieces: readonly Piece[], refusal: (piece: Piece) => Refusal | null): Refusal | null {
  for (let i = 0; i < pieces.length; i++) {
    const why = refusal(pieces[i]);
    if (why !== null) return why;
  }
  return null;
}

/** AIE-8.2.e, AIE-8.2.n, IMP-8.1.b, IMP-8.1.e: the next zones that nothing forbids. */
export function waysOutBy(ways: readonly Way<Zone>[], refusal: (to: Zone) => Refusal | null): Zone[] {
  const found: Zone[] = [];
  for (let i = 0; i < ways.length; i++) if (refusal(ways[i].to) === null) found.push(ways[i].to);
  return found;
}

/** AIE-8.2.b, AIE-R134, IMP-8.1.a: who tries is the one with the best SR of those who can; if several have it, any of them. */
export function bestBy(
  leaders: readonly Piece[],
  sr: (leader: Piece) => number,
  refusal: (leader: Piece) => Refusal | null,
): Piece[] {
  let best: Piece[] = [];
  for (const leader of leaders) {
    if (best.length > 0 && sr(leader) < sr(best[0])) continue;
    if (refusal(leader) !== null) continue;
    if (best.length > 0 && sr(leader) > sr(best[0])) best = [];
    best.push(leader);
  }
  return best;
}
