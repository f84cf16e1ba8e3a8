/** What a list of acts adds to each of them, from what its reader sees: who stands where it leads. */
import type { Act } from "../acts.ts";
import type { Zone } from "../board.ts";
import type { Seen } from "../seen.ts";
import { SIDES } from "../sides.ts";
import type { Wording } from "./wording.ts";

/** "" where there is nothing to add. */
export function noteOn(act: Act, seen: Seen, wording: Wording): string {
  const goal = goalOf(act);
  const me = SIDES.find((side) => seen.leads[side] === seen.viewer);
  if (goal === null || me === undefined) return "";
  const { closer, titles } = wording;
  const units = seen.pieces.filter(({ piece, at }) => at === titles.box.zoneIds[goal] && !titles.isLeader(piece));
  const friends = units.filter(({ side }) => side === me).length;
  // IMP-R73: units of a People at peace are nobody's enemies.
  const enemies = units.filter(({ side, mutinous }) => mutinous === true || (side !== me && side !== null)).length;
  return [
    ...(enemies === 0 ? [] : [closer.enemies(enemies)]),
    ...(friends === 0 ? [] : [closer.friends(friends)]),
  ].join(", ");
}

function goalOf(act: Act): Zone | null {
  switch (act.do) {
    case "step":
    case "land":
    case "slip":
    case "escape":
    case "retreat":
    case "flee":
      return act.to;
    case "fight":
    case "station":
    case "strew":
      return act.zone;
    default:
      return null;
  }
}
