/**
 * Following blocks from moment to moment. A block whose face is known is followed by its name. Of the others one sees
 * only backs: between two moments as many of them as possible are taken to be the same, first as the events tell, then
 * by staying where they are, so that what moves on the screen is what moved on the table.
 */
import type { Json } from "@rubicon/engine";
import type { Seen, SeenBlock, SeenPlace } from "@rubicon/julius-caesar/components";
import { journeysOf } from "./events.ts";

/** A block standing somewhere, with the name it keeps while it is followed. */
export interface Followed {
  readonly key: string;
  readonly seen: SeenBlock;
}

/** A place with the blocks that stand there. */
export interface Garrison {
  readonly place: string;
  readonly at: SeenPlace;
  readonly blocks: readonly Followed[];
}

type Backs = ReadonlyMap<string, readonly string[]>;

export interface Following {
  readonly places: readonly Garrison[];
  /** For each kind of back, the keys at each place. */
  readonly backs: ReadonlyMap<string, Backs>;
  /** How many keys have been given out. */
  readonly given: number;
}

export const NOBODY_FOLLOWED: Following = { places: [], backs: new Map(), given: 0 };

const kindOfBack = (seen: { readonly side: string; readonly colour: string }): string => `${seen.side}/${seen.colour}`;

export function follow(before: Following, sight: Seen, events: readonly Json[]): Following {
  let given = before.given;
  const fresh = (): string => `back-${++given}`;
  const backs = new Map<string, Backs>();
  for (const [kind, counts] of backsByKind(sight.places)) {
    const told = afterEvents(before.backs.get(kind) ?? new Map(), kind, events);
    backs.set(kind, handedOver(told, counts, fresh));
  }
  const places = sight.places.map((at) => ({ place: at.place, at, blocks: keyed(at, backs) }));
  return { places, backs, given };
}

function keyed(at: SeenPlace, backs: ReadonlyMap<string, Backs>): readonly Followed[] {
  const used = new Map<string, number>();
  return at.blocks.map((seen) => {
    if (seen.block !== undefined) return { key: seen.block, seen };
    const kind = kindOfBack(seen);
    const n = used.get(kind) ?? 0;
    used.set(kind, n + 1);
    return { key: backs.get(kind)?.get(at.place)?.[n] ?? `${kind} ${at.place} ${n}`, seen };
  });
}

function backsByKind(places: readonly SeenPlace[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const kinds = new Map<string, Map<string, number>>();
  for (const { place, blocks } of places)
    for (const seen of blocks) {
      if (seen.block !== undefined) continue;
      const kind = kindOfBack(seen);
      const counts = kinds.get(kind) ?? new Map<string, number>();
      kinds.set(kind, counts.set(place, (counts.get(place) ?? 0) + 1));
    }
  return kinds;
}

/** Where the keys are when every journey that was heard of has been made. */
function afterEvents(before: Backs, kind: string, events: readonly Json[]): Backs {
  const now = new Map([...before].map(([place, keys]) => [place, [...keys]]));
  for (const journey of journeysOf(events)) {
    if (journey.block !== undefined || kindOfBack(journey) !== kind) continue;
    const key = now.get(journey.from)?.pop();
    if (key !== undefined) now.set(journey.to, [...(now.get(journey.to) ?? []), key]);
  }
  return now;
}

/** Keys stay where blocks stayed; where there are more of them than blocks they go to where there are fewer. */
function handedOver(keys: Backs, counts: ReadonlyMap<string, number>, fresh: () => string): Backs {
  const spare = [...keys].flatMap(([place, here]) => here.slice(counts.get(place) ?? 0));
  return new Map(
    [...counts].map(([place, count]) => {
      const stay = (keys.get(place) ?? []).slice(0, count);
      const come = Array.from({ length: count - stay.length }, () => spare.shift() ?? fresh());
      return [place, [...stay, ...come]];
    }),
  );
}
