import type { PartWords } from "../ids.ts";

export const combat: PartWords<"combat"> = {
  "AIE-8.1.a":
    "A land combat takes place in every zone where land combat units of both players are left after evasion; it is compulsory (Janus and 4.4.1.i apart).",
  "AIE-8.1.b":
    "A naval combat takes place in every naval or coastal zone where naves of both players are left after evasion.",
  "AIE-8.1.c": "The active player is the attacker in all combats of his SMC, whoever moved in.",
  "AIE-8.1.d":
    "In a naval zone only naves and leaders count for strength, quality and results; passengers are lost only for lack of places.",
  "AIE-8.1.e": "In one zone a naval combat is resolved before the land combat.",
  "AIE-8.1.f":
    "When both are possible each player first assigns each of his leaders to one of them; no leader serves in both.",
  "AIE-8.1.g": "A leader assigned to a naval combat that does not take place is not available for the land combat.",
  "AIE-8.1.h": "The active player chooses the order of the zones.",
  "AIE-8.1.i": "In a land combat of a coastal zone naves contribute nothing.",
  "AIE-8.2.a": "Only the defender may evade, and only with a leader in the zone.",
  "AIE-8.2.b":
    "d10 plus the highest TB of the attacking leaders, strictly lower than the highest SR of the defender's leaders there, succeeds.",
  "AIE-8.2.c": "With no attacking leader the addition is 0.",
  "AIE-8.2.d": "Non-Roman leaders have SR 3 for evasion.",
  "AIE-8.2.e": "The evading leader goes to one adjacent zone whatever its MP cost.",
  "AIE-8.2.f": "The zone must be free of enemy combat units and allow stacking.",
  "AIE-8.2.g": "He takes at most his CC in combat units and any number of leaders.",
  "AIE-8.2.h": "After a success another attempt may be made with leaders and units left behind.",
  "AIE-8.2.i": "After a failure no further attempt is made in that combat.",
  "AIE-8.2.j": "Land evasions come before naval evasions.",
  "AIE-8.2.k": "Romans inside may not evade to the outside.",
  "AIE-8.2.l":
    "Non-Romans outside may not evade to the inside. (Allied Peoples used like Romans follow the same two limits by Nationality.)",
  "AIE-8.2.m": "No evasion into a zone from which an attacking combat unit entered the zone of battle this SMC.",
  "AIE-8.2.n": "If no legal zone exists the evasion fails.",
  "AIE-8.2.o":
    "Naves alone evade automatically with any leader of the zone, without a roll, one step to a zone without enemy naves and, on a coast, without enemy land units (they would have to leave again at once, 8.2.q).",
  "AIE-8.2.p": "Land units may evade aboard naves within 3.4.2, with the normal roll and CC.",
  "AIE-8.2.q": "In a coastal zone naves whose owner has no land unit there while the enemy has must evade.",
  "AIE-8.2.r": "If such naves have no leader or no zone they are eliminated.",
  "AIE-8.2.s":
    "A leader without friendly combat units in a zone with enemy combat units rolls d10: 8 or 9 he dies, otherwise his owner moves him to an adjacent land zone free of enemy combat units.",
  "AIE-8.2.t": "If no such zone exists he dies.",
  "AIE-8.2.u": "After Caesar's assassination an Assassin in that position survives only on 8 or 9.",
  "AIE-8.2.v": "Several lone leaders roll separately.",
  "AIE-8.2.w": "A leader killed this way is a combat death for VP and SPQR.",
  "AIE-8.2.x": "The lone leader's zone may be inside or outside and is not limited by where the enemy came from.",
  "AIE-8.2.y": "After a failed land attempt land units may not try by sea either; naves alone may still leave.",
  "AIE-8.2.z": "Naves that leave a naval zone without their passengers lose them.",
  "AIE-8.3.a":
    "All combat units and leaders of both players in the zone take part (leaders assigned elsewhere under 8.1.f excepted).",
  "AIE-8.3.b": "Ratio = attacker SP / defender SP, land units in land combat, naves in naval combat.",
  "AIE-8.3.c":
    "The column is the highest printed ratio not above the actual ratio; below 1/3 the first column is used.",
  "AIE-8.3.d": "Columns: 1/3 and less, 1/2, 2/3, 4/5, 1/1, 5/4, 3/2, 2/1, 3/1, 4/1 and more.",
  "AIE-8.3.e": "The attacker rolls d6; row = d6 plus modifiers, limited to -2..9.",
  "AIE-8.3.f": "SP are those of the face shown.",
  "AIE-8.4.1.a":
    "Every cell has exactly one winner: the side not showing A or E; in R / R cells the side given in section 4.",
  "AIE-8.4.1.b": "The loser leaves the zone if anything of him is left.",
  "AIE-8.4.1.c": "Retreat obeys the zone limits of evasion (8.2.f, k, l, n); m binds the defender only.",
  "AIE-8.4.1.d": "Retreat needs no roll, no leader and no CC.",
  "AIE-8.4.1.e":
    "Roman land units with Roman leaders, each People, and naves retreat as one block each to one zone chosen by the owner.",
  "AIE-8.4.1.f": "A block that cannot retreat is eliminated with its leaders.",
  "AIE-8.4.1.g": "Leaders whose units were all eliminated (not by E) retreat without a check.",
  "AIE-8.4.1.h":
    "The loser of a land combat also withdraws his naves from the zone, even if they won the naval combat.",
  "AIE-8.4.1.i": "After the combats of a zone only one player has leaders or combat units there.",
  "AIE-8.4.1.j": "A beaten attacker may retreat to the zone he came from.",
  "AIE-8.4.1.k": "Beaten land units may leave aboard friendly naves of the zone within their places.",
  "AIE-8.4.1.l": "Passengers retreat with their naves; excess over the places left is eliminated.",
  "AIE-8.4.2.a": "E: all combat units of that Force are eliminated.",
  "AIE-8.4.2.b": "A: every combat unit of that Force loses one step.",
  "AIE-8.4.2.c":
    "1/4, 1/2, 3/4 (winner only): number of units to lose a step = floor(fraction x number of units of the beaten Force at the start).",
  "AIE-8.4.2.d": "That number is capped by the winner's own number of units; each unit is hit once.",
  "AIE-8.4.2.e": "The winner chooses the units; reduced ones chosen are eliminated.",
  "AIE-8.4.2.f": "R: no losses.",
  "AIE-8.4.2.g": "The beaten Force's units are counted before losses and after Transfuges.",
  "AIE-8.5.1.a": "All leaders of a Force that suffers E are eliminated.",
  "AIE-8.5.1.b": "All leaders of a block that cannot retreat are eliminated.",
  "AIE-8.5.1.c": "Other leaders of a beaten Force survive and retreat.",
  "AIE-8.5.2.a":
    "In a battle between a Force with a FL and a Force with a FL, Pretender or Assassin, all FLs, Pretenders and Assassins of the beaten Force are eliminated, whatever the result.",
  "AIE-8.5.2.b": "The rule does not apply if one side has none of these, or if neither side has a FL.",
  "AIE-8.5.2.c": "A FL beaten by a Force containing an Assassin is not eliminated by this rule.",
  "AIE-8.5.2.d": "Ordinary leaders of the beaten Force are not touched by it (exception 3.6.4.d).",
  "AIE-8.5.2.e": "It applies to naval battles too.",
  "AIE-8.6.1.a":
    "Average quality = floor(sum of QU / number of units) over the combat units of the Force in that combat.",
  "AIE-8.6.2.a": "TB of a Force = highest TB of its leaders.",
  "AIE-8.6.2.b": "Without leaders TB = floor of the average TB of its units.",
  "AIE-8.6.2.c": "With a leader the units' TB is ignored even if higher.",
  "AIE-8.6.2.d": "An ill FL (event 4) is ignored for TB.",
  "AIE-8.6.3.a": "PC is compared only when both Forces are Roman and each has a FL or a Pretender.",
  "AIE-8.6.3.b": "PC of a Force = highest PC among its FLs and Pretenders; other leaders are ignored.",
  "AIE-CT.a": "Die modifier a: + TB of the attacker - TB of the defender.",
  "AIE-CT.b": "Die modifier b: -1 if the defender's Force is wholly non-Roman and the zone is outside.",
  "AIE-CT.c": "Die modifier c: +1 if the attacker's Force is wholly non-Roman and the zone is outside.",
  "AIE-CT.d": "Die modifier d: +1 if 8.6.3 applies and the attacker's PC is higher.",
  "AIE-CT.e": "Die modifier e: -1 if 8.6.3 applies and the attacker's PC is lower; equal PCs give nothing.",
  "AIE-CT.f":
    "Die modifier f: -1 in any land battle if an attacking land unit entered the zone this SMC across a major river or a strait.",
  "AIE-CT.g": "All die modifiers, events and stratagems included, add up.",
  "AIE-CT.h":
    "Column shift: one right if the attacker's average quality is higher, two right if at least double; the two do not add up.",
  "AIE-CT.i": "Column shift: one left if it is lower, two left if the defender's is at least double.",
  "AIE-CT.j": "Equal averages: no shift.",
  "AIE-CT.k": "Shifts stop at the first and last column.",
  "AIE-CT.l": "Results are read attacker / defender.",
  "AIE-CT.m": "The table content is that of section 4, cell for cell.",
  "AIE-CT.n": "In each column the lower R / R row is won by the defender, the upper by the attacker.",
  "AIE-CT.o": "Fractions appear only for the winner; A and E only for the loser.",
  "AIE-CT.p":
    "The ratio column is found first, then the shift is applied, then the clamp; the die row is independent of the column.",
  "AIE-CT.q":
    "Naval combats use the same table, shifts and modifiers, counting naves only; modifier f never applies to them.",
};
