import type { PartWords } from "../ids.ts";

export const basics: PartWords<"basics"> = {
  "AIE-0.1.a": "A d6 yields each of 1, 2, 3, 4, 5, 6 with equal probability.",
  "AIE-0.1.b": "A d10 yields each of 0..9 with equal probability; 0 counts as zero, never as ten.",
  "AIE-0.1.c": "d6 + d10 lies in 1..15 inclusive.",
  "AIE-0.1.d":
    'Rolls and draws the texts leave to "one of the players" are made for the initiative player (before Phase B: for CAES).',
  "AIE-0.2.a":
    "Every zone is of exactly one kind: land, coastal (a land zone touching at least one naval zone) or naval; whatever is allowed or forbidden for land zones holds for coastal zones too.",
  "AIE-0.2.b":
    "Every land or coastal zone is either inside (part of exactly one of the seven regions) or outside; naval zones are neither inside nor outside.",
  "AIE-0.3.a":
    "One turn is one year; the turn marker advances by one year at the end of Phase F, from -49 towards -29.",
  "AIE-0.4.a": "There is no limit to the number of counters in a zone.",
  "AIE-0.4.b": "The only stacking restrictions are those of Nationality and allegiance (4.2.4).",
  "AIE-0.5.a": "There are exactly two factions, CAES and REP, each run by one human at a time.",
  "AIE-0.5.b": "The humans can exchange factions during the game, and only through 5.1.2.",
  "AIE-0.5.c":
    "Enemies of a player are the leaders and units of the other faction, of Peoples at WAR the other player controls and of Peoples in ALLEGIANCE to him; pieces at PEACE and neutral pieces are nobody's enemies.",
  "AIE-1.1.a":
    "Nationality of the Peoples: Illyrii are Illyrian; Parthi Iranian; Germani Germanic; Alpes, Galatae, Celtiberes, Pannonii Celtic; Daci, Thracii, Pontici, Cappadocii, Armenii Thraco-Phrygian; Mauri, Nabatenei, Numidae, Judaei, Aegyptii Hamito-Semitic.",
  "AIE-1.1.b": "Romans are a Nationality of their own; there are seventeen non-Roman Peoples.",
  "AIE-1.2.a": "Every leader has a CC and a TB.",
  "AIE-1.2.b":
    "Only Roman leaders have a PC and a SR (exceptions: SR 3 of non-Roman leaders for evasion, 8.2; Cleopatra in scenario 7).",
  "AIE-1.2.c": "The leaders with the Assassin icon are M. Brutus, Cassius, Trebonius and D. Brutus.",
  "AIE-1.2.1.a":
    "A Roman leader's faction is the face shown; ratings are read from that face and may differ between faces.",
  "AIE-1.2.1.b": "A leader with a single face can never belong to the other faction; Pompeius has only a REP face.",
  "AIE-1.2.1.c":
    "A non-Roman leader shows PAX ROMANA while his People is at PEACE and his normal face while it is at WAR or in ALLEGIANCE.",
  "AIE-1.2.2.a": "A leader moving alone has MA 4.",
  "AIE-1.3.a": "A combat unit has SP, QU and TB, read from its full or its reduced face.",
  "AIE-1.3.b": "A loss of one step turns a full unit to its reduced face and eliminates a reduced unit.",
  "AIE-1.3.c":
    "Roman combat units are of four types: Legio (ordinary or recruit, marked R), Equites (4 SP or 2 SP), Auxilia, Naves.",
  "AIE-1.3.d": "An eliminated Roman unit goes to the Reserve, an eliminated non-Roman unit to its People's box.",
  "AIE-1.3.1.a":
    "Each Roman legion counter exists once; no legion name may be on the map twice or on both sides' lists.",
  "AIE-1.3.2.a": "A land combat unit has MA 3.",
  "AIE-1.3.2.b": "A naves has MA 1.",
};
