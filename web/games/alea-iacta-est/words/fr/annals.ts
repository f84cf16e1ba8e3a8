/** The years of the war in French. */
import { fr as shared } from "../../../../series/words/fr.ts";
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;

export const annals: AnnalWords = {
  ...shared.annals,
  initiative: (side) => `Les ${side} avaient l’initiative.`,
  wars: (peoples) => `La guerre vint des ${all(peoples)}.`,
  allies: (peoples, side) => `Les ${all(peoples)} firent allégeance aux ${side}.`,
  peace: (peoples) => `La paix fut faite avec les ${all(peoples)}.`,
  where: (place, naval) => `${naval ? "Sur mer," : "En"} ${place}`,
  host: (side) => `les ${side}`,
  taken: (side, regions) => `Les ${side} prirent ${all(regions)}.`,
  nobodys: (regions) => `Plus personne ne tenait ${all(regions)}.`,
  balance: (score, change) => `À la fin de l’année, le score était de ${score} (${change}).`,
  goals: (caesarians, republicans) =>
    `Les Césariens gagnent avec une avance de ${caesarians}, les Républicains avec une de ${republicans} ; entre les deux, la partie est nulle.`,
  ended: (above) => `Une avance de plus de ${above} met fin à la partie.`,
  exchanged: "Les joueurs ont échangé leurs factions : les points marqués auparavant les ont suivis.",
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
