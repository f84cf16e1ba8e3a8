import type { PartWords } from "../ids.ts";

export const movement: PartWords<"movement"> = {
  "AIE-7.1.a":
    "A land combat unit, with or without a leader, must stop when it enters a zone with an enemy combat unit.",
  "AIE-7.1.b": "Naves may pass through a naval zone with enemy naves; nothing happens.",
  "AIE-7.1.c":
    "A combat unit may pass through a zone that holds only enemy leaders; they suffer nothing if it moves on.",
  "AIE-7.1.d": "A leader alone may pass through zones with enemy combat units without any penalty.",
  "AIE-7.1.e": "A leader with units must stop with them when they enter a zone with enemy combat units.",
  "AIE-7.1.f": "A unit that starts its move in a zone with enemy units is free to leave it.",
  "AIE-7.2.a":
    "Moves go from a zone to an adjacent one. Zones that touch only at a corner, or face each other across a strait, are adjacent, for evasion and retreat too.",
  "AIE-7.2.b": "Every zone entered costs 1 MP.",
  "AIE-7.2.c": "Crossing the Rhenus, the Danuvius, the Tigris or the Euphrates costs 1 MP more.",
  "AIE-7.2.d": "Crossing a strait costs 1 MP more.",
  "AIE-7.2.e": "Entering a mountain zone (Alpes) costs 1 MP more.",
  "AIE-7.2.f": "If several of these extra costs apply, they are added up.",
  "AIE-7.2.g": "Other rivers cost nothing to cross.",
  "AIE-7.3.a": "If every zone entered in a move lies outside the Republic, at most 2 MP may be spent in that sequence.",
  "AIE-7.3.b": "If at least one zone entered lies inside the Republic, this limit does not apply.",
  "AIE-7.3.c":
    "The limit also binds leaders alone and non-Romans. The move of one zone by a unit without a leader is exempt.",
};
