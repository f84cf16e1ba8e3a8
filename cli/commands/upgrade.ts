/** `rubicon upgrade`: moves running games to the rules of this version, where their journals fit them. */
import type { Upgraded } from "@rubicon/server";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { loadServer, WHERE, withStore } from "./serve.ts";

export function addUpgrade(rubicon: Command, desk: Desk): void {
  rubicon
    .command("upgrade")
    .description("move running games to the present rules where their journals fit them; list the rest")
    .option("--json", "write JSON")
    .addHelpText("after", WHERE)
    .action(async ({ json }: { json?: boolean }) => {
      const { upgrade } = await loadServer();
      const upgraded = await withStore(desk, (store) => upgrade(store, desk.shelf.rulesets));
      if (json) sayJson(desk, upgraded);
      else for (const line of inWords(upgraded)) say(desk, line);
    });
}

function inWords({ moved, left }: Upgraded): string[] {
  if (moved.length === 0 && left.length === 0) return ["Every game that is being played runs on the present rules."];
  return [
    ...moved.map(({ table, game, from, to }) => `${table}: ${game}, from version ${from} of the rules to ${to}.`),
    ...left.map(({ table, game, rules, reason }) => `${table}: ${game}, stays on version ${rules}. ${reason}`),
    `${moved.length} moved, ${left.length} left as they are.`,
  ];
}
