/**
 * Games as they are loaded, from the one list: rules, and a face for each game that is made of them.
 *
 * A table names its game by id, version of the rules and pack. Here lie the packs that have been seen since the page
 * was opened; where others come from (this browser, a server, a file) is said in packs/.
 */
import type { Game, GameName, Json, Pack, Ruleset, Shelf } from "@rubicon/engine";
import { beforeLanguage, settings } from "../app/settings.ts";
import type { Catalogue } from "../app/words.ts";
import type { GameBots } from "../opponents/form.ts";
import type { Synonyms } from "../pages/rules/book.ts";
import type { AboutGame, Sketch } from "./about.ts";
import type { GameFace } from "./face.ts";
import { GAMES, type GameFacts, type PlayableParts } from "./list.ts";

export { GAMES, type GameFacts, type ListedGame } from "./list.ts";

export const isPlayable = (id: string): boolean => partsOf(id) !== null;

/** Players' words for what the rules of a game call otherwise; none where it has not said any. */
export const synonymsOf = async (id: string): Promise<Catalogue<Synonyms> | null> =>
  (await partsOf(id)?.synonyms?.()) ?? null;

/** Whether its components can be changed in the workshop. */
export const hasWorkshop = (id: string): boolean => partsOf(id)?.workshop !== undefined;

/** Whether games between equal bots are kept that say how even it is. */
export const hasBalance = (id: string): boolean => partsOf(id)?.balance !== undefined;

export const balanceOf = async (id: string): Promise<readonly Json[] | null> =>
  (await partsOf(id)?.balance?.()) ?? null;

/** The pack with which it comes out more even; null where it has none. */
export const balancedPack = async (id: string): Promise<Pack | null> => (await partsOf(id)?.balanced?.()) ?? null;

/** Whether bots play it against people. */
export const hasBots = (id: string): boolean => partsOf(id)?.bots !== undefined;

export const botsOf = async (id: string): Promise<GameBots | null> => (await partsOf(id)?.bots?.()) ?? null;

export const PLAYABLE: readonly GameFacts[] = GAMES.filter(({ parts }) => parts !== null);

export const factsOf = (id: string): GameFacts | null => GAMES.find((game) => game.id === id) ?? null;

/** The scenario that is played when nobody says which. */
export function usualScenario(id: string): string {
  const facts = factsOf(id);
  return facts?.usual ?? Object.keys(facts?.scenarios ?? {})[0] ?? "";
}

const partsOf = (id: string): PlayableParts | null => GAMES.find((game) => game.id === id)?.parts ?? null;

/** What there is to say of a game to whoever opens a table, and its map; null where there is nothing. */
export const aboutGame = async (id: string): Promise<AboutGame | null> => (await partsOf(id)?.about?.()) ?? null;
export const sketchOfGame = async (id: string): Promise<Sketch | null> => (await partsOf(id)?.sketch?.()) ?? null;

const shelves = new Map<string, Promise<Shelf>>();

/** The rules of a game with the packs that are known; null for a game that cannot be played here. */
async function shelfOf(id: string): Promise<Shelf | null> {
  const parts = partsOf(id);
  if (parts === null) return null;
  const known = shelves.get(id) ?? laidOut(parts);
  shelves.set(id, known);
  try {
    return await known;
  } catch (error) {
    // Whoever asks again may have more luck.
    shelves.delete(id);
    throw error;
  }
}

async function laidOut({ rules, words }: PlayableParts): Promise<Shelf> {
  beforeLanguage.add(words);
  // Pages that show no game come without the engine.
  const [engine, ruleset] = await Promise.all([import("./shelf.ts"), rules(), words(settings.now.language)]);
  return new engine.Shelf([ruleset]);
}

/** The game with the components it comes with: for options, words and the rulebook. Null when it cannot be played here. */
export async function standardGame(id: string): Promise<Game | null> {
  return (await shelfOf(id))?.standard(id) ?? null;
}

/** Fetches what a game says of more than the decision at hand, in the language of the page. */
export const fetchLaterWords = async (id: string): Promise<void> => partsOf(id)?.laterWords(settings.now.language);

/** The rules before it is known what is played with them. Null when it cannot be played here. */
export async function rulesetOf(id: string): Promise<Ruleset | null> {
  return (await shelfOf(id))?.ruleset(id) ?? null;
}

/** Whether a pack is the one that the game comes with. */
export async function isStandard(id: string, pack: string): Promise<boolean> {
  return (await standardGame(id))?.pack.id === pack;
}

/** The game made of a pack. Throws BadInput, and changes nothing, when it does not fit the rules. */
export async function gameOf(pack: Pack): Promise<Game | null> {
  return (await shelfOf(pack.game))?.add(pack) ?? null;
}

/** The very game somebody began with; null when its rules are not these, or its pack has not been seen yet. */
export async function gameSeen(name: GameName): Promise<Game | null> {
  return (await shelfOf(name.game))?.find(name) ?? null;
}

/** The components that a game was made of. */
export async function packOf({ id, pack }: Game): Promise<Pack | null> {
  return (await shelfOf(id))?.pack(id, pack.id) ?? null;
}

const faces = new WeakMap<Game, GameFace>();

/** What a game looks like on the page. The same game has the same face: what is drawn stays when one comes back to it. */
export async function faceOf(game: Game): Promise<GameFace> {
  const known = faces.get(game);
  if (known !== undefined) return known;
  const parts = partsOf(game.id);
  if (parts === null) throw new Error(`${game.title} has no face`);
  const [makeFace, pack] = await Promise.all([parts.face(), packOf(game)]);
  if (pack === null) throw new Error(`nobody knows what ${game.title} was made of`);
  const face = faces.get(game) ?? makeFace(game, pack);
  faces.set(game, face);
  try {
    localStorage.setItem(LAST_SHOWN, game.id);
  } catch {
    // A browser that keeps nothing fetches the first of the list ahead.
  }
  return face;
}

const LAST_SHOWN = "rubicon.shown";

function lastShown(): string | null {
  try {
    return localStorage.getItem(LAST_SHOWN);
  } catch {
    return null;
  }
}

/**
 * Fetches what a table will need before it is known which game lies on it: the one that its address names, or else most
 * likely the one that was shown last.
 */
export function fetchAhead(named: string | null): void {
  const id = [named, lastShown(), PLAYABLE[0].id].find((each) => each !== null && isPlayable(each)) ?? "";
  // Whoever shows the table asks again, and says what is wrong.
  Promise.all([partsOf(id)?.face(), standardGame(id)]).catch(() => {});
}
