/** What a volley can bring (7.4): of all ways in which its dice can fall, how many bring so many hits. */

const reckoned = new Map<number, readonly number[]>();

/** By number of hits, from none to all; together six to the power of the dice. */
export function waysOfHitting(dice: number, firepower: number): readonly number[] {
  const key = 10 * dice + firepower;
  const known = reckoned.get(key);
  if (known !== undefined) return known;
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const miss = ways.map((count) => count * (6 - firepower));
    const hit = ways.map((count) => count * firepower);
    ways = [...miss, 0].map((count, hits) => count + (hit[hits - 1] ?? 0));
  }
  reckoned.set(key, ways);
  return ways;
}
