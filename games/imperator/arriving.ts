/** What befalls whoever comes into a zone, by march, landing, evasion, flight, retreat, escape or placement (IMP-R72, IMP-R77). */
import type { Zone } from "./board.ts";
import { restoreOrder } from "./markers.ts";
import type { Piece } from "./pieces.ts";
import { CLEAN, meetPlague } from "./plague.ts";
import type { Position } from "./position.ts";
import type { Chronicle } from "./steps/step.ts";

/** To be called last: what follows lies on top of the stack. */
export function arrive(p: Position, pieces: readonly Piece[], zone: Zone, tell: Chronicle): void {
  const { ctesiphon, roma } = p.box;
  if (zone === ctesiphon || zone === roma) restoreOrder(p, pieces, zone, tell);
  if (p.infested[zone] !== CLEAN) meetPlague(p, pieces, zone, tell);
}
