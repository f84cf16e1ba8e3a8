/** Who stands where: pieces by zone, and in a zone by side, leaders and units, the first of each to be seen first. */
import { type SeenPiece, SIDES, type SideName } from "@rubicon/alea-iacta-est/components";
import type { Kit } from "../kit.ts";

export interface Camp {
  readonly side: SideName | null;
  readonly leaders: readonly SeenPiece[];
  readonly units: readonly SeenPiece[];
  /** Strength of the units as they are now: of those on land, or of the ships where there are no others. */
  readonly strength: number;
}

/** Pieces on the map, by the zone they stand in. */
export function byZone(kit: Kit, pieces: readonly SeenPiece[]): ReadonlyMap<string, readonly SeenPiece[]> {
  const zones = new Map<string, SeenPiece[]>();
  for (const piece of pieces) {
    if (kit.places.groundOf(piece.at) === undefined) continue;
    const here = zones.get(piece.at);
    if (here === undefined) zones.set(piece.at, [piece]);
    else here.push(piece);
  }
  return zones;
}

const ORDER: readonly (SideName | null)[] = [...SIDES, null];

export function campsIn(kit: Kit, pieces: readonly SeenPiece[]): readonly Camp[] {
  return ORDER.flatMap((side) => {
    const here = pieces.filter((piece) => piece.side === side);
    return here.length === 0 ? [] : [campOf(kit, side, here)];
  });
}

export function campOf({ facts }: Kit, side: SideName | null, pieces: readonly SeenPiece[]): Camp {
  const isLeader = ({ piece }: SeenPiece): boolean => facts.pieces.get(piece)?.unit === null;
  const leaders = pieces.filter(isLeader).toSorted((a, b) => rankOf(b) - rankOf(a));
  const units = pieces
    .filter((piece) => !isLeader(piece))
    .toSorted(
      (a, b) => worthOf(facts, b) - worthOf(facts, a) || a.piece.localeCompare(b.piece, "en", { numeric: true }),
    );
  return { side, leaders, units, strength: units.reduce((sum, unit) => sum + strengthOf(facts, unit), 0) };
}

const rankOf = ({ titles = [] }: SeenPiece): number =>
  titles.includes("faction-leader") ? 2 : titles.includes("pretender") ? 1 : 0;

export function strengthOf(facts: Kit["facts"], { piece, reduced }: SeenPiece): number {
  const unit = facts.pieces.get(piece)?.unit;
  return unit ? (reduced ? unit.reduced.sp : unit.full.sp) : 0;
}

/** Those who fight best come first; ships last, so that those they carry are seen. */
function worthOf(facts: Kit["facts"], seen: SeenPiece): number {
  const piece = facts.pieces.get(seen.piece);
  if (!piece?.unit) return 0;
  const { sp, qu, tb } = seen.reduced ? piece.unit.reduced : piece.unit.full;
  return 10 * sp + 3 * qu + tb - (piece.type === "naves" ? 200 : 0);
}
