/** `rubicon backup` and `rubicon restore`: everything a server knows, into one file and back. */
import { basename, resolve } from "node:path";
import type { Saved } from "@rubicon/server";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { configOf, loadServer, WHERE, withStore } from "./serve.ts";

export function addBackup(rubicon: Command, desk: Desk): void {
  rubicon
    .command("backup")
    .description("write everything in a server's database into one file")
    .argument("<file>", "the file to write; keep it secret, it holds seeds and sessions")
    .option("--json", "write JSON")
    .addHelpText("after", WHERE)
    .action(async (file: string, { json }: { json?: boolean }) => {
      const saved = await save(desk, resolve(desk.cwd, file));
      if (json) sayJson(desk, { file, ...saved });
      else say(desk, `${basename(file)}: ${saved.rows} rows of ${saved.tables} tables, SHA-256 ${saved.sha256}.`);
    });
}

async function save(desk: Desk, file: string): Promise<Saved> {
  const { backup, backupOfRunning, readConfig } = await loadServer();
  // The embedded database belongs to the server that has it open, so that server is asked.
  const asked = await backupOfRunning(configOf(desk, readConfig), file);
  return asked ?? withStore(desk, (store) => backup(store, file));
}

export function addRestore(rubicon: Command, desk: Desk): void {
  rubicon
    .command("restore")
    .description("put a backup into an empty database: all of it, or nothing")
    .argument("<file>", "a file that rubicon backup wrote")
    .option("--json", "write JSON")
    .addHelpText("after", WHERE)
    .action(async (file: string, { json }: { json?: boolean }) => {
      const { restore } = await loadServer();
      const saved = await withStore(desk, (store) => restore(store, resolve(desk.cwd, file)), true);
      if (json) sayJson(desk, { file, ...saved });
      else say(desk, `${saved.rows} rows of ${saved.tables} tables are restored from ${basename(file)}.`);
    });
}
