/** What is said of pieces that are held, of the ways they could go, and of what is meant as a whole. */
import type { IntentShape, Json, Language } from "@rubicon/engine";
import { type GameFace, type Thing, thing } from "../games/face.ts";
import type { WrittenReach } from "../table/source.ts";
import { nameThing } from "../table/speaking.ts";
import type { TableWords } from "../table/words.ts";

/** Who speaks, in which language, of a table that looks so. */
export interface Voice {
  readonly face: GameFace;
  readonly language: Language;
  readonly sight: Json;
  readonly prompt: TableWords["prompt"];
}

/** "Legio 13", or "5 blocks". */
export function namePieces({ face, language, sight }: Voice, pieces: readonly Thing[]): string {
  const [first] = pieces;
  if (pieces.length === 1) return nameThing(face, first, sight, language);
  return face.hands?.count(pieces.length, language) ?? String(pieces.length);
}

/** "5 blocks in Roma". */
export function namePiecesThere(voice: Voice, pieces: readonly Thing[]): string {
  const { face, language, sight, prompt } = voice;
  const place = pieces.length === 0 ? null : (face.hands?.placeOf(pieces[0], sight) ?? null);
  const named = namePieces(voice, pieces);
  return place === null ? named : prompt.piecesIn(named, nameThing(face, place, sight, language));
}

/** "3 of 5 blocks", where not all of them get there. */
export function nameShare(voice: Voice, pieces: readonly Thing[], count: number): string {
  return count < pieces.length ? voice.prompt.someOf(count, pieces.length) : namePieces(voice, pieces);
}

/** "by Ravenna". */
export function nameWay({ face, language, sight, prompt }: Voice, { way }: WrittenReach, places: string): string {
  const through = way.slice(0, -1).map((place) => nameThing(face, thing(places, place), sight, language));
  return through.length === 0 ? prompt.straight : prompt.byWay(through.join(", "));
}

/** What is meant as a whole, in the game's words. */
export const nameIntent = ({ face, language }: Pick<Voice, "face" | "language">, intent: IntentShape): string =>
  face.game.words(language).intent?.(intent) ?? intent.do;
