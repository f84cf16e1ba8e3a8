import type { PartWords } from "../ids.ts";

export const sequence: PartWords<"sequence"> = {
  "AIE-2.A.a":
    "At the start of Phase A the cup holds every counter that is in no hand, not on the map and not removed from the game.",
  "AIE-2.A.b": "Each player draws exactly one counter per turn, at random, CAES first.",
  "AIE-2.A.c": "A drawn counter is known to its owner only; the number of counters a player holds is public.",
  "AIE-2.B.a":
    "CAES rolls d6; strictly lower than the PC of the CAES FL gives CAES the initiative, otherwise REP has it.",
  "AIE-2.B.b": "With two CAES FLs the higher PC is used.",
  "AIE-2.B.c": "With no CAES FL the PC is 0, so REP always wins the roll.",
  "AIE-2.B.d": "The PC of the REP FL never matters for the roll.",
  "AIE-2.B.e": "The player without the initiative may play Initiative at once; it then belongs to him.",
  "AIE-2.B.f": "A first-turn initiative fixed by the scenario is awarded without a roll.",
  "AIE-2.B.g":
    "The initiative settled in Phase B rules the order of Phases C and E and, in this catalogue, of D and F.",
  "AIE-2.C.a":
    "Order: leaders of the initiative player, leaders of the opponent, one activation draw, stratagems and diplomacy of the initiative player, the same of the opponent.",
  "AIE-2.C.b": "Roman leaders whose entry year has come are placed by 3.3.2 in this phase.",
  "AIE-2.C.c": "Entering or returning non-Roman leaders are placed on a combat unit of their own People.",
  "AIE-2.C.d":
    "The activation cup holds the marker of each Major People that is not in ALLEGIANCE and not under a ban, plus three dummies.",
  "AIE-2.C.e": "Exactly one marker is drawn per turn.",
  "AIE-2.C.f": "A dummy has no effect.",
  "AIE-2.C.g": "The marker of a People already at WAR has no effect.",
  "AIE-2.C.h":
    "The marker of a People at PEACE activates it: status WAR, leaders on their normal face, control by 4.4.1.",
  "AIE-2.C.i": "Activation never gives allegiance.",
  "AIE-2.C.j": "In his step a player may play any number of Phase C stratagems.",
  "AIE-2.C.k": "In his step a player may make at most one diplomatic attempt, with or without stratagems.",
  "AIE-2.C.l":
    "No Phase C stratagem can be played outside its owner's step; the opponent's only reaction is the Triumvir attempt.",
  "AIE-2.D.a": "SMC total = highest SR among CAES FLs + highest SR among REP FLs.",
  "AIE-2.D.b": "An even total is shared equally.",
  "AIE-2.D.c": "An odd total gives the initiative player one SMC more than his opponent.",
  "AIE-2.D.d": "A due halving is applied to the total before the split, rounded down.",
  "AIE-2.D.e":
    "The event is rolled after the split and takes effect at once; events 7 and 8 change the total and the split.",
  "AIE-2.D.f": "Each faction with a single FL may then name a second one (3.5.1).",
  "AIE-2.D.g": "A second FL named this turn does not change this turn's SMCs.",
  "AIE-2.D.h": "Natural deaths are checked after the naming, leader by leader in table order.",
  "AIE-2.D.i": "A FL's natural death does not change this turn's SMCs or initiative.",
  "AIE-2.D.j": "Waiting recruits are placed after the death checks.",
  "AIE-2.D.k": "Players may then disband own Legio units on the map in any number, minimum garrisons respected.",
  "AIE-2.D.l": "Steps D.5, D.8 and D.9 are taken by the initiative player first.",
  "AIE-2.E.a": "The initiative player takes the first SMC; SMCs then alternate until both players have used theirs.",
  "AIE-2.E.b": "An SMC is E.1 all movement, then E.2 all combats, then E.3 count down by one.",
  "AIE-2.E.c": "No movement is possible in E.2 except evasion, flight and retreat.",
  "AIE-2.E.d": "A player may leave E.1 without moving; the SMC is spent all the same.",
  "AIE-2.E.e": "Unused SMCs are never carried over to another turn.",
  "AIE-2.E.f": "Either player may play Phase E stratagems in either player's SMC, in the windows W1 to W8.",
  "AIE-2.E.g": "A stratagem takes effect completely before play goes on.",
  "AIE-2.E.h": "In Phase E the active player is asked first in every window.",
  "AIE-2.F.a":
    "Order: SPQR, switch of factions, assassination of Caesar, Roma and regions and Peoples, VP, adjustments, markers.",
  "AIE-2.F.b": "The SPQR marker on 5 ends the game in F.1 before any other step of Phase F.",
  "AIE-2.F.c": "The switch of factions takes place only in F.2.",
  "AIE-2.F.d":
    "F.3 exists in scenario 1 only; it is skipped once all Assassins are gone and their consequences are applied, or Caesar has died otherwise.",
  "AIE-2.F.e": "Region control used in F.3 is that of the previous F.4.",
  "AIE-2.F.f": "Control of Peoples at WAR is determined in F.4 after the regions.",
  "AIE-2.F.g": "VP of 10.2 use the control just set in F.4.",
  "AIE-2.F.h": "In F.7 each player keeps at most three stratagem counters, his choice; the rest go to the cup.",
  "AIE-2.F.i": "During a turn a hand may exceed three.",
  "AIE-2.F.j": "After the scenario's last year the game ends; otherwise the year marker advances and Phase A follows.",
};
