/** Errands on a map: games that stand where a whole stack can be brought somewhere by one gesture. */
import {
  type Game,
  handsOf,
  type Journal,
  openTable,
  pick,
  type Reach,
  reachOf,
  seededDice,
  writeJournal,
} from "@rubicon/engine";

export interface Errand {
  readonly pieces: readonly string[];
  readonly from: string;
  readonly goal: Reach;
}

export type Wish<P> = (goal: Reach, p: P) => boolean;

/** A stack of several that can be brought somewhere as a whole, by one way, as is wished. */
export function errandIn<P extends object>(game: Game<P>, p: P, wished: Wish<P> = () => true): Errand | null {
  for (const pieces of handsOf(game, p)?.groups ?? []) {
    const all = reachOf(game, p, pieces);
    const isOnly = ({ to }: Reach): boolean => all.filter((other) => other.to === to).length === 1;
    const goal = all.find((each) => each.count === pieces.length && isOnly(each) && wished(each, p));
    const from = game.gestures?.at(p, pieces[0]) ?? "";
    if (goal !== undefined && pieces.length > 1) return { pieces: pieces.map((piece) => `piece:${piece}`), from, goal };
  }
  return null;
}

/** A game played by chance up to the first decision that is as wished. */
export function standingWhere<P extends object>(game: Game<P>, scenario: string, wished: (p: P) => boolean): Journal {
  for (let seed = 0; seed < 40; seed++) {
    const luck = seededDice(`luck ${seed}`);
    const table = openTable(game, { scenario, dice: { kind: "seed", seed: `alea ${seed}` } });
    for (let n = 0; table.toMove !== "over" && n < 400; n++) {
      if (wished(table.position)) return table.journal;
      table.act(table.toMove, pick(game.legal(table.position), luck));
    }
  }
  throw new Error("No game comes to such a decision.");
}

export type Scene<P> = Errand & { readonly journal: string; readonly position: P };

/** A game that stands where somebody can do such an errand. */
export function scene<P extends object>(game: Game<P>, scenario: string, wished: Wish<P>): Scene<P> {
  const found: (Errand & { readonly position: P })[] = [];
  const journal = standingWhere(game, scenario, (p) => {
    const errand = game.question(p).ask === "movement" ? errandIn(game, p, wished) : null;
    if (errand !== null) found.push({ ...errand, position: game.copy(p) });
    return errand !== null;
  });
  return { ...found[0], journal: writeJournal(journal) };
}

export const leadsToBattle = ({ forecasts = [] }: Reach): boolean => forecasts.some(({ f }) => f === "battle");
