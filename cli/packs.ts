/** Packs that users name: files with other components for a game. */
import { BadInput, type Game, type Pack, parsePack, type Shelf } from "@rubicon/engine";
import type { Desk } from "./desk.ts";
import { naming, textIn } from "./files.ts";

/** The option that brings a pack, for every command that makes a game. */
export const PACK_OPTION = [
  "--pack <pack>",
  "play with other components: a file, or the name of a pack that lies ready",
] as const;

export interface WhichGame {
  readonly game?: string;
  /** A file; or, where a game is named, what one of its packs is called. */
  readonly pack?: string;
}

/** Megabytes. More than any pack has characters. */
const LARGEST = 16;

export const packText = (desk: Desk, file: string): string => textIn(desk, file, "pack", LARGEST);

/** A pack in outline; whether its components fit is known when it is put on the shelf. */
function packIn(desk: Desk, file: string): Pack {
  const text = packText(desk, file);
  return naming(file, () => parsePack(text));
}

/** The game that was named, made of the pack that was named; the first one on the shelf if neither was. */
export function gameChosen(desk: Desk, { game, pack }: WhichGame): Game {
  const { shelf } = desk;
  if (pack === undefined) return shelf.standard(game ?? shelf.ids[0]);
  const ready = game === undefined ? null : gameReady(shelf, game, pack);
  if (ready !== null) return ready;
  const brought = packIn(desk, pack);
  if (game !== undefined && brought.game !== shelf.ruleset(game).id)
    throw new BadInput(`${pack} is a pack for ${brought.game}, not for ${game}.`);
  return naming(pack, () => shelf.add(brought));
}

/** The game with a pack that lies on the shelf under that name; null when none does. */
function gameReady(shelf: Shelf, game: string, name: string): Game | null {
  const label = shelf.packs(game).find((each) => each.name.toLowerCase() === name.toLowerCase());
  return label === undefined ? null : shelf.find({ game, rules: shelf.ruleset(game).rules, pack: label.id });
}

/** The same where one of the two has to be named. */
export function gameNamed(desk: Desk, which: WhichGame): Game {
  if (which.game === undefined && which.pack === undefined)
    throw new BadInput("Name a game with --game, or a pack with --pack.");
  return gameChosen(desk, which);
}
