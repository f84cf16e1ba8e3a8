import type { PartWords } from "../ids.ts";

export const movement: PartWords<"movement"> = {
  "AIE-7.1.a": "A land combat unit, led or not, must stop on entering a zone with an enemy combat unit.",
  "AIE-7.1.b": "Naves may pass through a naval zone with enemy naves without effect.",
  "AIE-7.1.c": "A combat unit may pass through a zone holding only enemy leaders; they suffer nothing if it moves on.",
  "AIE-7.1.d": "A leader alone may pass through zones with enemy combat units without penalty.",
  "AIE-7.1.e": "A leader with units must stop with them on entering a zone with enemy combat units.",
  "AIE-7.1.f": "A unit that starts its move in a zone with enemy units may leave it.",
  "AIE-7.2.a":
    "Movement goes from zone to adjacent zone; touching at a corner or across a strait is adjacent, for evasion and retreat too.",
  "AIE-7.2.b": "Each zone entered costs 1 MP.",
  "AIE-7.2.c": "Crossing Rhenus, Danuvius, Tigris or Euphrates costs 1 MP more.",
  "AIE-7.2.d": "Crossing a strait costs 1 MP more.",
  "AIE-7.2.e": "Entering a mountain zone (Alpes) costs 1 MP more.",
  "AIE-7.2.f": "The extra costs add up.",
  "AIE-7.2.g": "No other river costs anything.",
  "AIE-7.3.a": "If every zone entered in a move is outside, at most 2 MP may be spent in that SMC.",
  "AIE-7.3.b": "If at least one zone entered is inside, the limit does not apply.",
  "AIE-7.3.c": "The limit binds leaders alone and non-Romans as well; the one-zone move of a lone unit is exempt.",
};
