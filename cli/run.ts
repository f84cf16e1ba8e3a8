/** The command `rubicon`: one line for each of its commands, and the one place where errors become sentences. */
import { BadInput } from "@rubicon/engine";
import { Command, CommanderError } from "commander";
import { addArena } from "./commands/arena.ts";
import { addBackup, addRestore } from "./commands/backup.ts";
import { addBalance } from "./commands/balance.ts";
import { addBattle } from "./commands/battle.ts";
import { addBench } from "./commands/bench.ts";
import { addGames } from "./commands/games.ts";
import { addPack } from "./commands/pack.ts";
import { addPlay } from "./commands/play.ts";
import { addRatings } from "./commands/ratings.ts";
import { addReplay } from "./commands/replay.ts";
import { addRules } from "./commands/rules.ts";
import { addServe } from "./commands/serve.ts";
import { addSim } from "./commands/sim.ts";
import { addUpgrade } from "./commands/upgrade.ts";
import { addVerify } from "./commands/verify.ts";
import { complain, type Desk, onOneLine } from "./desk.ts";
import manifest from "./package.json" with { type: "json" };

const FAILED = 1;
const BAD_INPUT = 2;

/** Runs one command line to its end and returns the exit code. */
export async function run(argv: readonly string[], desk: Desk): Promise<number> {
  try {
    await program(desk).parseAsync(argv, { from: "user" });
    return desk.exitCode;
  } catch (error) {
    return exitCodeOf(error, desk);
  }
}

function program(desk: Desk): Command {
  const rubicon = new Command("rubicon")
    .description("Roman board wargames with every rule enforced")
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => desk.stdout.write(text),
      writeErr: (text) => desk.stderr.write(text),
      outputError: (text, write) => write(`${sentence(text)}\n`),
      getOutHelpWidth: () => desk.stdout.columns ?? 80,
      getErrHelpWidth: () => desk.stderr.columns ?? 80,
    });
  addGames(rubicon, desk);
  addPlay(rubicon, desk);
  addRules(rubicon, desk);
  addPack(rubicon, desk);
  addReplay(rubicon, desk);
  addVerify(rubicon, desk);
  addSim(rubicon, desk);
  addArena(rubicon, desk);
  addBalance(rubicon, desk);
  addBattle(rubicon, desk);
  addBench(rubicon, desk);
  addServe(rubicon, desk);
  addBackup(rubicon, desk);
  addRestore(rubicon, desk);
  addUpgrade(rubicon, desk);
  addRatings(rubicon, desk);
  return rubicon;
}

function exitCodeOf(error: unknown, desk: Desk): number {
  // Commander has already written what it had to say: help, the version, or what it did not understand.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT;
  const message = error instanceof Error ? error.message : String(error);
  const curious = desk.env.RUBICON_DEBUG === "1";
  const badInput = error instanceof BadInput;
  if (badInput) complain(desk, onOneLine(message));
  else if (!curious) complain(desk, `Something went wrong inside rubicon: ${message} (RUBICON_DEBUG=1 shows where).`);
  if (curious) complain(desk, stackOf(error));
  return badInput ? BAD_INPUT : FAILED;
}

/** Where it happened, and where what caused it did. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined ? stack : `${stack}\nbecause of ${stackOf(error.cause)}`;
}

/** From the parser's "error: unknown option '--x'" to a sentence on one line. */
function sentence(text: string): string {
  const bare = text
    .replace(/^error: /, "")
    .trim()
    .replaceAll("\n", " ");
  const ended = /[.?!)]$/.test(bare) ? bare : `${bare}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
