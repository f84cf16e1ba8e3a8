/** The part of docs/balance.md on balanced packs: which values matter, what was changed, and what came of it. */
import { differenceOf, figuresOf, type Mean } from "@rubicon/bots/balance";
import { Found, type Game, type Json, type Variation } from "@rubicon/engine";
import { mean, percent, seatNames, verdictIn } from "../cli/balance/report.ts";
import type { Told } from "./balance-document.ts";
import { row, table } from "./tables.ts";

/** What `rubicon balance --vary --json` has found, as far as it is told. */
export interface VariedRun {
  readonly game: Game;
  readonly scenario: string;
  readonly games: number;
  readonly counts: string;
  readonly varied: readonly { readonly name: string; readonly score: Mean; readonly lead: Mean }[];
}

export function readVaried(game: Game, json: Json): VariedRun {
  const from = new Found(json, "The variations");
  const number = (found: Found): number => found.as((value) => Number(value));
  const meanIn = (found: Found): Mean => ({ mean: number(found.get("mean")), error: number(found.get("error")) });
  return {
    game,
    scenario: from.get("scenario").text(),
    games: number(from.get("games")),
    counts: from.get("counts").text(),
    varied: from.get("varied").each((each) => ({
      name: each.get("name").text(),
      score: meanIn(each.get("difference").get("score")),
      lead: meanIn(each.get("difference").get("lead")),
    })),
  };
}

export interface BalancedPack {
  readonly game: Game;
  readonly balancing: readonly Variation[];
}

export function balancedPart(
  packs: readonly BalancedPack[],
  standard: readonly Told[],
  balanced: readonly Told[],
  runs: readonly VariedRun[],
): string {
  return [
    HEAD,
    comparison(standard, balanced),
    ...packs.map(({ game, balancing }) => `### What differs in ${game.title}\n\n${changes(balancing)}`),
    ...runs.map(effects),
  ].join("\n");
}

const HEAD = `## Balanced packs

Alea Iacta Est and Imperator come with a second pack, *Balanced*, which can be chosen wherever components are
([packs.md](packs.md#the-balanced-pack)). It was looked for where a scenario leans and nothing in its text wants it so. The text of Thapsus and
Munda names forces and conditions of victory, and favours nobody in words. Of scenarios 2 to 6 of Imperator no text is in our hands:
their set-ups are ours. The components of Julius Caesar are all printed and known: there is
nothing to change.

Only values that were reconstructed differ, and each is listed in \`games/<game>/data/balanced.json\` with what it was and why it is
changed; a test holds the pack against that list and against where every value comes from. First groups were varied, with the same dice
(tables below), then those that help were put together until the bots' games came out more even. The packs were looked for with the dice of
the Parthian War and of Thapsus and Munda that are counted here. With other dice (\`--seed 2\`, 24 games each, balanced) Rome scores 33 % [11, 55] in the
one and the Caesarians 31 % [14, 48] in the other; the others were looked at on the way, and nothing was changed for them.

**No single value makes a scenario lean.** Each group moves the points, and hardly any moves the winner; the recruits of Thapsus and
Munda come nearest. In Imperator three quarters of the Enemy's points come from Peoples who stand in the Interior when the year ends. They
get there past the legions, and the bot that plays Rome seldom drives them out. It takes weaker Peoples with fewer men to a chief,
stronger legions and better Roman leaders, all at once, to make up for that. With the bots they were found by, scenarios 3, 4 and 6 came out near even; with those of a
day later the first one leaned to Rome (96 %) and Pharsalus to the Caesarians (79 %). Those of the games below, who know that beaten Peoples go on into the Interior, and not yet how armies are cut off, bring
**scenarios 1, 2 and 4 of Imperator near even with the balanced pack** (46, 50 and 54 % for Rome, where the first pack gives 79, 4 and 42 %), and Pharsalus, Philippi and Actium nearer to it than the first pack does; scenario 3 and the
campaign favour the Enemy with both, scenario 6 Rome with the balanced one. Thapsus and Munda favours the Republicans with both: in games that were looked at
Miles crossed to Africa piecemeal or not at all. So these packs say as much about bots as about components: between people the first pack may well be the better one.
`;

/** Games of the same number have the same dice with both packs: so a difference is reckoned over pairs of both. */
function comparison(standard: readonly Told[], balanced: readonly Told[]): string {
  const rows = balanced.flatMap(({ game, balance }) => {
    const before = standard.find((told) => told.game.id === game.id && told.balance.scenario === balance.scenario);
    if (before === undefined) return [];
    const [was, is] = [figuresOf(before.balance), figuresOf(balance)];
    const { score, lead } = differenceOf(before.balance, balance);
    const names = seatNames(game);
    return row([
      game.title,
      game.words("en").scenario(balance.scenario),
      `${is.games}`,
      names[0],
      percent(was.score),
      percent(is.score),
      hundredths(score),
      signed(lead),
      verdictIn(is, names),
    ]);
  });
  const head = [
    "game",
    "scenario",
    "games",
    "side",
    "scores before",
    "scores balanced",
    "more",
    "lead more",
    "verdict",
  ];
  return table(head, rows);
}

function changes(balancing: readonly Variation[]): string {
  const rows = balancing.map(({ name, changes: all }) => {
    const whys = [...new Set(all.map(({ why }) => why ?? ""))];
    return row([name, `${all.length}`, whys.join(" ")]);
  });
  return table(["change", "values", "why"], rows);
}

function effects({ game, scenario, games, counts, varied }: VariedRun): string {
  const [first] = seatNames(game);
  const rows = [...varied]
    .sort((a, b) => b.lead.mean - a.lead.mean)
    .map(({ name, score, lead }) => row([shown(name), hundredths(score), signed(lead)]));
  const title = `### Which values matter in ${game.title}, ${game.words("en").scenario(scenario)}`;
  return `${title}\n\nFor ${first}, ${games} games each, the same dice before and after.\n\n${table(["change", "score, in hundredths", `lead, in ${counts}`], rows)}`;
}

/** A place within components is no sentence. */
const shown = (name: string): string => (name.includes("[*]") ? `\`${name}\`` : name);

const signed = (value: Mean): string => `${value.mean >= 0 ? "+" : ""}${mean(value)}`;

const hundredths = ({ mean: value, error }: Mean): string => signed({ mean: 100 * value, error: 100 * error });
