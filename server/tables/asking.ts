/** Who asks, and what of a table he may see: the first lines of every route. */
import type { Viewer } from "@rubicon/engine";
import type { FastifyRequest } from "fastify";
import type { Player, Services, Standing } from "../services.ts";
import { NotHere, WhoAreYou } from "./refusing.ts";

export async function playerAsking({ accounts }: Pick<Services, "accounts">, request: FastifyRequest): Promise<Player> {
  const player = await accounts.playerOf(request.headers);
  if (player === null) throw new WhoAreYou();
  return player;
}

export interface Looking {
  readonly standing: Standing;
  readonly viewer: Viewer;
  readonly player: Player | null;
}

/** What the routes of tables and players lean on. */
export type TableParts = Pick<Services, "store" | "shelf" | "cupboard" | "keeper" | "steward" | "accounts" | "now">;

/** The table as it stands, for somebody who may know of it. */
export async function lookAt(
  { accounts, keeper, steward }: Pick<Services, "accounts" | "keeper" | "steward">,
  request: FastifyRequest,
  table: string,
): Promise<Looking> {
  const player = await accounts.playerOf(request.headers);
  const standing = await keeper.standing(table);
  const viewer = standing && steward.viewerOf(player, standing);
  if (!standing || viewer === null) throw new NotHere();
  return { standing, viewer, player };
}
