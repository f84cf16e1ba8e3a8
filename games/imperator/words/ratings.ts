/** What is printed on a piece, as players write it: "10-2 +1", "CC 6, TB +1, PC 6, SR 3". */
import { numberOf, unitRating, unitStrength } from "@rubicon/series";
import { ROMAN } from "../peoples.ts";
import type { SeenPiece } from "../seen.ts";
import type { Wording } from "./wording.ts";

/** "" for fleets. */
export function ratingOf(seen: SeenPiece, { titles: { box }, closer }: Wording): string {
  const piece = numberOf(box.pieceNumbers, seen.piece);
  if (box.isUnit[piece]) return unitRating(box, seen);
  if (!box.isLeader[piece]) return "";
  const { cc, tb, pc, sr, people } = box;
  return closer.leader({ cc: cc[piece], tb: tb[piece], pc: people[piece] === ROMAN ? pc[piece] : null, sr: sr[piece] });
}

/** In strength points; null for whoever is no unit. */
export const strengthOf = (seen: SeenPiece, { titles: { box } }: Wording): number | null =>
  box.isUnit[numberOf(box.pieceNumbers, seen.piece)] ? unitStrength(box, seen) : null;
