/** What the rules say of the components: it is looked up in the box, so that the book is true of every pack. */
import type { Region } from "../board.ts";
import type { Box } from "../box.ts";

export interface Facts {
  readonly box: Box;
  /** "Italia 2, Asia 3": something of every region, in the order of the table. */
  eachRegion(of: (region: Region) => string | number): string;
}

export const factsOf = (box: Box): Facts => ({
  box,
  eachRegion: (of) => box.regions.map((region) => `${box.regionTitles[region]} ${of(region)}`).join(", "),
});
