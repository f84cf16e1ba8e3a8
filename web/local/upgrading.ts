/**
 * Games that were begun by earlier rules. A journal is told again by those of today: it fits if every act is legal,
 * the same dice fall, and it leads to the same decision or the same end. Then nothing that its players have seen comes
 * out otherwise, and the game moves, chained anew. Otherwise it stays as it is, and can be carried out as a file.
 */
import {
  checkOf,
  type Entry,
  Fault,
  type Game,
  type GameName,
  type Journal,
  replay,
  type Seat,
  winnerOf,
} from "@rubicon/engine";
import { standardGame } from "../games/index.ts";
import { gameNamed } from "../packs/finding.ts";
import type { WholeGame } from "./kept.ts";

/** Digits of the name of a pack. Shorter ones are from before there were packs: all of them stand for the components a game came with. */
const DIGITS = 32;

/** The game of today with the components that a journal was played with. Throws BadInput, in one sentence, when it is not here. */
export async function gameOfToday(name: GameName): Promise<Game> {
  const standard = await standardGame(name.game);
  if (standard === null || name.pack.length === DIGITS)
    return gameNamed({ ...name, rules: standard?.rules ?? name.rules });
  return standard;
}

/** The journal as the rules of today write it. Throws a Fault at the first entry that does not fit them. */
export function toldAgain(game: Game, { header: before, entries }: Journal): Journal {
  const header = { ...before, rules: game.rules, pack: game.pack.id };
  const chained: Entry[] = [];
  replay(
    game,
    { header, entries },
    {
      reach: (position, { check: _former, ...content }) => {
        const seal = chained.at(-1)?.check ?? header;
        chained.push({ ...content, check: checkOf(seal, content, game.hash(position)) });
      },
    },
  );
  return { header, entries: chained };
}

/** A kept game by the rules of today. Throws a Fault when it comes out otherwise. */
export function keptAgain(game: Game, kept: WholeGame): WholeGame {
  const { header, entries } = toldAgain(game, { header: kept.header, entries: kept.entries.map(({ entry }) => entry) });
  const last = entries[entries.length - 1];
  const { position } = replay(game, { header, entries });
  const asked = game.toMove(position);
  const [toMove, outcome] = [asked === "over" ? null : asked, game.outcome(position)];
  if (toMove !== kept.toMove || winner(outcome) !== winner(kept.outcome))
    throw new Fault(last.n, "It comes out otherwise now.");
  return {
    ...kept,
    ...{ header, toMove, outcome, head: last.check, length: entries.length },
    entries: kept.entries.map((each, n) => ({ ...each, entry: entries[n] })),
  };
}

const winner = (outcome: WholeGame["outcome"]): Seat | null => outcome && winnerOf(outcome);
