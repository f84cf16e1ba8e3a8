/** What a list of acts adds to each of them, from what its reader sees: who stands where it leads, and what is printed on whom. */
import { crowdNote, goalIn, numberOf, pieceIn, pieceNote } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { isInside, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import { type People, ROMAN } from "../peoples.ts";
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
  const ours = units.filter(({ side }) => side === me);
  const apart = act.do === "step" ? ours.filter(apartFrom(seen, wording)) : [];
  // AIE-3.6.5.m: neutral pieces are nobody's enemies.
  const neutral = isInside(box, goal) && seen.neutral[box.regionIds[box.region[goal]]] !== undefined;
  const enemies = neutral ? 0 : units.filter(({ side }) => side !== me && side !== null).length;
  const infested = ENTERING.includes(act.do) && seen.plague === box.zoneIds[goal];
  const besides = [inPassing(apart, wording), infested ? wording.closer.infested : ""].filter(Boolean).join(", ");
  return crowdNote(enemies, ours.length - apart.length, wording.closer, besides);
}

/** AIE-3.4.1.u, AIE-4.2.4.c: pieces of the same side among whom those who are on the march may not stop. */
function apartFrom(seen: Seen, { titles: { box } }: Wording): (piece: SeenPiece) => boolean {
  const isRoman = ({ piece }: SeenPiece): boolean => peopleOf(piece, box) === ROMAN;
  const atWar = new Set(seen.peoples.filter(({ status }) => status === "war").map(({ people }) => people));
  const isWarrior = ({ piece }: SeenPiece): boolean => atWar.has(box.peopleIds[peopleOf(piece, box)]);
  const marching = seen.pieces.filter(({ going }) => going === true);
  const [romans, warriors] = [marching.some(isRoman), marching.some(isWarrior)];
  return (piece) => (romans && isWarrior(piece)) || (warriors && isRoman(piece));
}

/** Either all of them are Romans or none is. */
function inPassing(apart: readonly SeenPiece[], { titles: { box }, closer }: Wording): string {
  if (apart.length === 0) return "";
  return closer.inPassing[peopleOf(apart[0].piece, box) === ROMAN ? "romans" : "warriors"](apart.length);
}

const peopleOf = (piece: string, box: Box): People => box.people[numberOf(box.pieceNumbers, piece)];

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
