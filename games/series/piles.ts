/** Where a stratagem counter can be (AIE-6.0.c, AIE-R172; IMP-2.A.b, IMP-6.c): in the cup, in a hand, on the map, out of the game. */
import { type Nth, nth } from "@rubicon/engine";
import type { Person } from "./sides.ts";

export type Pile = Nth<"pile">;
/** In the cup, and nobody knows better. */
export const CUP = nth<Pile>(0);
/** In the cup since it was played this turn: everybody knows. */
export const PLAYED = nth<Pile>(1);
/** In the cup since its owner put it back: he knows. */
export const returnedBy = (person: Person): Pile => nth<Pile>(2 + person);
export const handOf = (person: Person): Pile => nth<Pile>(4 + person);
/** Lying on the map. */
export const ON_MAP = nth<Pile>(6);
/** Out of the game (AIE-6.3.15.c, IMP-6.1.i). */
export const SPENT = nth<Pile>(7);
export const PILE_COUNT = 8;

/** AIE-R172, IMP-2.A.b: in the cup, whatever anybody knows of it. */
export const isInCup = (pile: Pile): boolean => pile < handOf(nth<Person>(0));
