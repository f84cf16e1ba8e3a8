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
  simple: "win",
  decisive: "win a decisive victory",
  total: "win a total victory",
  definitive: "win a definitive victory",
};

export function en(titles: Titles): FirstWords {
  const said = saidIn(titles);
  const chapters = [yearIn(said), movementIn(said), combatIn(said), resultsIn(said), stratagemsIn(said)] as const;
  const [year, movement, combat, results, played] = chapters;
  const ides = idesIn(said);
  const coups = coupsIn(said);
  return {
    titles,
    sides,
    scenarios: {
      "from-caesar-to-augustus": "1. From Caesar to Augustus (49-29 BC)",
      "rise-of-caesar": "2. The Rise of Caesar (49-44 BC)",
      pharsalus: "3. Pharsalus (48-47 BC)",
      "thapsus-and-munda": "4. Thapsus and Munda (47-45 BC)",
      philippi: "5. Philippi (43-41 BC)",
      "perusia-and-naulochus": "6. L. Antonius and S. Pompeius (41-35 BC)",
      actium: "7. Actium (32-29 BC)",
    },
    options: {
      winterRecovery: {
        either: "Winter: reduced legions recover in a city, or away from the enemy",
        both: "Winter: reduced legions recover only in a city and away from the enemy",
      },
      disbanded: {
        gone: "Disbanded legions leave the game",
        reserve: "Disbanded legions go to the Reserve",
      },
      loneDeath: {
        combat: "A lone leader who is caught has died in combat",
        other: "A lone leader who is caught has not died in combat",
      },
      flightFromRoma: {
        no: "Leaders alone in Roma test like all others",
        yes: "Leaders alone in Roma escape without a test",
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
    losses: ({ steps = 0, units = 0 }) => `${figure(steps)} steps, ${figure(units)} units`,
    outcomes: {
      won: (winner, level) => `The ${sides[winner]} ${LEVELS[level] ?? LEVELS.simple}.`,
      draw: "The game is a draw.",
      bothLost: "The Republic is dead: both players have lost.",
      score: (score) => (score === 0 ? "The score is even." : `Score ${signed(score)}.`),
    },
    typeset: (text) => text,
  };
}
