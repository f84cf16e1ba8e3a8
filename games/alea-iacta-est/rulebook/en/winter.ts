import type { PartWords } from "../ids.ts";

export const winter: PartWords<"winter"> = {
  "AIE-9.0.a":
    "The adjustments of F.6 are made in this order: naves, Roman land units and leaders, Peoples, garrisons, recruitment. No MP are spent.",
  "AIE-9.1.a":
    "Naves in a zone with a port, Roman ones and those of the Aegyptii, stay there and recover full strength.",
  "AIE-9.1.b": "Naves anywhere else are eliminated.",
  "AIE-9.1.c":
    "Leaders stacked with eliminated naves are absent until the next Phase C, except leaders ashore with land units.",
  "AIE-9.1.d": "Passengers of naves eliminated in a naval zone are eliminated too.",

  "AIE-9.2.a":
    "A reduced Roman land unit inside the Republic recovers if its zone has a city, or if no adjacent zone inside the Republic holds an enemy combat unit, Roman or not. As an option, it must fulfil both conditions.",
  "AIE-9.2.b": "Roman land units outside the Republic are eliminated.",
  "AIE-9.2.c": "Roman leaders stacked with them are absent until the next Phase C; they are not dead.",
  "AIE-9.2.d":
    "Roman units and leaders in a region their faction does not control move to a zone, free of enemy units, of a region it controls.",
  "AIE-9.2.e": "The whole stack of one zone goes to one and the same zone.",
  "AIE-9.2.f": "Naves of the stack go along; the zone must then have a port.",
  "AIE-9.2.g":
    "If the faction controls no region, or there is no lawful zone in the regions it controls, the stack stays.",
  "AIE-9.2.h":
    "A Roman leader alone in a zone moves to a zone, free of enemy units, of a region his faction controls, which may be the one he is in. If there is none, he stays.",
  "AIE-9.2.i": "Recovery is judged before stacks and leaders are moved.",
  "AIE-9.2.j": "Neutral units recover but do not move.",
  "AIE-9.2.k":
    "Allied non-Roman units are neither moved nor eliminated with the Romans; they are adjusted with the Peoples (see 9.3).",

  "AIE-9.3.a":
    "A Minor People at war without a unit on the map is pacified by arms: its units stay in its box and it is banned for four years.",
  "AIE-9.3.b":
    "A Minor People with a unit on the map stays at war. Its units stay where they are, and reduced ones at home or in a city zone recover.",
  "AIE-9.3.c":
    "Its eliminated units come back at full strength in its zones of origin, except where enemy units stand.",
  "AIE-9.3.d":
    "A Major People at war or in allegiance without a unit on the map is pacified by arms: all its units (full strength) and leaders (PAX ROMANA) are placed at home, it is at peace and banned for four years.",
  "AIE-9.3.e":
    "A Major People with a unit on the map keeps its status, and its units and leaders stay. Recovery and return of eliminated units are as for a Minor People.",
  "AIE-9.3.f":
    "A People pacified by arms can be activated again in Phase C of the fifth year after: if in -38, then in -33.",
  "AIE-9.3.g": "During the ban neither the draw nor a stratagem can activate the People.",
  "AIE-9.3.h": "A People pacified by a stratagem can be activated again from the next year on.",
  "AIE-9.3.i":
    "Victory points for a Major People pacified in this step go to the player who neither controlled it nor had its allegiance.",
  "AIE-9.3.j": "A Major People that left the map when it was pacified (see 4.4.3) is placed at home in this step.",
  "AIE-9.3.k": "A reduced unit of a People at peace recovers at home.",

  "AIE-9.4.a":
    "For each region he controls that has fewer of his own legions than its minimum garrison, a player moves surplus legions of his there, as far as possible.",
  "AIE-9.4.b": "They go to a zone of that region with a city and without enemy units.",
  "AIE-9.4.c": "Legions may not be taken from a region he controls if that would bring it below its own minimum.",
  "AIE-9.4.d": "What is still missing must be recruited there, within the limits of the region and of the Reserve.",
  "AIE-9.4.e":
    "Recruitment goes in rounds over the regions, in the order Italia, Asia, Gallia, Africa, Graecia, Sicilia, Hispania.",
  "AIE-9.4.f": "When a region’s turn comes, its controller may recruit at most one unit of each type.",
  "AIE-9.4.g":
    "Rounds are repeated until limits or Reserve are exhausted, or until a full round passes without recruitment.",
  "AIE-9.4.h": ({ box, eachRegion }) =>
    `Most recruits in a year, as legions/auxilia/equites/naves: ${eachRegion((region) => box.recruits[region].join("/"))}.`,
  "AIE-9.4.i": "The first legion recruited in a region in a Phase F must be a recruit legion, if the Reserve has one.",
  "AIE-9.4.j": "Recruitment beyond the garrison is optional.",
  "AIE-9.4.k": "Recruits wait in the box of their region until Phase D of the next turn.",
  "AIE-9.4.l": "Both factions recruit from one and the same Reserve.",
  "AIE-9.4.m": "A region without a controller recruits nothing.",
  "AIE-9.4.n": "Recruits are placed at full strength.",
  "AIE-9.4.o":
    "Disbanded legions are out of the game for the rest of the scenario and do not return to the Reserve. As an option, they go to the Reserve.",
  "AIE-9.4.p":
    "Waiting recruits stay in the box if there is no lawful zone, and go to the Reserve if the region has meanwhile passed to the other faction.",

  "AIE-10.0.a": "The score is one number: Caesarian victory points are added to it, Republican ones subtracted.",
  "AIE-10.1.a":
    "The winner of a battle in which both Forces together had 35 SP or more at the start scores 1 victory point at once.",
  "AIE-10.1.b":
    "Each enemy leader eliminated in combat or assassinated, Roman or non-Roman, scores 1 victory point at once.",
  "AIE-10.1.c":
    "Each complete group of three legions that a player disbands in one Phase D scores him 1 victory point.",
  "AIE-10.1.d": ({ box }) =>
    `Each time a Major People is pacified by arms, it scores its victory points: ${box.majors.map((people) => `${box.peopleTitles[people]} ${box.peopleVp[people]}`).join(", ")}.`,
  "AIE-10.1.e":
    "If a Major People is pacified by a stratagem, the player of the stratagem scores half of that, rounded down.",
  "AIE-10.1.f": "The elimination of the last Assassin scores 5 victory points for the Caesarians.",
  "AIE-10.1.g": "Pacifying a Minor People scores nothing.",
  "AIE-10.1.h": "A pacification by event 14 scores nothing.",
  "AIE-10.1.i": "A naval and a land combat in the same zone are two battles, each with its own total of SP.",
  "AIE-10.2.a": "In F.5 each faction scores 1 victory point for every Major People in allegiance to it.",
  "AIE-10.2.b": ({ box, eachRegion }) => {
    const all = box.regions.reduce((sum, region) => sum + box.points[region], box.romaPoints);
    return `Control Points: ${eachRegion((region) => box.points[region])}, Roma ${box.romaPoints}; ${all} in all.`;
  },
  "AIE-10.2.c":
    "In F.5 a faction with 12 to 14 Control Points scores 2 victory points, with 15 or more 3 victory points, with fewer than 12 none.",
  "AIE-10.2.d": "In F.5 the faction that controls Roma scores 1 victory point.",
};
