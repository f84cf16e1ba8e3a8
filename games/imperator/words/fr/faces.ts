/** Stratagems in French. */
import type { Faces } from "../names.ts";

export const faces: Faces = {
  coup_etat_parthe: {
    title: "Coup d’État parthe",
    does: "Posé à Ctesiphon, il rapporte 3 points à Rome chaque hiver, jusqu’à ce que l’Ennemi y vienne avec un chef historique et trois unités.",
  },
  pacification_mineur_1: {
    title: "Pacification d’un Peuple mineur",
    does: "Un Peuple mineur en guerre fait la paix, et ses unités quittent la carte. Il peut repartir en guerre l’an prochain.",
  },
  pacification_mineur_2: {
    title: "Pacification de deux Peuples mineurs",
    does: "Un ou deux Peuples mineurs en guerre font la paix, et leurs unités quittent la carte. Ils peuvent repartir en guerre l’an prochain.",
  },
  pacification_mineur_3: {
    title: "Pacification de trois Peuples mineurs",
    does: "Jusqu’à trois Peuples mineurs en guerre font la paix, et leurs unités quittent la carte. Ils peuvent repartir en guerre l’an prochain.",
  },
  pacification_majeur: {
    title: "Pacification d’un Peuple majeur",
    does: "Un Peuple majeur fait la paix et rentre chez lui avec toutes ses unités, même celles qu’il a perdues. Il peut repartir en guerre l’an prochain.",
  },
  pacification_nationalite: {
    title: "Pacification d’une Nationalité",
    does: "Autant de Peuples d’une même Nationalité que vous le voulez font la paix, majeurs et mineurs.",
  },
  pax_romana: {
    title: "Pax Romana",
    does: "Autant de Peuples que vous le voulez font la paix, majeurs et mineurs. Une fois joué, il quitte la partie.",
  },
  roma_victor: {
    title: "Roma Victor",
    does: "Au lieu du dé d’une bataille : la meilleure ligne pour Rome, dans la colonne du rapport de force. Pas contre des rebelles ; Furor Germanicus l’annule.",
  },
  usurpation_augustus: {
    title: "Usurpation d’un Auguste",
    does: "De deux Augustes, celui de plus basse CP, s’il est dans un Front, tente l’usurpation : validée si un d6 ne dépasse pas sa CP, avec un bonus de 2 dans la guerre civile.",
  },
  usurpation_caesar: {
    title: "Usurpation d’un César",
    does: "Un César qui est dans un Front tente l’usurpation : validée si un d6 ne dépasse pas sa CP, avec un bonus de 1 dans la guerre civile.",
  },
  usurpation: {
    title: "Usurpation",
    does: "Un chef de Rome qui est dans un Front, ni Auguste ni César, tente l’usurpation : validée si un d6 ne dépasse pas sa CP.",
  },
  soulevement_mineur_1: {
    title: "Soulèvement d’un Peuple mineur",
    does: "Un Peuple mineur en paix entre aussitôt en guerre.",
  },
  soulevement_mineur_2: {
    title: "Soulèvement de deux Peuples mineurs",
    does: "Jusqu’à deux Peuples mineurs en paix entrent aussitôt en guerre.",
  },
  soulevement_mineur_3: {
    title: "Soulèvement de trois Peuples mineurs",
    does: "Jusqu’à trois Peuples mineurs en paix entrent aussitôt en guerre.",
  },
  soulevement_majeur_1: {
    title: "Soulèvement d’un Peuple majeur",
    does: "Un Peuple majeur en paix entre aussitôt en guerre.",
  },
  soulevement_majeur_3: {
    title: "Soulèvement de trois Peuples majeurs",
    does: "Jusqu’à trois Peuples majeurs en paix entrent aussitôt en guerre. Une fois joué, il quitte la partie.",
  },
  furor_germanicus: {
    title: "Furor Germanicus",
    does: "Au lieu du dé d’une bataille où vous avez une unité germanique : la meilleure ligne pour vous, dans la colonne du rapport de force. Roma Victor l’annule.",
  },
  fleche_du_parthe: {
    title: "La flèche du Parthe",
    does: "Après une bataille où il y avait une unité perse, quel que soit le vainqueur, une unité romaine qui y a pris part est éliminée.",
  },
  intrigue_au_senat: {
    title: "Intrigue au Sénat",
    does: "Posée à Rome, elle vous rapporte 2 points chaque hiver, jusqu’à ce qu’un Auguste et tous les Prétoriens s’y rejoignent.",
  },
  initiative: {
    title: "Initiative",
    does: "L’initiative que le dé vous a refusée est à vous.",
  },
  fuite_opportune: {
    title: "Fuite opportune",
    does: "Attaquée, toute votre force se dérobe dans une zone adjacente sans unités ennemies, avant le jet du dé.",
  },
  assassinat: {
    title: "Assassinat",
    does: "Un chef de l’adversaire meurt sur un 8 ou un 9 au d10 ; gardé par les Corporis Custodes, sur un 9 seulement.",
  },
  foyer_de_peste: {
    title: "Foyer de peste",
    does: "Dans une zone, chaque unité est affaiblie, les affaiblies sont perdues, et les chefs meurent sur un 9 au d10 ; de même pour tous ceux qui y entrent cette année.",
  },
  epidemie_de_peste: {
    title: "Épidémie de peste",
    does: "Comme un foyer de peste, et toutes les zones d’alentour sont infestées aussi ; là, les unités affaiblies survivent.",
  },
  alliance_armenienne: {
    title: "Alliance arménienne",
    does: "L’Armenia change aussitôt de camp.",
  },
  mutinerie: {
    title: "Mutinerie",
    does: "Dans une zone sans chef, toutes les unités romaines, ou toutes les unités parthes, de l’adversaire se mutinent. Elles restent là, combattent n’importe qui et lui coûtent 2 points chaque hiver.",
  },
  desertion: {
    title: "Désertion",
    does: "Dans une zone, toutes les unités romaines et parthes de l’adversaire sont affaiblies, et les affaiblies sont perdues.",
  },
  faveur_divine: {
    title: "Faveur divine",
    does: "Tout dé qui vient d’être lancé, le vôtre ou le sien, montre ce que vous voulez.",
  },
};
