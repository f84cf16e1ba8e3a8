/** What there is to learn a game by, from the one list of games: no table that is only played needs it. */
import type { Game } from "@rubicon/engine";
import { GAMES, packOf } from "../games/index.ts";
import type { Lessons, Primer, RulePictures } from "./form.ts";

const partsOf = (id: string) => GAMES.find((game) => game.id === id)?.parts ?? null;

export function teaches(id: string): { readonly lessons: boolean; readonly primer: boolean } {
  const parts = partsOf(id);
  return { lessons: parts?.lessons !== undefined, primer: parts?.primer !== undefined };
}

/** The lessons of a game; null where it has none. */
export async function lessonsOf(game: Game): Promise<Lessons | null> {
  const [make, pack] = await Promise.all([partsOf(game.id)?.lessons?.(), packOf(game)]);
  return make === undefined || pack === null ? null : make(game, pack);
}

/** A game in pictures; null where it has none. */
export async function primerOf(game: Game): Promise<Primer | null> {
  const [make, pack] = await Promise.all([partsOf(game.id)?.primer?.(), packOf(game)]);
  return make === undefined || pack === null ? null : make(game, pack);
}

/** The pictures beside the rules of a game; none where it has not drawn any. */
export async function rulePicturesOf(game: Game): Promise<RulePictures> {
  const [make, pack] = await Promise.all([partsOf(game.id)?.inRules?.(), packOf(game)]);
  return make === undefined || pack === null ? {} : make(game, pack);
}
