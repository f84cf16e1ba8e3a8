/** Points in an account: "–" for nothing. */
export const shownPoints = (points: number): string => (points === 0 ? "–" : `${points}`);
