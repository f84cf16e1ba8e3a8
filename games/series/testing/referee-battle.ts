/** What the referees of both volumes know of battles by themselves: the printed table, read without the games' code. */

/** What a referee sees of a force: whoever fights, and whoever leads them. */
interface Forces<M> {
  readonly units: readonly M[];
  readonly leaders: readonly M[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.floor(sum(values) / values.length);
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The table as it is printed: results of the attacker and of the defender. */
const COLUMNS = ["1/3-", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1+"];
const RATIOS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [4, 5],
  [1, 1],
  [5, 4],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
];
const ROWS: Readonly<Record<number, string>> = {
  [-2]: "E:R E:R E:R A:R A:R A:R A:1/4 A:1/4 A:1/4 R:R",
  [-1]: "E:R E:R A:R A:1/4 A:1/4 A:1/4 A:1/2 A:1/4 R:R R:R",
  0: "E:R A:R A:1/4 A:1/4 A:1/4 A:1/2 A:1/2 R:R R:R 3/4:A",
  1: "A:R A:R A:1/4 A:1/2 A:1/2 A:3/4 R:R R:R 3/4:A 1/2:A",
  2: "A:R A:1/4 A:1/4 A:1/2 A:3/4 R:R R:R 3/4:A 1/2:A R:A",
  3: "A:R A:1/4 A:1/2 A:3/4 R:R R:R 3/4:A 1/2:A 1/2:A R:A",
  4: "A:1/4 A:1/2 A:1/2 R:R R:R 3/4:A 1/2:A 1/2:A 1/4:A R:A",
  5: "A:1/2 A:1/2 R:R R:R 3/4:A 1/2:A 1/2:A 1/4:A 1/4:A R:A",
  6: "A:1/2 R:R R:R 3/4:A 1/2:A 1/2:A 1/4:A 1/4:A R:A R:A",
  7: "R:R R:R 1/2:A 1/2:A 1/4:A 1/4:A 1/4:A R:A R:A R:E",
  8: "R:R 1/4:A 1/2:A 1/4:A 1/4:A 1/4:A R:A R:A R:E R:E",
  9: "1/4:A 1/4:A 1/4:A R:A R:A R:A R:A R:E R:E R:E",
};

/** AIE-8.3, IMP-8.2: two forces by the strength and the quality of their units, and the die with all that moves it. */
export function readTable(
  sa: readonly number[],
  qa: readonly number[],
  sd: readonly number[],
  qd: readonly number[],
  modified: number,
) {
  let base = 0;
  for (const [i, [num, den]] of RATIOS.entries()) if (sum(sa) * den >= sum(sd) * num) base = i;
  const shift = shiftOf(average(qa), average(qd));
  const column = clamp(base + shift, 0, 9);
  const row = clamp(modified, -2, 9);
  const [first, second] = ROWS[row].split(" ")[column].split(":");
  // Lost are A and E; where both are R the lower row is the defender's (AIE-R40, IMP-R88).
  const above = row === 9 ? "" : ROWS[row + 1].split(" ")[column];
  const attackerLost = first === "A" || first === "E" || (first === "R" && second === "R" && above === "R:R");
  const attackerWins = !attackerLost;
  const results: readonly [string, string] = [first, second];
  const [won, lost] = attackerWins ? [first, second] : [second, first];
  return { base: COLUMNS[base], column: COLUMNS[column], shift, row, results, attackerWins, won, lost };
}

function shiftOf(a: number, d: number): number {
  if (a === d) return 0;
  if (a > d) return a >= 2 * d ? 2 : 1;
  return d >= 2 * a ? -2 : -1;
}

/** AIE-8.3, IMP-8.2: units of the victor that lose a step, by his result. */
export function lossesBy(result: string, won: Forces<unknown>, lost: Forces<unknown>): number {
  const [num, den] = result.includes("/") ? result.split("/").map(Number) : [0, 1];
  return Math.min(won.units.length, Math.floor((num * lost.units.length) / den));
}

/** AIE-8.3, IMP-8.2: the tactical bonus of the best leader who is well, or else that of the units on average. */
export function tacticalBonus<M extends { readonly ill: boolean }>(
  { leaders, units }: Forces<M>,
  tbOf: (man: M) => number,
): number {
  const fit = leaders.filter((leader) => !leader.ill);
  return fit.length > 0 ? Math.max(...fit.map(tbOf)) : average(units.map(tbOf));
}
