/** Who stands where: pieces by place, and in a place by whom they stand for, leaders and units, the first to be seen first. */

/** A piece on the map, as it is seen. */
export interface OnMap {
  readonly piece: string;
  /** The zone it is in. */
  readonly at: string;
  /** In the group that moves now. */
  readonly going?: true;
}

/** Those in a place who stand together. */
export interface Gathered<P> {
  /** Whose they are, as their colours are called. */
  readonly side: string;
  /** They fight nobody. */
  readonly neutral: boolean;
  readonly leaders: readonly P[];
  readonly units: readonly P[];
  /** Strength of the units as they are now. */
  readonly strength: number;
}

/** Pieces on the map, by the place they lie in; null: nowhere on it. */
export function byPlace<P>(
  pieces: readonly P[],
  placeOf: (piece: P) => string | null,
): ReadonlyMap<string, readonly P[]> {
  const places = new Map<string, P[]>();
  for (const piece of pieces) {
    const place = placeOf(piece);
    if (place === null) continue;
    const here = places.get(place);
    if (here === undefined) places.set(place, [piece]);
    else here.push(piece);
  }
  return places;
}
