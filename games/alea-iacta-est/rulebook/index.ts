import type { Language, Rulebook } from "@rubicon/engine";
import type { Box } from "../box.ts";

export async function rulebook(_box: Box, _language: Language): Promise<Rulebook> {
  return { rules: [], chapters: {} };
}
