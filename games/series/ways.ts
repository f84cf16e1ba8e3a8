/**
 * The ways of a pack: which zones touch (AIE-7.2.a, IMP-7.1.a). The printed maps are not known, so that their owners may
 * add ways and leave ways out; but for those that the rules describe, which each game looks after.
 */
import type { Found } from "@rubicon/engine";

/** AIE-7.2.a, IMP-7.1.a: the two zones of each way, the lower number first; no two ways join the same. */
export function readEnds<Z extends number>(list: Found, zones: ReadonlyMap<string, Z>): (readonly [Z, Z])[] {
  const known = new Set<string>();
  return list.each((way) => {
    const between = way.get("between");
    const ends = between.each((end) => end.named(zones, "zone"));
    if (ends.length !== 2) throw between.wrong(`must name two zones, not ${ends.length}.`);
    const [a, b] = ends.sort((x, y) => x - y);
    if (a === b) throw between.wrong("must name two zones, not the same one twice.");
    const pair = `${a} ${b}`;
    if (known.has(pair)) throw between.wrong("there is a way between them already.");
    known.add(pair);
    return [a, b];
  });
}

/** AIE-7.2.a, IMP-7.1.a: the first zone that cannot be reached from the first of all; -1 when all hang together. */
export function cutOff(zones: number, ways: Iterable<readonly [number, number]>): number {
  const group = Array.from({ length: zones }, (_, zone) => zone);
  const headOf = (zone: number): number => (group[zone] === zone ? zone : headOf(group[zone]));
  for (const [a, b] of ways) group[Math.max(headOf(a), headOf(b))] = Math.min(headOf(a), headOf(b));
  return group.findIndex((_, zone) => headOf(zone) !== 0);
}
