/** Somebody who plays the other seat of a live game from afar, without a browser. */
import type { Client } from "@rubicon/client";
import { type Dice, pick, type Seat, seededDice } from "@rubicon/engine";
import type { Page } from "playwright-core";
import type { House } from "./house.ts";
import { Player } from "./player.ts";

export class Opponent {
  readonly client: Client;
  readonly table: string;
  readonly seat: Seat;
  private readonly luck: Dice;

  constructor(client: Client, table: string, seat: Seat) {
    this.client = client;
    this.table = table;
    this.seat = seat;
    this.luck = seededDice(`opponent ${seat}`);
  }

  /** Plays as long as he is asked; gives how many acts that were. */
  async playAll(most = 1_000): Promise<number> {
    const view = this.client.watch(this.table);
    try {
      let acts = 0;
      let state = await view.when();
      while (acts < most && state.info.status === "running" && state.info.toMove === this.seat) {
        state = await view.when(({ legal }) => legal.length > 0);
        const done = await this.client.act(this.table, pick(state.legal, this.luck));
        if (done.is !== "done") throw new Error(`A legal act was not accepted: ${JSON.stringify(done)}`);
        acts++;
        const { n } = done;
        state = await view.when(({ entries }) => (entries.at(-1)?.n ?? -1) >= n);
      }
      return acts;
    } finally {
      view.close();
    }
  }
}

export interface LiveGame {
  readonly player: Player;
  readonly opponent: Opponent;
  readonly table: string;
}

/** The page takes Caesar's seat at a table that somebody else has opened. */
export async function sitDownLive(house: House, page: Page): Promise<LiveGame> {
  const client = await house.server.guest("Gnaeus");
  const table = await client.openTable({
    game: "julius-caesar",
    scenario: "historical",
    seat: "pompeius",
    visibility: "private",
  });
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Play Caesar" }).click();
  const player = new Player(page, "live");
  await player.look();
  return { player, opponent: new Opponent(client, table, "pompeius"), table };
}

/** Both play until this many entries are written and the page is asked. */
export async function playOn({ player, opponent }: LiveGame, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) {
    while ((await player.step()).turn === "mine") await player.look();
    await opponent.playAll();
    await player.look("mine", "over");
  }
}
