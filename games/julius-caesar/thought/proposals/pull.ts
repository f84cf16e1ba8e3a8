/** How much draws a side towards a place: points that it does not hold, or that it may lose, and how near they are. */
import { enemyOf, type Side } from "../../blocks.ts";
import { blocksOf, isFriendly, type Position } from "../../position.ts";
import { tablesOf } from "../tables.ts";

/** What is left of it at each distance in quarters of a step. */
const FADE = 0.88;
const FAR = 40;
const faded: number[] = [];
for (let i = 0, left = 1; i <= FAR; i++, left *= FADE) faded.push(left);

/** For every place. */
export function pullOf(p: Position, side: Side): number[] {
  const { valued, value, places } = p.box;
  const { away } = tablesOf(p.box);
  const wanted = valued.map((city) => {
    const enemies = blocksOf(p, enemyOf(side), city);
    if (enemies > 0) return value[city] * (1 + 0.1 * enemies);
    return value[city] * (isFriendly(p, side, city) ? 0.4 : 1.2);
  });
  return places.map((place) => {
    let pull = 0;
    for (let i = 0; i < wanted.length; i++) pull += wanted[i] * (faded[Math.min(away[place][i], FAR)] ?? 0);
    return pull;
  });
}
