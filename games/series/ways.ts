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

/** AIE-0.2.a, IMP-0.2.a: between lands, between a land and a sea, between seas. */
export type WayKind = "land" | "river" | "strait" | "coast" | "sea";

export interface WayPart<Z extends number> {
  readonly between: readonly [Z, Z];
  readonly kind: WayKind;
}

/** AIE-7.2.c, IMP-7.1.c: the rivers that cost something. */
const RIVERS = ["rhenus", "danuvius", "euphrates", "tigris"] as const;
const BY_LAND = ["land", "river", "strait"] as const;

export const goesByLand = (kind: WayKind): kind is (typeof BY_LAND)[number] => kind !== "coast" && kind !== "sea";

/** AIE-7.2.c, AIE-7.2.d, IMP-7.1.c, IMP-7.1.e: what kind of way joins which zones, and over what water. Land comes before seas. */
export function readWays<Z extends number>(list: Found, zones: ReadonlyMap<string, Z>, firstSea: number): WayPart<Z>[] {
  const ends = readEnds(list, zones);
  return list.each((way, i): WayPart<Z> => {
    const seas = ends[i].filter((zone) => zone >= firstSea).length;
    const kinds = seas === 0 ? BY_LAND : seas === 1 ? (["coast"] as const) : (["sea"] as const);
    const kind = way.only("between", "kind", "over").get("kind").oneOf<WayKind>(kinds);
    if (kind === "river") way.get("over").oneOf(RIVERS);
    else if (kind === "strait") way.get("over").maybe((name) => name.text());
    else if (!way.get("over").missing) throw way.get("over").wrong("must be left out: nothing is crossed.");
    return { between: ends[i], kind };
  });
}

/** A way that the rules speak of: "gallia-2 germani-1"; of any kind where they do not say which. */
export interface StatedWay {
  readonly between: string;
  readonly kind: WayKind | null;
  readonly rule: string;
}

/** AIE-MAP.a, IMP-7.1.c: ways of the examples are there, and of their kind. */
export function checkStatedWays<Z extends number>(
  list: Found,
  ways: readonly WayPart<Z>[],
  zones: ReadonlyMap<string, Z>,
  stated: readonly StatedWay[],
): void {
  const items = list.items();
  for (const { between, kind, rule } of stated) {
    const [a, b] = between.split(" ").map((zone) => zones.get(zone));
    const i = ways.findIndex(({ between: ends }) => ends.every((end) => end === a || end === b));
    if (i < 0) throw list.wrong(`there must be a way between ${between.replace(" ", " and ")}: ${rule}.`);
    if (kind !== null && ways[i].kind !== kind) throw items[i].get("kind").wrong(`must be ${kind}: ${rule}.`);
  }
}

/** AIE-3.4.2.c, IMP-3.5.k: nobody goes over a closed sea, and there must be a way to every land without one. */
export function checkReach<Z extends number>(
  list: Found,
  ways: readonly WayPart<Z>[],
  zones: ReadonlyMap<string, Z>,
  isClosed: (zone: number) => boolean,
): void {
  const names = [...zones.keys()];
  const joined = [
    ...ways.map(({ between }) => between).filter((pair) => !pair.some(isClosed)),
    ...names.map((_, zone) => [0, zone] as const).filter(([, zone]) => isClosed(zone)),
  ];
  const lost = cutOff(names.length, joined);
  if (lost >= 0) throw list.wrong(`no way leads to ${names[lost]}.`);
}
