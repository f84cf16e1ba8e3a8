import type { PartWords } from "../ids.ts";

export const peoples: PartWords<"peoples"> = {
  "AIE-4.1.a":
    "The Major Peoples are the Aegyptii, Parthi, Pontici and Numidae. All other Peoples are Minor and have no leader.",
  "AIE-4.1.b": "Every People has its zones of origin, one or several, all of them outside the Republic.",
  "AIE-4.1.c":
    "A People is either at peace, or at war and controlled by a player, or in allegiance to a player. Only a Major People can be in allegiance.",

  "AIE-4.2.1.a": "Non-Roman leaders never test for natural death.",
  "AIE-4.2.1.b": "They enter and leave the game by a table of their own.",
  "AIE-4.2.1.c":
    "A non-Roman leader eliminated in combat returns in the next Phase C on any unit of his People, unless the date of his removal has come.",
  "AIE-4.2.2.a":
    "A Major People is activated when its marker is drawn, by Uprising of a Major People, or by an event or a rule of the scenario; a Minor People only by a stratagem of uprising.",
  "AIE-4.2.2.b": "When a Major People is activated, its leaders turn to their normal face.",
  "AIE-4.2.2.c":
    "When a Minor People is activated, all its units are placed at once, at full strength, in its zones of origin, spread as the new controller likes.",
  "AIE-4.2.2.d": "Once activated, the pieces of a People may leave home and enter the Republic.",
  "AIE-4.2.2.e":
    "An enemy leader who stands alone where units of an activated or returning People are placed takes the lone leader’s test at once.",
  "AIE-4.2.3.a": "While a Minor People is at peace, its units are in its box.",
  "AIE-4.2.3.b":
    "While a Major People is at peace, its units and leaders stand in its zones of origin and do not move.",
  "AIE-4.2.4.a":
    "The Nationalities form three groups: Celts, Germans and Illyrians; Iranians and Thraco-Phrygians; Hamites-Semites. Pieces of different groups may not end a move, an evasion or a retreat in the same zone.",
  "AIE-4.2.4.b":
    "Romans may share a zone with any People in allegiance to their faction, and the limits between groups are then lifted.",
  "AIE-4.2.4.c":
    "Romans may not share a zone with a People at war, not even one their own faction controls, except to fight an enemy one.",
  "AIE-4.2.4.d": "Peoples at war that different players control may not share a zone.",

  "AIE-4.3.a":
    "Non-Roman pieces are moved in his own sequences by the player who controls their People or has its allegiance.",
  "AIE-4.3.b": "Of the Peoples only the Aegyptii have naves; they follow the rules of 3.4.2.",
  "AIE-4.3.c":
    "Each naves unit of the Aegyptii carries up to three combat units of any type and any number of leaders.",
  "AIE-4.3.d": "It carries Romans only while the Aegyptii are in allegiance to the faction of those Romans.",
  "AIE-4.3.e": "A non-Roman leader alone has 4 MP, and only outside the Republic.",
  "AIE-4.3.f": "A non-Roman leader moves with units of his own People only, at most as many as his CC.",
  "AIE-4.3.g":
    "For non-Roman groups the rules of 3.4.1 hold too: at most 3 MP, all start together, units may be left on the way, the leader stays with the unit that goes farthest, and each piece moves once.",
  "AIE-4.3.h": "A non-Roman unit without a leader moves just one zone in an E.1, whatever it costs.",
  "AIE-4.3.i": "Pieces of a People at peace never leave its zones of origin.",
  "AIE-4.3.j":
    "Pieces of a People at war may enter a zone of origin of another People only if that People is at war too.",
  "AIE-4.3.k":
    "Zones outside the Republic that bear no People’s name are open to pieces of a People at war or in allegiance.",
  "AIE-4.3.l":
    "Units and leaders of a Minor People at war go no farther than two zones from their nearest zone of origin, those of a Major People no farther than three.",
  "AIE-4.3.m":
    "Zones beyond that limit are closed to evasion and retreat too; those who could retreat nowhere else are eliminated.",
  "AIE-4.3.n": "The limit does not bind Peoples in allegiance.",
  "AIE-4.3.o": "Inside the Republic a non-Roman leader may not move without at least one combat unit.",
  "AIE-4.3.p":
    "Roman leaders may lead allied units of their faction within their CC; leaders of allied Peoples lead their own People only.",
  "AIE-4.3.q":
    "Units in allegiance may enter a foreign zone of origin whenever Romans of their faction could (see 3.4.1), with or without a leader.",

  "AIE-4.4.1.a":
    "If just one player controls regions adjacent to the zones of origin of a newly activated People, the other player controls that People.",
  "AIE-4.4.1.b":
    "If both players control adjacent regions, a d6 decides: even for the Republicans, odd for the Caesarians.",
  "AIE-4.4.1.c":
    "If no region is adjacent (Daci, Armenii, Aegyptii), a d6 decides: even for the Republicans, odd for the Caesarians.",
  "AIE-4.4.1.d": "If there are adjacent regions but neither player controls one, a d6 decides in the same way.",
  "AIE-4.4.1.e": "Zones on both sides of a strait are adjacent here too, so the Mauri are adjacent to Hispania.",
  "AIE-4.4.1.f": "In every F.4 control is settled anew for the next turn, with new dice where they are needed.",
  "AIE-4.4.1.g":
    "Between two F.4 control cannot change except through allegiance or pacification, rules of the scenario apart.",
  "AIE-4.4.1.h":
    "A People at war fights only against Roman or allied units of the player who does not control it. Its units may not enter a zone with units of a People at war that the other player controls.",
  "AIE-4.4.1.i":
    "If F.4 gives two Peoples to different players while their units share a zone, these stay there without fighting until they move.",
  "AIE-4.4.2.a": "Only a Major People at war, other than the Parthi, can be brought to allegiance.",
  "AIE-4.4.2.b": "With the stratagem Allegiance of a Major People this succeeds without a roll.",
  "AIE-4.4.2.c":
    "For a diplomatic attempt roll a d10, +1 unless the Faction Leader used is at most 4 MP by land from a zone of origin. A result strictly lower than his PC succeeds.",
  "AIE-4.4.2.d": "With two Faction Leaders the one with the higher PC is used, for his PC and for the distance.",
  "AIE-4.4.2.e": "The marker of a People in allegiance is not put in the activation cup.",
  "AIE-4.4.2.f": "Its units and leaders may stack with Roman units of that faction and be used like them.",
  "AIE-4.4.2.g":
    "A People in allegiance is not at war with Rome: it counts neither for the SPQR marker nor as an invader, and stratagems that pacify many Peoples at once leave it alone.",
  "AIE-4.4.2.h":
    "Allegiance ends only when the opponent plays a stratagem of pacification, or by pacification by arms.",
  "AIE-4.4.2.i": "A People in allegiance cannot be won over by another attempt at allegiance.",
  "AIE-4.4.2.j": "Allied units may fight Roman and non-Roman enemies.",
  "AIE-4.4.3.a":
    "A People at war or in allegiance is pacified by arms if, at the end of an E.2, each of its zones of origin holds a Roman or allied combat unit of the player who neither controls it nor has its allegiance, and no unit of the other player.",
  "AIE-4.4.3.b": "The units of a Minor People then leave the map for their box at once.",
  "AIE-4.4.3.c":
    "The units and leaders of a Major People leave the map at once. In F.6 the player who controlled it or had its allegiance places them at home, at full strength, the leaders showing PAX ROMANA.",
  "AIE-4.4.3.d": "Pacification by arms starts a ban of four years (see 9.3).",
  "AIE-4.4.3.e": "The player who occupies the land of a Major People scores its victory points in full.",
  "AIE-4.4.3.f": "Romans who are in the land of a People when it comes to peace do not fight it.",

  "AIE-5.1.1.a":
    "The SPQR marker starts on the number the scenario gives. In F.1 it moves by the sum of all cases below that apply.",
  "AIE-5.1.1.b":
    "The marker rises by 1, once only, if at least one Faction Leader died in combat or was assassinated this turn.",
  "AIE-5.1.1.c":
    "The marker rises by 1 for each region that holds fewer legions than its minimum garrison; legions of either faction count.",
  "AIE-5.1.1.d":
    "The marker rises by 1, once only, if at least two Peoples are at war and at least one of them is a Major People.",
  "AIE-5.1.1.e":
    "The marker rises by 1 if there are 25 legions or fewer, or 40 or more, on the map. Those of both factions and neutral ones count; those in boxes or in the Reserve are not on the map.",
  "AIE-5.1.1.f": "The marker falls by 1 if no People is at war.",
  "AIE-5.1.1.g": "The marker falls by 1 if no Faction Leader took part this turn in a battle between Roman Forces.",
  "AIE-5.1.1.h": "The marker falls by 1 if the Aegyptii are in allegiance to either faction.",
  "AIE-5.1.1.i": "The marker never goes below 0 or above 5.",
  "AIE-5.1.1.j":
    "If the marker is on 5 after F.1, when Imperium has had its chance, the game ends at once: both players lose, whatever the score.",
  "AIE-5.1.1.k":
    "The marker shows Cicero while Caesar is in play and Princeps afterwards; the face has no other effect.",
  "AIE-5.1.1.l": "A Faction Leader who dies a natural death or of the plague does not count.",
  "AIE-5.1.1.m":
    "All this is counted as the map stands in F.1, before control of the regions is renewed and before the adjustments.",

  "AIE-5.1.2.a":
    "If a coup has succeeded this turn, the players exchange factions in F.2, whether or not the Pretender is still in play.",
  "AIE-5.1.2.b":
    "The Pretender becomes the only Faction Leader of the faction he has beaten; he and his followers show the face of that faction again.",
  "AIE-5.1.2.c": "The score changes its sign: +8 becomes -8, so that whoever led still leads.",
  "AIE-5.1.2.d":
    "The players keep the stratagem counters they hold; everything marked by faction stays with the faction.",
  "AIE-5.1.2.e":
    "If coups have succeeded in both factions in the same turn, there is a single exchange: the score changes its sign once, and each Pretender becomes Faction Leader of the faction he has beaten.",
};
