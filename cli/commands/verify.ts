/** `rubicon verify`: whether everything in a journal happened by the rules and with fair dice. */
import { BadInput, type Journal, verify } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { journalIn } from "../journals.ts";
import { PACK_OPTION } from "../packs.ts";

export function addVerify(rubicon: Command, desk: Desk): void {
  rubicon
    .command("verify")
    .description("check every act, die and hash of a journal; exit code 2 when something does not fit")
    .argument("<file>", "a journal")
    .option(...PACK_OPTION)
    .option("--json", "write JSON")
    .action((file: string, { pack, json }: { pack?: string; json?: boolean }) => {
      const { game, journal } = journalIn(desk, file, pack);
      const verdict = verify(game, journal);
      if (json) sayJson(desk, verdict);
      if (!verdict.ok) throw new BadInput(`${file} does not fit at entry ${verdict.entry}: ${verdict.reason}`);
      if (json) return;
      say(desk, `${file}: ${verdict.acts} acts of ${game.title}, all by the rules; ${ofTheDice(journal)}.`);
      say(desk, verdict.outcome ? game.words("en").outcome(verdict.outcome) : "The game is not over.");
      say(desk, `Hash of the position: ${verdict.hash}`);
    });
}

function ofTheDice({ header: { dice } }: Journal): string {
  if (dice.kind === "seed") return `every die fits the seed "${dice.seed}"`;
  if (dice.seed === undefined) return "the seed is not shown yet, so the dice could not be checked against it";
  return `every die fits the seed, and the seed the commitment ${dice.commitment}`;
}
