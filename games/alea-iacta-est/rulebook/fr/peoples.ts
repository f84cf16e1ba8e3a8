import type { PartWords } from "../ids.ts";

export const peoples: PartWords<"peoples"> = {
  "AIE-4.1.a": "Major Peoples: Aegyptii, Parthi, Pontici, Numidae. All other Peoples are Minor and have no leader.",
  "AIE-4.1.b": "Each People has one or more zones of origin, all outside.",
  "AIE-4.1.c":
    "A People has exactly one status: PEACE, WAR (with a controlling player) or ALLEGIANCE (Major only, to a player).",
  "AIE-4.2.1.a": "Non-Roman leaders never roll for natural death.",
  "AIE-4.2.1.b": "They enter and leave by their own table (NT).",
  "AIE-4.2.1.c":
    "A non-Roman leader eliminated in combat returns in the next Phase C on any unit of his People, unless his date of removal has come.",
  "AIE-4.2.2.a":
    "A Major People is activated by the draw of its marker or by Soulèvement d'un Peuple majeur (or an event or scenario rule); a Minor People only by a Soulèvement stratagem.",
  "AIE-4.2.2.b": "On activation of a Major People its leaders turn to their normal face.",
  "AIE-4.2.2.c":
    "On activation of a Minor People all its units are deployed at full strength in its zones of origin at once, distributed by the new controller.",
  "AIE-4.2.2.d": "From activation on the People's pieces may leave home and enter the Republic.",
  "AIE-4.2.2.e":
    "An enemy leader standing alone where units of an activated or returning People are placed makes the lone-leader check at once.",
  "AIE-4.2.3.a": "At PEACE the units of a Minor People are in its box.",
  "AIE-4.2.3.b": "At PEACE the units and leaders of a Major People stand in its zones of origin and do not move.",
  "AIE-4.2.4.a":
    "Stacking groups: (1) Celts, Germans, Illyrians; (2) Iranians, Thraco-Phrygians; (3) Hamites-Semites. Pieces of different groups may not end a move, evasion or retreat in the same zone.",
  "AIE-4.2.4.b":
    "Romans may share a zone with any People in ALLEGIANCE to their faction; the group limits are then lifted.",
  "AIE-4.2.4.c":
    "Romans may not share a zone with a People at WAR, even one their own faction controls, except to fight an enemy one.",
  "AIE-4.2.4.d": "Peoples at WAR controlled by different players may not share a zone.",
  "AIE-4.3.a": "Non-Roman pieces are moved by their controller (WAR) or ally (ALLEGIANCE) in his own SMCs.",
  "AIE-4.3.b": "Only the Aegyptii have naves; they follow 3.4.2.",
  "AIE-4.3.c": "An Aegyptian naves carries up to three combat units of any type and any number of leaders.",
  "AIE-4.3.d": "It carries Romans only while the Aegyptii are in ALLEGIANCE to those Romans' faction.",
  "AIE-4.3.e": "A non-Roman leader alone has 4 MP, outside only.",
  "AIE-4.3.f": "A non-Roman leader moves with at most his CC of units of his own People only.",
  "AIE-4.3.g": "The group rules of 3.4.1.c to f and h apply to non-Roman groups.",
  "AIE-4.3.h": "A non-Roman unit without leader moves exactly one zone per E.1, whatever the cost.",
  "AIE-4.3.i": "Pieces of a People at PEACE never leave their zones of origin.",
  "AIE-4.3.j":
    "Pieces of a People at WAR may enter a zone of origin of another People only if that People is at WAR too.",
  "AIE-4.3.k": "Zones outside bearing no People's name are open to pieces of a People at WAR or in ALLEGIANCE.",
  "AIE-4.3.l":
    "Units and leaders of a Minor People at WAR may not enter a zone more than two steps from home; of a Major People more than three.",
  "AIE-4.3.m": "Zones beyond the limit are closed to evasion and retreat too; a retreat with no other zone eliminates.",
  "AIE-4.3.n": "The limit does not bind Peoples in ALLEGIANCE.",
  "AIE-4.3.o": "Inside the Republic a non-Roman leader may not move without at least one combat unit.",
  "AIE-4.3.p":
    "Roman leaders may lead allied units of their faction within CC; leaders of allied Peoples lead only their own People.",
  "AIE-4.3.q":
    "Units in ALLEGIANCE may enter a foreign zone of origin whenever Romans of their faction could (3.4.1.o to r), with or without a leader.",
  "AIE-4.4.1.a":
    "A newly activated People is controlled by the player who controls no region adjacent to any of its zones of origin, if the other one does.",
  "AIE-4.4.1.b": "If both players control adjacent regions, d6: even REP, odd CAES.",
  "AIE-4.4.1.c": "If no region is adjacent (Daci, Armenii, Aegyptii), d6: even REP, odd CAES.",
  "AIE-4.4.1.d": "If adjacent regions exist but neither player controls one, d6 likewise.",
  "AIE-4.4.1.e": "Adjacency across a strait counts; the Mauri are adjacent to Hispania.",
  "AIE-4.4.1.f": "Control is determined anew in every F.4 for the next turn, dice included.",
  "AIE-4.4.1.g":
    "Control cannot change between two F.4 except through allegiance or pacification (scenario rules apart).",
  "AIE-4.4.1.h":
    "Units of a People at WAR may fight only Roman (or allied) units of the player who does not control them; they may not enter a zone with non-Roman units at WAR of the other player.",
  "AIE-4.4.1.i":
    "Units of two Peoples that F.4 gives to different players while they share a zone stay without fighting until they move.",
  "AIE-4.4.2.a": "Only an activated Major People (status WAR) other than the Parthi can be brought to allegiance.",
  "AIE-4.4.2.b": "The stratagem Allégeance d'un Peuple majeur succeeds without a roll.",
  "AIE-4.4.2.c":
    "Diplomacy: d10, +1 unless the FL used is at most 4 land MP from a zone of origin; success if strictly lower than his PC.",
  "AIE-4.4.2.d": "With two FLs the one with the higher PC is used, for PC and for distance.",
  "AIE-4.4.2.e": "A People in ALLEGIANCE leaves the activation cup.",
  "AIE-4.4.2.f": "Its units and leaders may stack with and be used like Roman units of that faction.",
  "AIE-4.4.2.g": "A People in ALLEGIANCE is not at war with Rome for 5.1.1, 3.7.3.i and mass pacification.",
  "AIE-4.4.2.h": "Allegiance ends only by a pacification stratagem of the opponent or by military pacification.",
  "AIE-4.4.2.i": "A People in ALLEGIANCE cannot be won over by another allegiance attempt.",
  "AIE-4.4.2.j": "Allied units may fight Roman and non-Roman enemies.",
  "AIE-4.4.3.a":
    "A People at WAR or in ALLEGIANCE is pacified when, at the end of an E.2, every zone of origin holds a combat unit of the player who neither controls it nor has its allegiance.",
  "AIE-4.4.3.b": "A Minor People's units then leave the map for their box at once.",
  "AIE-4.4.3.c":
    "A Major People's units and leaders leave the map at once and are redeployed at home, full strength, PAX ROMANA face, in F.6.3 by the player who controlled it or had its allegiance.",
  "AIE-4.4.3.d": "Pacification by arms starts the four-year ban (9.3).",
  "AIE-4.4.3.e": "The occupying player scores the VP of a Major People in full.",
  "AIE-4.4.3.f": "Romans found in the land of a People that has become PEACE do not fight it.",
  "AIE-5.1.1.a": "The marker starts at the scenario's value and moves in F.1 by the sum of all cases that apply.",
  "AIE-5.1.1.b": "+1 if at least one FL died in combat or was assassinated this turn; once only.",
  "AIE-5.1.1.c":
    "+1 for each region holding fewer Legio units than its minimum garrison, either faction's legions counting.",
  "AIE-5.1.1.d": "+1 if at least two Peoples are at WAR, at least one of them Major; once only.",
  "AIE-5.1.1.e":
    "+1 if 25 or fewer Legio units, or 40 or more, are on the map (both factions and neutrals); units in boxes or the Reserve are not on the map.",
  "AIE-5.1.1.f": "-1 if no People is at WAR.",
  "AIE-5.1.1.g": "-1 if no FL took part in a battle between Roman Forces this turn.",
  "AIE-5.1.1.h": "-1 if the Aegyptii are in ALLEGIANCE to either faction.",
  "AIE-5.1.1.i": "The marker never goes below 0 or above 5.",
  "AIE-5.1.1.j": "The marker on 5 after F.1 (and Imperium) ends the game at once; both players lose, whatever the VP.",
  "AIE-5.1.1.k":
    "The marker shows Cicero while Caesar is in play and Princeps afterwards; the face has no other effect.",
  "AIE-5.1.1.l": "A FL's natural death or death by plague does not count.",
  "AIE-5.1.1.m":
    "The counts are taken as the map stands in F.1, before region control is renewed and before adjustments.",
  "AIE-5.1.2.a":
    "In F.2, if a coup has succeeded this turn, the humans exchange factions, whether or not the Pretender is still in play.",
  "AIE-5.1.2.b":
    "The Pretender becomes sole FL of the faction he has beaten, on that faction's face, with his followers.",
  "AIE-5.1.2.c": "The score changes sign.",
  "AIE-5.1.2.d": "Stratagem hands stay with the humans; everything marked by faction stays with the faction.",
  "AIE-5.1.2.e":
    "If both factions' coups succeeded in the same turn there is one single exchange; the score changes sign once and each Pretender becomes FL of the faction he has beaten.",
};
