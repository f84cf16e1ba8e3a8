import type { PartWords } from "../ids.ts";

export const peoples: PartWords<"peoples"> = {
  "IMP-4.1.a":
    "A People that has at least one leader is Major: Maetae, Marcomanni, Quadi, Iazyges and Parthi. The others are Minor.",
  "IMP-4.1.b":
    "Every People has one or more home zones, and they lie outside the empire; those of the Cantabri do too, in the midst of Hispania.",
  "IMP-4.1.c": "Units of a Minor People are on the map only while it is at war.",
  "IMP-4.1.d":
    "Units and leaders of a Major People are always on the map. At peace they keep to their home zones: a unit may go from one to another, a zone at a time; leaders do not move.",
  "IMP-4.1.e": "Leaders who bear a name enter and die by the table of leaders.",
  "IMP-4.1.f":
    "Generic leaders, that is those of the Maetae, Marcomanni, Quadi and Iazyges and the nameless one of the Parthi, are always in play and never tested for death.",
  "IMP-4.1.g":
    "A generic leader who is eliminated, whatever the cause, comes back in the next Phase C on any unit of his People.",

  "IMP-4.2.a":
    "The player who is the Enemy has all non-Roman pieces and all rebels, that is the Roman pieces of a usurpation; all other Roman pieces are loyal.",
  "IMP-4.2.b":
    "In Phase F of 195, when all else has been scored and adjusted, the units of Osrhoene and Adiabene leave the game for good, without points for anybody, and their home zones join the East Front.",
  "IMP-4.2.c": "After that nothing can send these two Peoples to war.",
  "IMP-4.2.d": "Armenia is the only People that Rome can control. Its marker says whether it is Roman or Parthian.",
  "IMP-4.2.e":
    "Armenia never goes to war by 4.4; its status is all that counts. Roman units may enter its zone at all times, Persians and Hamites-Semites while their People is at war.",
  "IMP-4.2.f": "The Armenian unit is always on the map and never leaves its zone.",
  "IMP-4.2.g":
    "In a battle in its zone the Armenian unit fights on the side that Armenia belongs to; for the other side it is an enemy unit.",
  "IMP-4.2.h":
    "If in Phase F the side that does not control Armenia has a unit in its zone, and of the other side no unit is left there, the Armenian one included, the status changes and the Armenian unit is put back.",
  "IMP-4.2.i": "If it would have to retreat, the Armenian unit is eliminated instead.",
  "IMP-4.2.j": "When it has been eliminated, the Armenian unit is back in play for the next turn.",
  "IMP-4.2.k":
    "The Enemy’s pieces form three groups, and pieces of different groups never share a zone: Romans; Celts, Germans and Sarmatians; Persians and Hamites-Semites. Mutineers belong to nobody’s group.",
  "IMP-4.2.l": "The Daci go with the Celts, Germans and Sarmatians.",
  "IMP-4.2.m": "The Armenian unit may share its zone with all pieces of the side that Armenia belongs to.",

  "IMP-4.3.a":
    "Rebel units move as Romans do (see 3.5), but only together with a rebel leader and never by themselves.",
  "IMP-4.3.b":
    "Rebel units that find themselves without a rebel leader in their zone, for whatever reason, are loyal again at that moment.",
  "IMP-4.3.c": "Fronts, reserve Fronts and the half that must stay mean nothing to rebels.",
  "IMP-4.3.d": "The empire is all that rebel units may move in; even beaten they do not retreat out of it.",
  "IMP-4.3.e": "Outside the empire a non-Roman leader may move alone, as far as his MP take him.",
  "IMP-4.3.f":
    "A non-Roman leader takes along units of his own People only, at most as many as his CC and no farther than 3 MP. They keep together as Romans do (see 3.5).",
  "IMP-4.3.g": "A non-Roman unit without a leader moves at most one zone in E.1, whatever that costs.",
  "IMP-4.3.h": "Pieces of a People leave their home zones only while it is at war.",
  "IMP-4.3.i": "They enter a home zone of another People only while that one is at war as well.",
  "IMP-4.3.j": "Zones outside the empire that bear no People’s name are open to all who are at war.",
  "IMP-4.3.k": ({ entries }) =>
    `From outside they step into the empire only by a zone of the Front of their band; once inside they may go on to any Front. The bands: ${entries}.`,
  "IMP-4.3.l":
    "They never enter a zone that is more than 5 zones away from the nearest of their home zones, by the shortest way over land and straits. Whoever is forced beyond is eliminated.",
  "IMP-4.3.m":
    "Non-Roman units enter Interior Provinces only together with a leader of their People. Minor Peoples have none and so never do.",
  "IMP-4.3.n":
    "Inside the empire non-Roman leaders do not move alone. One who has lost his last unit there stays until a unit of his People joins him; he may retreat with a beaten force.",
  "IMP-4.3.o":
    "The groups that may not share a zone (see 4.2) are kept apart at every step of a move, not only at its end.",
  "IMP-4.3.p":
    "A non-Roman unit that is left in the Interior Provinces without a leader of its People may stay, or leave for a Front or for the outside; it enters no further Interior zone.",

  "IMP-4.4.a":
    "Only Major Peoples go to war by the draw. Their leaders are turned to the normal face; from now on leaders and units may leave home, for the empire too.",
  "IMP-4.4.b":
    "By stratagem, the units of a Minor People are placed at once and at full strength in its home zones, wherever the Enemy likes; the leaders of a Major People turn to the normal face.",
  "IMP-4.4.c": "Peoples go to war in Phase C and in no other.",
};
