/** For the tests of the suite itself: Skirmish with a fault put into it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSkirmish, type Skirmish } from "./skirmish/index.ts";
import { SMALL_PACK } from "./skirmish/pack.ts";
import { type Visitor, walk } from "./walk.ts";

export const sound = makeSkirmish(SMALL_PACK);

/** Where journals of games that go wrong on purpose are left. */
export const folder = mkdtempSync(join(tmpdir(), "broken-"));

/** Plays a few games of a game with a fault. */
export function watch(fault: Partial<Skirmish>, visitor: (game: Skirmish) => Visitor): () => void {
  const game = { ...sound, ...fault };
  return () => {
    for (let seed = 0; seed < 3; seed++) walk(game, { scenario: "meadow", seed, folder }, visitor(game));
  };
}
