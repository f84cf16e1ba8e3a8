/**
 * Journals that once broke something. They are kept for ever and played again with every check of the common suite at
 * every decision, so that what was mended stays mended.
 *
 * A game keeps them in `corpus/`. They are played by the rules of today whatever version they were written by: only
 * acts and dice count. One whose acts are no longer legal has to be recorded anew, or given up on purpose.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "vitest";
import type { ActShape } from "../acts.ts";
import { type Dice, seededDice } from "../dice.ts";
import type { Game } from "../game.ts";
import { actsOf, type Journal, readJournal } from "../journal.ts";
import { replay } from "../replay.ts";
import { checkCopy, checkWriting } from "./copying.ts";
import { checkGestures } from "./gesturing.ts";
import { checkLegality } from "./legality.ts";
import { must } from "./must.ts";
import { checkAhead, checkHearing, checkSight } from "./seeing.ts";

export function corpusSuite(game: Game, folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".jsonl")) : [];
  describe(`journals that once broke ${game.title}`, () => {
    test.each(files.sort())("%s", (file) => checkAgain(game, readJournal(readFileSync(join(folder, file), "utf8"))));
    test.skipIf(files.length > 0)("there are none", () => {});
  });
}

/** Throws at the first entry that does not fit, or where a check fails. */
export function checkAgain(game: Game, { header, entries }: Journal): void {
  const random = seededDice("corpus");
  const today = { header: { ...header, rules: game.rules, pack: game.pack.id }, entries };
  replay(game, today, {
    reach(position, entry) {
      const broken = game.broken(position);
      must(broken === null, () => `after entry ${entry.n} an invariant does not hold: ${broken}`);
      const next = entries[entry.n + 1];
      if (next === undefined || !("act" in next) || game.toMove(position) !== next.seat) return;
      checkDecision(game, position, game.acts.read(actsOf(next)[0]), random);
    },
  });
}

function checkDecision(game: Game, p: object, act: ActShape, random: Dice): void {
  checkLegality(game, p, random, () => {});
  checkCopy(game, p, random);
  checkWriting(game, p, act, random);
  checkSight(game, p, random);
  checkAhead(game, p, act, random);
  checkGestures(game, p, random);
  checkHearing(game, p, act, random);
}
