/**
 * Every value of a game that had to be reconstructed, a little more and a little less, as `rubicon balance --vary` takes it:
 * `node scripts/ts.mjs scripts/variations.ts --game alea-iacta-est [--within counters.leaders] [--by 1] > variations.json`.
 *
 * `--together "counters.leaders[*].tb"` changes all that the pattern means at once, and may be given several times: first find the
 * group that matters, then who in it does.
 */
import { parseArgs } from "node:util";
import { WITH_PROVENANCE as ALEA } from "@rubicon/alea-iacta-est/provenance";
import type { Json } from "@rubicon/engine";
import { WITH_PROVENANCE as IMPERATOR } from "@rubicon/imperator/provenance";
import { reconstructed, together } from "../cli/balance/reconstructed.ts";
import { RULESETS } from "../cli/registry.ts";

const FILES: Readonly<Record<string, Json | undefined>> = { "alea-iacta-est": ALEA, imperator: IMPERATOR };

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "" },
    within: { type: "string", default: "" },
    together: { type: "string", multiple: true, default: [] },
    by: { type: "string", default: "1" },
  },
});

const rules = RULESETS.find(({ id }) => id === values.game);
const files = FILES[values.game];
if (rules === undefined || files === undefined)
  throw new Error(`Name a game with reconstructed values: ${Object.keys(FILES).join(" or ")}.`);
const by = Number(values.by);
const groups = values.together.flatMap((pattern) => [-by, by].map((each) => together(rules, files, pattern, each)));
const variations =
  groups.length > 0 ? groups.filter((group) => group !== null) : reconstructed(rules, files, values.within, by);
process.stdout.write(`${JSON.stringify({ variations }, null, 1)}\n`);
process.stderr.write(`${variations.length} variations\n`);
