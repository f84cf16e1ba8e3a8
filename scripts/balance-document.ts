/** docs/balance.md, written from kept games. */
import { type Balance, type Figures, figuresOf } from "@rubicon/bots/balance";
import type { Game } from "@rubicon/engine";
import { byWhom, mean, percent, seatNames, verdictIn } from "../cli/balance/report.ts";
import { row, table } from "./tables.ts";

export interface Told {
  readonly game: Game;
  readonly balance: Balance;
}

export const chartFile = ({ game, scenario }: Balance): string => `balance/${game}-${scenario}.svg`;

const INTRO = `# How even the scenarios are

Equal bots have played every scenario against each other. A pair of games has the same dice and the bots' luck swapped; every
figure comes with its 95 % interval, which is reckoned over pairs. All of this is written by a script from games that are kept,
each with what decided it, in \`games/<game>/balance/\`:

    node scripts/ts.mjs scripts/balance.ts [--games 24] [--bots miles] [--evaluations N] [--only GAME/SCENARIO] [--tell]

A single scenario is played by \`npx rubicon balance --game G --scenario S\`; [bots.md](bots.md#balance) says more.

**A side is what a seat begins with.** Where players change sides in the middle of a game, by a coup or a usurpation, what they have
scored goes with them, and so does the victory. So it is told how often whoever *begins* with a side wins; how often they changed
is told besides.

**What it does not say.** Bots are not people: a side that is harder to play well looks worse here than it is, and what bots do not
think of counts for nothing. Many values of Alea Iacta Est and Imperator are reconstructed, and an uneven scenario may be uneven for
that reason alone. A scenario is called even when the whole interval of what the first side scores (a game that nobody wins
counts one half) lies between 35 and 65 %, and it leans when the whole interval lies outside.
Where it does not lean and nobody wins most of the games, that is said instead. Bots learn: games that were played earlier are those
of lesser bots.
`;

/** `packs` is the part on balanced packs. */
export function documentOf(told: readonly Told[], packs: string): string {
  return [INTRO, overview(told), packs, ...told.map(section)].join("\n");
}

function overview(told: readonly Told[]): string {
  const rows = told.map(({ game, balance }) => {
    const [first, second] = seatNames(game);
    const figures = figuresOf(balance);
    const { wins, nobody, years } = figures;
    return row([
      game.title,
      game.words("en").scenario(balance.scenario),
      `${figures.games}, ${byWhom(balance)}`,
      `${first} ${percent(wins[0])}`,
      `${second} ${percent(wins[1])}`,
      percent(nobody),
      verdictIn(figures, [first, second]),
      mean(years),
      balance.played ?? "earlier",
    ]);
  });
  const head = [
    "game",
    "scenario",
    "games",
    "first side wins",
    "second side wins",
    "nobody",
    "verdict",
    "years",
    "played",
  ];
  return `## All of them\n\n${table(head, rows)}`;
}

function section({ game, balance }: Told): string {
  const words = game.words("en");
  const names = seatNames(game);
  const figures = figuresOf(balance);
  const { lead, decisions, exchanged, score } = figures;
  return `## ${game.title}: ${words.scenario(balance.scenario)}

![Shares of games won, leads and lengths](${chartFile(balance)})

${figures.games} games, both seats played by ${byWhom(balance)}. ${names[0]} score ${percent(score)}: ${verdictIn(figures, names)}. Lead of
${names[0]} in the end: ${mean(lead)} ${balance.counts} (from ${lead.least} to ${lead.most}); ${mean(decisions)} decisions a game.${exchanged.rate > 0 ? ` Players changed\nsides in ${percent(exchanged)} of the games.` : ""}

${[endings(game, figures), points(game, figures), held(game, figures)].filter((part) => part !== "").join("\n")}`;
}

function endings(game: Game, { endings: all }: Figures): string {
  const names = seatNames(game);
  const said = game.words("en").ledger;
  const rows = all.map(({ winner, how, level, count, share }) =>
    row([winner === null ? "nobody" : names[winner], said?.ending(how, level) ?? how, `${count}`, percent(share)]),
  );
  return table(["won by", "how", "games", "share"], rows);
}

function points(game: Game, { points: all }: Figures): string {
  if (all.length === 0) return "";
  const said = game.words("en").ledger;
  const rows = all.map(({ source, each, lead }) =>
    row([said?.source(source) ?? source, mean(each[0]), mean(each[1]), mean(lead)]),
  );
  return table(["points a game for", ...seatNames(game), "difference"], rows);
}

function held(game: Game, { held: all }: Figures): string {
  if (all.length === 0) return "";
  const said = game.words("en").ledger;
  const rows = all.map(({ thing, share }) => row([said?.held(thing) ?? thing, percent(share[0]), percent(share[1])]));
  return table(["held in the end by", ...seatNames(game)], rows);
}
