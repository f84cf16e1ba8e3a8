/** What a list of acts adds to each of them, from what its reader sees: who stands where it leads, and what is printed on whom. */
import { crowdNote, goalIn, pieceIn, pieceNote } from "@rubicon/series";
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import type { Seen, SeenPiece } from "../seen.ts";
import { SIDES } from "../sides.ts";
import { ratingOf } from "./ratings.ts";
import type { Wording } from "./wording.ts";

/** "" where there is nothing to add. */
export function noteOn(act: Act, seen: Seen, wording: Wording): string {
  const { titles } = wording;
  const piece = pieceIn(act);
  const shown = piece === null ? undefined : seen.pieces.find((each) => each.piece === titles.box.pieceIds[piece]);
  if (shown !== undefined)
    return pieceNote(ratingOf(shown, wording), ANYWHERE.includes(act.do) ? placeOf(shown, wording) : "");
  const goal = goalIn<Zone>(act, PLACED);
  const me = SIDES.find((side) => seen.leads[side] === seen.viewer);
  if (goal === null || me === undefined) return "";
  const units = seen.pieces.filter((each) => each.at === titles.box.zoneIds[goal] && !titles.isLeader(each.piece));
  const friends = units.filter(({ side }) => side === me).length;
  // IMP-R73: units of a People at peace are nobody's enemies.
  const enemies = units.filter(({ side, mutinous }) => mutinous === true || (side !== me && side !== null)).length;
  return crowdNote(enemies, friends, wording.closer, ENTERING.includes(act.do) ? plagueIn(goal, seen, wording) : "");
}

/** IMP-6.3.f, IMP-6.3.h: what it does to whoever comes there. */
function plagueIn(zone: Zone, { infested }: Seen, { titles, closer }: Wording): string {
  const how = infested[titles.box.zoneIds[zone]];
  return how === undefined ? "" : closer.infested[how];
}

/** Acts about pieces that may stand all over the map. */
const ANYWHERE: readonly Act["do"][] = ["take", "weaken", "dissolve", "restore", "reduce", "remove"];

const placeOf = ({ at }: SeenPiece, { titles }: Wording): string =>
  titles.box.zoneNumbers.has(at) ? titles.zone(at) : "";

/** Acts that lead somewhere. */
const ENTERING: readonly Act["do"][] = ["step", "land", "slip", "escape", "retreat", "flee", "station"];

/** The same, and acts that are about a place. */
const PLACED: readonly Act["do"][] = [...ENTERING, "fight", "strew"];
