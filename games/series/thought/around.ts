/** Ways past an enemy. */
import type { ReadonlyBy } from "@rubicon/engine";

/** What there has to be on the map. */
interface Roads<Z extends number> {
  readonly waysFrom: ReadonlyBy<Z, readonly { readonly to: Z }[]>;
  /** Movement points from one zone to another. */
  readonly marches: ReadonlyBy<Z, ReadonlyBy<Z, number>>;
}

/** AIE-7.1.e, IMP-7.a: whether one comes to a way out without going through the zone in which enemies would stop one. */
export function isAround<Z extends number>({ waysFrom, marches }: Roads<Z>, from: Z, exit: Z, through: Z): boolean {
  const ways = waysFrom[exit];
  for (let i = 0; i < ways.length; i++)
    if (ways[i].to !== through && marches[from][ways[i].to] < marches[from][exit]) return true;
  return false;
}
