/** Positions that are copied, or written down and read again, are the same and go their own way. */
import type { ActShape } from "../acts.ts";
import { type Dice, pick, seededDice } from "../dice.ts";
import { BadInput, type Game, type Json } from "../game.ts";
import { must } from "./must.ts";
import { checkPlain } from "./plain.ts";
import { damaged } from "./random.ts";

/** How far a copy is played away from its original. */
const AWAY = 4;

export function checkCopy(game: Game, p: object, random: Dice): void {
  const text = written(game, p);
  const hash = game.hash(p);
  freezeFrames(p);
  const copy = game.copy(p);
  must(game.hash(copy) === hash && written(game, copy) === text, "a copy differs from its original");
  for (let i = 0; i < AWAY && game.toMove(copy) !== "over"; i++)
    game.play(copy, pick(game.legal(copy), random), random);
  must(game.hash(p) === hash && written(game, p) === text, "what was played on a copy changed the original");
}

/** Copies share their frames, so nobody may change one: who tries is thrown out. */
function freezeFrames(p: object): void {
  if ("stack" in p && Array.isArray(p.stack)) for (const frame of p.stack) Object.freeze(frame);
}

export function checkWriting(game: Game, p: object, chosen: ActShape, random: Dice): void {
  const text = written(game, p);
  checkPlain(game.write(p), "a written position");
  const twin = game.read(JSON.parse(text));
  must(game.hash(twin) === game.hash(p), "a position that was written and read has another hash");
  must(written(game, twin) === text, "a position that was written and read is written otherwise");
  const viewer = pick([...game.seats, "watcher"], random);
  const looks = (position: object) => JSON.stringify(game.sight(position, viewer));
  must(looks(twin) === looks(p), `a position that was written and read looks otherwise to ${viewer}`);
  const seed = random.roll(1000);
  const played = game.copy(p);
  game.play(played, chosen, seededDice(seed));
  game.play(twin, chosen, seededDice(seed));
  must(game.hash(twin) === game.hash(played), "a position that was written and read plays on otherwise");
}

/** Damaged positions are either read as other positions or refused in words for people; nothing else may happen. */
export function checkDamaged(game: Game, p: object, random: Dice): void {
  const bad = damaged(game.write(p), random);
  try {
    game.read(bad);
  } catch (error) {
    must(error instanceof BadInput, () => `reading a damaged position throws ${error}: ${JSON.stringify(bad)}`);
  }
}

/** Nothing of this is a position of any game. */
export const NO_POSITIONS: readonly Json[] = [null, true, 3, "", "position", [], [1, 2], {}, { stack: [] }];

function written(game: Game, p: object): string {
  return JSON.stringify(game.write(p));
}
