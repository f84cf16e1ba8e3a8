/** Frames of successions, usurpations and the exchange of roles (3.6, 4.5, 5). */
import { FLAG, type FrameShapes, listOf, upTo } from "@rubicon/engine";
import { DIE, FRONT, FRONT_OR_NONE, PIECE, PIECE_OR_NONE, ZONE } from "./fields.ts";

export const USURPATION_FRAMES = {
  /** A0: whether the roles are exchanged. */
  exchange: {},
  /** IMP-4.5D.e: which of two usurpers with the same PC becomes Augustus. */
  laurels: {},
  /** C.X4 */
  usurpations: {},
  /** F1: rebels in Rome. */
  capture: {},

  /** Z0 to Z2: after the death of the last Augustus; nobody's where he has died long ago (IMP-4.5S.h). */
  succession: { dead: PIECE_OR_NONE },
  /** IMP-3.6.m: Rome chooses, and then the Enemy. */
  acclamation: {},
  rival: {},
  /** IMP-4.5K.b */
  didius: {},

  /** IMP-4.5V.c: by stratagem, with that bonus if it is valid. */
  attempt: { leader: PIECE, bonus: upTo(2) },
  /** Step B, or C when it has spread: zones of a Front whose leaders are still to be asked. */
  allegiances: { leader: PIECE, front: FRONT, begun: FLAG, zones: listOf(ZONE), die: DIE },
  /** Step C: the Front that he turns to. */
  extension: { leader: PIECE, front: FRONT_OR_NONE, die: DIE },
} satisfies FrameShapes;
