import type { PartWords } from "../ids.ts";

export const combat: PartWords<"combat"> = {
  "AIE-8.1.a":
    "A land combat takes place in every zone where land combat units of both players are left after evasion. It is compulsory, except under Janus and between Peoples that F.4 has given to different players (see 4.4.1).",
  "AIE-8.1.b":
    "A naval combat takes place in every naval or coastal zone where naves of both players are left after evasion.",
  "AIE-8.1.c": "The player whose sequence it is attacks in all its combats, no matter who moved in.",
  "AIE-8.1.d":
    "In a naval zone strength, quality and results concern naves and leaders alone; passengers are lost only for lack of places.",
  "AIE-8.1.e": "In the same zone a naval combat is resolved before the land combat.",
  "AIE-8.1.f":
    "When both are possible, each player first assigns each of his leaders to one of them; no leader serves in both.",
  "AIE-8.1.g": "A leader assigned to a naval combat that does not take place is not available for the land combat.",
  "AIE-8.1.h": "The attacker chooses the order of the zones.",
  "AIE-8.1.i": "In a land combat in a coastal zone naves contribute nothing.",

  "AIE-8.2.a": "Only the defender may evade, and only with a leader in the zone.",
  "AIE-8.2.b":
    "A d10 plus the highest TB of the attacking leaders must be strictly lower than the highest SR of the defender’s leaders there.",
  "AIE-8.2.c": "If there is no attacking leader, nothing is added.",
  "AIE-8.2.d": "For evasion non-Roman leaders have SR 3.",
  "AIE-8.2.e": "The leader who evades goes to one adjacent zone, whatever it costs in MP.",
  "AIE-8.2.f": "That zone must be free of enemy combat units, and those who go must be allowed to stack there.",
  "AIE-8.2.g": "He takes along combat units, at most as many as his CC, and any number of leaders.",
  "AIE-8.2.h": "After a success another attempt may be made with leaders and units that were left behind.",
  "AIE-8.2.i": "After a failure no further attempt is made in that combat.",
  "AIE-8.2.j": "Land evasions are made before naval evasions.",
  "AIE-8.2.k": "Romans inside the Republic may not evade to the outside.",
  "AIE-8.2.l":
    "Non-Romans outside the Republic may not evade to the inside. Nationality decides which of the two limits holds, for allied Peoples too.",
  "AIE-8.2.m":
    "No evasion goes to a zone from which an attacking combat unit entered the zone of battle in this sequence.",
  "AIE-8.2.n": "If there is no lawful zone, the evasion fails.",
  "AIE-8.2.o":
    "Naves alone evade without a roll, with any leader of the zone, one step to a zone without enemy naves and, on a coast, without enemy land units.",
  "AIE-8.2.p": "Land units may evade aboard naves within the limits of 3.4.2, with the normal roll and CC.",
  "AIE-8.2.q": "In a coastal zone naves must evade if their owner has no land unit there while the enemy has one.",
  "AIE-8.2.r": "If such naves have no leader, or no zone to go to, they are eliminated.",
  "AIE-8.2.s":
    "The lone leader’s test: a leader without friendly combat units in a zone with enemy combat units rolls a d10. On 8 or 9 he dies; otherwise his owner moves him to an adjacent land zone free of enemy combat units.",
  "AIE-8.2.t": "If there is no such zone, the lone leader dies.",
  "AIE-8.2.u":
    "Once Caesar has been assassinated, an Assassin who takes the lone leader’s test survives only on 8 or 9.",
  "AIE-8.2.v": "If several lone leaders are in a zone, each takes the test for himself.",
  "AIE-8.2.w":
    "A leader killed in this test has died in combat, for victory points and for the SPQR marker. As an option, he has not.",
  "AIE-8.2.x":
    "The zone a lone leader goes to may be inside or outside the Republic, and may be one the enemy came from.",
  "AIE-8.2.y": "After a failed attempt by land, land units may not try by sea either; naves alone may still leave.",
  "AIE-8.2.z": "Naves that leave a naval zone without their passengers lose them.",

  "AIE-8.3.a":
    "All combat units and leaders of both players in the zone take part, except leaders assigned to the zone’s other combat.",
  "AIE-8.3.b":
    "The odds are the attacker’s SP over the defender’s SP: those of land units in a land combat, of naves in a naval combat.",
  "AIE-8.3.c":
    "The column is the highest printed ratio that is not above the actual odds; below 1/3 it is the first column.",
  "AIE-8.3.d": "The columns are 1/3 and less, 1/2, 2/3, 4/5, 1/1, 5/4, 3/2, 2/1, 3/1, 4/1 and more.",
  "AIE-8.3.e": "The attacker rolls a d6. The row is the die plus all modifiers, no lower than -2 and no higher than 9.",
  "AIE-8.3.f": "SP are those of the face that is up.",

  "AIE-8.4.1.a":
    "Every result has exactly one winner: the side that does not show A or E. If both show R, the row decides (see the combat table).",
  "AIE-8.4.1.b": "The loser leaves the zone, if anything of him is left.",
  "AIE-8.4.1.c":
    "Retreat is limited to the same zones as evasion (see 8.2), except that the zones the attackers came from are barred to the defender only.",
  "AIE-8.4.1.d": "Retreat needs no roll, no leader and no CC.",
  "AIE-8.4.1.e":
    "Roman land units with Roman leaders, each People, and naves retreat each as one block to one zone chosen by their owner.",
  "AIE-8.4.1.f": "A block that cannot retreat is eliminated with its leaders.",
  "AIE-8.4.1.g": "Leaders whose units have all been eliminated, but not by an E, retreat without a test.",
  "AIE-8.4.1.h":
    "The loser of a land combat also withdraws his naves from the zone, even if they have won the naval combat.",
  "AIE-8.4.1.i": "After the combats of a zone only one player has leaders or combat units there.",
  "AIE-8.4.1.j": "A beaten attacker may retreat to the zone he came from.",
  "AIE-8.4.1.k": "Beaten land units may leave aboard friendly naves of the zone, as far as there are places.",
  "AIE-8.4.1.l": "Passengers retreat with their naves; those in excess of the places left are eliminated.",
  "AIE-8.4.2.a": "Result E: all combat units of that Force are eliminated.",
  "AIE-8.4.2.b": "Result A: every combat unit of that Force loses one step.",
  "AIE-8.4.2.c":
    "Result 1/4, 1/2 or 3/4, for the winner only: that fraction of the number of units of the beaten Force at the start, rounded down, is the number of his own units that lose a step.",
  "AIE-8.4.2.d": "That number is never more than the units the winner has, and each unit is hit only once.",
  "AIE-8.4.2.e": "The winner chooses the units; a reduced unit he chooses is eliminated.",
  "AIE-8.4.2.f": "Result R: that Force has no losses.",
  "AIE-8.4.2.g": "The units of the beaten Force are counted before losses and after Turncoats.",

  "AIE-8.5.1.a": "All leaders of a Force that suffers an E are eliminated.",
  "AIE-8.5.1.b": "All leaders of a block that cannot retreat are eliminated.",
  "AIE-8.5.1.c": "Other leaders of a beaten Force survive and retreat.",
  "AIE-8.5.2.a":
    "When a Force with a Faction Leader fights a Force with a Faction Leader, a Pretender or an Assassin, all Faction Leaders, Pretenders and Assassins of the beaten Force are eliminated, whatever the result.",
  "AIE-8.5.2.b": "The rule does not apply if one side has none of these, or if neither side has a Faction Leader.",
  "AIE-8.5.2.c": "A Faction Leader beaten by a Force that includes an Assassin is not eliminated by this rule.",
  "AIE-8.5.2.d":
    "Ordinary leaders of the beaten Force are not touched by the rule, but see 3.6.4 for those of a beaten Pretender.",
  "AIE-8.5.2.e": "The rule applies to naval battles too.",

  "AIE-8.6.1.a":
    "The average quality of a Force is the sum of the QU of its combat units in that combat divided by their number, rounded down.",
  "AIE-8.6.2.a": "The TB of a Force is the highest TB of its leaders.",
  "AIE-8.6.2.b": "Without leaders it is the average TB of its units, rounded down.",
  "AIE-8.6.2.c": "If there is a leader, the TB of the units is ignored, even if it is higher.",
  "AIE-8.6.2.d": "A Faction Leader who is ill (event 4) is ignored for TB.",
  "AIE-8.6.3.a": "PC is compared only when both Forces are Roman and each includes a Faction Leader or a Pretender.",
  "AIE-8.6.3.b":
    "The PC of a Force is the highest PC among its Faction Leaders and Pretenders; other leaders are ignored.",

  "AIE-CT.a": "Modifier of the die: plus the TB of the attacker, minus the TB of the defender.",
  "AIE-CT.b":
    "Modifier of the die: -1 if the defending Force is wholly non-Roman and the zone is outside the Republic.",
  "AIE-CT.c":
    "Modifier of the die: +1 if the attacking Force is wholly non-Roman and the zone is outside the Republic.",
  "AIE-CT.d": "Modifier of the die: +1 if PC is compared (see 8.6.3) and the attacker’s is higher.",
  "AIE-CT.e": "Modifier of the die: -1 if PC is compared and the attacker’s is lower; equal PC gives nothing.",
  "AIE-CT.f":
    "Modifier of the die: -1 in any land battle if an attacking land unit entered the zone in this sequence across a major river or a strait.",
  "AIE-CT.g": "All modifiers of the die add up, those of events and stratagems included.",
  "AIE-CT.h":
    "Shift of the column: one to the right if the attacker’s average quality is higher, or two in all if it is at least double.",
  "AIE-CT.i":
    "Shift of the column: one to the left if the attacker’s average quality is lower, or two in all if the defender’s is at least double.",
  "AIE-CT.j": "Equal average qualities shift nothing.",
  "AIE-CT.k": "Shifts stop at the first and at the last column.",
  "AIE-CT.l": "Results are read attacker / defender.",
  "AIE-CT.m":
    "Every cell of the combat table holds as printed, even where losses seem out of line with its neighbours.",
  "AIE-CT.n":
    "In each column two rows show R / R: the defender wins in the one with the lower number, the attacker in the other.",
  "AIE-CT.o": "Fractions occur only for the winner, A and E only for the loser.",
  "AIE-CT.p":
    "First the column of the odds is found, then it is shifted, within the edges of the table. The row of the die does not depend on the column.",
  "AIE-CT.q":
    "Naval combats use the same table, shifts and modifiers, counting naves only; rivers and straits never matter to them.",
};
