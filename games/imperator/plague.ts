/** What a zone suffers from while the plague is about (IMP-6.3.e, IMP-6.3.h, IMP-R77). */

export const CLEAN = 0;
/** Beside the zone of an epidemic: reduced units stay as they are. */
export const TAINTED = 1;
/** Where a counter lies: reduced units die. */
export const STRICKEN = 2;
