/**
 * How far a group goes by land: its movement points, and whether a move that may not end here can still end somewhere farther on.
 * Who may go where is each game's own.
 */
import type { Nth, ReadonlyBy, Refusal } from "@rubicon/engine";
import type { Way } from "./graph.ts";

type Zone = Nth<"zone">;
type Road = Way<Zone>;

/** AIE-7.3.a, AIE-R179, IMP-7.2.a, IMP-R113: points that may be spent when every zone entered lies in the wild. */
export const LIMIT_OUTSIDE = 2;

/** AIE-EV2.a, IMP-TE.2.a */
const BAD_WEATHER = 2;
const LEADER_POINTS = 4;
const UNIT_POINTS = 3;

/** AIE-1.2.2.a, AIE-1.3.2.a, AIE-3.4.1.c, IMP-1.1.d, IMP-1.2.b, IMP-3.5.b: a leader has four points, with units he has theirs. */
export function pointsOf(event: number, withUnits: boolean): number {
  const points = withUnits ? UNIT_POINTS : LEADER_POINTS;
  return event === BAD_WEATHER ? points - 1 : points;
}

export const isBadWeather = (event: number): boolean => event === BAD_WEATHER;

/** AIE-7.2.a, IMP-7.1.a: the way from a zone to one beside it; null where there is none. */
export function wayTo(ways: readonly Road[], to: Zone): Road | null {
  for (let i = 0; i < ways.length; i++) if (ways[i].to === to) return ways[i];
  return null;
}

/** What a game knows of the ways of a group `G` in a frame `F`. `trail`: what must be remembered of the way so far, as bits. */
export interface Walk<P, F, G> {
  waysFrom(p: P): ReadonlyBy<Zone, readonly Road[]>;
  allowanceOf(p: P, party: G): number;
  /** Why it may not even pass that way. */
  passRefusal(p: P, f: F, party: G, from: Zone, way: Road): Refusal | null;
  /** AIE-7.1.a, IMP-7.a: it goes no farther than there. */
  mustStop(p: P, party: G, zone: Zone): boolean;
  /** Why a move that has come there may not end there. */
  stopRefusal(p: P, f: F, party: G, zone: Zone, spent: number, trail: number): Refusal | null;
  trailAfter(p: P, f: F, party: G, trail: number, to: Zone): number;
}

/** AIE-R179, IMP-R113: whether a move that has come so far may end here, or else somewhere farther on; null when it may. */
export function finishingBy<P, F, G>(
  walk: Walk<P, F, G>,
): (p: P, f: F, party: G, zone: Zone, spent: number, trail: number) => Refusal | null {
  function finishRefusal(p: P, f: F, party: G, zone: Zone, spent: number, trail: number): Refusal | null {
    const stop = walk.stopRefusal(p, f, party, zone, spent, trail);
    if (stop === null || walk.mustStop(p, party, zone)) return stop;
    return canGoOn(p, f, party, zone, spent, trail) ? null : stop;
  }

  function canGoOn(p: P, f: F, party: G, zone: Zone, spent: number, trail: number): boolean {
    const ways = walk.waysFrom(p)[zone];
    const most = walk.allowanceOf(p, party);
    for (let i = 0; i < ways.length; i++) {
      const { to, cost } = ways[i];
      if (spent + cost > most || walk.passRefusal(p, f, party, zone, ways[i]) !== null) continue;
      const next = walk.trailAfter(p, f, party, trail, to);
      if (finishRefusal(p, f, party, to, spent + cost, next) === null) return true;
    }
    return false;
  }

  return finishRefusal;
}
