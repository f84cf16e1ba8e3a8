/** A piece in a line, for whoever does not see it: "Legio XIII, legion, 5-4 +1, Italia 4 (Aemilia ...)". */
import type { PieceFacts, SeenPiece } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import { signed } from "../../../series/signed.ts";
import type { Kit } from "../kit.ts";
import { pieceWords } from "./words.ts";

export function spokenPiece({ facts, places }: Kit, seen: SeenPiece, language: Language): string {
  const piece = facts.pieces.get(seen.piece);
  if (piece === undefined) return seen.piece;
  const words = pieceWords[language];
  const names = facts.names(language);
  const zone = places.groundOf(seen.at) === undefined ? [] : [names.place(seen.at)];
  return [names.piece(seen.piece), words.types[piece.type], ratingsOf(piece, seen), ...zone].join(", ");
}

/** "5-4 +1", or "CC 9, TB +2, PC 5, SR 5" of a leader: as the counter shows it now. */
export function ratingsOf(piece: PieceFacts, { side, reduced }: Pick<SeenPiece, "side" | "reduced">): string {
  if (piece.unit !== null) {
    const { sp, qu, tb } = reduced ? piece.unit.reduced : piece.unit.full;
    return `${sp}-${qu}${tb === 0 ? "" : ` ${signed(tb)}`}`;
  }
  const face = piece.leader?.[side ?? "caesarians"] ?? piece.leader?.caesarians ?? piece.leader?.republicans;
  if (!face) return "";
  const { cc, tb, pc, sr } = face;
  return `CC ${cc}, TB ${signed(tb)}${pc === null ? "" : `, PC ${pc}`}, SR ${sr}`;
}
