/** What a list of acts adds to each of them, from what its reader sees: who stands where it leads, and what is printed on whom. */
import { crowdNote, goalIn, pieceIn, pieceNote } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { isInside, type Zone } from "../board.ts";
import type { Seen, SeenPiece } from "../seen.ts";
import { SIDES } from "../sides.ts";
import { ratingOf } from "./ratings.ts";
import type { Wording } from "./wording.ts";

/** "" where there is nothing to add. */
export function noteOn(act: Act, seen: Seen, wording: Wording): string {
  const { titles } = wording;
  const { box } = titles;
  const piece = pieceIn(act);
  const shown = piece === null ? undefined : seen.pieces.find((each) => each.piece === box.pieceIds[piece]);
  if (shown !== undefined)
    return pieceNote(ratingOf(shown, wording), ANYWHERE.includes(act.do) ? placeOf(shown, wording) : "");
  const goal = goalIn<Zone>(act, PLACED);
  const me = SIDES.find((side) => seen.leads[side] === seen.viewer);
  if (goal === null || me === undefined) return "";
  const units = seen.pieces.filter(({ at, piece: id }) => at === box.zoneIds[goal] && !titles.isLeader(id));
  const friends = units.filter(({ side }) => side === me).length;
  // AIE-3.6.5.m: neutral pieces are nobody's enemies.
  const neutral = isInside(box, goal) && seen.neutral[box.regionIds[box.region[goal]]] !== undefined;
  const enemies = neutral ? 0 : units.filter(({ side }) => side !== me && side !== null).length;
  const infested = ENTERING.includes(act.do) && seen.plague === box.zoneIds[goal];
  return crowdNote(enemies, friends, wording.closer, infested ? wording.closer.infested : "");
}

/** Units of one model, on the same face and in the same place: whoever takes one may as well take another. */
export function alikeIn(act: Act, seen: Seen, { titles: { box } }: Wording): string {
  const piece = pieceIn(act);
  if (piece === null || box.isLeader[piece]) return "";
  const shown = seen.pieces.find((each) => each.piece === box.pieceIds[piece]);
  return shown === undefined ? "" : [box.model[piece], shown.at, shown.reduced === true].join(" ");
}

/** Acts about pieces that may stand all over the map. */
const ANYWHERE: readonly Act["do"][] = ["take", "disband", "send", "forsake"];

const placeOf = ({ at }: SeenPiece, { titles }: Wording): string =>
  titles.box.zoneNumbers.has(at) ? titles.zone(at) : "";

/** Acts that lead somewhere. */
const ENTERING: readonly Act["do"][] = ["step", "slip", "escape", "retreat", "flee"];

/** The same, and acts that are about a place. */
const PLACED: readonly Act["do"][] = [...ENTERING, "fight", "station", "infect", "lure", "evacuate"];
