/** The size of a block and the numerals on it. */

/** A block with its thickness, in units of the map. */
export const BLOCK_SIZE = 46;

/** Strengths as they are printed. */
export const ROMAN = ["", "I", "II", "III", "IV"] as const;

export function romanNumber(n: number): string {
  const steps: readonly (readonly [number, string])[] = [
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let left = n;
  let out = "";
  for (const [worth, sign] of steps) for (; left >= worth; left -= worth) out += sign;
  return out;
}
