/** The journal of a game that bots have played, written once the game is known. */
import {
  type ActShape,
  acting,
  type Entry,
  type Game,
  type Header,
  type Journal,
  opening,
  refusalOf,
  Stumble,
  seededDice,
} from "@rubicon/engine";
import type { Pairing } from "./match.ts";

/**
 * Plays the acts again. If the game stumbles over one of them, or refuses one that it had listed, the journal ends
 * with that act: whoever replays it stumbles in the same place. Nothing passes by itself: bots answer in every window.
 */
export function journalOf(game: Game, pairing: Pairing, seed: string, acts: readonly ActShape[]): Journal {
  const { id, rules, pack } = game;
  const { scenario, options, bots } = pairing;
  const players = Object.fromEntries(game.seats.map((seat, i) => [seat, bots[i]]));
  const header: Header = { game: id, rules, pack: pack.id, scenario, options, dice: { kind: "seed", seed }, players };
  const entries: Entry[] = [];
  try {
    for (const entry of playAgain(game, header, seed, acts)) entries.push(entry);
  } catch (error) {
    if (!(error instanceof Stumble)) throw error;
    entries.push(error.entry);
  }
  return { header, entries };
}

function* playAgain(game: Game, header: Header, seed: string, acts: readonly ActShape[]): Generator<Entry> {
  const dice = seededDice(seed);
  let { entry, course } = opening(game, header, dice);
  yield entry;
  for (const act of acts) {
    const seat = game.toMove(course.position);
    if (refusalOf(game, course, seat, act) !== null) {
      // It led nowhere, so there is nothing for a check to stand for.
      yield { n: course.length, seat, act: game.acts.write(act), check: "" };
      return;
    }
    // Nobody takes anything back here, so nobody needs to know how far that would go.
    ({ entry, course } = acting(game, { ...course, trail: [] }, seat, act, dice));
    yield entry;
  }
}
