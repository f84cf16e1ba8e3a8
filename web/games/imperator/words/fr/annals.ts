/** The years in French. */
import { joined } from "@rubicon/engine";
import { fr as shared } from "../../../../series/words/fr.ts";
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string => joined(names, "et");
/** A sentence of parts, of which some may be empty. */
const told = (...parts: readonly string[]): string => `${parts.filter((part) => part !== "").join(" ")}.`;

export const annals: AnnalWords = {
  ...shared.annals,
  initiative: { rome: "Rome avait l’initiative.", enemy: "Les ennemis de Rome avaient l’initiative." },
  pax: "Ce fut une année de paix : aucun Peuple n’était en guerre avec Rome, et nul ne réclamait la pourpre.",
  paxBroken: "La mort de l’empereur mit fin à la paix.",
  reserve: (fronts) => `En réserve : ${all(fronts)}.`,
  wars: (peoples) => `Prirent les armes contre Rome : ${all(peoples)}.`,
  subdued: (peoples) => `Soumis par les armes, et paisibles pour cinq ans : ${all(peoples)}.`,
  peace: (peoples) => `La paix fut faite avec ${all(peoples)}.`,
  legions: { name: "les légions", many: true },
  mutineers: { name: "les mutins", many: true },
  died: {
    battle: (who, at) => told(who, "tomba au combat", at),
    civil: (who, at) => told(who, "tomba dans la guerre civile", at),
    assassinated: (who, at) => told(who, "fut assassiné", at),
    natural: (who, at) => told(who, "mourut dans son lit", at),
    plague: (who, at) => told("La peste emporta", who, at),
    lone: (who, at) => told(who, "fut pris seul et tué", at),
    drowned: (who) => told(who, "périt en mer"),
    stranded: (who) => told(who, "disparut au-delà de la frontière"),
    deposed: (who) => told(who, "perdit le trône et la vie"),
  },
  emperor: {
    sole: (who) => `${who} régna seul.`,
    caesar: (who) => `${who}, jusque-là César, devint Auguste.`,
    acclaimed: (who) => `${who} fut acclamé Auguste.`,
    commodus: (who) => `Le Sénat salua ${who} comme Auguste.`,
    vacancy: (who) => `${who} trouva le trône vide et le prit.`,
    usurped: (who) => `${who} avait conquis la pourpre.`,
  },
  vacant: "Il ne restait personne qui pût être Auguste.",
  named: {
    augustus: (who) => `${who} fut élevé au rang d’Auguste aux côtés de l’empereur.`,
    caesar: (who) => `${who} fut nommé César.`,
  },
  usurper: (who, at) => told(who, "fut proclamé empereur", at),
  inVain: (who) => `${who} tendit en vain la main vers la pourpre.`,
  failed: (who) => `${who} avait échoué dans son usurpation.`,
  won: {
    rome: "Les rebelles tenaient Rome quand vint l’hiver : l’usurpation avait réussi.",
    battle: "L’empereur était battu et mort : l’usurpation avait réussi.",
    murder: "L’empereur fut assassiné : l’usurpation avait réussi.",
  },
  exchange: "Le vainqueur monta sur le trône, et ceux qui l’avaient servi en devinrent les ennemis.",
  noExchange: "Aucun usurpateur n’avait vécu assez pour voir sa victoire.",
  missed: (who) => `Des poignards à gages manquèrent ${who}.`,
  armenia: { rome: "L’Arménie se tourna vers Rome.", enemy: "L’Arménie se tourna vers les Parthes." },
  plague: (at) => told("La peste éclata", at),
  mutiny: (at) => told("Des troupes se mutinèrent", at),
  annexed: (peoples) => `Firent désormais partie de l’Empire : ${all(peoples)}.`,
  balance: (rome, enemy) => `À la fin de l’année, Rome avait ${rome} points, ses ennemis ${enemy}.`,
  judged: (won, lost, level) =>
    `${won} points à ${lost} : ${{ plain: "une victoire", decisive: "une victoire décisive", definitive: "une victoire définitive" }[level]}.`,
  scale:
    "Plus de deux fois les points de l’autre font une victoire décisive, plus de cinq fois une victoire définitive.",
  draw: "Autant de points des deux côtés : partie nulle.",
  sudden: (leader) => `La partie s’acheva aussitôt que mourut ${leader} ; les points ne comptaient plus.`,
  exchanged: "Les joueurs ont échangé leurs rôles : les points marqués auparavant les ont suivis.",
};
