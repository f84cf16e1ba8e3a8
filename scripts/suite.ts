/** How much of the tactical suite each level solves: `node scripts/ts.mjs scripts/suite.ts [--levels miles,centurio]`. */
import { parseArgs } from "node:util";
import { botNamed, sitDown } from "@rubicon/bots";
import { seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { SUITE, solve } from "@rubicon/julius-caesar/suite";
import { thought } from "@rubicon/julius-caesar/thought";

const { values } = parseArgs({ options: { levels: { type: "string", default: "tiro,miles,centurio,legatus" } } });

for (const name of values.levels.split(",")) {
  let solved = 0;
  const missed: string[] = [];
  for (const puzzle of SUITE) {
    const choose = sitDown(botNamed(name), juliusCaesar, seededDice(puzzle.id), { thought });
    const fault = solve(puzzle, choose);
    if (fault === null) solved++;
    else missed.push(`  ${puzzle.id}: ${fault}`);
  }
  process.stdout.write(`${name}: ${solved} of ${SUITE.length} (${((100 * solved) / SUITE.length).toFixed(0)} %)\n`);
  for (const line of missed) process.stdout.write(`${line}\n`);
}
