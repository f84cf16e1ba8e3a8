/** Counters that are drawn to stand for their kind. */
import type { SeenPiece, SideName } from "@rubicon/alea-iacta-est/components";
import type { Kind } from "./wording.ts";

export const unitOf = (piece: string, side: SideName | null, more: Partial<SeenPiece> = {}): SeenPiece => ({
  ...{ piece, at: "", side },
  ...more,
});

/** A counter of each kind. */
export const OF_KIND: Readonly<Record<Kind, SeenPiece>> = {
  legion: unitOf("legio-XIII", "caesarians"),
  recruits: unitOf("legio-XVI-R", "republicans"),
  horse: unitOf("equites4-2", "republicans"),
  auxilia: unitOf("auxilia-1", "caesarians"),
  ships: unitOf("naves-8sp-q2-t1-2", "republicans"),
  leader: unitOf("m-antonius", "caesarians"),
  king: unitOf("pharnaces-ii", null),
  warriors: unitOf("germani-u1", null),
};
