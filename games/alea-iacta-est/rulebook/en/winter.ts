import type { PartWords } from "../ids.ts";

export const winter: PartWords<"winter"> = {
  "AIE-9.0.a": "Order in F.6: naves, Roman land units and leaders, Peoples, garrisons, recruitment; no MP are spent.",
  "AIE-9.1.a": "Naves (Roman and Aegyptian) in a port zone stay and recover to full strength.",
  "AIE-9.1.b": "Naves elsewhere are eliminated.",
  "AIE-9.1.c":
    "Leaders stacked with eliminated naves are absent until the next Phase C (leaders ashore with land units excepted).",
  "AIE-9.1.d": "Passengers of naves eliminated in a naval zone are eliminated.",
  "AIE-9.2.a":
    "A reduced Roman land unit inside recovers if its zone has a city or if no adjacent zone inside holds an enemy combat unit, Roman or not.",
  "AIE-9.2.b": "Roman land units outside are eliminated.",
  "AIE-9.2.c": "Roman leaders stacked with them are absent until the next Phase C; they are not dead.",
  "AIE-9.2.d":
    "Roman units and leaders in a region their faction does not control move to a zone free of enemy units of a region it controls.",
  "AIE-9.2.e": "All of one zone's stack go to the same single zone.",
  "AIE-9.2.f": "Naves of the stack go along; the zone must then have a port.",
  "AIE-9.2.g": "If the faction controls no region, or its regions have no legal zone, the stack stays.",
  "AIE-9.2.h":
    "A Roman leader alone in a zone moves to a zone free of enemy units of a controlled region; he stays if there is none.",
  "AIE-9.2.i": "Recovery is judged before the moves of d to h.",
  "AIE-9.2.j": "Neutral units recover but do not move.",
  "AIE-9.2.k": "Allied non-Roman units are not moved or eliminated by 9.2; they follow 9.3.",
  "AIE-9.3.a":
    "A Minor People at WAR without a unit on the map is pacified by arms: units in the box, ban of four years.",
  "AIE-9.3.b":
    "A Minor People with a unit on the map stays at WAR; its units stay; reduced ones at home or in a city zone recover.",
  "AIE-9.3.c": "Its eliminated units come back at full strength in its zones of origin.",
  "AIE-9.3.d":
    "A Major People at WAR or in ALLEGIANCE without a unit on the map is pacified by arms: all units (full) and leaders (PAX ROMANA) at home, PEACE, ban of four years.",
  "AIE-9.3.e":
    "A Major People with a unit on the map keeps its status; units and leaders stay; recovery and return of eliminated units as for a Minor People.",
  "AIE-9.3.f": "A People pacified by arms in year Y is eligible again in Phase C of year Y+5.",
  "AIE-9.3.g": "During the ban neither the draw nor a stratagem can activate the People.",
  "AIE-9.3.h": "A People pacified by a stratagem can be activated again from the next year.",
  "AIE-9.3.i":
    "VP for a Major People pacified in this step go to the player who neither controlled it nor had its allegiance.",
  "AIE-9.3.j": "A Major People removed by 4.4.3.c is redeployed in this step.",
  "AIE-9.3.k": "A reduced unit of a People at PEACE recovers at home.",
  "AIE-9.4.a":
    "For each region he controls below its minimum (own Legio units counted) the player moves own surplus legions there as far as possible.",
  "AIE-9.4.b": "Destination: a city zone of the region free of enemy units.",
  "AIE-9.4.c": "Legions may not be taken from a controlled region that would fall below its own minimum.",
  "AIE-9.4.d": "What is missing must be recruited there, within limits and Reserve.",
  "AIE-9.4.e":
    "Recruitment goes round by round over the regions in the order Italia, Asia, Gallia, Africa, Graecia, Sicilia, Hispania.",
  "AIE-9.4.f": "In his region's turn the controller may recruit at most one unit of each type.",
  "AIE-9.4.g": "Rounds repeat until limits or Reserve are exhausted or a full round passes without recruitment.",
  "AIE-9.4.h":
    "Yearly limits Legio / Auxilia / Equites / Naves: Italia 4/0/1/2, Asia 2/1/1/1, Gallia 1/2/2/1, Africa 2/1/2/2, Graecia 2/2/1/1, Sicilia 1/2/0/2, Hispania 1/1/2/0.",
  "AIE-9.4.i": "The first legion recruited in a region in a Phase F must be a recruit legion if the Reserve has one.",
  "AIE-9.4.j": "Recruitment beyond the garrison is optional.",
  "AIE-9.4.k": "Recruits wait in the region's box until Phase D of the next turn.",
  "AIE-9.4.l": "The Reserve is common to both factions.",
  "AIE-9.4.m": "Regions without controller recruit nothing.",
  "AIE-9.4.n": "Recruits are placed at full strength.",
  "AIE-9.4.o": "Disbanded legions are out of the game for the rest of the scenario; they do not return to the Reserve.",
  "AIE-9.4.p":
    "Waiting recruits stay in the box if no legal zone exists, and go to the Reserve if the region has meanwhile passed to the other faction.",
  "AIE-10.0.a": "The score is one signed number: CAES points are added, REP points subtracted.",
  "AIE-10.1.a": "1 VP at once to the winner of a battle in which both Forces together had 35 SP or more at the start.",
  "AIE-10.1.b": "1 VP at once per enemy leader eliminated in combat or assassinated, Roman or non-Roman.",
  "AIE-10.1.c": "1 VP per complete group of three own Legio units disbanded in one Phase D.",
  "AIE-10.1.d": "The VP of a Major People at each pacification by arms.",
  "AIE-10.1.e": "Half of it, rounded down, at a pacification by stratagem, to the user.",
  "AIE-10.1.f": "5 VP to CAES when the last Assassin is eliminated.",
  "AIE-10.1.g": "Pacifying a Minor People scores nothing.",
  "AIE-10.1.h": "A pacification by event 14 scores nothing.",
  "AIE-10.1.i": "A naval and a land combat in one zone are two battles with separate SP totals.",
  "AIE-10.2.a": "In F.5, 1 VP per Major People in ALLEGIANCE to the faction.",
  "AIE-10.2.b":
    "Control Points: Italia 5, Asia 3, Gallia 2, Africa 3, Graecia 2, Sicilia 1, Hispania 2, Roma 2; 20 in all.",
  "AIE-10.2.c": "12 to 14 CP give 2 VP, 15 or more give 3 VP, fewer than 12 none.",
  "AIE-10.2.d": "1 VP to the faction controlling Roma.",
};
