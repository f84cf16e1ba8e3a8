/** Beside the rules of the book: the counter that a rule speaks of. */
import type { MakeRulePictures } from "../../../lesson/form.ts";
import type { Sheet } from "../../../series/map/geography.ts";
import { byRule } from "../../../series/primer/in-rules.ts";
import { kitOf, withKit } from "../kit.ts";
import { CounterPicture } from "./counters.tsx";
import { OF_KIND } from "./kinds.ts";
import { RULES } from "./rules.ts";

export const inRulesOn =
  (sheet: Sheet): MakeRulePictures =>
  (game) => {
    const kit = kitOf(game, sheet);
    return byRule(RULES.kinds, (kind) => withKit(kit, () => <CounterPicture seen={OF_KIND[kind]} />));
  };
