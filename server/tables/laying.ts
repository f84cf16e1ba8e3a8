/** Laying a table: the game is set up, the seed is drawn and hidden, and whoever is there sits down. */
import { randomBytes, randomInt } from "node:crypto";
import { commitmentOf, type Game, quote, type Seat, type Shelf } from "@rubicon/engine";
import type { Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import type { NewTable, Player } from "../services.ts";
import { Refused } from "./refusing.ts";

/** 144 bits: nobody comes upon a table by guessing. */
const newId = (): string => randomBytes(18).toString("base64url");

const newSeed = (): string => randomBytes(32).toString("hex");

/** The game with the pack that is asked for, or with the one it comes with. */
export function chooseGame(shelf: Shelf, { game: id, pack }: Pick<NewTable, "game" | "pack">): Game {
  mustBeHere(shelf, id);
  if (pack === undefined) return shelf.standard(id);
  const game = shelf.find({ game: id, rules: shelf.ruleset(id).rules, pack });
  if (game === null)
    throw new Refused("no-pack", `There is no pack ${quote(pack)} for ${shelf.ruleset(id).title} here.`);
  return game;
}

export function mustBeHere(shelf: Shelf, game: string): void {
  if (!shelf.ids.includes(game))
    throw new Refused("no-game", `There is no game ${quote(game)} here; there are ${shelf.ids.join(", ")}.`);
}

/** A free seat, or the one that is asked for. */
export function chooseSeat(free: readonly Seat[], asked: Seat | "random"): Seat {
  if (free.length === 0) throw new Refused("table-full");
  return asked === "random" ? free[randomInt(free.length)] : asked;
}

export interface Laid extends Pick<NewTable, "scenario" | "options" | "visibility" | "watchers" | "clock"> {
  readonly rated: boolean;
  readonly botsWelcome: boolean;
  readonly game: Game;
  readonly by: Player["id"];
  readonly players: ReadonlyMap<Seat, string>;
  readonly rematchOf: string | null;
}

export async function layTable(tx: Transaction<Database>, laid: Laid, now: Date): Promise<string> {
  const { game, scenario, options, visibility, watchers, rated, botsWelcome, clock, by, players, rematchOf } = laid;
  // Only to be told whether this scenario can be played with these options.
  game.begin(scenario, options);
  const [id, seed] = [newId(), newSeed()];
  await tx
    .insertInto("tables")
    .values({
      id,
      game: game.id,
      scenario,
      options: JSON.stringify(options),
      rules: game.rules,
      pack: game.pack.id,
      visibility,
      watchers,
      rated,
      bots_welcome: botsWelcome,
      clock: JSON.stringify(clock),
      status: "open",
      created_by: by,
      rematch_of: rematchOf,
      seed,
      commitment: commitmentOf(seed),
      to_move: null,
      created_at: now,
    })
    .execute();
  await tx
    .insertInto("seats")
    .values(game.seats.map((seat) => ({ table_id: id, seat, player_id: players.get(seat) ?? null, remaining: null })))
    .execute();
  return id;
}
