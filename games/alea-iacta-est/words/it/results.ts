/** Deployment, Phase F and the winter in Italian. */
import { lookUp } from "@rubicon/series";
import type { RecruitType } from "../../board.ts";
import type { Trouble, TroubleKind } from "../../events/results.ts";
import type { ScoredBy } from "../../ledger.ts";
import { counterText, sentence, signed } from "../titles.ts";
import type { ResultsWords } from "../wording.ts";
import { all, bc, count, onTrack, type Said, sides, stratagems, the } from "./names.ts";

const TROUBLES: Readonly<Record<TroubleKind, string>> = {
  "chief-slain": "un Capo di fazione è stato ucciso",
  garrison: "manca una guarnigione",
  wars: "due Popoli sono in guerra, uno dei quali maggiore",
  "few-legions": "le legioni sono troppo poche",
  "many-legions": "le legioni sono troppe",
  peace: "nessun Popolo è in guerra",
  "no-chief-fought": "nessun Capo di fazione ha combattuto Romani",
  egypt: "gli Aegyptii sono alleati",
};

/** Why points are scored, by the rule. */
const POINTS: Readonly<Record<ScoredBy, string>> = {
  "AIE-10.1.a": "per una grande battaglia",
  "AIE-10.1.b": "per un capo nemico",
  "AIE-10.1.c": "per legioni congedate",
  "AIE-10.1.d": "per un Popolo pacificato",
  "AIE-10.1.e": "per un Popolo pacificato",
  "AIE-10.1.f": "per l’ultimo Assassino",
  "AIE-10.2.a": "per i Popoli alleati",
  "AIE-10.2.c": "per le loro regioni",
  "AIE-10.2.d": "per Roma",
  "AIE-6.3.11.c": "per l’intrigo in Senato",
  "AIE-6.4.4.a": "per un trionfo",
};

const TYPES: Readonly<Record<RecruitType, string>> = {
  legio: "una legione",
  auxilia: "auxilia",
  equites: "equites",
  naves: "naves",
};

const LEVELS: Readonly<Record<string, string>> = {
  decisive: "una vittoria decisiva",
  total: "una vittoria totale",
  definitive: "una vittoria definitiva",
};

const They = (side: keyof typeof sides): string => sentence(the(side));
const to = (side: keyof typeof sides): string => `ai ${sides[side]}`;

export const resultsIn = ({ titles, place, piece }: Said): ResultsWords => {
  const pieces = (names: readonly string[]): string => all(names.map(piece));
  const trouble = ({ why, change, region, legions }: Trouble): string => {
    const what = region === undefined ? TROUBLES[why] : `${titles.region(region)} non ha la sua guarnigione`;
    return `${signed(change)} ${what}${legions === undefined ? "" : ` (${legions})`}`;
  };
  return {
    trouble,
    recruitsEnd: "Non reclutare altro (salvo per le guarnigioni)",
    events: {
      deploys: (e) => `${piece(e.piece)} passa da ${place(e.from)} a ${place(e.to)}.`,
      deployed: (e) => `${They(e.side)} hanno terminato lo schieramento.`,
      lot: (e) => `Il dado dà ${e.die} per ${piece(e.leader)}: sta con ${the(e.side)}, in ${place(e.zone)}.`,

      republic: (e) =>
        e.troubles.length === 0
          ? `La Repubblica: nulla muove il segnalino SPQR, che resta su ${e.spqr}.`
          : `La Repubblica: ${e.troubles.map(trouble).join("; ")}. Il segnalino SPQR è su ${onTrack(e.spqr, e.counted)}.`,
      region: (e) => {
        const name = titles.region(e.region);
        if (e.side === null) return `${name} è invasa: nessuno la controlla.`;
        return e.why === "freed" ? `${name} è libera e torna ${to(e.side)}.` : `${They(e.side)} prendono ${name}.`;
      },
      roma: (e) => (e.side === null ? "Nessuno controlla Roma." : `${They(e.side)} controllano Roma.`),
      "control-points": (e) => `Punti di controllo: Cesariani ${e.caesarians}, Repubblicani ${e.republicans}.`,
      points(e) {
        const why = lookUp(POINTS, e.rule);
        return `${count(e.points, "punto", "punti")} ${to(e.side)}${why === undefined ? "" : ` ${why}`}; il punteggio è ${signed(e.score)}.`;
      },

      winter: (e) => `L’inverno del ${bc(e.year)}.`,
      recovered: (e) => `Di nuovo a piena forza: ${pieces(e.units)}.`,
      "winter-lost": (e) =>
        `${e.units.length === 1 ? "Perduta" : "Perdute"} nell’inverno in ${place(e.zone)}: ${pieces(e.units)}${e.absent.length === 0 ? "" : `; l’anno prossimo ritorno di ${pieces(e.absent)}`}.`,
      quarters: (e) => `Ai quartieri d’inverno, da ${place(e.from)} a ${place(e.to)}: ${pieces(e.pieces)}.`,
      garrison: (e) => `${piece(e.unit)} lascia ${place(e.from)} per la guarnigione di ${place(e.to)}.`,
      recruited: (e) => `${They(e.side)} reclutano ${piece(e.unit)} in ${titles.region(e.region)}.`,
      returned: (e) =>
        `${They(e.side)} rimettono ${e.counter === undefined ? "una pedina stratagemma" : counterText(e.counter, titles.box, stratagems)} nella coppa.`,
      over: (e) => {
        if (e.how === "republic-dead") return "La Repubblica è morta, ed entrambi i giocatori hanno perso.";
        if (e.winner === null) return "La partita è finita: patta.";
        const level = LEVELS[e.level ?? ""];
        return `La partita è finita: ${the(e.winner)} ${level === undefined ? "vincono" : `ottengono ${level}`}.`;
      },
    },

    questions: {
      deploy: (q) =>
        q.piece === null
          ? "Le tue pedine stanno come proposto. Prendine una per metterla altrove, o accetta così."
          : `Dove sta ${piece(q.piece)}?`,
      turncoat: (q) => `In quale delle zone più vicine arriva ${piece(q.leader)}?`,
      quarters: (q) =>
        q.leader === null
          ? `Dove passano l’inverno le truppe di ${place(q.from)}? ${sentence(pieces(q.pieces))}.`
          : `Dove passa l’inverno ${piece(q.leader)}?`,
      garrisons: (q) =>
        q.unit === null
          ? `In ${titles.region(q.region)} ${q.missing === 1 ? "manca" : "mancano"} ${count(q.missing, "legione", "legioni")}: quale inviare?`
          : `In quale città di ${titles.region(q.region)} si stabilisce ${piece(q.unit)}?`,
      recruitment: (q) =>
        `Reclutare in ${titles.region(q.region)}: ${all(q.types.map((type) => TYPES[type]))}${q.must ? "; la guarnigione deve avere la sua legione" : ""}?`,
      hands: (q) => `Puoi tenere tre pedine stratagemma: rimettine ${q.surplus} nella coppa.`,
    },

    acts: {
      deployed: () => "Accetta questo schieramento",
      send: ({ unit }) => `Invia ${piece(unit)}`,
      recruit: ({ unit }) => `Recluta ${piece(unit)}`,
      return: ({ counter }) => `Rimetti ${counterText(titles.box.counterIds[counter], titles.box, stratagems)}`,
    },
  };
};
