/** The command `npm run golden`, with --accept to write down how the journals end now. */
import { Shelf } from "@rubicon/engine";
import { RULESETS } from "../cli/registry.ts";
import { run } from "./golden-journals.ts";

const { text, code } = run(process.argv.slice(2), new Shelf(RULESETS), process.cwd());
console.log(text);
process.exitCode = code;
