import type { PartWords } from "../ids.ts";

export const stratagems: PartWords<"stratagems"> = {
  "AIE-6.0.a": "There are 38 stratagems on 19 two-sided counters, two different ones on each.",
  "AIE-6.0.b": "Whoever plays a counter uses one of its faces, and chooses it at that moment; the other is not used.",
  "AIE-6.0.c":
    "A played counter returns to the cup at once, unless its text leaves it on the map or takes it out of the game.",
  "AIE-6.0.d": "A counter may be kept for later turns, within the limit of three in F.7.",
  "AIE-6.0.e": "Any number of stratagems may be played in a turn.",
  "AIE-6.0.f": "A stratagem may be played only in the phase under which it is listed.",
  "AIE-6.0.g": "A stratagem that has no lawful target or no effect cannot be played.",
  "AIE-6.0.h":
    "There are 3 each of Coup d’état and Uprising of a Minor People, 2 each of Initiative, Opportune flight, Assassination, Siegecraft, Walls, Intrigue in the Senate, Rallying a Triumvir and Triumph, and 1 of every other stratagem.",
  "AIE-6.0.i": "Which two stratagems share a counter is decided by the set of components in use.",

  "AIE-6.1.1.a": "Initiative: played in Phase B by the player without the initiative, who then has it.",
  "AIE-6.1.1.b": "The other player may answer with the second Initiative.",
  "AIE-6.1.1.c":
    "Initiative cannot be played in the first turn of scenarios 1, 2 and 3; in the first turn of scenarios 4 to 7 it can.",
  "AIE-6.1.2.a":
    "Janus: played by either player once the initiative is settled. No combat with Roman combat units on both sides takes place this turn.",
  "AIE-6.1.2.b":
    "While Janus lasts, Roman combat units may not end a move, an evasion or a retreat in a zone with Roman combat units of the other faction.",
  "AIE-6.1.2.c": "Combats of Romans against wholly non-Roman Forces, and lone leaders’ tests, go on under Janus.",

  "AIE-6.2.1.a":
    "Coup d’état: starts the procedure of 3.6; the printed modifier applies to the roll for validation and to those for loyalty.",
  "AIE-6.2.1.b":
    "Coup d’état cannot be played against a faction that already has a Pretender in play, nor without an eligible leader.",
  "AIE-6.2.2.a":
    "Uprising of a Minor People: one Minor People that is at peace and not banned goes to war at once. Control follows from 4.4.1 and may fall to the opponent.",
  "AIE-6.2.3.a": "Uprising of two Minor Peoples: the same for two Minor Peoples; it may be used for one.",
  "AIE-6.2.4.a":
    "Uprising of a Major People: one Major People that is at peace and not banned goes to war at once. Control follows from 4.4.1.",
  "AIE-6.2.5.a":
    "Allegiance of a Major People: one Major People at war, other than the Parthi, enters allegiance to the player without a roll.",

  "AIE-6.3.1.a":
    "Opportune flight: played by the defender before the combat die, either before or after attempts at evasion.",
  "AIE-6.3.1.b":
    "His Force moves without a roll to one adjacent zone that is free of enemy combat units and that it could enter in normal movement.",
  "AIE-6.3.1.c": "Auxilia beyond the CC of the leaders who go, and naves without a leader, stay behind and fight.",
  "AIE-6.3.1.d": "The attackers do not move after the flight. If no unit has stayed, there is no combat.",
  "AIE-6.3.2.a":
    "Divine favour: after any die of Phase E, rolled by either player, and before its effect, the player sets that die to a face of his choice.",
  "AIE-6.3.2.b": "Modifiers are applied to the face so chosen.",
  "AIE-6.3.2.c": "Divine favour cannot be used on dice of Phases A to D or F, nor on draws.",
  "AIE-6.3.3.a": "Assassination: aimed at any enemy Roman leader on the map except Caesar.",
  "AIE-6.3.3.b": "The player of Assassination rolls a d10: 8 or 9 kills, 0 to 7 has no effect.",
  "AIE-6.3.3.c": "Octavianus and M. Antonius are assassinated only on 9.",
  "AIE-6.3.3.d":
    "A leader killed by Assassination is out of the game for good, and the player scores 1 victory point. A Faction Leader so killed counts for the SPQR marker (see 5.1.1).",
  "AIE-6.3.4.a": "Outbreak of plague: placed on any zone with a port.",
  "AIE-6.3.4.b": "Every combat unit in the zone of the plague, of either side, loses one step at once.",
  "AIE-6.3.4.c": "Every leader in the zone of the plague rolls a d10 and dies on 9.",
  "AIE-6.3.4.d":
    "Until the end of Phase E every unit or leader that enters the zone rolls a d10; on 9 a leader dies and a unit loses one step.",
  "AIE-6.3.4.e":
    "The plague is taken off the map when Phase E ends, and its counter can be drawn again from the Phase A of the next turn.",
  "AIE-6.3.4.f": "Deaths from the plague score no victory points.",
  "AIE-6.3.5.a":
    "Desertion: in one zone every enemy legion loses one step, but at most five of them, chosen by the player if more are there.",
  "AIE-6.3.5.b": "Desertion does not touch other types of units or the player’s own legions.",
  "AIE-6.3.6.a":
    "Turncoats: before a combat die the player takes two Roman units of the enemy Force in that combat, at most one of them a legion or naves.",
  "AIE-6.3.6.b": "If only legions (on land) or only naves (at sea) can be had, he takes one unit.",
  "AIE-6.3.6.c": "The turncoats fight for him in this combat and stay his.",
  "AIE-6.3.6.d": "Odds, quality and numbers of units are those of the Forces as they now are.",
  "AIE-6.3.7.a":
    "Veni, vidi, vici: played instead of the die by a side whose Force includes a Faction Leader, against a wholly non-Roman Force.",
  "AIE-6.3.7.b":
    "Row 9 is used if that side attacks, row -2 if it defends, in the column found after the shifts for quality.",
  "AIE-6.3.8.a":
    "Siegecraft: the attacker adds the printed number, +1 or +2, to the die of a battle in a zone with a city or a port.",
  "AIE-6.3.9.a":
    "Walls: the defender adds the printed number, -1 or -2, to the die of a battle in a zone with a city or a port.",
  "AIE-6.3.9.b": "Siegecraft and Walls of both sides, and several of one side, add up in the same battle.",
  "AIE-6.3.10.a":
    "Parthian shot: after a battle in which a unit of the Parthi fought, whatever its result, the player of the Parthi eliminates one Roman unit that fought against them.",
  "AIE-6.3.11.a": "Intrigue in the Senate: placed in Italia 1 when it is played.",
  "AIE-6.3.11.b":
    "The intrigue is removed by itself once the faction that controls Italia has a Faction Leader and at least three legions in Italia 1.",
  "AIE-6.3.11.c":
    "In each F.5 every intrigue still there gives 3 victory points to the player who does not control Italia, whoever played it.",
  "AIE-6.3.11.d": "If nobody controls Italia, nobody scores for an intrigue.",
  "AIE-6.3.12.a":
    "Pacification of a Minor People: one Minor People at war comes to peace at once. Its units return to its box, and there is no ban.",
  "AIE-6.3.13.a":
    "Pacification of a Major People: one Major People at war, or in allegiance to the opponent, comes to peace. Its leaders (PAX ROMANA) and all its units, eliminated ones included, are placed at home at once, and there is no ban.",
  "AIE-6.3.13.b":
    "For a Major People pacified by a stratagem, its player scores half of its victory points, rounded down.",
  "AIE-6.3.14.a":
    "Pacification of a Nationality: every People of one chosen Nationality that is at war comes to peace in the same way, the player’s own included. Allegiances are untouched.",
  "AIE-6.3.15.a":
    "Pax Romana: every People at war comes to peace in the same way, the player’s own included. Allegiances are untouched.",
  "AIE-6.3.15.b": "Pax Romana may instead be used on a single People, Major or Minor.",
  "AIE-6.3.15.c": "Once used as Pax Romana, the counter is out of the game for the rest of the scenario.",

  "AIE-6.4.1.a":
    "Ides of March: played by the Republicans in F.3 of scenario 1. The attempt on Caesar is automatic, and the roll for its success gets +2.",
  "AIE-6.4.2.a":
    "Imperium: played in F.1, it moves the SPQR marker one space towards 0, before it is checked whether the marker is on 5.",
  "AIE-6.4.2.b": "Imperium may also answer the rise of the marker through Caesar’s murder in F.3.",
  "AIE-6.4.3.a":
    "Rallying a Triumvir: played in F.4. The region of one Triumvir, with all its leaders and units, joins the player’s faction.",
  "AIE-6.4.3.b": "Leaders without a face of that faction are removed for good, and nobody scores for them.",
  "AIE-6.4.4.a": "Triumph: played in F.5, it scores the victory points printed on it, 1 or 2.",
};
