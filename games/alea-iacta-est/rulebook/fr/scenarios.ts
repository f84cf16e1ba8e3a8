import { nth } from "@rubicon/engine";
import type { Box } from "../../box.ts";
import { SCENARIO_IDS, type Scenario, type ScenarioPart } from "../../scenarios.ts";
import { CAES, REP, type Side } from "../../sides.ts";
import { listed } from "../../words/titles.ts";
import type { Facts } from "../facts.ts";
import type { PartWords } from "../ids.ts";

const all = (items: readonly string[]): string => listed(items, "et");
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`;
const They = (side: Side): string => (side === CAES ? "Les Césariens" : "Les Républicains");
const numbered = ({ scenarios }: Box, number: number): ScenarioPart => scenarios[nth<Scenario>(number - 1)];

const years = (number: number, { box }: Facts): string => {
  const { start, end, spqr } = numbered(box, number);
  return `Le scénario ${number} compte ${count(end - start + 1, "tour")}, de ${start} à ${end}, et le marqueur SPQR commence sur ${spqr}.`;
};
const initiative = (number: number, { box }: Facts): string => {
  const { initiative: side, reversible } = numbered(box, number);
  return `${They(side)} ont l’initiative du premier tour ; ${reversible ? "le stratagème Initiative peut la renverser" : "elle ne peut pas être renversée"}.`;
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
      count(of("legio"), "légion"),
      `${of("auxilia")} auxilia`,
      `${of("equites")} equites`,
      `${of("naves")} naves`,
    ];
    return `${They(side)} commencent le scénario ${number} avec ${count(of("leader"), "chef")} (${chiefs.length > 1 ? "Chefs de parti" : "Chef de parti"} : ${all(chiefs)}), ${all(units)}, selon la liste du scénario.`;
  };

export const scenarios: PartWords<"scenarios"> = {
  "AIE-S0.a":
    "Chaque scénario fixe sa première et sa dernière année, la case de départ du marqueur SPQR, l’initiative du premier tour, le contrôle, les forces, le statut des Peuples et les conditions de victoire.",
  "AIE-S0.b":
    "Déploiement libre : le joueur qui a l’initiative du premier tour place tout le premier, puis vient son adversaire.",
  "AIE-S0.c": "Chaque région qu’un joueur contrôle reçoit au moins sa garnison minimale, en légions à lui.",
  "AIE-S0.d": "Chaque région qu’il contrôle reçoit au moins un chef, et s’il contrôle Roma, un autre chef y est placé.",
  "AIE-S0.e": "Les naves sont placées dans des zones côtières avec port.",
  "AIE-S0.f":
    "Rien ne peut être placé dans une zone adjacente à une région que l’adversaire contrôle, sauf aux endroits que le scénario prescrit ou ouvre.",
  "AIE-S0.g":
    "Les pions ne sont placés que dans les zones de régions que leur camp contrôle, à moins que le scénario n’en dispose autrement.",
  "AIE-S0.h": "Les unités romaines qui ne servent pas forment la Réserve.",
  "AIE-S0.i": "Aucune unité ne figure deux fois dans les listes d’un scénario.",
  "AIE-S0.j":
    "Les scénarios 3 à 7 sont jugés en F.5 du dernier tour, les scénarios 1 et 2 à la fin de la phase F du dernier tour.",
  "AIE-S0.k": "Dans tout scénario, les deux joueurs perdent si le marqueur SPQR est sur 5.",
  "AIE-S0.l": ({ box }) =>
    `Difficulté des scénarios, en étoiles : ${SCENARIO_IDS.map((_, i) => `scénario ${i + 1} : ${numbered(box, i + 1).difficulty}`).join(", ")}.`,

  "AIE-S1.a": (facts) => years(1, facts),
  "AIE-S1.b": (facts) => initiative(1, facts),
  "AIE-S1.c":
    "Les Césariens contrôlent Gallia, les Républicains les six autres régions et Roma. Tous les Peuples sont en paix.",
  "AIE-S1.d": forces(1, CAES),
  "AIE-S1.e": forces(1, REP),
  "AIE-S1.f": (facts) =>
    `En légions, les Césariens commencent avec ${legions(1, CAES, facts)}, les Républicains avec ${legions(1, REP, facts)}.`,
  "AIE-S1.g":
    "Dans la première SMC des Républicains en -49, seuls les chefs qui sont en Italia 1 peuvent se déplacer, sans unités.",
  "AIE-S1.h": "Pendant -49, les unités de combat républicaines ne se déplacent qu’avec un chef.",
  "AIE-S1.i":
    "Pendant -49, les unités de combat républicaines ne peuvent pas entrer en Italia depuis l’extérieur de celle-ci.",
  "AIE-S1.j": "Pendant -49, les Républicains ne peuvent pas jouer Coup d’État.",
  "AIE-S1.k":
    "À la fin du scénario 1, un score positif fait gagner les Césariens, un score négatif les Républicains ; zéro est un match nul.",
  "AIE-S1.l": "Le scénario 1 est aussi un match nul si à sa fin quelque Assassin de Caesar reste en jeu.",
  "AIE-S1.m":
    "Dans le scénario 1, un vainqueur qui a plus de 25 points remporte une victoire décisive, avec plus de 50 une victoire totale, avec plus de 75 une victoire définitive.",
  "AIE-S1.n":
    "Le scénario 1 s’arrête aussitôt qu’un camp mène de plus de 75 ; exactement 75 ne l’arrête pas. Des Assassins encore en jeu n’y changent rien.",
  "AIE-S1.o": "Les règles de l’assassinat de Caesar (3.5.3) ne servent que dans le scénario 1.",

  "AIE-S2.a": (facts) =>
    `${years(2, facts)} Contrôle, déploiement, initiative et règles du premier tour sont ceux du scénario 1.`,
  "AIE-S2.b":
    "Les Césariens gagnent le scénario 2 avec +15 ou plus, les Républicains avec un score négatif ; de 0 à 14, c’est un match nul.",
  "AIE-S2.c": "Les chefs seuls à Roma font le test du chef seul comme les autres. En option, ils s’échappent sans dé.",
  "AIE-S2.d": "Les chefs dont l’année d’entrée est -48 entrent en phase C de -48.",

  "AIE-S3.a": opening(3),
  "AIE-S3.b":
    "Les Césariens contrôlent Gallia, Hispania, Italia et Roma ; les Républicains Africa, Asia, Graecia et Sicilia. Tous les Peuples sont en paix, et le déploiement est libre.",
  "AIE-S3.c": forces(3, CAES),
  "AIE-S3.d": forces(3, REP),
  "AIE-S3.e":
    "Les Césariens gagnent le scénario 3 s’ils contrôlent Gallia, Hispania, Italia, Asia et Graecia ; Roma n’est pas nécessaire.",
  "AIE-S3.f": "Les Républicains gagnent le scénario 3 s’ils contrôlent Africa, Asia et Graecia.",
  "AIE-S3.g": "Si aucun camp n’a gagné, le scénario 3 est un match nul.",

  "AIE-S4.a": opening(4),
  "AIE-S4.b":
    "Les Césariens contrôlent Asia, Gallia, Graecia, Hispania, Italia et Roma ; les Républicains Africa et Sicilia. Le déploiement est libre.",
  "AIE-S4.c":
    "Les Aegyptii et les Pontici sont en guerre et contrôlés par les Républicains, les Numidae sont en allégeance aux Républicains, et tous les autres sont en paix.",
  "AIE-S4.d": forces(4, CAES),
  "AIE-S4.e": forces(4, REP),
  "AIE-S4.f":
    "Les Césariens gagnent le scénario 4 s’ils contrôlent Roma et au moins six régions, parmi lesquelles Italia, Africa et Hispania.",
  "AIE-S4.g": "Les Républicains gagnent le scénario 4 s’ils contrôlent Africa ou Hispania.",
  "AIE-S4.h": "Si aucun camp n’a gagné, le scénario 4 est un match nul.",

  "AIE-S5.a": opening(5),
  "AIE-S5.b":
    "Les Césariens contrôlent Africa, Gallia, Hispania, Italia et Roma ; les Républicains Asia, Graecia et Sicilia. Tous les Peuples sont en paix, et le déploiement est libre.",
  "AIE-S5.c": forces(5, CAES),
  "AIE-S5.d": forces(5, REP),
  "AIE-S5.e": "Dans le scénario 5, S. Pompeius et Menas commencent dans des zones de Sicilia.",
  "AIE-S5.f": "Dans le scénario 5, D. Brutus commence seul, sans unités, dans la zone nord des Alpes.",
  "AIE-S5.g":
    "Pour Dolabella, on lance un d6 au début du scénario 5 : pair chez les Césariens, impair chez les Républicains. Son propriétaire le déploie.",
  "AIE-S5.h":
    "À partir du deuxième tour, une fois l’initiative fixée, Dolabella rejoint le joueur qui l’a, ou reste avec lui.",
  "AIE-S5.i":
    "À son premier changement, Dolabella va dans la zone la plus proche où se trouve une unité de combat de son nouveau propriétaire.",
  "AIE-S5.j": "À son second changement, Dolabella est éliminé, et personne ne marque.",
  "AIE-S5.k":
    "Dans le scénario 5, M. Brutus, Cassius, Trebonius et D. Brutus sont des Assassins dès le début (voir 8.2 et 8.5.2), et l’étape F.3 n’est pas jouée.",
  "AIE-S5.l":
    "Les Césariens gagnent le scénario 5 s’ils contrôlent Roma et au moins six régions, parmi lesquelles Italia et Graecia.",
  "AIE-S5.m": "Les Républicains gagnent le scénario 5 s’ils contrôlent Graecia.",
  "AIE-S5.n": "Si aucun camp n’a gagné, le scénario 5 est un match nul.",

  "AIE-S6.a": opening(6),
  "AIE-S6.b": "Dans le scénario 6, les Républicains contrôlent Sicilia, les Césariens les six autres régions et Roma.",
  "AIE-S6.c":
    "Dans le scénario 6, les Aegyptii sont en allégeance aux Césariens et tous les autres en paix. Le déploiement est libre.",
  "AIE-S6.d": forces(6, CAES),
  "AIE-S6.e": forces(6, REP),
  "AIE-S6.f": "Dans le scénario 6, Octavianus commence en Italia, M. Antonius en Asia, Salvidienus en Hispania.",
  "AIE-S6.g":
    "Dans le scénario 6, S. Pompeius et Menas commencent en Sicilia, Bassus en Gallia 8, Pollio en Italia 2, L. Antonius et Plancus en Italia 6.",
  "AIE-S6.h":
    "Dans le scénario 6, les Républicains peuvent déployer des unités en Gallia 8, Italia 2 et Italia 6 ; les Césariens n’y peuvent rien déployer.",
  "AIE-S6.i":
    "Dans le scénario 6, Octavianus ne peut jamais être en Asia ni en Graecia, et M. Antonius jamais en Africa, Gallia, Hispania, Italia ni Sicilia.",
  "AIE-S6.j": "Dans le scénario 6, toutes les légions de recrues des deux camps commencent affaiblies.",
  "AIE-S6.k": "En phase C de -37, dans le scénario 6, les Parthi sont en guerre, contrôlés par les Républicains.",
  "AIE-S6.l": "Les Césariens gagnent le scénario 6 s’ils contrôlent les sept régions.",
  "AIE-S6.m": "Les Républicains gagnent le scénario 6 s’ils contrôlent au moins deux régions.",
  "AIE-S6.n":
    "Sinon, c’est-à-dire si les Républicains contrôlent exactement une région ou si une région n’a pas de contrôleur, le scénario 6 est un match nul.",

  "AIE-S7.a": opening(7),
  "AIE-S7.b":
    "Les Césariens contrôlent Africa, Gallia, Hispania, Italia, Sicilia et Roma ; les Républicains Asia et Graecia. Les Aegyptii sont en allégeance aux Républicains, tous les autres en paix, et le déploiement est libre.",
  "AIE-S7.c": forces(7, CAES),
  "AIE-S7.d": forces(7, REP),
  "AIE-S7.e": "Dans le scénario 7, M. Antonius a une CC de 15 au lieu de 9.",
  "AIE-S7.f":
    "Dans le scénario 7, Cleopatra s’emploie comme un chef romain des Républicains, avec la CP de M. Antonius, et échappe aux limites des chefs non romains.",
  "AIE-S7.g": "Dans le scénario 7, aucun stratagème ne peut pacifier les Aegyptii.",
  "AIE-S7.h":
    "Si les Césariens pacifient les Aegyptii par les armes dans le scénario 7, Cleopatra est aussitôt éliminée, définitivement.",
  "AIE-S7.i":
    "Les Césariens gagnent le scénario 7 s’ils contrôlent au moins une région de plus que les Républicains et soit occupent chaque zone d’origine des Aegyptii, soit les ont pacifiés par les armes plus tôt dans le scénario.",
  "AIE-S7.j":
    "Les Républicains gagnent le scénario 7 s’ils contrôlent au moins une région de plus que les Césariens et que les Aegyptii sont en allégeance à eux.",
  "AIE-S7.k": "Si aucun camp n’a gagné, le scénario 7 est un match nul.",
};
