/** Writes a sheet to its file. */
import { writeFileSync } from "node:fs";
import { makeSheet } from "./index.ts";
import type { Plan } from "./plan.ts";

export const sheetText = (plan: Plan): string => `${JSON.stringify(makeSheet(plan))}\n`;

export function writeSheet(file: string, plan: Plan): void {
  const text = sheetText(plan);
  writeFileSync(file, text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
}
