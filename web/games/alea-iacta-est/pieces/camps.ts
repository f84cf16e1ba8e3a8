/** Who stands together in a zone: by side, leaders and units, the first of each to be seen first. */
import { type SeenPiece, SIDES, type SideName } from "@rubicon/alea-iacta-est/components";
import { byPlace, type Gathered } from "../../../series/pieces/camps.ts";
import type { Kit } from "../kit.ts";

/** Those of one side, or of none, in a zone. */
export interface Camp extends Gathered<SeenPiece> {
  readonly of: SideName | null;
}

/** Pieces on the map, by the zone they stand in. */
export const byZone = ({ places }: Kit, pieces: readonly SeenPiece[]): ReadonlyMap<string, readonly SeenPiece[]> =>
  byPlace(pieces, ({ at }) => (places.groundOf(at) === undefined ? null : at));

const ORDER: readonly (SideName | null)[] = [...SIDES, null];

export function campsIn(kit: Kit, pieces: readonly SeenPiece[]): readonly Camp[] {
  return ORDER.flatMap((side) => {
    const here = pieces.filter((piece) => piece.side === side);
    return here.length === 0 ? [] : [campOf(kit, side, here)];
  });
}

/** Strength is that of the units on land, or of the ships where there are no others. */
export function campOf({ facts }: Kit, of: SideName | null, pieces: readonly SeenPiece[]): Camp {
  const isLeader = ({ piece }: SeenPiece): boolean => facts.pieces.get(piece)?.unit === null;
  const leaders = pieces.filter(isLeader).toSorted((a, b) => rankOf(b) - rankOf(a));
  const units = pieces
    .filter((piece) => !isLeader(piece))
    .toSorted(
      (a, b) => worthOf(facts, b) - worthOf(facts, a) || a.piece.localeCompare(b.piece, "en", { numeric: true }),
    );
  const strength = units.reduce((sum, unit) => sum + strengthOf(facts, unit), 0);
  return { of, side: of ?? "nobody", neutral: of === null, leaders, units, strength };
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
