import { figure } from "@rubicon/series";
import type { Titles } from "../titles.ts";
import { signed } from "../titles.ts";
import type { FirstWords } from "../wording.ts";
import { combatIn } from "./combat.ts";
import { coupsIn } from "./coups.ts";
import { forecastsIn } from "./forecasts.ts";
import { idesIn } from "./ides.ts";
import { movementIn } from "./movement.ts";
import { saidIn, sides, stratagems } from "./names.ts";
import { resultsIn } from "./results.ts";
import { stratagemsIn } from "./stratagems.ts";
import { yearIn } from "./year.ts";

const LEVELS: Readonly<Record<string, string>> = {
  simple: "vincono",
  decisive: "ottengono una vittoria decisiva",
  total: "ottengono una vittoria totale",
  definitive: "ottengono una vittoria definitiva",
};

export function it(titles: Titles): FirstWords {
  const said = saidIn(titles);
  const chapters = [yearIn(said), movementIn(said), combatIn(said), resultsIn(said), stratagemsIn(said)] as const;
  const [year, movement, combat, results, played] = chapters;
  const ides = idesIn(said);
  const coups = coupsIn(said);
  return {
    titles,
    sides,
    scenarios: {
      "from-caesar-to-augustus": "1. Da Cesare ad Augusto (49-29 a.C.)",
      "rise-of-caesar": "2. L’ascesa di Cesare (49-44 a.C.)",
      pharsalus: "3. Farsalo (48-47 a.C.)",
      "thapsus-and-munda": "4. Tapso e Munda (47-45 a.C.)",
      philippi: "5. Filippi (43-41 a.C.)",
      "perusia-and-naulochus": "6. L. Antonius e S. Pompeius (41-35 a.C.)",
      actium: "7. Azio (32-29 a.C.)",
    },
    options: {
      winterRecovery: {
        either: "Inverno: le unità ridotte si riprendono in una città, o lontano dal nemico",
        both: "Inverno: le unità ridotte si riprendono solo in una città e lontano dal nemico",
      },
      disbanded: {
        gone: "Le legioni congedate escono dal gioco",
        reserve: "Le legioni congedate vanno nella Riserva",
      },
      loneDeath: {
        combat: "Un capo isolato che viene preso è morto in combattimento",
        other: "Un capo isolato che viene preso non è morto in combattimento",
      },
      flightFromRoma: {
        no: "I capi soli a Roma fanno la prova come gli altri",
        yes: "I capi soli a Roma fuggono senza prova",
      },
    },
    stratagems,
    events: {
      ...year.events,
      ...movement.events,
      ...combat.events,
      ...results.events,
      ...played.events,
      ...ides.events,
      ...coups.events,
    },
    questions: {
      ...year.questions,
      ...movement.questions,
      ...combat.questions,
      ...results.questions,
      ...played.questions,
      ...ides.questions,
      ...coups.questions,
    },
    acts: {
      ...year.acts,
      ...movement.acts,
      ...combat.acts,
      ...results.acts,
      ...played.acts,
      ...ides.acts,
      ...coups.acts,
    },
    forecasts: forecastsIn(said),
    intent: movement.intent,
    trouble: results.trouble,
    recruitsEnd: results.recruitsEnd,
    modifiers: combat.modifiers,
    orders: played.orders,
    losses: ({ steps = 0, units = 0 }) => `${figure(steps)} passi, ${figure(units)} unità`,
    outcomes: {
      won: (winner, level) => `I ${sides[winner]} ${LEVELS[level] ?? LEVELS.simple}.`,
      draw: "La partita è patta.",
      bothLost: "La Repubblica è morta: entrambi i giocatori hanno perso.",
      score: (score) => (score === 0 ? "Il punteggio è pari." : `Punteggio ${signed(score)}.`),
    },
    typeset: (text) => text,
  };
}
