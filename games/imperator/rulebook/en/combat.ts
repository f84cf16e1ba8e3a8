import type { PartWords } from "../ids.ts";

export const combat: PartWords<"combat"> = {
  "IMP-8.a":
    "Wherever units of both sides are in one zone in E.2, there is a combat. It must be fought, unless the defender manages to avoid it.",
  "IMP-8.b": "The player whose sequence it is attacks, in the order of zones that he likes; the other defends.",
  "IMP-8.c": "All units and leaders of a side in the zone are its force, and all of them take part.",

  "IMP-8.1.a":
    "A defender with a leader in the zone may try to evade, leader by leader, the one with the best SR first and each of them once: if a d6 is strictly lower than his SR, he gets away. What remains may try with another leader, or fights.",
  "IMP-8.1.b":
    "Whoever evades goes one zone far, whatever it costs; no enemy unit may be there, and no friend with whom he may not stack. The limits of movement hold, those of Fronts too, and garrison units go only with an Augustus or a Caesar.",
  "IMP-8.1.c": "For evasion, zones on the two sides of a strait are adjacent.",
  "IMP-8.1.d":
    "Nobody evades to a zone out of which a unit of the attackers stepped into this one in this sequence. Units that landed, or were there before, close no zone.",
  "IMP-8.1.e": "If there is no zone to go to, the evasion fails.",
  "IMP-8.1.f":
    "A leader who evades takes along at most as many units as his CC, non-Romans only those of their own People, and any other leaders.",

  "IMP-8.2.a":
    "The odds are the SP of the attacker over those of the defender; the column is the highest that does not exceed them, in favour of the defender. Below 1/2 it is the first column, from 4/1 on the last.",
  "IMP-8.2.b":
    "The attacker rolls a d6. The die with its modifiers is the row, the odds after the shifts are the column, and there the result is found.",

  "IMP-8.3.a":
    "The table names the winner. The loser leaves the zone, whatever his losses, within the limits of evasion, but without a die and without CC; zones the attackers came from are closed to the defender only. The force goes to one zone; only if none suits everybody it may split.",
  "IMP-8.3.b":
    "What cannot retreat is eliminated, units and leaders. Nobody retreats aboard a fleet; garrison units retreat without an Augustus or a Caesar too.",
  "IMP-8.3.c": "E: all units of the force are eliminated.",
  "IMP-8.3.d": "A: all units of the force are reduced, and those already reduced are eliminated.",
  "IMP-8.3.e":
    "1/4, 1/2 or 3/4: the winner counts that share of the units the loser had at the start, rounds down, and reduces so many of his own.",
  "IMP-8.3.f": "The winner reduces no more units than he has, and none of them twice.",
  "IMP-8.3.g": "Which units, their owner chooses; a reduced one that he chooses is eliminated.",
  "IMP-8.3.h": "R: the force has no losses.",

  "IMP-8.4.a":
    "Leaders of a force that suffers an E or cannot retreat are eliminated. Those whose units have all been lost to an A retreat.",
  "IMP-8.4.b":
    "Where Romans have fought Romans, no Augustus, Caesar or usurper survives on the beaten side, whatever the result was.",

  "IMP-8.5.a": "The average quality of a force is the mean of the QU of its units, rounded down.",
  "IMP-8.5.b":
    "The TB of a force is the best TB among its leaders; if it has none, the mean of the TB of its units, rounded down.",
  "IMP-8.5.c":
    "The PC of a force is the best PC among its leaders, and 0 if it has none. It counts between Roman forces only.",

  "IMP-TC.a":
    "The table has twelve rows for the die (-2 and less, -1 to 8, 9 and more) and ten columns for the odds (1/3 and less to 4/1 and more); every cell stands as printed. In each column two rows show R / R: the defender wins in that of the lower die, the attacker in the other.",
  "IMP-TC.b": "Modifier of the die: the TB of the attacker is added, that of the defender taken off.",
  "IMP-TC.c":
    "Modifier of the die: -1 if a force of the Enemy without any Roman unit defends in a zone that is outside the empire at that time.",
  "IMP-TC.d":
    "Modifier of the die: +1 if a force of the Enemy without any Roman unit attacks in a zone that is outside the empire at that time.",
  "IMP-TC.e": "Modifier of the die, Romans against Romans: +1 if the PC of the attacker is strictly higher.",
  "IMP-TC.f": "Modifier of the die, Romans against Romans: -1 if the PC of the attacker is strictly lower.",
  "IMP-TC.g": "All modifiers of the die are added up, and those of events with them.",
  "IMP-TC.h":
    "Shift of the column: one to the right if the attacker’s average quality is strictly higher, one to the left if it is strictly lower.",
  "IMP-TC.i":
    "Shift of the column: two to the right, not one, if the attacker’s average quality is at least double; two to the left if the defender’s is. Any quality is double 0, but equal ones shift nothing.",
  "IMP-TC.j": "No shift goes beyond the first or the last column.",
};
