import type { PartWords } from "../ids.ts";

export const sequence: PartWords<"sequence"> = {
  "IMP-2.A.a":
    "In Phase A each player takes one stratagem counter out of the cup unseen. Which one, only he knows; how many he holds, both do.",
  "IMP-2.A.b": ({ counters, kinds }) =>
    `The cup holds every counter that nobody has in hand, that does not lie on the map and that has not left the game. There are ${counters} counters of ${kinds} kinds in all.`,
  "IMP-2.A.c": "Rome draws before the Enemy. Whoever finds the cup empty draws nothing.",

  "IMP-2.B.a":
    "Rome rolls a d6. If it is strictly lower than the PC of the Augustus, Rome has the initiative; otherwise, or if there is no Augustus, the Enemy has it.",
  "IMP-2.B.b": "Of two Augusti the one with the higher PC is taken.",
  "IMP-2.B.c": "Whoever has the initiative comes first in Phases C and E of that turn.",
  "IMP-2.B.d":
    "A player against whom the die has gone may play Initiative at that moment, and the initiative is his. With another counter of that kind his opponent may turn it round again.",

  "IMP-2.C.a":
    "Phase C belongs first to the player with the initiative, who does all that he has to do in it, and then to his opponent.",
  "IMP-2.C.b":
    "Rome places each leader whose year of entry has come on any loyal unit that is not mutinous; vexillations and garrison units will do.",
  "IMP-2.C.c": "Then Rome rolls for the number of reserve Fronts and marks them (see 3.2).",
  "IMP-2.C.d": "Finally Rome may form vexillations and dissolve others (see 3.4).",
  "IMP-2.C.e":
    "The Enemy places historical leaders who enter and generic leaders who come back, each on any unit of his own People and on the face that fits its war or peace. Without such a unit a leader waits for the next Phase C.",
  "IMP-2.C.f": ({ decoys }) =>
    `For the war draw the cup holds the marker of every Major People that is not bound by a five-year peace, and ${decoys} ${decoys === 1 ? "dummy" : "dummies"}. One marker is drawn, even if only dummies are left.`,
  "IMP-2.C.g": "A dummy, or the marker of a People already at war, sends nobody to war.",
  "IMP-2.C.h": "If the marker belongs to a Major People at peace, that People goes to war (see 4.4).",
  "IMP-2.C.i": "The draw uses nothing up: for that of the next year all markers are in the cup again.",
  "IMP-2.C.j": "After the draw the Enemy may play as many stratagems of uprising as he likes.",
  "IMP-2.C.k": "After these he may play as many stratagems of usurpation as he likes.",
  "IMP-2.C.l":
    "If, when both players are done with Phase C, no People is at war with Rome and no usurpation is in progress, it is a turn of Pax Romana: the turn marker is turned, Phases D and E are left out, and after the tests for death Phase F follows.",
  "IMP-2.C.m": "Armenia is never asked: whatever its status, it does not stand in the way of a Pax Romana.",
  "IMP-2.C.n":
    "In a turn of Pax Romana there are no sequences, no event, no nominations and no stratagems of Phase E. Reinforcements and fleets that are due are placed all the same, after the tests for death.",
  "IMP-2.C.o":
    "If the only Augustus dies in these tests the Pax is broken at once, even if a Caesar succeeds him. The succession is run, the marker turned back and the remaining leaders are tested; then Phase D is played from its start, without testing anybody again, and E and F after it.",
  "IMP-2.C.p": "If one of two Augusti dies the Pax goes on; only if the tests take the other as well is it broken.",

  "IMP-2.D.a":
    "The number of sequences in a turn is the SR of the Augustus plus the highest SR among the Enemy’s leaders in play, Roman or not.",
  "IMP-2.D.b": "If there are two Augusti, the higher SR of the two is taken.",
  "IMP-2.D.c":
    "A leader who shows Pax Romana is not in play for this count. If the Enemy has no leader in play, he adds 0.",
  "IMP-2.D.d": "An even number is shared equally. Of an odd number the player with the initiative has one more.",
  "IMP-2.D.e": "The sequences each player has left are kept on the track; each one that is played takes 1 off.",
  "IMP-2.D.f":
    "A d6 and a d10 are then added up: the sum, 1 to 15, is the event of the turn, and it takes effect at once (see the table of events).",
  "IMP-2.D.g": "After the event Rome may name a second Augustus, or a Caesar, or both (see 3.6).",
  "IMP-2.D.h":
    "Next every historical leader on the map is tested for death, one after the other in the order of the table, whichever face he shows. Whoever has entered in this Phase D is not tested.",
  "IMP-2.D.i": "Last come the reinforcements of the year (see 9.1) and fleets that are due (see 9.2.1).",
  "IMP-2.D.j":
    "The sequences are counted once: leaders who die or are named later in the phase change nothing. Only events 7, 8 and 10 do.",
  "IMP-2.D.k": "No Phase D makes more than one new Augustus and one new Caesar.",

  "IMP-2.E.a":
    "Whole sequences alternate, beginning with the player who has the initiative, until both have used up theirs.",
  "IMP-2.E.b":
    "A sequence is first all the movement of its player (E.1) and then all his combats (E.2). Once combats have begun nobody marches any more.",
  "IMP-2.E.c": "When a sequence is over, its player moves his marker back by one.",
  "IMP-2.E.d":
    "Stratagems of Phase E may be played in either player’s sequence: at its start, after each move, before evasion, before the die of a battle, after a battle, at its end, and at the end of the phase; Divine favour after any die. Between two decisions of his own a player may play too. Whose sequence it is, is asked first.",
  "IMP-2.E.e": "A stratagem that is marked for another phase cannot be played in Phase E.",

  "IMP-2.F.a": "In Phase F it is seen what the year has brought, and victory points are recorded (see chapter 10).",
  "IMP-2.F.b":
    "Adjustments follow in this order: fleets (9.2.1), Roman units and leaders (9.2.2), vexillations (9.2.3), Peoples (9.2.4).",
  "IMP-2.F.c": "Each player puts back into the cup the counters that his side cannot use.",
  "IMP-2.F.d": "Rome may then give the Corporis Custodes to somebody else (see 3.6).",
  "IMP-2.F.e":
    "The turn marker moves on by a year and Phase A begins again; after the last year of the scenario the game is over.",
  "IMP-2.F.f":
    "Whether rebels hold Rome and whose Armenia is, is settled before victory points are counted; and these are counted as things stand before any adjustment.",
};
