import type { PartWords } from "../ids.ts";

export const tables: PartWords<"tables"> = {
  "AIE-EV0.a": "One event per turn, number = d6 + d10, applied at once in D.4.",
  "AIE-EV0.b":
    "A battle bonus for a side is + on the die if that side attacks and - if it defends; a malus the reverse.",
  "AIE-EV0.c": "Lasting effects end with the turn.",
  "AIE-EV1.a":
    "Unhealthy conditions at Rome: every full combat unit in Italia 1 becomes reduced; reduced ones are unchanged.",
  "AIE-EV1.b": "Each FL in Italia 1 suffers event 4 there.",
  "AIE-EV2.a":
    "Disastrous weather: MA of all leaders and units is 1 less this turn: leader alone 3, land group 2, naves 0.",
  "AIE-EV2.b": "The one-zone move of lone Legio, Equites and non-Roman units remains possible.",
  "AIE-EV2.c": "With MA 0 naves make only moves of 0 MP (out of and into ports).",
  "AIE-EV3.a":
    "Roman discouragement: in every combat of a Force with Roman units against a wholly non-Roman Force the die moves 1 against the Romans.",
  "AIE-EV4.a":
    "Illness: a FL of the faction controlling Roma may not leave his zone by movement, evasion or flight this turn.",
  "AIE-EV4.b": "If he would have to leave it after a lost battle he dies; it is a combat death.",
  "AIE-EV4.c": "His TB is not used in combat.",
  "AIE-EV4.d": "No effect if nobody controls Roma or that faction has no FL.",
  "AIE-EV4.e": "An ill FL who would have to make the lone-leader check (8.2.s) dies; it is a combat death.",
  "AIE-EV5.a": "Barbarian vigour: a Force with at least one Germanic or Celtic unit gets 2 on the die in its favour.",
  "AIE-EV6.a":
    "Political agitation: every FL stays in, or goes with all his MP by the shortest way to, the nearest city zone of a region his faction controls.",
  "AIE-EV6.b": "Once there he may not leave it by movement for the rest of the turn.",
  "AIE-EV6.c": "It binds the FLs of both factions, seconds included; Pretenders are free.",
  "AIE-EV7.a": "Severe winter: SMC total -1, not below 0, split anew.",
  "AIE-EV8.a": "Divine influence for peace: two SMCs in all, one per player, initiative player first.",
  "AIE-EV9.a": "Neptune's wrath: no naval movement in E.1 this turn.",
  "AIE-EV9.b": "Naval evasion and retreat remain possible.",
  "AIE-EV10.a": "Unpopularity: after all normal SMCs the opponent of the faction controlling Roma has one more SMC.",
  "AIE-EV10.b": "No effect if nobody controls Roma.",
  "AIE-EV11.a": "Desertion: two d6: 1 Gallia, 2 Hispania, 3 Italia, 4 Graecia, 5 Asia, 6 Africa; Sicilia is never hit.",
  "AIE-EV11.b": "A double cancels the event.",
  "AIE-EV11.c": "In each region rolled its controller removes two of his Legio units there, or as many as he has.",
  "AIE-EV11.d":
    "Legions of the other faction in the region are not touched; a region without controller loses nothing.",
  "AIE-EV12.a":
    "Donation: in combats of a Force with Legio units against a wholly non-Roman Force the die moves 1 in the Romans' favour.",
  "AIE-EV13.a":
    "Plague in the Orient: every full combat unit in the zones of Asia, Pontici and Aegyptii becomes reduced, every reduced one is removed; both factions, all kinds.",
  "AIE-EV13.b": "Leaders are untouched.",
  "AIE-EV14.a": "Parthian versatility: Parthi at PEACE go to WAR at once (control by 4.4.1), even during a ban.",
  "AIE-EV14.b": "Parthi at WAR become PEACE at once, redeployed at home; no ban, no VP.",
  "AIE-EV15.a": "Famine: every Germanic and Celtic unit on the map becomes reduced (reduced ones unchanged).",
  "AIE-EV15.b": "A Force with a Germanic or Celtic unit has 1 on the die against it this turn.",
  "AIE-LT.a":
    "Entry at the start (D): CAES: M. Antonius, D. Brutus, Caesar, Curio, Hirtius, Lepidus, Trebonius; REP: Afranius, Ahenobarbus, Cato, Labienus, Petreius, Pompeius, G. Pompeius, Scipio, Spinther.",
  "AIE-LT.b":
    "Entry in -48: CAES: Bassus, Calvinus, Dolabella, Plancus, Pollio, Sulla; REP: Bibulus, M. Brutus, Cassius, S. Pompeius.",
  "AIE-LT.c":
    "Entry in the Phase C after Caesar's death, whatever its cause (A): CAES: Agrippa, Flaccus, Lurius, Octavianus, Saxa; REP: L. Antonius, Corvinus, Menas; random: Pansa, Salvidienus.",
  "AIE-LT.d": "A random leader rolls d6 on entry: even CAES, odd REP.",
  "AIE-LT.e": "In scenarios 3 to 7 only the listed leaders are in play (A leaders too if Caesar dies in 3 or 4).",
  "AIE-LT.f":
    "A leader with a number for the current period rolls d10 in D.6 of each year of it while on the map; strictly lower kills him for good.",
  "AIE-LT.g":
    "Numbers for -43..-39 / -38..-34 / -33..-29: Ahenobarbus 2/4/6, Caesar 2/4/7, Cato 2/4/6, Labienus 2/4/7, Pompeius 3/6/8.",
  "AIE-LT.h": "Numbers from -38 only: Bibulus -/2/4, Curio -/2/4, Hirtius -/2/4, Plancus -/2/4.",
  "AIE-LT.i": "All other leaders never roll; nobody rolls before -43.",
  "AIE-LT.j": "Natural deaths score no VP and do not move the SPQR marker.",
  "AIE-LT.k": "There are 36 Roman leaders.",
  "AIE-NT.a":
    "Aegyptii: Cleopatra VII from -49, never removed (except scenario 7); Achillas from -49, removed at the first allegiance or pacification of the Aegyptii.",
  "AIE-NT.b":
    "Parthi: Orodes II from -49, removed in D.6 of -39; Pacorus & Surena from -49, never; Phraates IV from -38, never.",
  "AIE-NT.c":
    "Pontici: Pharnaces II from -49, removed at the first allegiance or pacification of the Pontici; Darius enters in Phase C of the following turn, never removed.",
  "AIE-NT.d":
    "Numidae: Juba I from -49, removed at the first pacification of the Numidae (not by allegiance); Juba II enters in Phase C of the following turn, never removed.",
  "AIE-NT.e": "Never removed means that a death in combat is only temporary (4.2.1.c).",
  "AIE-NT.f":
    "In scenarios starting after -49 the table is applied by date; Achillas, Pharnaces II and Juba I are in play in scenarios 3 and 4 until their condition occurs, in scenarios 5 to 7 they are out and Darius and Juba II are in play.",
  "AIE-RT.a":
    "Order for adjustments and recruitment: 1 Italia, 2 Asia, 3 Gallia, 4 Africa, 5 Graecia, 6 Sicilia, 7 Hispania.",
  "AIE-RT.b":
    "Table numbers must agree with the map: zones for control = smallest majority, cities for control = half of the city zones rounded up.",
  "AIE-RT.c":
    "Hence with the zone numbers named in the texts: Italia has 7 zones, Gallia 9, Graecia 5, Asia 5, Africa 3; Hispania has 4 or 5, Sicilia 2 or 3; city zones: Italia 5 or 6, Asia, Gallia, Graecia, Hispania 3 or 4, Africa and Sicilia 1 or 2. The data have 5 zones in Hispania, 3 in Sicilia, and city zones Italia 6, Asia 4, Gallia 4, Africa 2, Graecia 3, Sicilia 2, Hispania 3.",
  "AIE-MAP.a":
    "Rhenus separates Germani and Gallia 2 (adjacent, 2 MP); Germani are adjacent to Gallia and not to Italia.",
  "AIE-MAP.b":
    "There are two Alpes zones, mountainous; Gallia 8 and Italia 3 are each adjacent to an Alpes zone (Gallia 8, Alpes, Italia 3 is a legal 3 MP move); the Alpes border Gallia and Italia.",
  "AIE-MAP.c":
    "Gallia 9 and Gallia 8 are adjacent (1 MP); Gallia 8 has the port Massalia on Mare Internum Occidentalis.",
  "AIE-MAP.d": "Mare Internum Occidentalis and Centralis are adjacent; Africa 3 is a coast of Centralis without port.",
  "AIE-MAP.e":
    "Syria 5 (Asia 5) is adjacent to a Parthi zone across the Euphrates (2 MP); a further Parthi zone lies to the east of it.",
  "AIE-MAP.f": "Pontici - Armenii - Cappadocii - Syria 5 are adjacent in this chain, 1 MP each.",
  "AIE-MAP.g":
    "Daci, Armenii and Aegyptii are the only Peoples not adjacent to any region; the Mauri are adjacent to Hispania.",
  "AIE-MAP.h":
    "An unnamed zone outside lies directly west of the Aegyptii's zone; the Aegyptii's land contains Alexandria.",
  "AIE-MAP.i": "Italia 5 is adjacent to the region Graecia and Graecia 1 to the region Italia.",
  "AIE-MAP.j":
    "Graecia 2 is adjacent to a zone of Thracia; Graecia 5 is Crete, Africa 3 Cyrenaica; Roma is in Italia 1.",
};
