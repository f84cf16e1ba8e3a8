/** The command `npm run rules`, with --check to fail below full coverage and --json for other programs. */
import { run } from "./rules-coverage.ts";

const { text, code } = run(process.argv.slice(2), process.cwd());
if (code === 2) console.error(text);
else console.log(text);
process.exitCode = code;
