import type { PartWords } from "../ids.ts";

export const scenarios: PartWords<"scenarios"> = {
  "AIE-S0.a":
    "Each scenario fixes first and last year, SPQR start, first-turn initiative, control, forces, statuses of Peoples and victory.",
  "AIE-S0.b": "Free deployment: the player with the first-turn initiative deploys everything first, then his opponent.",
  "AIE-S0.c": "Every region a player controls receives at least its minimum garrison of his Legio units.",
  "AIE-S0.d": "Every region he controls receives at least one leader, and the Roma space one more if he controls Roma.",
  "AIE-S0.e": "Naves are deployed in coastal zones with a port.",
  "AIE-S0.f":
    "Nothing may be deployed in a zone adjacent to a region the opponent controls, places the scenario prescribes or opens excepted.",
  "AIE-S0.g": "Deployment is limited to zones of controlled regions unless the scenario says otherwise.",
  "AIE-S0.h": "Unused Roman units form the Reserve.",
  "AIE-S0.i": "No unit name appears twice in a scenario's lists.",
  "AIE-S0.j":
    "Scenarios 3 to 7 are judged in F.5 of the last turn, scenarios 1 and 2 at the end of Phase F of the last turn.",
  "AIE-S0.k": "The SPQR marker on 5 makes both players lose in every scenario.",
  "AIE-S0.l": "Difficulty levels shown to players: scenario 1 four stars, 2, 6 and 7 three, 4 and 5 two, 3 one.",
  "AIE-S1.a": "21 turns, -49 to -29; SPQR marker on 0.",
  "AIE-S1.b": "First turn: REP has the initiative; it cannot be reversed.",
  "AIE-S1.c": "CAES controls Gallia; REP the other six regions and Roma. All Peoples at PEACE.",
  "AIE-S1.d":
    "CAES: Italia 4: Caesar (FL), Curio, Legio XIII; Italia 3: M. Antonius, Legio VIII, 1 Auxilia, 1 Equites (2 SP); Gallia 9: Lepidus, D. Brutus, Trebonius, Legio V, VI, VII, IX, X, XI, 1 Equites (4 SP), 1 Auxilia; Gallia 1: Legio I-R; Gallia 2: Hirtius, Legio XII, XIV, III-R, 1 Equites (2 SP), 1 Auxilia; Gallia 8: 2 Naves (6 SP, TB 0), Legio II-R.",
  "AIE-S1.e":
    "REP: Italia 1: Pompeius (FL), G. Pompeius, Scipio, Labienus, Cato, Spinther; Italia 7: Ahenobarbus, Legio XV, 1 Naves (6 SP, TB +1), 1 Naves (4 SP, TB +1); Hispania 1: Afranius, Legio II, XVI, XIX, 1 Equites (2 SP), 1 Auxilia; Hispania 2: Legio XVII, XX; Hispania 4: Petreius, Legio IV, XVIII, 1 Auxilia; Graecia 2: Legio I, XXI, XXX, 1 Equites (4 SP); Graecia 3: Legio III, XXII, XXVIII, 1 Auxilia; Asia 1: Legio XI-R; Asia 5: Legio XXIII, XXIV, X-R, 1 Equites (2 SP), 1 Auxilia; Africa 1: Legio XXV, XXVI, 1 Equites (2 SP).",
  "AIE-S1.f": "CAES starts with 13 legions, REP with 20.",
  "AIE-S1.g": "In REP's first SMC of -49 only leaders in Italia 1 may move, without units.",
  "AIE-S1.h": "During -49 REP combat units move only with a leader.",
  "AIE-S1.i": "During -49 REP combat units may not enter Italia from outside it.",
  "AIE-S1.j": "During -49 REP may not play Coup d'état.",
  "AIE-S1.k": "At the end a positive score wins for CAES, a negative one for REP, zero is a draw.",
  "AIE-S1.l": "It is a draw if an Assassin of Caesar is still in play at the end.",
  "AIE-S1.m": "Winner above 25: decisive; above 50: total; above 75: definitive.",
  "AIE-S1.n": "The game ends at once when either side's lead exceeds 75; 75 exactly does not end it.",
  "AIE-S1.o": "The assassination rules (3.5.3) are used in this scenario only.",
  "AIE-S2.a": "6 turns, -49 to -44; SPQR 0; control, deployment, initiative and first-turn rules as scenario 1.",
  "AIE-S2.b": "CAES wins with +15 or more; REP with a negative score; 0 to 14 is a draw.",
  "AIE-S2.c": "No free evasion at Rome (EN only rule, off).",
  "AIE-S2.d": "Leaders with entry -48 enter in Phase C of -48.",
  "AIE-S3.a": "2 turns, -48 and -47; SPQR 1; CAES has the first-turn initiative, not reversible.",
  "AIE-S3.b":
    "CAES controls Gallia, Hispania, Italia and Roma; REP Africa, Asia, Graecia, Sicilia; all Peoples at PEACE; free deployment.",
  "AIE-S3.c":
    "CAES: Caesar (FL), M. Antonius, Lepidus, D. Brutus, Hirtius, Trebonius, Bassus, Calvinus, Dolabella, Plancus, Pollio, Sulla; Legio II, V, VI, VII, VIII, IX, X, XI, XII, XIII, XIV, XVII, XXVII, I-R to VII-R; 3 Auxilia; Equites 1 of 4 SP, 2 of 2 SP; Naves 1 (8 SP, QU 2, +1), 2 (6 SP, 0), 1 (4 SP, 0).",
  "AIE-S3.d":
    "REP: Pompeius (FL), G. Pompeius, Scipio, Labienus, Cato, Spinther, Ahenobarbus, Afranius, Petreius, Bibulus, M. Brutus, Cassius, S. Pompeius; Legio I, III, XXI, XXII, XXV, XXVI, XXVIII, XXX, X-R to XVII-R; 3 Auxilia; Equites 2 of 4 SP, 1 of 2 SP; Naves 1 (8 SP, QU 2, +1), 1 (8 SP, QU 1, +1), 1 (6 SP, +1), 2 (4 SP, +1).",
  "AIE-S3.e": "CAES wins with Gallia, Hispania, Italia, Asia and Graecia.",
  "AIE-S3.f": "REP wins with Africa, Asia and Graecia.",
  "AIE-S3.g": "Otherwise a draw.",
  "AIE-S4.a": "3 turns, -47 to -45; SPQR 2; CAES has the first-turn initiative, reversible by stratagem.",
  "AIE-S4.b":
    "CAES controls Asia, Gallia, Graecia, Hispania, Italia and Roma; REP Africa and Sicilia; free deployment.",
  "AIE-S4.c": "Aegyptii and Pontici at WAR under REP; Numidae in ALLEGIANCE to REP; all others at PEACE.",
  "AIE-S4.d":
    "CAES: Caesar (FL), M. Antonius, Lepidus, D. Brutus, Hirtius, Trebonius, Bassus, Calvinus, Dolabella, Plancus, Pollio, Sulla, M. Brutus, Cassius; Legio II, V, VI, VII, VIII, IX, X, XI, XII, XIII, XIV, XVII, XXVII, I-R to VII-R; 3 Auxilia; Equites 2 of 4 SP, 2 of 2 SP; Naves 1 (8 SP, QU 2, +1), 2 (6 SP, 0), 2 (4 SP, +1).",
  "AIE-S4.e":
    "REP: G. Pompeius (FL), Scipio (FL), Labienus, Cato, Afranius, Petreius, Bibulus, S. Pompeius; Legio I, III, X-R to XVIII-R; 2 Auxilia; 1 Equites (2 SP); Naves 1 (8 SP, QU 2, +1), 1 (6 SP, +1), 1 (4 SP, 0).",
  "AIE-S4.f": "CAES wins with at least six regions including Italia, Africa and Hispania, plus Roma.",
  "AIE-S4.g": "REP wins with Africa or Hispania.",
  "AIE-S4.h": "Otherwise a draw.",
  "AIE-S5.a": "3 turns, -43 to -41; SPQR (Princeps) 1; CAES has the first-turn initiative, reversible by stratagem.",
  "AIE-S5.b":
    "CAES controls Africa, Gallia, Hispania, Italia and Roma; REP Asia, Graecia, Sicilia; all Peoples at PEACE; free deployment.",
  "AIE-S5.c":
    "CAES: Octavianus (FL), M. Antonius (FL), Agrippa, Calvinus, Lepidus, Sulla, Bassus, Plancus, Flaccus, Saxa, Pollio, Salvidienus; Legio II, III, V, VI, VII, VIII, IX, X, XII, XIII, XIV, XVII, XVIII, XIX, XXIII, XXIV, XXVI, XXVIII, XXIX, XXX, I-R, II-R, IV-R, V-R, XI-R, XII-R, XIII-R, XV-R, XVI-R, XVII-R, XVIII-R; 3 Auxilia; Equites 2 of 4 SP, 2 of 2 SP; Naves 2 (8 SP, QU 2, +1), 2 (6 SP, 0), 2 (4 SP, +1).",
  "AIE-S5.d":
    "REP: M. Brutus (FL), Cassius (FL), S. Pompeius, Menas, Trebonius, D. Brutus; Legio I, IV, XI, XV, XVI, XX, XXI, XXII, XXV, XXVII, XXXI, XXXIII, XXXVI, XXXVII, XXXVIII, III-R, VI-R, VII-R, VIII-R, X-R, XIV-R; 3 Auxilia; Equites 2 of 4 SP, 2 of 2 SP; Naves 1 (8 SP, QU 1, +1), 1 (6 SP, +1), 1 (4 SP, 0).",
  "AIE-S5.e": "S. Pompeius and Menas start in zones of Sicilia.",
  "AIE-S5.f": "D. Brutus starts alone, without units, in the northern Alpes zone.",
  "AIE-S5.g": "Dolabella: d6 at the start, even CAES, odd REP; deployed by his owner.",
  "AIE-S5.h": "From the second turn, once the initiative is settled, he joins or stays with the initiative player.",
  "AIE-S5.i": "On his first change he goes to the nearest zone with a combat unit of his new owner.",
  "AIE-S5.j": "On his second change he is eliminated; nobody scores.",
  "AIE-S5.k": "The four icon bearers are Assassins from the start (8.2.u, 8.5.2.c); F.3 is not played.",
  "AIE-S5.l": "CAES wins with at least six regions including Italia and Graecia, plus Roma.",
  "AIE-S5.m": "REP wins with Graecia.",
  "AIE-S5.n": "Otherwise a draw.",
  "AIE-S6.a": "7 turns, -41 to -35; SPQR (Princeps) 1; REP has the first-turn initiative, reversible by stratagem.",
  "AIE-S6.b": "REP controls Sicilia; CAES the other six regions and Roma.",
  "AIE-S6.c": "Aegyptii in ALLEGIANCE to CAES; others at PEACE; free deployment.",
  "AIE-S6.d":
    "CAES: Octavianus (FL), M. Antonius (FL), Agrippa, Calvinus, Lepidus, Sulla, Flaccus, Saxa, Salvidienus, Corvinus; Legio I to XVIII, XXV, XXVI, XXVII, I-R to VII-R; 3 Auxilia; Equites 2 of 4 SP, 2 of 2 SP; Naves 1 (8 SP, QU 1, +1), 1 (6 SP, 0), 1 (4 SP, +1).",
  "AIE-S6.e":
    "REP: S. Pompeius (FL), L. Antonius (FL), Menas, Bassus, Plancus, Pollio; Legio XIX to XXIV, XXVIII to XXXIV, X-R to XIII-R; 3 Auxilia; Equites 2 of 4 SP, 2 of 2 SP; Naves 1 (8 SP, QU 2, +1), 1 (6 SP, 0), 1 (4 SP, +1).",
  "AIE-S6.f": "Octavianus starts in Italia, M. Antonius in Asia, Salvidienus in Hispania.",
  "AIE-S6.g":
    "S. Pompeius and Menas start in Sicilia, Bassus in Gallia 8, Pollio in Italia 2, L. Antonius and Plancus in Italia 6.",
  "AIE-S6.h": "REP may deploy units in Gallia 8, Italia 2 and Italia 6; CAES may deploy nothing there.",
  "AIE-S6.i":
    "Octavianus may never be in Asia or Graecia, M. Antonius never in Africa, Gallia, Hispania, Italia or Sicilia.",
  "AIE-S6.j": "All recruit legions of both sides start reduced.",
  "AIE-S6.k": "In Phase C of -37 the Parthi are at WAR under REP.",
  "AIE-S6.l": "CAES wins with all seven regions.",
  "AIE-S6.m": "REP wins with at least two regions.",
  "AIE-S6.n": "Otherwise (REP controls exactly one, or a region has no controller) a draw.",
  "AIE-S7.a": "4 turns, -32 to -29; SPQR (Princeps) 0; REP has the first-turn initiative, reversible by stratagem.",
  "AIE-S7.b":
    "CAES controls Africa, Gallia, Hispania, Italia, Sicilia and Roma; REP Asia and Graecia; Aegyptii in ALLEGIANCE to REP; others at PEACE; free deployment.",
  "AIE-S7.c":
    "CAES: Octavianus (FL), Agrippa, Calvinus, Lepidus, Sulla, Plancus, L. Antonius, Saxa; Legio V to XIV, XIX, XXXI, XXXII, I-R to IV-R, XV-R to XVIII-R; 2 Auxilia; Equites 1 of 4 SP, 2 of 2 SP; Naves 2 (8 SP, QU 2, +1), 1 (6 SP, +1), 1 (4 SP, +1).",
  "AIE-S7.d":
    "REP: M. Antonius (FL), Corvinus, Bassus, Flaccus; Legio I to IV, XV to XVIII, XX, XXI, XXIX, XXX, V-R to XIV-R; 2 Auxilia; Equites 1 of 4 SP, 2 of 2 SP; Naves 1 (8 SP, QU 1, +1), 2 (6 SP, 0).",
  "AIE-S7.e": "M. Antonius has CC 15 instead of 9.",
  "AIE-S7.f":
    "Cleopatra is used like a Roman leader of REP with M. Antonius's PC, free of the limits of non-Roman leaders.",
  "AIE-S7.g": "No stratagem can pacify the Aegyptii.",
  "AIE-S7.h": "If CAES pacifies the Aegyptii by arms Cleopatra is eliminated for good at once.",
  "AIE-S7.i":
    "CAES wins if he controls at least one region more than REP and occupies every zone of origin of the Aegyptii or has pacified them by arms earlier in the scenario.",
  "AIE-S7.j": "REP wins if he controls at least one region more than CAES and the Aegyptii are in ALLEGIANCE to him.",
  "AIE-S7.k": "Otherwise a draw.",
};
