import { nth } from "@rubicon/engine";
import type { Box } from "../../box.ts";
import { SCENARIO_IDS, type Scenario, type ScenarioPart } from "../../scenarios.ts";
import { CAES, REP, type Side } from "../../sides.ts";
import { listed } from "../../words/titles.ts";
import type { Facts } from "../facts.ts";
import type { PartWords } from "../ids.ts";

const all = (items: readonly string[]): string => listed(items, "and");
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const They = (side: Side): string => (side === CAES ? "The Caesarians" : "The Republicans");
const numbered = ({ scenarios }: Box, number: number): ScenarioPart => scenarios[nth<Scenario>(number - 1)];

const years = (number: number, { box }: Facts): string => {
  const { start, end, spqr } = numbered(box, number);
  return `Scenario ${number} has ${count(end - start + 1, "turn")}, from ${start} to ${end}, and the SPQR marker starts on ${spqr}.`;
};
const initiative = (number: number, { box }: Facts): string => {
  const { initiative: side, reversible } = numbered(box, number);
  return `${They(side)} have the initiative of the first turn; ${reversible ? "the stratagem Initiative can reverse it" : "it cannot be reversed"}.`;
};
const opening = (number: number) => (facts: Facts) => `${years(number, facts)} ${initiative(number, facts)}`;

const legions = (number: number, side: Side, { box }: Facts): number =>
  numbered(box, number).placed.filter(({ piece, side: owner }) => owner === side && box.isLegio[piece]).length;
/** The lists themselves are shown with the scenario. */
const forces =
  (number: number, side: Side) =>
  ({ box }: Facts): string => {
    const { placed, factionLeaders } = numbered(box, number);
    const own = placed.filter(({ side: owner }) => owner === side).map(({ piece }) => piece);
    const of = (type: string): number => own.filter((piece) => box.type[piece] === type).length;
    const chiefs = factionLeaders.filter((leader) => own.includes(leader)).map((leader) => box.pieceTitles[leader]);
    const units = [
      count(of("legio"), "legion"),
      `${of("auxilia")} auxilia`,
      `${of("equites")} equites`,
      `${of("naves")} naves`,
    ];
    return `${They(side)} begin scenario ${number} with ${count(of("leader"), "leader")} (${chiefs.length > 1 ? "Faction Leaders" : "Faction Leader"}: ${all(chiefs)}), ${all(units)}, as the scenario lists them.`;
  };

export const scenarios: PartWords<"scenarios"> = {
  "AIE-S0.a":
    "Each scenario sets its first and last year, the start of the SPQR marker, the initiative of the first turn, control, forces, the status of the Peoples and the conditions of victory.",
  "AIE-S0.b":
    "Free deployment: the player with the initiative of the first turn places everything first, then his opponent.",
  "AIE-S0.c": "Every region a player controls receives at least its minimum garrison of his own legions.",
  "AIE-S0.d":
    "Every region he controls receives at least one leader, and if he controls Roma, another leader is placed there.",
  "AIE-S0.e": "Naves are placed in coastal zones with a port.",
  "AIE-S0.f":
    "Nothing may be placed in a zone adjacent to a region the opponent controls, except where the scenario prescribes or opens a place.",
  "AIE-S0.g": "Pieces are placed only in zones of regions their side controls, unless the scenario says otherwise.",
  "AIE-S0.h": "Roman units that are not used form the Reserve.",
  "AIE-S0.i": "No unit occurs twice in the lists of a scenario.",
  "AIE-S0.j":
    "Scenarios 3 to 7 are judged in F.5 of the last turn, scenarios 1 and 2 at the end of Phase F of the last turn.",
  "AIE-S0.k": "In every scenario both players lose if the SPQR marker is on 5.",
  "AIE-S0.l": ({ box }) =>
    `Difficulty of the scenarios, in stars: ${SCENARIO_IDS.map((_, i) => `scenario ${i + 1}: ${numbered(box, i + 1).difficulty}`).join(", ")}.`,

  "AIE-S1.a": (facts) => years(1, facts),
  "AIE-S1.b": (facts) => initiative(1, facts),
  "AIE-S1.c":
    "The Caesarians control Gallia, the Republicans the other six regions and Roma. All Peoples are at peace.",
  "AIE-S1.d": forces(1, CAES),
  "AIE-S1.e": forces(1, REP),
  "AIE-S1.f": (facts) =>
    `In legions the Caesarians start with ${legions(1, CAES, facts)}, the Republicans with ${legions(1, REP, facts)}.`,
  "AIE-S1.g": "In the first sequence of the Republicans in -49 only leaders in Italia 1 may move, without units.",
  "AIE-S1.h": "During -49 Republican combat units move only with a leader.",
  "AIE-S1.i": "During -49 Republican combat units may not enter Italia from outside it.",
  "AIE-S1.j": "During -49 the Republicans may not play Coup d’état.",
  "AIE-S1.k":
    "At the end of scenario 1 a positive score wins for the Caesarians, a negative one for the Republicans; zero is a draw.",
  "AIE-S1.l": "Scenario 1 is also a draw if at its end any Assassin of Caesar remains in play.",
  "AIE-S1.m":
    "In scenario 1 a winner with more than 25 points has a decisive victory, with more than 50 a total one, with more than 75 a definitive one.",
  "AIE-S1.n":
    "Scenario 1 ends at once when a side leads by more than 75; exactly 75 does not end it. Assassins still in play do not matter then.",
  "AIE-S1.o": "The rules of the assassination of Caesar (3.5.3) are used in scenario 1 only.",

  "AIE-S2.a": (facts) =>
    `${years(2, facts)} Control, deployment, initiative and the rules of the first turn are those of scenario 1.`,
  "AIE-S2.b":
    "The Caesarians win scenario 2 with +15 or more, the Republicans with a negative score; 0 to 14 is a draw.",
  "AIE-S2.c":
    "Leaders alone in Roma take the lone leader’s test like all others. As an option, they escape without a die.",
  "AIE-S2.d": "Leaders whose year of entry is -48 enter in Phase C of -48.",

  "AIE-S3.a": opening(3),
  "AIE-S3.b":
    "The Caesarians control Gallia, Hispania, Italia and Roma; the Republicans Africa, Asia, Graecia and Sicilia. All Peoples are at peace, and deployment is free.",
  "AIE-S3.c": forces(3, CAES),
  "AIE-S3.d": forces(3, REP),
  "AIE-S3.e":
    "The Caesarians win scenario 3 if they control Gallia, Hispania, Italia, Asia and Graecia; Roma is not needed.",
  "AIE-S3.f": "The Republicans win scenario 3 if they control Africa, Asia and Graecia.",
  "AIE-S3.g": "If neither side has won, scenario 3 is a draw.",

  "AIE-S4.a": opening(4),
  "AIE-S4.b":
    "The Caesarians control Asia, Gallia, Graecia, Hispania, Italia and Roma; the Republicans Africa and Sicilia. Deployment is free.",
  "AIE-S4.c":
    "The Aegyptii and Pontici are at war and controlled by the Republicans, the Numidae are in allegiance to the Republicans, and all others are at peace.",
  "AIE-S4.d": forces(4, CAES),
  "AIE-S4.e": forces(4, REP),
  "AIE-S4.f":
    "The Caesarians win scenario 4 if they control Roma and at least six regions, among them Italia, Africa and Hispania.",
  "AIE-S4.g": "The Republicans win scenario 4 if they control Africa or Hispania.",
  "AIE-S4.h": "If neither side has won, scenario 4 is a draw.",

  "AIE-S5.a": opening(5),
  "AIE-S5.b":
    "The Caesarians control Africa, Gallia, Hispania, Italia and Roma; the Republicans Asia, Graecia and Sicilia. All Peoples are at peace, and deployment is free.",
  "AIE-S5.c": forces(5, CAES),
  "AIE-S5.d": forces(5, REP),
  "AIE-S5.e": "In scenario 5 S. Pompeius and Menas start in zones of Sicilia.",
  "AIE-S5.f": "In scenario 5 D. Brutus starts alone, without units, in the northern zone of the Alpes.",
  "AIE-S5.g":
    "For Dolabella a d6 is rolled at the start of scenario 5: even for the Caesarians, odd for the Republicans. His owner deploys him.",
  "AIE-S5.h":
    "From the second turn on, once the initiative is settled, Dolabella joins the initiative player, or stays with him.",
  "AIE-S5.i": "At his first change Dolabella goes to the nearest zone with a combat unit of his new owner.",
  "AIE-S5.j": "At his second change Dolabella is eliminated, and nobody scores.",
  "AIE-S5.k":
    "In scenario 5 M. Brutus, Cassius, Trebonius and D. Brutus are Assassins from the start (see 8.2 and 8.5.2), and F.3 is not played.",
  "AIE-S5.l":
    "The Caesarians win scenario 5 if they control Roma and at least six regions, among them Italia and Graecia.",
  "AIE-S5.m": "The Republicans win scenario 5 if they control Graecia.",
  "AIE-S5.n": "If neither side has won, scenario 5 is a draw.",

  "AIE-S6.a": opening(6),
  "AIE-S6.b": "In scenario 6 the Republicans control Sicilia, the Caesarians the other six regions and Roma.",
  "AIE-S6.c":
    "In scenario 6 the Aegyptii are in allegiance to the Caesarians and all others at peace. Deployment is free.",
  "AIE-S6.d": forces(6, CAES),
  "AIE-S6.e": forces(6, REP),
  "AIE-S6.f": "In scenario 6 Octavianus starts in Italia, M. Antonius in Asia, Salvidienus in Hispania.",
  "AIE-S6.g":
    "In scenario 6 S. Pompeius and Menas start in Sicilia, Bassus in Gallia 8, Pollio in Italia 2, L. Antonius and Plancus in Italia 6.",
  "AIE-S6.h":
    "In scenario 6 the Republicans may deploy units in Gallia 8, Italia 2 and Italia 6; the Caesarians may deploy nothing there.",
  "AIE-S6.i":
    "In scenario 6 Octavianus may never be in Asia or Graecia, and M. Antonius never in Africa, Gallia, Hispania, Italia or Sicilia.",
  "AIE-S6.j": "In scenario 6 all recruit legions of both sides start reduced.",
  "AIE-S6.k": "In Phase C of -37 the Parthi are at war in scenario 6, controlled by the Republicans.",
  "AIE-S6.l": "The Caesarians win scenario 6 if they control all seven regions.",
  "AIE-S6.m": "The Republicans win scenario 6 if they control at least two regions.",
  "AIE-S6.n":
    "Otherwise, that is if the Republicans control exactly one region or a region has no controller, scenario 6 is a draw.",

  "AIE-S7.a": opening(7),
  "AIE-S7.b":
    "The Caesarians control Africa, Gallia, Hispania, Italia, Sicilia and Roma; the Republicans Asia and Graecia. The Aegyptii are in allegiance to the Republicans, all others at peace, and deployment is free.",
  "AIE-S7.c": forces(7, CAES),
  "AIE-S7.d": forces(7, REP),
  "AIE-S7.e": "In scenario 7 M. Antonius has CC 15 instead of 9.",
  "AIE-S7.f":
    "In scenario 7 Cleopatra is used like a Roman leader of the Republicans, with the PC of M. Antonius, and is free of the limits of non-Roman leaders.",
  "AIE-S7.g": "In scenario 7 no stratagem can pacify the Aegyptii.",
  "AIE-S7.h": "If the Caesarians pacify the Aegyptii by arms in scenario 7, Cleopatra is eliminated for good at once.",
  "AIE-S7.i":
    "The Caesarians win scenario 7 if they control at least one region more than the Republicans and either occupy every zone of origin of the Aegyptii or have pacified them by arms earlier in the scenario.",
  "AIE-S7.j":
    "The Republicans win scenario 7 if they control at least one region more than the Caesarians and the Aegyptii are in allegiance to them.",
  "AIE-S7.k": "If neither side has won, scenario 7 is a draw.",
};
