/**
 * Ways of a pack that are not as the sheet has them: the map is drawn once, for the components that the game comes with.
 * Owners of the printed game may have others, and whoever plays with them has to see where.
 */
import { isList, isObject, type Json } from "@rubicon/engine";

export interface OtherWay {
  readonly between: readonly [string, string];
  /** Null where there is none. */
  readonly drawn: string | null;
  readonly now: string | null;
}

export function otherWays(standard: Json, own: Json): readonly OtherWay[] {
  const [drawn, now] = [waysOf(standard), waysOf(own)];
  const kindOf = (ways: ReadonlyMap<string, string>, pair: string): string | null => ways.get(pair) ?? null;
  return [...new Set([...drawn.keys(), ...now.keys()])]
    .filter((pair) => drawn.get(pair) !== now.get(pair))
    .map((pair) => {
      const [a, b] = pair.split(" ");
      return { between: [a, b] as const, drawn: kindOf(drawn, pair), now: kindOf(now, pair) };
    });
}

/** The kind of each way, by the zones that it joins. */
function waysOf(components: Json): ReadonlyMap<string, string> {
  const map = isObject(components) ? components.map : null;
  const ways = isObject(map) && isList(map.ways) ? map.ways : [];
  return new Map(
    ways.flatMap((way): [string, string][] => {
      if (!isObject(way) || !isList(way.between)) return [];
      return [[way.between.map(String).sort().join(" "), String(way.kind)]];
    }),
  );
}
