/** Movement and combat sequences: how many a year has, and whose they are. */

/** AIE-2.D.b, AIE-2.D.c, IMP-2.D.a, IMP-2.D.d: shared equally; an odd one goes to the side with the initiative. */
export const split = (total: number): { readonly first: number; readonly second: number } => ({
  first: Math.ceil(total / 2),
  second: Math.floor(total / 2),
});

/** AIE-EV7.a, IMP-TE.7.a: a severe winter takes one, if there is one. */
export const severeWinter = (total: number): number => Math.max(0, total - 1);

/** AIE-EV8.a, IMP-TE.8.a: one for each side and no more. */
export const divinePeace = (total: number): number => Math.min(total, 2);
