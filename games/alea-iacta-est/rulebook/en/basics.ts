import type { PartWords } from "../ids.ts";

export const basics: PartWords<"basics"> = {
  "AIE-0.1.a": "A d6 shows 1 to 6, and every face is equally likely.",
  "AIE-0.1.b": "A d10 shows 0 to 9, and every face is equally likely. The 0 counts as zero, never as ten.",
  "AIE-0.1.c": "A d6 and a d10 added together give 1 to 15; a total of 16 cannot occur.",
  "AIE-0.1.d":
    "A roll or draw that belongs to neither player in particular is made for the player with the initiative, and before Phase B for the Caesarians.",
  "AIE-0.2.a":
    "Every zone is a land, a coastal or a naval zone. A coastal zone is a land zone that touches a naval zone: whatever is said of land zones holds for it too.",
  "AIE-0.2.b":
    "A land or coastal zone is inside the Republic if it belongs to one of the seven regions, and outside if it does not. Naval zones are neither inside nor outside.",
  "AIE-0.3.a": "A turn is a year. The turn marker moves on by one year at the end of Phase F, from -49 towards -29.",
  "AIE-0.4.a": "Any number of counters may stand in the same zone.",
  "AIE-0.4.b": "Only Nationality and allegiance limit who may share a zone (see 4.2.4).",
  "AIE-0.5.a":
    "There are two factions, the Caesarians and the Republicans, and at any time each is led by one of the two players.",
  "AIE-0.5.b":
    "The players can exchange their factions in the course of the game, but only after a successful coup (see 5.1.2).",
  "AIE-0.5.c":
    "Your enemies are the leaders and units of the other faction, of Peoples at war that the other player controls, and of Peoples in allegiance to him. Pieces at peace and neutral pieces are nobody’s enemies.",

  "AIE-1.1.a":
    "The Illyrii are Illyrians, the Parthi Iranians, the Germani Germans; Alpes, Galatae, Celtiberes and Pannonii are Celts; Daci, Thracii, Pontici, Cappadocii and Armenii are Thraco-Phrygians; Mauri, Nabatenei, Numidae, Judaei and Aegyptii are Hamites-Semites.",
  "AIE-1.1.b": "The Romans are a Nationality of their own. There are seventeen non-Roman Peoples.",
  "AIE-1.2.a": "Every leader has a command capacity (CC) and a tactical bonus (TB).",
  "AIE-1.2.b":
    "Only Roman leaders have a political capacity (PC) and a strategic rating (SR). But for evasion non-Roman leaders have SR 3 (see 8.2), and in scenario 7 Cleopatra has both.",
  "AIE-1.2.c": "The leaders who bear the Assassin icon are M. Brutus, Cassius, Trebonius and D. Brutus.",
  "AIE-1.2.1.a":
    "A Roman leader belongs to the faction of the face he shows. His ratings are read from that face, and those of the other may differ.",
  "AIE-1.2.1.b":
    "A leader with a single face can never belong to the other faction. Pompeius has a Republican face only.",
  "AIE-1.2.1.c":
    "A non-Roman leader shows PAX ROMANA while his People is at peace, and his normal face while it is at war or in allegiance.",
  "AIE-1.2.2.a": "A leader who moves alone has a movement allowance (MA) of 4 movement points (MP).",
  "AIE-1.3.a":
    "A combat unit has strength points (SP), quality (QU) and a tactical bonus (TB), read from the face that is up: full strength or reduced.",
  "AIE-1.3.b":
    "A unit at full strength that loses a step is turned to its reduced face; a reduced unit that loses a step is eliminated.",
  "AIE-1.3.c":
    "Roman combat units are of four types: Legio, that is legions, ordinary or recruits (marked R); Equites, of 4 SP or 2 SP; Auxilia; Naves.",
  "AIE-1.3.d": "An eliminated Roman unit goes to the Reserve, an eliminated non-Roman unit to the box of its People.",
  "AIE-1.3.1.a":
    "Every legion counter exists only once: no legion can be on the map twice, or in the lists of both sides.",
  "AIE-1.3.2.a": "A land combat unit has an MA of 3.",
  "AIE-1.3.2.b": "A naval combat unit (naves) has an MA of 1.",
};
