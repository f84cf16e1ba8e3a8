import type { PartWords } from "../ids.ts";

export const empire: PartWords<"empire"> = {
  "IMP-3.1.a":
    "The empire is made of five Fronts, Britain, Rhine, Danube, East and South, and of the Interior Provinces.",
  "IMP-3.1.b": "Every zone of the empire that lies in no Front is one of the Interior Provinces.",

  "IMP-3.2.a":
    "In Phase C Rome rolls a d10, adds the SR of the Augustus (of two, the higher) and divides by 4, rounding down: so many Fronts at most may be in reserve this turn, and never more than 5.",
  "IMP-3.2.b":
    "Rome marks as many Fronts as it likes within that number, anew each turn. The choice stands until the turn is over.",

  "IMP-3.3.a": "At the start every legion stands in the zone of its camp (see the table of deployment).",
  "IMP-3.3.b": "Within its own Front a legion is free to go from zone to zone.",
  "IMP-3.3.c": "A legion leaves its Front only while that Front is in reserve for the turn.",
  "IMP-3.3.d": "Vexillations may go anywhere on the map; Fronts do not bind them.",
  "IMP-3.3.e": "Nor do Fronts bind the garrison of Rome, but it does not march with everybody (see 3.5).",
  "IMP-3.3.f":
    "Of the legions that belong to a Front half, rounded up, must be in it. No march, voyage, evasion, flight or retreat may take a legion out and leave fewer. Reduced legions and reinforcements that have come count, vexillations and mutineers do not. Losses are no offence, but after them nobody may leave.",
  "IMP-3.3.g":
    "Every Front that is not in reserve and has a legion outside in Phase F costs Rome 3 victory points, once, however many are out. Rome may prefer to pay. Rebels, mutineers, vexillations and the garrison do not count.",
  "IMP-3.3.h":
    "As long as a usurpation is in progress, a Front is free of the limits of reserve, of the half that must stay and of the penalty once a legion or vexillation of its band is rebel; other Fronts stay bound. Garrison units free none. As an option, the Front in which units have joined is freed, not that of their band.",
  "IMP-3.3.i":
    "Legions that are already outside a Front which is not in reserve may go on as they like and need not come back.",

  "IMP-3.4.a": "Vexillations are formed and dissolved in Phase C only and by Rome only, in a civil war too.",
  "IMP-3.4.b": ({ detachments }) =>
    `At most 6 vexillations are on the map, rebel ones included. A usurpation in progress lifts this limit; when it is over none is removed, but no new one is formed until there are fewer than 6. No Front has more than its counters: ${detachments((year, count) => `${count} from ${year}`)}.`,
  "IMP-3.4.c":
    "To form one, three loyal legions of a Front are reduced: at full strength, not mutinous, each inside that Front, though not all in one zone. The vexillation of that Front appears at full strength in the zone of one of them. Garrison units cannot serve.",
  "IMP-3.4.d":
    "To be dissolved, a vexillation must stand in its own Front, in a zone with a reduced legion of its band.",
  "IMP-3.4.e":
    "A vexillation dissolved at full strength restores three reduced legions of its band in that Front, of Rome’s choice, but including one in its zone. If there are fewer than three, it restores those.",
  "IMP-3.4.f": "A reduced vexillation that is dissolved restores two such legions, including one in its zone.",
  "IMP-3.4.g":
    "Legions that form a vexillation, or that are restored by one, must be in their own Front at that moment.",

  "IMP-3.5.a": "A Roman leader alone may go through any land zones, as far as 4 MP take him.",
  "IMP-3.5.b":
    "A leader may take along units of his side that are in his zone, at most as many as his CC; then he goes no farther than their 3 MP. Leaders may go together, and each unit counts against the CC of one of them.",
  "IMP-3.5.c":
    "Leader and units set out together and keep together: nobody is picked up on the way, except units that rebels win over. Units may be dropped, but the leader goes no farther than the last of them. If he dies on the way, another leader among them goes on with whom he may take, or they stay. Each piece moves only once in E.1.",
  "IMP-3.5.d":
    "A unit without a leader moves at most one zone in E.1, whatever that costs and whatever the weather (event 2).",
  "IMP-3.5.e": "The limits of the Fronts bind every move of a unit (see 3.3).",
  "IMP-3.5.f": "Units of the garrison of Rome move only with an Augustus or a Caesar, and never by themselves.",
  "IMP-3.5.g": "The Urbanae Cohortis of Lugdunum is bound in its movement like the garrison of Rome.",
  "IMP-3.5.h":
    "Roman units enter a home zone of a People only while that People is at war with Rome. Zones outside the empire that bear no People’s name are always open to them, and so is Armenia; a leader alone may go anywhere.",
  "IMP-3.5.i": "Rome has two fleets, that of Ravenna and that of Misenum, which begin in the boxes of their ports.",
  "IMP-3.5.j": "A fleet carries Romans only: at most 2 units, and any number of leaders.",
  "IMP-3.5.k": "Oceanus Atlanticus, Fretum Gallicum and Mare Germanicum are closed to fleets.",
  "IMP-3.5.l": "A fleet is at sea or in the box of its own port; that of the other fleet is closed to it.",
  "IMP-3.5.m": "The box of a port is part of the land zone in which it lies.",
  "IMP-3.5.n":
    "A fleet takes pieces aboard only in its own port, and only those that were in the zone of the port when the sequence began and have not moved in it.",
  "IMP-3.5.o":
    "A fleet goes one step in a sequence: from its box to an adjacent sea, from sea to sea, or from the sea back to its box.",
  "IMP-3.5.p":
    "Those aboard may land in any land zone that touches the sea the fleet is in, or at home in the zone of its port; or they may stay aboard, for later sequences too. Whoever lands among enemy units fights them in E.2.",
  "IMP-3.5.q": "Pieces that were carried or have landed do not move again before the next sequence of their player.",
  "IMP-3.5.r": "Fleets always serve Rome, even if rebels hold the zone of the port. Rebels cannot sail.",
  "IMP-3.5.s":
    "Fronts bind at sea as they do by land, and garrison units sail only with an Augustus or a Caesar aboard. A legion needs no leader: the 2 places of the fleet take the place of CC.",
  "IMP-3.5.t":
    "Garrison units that are rebel, II Parthica among them, neither move nor evade nor flee; they retreat only when they are beaten.",

  "IMP-3.6.a": "There are never more than two Augusti, two Caesares and two usurpers.",
  "IMP-3.6.b": "Who is Augustus and who is Caesar at the start is said by the scenario.",
  "IMP-3.6.c":
    "In Phase D Rome may name a second Augustus, and Caesares, among its leaders on the map. A Caesar may be raised to Augustus; a title once given is not taken back.",
  "IMP-3.6.d":
    "While Marcus Aurelius is an Augustus, only Commodus may be named, as Augustus or as Caesar, whoever reigns beside him.",
  "IMP-3.6.e": "While Septimius Severus is an Augustus, only Caracalla and Geta may be named Augustus.",
  "IMP-3.6.f": "As Caesar, Septimius Severus may take whom he likes.",
  "IMP-3.6.g":
    "As Augusti, Commodus and Caracalla name nobody. That binds them alone: an Augustus beside one of them may name, within his own limits.",
  "IMP-3.6.h": "While a civil war is in progress nobody is named.",
  "IMP-3.6.i": "Nothing else limits whom Rome may name.",
  "IMP-3.6.j": "Succession, first case: there is another Augustus. He reigns alone, and Caesares remain Caesares.",
  "IMP-3.6.k": "Second case: no Augustus is left and there is one Caesar. He becomes the only Augustus.",
  "IMP-3.6.l": "Third case: no Augustus is left and there are two Caesares. Both become Augusti.",
  "IMP-3.6.m":
    "Fourth case: none of these. Rome makes any leader of its own on the map Augustus or, having none, the next to enter. Then the Enemy makes another of them usurper, in a Front where no living usurper was proclaimed. If there is none, or two usurpers are in play, there is no usurpation.",
  "IMP-3.6.n":
    "The succession is settled at the moment of death, whatever the phase; a usurpation that comes of it begins at once.",
  "IMP-3.6.o":
    "The Corporis Custodes guard one Augustus or Caesar and nobody else: 1 is taken off the die of an assassination attempted on him.",
  "IMP-3.6.p":
    "In Phase F, and only then, Rome may give them to another Augustus or Caesar, wherever he is. If whom they guard dies or loses his title, they are out of use until then.",
};
