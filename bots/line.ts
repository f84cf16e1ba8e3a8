/** How a game stood all along, by what a bot makes of it: for whoever looks at one that is over, or plays it alone. */
import { type Game, type Journal, replay, type Thought, winnerOf } from "@rubicon/engine";

export interface Standing {
  /** Entry of the journal after which it stood so. */
  readonly n: number;
  /** Of the first seat to win, from 0 to 1. */
  readonly chance: number;
}

/**
 * At the beginning, whenever it was time to judge, and at the end. What was taken back is left out. It goes by the whole
 * truth, so it is for nobody who still plays against somebody else.
 */
export function winLine(game: Game, thought: Thought, journal: Journal): Standing[] {
  const line: Standing[] = [];
  let moment = Number.NEGATIVE_INFINITY;
  replay(game, journal, {
    reach: (p, entry) => {
      if ("back" in entry) while (line.length > 0 && line[line.length - 1].n > entry.back) line.pop();
      const now = thought.moment(p);
      if (now > moment) line.push({ n: entry.n, chance: chanceIn(game, thought, p) });
      moment = now;
    },
  });
  return line;
}

function chanceIn(game: Game, thought: Thought, p: object): number {
  const outcome = game.outcome(p);
  const [first] = game.seats;
  if (outcome === null) return (1 + thought.value(p, first)) / 2;
  const winner = winnerOf(outcome);
  return winner === null ? 0.5 : winner === first ? 1 : 0;
}

export interface TurningPoint extends Standing {
  /** By how much the first seat's chance changed since the one before. */
  readonly swing: number;
}

/** Smaller swings are the ebb and flow of any game. */
const LEAST = 0.08;

/** The largest swings, in the order in which they came. */
export function turningPoints(line: readonly Standing[], most = 5): TurningPoint[] {
  return line
    .slice(1)
    .map((each, i) => ({ ...each, swing: each.chance - line[i].chance }))
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}
