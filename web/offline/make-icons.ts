/**
 * Draws the icons of the installed page into web/public/icons. They are kept with the code; to draw them again, with
 * Chromium at hand: `node scripts/ts.mjs web/offline/make-icons.ts`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ICONS } from "./drawing.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const folder = join("web", "public", "icons");

mkdirSync(folder, { recursive: true });
const drawings = mkdtempSync(join(tmpdir(), "rubicon-icons-"));
for (const { file, size, drawing } of ICONS) {
  const source = join(drawings, `${file}.svg`);
  writeFileSync(source, drawing);
  execFileSync(
    CHROMIUM,
    [
      ...["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"],
      ...["--default-background-color=00000000", `--window-size=${size},${size}`],
      ...[`--screenshot=${join(process.cwd(), folder, file)}`, `file://${source}`],
    ],
    { stdio: "ignore" },
  );
}
rmSync(drawings, { recursive: true });
