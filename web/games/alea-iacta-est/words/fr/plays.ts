/** Stratagems in the hand and on the map, in French. */
import { fr as shared } from "../../../../series/words/fr.ts";
import type { PlayWords } from "../../panels/play-wording.ts";

export const plays: PlayWords = {
  ...shared.plays,
  when: {
    initiative: "Quand l’ennemi a l’initiative",
    gates: "Une fois l’initiative fixée",
    geostrategy: "Dans votre géostratégie",
    campaign: "À tout moment de la campagne",
    flight: "Avant l’évasion ou le combat, en défense",
    battle: "Avant le dé d’un combat",
    die: "Sur tout dé de la campagne",
    aftermath: "Après un combat",
    republic: "Quand la République est jugée",
    ides: "Aux Ides de mars",
    triumvirs: "Avant l’examen du contrôle",
    triumph: "Avant le compte des points",
  },
  battle: (place, naval) => (naval ? `Bataille navale : ${place}` : `Bataille de ${place}`),
  whichNation: "Quelle nation fait la paix ?",
  plague: (zone) => `Peste en ${zone} : qui y entre la subit, jusqu’à la fin de la campagne`,
  intrigues: (count) => (count === 1 ? "Une intrigue au Sénat" : `${count} intrigues au Sénat`),
  neutral: (leader) => `neutre : ${leader}`,
  halved: (years) =>
    years === 1 ? "L’an prochain : moitié des séquences" : `${years} années à venir : moitié des séquences`,
  murdered: "César a été assassiné",
  exchange: "Les joueurs échangent leurs factions",
  youLead: (side, other) =>
    `Désormais vous menez les ${side}, et votre adversaire les ${other}. Vous gardez vos stratagèmes.`,
  nowLeads: (player, side) => `${player} mène désormais les ${side}.`,
  scoreTurned: (score) => `Les points suivent les joueurs : le score change de signe et vaut ${score}.`,
};
