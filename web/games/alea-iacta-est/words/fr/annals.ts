/** The years of the war in French. */
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;

export const annals: AnnalWords = {
  year: (bc) => `L’an ${bc}`,
  initiative: (side) => `Les ${side} avaient l’initiative.`,
  event: (name) => `Le présage de l’année : ${name}.`,
  wars: (peoples) => `La guerre vint des ${all(peoples)}.`,
  allies: (peoples, side) => `Les ${all(peoples)} firent allégeance aux ${side}.`,
  peace: (peoples) => `La paix fut faite avec les ${all(peoples)}.`,
  battle: (place, winner, loser, naval) =>
    `${naval ? "Sur mer," : "En"} ${place}, ${winner.name} ${winner.many ? "battirent" : "battit"} ${loser.name}`,
  host: (side) => `les ${side}`,
  lost: (units) =>
    units === 0 ? "." : units === 1 ? " ; une unité fut perdue." : ` ; ${units} unités furent perdues.`,
  skirmishes: (count) => (count === 1 ? "Il y eut un autre combat." : `Il y eut ${count} autres combats.`),
  taken: (side, regions) => `Les ${side} prirent ${all(regions)}.`,
  nobodys: (regions) => `Plus personne ne tenait ${all(regions)}.`,
  stratagems: (titles) => `Stratagèmes de l’année : ${titles.join(", ")}.`,
  balance: (score, change) => `À la fin de l’année, le score était de ${score} (${change}).`,
  quiet: "Rien que les historiens aient noté.",
  points: "D’où viennent les points",
  causes: {
    battles: "Grandes batailles",
    leaders: "Chefs ennemis tués",
    disbanded: "Légions licenciées",
    pacified: "Peuples pacifiés",
    assassins: "Le dernier Assassin",
    allies: "Peuples alliés",
    regions: "Contrôle des régions",
    roma: "Rome",
    intrigue: "Intrigues au Sénat",
    triumph: "Triomphes",
    start: "Au départ",
  },
  sum: "Total",
  goals: (caesarians, republicans) =>
    `Les Césariens gagnent avec une avance de ${caesarians}, les Républicains avec une de ${republicans} ; entre les deux, la partie est nulle.`,
  ended: (above) => `Une avance de plus de ${above} met fin à la partie.`,
  exchanged: "Les joueurs ont échangé leurs factions : les points marqués auparavant les ont suivis.",
  conditions: "Ce qu’il fallait à chaque camp",
  met: "rempli",
  unmet: "non rempli",
  needs: {
    all: (regions) => `Le contrôle ${/^[AEIOUH]/.test(all(regions)) ? "d’" : "de "}${all(regions)}`,
    any: (regions) => `Le contrôle d’une région parmi ${all(regions)}`,
    atLeast: (count) => `Le contrôle d’au moins ${count} régions`,
    roma: "Rome",
    more: "Plus de régions que l’autre camp",
    subdues: (people) => `La soumission des ${people}`,
    ally: (people) => `L’alliance des ${people}`,
  },
};
