/** What games between equal bots came to, in words for a terminal. */
import {
  type Balance,
  type Difference,
  type Figures,
  figuresOf,
  type Mean,
  type Rate,
  type SeatNames,
  verdictOf,
} from "@rubicon/bots/balance";
import type { Game, Language } from "@rubicon/engine";

export const seatNames = (game: Game, language: Language = "en"): SeatNames => {
  const { seat } = game.words(language);
  return [seat(game.seats[0]), seat(game.seats[1])];
};

export function reportLines(game: Game, balance: Balance): readonly string[] {
  const words = game.words("en");
  const names = seatNames(game);
  const figures = figuresOf(balance);
  const who = (winner: 0 | 1 | null): string => (winner === null ? "nobody" : names[winner]);
  const { wins, nobody, score, lead, years, decisions, exchanged } = figures;
  return [
    `${game.title}, ${words.scenario(balance.scenario)}: ${figures.games} games, both seats played by ${byWhom(balance)}`,
    ...names.map((name, i) => `  ${name}: ${percent(wins[i])}`),
    `  nobody: ${percent(nobody)}`,
    `  ${names[0]} score ${percent(score)}: ${verdictIn(figures, names)}`,
    `lead of ${names[0]} in the end, in ${balance.counts}: ${mean(lead)} (from ${lead.least} to ${lead.most})`,
    `years: ${mean(years)} (from ${years.least} to ${years.most}); decisions: ${mean(decisions)}`,
    ...(exchanged.rate > 0
      ? [`players changed sides in ${percent(exchanged)} of the games; a side here is what a seat began with`]
      : []),
    "how they ended:",
    ...figures.endings.map(
      ({ winner, how, level, count }) => `  ${count} x ${who(winner)}, ${words.ledger?.ending(how, level) ?? how}`,
    ),
    ...(figures.points.length === 0 ? [] : [`points a game, ${names.join(" and ")}:`]),
    ...figures.points.map(
      ({ source, each }) => `  ${words.ledger?.source(source) ?? source}: ${mean(each[0])} and ${mean(each[1])}`,
    ),
    ...(figures.held.length === 0 ? [] : [`held in the end, by ${names.join(" and by ")}:`]),
    ...figures.held.map(
      ({ thing, share }) => `  ${words.ledger?.held(thing) ?? thing}: ${percent(share[0])} and ${percent(share[1])}`,
    ),
  ];
}

export const byWhom = ({ bot, evaluations }: Balance): string =>
  evaluations === null ? bot : `${bot} with ${evaluations} evaluations a click`;

export function verdictIn(figures: Figures, names: SeatNames): string {
  switch (verdictOf(figures)) {
    case "even":
      return "even";
    case "first":
      return `it leans to ${names[0]}`;
    case "second":
      return `it leans to ${names[1]}`;
    case "drawn":
      return "nobody wins most of them";
    case "open":
      return "too few games to call it even or not";
  }
}

export const percent = ({ rate, low, high }: Rate): string =>
  `${(100 * rate).toFixed(0)} % [${(100 * low).toFixed(0)}, ${(100 * high).toFixed(0)}]`;

export const mean = ({ mean: value, error }: Mean): string =>
  Number.isFinite(error) ? `${value.toFixed(1)} ± ${error.toFixed(1)}` : value.toFixed(1);

export interface Varied {
  readonly name: string;
  /** Null where the changed components do not fit the rules, and why. */
  readonly difference: Difference | null;
  readonly refused: string | null;
}

/** What moves the lead most first. */
export function varyLines(names: SeatNames, counts: Balance["counts"], varied: readonly Varied[]): readonly string[] {
  const most = ({ difference }: Varied): number => Math.abs(difference?.lead.mean ?? 0);
  return [
    `what each change makes of it, for ${names[0]} (score in hundredths; lead in ${counts}; the same dice before and after):`,
    ...[...varied]
      .sort((a, b) => most(b) - most(a))
      .map(({ name, difference, refused }) => {
        if (difference === null) return `  ${name}: does not fit: ${refused}`;
        const { score, lead } = difference;
        const hundredths = { mean: 100 * score.mean, error: 100 * score.error };
        return `  ${name}: score ${signed(hundredths)}, lead ${signed(lead)}`;
      }),
  ];
}

const signed = (value: Mean): string => `${value.mean >= 0 ? "+" : ""}${mean(value)}`;
