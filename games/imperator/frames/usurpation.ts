/** Frames of successions, usurpations and the exchange of roles (3.6, 4.5, 5). */
import type { FrameShapes } from "@rubicon/engine";

export const USURPATION_FRAMES = {
  /** A0: whether the roles are exchanged. */
  exchange: {},
  /** C.X4 */
  usurpations: {},
  /** F1: rebels in Rome. */
  capture: {},
} satisfies FrameShapes;
