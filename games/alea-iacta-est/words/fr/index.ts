import { figure, frenchSpaces } from "@rubicon/series";
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
  simple: "l’emportent",
  decisive: "remportent une victoire décisive",
  total: "remportent une victoire totale",
  definitive: "remportent une victoire définitive",
};

export function fr(titles: Titles): FirstWords {
  const said = saidIn(titles);
  const chapters = [yearIn(said), movementIn(said), combatIn(said), resultsIn(said), stratagemsIn(said)] as const;
  const [year, movement, combat, results, played] = chapters;
  const ides = idesIn(said);
  const coups = coupsIn(said);
  return {
    titles,
    sides,
    scenarios: {
      "from-caesar-to-augustus": "1. De César à Auguste (49-29 av. J.-C.)",
      "rise-of-caesar": "2. L’ascension de César (49-44 av. J.-C.)",
      pharsalus: "3. Pharsale (48-47 av. J.-C.)",
      "thapsus-and-munda": "4. Thapsus et Munda (47-45 av. J.-C.)",
      philippi: "5. Philippes (43-41 av. J.-C.)",
      "perusia-and-naulochus": "6. L. Antonius et S. Pompeius (41-35 av. J.-C.)",
      actium: "7. Actium (32-29 av. J.-C.)",
    },
    options: {
      winterRecovery: {
        either: "Hiver : les unités affaiblies se rétablissent en ville, ou loin de l’ennemi",
        both: "Hiver : les unités affaiblies ne se rétablissent qu’en ville et loin de l’ennemi",
      },
      disbanded: {
        gone: "Les légions licenciées quittent la partie",
        reserve: "Les légions licenciées vont à la Réserve",
      },
      loneDeath: {
        combat: "Un chef isolé qui est pris est mort au combat",
        other: "Un chef isolé qui est pris n’est pas mort au combat",
      },
      flightFromRoma: {
        no: "Les chefs seuls à Rome font le test comme les autres",
        yes: "Les chefs seuls à Rome s’échappent sans test",
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
    losses: ({ steps = 0, units = 0 }) => `${figure(steps)} pas, ${figure(units)} unités`,
    outcomes: {
      won: (winner, level) => `Les ${sides[winner]} ${LEVELS[level] ?? LEVELS.simple}.`,
      draw: "La partie est nulle.",
      bothLost: "La République est morte : les deux joueurs ont perdu.",
      score: (score) => (score === 0 ? "Le score est nul." : `Score ${signed(score)}.`),
    },
    typeset: frenchSpaces,
  };
}
