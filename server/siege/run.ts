/**
 * `npm run siege`: every attack against real servers, on the embedded database and, where DATABASE_URL names one, on
 * PostgreSQL. `--small` tries each a few times, `--only words` those whose names hold the words, and `--json` prints
 * nothing but what came of it. Exits with 1 unless all held.
 */
import { parseArgs } from "node:util";
import type { Attack, Outcome } from "./attack.ts";
import { Besieger, fits, kindsHere } from "./field.ts";
import { ATTACKS } from "./index.ts";

const { small, json, only } = readArguments();
const chosen = ATTACKS.filter(({ name }) => name.includes(only));
if (chosen.length === 0)
  stop(`No attack has "${only}" in its name. There are: ${ATTACKS.map(({ name }) => name).join("; ")}.`);

const kinds = kindsHere();
const outcomes: (Outcome & { readonly name: string })[] = [];
for (const kind of kinds) {
  const besieger = new Besieger({ kind, large: !small });
  const fitting = chosen.filter((attack) => fits(attack, kind));
  const carryOut = async (attack: Attack): Promise<void> => {
    const name = kinds.length > 1 ? `${attack.name} (${kind})` : attack.name;
    const began = performance.now();
    const outcome = await besieger.carryOut(attack);
    outcomes.push({ name, ...outcome });
    const took = `${Math.round((performance.now() - began) / 1000)} s`;
    const { held, tried, figure } = outcome;
    if (!json) console.log(`${held ? "held  " : "BROKEN"}  ${name} (${took}): ${tried} tried. ${figure}`);
  };
  for (const attack of fitting.filter(({ timed }) => timed)) await carryOut(attack);
  const others = fitting.filter(({ timed }) => !timed);
  const lane = async (): Promise<void> => {
    for (let next = others.shift(); next !== undefined; next = others.shift()) await carryOut(next);
  };
  // A few of each are over sooner side by side: most of the time they wait.
  await Promise.all(small ? [lane(), lane()] : [lane()]);
  await besieger.close();
}

const held = outcomes.filter((outcome) => outcome.held).length;
const attacks = outcomes.map(({ name, tried, held, figure }) => ({ name, tried, held, figure }));
if (json) console.log(JSON.stringify({ attacks, held, of: attacks.length }));
else console.log(`${held} of ${attacks.length} attacks held off.`);
process.exit(held === attacks.length ? 0 : 1);

function readArguments(): { small: boolean; json: boolean; only: string } {
  try {
    const { values } = parseArgs({
      options: { small: { type: "boolean" }, json: { type: "boolean" }, only: { type: "string" } },
    });
    return { small: values.small ?? false, json: values.json ?? false, only: values.only ?? "" };
  } catch (problem) {
    return stop(problem instanceof Error ? problem.message : String(problem));
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
