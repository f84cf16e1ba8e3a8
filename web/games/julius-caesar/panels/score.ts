/** Victory points on the way to ten, which win (JC-1.2.c). */

export const GOAL = 10;

/** Ten cells, filled for every point; what goes beyond ten is only in the number. */
export const cells = (points: number): readonly boolean[] => Array.from({ length: GOAL }, (_, i) => i < points);
