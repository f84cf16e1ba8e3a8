/** Pieces that wait for a place, one after the other: a zone is named for the next of them, or all the rest find their own. */
import type { Dice, Refusal, Tell } from "@rubicon/engine";

/** How one kind of pieces is placed. */
export interface Stationing<P, F, W, Z, E> {
  /** The next one who waits. */
  next(p: P, f: F): W;
  zonesFor(p: P, f: F, who: W): readonly Z[];
  refuse(p: P, f: F, who: W, zone: Z): Refusal | null;
  place(p: P, f: F, who: W, zone: Z, tell: Tell<E>): void;
  /** All who still wait go where the rules put them when nobody says anything. */
  placeRest(p: P, f: F, tell: Tell<E>): void;
}

interface ActMakers<Z, S, R> {
  station(zone: Z): S;
  rest(): R;
}

/** AIE-4.2.2.c, AIE-R152, IMP-4.4.b, IMP-R48, IMP-R100: the part of such a step that is the same wherever pieces are placed. */
export const stationing = <P extends { readonly box: { readonly acts: ActMakers<Z, S, R> } }, F, W, Z, S, R, E>(
  by: Stationing<P, F, W, Z, E>,
) => ({
  legal(p: P, f: F, list: (S | R)[]): void {
    const { station, rest } = p.box.acts;
    const zones = by.zonesFor(p, f, by.next(p, f));
    for (let i = 0; i < zones.length; i++) list.push(station(zones[i]));
    list.push(rest());
  },

  acts: {
    station: {
      refuse: (p: P, f: F, { zone }: { readonly zone: Z }): Refusal | null => by.refuse(p, f, by.next(p, f), zone),
      play: (p: P, f: F, { zone }: { readonly zone: Z }, _dice: Dice, tell: Tell<E>): void =>
        by.place(p, f, by.next(p, f), zone, tell),
    },
    rest: { play: (p: P, f: F, _act: unknown, _dice: Dice, tell: Tell<E>): void => by.placeRest(p, f, tell) },
  },

  byDefault: (p: P): R => p.box.acts.rest(),
});
