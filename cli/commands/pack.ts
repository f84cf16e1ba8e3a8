/** `rubicon pack`: other components for a game, in a file. The rules make a game of every pack that fits them. */
import { BadInput, changedPack, type Game, labelOf, parsePack, parseVariations, writePack } from "@rubicon/engine";
import type { Command } from "commander";
import { complain, type Desk, onOneLine, say, sayJson } from "../desk.ts";
import { naming } from "../files.ts";
import { listed } from "../named.ts";
import { packText } from "../packs.ts";

const HOW = `
A pack is a JSON file with all the components of a game: the map, the pieces, the scenarios. To change something,
write down the pack that the game comes with, change it and give it a name, check it, and play with it:
  rubicon pack show --game ID > mine.json
  rubicon pack check mine.json
  rubicon play --pack mine.json
play, sim, replay, verify, bench and battle take --pack. A journal names the pack it was begun with, so whoever goes
on with the game, replays or verifies it needs the same pack again.`;

export function addPack(rubicon: Command, desk: Desk): void {
  const pack = rubicon
    .command("pack")
    .description("check a pack of components, or write the standard one down")
    .addHelpText("after", HOW);
  pack
    .command("check")
    .description("say which game a pack is for and that it fits its rules; exit code 1 when it does not")
    .argument("<file>", "a pack")
    .option("--json", "write JSON")
    .action((file: string, { json }: { json?: boolean }) => check(desk, file, json ?? false));
  pack
    .command("show")
    .description("write the pack that a game comes with, as a file to be changed")
    .requiredOption("--game <id>", "which game")
    .action(({ game }: { game: string }) => {
      desk.stdout.write(writePack(desk.shelf.ruleset(game).standard));
    });
  pack
    .command("change")
    .description("write the pack that a game comes with, with the changes in a file; each has to say why it is made")
    .argument("<file>", "changes, as rubicon balance --vary takes them")
    .requiredOption("--game <id>", "which game")
    .requiredOption("--name <text>", "what the pack is called")
    .action((file: string, { game, name }: { game: string; name: string }) => change(desk, game, file, name));
}

/** Each change has to say why: what a pack holds are values alone, and the file that it came from is their provenance. */
function change(desk: Desk, game: string, file: string, name: string): void {
  const changes = naming(file, () => parseVariations(packText(desk, file))).flatMap((variation) => variation.changes);
  const mute = changes.find(({ why }) => why === null);
  if (mute !== undefined) throw new BadInput(`${file}: the change at ${mute.at} does not say why it is made.`);
  const pack = changedPack(desk.shelf.ruleset(game).standard, name, changes);
  naming(file, () => desk.shelf.add(pack));
  desk.stdout.write(writePack(pack));
}

function check(desk: Desk, file: string, json: boolean): void {
  const text = packText(desk, file);
  try {
    const game = desk.shelf.add(parsePack(text));
    if (json) sayJson(desk, { ok: true, ...inShort(desk, game) });
    else say(desk, inWords(desk, file, game));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const reason = onOneLine(error.message);
    if (json) sayJson(desk, { ok: false, reason });
    complain(desk, `${file}: ${reason}`);
    desk.exitCode = 1;
  }
}

const isStandard = ({ shelf }: Desk, { id, pack }: Game): boolean => labelOf(shelf.ruleset(id).standard).id === pack.id;

function inShort(desk: Desk, game: Game) {
  const { id, rules, pack, scenarios } = game;
  return { game: id, rules, pack, standard: isStandard(desk, game), scenarios: scenarios.map((each) => each.id) };
}

function inWords(desk: Desk, file: string, game: Game): string {
  const { id, title, rules, pack, scenarios } = game;
  const same = isStandard(desk, game) ? "\nIts components are those of the standard pack." : "";
  return `${file}: "${pack.name}", a pack for ${title} (${id}), fits version ${rules} of its rules.
Id: ${pack.id}
Scenarios: ${listed(scenarios.map((each) => each.id))}${same}`;
}
