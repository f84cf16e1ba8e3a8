/** What the fields of frames may hold. */
import { nthOf, nthOrNone, type Sizes, upTo } from "@rubicon/engine";
import { FRONT_COUNT, type Front, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import type { People } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { SIDES, type Side } from "../sides.ts";
import type { Stratagem } from "../stratagems.ts";

export const SIDE = nthOf<Side>("side");
export const SIDE_OR_NONE = nthOrNone<Side>("side");
/** Land or sea. */
export const ZONE = nthOf<Zone>("zone");
export const ZONE_OR_NONE = nthOrNone<Zone>("zone");
/** The same, or the hold of a fleet. */
export const PLACE = nthOf<Zone>("place");
export const PIECE = nthOf<Piece>("piece");
export const PIECE_OR_NONE = nthOrNone<Piece>("piece");
export const FRONT = nthOf<Front>("front");
export const FRONT_OR_NONE = nthOrNone<Front>("front");
export const PEOPLE = nthOf<People>("people");
export const PEOPLE_OR_NONE = nthOrNone<People>("people");
export const STRATAGEM = nthOf<Stratagem>("stratagem");
/** Fronts as bits. */
export const FRONT_BITS = upTo((1 << FRONT_COUNT) - 1);
/** A die that has fallen; -1 before. */
export const DIE = upTo(9, -1);

export const sizesOf = (
  box: Pick<Box, "zones" | "placeCount" | "pieces" | "fronts" | "peoples" | "stratagems">,
): Sizes => ({
  side: SIDES.length,
  zone: box.zones.length,
  place: box.placeCount,
  piece: box.pieces.length,
  front: box.fronts.length,
  people: box.peoples.length,
  stratagem: box.stratagems.length,
});
