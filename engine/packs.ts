/**
 * Packs: the components of a game as data. The rules make a game of every pack that fits them, so that owners of the
 * printed game can play with what is printed, and values that had to be reconstructed can be replaced.
 *
 * As a file a pack is JSON: `{ "pack": "rubicon", "format": 1, "game": "...", "name": "...", "components": {...} }`.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { BadInput, type Game, type Json, type PackLabel } from "./game.ts";
import { canonical, isShallow } from "./json.ts";
import { Found } from "./reading.ts";

export interface Pack {
  /** Id of the game it is for. */
  readonly game: string;
  readonly name: string;
  readonly components: Json;
}

/** The rules of a game, before it is known which components it is played with. */
export interface Ruleset<G extends Game = Game> {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  /** The components it comes with. */
  readonly standard: Pack;
  /** Throws BadInput, with the exact place of the fault, when the components do not fit the rules. */
  make(pack: Pack): G;
}

export const PACK_FORMAT = 1;

export const PACK_LIMITS = {
  /** Larger than any of our games by far. */
  characters: 4_000_000,
  name: 80,
  depth: 12,
} as const;

/** Two packs with the same components are the same, whatever they are called. */
export function labelOf({ name, components }: Pick<Pack, "name" | "components">): PackLabel {
  const digest = bytesToHex(sha256(utf8ToBytes(canonical(components))));
  return { id: digest.slice(0, 32), name };
}

/** A pack from a file, in outline; whether its components fit is for the rules to say. Throws BadInput. */
export function parsePack(text: string): Pack {
  if (text.length > PACK_LIMITS.characters)
    throw new BadInput(`The pack is longer than the ${PACK_LIMITS.characters} characters that are read.`);
  let json: Json;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const [why] = error instanceof Error ? error.message.split("\n") : ["it cannot be read"];
    throw new BadInput(`The pack is not JSON: ${why}.`);
  }
  return readPack(json);
}

export function readPack(json: Json): Pack {
  const pack = new Found(json, "The pack");
  if (pack.get("pack").json !== "rubicon") throw pack.get("pack").wrong('must be "rubicon", or this is no pack.');
  if (pack.get("format").json !== PACK_FORMAT)
    throw pack.get("format").wrong(`must be ${PACK_FORMAT}, the only format that can be read.`);
  pack.only("pack", "format", "game", "name", "components");
  const name = pack.get("name").text().trim();
  if (name === "" || name.length > PACK_LIMITS.name || /\p{C}/u.test(name))
    throw pack.get("name").wrong(`must be a name of at most ${PACK_LIMITS.name} ordinary characters.`);
  const components = pack.get("components");
  if (components.json === undefined) throw components.wrong("is missing.");
  if (!isShallow(components.json, PACK_LIMITS.depth)) throw components.wrong("is nested too deeply.");
  return { game: pack.get("game").text(), name, components: components.json };
}

/** As it is kept in a file. */
export function writePack({ game, name, components }: Pack): string {
  return `${JSON.stringify({ pack: "rubicon", format: PACK_FORMAT, game, name, components }, null, 1)}\n`;
}
