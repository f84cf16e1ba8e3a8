import type { Box } from "../../box.ts";
import { AFTER_CAESAR, FROM_THE_START, type Piece } from "../../pieces.ts";
import { CAES, NOBODY, REP, type Side } from "../../sides.ts";
import { listed } from "../../words/titles.ts";
import type { PartWords } from "../ids.ts";

const all = (items: readonly string[]): string => listed(items, "et");
const entering = ({ romanLeaders, enters, firstSide, pieceTitles }: Box, year: number, side: Side): string =>
  all(
    romanLeaders.filter((each) => enters[each] === year && firstSide[each] === side).map((each) => pieceTitles[each]),
  );
const bySide = (box: Box, year: number): string =>
  `${entering(box, year, CAES)} chez les Césariens ; ${entering(box, year, REP)} chez les Républicains`;
/** Years in which leaders enter, apart from the start and the year after Caesar’s death. */
const yearsOfEntry = ({ romanLeaders, enters }: Box): number[] => {
  const years = romanLeaders.map((each) => enters[each]);
  return [...new Set(years.filter((year) => year !== FROM_THE_START && year !== AFTER_CAESAR))].sort((a, b) => a - b);
};
/** "Curio -/2/4": below which a d10 is deadly in each five years. */
const mortals = ({ romanLeaders, death, pieceTitles }: Box, which: (death: readonly number[]) => boolean): string => {
  const of = (each: Piece): string => `${pieceTitles[each]} ${death[each].map((below) => below || "-").join("/")}`;
  return romanLeaders
    .filter((each) => which(death[each]))
    .map(of)
    .join(", ");
};

export const tables: PartWords<"tables"> = {
  "AIE-EV0.a": "Il y a un événement par tour : son numéro est un d6 plus un d10, et il s’applique aussitôt en phase D.",
  "AIE-EV0.b":
    "Un bonus de bataille s’ajoute au dé si le camp favorisé attaque et se retranche s’il défend ; un malus fait l’inverse.",
  "AIE-EV0.c": "Les effets qui durent prennent fin avec le tour.",
  "AIE-EV1.a":
    "Événement 1, insalubrité à Roma : chaque unité de combat en état normal en Italia 1 est affaiblie ; celles qui le sont déjà ne changent pas.",
  "AIE-EV1.b": "L’événement 1 rend aussi malade chaque Chef de parti présent en Italia 1, comme l’événement 4.",
  "AIE-EV2.a":
    "Événement 2, climat désastreux : tous les chefs et toutes les unités ont 1 PM de moins ce tour-ci, soit 3 pour un chef seul, 2 pour un groupe terrestre et 0 pour les naves.",
  "AIE-EV2.b":
    "Sous l’événement 2, une légion, une unité d’equites ou une unité non romaine sans chef peut encore faire son mouvement d’une zone.",
  "AIE-EV2.c":
    "Sous l’événement 2, les naves, qui ont 0 PM, ne font que des mouvements de 0 PM : sortir d’un port et y entrer.",
  "AIE-EV3.a":
    "Événement 3, découragement romain : dans tout combat d’une Force comptant des unités romaines contre une Force entièrement non romaine, le dé est modifié de 1 contre les Romains.",
  "AIE-EV4.a":
    "Événement 4, maladie : un Chef de parti du camp qui contrôle Roma ne peut quitter sa zone ce tour-ci ni par mouvement, ni par évasion, ni par fuite. De deux, c’est celui qui est en Italia 1, ou sinon celui que son joueur choisit.",
  "AIE-EV4.b": "S’il devait quitter sa zone après une bataille perdue, il meurt, et c’est une mort au combat.",
  "AIE-EV4.c": "Le BT d’un Chef de parti malade ne sert pas au combat.",
  "AIE-EV4.d":
    "L’événement 4 est sans effet si personne ne contrôle Roma, ou si le camp qui la contrôle n’a pas de Chef de parti.",
  "AIE-EV4.e": "Un Chef de parti malade qui devrait faire le test du chef seul meurt, et c’est une mort au combat.",
  "AIE-EV5.a":
    "Événement 5, vigueur guerrière barbare : une Force qui compte au moins une unité germanique ou celte a 2 au dé en sa faveur.",
  "AIE-EV6.a":
    "Événement 6, agitation politique : chaque Chef de parti reste dans la zone avec ville la plus proche d’une région que son camp contrôle, ou s’y rend avec tous ses PM par le plus court chemin.",
  "AIE-EV6.b": "Une fois arrivé, il ne peut plus la quitter par mouvement jusqu’à la fin du tour.",
  "AIE-EV6.c":
    "L’événement 6 lie les Chefs de parti des deux camps, les seconds compris ; les Prétendants sont libres.",
  "AIE-EV7.a":
    "Événement 7, hiver rigoureux : il y a 1 SMC de moins, mais jamais moins de 0, et les SMC sont partagées à neuf.",
  "AIE-EV8.a":
    "Événement 8, influence pacifique divine : il n’y a que deux SMC, une pour chaque joueur, celui qui a l’initiative d’abord. Un nombre plus petit ne change pas.",
  "AIE-EV9.a": "Événement 9, colère de Neptune : il n’y a aucun mouvement naval en E.1 ce tour-ci.",
  "AIE-EV9.b": "Sous l’événement 9, évasions et retraites navales restent possibles.",
  "AIE-EV10.a":
    "Événement 10, impopularité : quand toutes les autres SMC sont finies, l’adversaire du camp qui contrôle Roma en a une de plus.",
  "AIE-EV10.b": "L’événement 10 est sans effet si personne ne contrôle Roma.",
  "AIE-EV11.a":
    "Événement 11, désertion : on lance deux d6, 1 Gallia, 2 Hispania, 3 Italia, 4 Graecia, 5 Asia, 6 Africa. Sicilia n’est jamais touchée.",
  "AIE-EV11.b": "Un double annule l’événement 11.",
  "AIE-EV11.c": "Dans chaque région tirée, son contrôleur retire deux des légions qu’il y a, ou autant qu’il en a.",
  "AIE-EV11.d":
    "Les légions de l’autre camp dans la région ne sont pas touchées, et une région sans contrôleur ne perd rien.",
  "AIE-EV12.a":
    "Événement 12, donation aux légions : dans tout combat d’une Force comptant des légions contre une Force entièrement non romaine, le dé est modifié de 1 en faveur des Romains.",
  "AIE-EV13.a":
    "Événement 13, peste en Orient : dans les zones d’Asia, des Pontici et des Aegyptii, chaque unité de combat en état normal est affaiblie et chaque unité affaiblie retirée, dans les deux camps et de toute sorte.",
  "AIE-EV13.b": "L’événement 13 ne touche pas les chefs.",
  "AIE-EV14.a":
    "Événement 14, versatilité parthe : des Parthi en paix entrent aussitôt en guerre, même sous interdiction ; le contrôle se règle selon 4.4.1.",
  "AIE-EV14.b":
    "Des Parthi en guerre reviennent aussitôt à la paix et sont placés chez eux ; il n’y a pas d’interdiction, et personne ne marque.",
  "AIE-EV15.a":
    "Événement 15, famine chez les barbares : chaque unité germanique ou celte sur la carte est affaiblie ; celles qui le sont déjà ne changent pas.",
  "AIE-EV15.b": "Sous l’événement 15, une Force qui compte une unité germanique ou celte a 1 au dé contre elle.",

  "AIE-LT.a": ({ box }) => `Entrée au début (D) : ${bySide(box, FROM_THE_START)}.`,
  "AIE-LT.b": ({ box }) =>
    yearsOfEntry(box)
      .map((year) => `Entrée en ${year} : ${bySide(box, year)}.`)
      .join(" "),
  "AIE-LT.c": ({ box }) =>
    `Entrée à la phase C qui suit la mort de Caesar, quelle qu’en soit la cause (A) : ${bySide(box, AFTER_CAESAR)} ; au sort ${entering(box, AFTER_CAESAR, NOBODY)}.`,
  "AIE-LT.d": "Pour un chef qui entre au sort, on lance un d6 : pair chez les Césariens, impair chez les Républicains.",
  "AIE-LT.e":
    "Dans les scénarios 3 à 7, seuls les chefs listés sont en jeu, et aussi ceux marqués A si Caesar meurt dans le scénario 3 ou 4.",
  "AIE-LT.f":
    "Un chef sur la carte qui a un chiffre pour les années en cours lance un d10 à la phase D de chacune d’elles ; un résultat strictement inférieur le tue définitivement.",
  "AIE-LT.g": ({ box }) => `Chiffres pour -43 à -39 / -38 à -34 / -33 à -29 : ${mortals(box, ([first]) => first > 0)}.`,
  "AIE-LT.h": ({ box }) =>
    `Chiffres des chefs qui ne font le test qu’à partir de -38 : ${mortals(box, ([first, ...later]) => first === 0 && later.some((below) => below > 0))}.`,
  "AIE-LT.i": "Tous les autres chefs ne testent jamais la mort naturelle, et personne ne la teste avant -43.",
  "AIE-LT.j": "Les morts naturelles ne rapportent aucun point de victoire et ne déplacent pas le marqueur SPQR.",
  "AIE-LT.k": ({ box }) => `Il y a ${box.romanLeaders.length} chefs romains.`,

  "AIE-NT.a":
    "Aegyptii : Cleopatra VII dès -49, jamais retirée (sauf dans le scénario 7) ; Achillas dès -49, retiré à la première allégeance ou pacification des Aegyptii.",
  "AIE-NT.b":
    "Parthi : Orodes II dès -49, retiré en phase D de -39 ; Pacorus & Surena, un seul pion, dès -49, jamais retiré ; Phraates IV dès -38, jamais retiré.",
  "AIE-NT.c":
    "Pontici : Pharnaces II dès -49, retiré à la première allégeance ou pacification des Pontici ; Darius entre en phase C du tour suivant et n’est jamais retiré.",
  "AIE-NT.d":
    "Numidae : Juba I dès -49, retiré à la première pacification des Numidae, non par allégeance ; Juba II entre en phase C du tour suivant et n’est jamais retiré.",
  "AIE-NT.e": "Jamais retiré veut dire qu’une mort au combat n’est que passagère (voir 4.2.1).",
  "AIE-NT.f":
    "Dans les scénarios qui commencent après -49, les dates de la table valent. Achillas, Pharnaces II et Juba I sont en jeu dans les scénarios 3 et 4 jusqu’à ce que leur condition survienne ; dans les scénarios 5 à 7 ils n’y sont plus, et Darius et Juba II sont en jeu.",

  "AIE-RT.a": ({ box }) =>
    `Ordre des régions pour les ajustements et le recrutement : ${box.regions.map((region) => `${region + 1} ${box.regionTitles[region]}`).join(", ")}.`,
  "AIE-RT.b":
    "Les zones nécessaires au contrôle sont la plus petite majorité des zones d’une région ; les villes nécessaires, la moitié de ses zones avec ville, arrondie à l’entier supérieur.",
  "AIE-RT.c": ({ box, eachRegion }) =>
    `Zones et zones avec ville de chaque région : ${eachRegion((region) => `${box.zonesOf[region].length} et ${box.zonesOf[region].filter((zone) => box.isCity[zone]).length}`)}.`,

  "AIE-MAP.a":
    "Le Rhenus sépare les Germani de Gallia 2 : les zones sont adjacentes, à 2 PM. Les Germani sont adjacents à Gallia et non à Italia.",
  "AIE-MAP.b":
    "Il y a deux zones des Alpes, l’une et l’autre de montagne, à la limite de Gallia et d’Italia. Gallia 8 et Italia 3 sont chacune adjacentes à l’une d’elles, et aller de Gallia 8 en Italia 3 par les Alpes est un mouvement de 3 PM.",
  "AIE-MAP.c":
    "Gallia 9 et Gallia 8 sont adjacentes, à 1 PM. Gallia 8 a le port de Massalia sur le Mare Internum Occidentalis.",
  "AIE-MAP.d":
    "Mare Internum Occidentalis et Mare Internum Centralis sont adjacents. Africa 3 est une côte sans port du Mare Internum Centralis.",
  "AIE-MAP.e":
    "Asia 5 est adjacente à une zone des Parthi par-delà l’Euphrates, à 2 PM ; une autre zone des Parthi se trouve à l’est de celle-ci.",
  "AIE-MAP.f": "Pontici, Armenii, Cappadocii et Asia 5 sont adjacents dans cet ordre, à 1 PM chacun.",
  "AIE-MAP.g":
    "Daci, Armenii et Aegyptii sont les seuls Peuples adjacents à aucune région ; les Mauri sont adjacents à Hispania.",
  "AIE-MAP.h":
    "Les terres des Aegyptii contiennent Alexandria. Juste à l’ouest se trouve une zone hors de la République qui ne porte le nom d’aucun Peuple.",
  "AIE-MAP.i": "Italia 5 est adjacente à la région Graecia, et Graecia 1 à la région Italia.",
  "AIE-MAP.j":
    "Graecia 2 est adjacente à une zone des Thracii. Graecia 5 est la Crète, Africa 3 la Cyrénaïque, et Roma se trouve en Italia 1.",
};
