/** Victory points on the way to as many as win (JC-1.2.c). */

/** A cell for every point that is needed, filled for every point there is; what goes beyond is only in the number. */
export const cells = (points: number, goal: number): readonly boolean[] =>
  Array.from({ length: goal }, (_, i) => i < points);
