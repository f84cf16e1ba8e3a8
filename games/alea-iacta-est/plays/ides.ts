/** Idus Martias (6.4.1): the conspirators do not wait for a die. */
import { type FrameAt, frameOf } from "../frames.ts";
import type { Position } from "../position.ts";
import { type Play, plain } from "./play.ts";

/** AIE-6.4.1.a, AIE-3.5.3.c, AIE-R79: at that moment nobody but the Republicans is asked, and in no other scenario. */
export const idusMartias: Play = {
  rule: "AIE-6.4.1.a",
  moments: ["ides"],
  ways: plain(
    () => null,
    (p) => conspire(p, { idus: true }),
  ),
};

/** Its frame lies beneath the window: it is replaced there. */
function conspire(p: Position, change: Partial<FrameAt<"conspiracy">>): void {
  const conspiracy = frameOf(p, "conspiracy");
  if (conspiracy === undefined) throw new Error("nobody conspires");
  const at = p.stack.findLastIndex(({ step }) => step === "conspiracy");
  p.stack[at] = { ...conspiracy, ...change };
}
