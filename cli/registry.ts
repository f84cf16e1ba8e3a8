/** The games on the shelf. */
import type { Game } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";

export const GAMES: readonly Game[] = [juliusCaesar];
