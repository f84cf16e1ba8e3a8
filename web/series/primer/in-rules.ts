/** The pictures of a primer beside the rules that they are about. */
import type { RulePictures } from "../../lesson/form.ts";
import type { Behind } from "./wording.ts";

/** A rule that speaks of several kinds shows the first of them. */
export function byRule<K extends string>(behind: Behind<K>, picture: (kind: K) => RulePictures[string]): RulePictures {
  const pictures: Record<string, RulePictures[string]> = {};
  for (const kind of Object.keys(behind) as K[]) for (const rule of behind[kind]) pictures[rule] ??= picture(kind);
  return pictures;
}
