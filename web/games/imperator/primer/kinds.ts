/** Counters that are drawn to stand for their kind. */
import type { SeenPiece } from "@rubicon/imperator/components";
import { hostile, loyal } from "./counters.tsx";
import type { Kind } from "./wording.ts";

/** A counter of each kind. */
export const OF_KIND: Readonly<Record<Kind, SeenPiece>> = {
  legion: loyal("xxx_ulpia"),
  vexillation: loyal("vexillatio_oriental_1"),
  garrison: loyal("praetoria_1"),
  fleet: loyal("classis_misenensis"),
  leader: loyal("claudius_pompeianus"),
  king: hostile("vologeses_iii"),
  chief: hostile("jazyges_chief_1"),
  warriors: hostile("chatti_1"),
};
