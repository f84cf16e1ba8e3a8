/** `rubicon ratings`: reckons all ratings again from the results of rated games. */
import type { Command } from "commander";
import { type Desk, say } from "../desk.ts";
import { loadServer, WHERE, withStore } from "./serve.ts";

export function addRatings(rubicon: Command, desk: Desk): void {
  rubicon
    .command("ratings")
    .description("reckon all ratings again from the results of rated games; the server must not be running")
    .addHelpText("after", WHERE)
    .action(async () => {
      const { rateAgain } = await loadServer();
      const games = await withStore(desk, rateAgain);
      say(desk, games === 1 ? "1 rated game was reckoned again." : `${games} rated games were reckoned again.`);
    });
}
