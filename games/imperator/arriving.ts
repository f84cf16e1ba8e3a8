/** What befalls whoever comes into a zone, by march, landing, evasion, flight, retreat, escape or placement (IMP-R72, IMP-R77). */
import type { Zone } from "./board.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import type { Chronicle } from "./steps/step.ts";

/** To be called last: what follows lies on top of the stack. */
export function arrive(_p: Position, _pieces: readonly Piece[], _zone: Zone, _tell: Chronicle): void {}
