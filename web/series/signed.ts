/** A figure that is added or taken away: "+1", "0", "-2". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
