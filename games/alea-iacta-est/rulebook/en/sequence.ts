import type { PartWords } from "../ids.ts";

export const sequence: PartWords<"sequence"> = {
  "AIE-2.A.a":
    "At the start of Phase A the cup holds every stratagem counter that nobody holds, that does not lie on the map and that has not left the game.",
  "AIE-2.A.b": "Each turn each player draws one counter at random, the Caesarians first.",
  "AIE-2.A.c": "Which counters you have drawn is known to you alone. How many you hold is known to both players.",

  "AIE-2.B.a":
    "The Caesarian player rolls a d6. A result strictly lower than the PC of the Caesarian Faction Leader gives the Caesarians the initiative; otherwise the Republicans have it.",
  "AIE-2.B.b": "If the Caesarians have two Faction Leaders, the higher PC is used.",
  "AIE-2.B.c":
    "If the Caesarians have no Faction Leader, their PC is 0, so that the roll always favours the Republicans.",
  "AIE-2.B.d": "The PC of the Republican Faction Leader plays no part in this roll.",
  "AIE-2.B.e": "The player without the initiative may play Initiative at once, and then has it.",
  "AIE-2.B.f": "Where the scenario awards the initiative of the first turn, nothing is rolled.",
  "AIE-2.B.g":
    "The initiative settled in Phase B holds for the whole turn: it decides who comes first in Phases C, D, E and F.",

  "AIE-2.C.a":
    "Phase C goes in this order: leaders of the initiative player, leaders of his opponent, one activation draw, stratagems and diplomacy of the initiative player, stratagems and diplomacy of his opponent.",
  "AIE-2.C.b": "Roman leaders whose year of entry has come are placed in Phase C (see 3.3.2).",
  "AIE-2.C.c": "Non-Roman leaders who enter or return are placed on a combat unit of their own People.",
  "AIE-2.C.d": ({ box: { dummies } }) =>
    `The activation cup holds the marker of every Major People that is neither in allegiance nor under a ban, and ${dummies} ${dummies === 1 ? "dummy" : "dummies"} besides.`,
  "AIE-2.C.e": "Exactly one marker is drawn in a turn.",
  "AIE-2.C.f": "If the marker is a dummy, nothing happens.",
  "AIE-2.C.g": "The marker of a People that is already at war has no effect.",
  "AIE-2.C.h":
    "The marker of a People at peace activates it: the People goes to war, its leaders turn to their normal face, and who controls it follows from 4.4.1.",
  "AIE-2.C.i": "Activation never brings allegiance.",
  "AIE-2.C.j": "In his step of Phase C a player may play any number of Phase C stratagems.",
  "AIE-2.C.k": "In that step he may also make one diplomatic attempt, no more, with or without stratagems.",
  "AIE-2.C.l":
    "A Phase C stratagem is played only in its owner’s step. All the opponent can do in answer is to try to name a Triumvir.",

  "AIE-2.D.a":
    "The number of sequences in a turn is the highest SR among the Caesarian Faction Leaders plus the highest SR among the Republican ones.",
  "AIE-2.D.b": "An even number of sequences is shared equally between the players.",
  "AIE-2.D.c": "If the number is odd, the initiative player has one sequence more than his opponent.",
  "AIE-2.D.d": "If the number must be halved (see 3.5.3), this is done before it is shared, rounding down.",
  "AIE-2.D.e":
    "The event is rolled once the sequences are shared, and takes effect at once. Events 7 and 8 change the number of sequences and hence the shares.",
  "AIE-2.D.f": "Each faction with a single Faction Leader may then name a second one (see 3.5.1).",
  "AIE-2.D.g": "A second Faction Leader named this turn does not change the sequences of this turn.",
  "AIE-2.D.h": "After the naming, natural deaths are tested leader by leader in the order of the table.",
  "AIE-2.D.i": "The natural death of a Faction Leader changes neither the sequences nor the initiative of this turn.",
  "AIE-2.D.j": "After the tests for natural death, the recruits that are waiting are placed.",
  "AIE-2.D.k":
    "Then players may disband any number of their own legions on the map, as long as the minimum garrisons are respected.",
  "AIE-2.D.l":
    "The initiative player goes first in naming a second Faction Leader, in placing recruits and in disbanding legions.",

  "AIE-2.E.a":
    "The initiative player takes the first sequence; then sequences alternate until both players have used theirs.",
  "AIE-2.E.b":
    "A sequence consists of E.1, all movement; E.2, all combats; and E.3, which takes one off the player’s sequences.",
  "AIE-2.E.c": "In E.2 nothing moves except by evasion, flight or retreat.",
  "AIE-2.E.d": "You may end E.1 without moving anything; the sequence is used all the same.",
  "AIE-2.E.e": "Sequences you do not use are never carried over to another turn.",
  "AIE-2.E.f":
    "Either player may play Phase E stratagems in anybody’s sequence: at its start, after each move, after all moves, before evasions, before a combat die, after any die but before its effect, after a battle with its retreats, and at its end.",
  "AIE-2.E.g": "A stratagem takes its full effect before play goes on.",
  "AIE-2.E.h": "Whenever both players may act in Phase E, the player whose sequence it is decides first.",

  "AIE-2.F.a":
    "Phase F has seven steps: F.1 SPQR marker, F.2 exchange of factions, F.3 assassination of Caesar, F.4 control of Roma, regions and Peoples, F.5 victory points, F.6 adjustments, F.7 counters and turn marker.",
  "AIE-2.F.b": "If the SPQR marker is on 5 in F.1, the game ends before any other step of Phase F.",
  "AIE-2.F.c": "Players exchange factions in F.2 and at no other time.",
  "AIE-2.F.d":
    "F.3 is played in scenario 1 only. It is skipped once all Assassins are gone and the consequences have been applied, or if Caesar has died in another way.",
  "AIE-2.F.e": "In F.3 the control of regions is still that of the previous F.4, or of the start of the scenario.",
  "AIE-2.F.f": "Who controls the Peoples at war is settled in F.4, after the regions.",
  "AIE-2.F.g": "Victory points in F.5 go by the control just settled in F.4.",
  "AIE-2.F.h":
    "In F.7 each player keeps at most three stratagem counters, as he chooses; the others go back to the cup.",
  "AIE-2.F.i": "In the course of a turn a player may hold more than three counters.",
  "AIE-2.F.j":
    "After the last year of the scenario the game ends. Otherwise the turn marker moves on and Phase A follows.",
};
