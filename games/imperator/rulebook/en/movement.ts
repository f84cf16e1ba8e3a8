import type { PartWords } from "../ids.ts";

export const movement: PartWords<"movement"> = {
  "IMP-7.a": "A unit, with a leader or without, must stop as soon as it enters a zone with an enemy unit.",
  "IMP-7.b": "A unit may go on through a zone that holds enemy leaders only; if it does, nothing happens to them.",
  "IMP-7.c": "A leader alone may go on through zones with enemy units, without harm.",
  "IMP-7.d":
    "A leader left alone with enemy units by a finished move of either player, a retreat or a change of side must escape: on a d10 of 9 he dies, on any other he is off to an adjacent zone without enemy units, whatever it costs. Of all limits only the groups of 4.2 and the 5 zones of a People hold for him.",
  "IMP-7.e": "If there is no zone that he can escape to, he dies.",
  "IMP-7.1.a": "One moves from a zone to an adjacent one. Zones that meet only in a point are adjacent.",
  "IMP-7.1.b": "A step from zone to zone costs 1 MP.",
  "IMP-7.1.c":
    "Where the Rhenus, the Danuvius, the Tigris or the Euphrates is the border of two zones, the step across costs 1 MP more.",
  "IMP-7.1.d": "All other rivers cost nothing.",
  "IMP-7.1.e": "The step across a strait costs 1 MP more.",
  "IMP-7.2.a":
    "A move that enters nothing but zones outside the empire, in Germania, Britannia or Africa, may cost 2 MP at most. A step beyond is allowed only if a zone without this limit can still be entered with the MP left, and until then one may not stop. The zone of departure does not count.",
  "IMP-7.2.b":
    "Zones outside in the East, those of Parthi, Armenia, Scenarchia, Adiabene and Osrhoene, are without this limit.",
  "IMP-7.2.c":
    "Once a zone of the empire, or any zone outside that is without the limit, has been entered in a move, the limit is off for the rest of it.",
};
