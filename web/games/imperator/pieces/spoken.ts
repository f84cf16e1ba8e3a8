/** A piece in a line, for whoever does not see it: "XIII Gemina, legion, 12-3 +1, Dacia". */
import type { Language } from "@rubicon/engine";
import type { PieceFacts, SeenPiece } from "@rubicon/imperator/components";
import { signed } from "../../../series/signed.ts";
import type { Kit } from "../kit.ts";
import { pieceWords } from "./words.ts";

export function spokenPiece(kit: Kit, seen: SeenPiece, language: Language): string {
  const { facts, places } = kit;
  const piece = facts.pieces.get(seen.piece);
  if (piece === undefined) return seen.piece;
  const words = pieceWords[language];
  const names = facts.names(language);
  const zone = places.groundOf(seen.at) === undefined ? [] : [names.zone(seen.at)];
  const titles = (seen.titles ?? []).map(names.title);
  const state = seen.mutinous ? [words.mutinous] : piece.people === null && seen.side === "enemy" ? [words.rebel] : [];
  const ratings = ratingsOf(piece, seen);
  return [
    names.piece(seen.piece),
    ...titles,
    words.types[piece.type],
    ...state,
    ...(ratings === "" ? [] : [ratings]),
    ...zone,
  ].join(", ");
}

/** "12-3 +1", or "CC 8, TB +2, PC 5, SR 4" of a leader: as the counter shows it now. */
export function ratingsOf({ unit, leader }: PieceFacts, { reduced }: Pick<SeenPiece, "reduced">): string {
  if (unit !== null) {
    const { sp, qu, tb } = reduced ? unit.reduced : unit.full;
    return `${sp}-${qu}${tb === 0 ? "" : ` ${signed(tb)}`}`;
  }
  if (leader === null) return "";
  const { cc, tb, pc, sr } = leader;
  return `CC ${cc}, TB ${signed(tb)}${pc === null ? "" : `, PC ${pc}`}, SR ${sr}`;
}
