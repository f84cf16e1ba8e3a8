/** Packs as files: loaded onto the bench, saved, shared. */

import type { Language } from "@rubicon/engine";
import { BadInput, type Pack, parsePack } from "@rubicon/engine";
import { factsOf } from "../games/index.ts";
import { download, type Exported } from "../local/download.ts";
import { exportPack } from "../packs/keeping.ts";
import { packTroubles } from "../packs/words.ts";

/**
 * A pack out of a file, in outline: it may hold faults, which are mended on the bench. Throws BadInput, in one sentence, when
 * it is no pack, or one of another game.
 */
export function packFrom(text: string, game: string, language: Language): Pack {
  const pack = parsePack(text);
  if (pack.game === game) return pack;
  throw new BadInput(packTroubles[language].otherGame(titleOf(pack.game), titleOf(game)));
}

const titleOf = (game: string): string => factsOf(game)?.title ?? game;

/** Its name is told to whoever saved it. */
export function savePack(pack: Pack): string {
  const file = exportPack(pack);
  download(file);
  return file.name;
}

const asFile = ({ name, text, type }: Exported): File => new File([text], name, { type });

/** Whether this device can hand a file to somebody else; most of those that are held in a hand can. */
export const canShare = (): boolean =>
  typeof navigator.canShare === "function" &&
  navigator.canShare({ files: [new File(["{}"], "pack.json", { type: "application/json" })] });

/** Whoever thinks better of it has shared nothing, and that is no fault. */
export async function sharePack(pack: Pack): Promise<void> {
  try {
    await navigator.share({ files: [asFile(exportPack(pack))], title: pack.name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
