/** Stratagems in English. */
import type { Faces } from "../names.ts";

export const faces: Faces = {
  coup_etat_parthe: {
    title: "Parthian coup",
    does: "Lies in Ctesiphon and brings Rome 3 points every winter, until the Enemy comes there with a historical leader and three units.",
  },
  pacification_mineur_1: {
    title: "Pacification of a Minor People",
    does: "One Minor People at war makes peace, and its units leave the map. It may go to war again next year.",
  },
  pacification_mineur_2: {
    title: "Pacification of two Minor Peoples",
    does: "One or two Minor Peoples at war make peace, and their units leave the map. They may go to war again next year.",
  },
  pacification_mineur_3: {
    title: "Pacification of three Minor Peoples",
    does: "Up to three Minor Peoples at war make peace, and their units leave the map. They may go to war again next year.",
  },
  pacification_majeur: {
    title: "Pacification of a Major People",
    does: "A Major People makes peace and goes home with all its units, even those it has lost. It may go to war again next year.",
  },
  pacification_nationalite: {
    title: "Pacification of a Nationality",
    does: "As many Peoples of one Nationality as you like make peace, Major and Minor.",
  },
  pax_romana: {
    title: "Pax Romana",
    does: "As many Peoples as you like make peace, Major and Minor. Once played it is out of the game.",
  },
  roma_victor: {
    title: "Roma Victor",
    does: "Instead of the die of a battle: the best row for Rome, in the column of the odds. Not against rebels; Furor Germanicus cancels it.",
  },
  usurpation_augustus: {
    title: "Usurpation of an Augustus",
    does: "Of two Augusti the one with the lower PC, if he is in a Front, tries to be usurper: valid if a d6 is not above his PC, with a bonus of 2 in the civil war.",
  },
  usurpation_caesar: {
    title: "Usurpation of a Caesar",
    does: "A Caesar in a Front tries to be usurper: valid if a d6 is not above his PC, with a bonus of 1 in the civil war.",
  },
  usurpation: {
    title: "Usurpation",
    does: "A leader of Rome in a Front, neither Augustus nor Caesar, tries to be usurper: valid if a d6 is not above his PC.",
  },
  soulevement_mineur_1: {
    title: "Uprising of a Minor People",
    does: "A Minor People at peace goes to war at once.",
  },
  soulevement_mineur_2: {
    title: "Uprising of two Minor Peoples",
    does: "Up to two Minor Peoples at peace go to war at once.",
  },
  soulevement_mineur_3: {
    title: "Uprising of three Minor Peoples",
    does: "Up to three Minor Peoples at peace go to war at once.",
  },
  soulevement_majeur_1: {
    title: "Uprising of a Major People",
    does: "A Major People at peace goes to war at once.",
  },
  soulevement_majeur_3: {
    title: "Uprising of three Major Peoples",
    does: "Up to three Major Peoples at peace go to war at once. Once played it is out of the game.",
  },
  furor_germanicus: {
    title: "Furor Germanicus",
    does: "Instead of the die of a battle with a Germanic unit of yours: the best row for you, in the column of the odds. Roma Victor cancels it.",
  },
  fleche_du_parthe: {
    title: "Parthian shot",
    does: "After a battle with a Persian unit in it, whoever has won, one Roman unit that took part is eliminated.",
  },
  intrigue_au_senat: {
    title: "Intrigue in the Senate",
    does: "Lies in Rome and brings you 2 points every winter, until an Augustus and all Praetorians meet there.",
  },
  initiative: {
    title: "Initiative",
    does: "The initiative that the die has denied you is yours.",
  },
  fuite_opportune: {
    title: "Opportune flight",
    does: "Attacked, your whole force slips away to an adjacent zone without enemy units, before the die is thrown.",
  },
  assassinat: {
    title: "Assassination",
    does: "A leader of the opponent dies on a d10 of 8 or 9; guarded by the Corporis Custodes, on a 9 alone.",
  },
  foyer_de_peste: {
    title: "Outbreak of plague",
    does: "In one zone every unit is reduced, reduced ones are lost, and leaders die on a d10 of 9; so do all who enter this year.",
  },
  epidemie_de_peste: {
    title: "Epidemic of plague",
    does: "As an outbreak of plague, and all zones around are infested too; there units that are reduced survive.",
  },
  alliance_armenienne: {
    title: "Armenian alliance",
    does: "Armenia changes sides at once.",
  },
  mutinerie: {
    title: "Mutiny",
    does: "In a zone without a leader all Roman, or all Parthian, units of the opponent mutiny. They stay, fight anybody, and cost him 2 points every winter.",
  },
  desertion: {
    title: "Desertion",
    does: "In one zone all Roman and Parthian units of the opponent are reduced, and reduced ones are lost.",
  },
  faveur_divine: {
    title: "Divine favour",
    does: "Any die that has just been thrown, yours or his, shows what you wish.",
  },
};
