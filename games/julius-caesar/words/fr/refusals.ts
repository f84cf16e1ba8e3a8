/** Why something is not allowed, in French: each sentence tells the rule. */
import type { RefusalWords } from "../wording.ts";
import { count } from "./names.ts";

export const refusals: RefusalWords = {
  notNow: "Ce n’est pas ce qui se décide maintenant.",

  notInHand: "On n’utilise qu’une carte que l’on a en main.",
  apolloFirstTurn:
    "Apollon copie la carte adverse du tour précédent : il ne peut donc pas être joué au premier tour d’une année.",

  notDeployed: "On n’échange que ses propres blocs présents sur la carte ; ceux du pool de levée y restent.",
  swapsNothing:
    "On échange deux blocs de villes différentes ; chaque paire se nomme une seule fois, dans l’ordre de la liste des blocs.",
  inlandNavis: "Une navis se tient dans un port ou en mer, jamais dans une ville de l’intérieur.",

  notYours: "Vous ne commandez que les blocs de votre camp.",
  offMap: "Ce bloc n’est pas sur la carte.",
  notInGroup: "Un mouvement sert à un seul groupe : seuls les blocs du lieu choisi en profitent.",
  nothingToMove: "Aucun de vos blocs ne peut bouger dans ce lieu.",
  moveFirst: "Une fois le groupe choisi, un de ses blocs au moins doit bouger.",

  moved: "Un bloc ne se déplace qu’une fois par tour.",
  landByRoad: "Les blocs terrestres vont de ville en ville par une route ou un détroit.",
  navisBySea: "Une navis va d’un port à sa mer, d’une mer à l’un de ses ports, ou d’une mer à une mer voisine.",
  pinned: "Chaque bloc du groupe principal ennemi fixe un défenseur ; plus aucun de vos blocs ne peut partir d’ici.",
  barred: "On ne quitte pas une bataille par une route ou une côte que l’ennemi a empruntée pour y attaquer.",
  mustHold: "Une navis doit rester dans chaque mer que des blocs ont traversée ce tour-ci.",
  notThatFar:
    "Un bloc avance de deux lieux au plus ; il n’attaque qu’à la première étape et ne continue qu’à partir d’un lieu ami ou vacant.",
  notThatFarToReinforce: "Un renfort vient d’un lieu voisin, à la première étape de son mouvement.",
  mercuryNotThatFar:
    "Avec Mercure, un bloc terrestre avance de trois villes au plus, ou de deux si la dernière est attaquée.",
  roadFull: (limit) => `Cette route ne laisse passer que ${count(limit, "bloc")} d’un camp par tour.`,
  straitFull: (limit) => `Un détroit ne laisse passer que ${count(limit, "bloc")} d’un camp par tour.`,
  straitAttackFull: (limit) => `Ce tour-ci, un camp n’attaque à travers un détroit qu’avec ${count(limit, "bloc")}.`,
  eventMovesNoNavis: "Mars, Mercure et Pluton ne déplacent que des blocs terrestres, aucune navis.",
  neptuneMovesNavis: "Neptune ne déplace que des navis.",

  eventHasNoSailing: "Un événement qui déplace un groupe ne donne aucun transport par mer.",
  sailFirst: "Les transports par mer précèdent tous les autres mouvements du tour.",
  navisDoesNotEmbark: "Seuls les blocs terrestres sont transportés par mer ; une navis se déplace d’elle-même.",
  notFromPort: "Un transport par mer part d’un port.",
  notToPort: "Un transport par mer s’achève dans un autre port.",
  noSuchRoute: "Ces mers ne relient pas les deux ports.",
  seaNotFriendly: "Chaque mer traversée doit être amie, c’est-à-dire tenue par vos seules navis.",
  portNotOpen: "On ne débarque que dans un port ami ou vacant, jamais dans un port ennemi ou contesté.",

  notABorderOfAttack: "Le groupe principal est l’un de ceux qui attaquent ici : choisissez un lieu d’où ils viennent.",
  notYourAttack: "La surprise ne vaut que dans une bataille engagée par le groupe que l’événement a déplacé.",

  levyNotFriendly: "On ne lève que dans une ville amie : au moins un de vos blocs, aucun bloc ennemi.",
  levyElsewhere: "Un bloc qui porte le nom d’une ville, comme les légions et les equitatus, n’est levé que là.",
  elephantElsewhere: "L’éléphant n’est levé que dans la ville inscrite sur son bloc.",
  levyMajorPort: "Une nouvelle navis n’est levée que dans un port majeur ami.",
  levyAtSea: "Une navis ne gagne de pas que dans un port ami, jamais en mer.",
  notInPool: "On ne lève qu’un bloc qui se tient debout dans son pool de levée.",
  fallenThisYear: "Un bloc éliminé cette année ne peut être levé que l’année suivante.",
  leaderNotReleased: "Le troisième chef n’est levé qu’après la mort d’un autre chef de son camp.",
  fullStrength: "Ce bloc est déjà à pleine force.",

  jupiterOutOfReach:
    "Jupiter atteint les blocs ennemis des villes voisines d’une ville amie, et les navis des mers que touche un port ami.",
  jupiterNoSuchBlock: "Il n’y a aucun bloc ennemi de cette couleur dans ce lieu.",
  noShelter: "Le transfuge rejoint une ville amie voisine du lieu qu’il quitte.",
  vulcanEnemyCity: "Vulcain frappe une ville tenue par des blocs ennemis seuls.",

  notContested: "On ne livre bataille que là où se trouvent des blocs des deux camps.",
  notInBattle: "Ce bloc n’est pas dans cette bataille.",
  reserveWaits: "Les réserves ne prennent pas part au round 1 : elles ne tirent pas et n’encaissent rien.",
  notItsTurn:
    "Les blocs agissent dans l’ordre A, B, C, D, le défenseur avant l’attaquant ; ce n’est pas le tour de celui-ci.",
  hadItsTurn: "Chaque bloc agit une fois par round, et celui-ci l’a déjà fait.",
  mustRetreat: (limit) => `Au round ${limit}, le dernier, les blocs attaquants ne peuvent que faire retraite.`,
  notStrongest: "Une touche va au bloc le plus fort ; on ne choisit qu’entre blocs de force égale.",

  noRetreatInRoundOne: "Personne ne fait retraite au round 1.",
  retreatNotAdjacent: "Un bloc fait retraite vers un lieu voisin.",
  retreatToEnemy: "Aucune retraite ne mène à un lieu ennemi ou contesté.",
  retreatAttacker:
    "L’attaquant fait retraite vers une ville amie voisine, ou vers une ville vacante par une route que son camp a prise pour attaquer.",
  retreatDefender:
    "Le défenseur fait retraite vers une ville voisine amie ou vacante, mais pas par une route d’où viennent les attaquants.",
  retreatRoadFull: (limit) => `Cette route n’offre de retraite qu’à ${count(limit, "bloc")} d’un camp par round.`,
  retreatRoadFullInTurn: (limit) =>
    `Cette route n’offre de retraite qu’à ${count(limit, "bloc")} d’un camp par tour de bataille.`,
  retreatStraitFull: (limit) => `Un détroit n’offre de retraite qu’à ${count(limit, "bloc")} d’un camp par round.`,
  seaRetreatTaken: "Un seul bloc terrestre de chaque camp peut faire retraite par mer à chaque round.",
  seaRetreatNavis: "La retraite par mer est pour les blocs terrestres ; une navis fait retraite d’elle-même.",
  seaRetreatNoSea: "Une retraite par mer demande un port et une mer amie qui le touche.",
  seaRetreatNoPort: "Une retraite par mer s’achève dans un port ami de la même mer.",
  navisRetreatAttacker:
    "Les navis attaquantes font retraite vers une mer amie voisine, vers un port ami de cette mer, ou vers le lieu d’où elles viennent s’il est ami ou vacant.",
  navisRetreatDefender:
    "Les navis en défense font retraite vers une mer amie voisine, vers une mer vacante d’où ne vient aucun attaquant, ou vers un port ami de cette mer.",
  navisRetreatToPort: "Après une bataille dans un port, les navis ne font retraite que vers une mer.",

  regroupNotAdjacent: "Un bloc se regroupe dans un lieu voisin.",
  regroupNotOpen: "On ne se regroupe que dans des lieux amis ou vacants.",
  regroupRoadFull: (limit) =>
    `Après une bataille, cette route ou ce détroit ne sert qu’au regroupement de ${count(limit, "bloc")}.`,
  navisRegroupToPort: "Après une bataille dans un port, les navis ne se regroupent que dans une mer.",

  notAtSea: "Seules les navis en mer cherchent un port en hiver.",
  notAFriendlyPort: "En hiver, une navis gagne un port ami de la mer où elle se trouve.",
  enoughSupply: (limit) =>
    `Une ville nourrit ${count(limit, "bloc")}, plus sa valeur ; on ne licencie ici que ce qui dépasse.`,
  notCleopatra: "Cléopâtre n’est jamais licenciée.",
};
