/** Why an act is refused in successions and usurpations. The sentences are in words/. */
import { because } from "./because.ts";

export const USURPATION_NO = {
  acclaimLoyal: because("IMP-3.6.m", "acclaimLoyal"),
  laurelsTied: because("IMP-4.5D.e", "laurelsTied"),
  usurpersTwo: because("IMP-4.5V.f", "usurpersTwo"),
  usurperLoyal: because("IMP-4.5V.c", "usurperLoyal"),
  usurperFront: because("IMP-4.5V.b", "usurperFront"),
  usurperSameFront: because("IMP-4.5D.b", "usurperSameFront"),
  usurperAmongForeigners: because("IMP-4.2.k", "usurperAmongForeigners"),
  usurperNearAugustus: because("IMP-4.5V.c", "usurperNearAugustus"),
  usurperTitled: because("IMP-6.2.d", "usurperTitled"),
  usurperIsAugustus: because("IMP-3.6.m", "usurperIsAugustus"),
  extendAdjacent: because("IMP-4.5G.g", "extendAdjacent"),
  extendTaken: because("IMP-4.5D.c", "extendTaken"),
  strikeRight: because("IMP-4.5K.d", "strikeRight"),
  strikeOnce: because("IMP-4.5K.d", "strikeOnce"),
};
