/** Taking up: what a click on a piece, or on the place of a stack, takes into the hand, adds to it, or lets go of. */
import type { Thing } from "../games/face.ts";

/** What can be taken up at this decision. */
export interface Grip {
  /** Pieces that can go together stand in one list. */
  readonly groups: readonly (readonly Thing[])[];
  /** On its way already: it lies in the hand, and nobody lets go of it. */
  readonly inHand: readonly Thing[];
  /** What a piece lies in; null for nothing. */
  placeOf(piece: Thing): Thing | null;
}

const NOTHING: readonly Thing[] = [];

export const groupOf = ({ groups }: Grip, piece: Thing): readonly Thing[] | null =>
  groups.find((group) => group.includes(piece)) ?? null;

/** The stack that lies in a place: the largest, where several do. */
export function stackIn({ groups, placeOf }: Grip, place: Thing): readonly Thing[] | null {
  const here = groups.filter(([first]) => first !== undefined && placeOf(first) === place);
  return here.reduce<readonly Thing[] | null>((most, each) => (each.length > (most?.length ?? 0) ? each : most), null);
}

/** The place in which all of these pieces lie; null when they lie in several. */
export function commonPlace({ placeOf }: Grip, pieces: readonly Thing[]): Thing | null {
  const [first] = pieces;
  const place = first === undefined ? null : placeOf(first);
  return place !== null && pieces.every((piece) => placeOf(piece) === place) ? place : null;
}

export const isWhole = (group: readonly Thing[], held: readonly Thing[]): boolean =>
  group.every((piece) => held.includes(piece));

/**
 * What is held after a click. A stack is taken up as a whole, and let go of when all of it is held; a piece is taken
 * up alone, and where others of its stack are held already it is added to them or taken out. Null: that is nothing to
 * take up.
 */
export function takenBy(grip: Grip, held: readonly Thing[], it: Thing): readonly Thing[] | null {
  const group = groupOf(grip, it);
  if (group !== null) {
    if (!group.some((piece) => held.includes(piece))) return [it];
    return held.includes(it) ? held.filter((piece) => piece !== it) : [...held, it];
  }
  const stack = stackIn(grip, it);
  if (stack === null) return null;
  return isWhole(stack, held) ? NOTHING : stack;
}

/** Of many pieces that are caught at once, those that can go together: as many as possible. */
export function caught({ groups }: Grip, pieces: readonly Thing[]): readonly Thing[] {
  const shares = groups.map((group) => group.filter((piece) => pieces.includes(piece)));
  return shares.reduce((most, share) => (share.length > most.length ? share : most), NOTHING);
}

/** What is still in the hand after some of it was brought away: those that stayed, where they can go on together. */
export function leftInHand(grip: Grip, held: readonly Thing[], was: (piece: Thing) => Thing | null): readonly Thing[] {
  const stayed = held.filter((piece) => grip.placeOf(piece) !== null && grip.placeOf(piece) === was(piece));
  // What is on its way lies in the hand already.
  if (stayed.length === held.length || grip.inHand.length > 0) return NOTHING;
  return grip.groups.some((group) => isWhole(stayed, group)) ? stayed : NOTHING;
}
