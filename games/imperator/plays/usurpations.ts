/** Usurpations by stratagem (IMP-6.2.a to IMP-6.2.d, IMP-R49 to IMP-R52): who is put up to it, and with what bonus. */
import type { Refusal } from "@rubicon/engine";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { augusti, CAESAR, hasTitle } from "../titles.ts";
import { attempt, attemptRefusal, plainAttemptRefusal } from "../usurping.ts";
import { aimed, type Play } from "./play.ts";

/** IMP-6.2.a, IMP-R51: one of two Augusti, the one with the lower PC; of equals either. */
function augustusRefusal(p: Position, leader: Piece): Refusal | null {
  const both = augusti(p);
  if (both.length < 2) return NO.usurpTwoAugusti;
  if (!both.includes(leader)) return NO.usurpAugustus;
  if (both.some((other) => p.box.pc[other] < p.box.pc[leader])) return NO.usurpLowerPc;
  return attemptRefusal(p, leader);
}

/** IMP-6.2.c */
const caesarRefusal = (p: Position, leader: Piece): Refusal | null =>
  hasTitle(p, leader, CAESAR) ? attemptRefusal(p, leader) : NO.usurpCaesar;

/** IMP-4.5V.g: in Phase C alone. The die that decides is thrown at once: steps/civil-war.ts. */
const usurping = (rule: string, bonus: number, refusal: (p: Position, leader: Piece) => Refusal | null): Play => ({
  rule,
  moments: ["usurpations"],
  ways: {
    usurp: aimed<"usurp", Piece>(
      (p, stratagem, leader) => p.box.acts.usurp(stratagem, leader),
      ({ stratagem, leader }) => [stratagem, leader],
      (p) => p.box.romanLeaders,
      (p, _player, leader) => refusal(p, leader),
      (p, _player, leader) => attempt(p, leader, bonus),
    ),
  },
});

/** IMP-6.2.b */
export const usurpationOfAugustus = usurping("IMP-6.2.a", 2, augustusRefusal);
export const usurpationOfCaesar = usurping("IMP-6.2.c", 1, caesarRefusal);
export const usurpation = usurping("IMP-6.2.d", 0, plainAttemptRefusal);
