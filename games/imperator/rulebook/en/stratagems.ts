import type { PartWords } from "../ids.ts";

export const stratagems: PartWords<"stratagems"> = {
  "IMP-6.a": "Roman counters work for Rome only, those of the Enemy for the Enemy only, mixed ones for both.",
  "IMP-6.b":
    "A counter that only the other side can use stays in the hand unplayed and goes back to the cup in Phase F.",
  "IMP-6.c":
    "A counter that is played goes back to the cup at once, unless it leaves the game or stays on the map. From the map it goes back when it is lifted, plague at the end of Phase E.",
  "IMP-6.d":
    "A counter of use may be kept for later turns. There is no limit to the counters that are held, nor to those played in a turn.",
  "IMP-6.e":
    "A stratagem bears the letter of its phase and is played in no other. (E) is for all of Phase E, at any moment, and it works at once.",

  "IMP-6.1.a": "Parthian coup (E): the counter is laid in the zone of Ctesiphon.",
  "IMP-6.1.b":
    "When a piece of the Enemy comes to Ctesiphon, leader or unit, and he then has a historical leader and three units there, it is lifted. Being there already lifts nothing: somebody has to come. A leader who shows Pax Romana does not count.",
  "IMP-6.1.c": "In each Phase F in which the coup still lies there Rome scores 3 victory points.",
  "IMP-6.1.d":
    "Pacification of a Minor People (E): a Minor People at war makes peace, and its units leave the map at once. No five-year peace follows, and it scores nothing.",
  "IMP-6.1.e": "Pacification of two Minor Peoples (E): the same, for one or two of them.",
  "IMP-6.1.f": "Pacification of three Minor Peoples (E): the same, for one, two or three of them.",
  "IMP-6.1.g":
    "Pacification of a Major People (E): its leaders turn to Pax Romana, and the Enemy puts them with all its units, even eliminated ones or those in the empire, at full strength into its home zones. No five-year peace follows. Romans who stand there may stay until Phase F; there is no battle. Mutineers stay mutinous.",
  "IMP-6.1.h":
    "Pacification of a Nationality (E): any number of Peoples at war of one Nationality, at least one, each as above.",
  "IMP-6.1.i":
    "Pax Romana (E): any number of Peoples at war, at least one, each as above. It is played once in a scenario and then leaves the game.",
  "IMP-6.1.j":
    "Roma Victor (E): before the die of a battle and in its place. The result is read in row 9 and more if Rome attacks, in row -2 and less if Rome defends, in the column after all shifts.",
  "IMP-6.1.k":
    "If Roma Victor and Furor Germanicus are both played in a battle, both are spent and the die is rolled after all.",
  "IMP-6.1.l": "Roma Victor cannot be played in a battle against rebels.",

  "IMP-6.2.a":
    "Usurpation of an Augustus (C): only if there are two Augusti. The one with the lower PC attempts it; if they are equal, the Enemy chooses. If he is in the Interior Provinces, it cannot be played on him.",
  "IMP-6.2.b":
    "It is valid if a d6 is not higher than his PC, and gives a bonus of 2 in steps B, C and D of the civil war.",
  "IMP-6.2.c":
    "Usurpation of a Caesar (C): only if there is a Caesar; the Enemy chooses which. It is valid if a d6 is not higher than his PC, and gives a bonus of 1 in steps B, C and D.",
  "IMP-6.2.d":
    "Usurpation (C): any leader of Rome who is neither Augustus nor Caesar. It is valid if a d6 is not higher than his PC; there is no bonus.",
  "IMP-6.2.e": "Uprising of a Minor People (C): a Minor People at peace goes to war at once.",
  "IMP-6.2.f": "Uprising of two Minor Peoples (C): the same, for two of them.",
  "IMP-6.2.g": "Uprising of three Minor Peoples (C): the same, for three of them.",
  "IMP-6.2.h": "Uprising of a Major People (C): a Major People at peace goes to war at once.",
  "IMP-6.2.i":
    "Uprising of three Major Peoples (C): the same, for three of them. It is played once in a scenario and then leaves the game.",
  "IMP-6.2.j":
    "The number in the name of an uprising is the most it can do: if fewer Peoples are at peace, fewer go to war.",
  "IMP-6.2.k": "A People bound by a five-year peace cannot be roused.",
  "IMP-6.2.l":
    "Furor Germanicus (E): what Roma Victor is for Rome, for the Enemy, but only in a battle in which at least one Germanic unit of his takes part.",
  "IMP-6.2.m":
    "Parthian shot (E): after a battle with a Persian unit in it, when its result has been applied, the Enemy eliminates a loyal Roman unit of his choice that took part and is still on the map, whoever has won. The Armenian unit is not Roman.",
  "IMP-6.2.n": "Intrigue in the Senate (E): the counter is laid in the zone of Rome.",
  "IMP-6.2.o":
    "It is lifted when an Augustus or a unit of the Praetoriae Cohortis comes to Rome and an Augustus and all units of the Praetoriae Cohortis in play are then there. Being there already lifts nothing: somebody has to come. Rebel and mutinous units are in play, those eliminated this turn are not.",
  "IMP-6.2.p":
    "In each Phase F in which the Intrigue still lies there the Enemy scores 2 victory points, for one counter or several.",

  "IMP-6.3.a": "Initiative (B): turns the result of the die for the initiative round, in favour of who plays it.",
  "IMP-6.3.b":
    "Opportune flight (E): before the die of a battle the defender moves his whole force to one adjacent zone without enemy units, where it may stack and may go; it needs neither leader nor CC, and may go where the attackers came from. Only those who may not flee at all stay and fight. The attacker does not move on.",
  "IMP-6.3.c":
    "Assassination (E): a d10 is rolled against any leader of the opponent who is in play on the map, rebels included. 8 or 9 kills him.",
  "IMP-6.3.d": "The Corporis Custodes take 1 off that die: whom they guard is killed by a 9 alone.",
  "IMP-6.3.e":
    "Outbreak of plague (E): in one land zone every unit is reduced, and reduced ones are eliminated; every leader rolls a d10 and dies on a 9. It strikes all alike, Peoples at peace and mutineers too.",
  "IMP-6.3.f":
    "The zone stays infested for the turn: whoever enters it, even in passing, in retreat, landing or being placed, suffers the same, each time he does.",
  "IMP-6.3.g": "Plague counters are taken off the map at the end of Phase E, before Phase F.",
  "IMP-6.3.h":
    "Epidemic of plague (E): like an Outbreak of plague, and all adjacent land zones, across rivers and straits too, are infested as well. There units at full strength are reduced, reduced ones stay as they are, and leaders roll.",
  "IMP-6.3.i":
    "Armenian alliance (E): the status of Armenia changes at once. If both sides are then in its zone, they fight in the next E.2.",
  "IMP-6.3.j":
    "Mutiny (E): the Enemy lays it in a zone inside the empire with loyal Roman units and no leader over them, Rome in a home zone of the Parthi with Parthian units and no leader over them. All those units are mutinous.",
  "IMP-6.3.k":
    "Mutinous units do not move. After a battle they may retreat, Fronts or not, and the marker goes with them.",
  "IMP-6.3.l":
    "Any force in their zone, of either side, fights them in E.2. They then count as pieces of the other player, who decides for them. It is their owner’s business to be rid of them; the marker is lifted when the last of them is eliminated, by anyone.",
  "IMP-6.3.m": "In each Phase F their owner loses 2 victory points for every Mutiny marker on the map.",
  "IMP-6.3.n": "Mutinous units count for no limit of a Front, and the adjustments of 9.2 pass them over.",
  "IMP-6.3.o":
    "Desertion (E): in one zone all units of the opponent that are Roman, loyal or rebel, or Parthian are reduced, and reduced ones are eliminated. Other units there are not touched.",
  "IMP-6.3.p":
    "Divine favour (E): after any die rolled in Phase E, by himself or by his opponent, the player sets it as he likes. Modifiers apply afterwards, and another Divine favour may answer.",
  "IMP-6.3.q": "Murder and plague are for good, except for generic leaders, who come back.",
};
