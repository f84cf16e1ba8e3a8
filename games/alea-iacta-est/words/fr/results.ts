/** Deployment, Phase F and the winter in French. */
import { lookUp } from "@rubicon/series";
import type { RecruitType } from "../../board.ts";
import type { Trouble, TroubleKind } from "../../events/results.ts";
import type { ScoredBy } from "../../ledger.ts";
import { counterText, sentence, signed } from "../titles.ts";
import type { ResultsWords } from "../wording.ts";
import { all, bc, count, onTrack, type Said, sides, stratagems, the } from "./names.ts";

const TROUBLES: Readonly<Record<TroubleKind, string>> = {
  "chief-slain": "un Chef de parti a été tué",
  garrison: "une garnison manque",
  wars: "deux Peuples sont en guerre, dont un majeur",
  "few-legions": "les légions sont trop peu nombreuses",
  "many-legions": "les légions sont trop nombreuses",
  peace: "aucun Peuple n’est en guerre",
  "no-chief-fought": "aucun Chef de parti n’a combattu de Romains",
  egypt: "les Aegyptii sont alliés",
};

/** Why points are scored, by the rule. */
const POINTS: Readonly<Record<ScoredBy, string>> = {
  "AIE-10.1.a": "pour une grande bataille",
  "AIE-10.1.b": "pour un chef ennemi",
  "AIE-10.1.c": "pour des légions licenciées",
  "AIE-10.1.d": "pour un Peuple pacifié",
  "AIE-10.1.e": "pour un Peuple pacifié",
  "AIE-10.1.f": "pour le dernier Assassin",
  "AIE-10.2.a": "pour leurs Peuples alliés",
  "AIE-10.2.c": "pour leurs régions",
  "AIE-10.2.d": "pour Roma",
  "AIE-6.3.11.c": "pour l’intrigue au Sénat",
  "AIE-6.4.4.a": "pour un triomphe",
};

const TYPES: Readonly<Record<RecruitType, string>> = {
  legio: "une légion",
  auxilia: "des auxilia",
  equites: "des equites",
  naves: "des naves",
};

const LEVELS: Readonly<Record<string, string>> = {
  decisive: "une victoire décisive",
  total: "une victoire totale",
  definitive: "une victoire définitive",
};

const They = (side: keyof typeof sides): string => sentence(the(side));
const to = (side: keyof typeof sides): string => `aux ${sides[side]}`;

export const resultsIn = ({ titles, place, piece }: Said): ResultsWords => {
  const pieces = (names: readonly string[]): string => all(names.map(piece));
  const trouble = ({ why, change, region, legions }: Trouble): string => {
    const what = region === undefined ? TROUBLES[why] : `${titles.region(region)} n’a pas sa garnison`;
    return `${signed(change)} ${what}${legions === undefined ? "" : ` (${legions})`}`;
  };
  return {
    trouble,
    recruitsEnd: "Ne plus rien recruter (hormis pour les garnisons)",
    events: {
      deploys: (e) => `${piece(e.piece)} passe de ${place(e.from)} en ${place(e.to)}.`,
      deployed: (e) => `${They(e.side)} ont terminé leur déploiement.`,
      lot: (e) => `Le dé donne ${e.die} pour ${piece(e.leader)} : il est avec ${the(e.side)}, en ${place(e.zone)}.`,

      republic: (e) =>
        e.troubles.length === 0
          ? `La République : rien ne déplace le marqueur SPQR ; il reste sur ${e.spqr}.`
          : `La République : ${e.troubles.map(trouble).join(" ; ")}. Le marqueur SPQR est sur ${onTrack(e.spqr, e.counted)}.`,
      region: (e) => {
        const name = titles.region(e.region);
        if (e.side === null) return `${name} est envahie : personne ne la contrôle.`;
        return e.why === "freed"
          ? `${name} est libérée et revient ${to(e.side)}.`
          : `${They(e.side)} prennent ${name}.`;
      },
      roma: (e) => (e.side === null ? "Personne ne contrôle Roma." : `${They(e.side)} contrôlent Roma.`),
      "control-points": (e) => `Points de contrôle : Césariens ${e.caesarians}, Républicains ${e.republicans}.`,
      points(e) {
        const why = lookUp(POINTS, e.rule);
        return `${e.points} PV ${to(e.side)}${why === undefined ? "" : ` ${why}`} ; le compteur est à ${signed(e.score)}.`;
      },

      winter: (e) => `L’hiver de ${bc(e.year)}.`,
      recovered: (e) => `De nouveau au complet : ${pieces(e.units)}.`,
      "winter-lost": (e) =>
        `${e.units.length === 1 ? "Perdue" : "Perdues"} pendant l’hiver en ${place(e.zone)} : ${pieces(e.units)}${e.absent.length === 0 ? "" : ` ; retour l’an prochain de ${pieces(e.absent)}`}.`,
      quarters: (e) => `En quartiers d’hiver, de ${place(e.from)} en ${place(e.to)} : ${pieces(e.pieces)}.`,
      garrison: (e) => `${piece(e.unit)} quitte ${place(e.from)} pour la garnison de ${place(e.to)}.`,
      recruited: (e) => `${They(e.side)} recrutent ${piece(e.unit)} en ${titles.region(e.region)}.`,
      returned: (e) =>
        `${They(e.side)} remettent ${e.counter === undefined ? "un pion stratagème" : counterText(e.counter, titles.box, stratagems)} dans le bol.`,
      over: (e) => {
        if (e.how === "republic-dead") return "La République est morte, et les deux joueurs ont perdu.";
        if (e.winner === null) return "La partie est terminée : match nul.";
        const level = LEVELS[e.level ?? ""];
        return `La partie est terminée : ${the(e.winner)} ${level === undefined ? "l’emportent" : `remportent ${level}`}.`;
      },
    },

    questions: {
      deploy: (q) =>
        q.piece === null
          ? "Vos pions sont placés comme proposé. Prenez-en un pour le placer ailleurs, ou acceptez."
          : `Où se place ${piece(q.piece)} ?`,
      turncoat: (q) => `Dans laquelle des zones les plus proches arrive ${piece(q.leader)} ?`,
      quarters: (q) =>
        q.leader === null
          ? `Où hivernent les troupes de ${place(q.from)} ? ${sentence(pieces(q.pieces))}.`
          : `Où hiverne ${piece(q.leader)} ?`,
      garrisons: (q) =>
        q.unit === null
          ? `Il manque ${count(q.missing, "légion")} en ${titles.region(q.region)} : laquelle y envoyer ?`
          : `Dans quelle ville de ${titles.region(q.region)} stationner ${piece(q.unit)} ?`,
      recruitment: (q) =>
        `Recruter en ${titles.region(q.region)} : ${all(q.types.map((type) => TYPES[type]))}${q.must ? " ; la garnison doit avoir sa légion" : ""} ?`,
      hands: (q) => `Vous gardez trois pions stratagèmes : remettez-en ${q.surplus} dans le bol.`,
    },

    acts: {
      deployed: () => "Accepter ce déploiement",
      send: ({ unit }) => `Envoyer ${piece(unit)}`,
      recruit: ({ unit }) => `Recruter ${piece(unit)}`,
      return: ({ counter }) => `Remettre ${counterText(titles.box.counterIds[counter], titles.box, stratagems)}`,
    },
  };
};
