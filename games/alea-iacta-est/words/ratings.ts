/** What is printed on a piece, as players write it: "5-3 +1", "CC 6, TB +2, PC 6, SR 5". */
import { numberOf, unitRating, unitStrength } from "@rubicon/series";
import { ROMAN } from "../peoples.ts";
import type { SeenPiece } from "../seen.ts";
import { SIDES } from "../sides.ts";
import type { Wording } from "./wording.ts";

/** AIE-1.2.1.b: of a leader the face of his side, or where he has none yet the one he has. */
export function ratingOf(seen: SeenPiece, { titles: { box }, closer }: Wording): string {
  const piece = numberOf(box.pieceNumbers, seen.piece);
  if (!box.isLeader[piece]) return unitRating(box, seen);
  const { cc, tb, pc, sr, people } = box;
  const shown = seen.side === null ? 0 : SIDES.indexOf(seen.side);
  const face = 2 * piece + (box.hasFace[2 * piece + shown] ? shown : 1 - shown);
  return closer.leader({ cc: cc[face], tb: tb[face], pc: people[piece] === ROMAN ? pc[face] : null, sr: sr[face] });
}

/** In strength points; null for leaders. */
export const strengthOf = (seen: SeenPiece, { titles }: Wording): number | null =>
  titles.isLeader(seen.piece) ? null : unitStrength(titles.box, seen);
