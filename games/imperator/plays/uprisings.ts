/** Uprisings (IMP-6.2.e to IMP-6.2.k): Peoples at peace that go to war in Phase C. The numbers are maxima (IMP-6.2.j). */
import type { Refusal } from "@rubicon/engine";
import { GONE } from "../board.ts";
import { push } from "../frames.ts";
import { PEACE, type People } from "../peoples.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { isRemoved } from "../table.ts";
import { goToWar, hasRoom } from "../war-and-peace.ts";
import { aimed, type Play } from "./play.ts";

/** IMP-6.2.k, IMP-4.2.c, IMP-4.2.e: at peace, bound by no peace of five years, and in the game; Armenia never rises. */
export function riseRefusal(p: Position, people: People, major: boolean): Refusal | null {
  const { armenia, isMajor } = p.box;
  if (people === armenia) return NO.riseArmenia;
  if (isMajor[people] !== major) return major ? NO.riseMinor : NO.riseMajor;
  if (isRemoved(p, people)) return NO.riseRemoved;
  if (p.status[people] !== PEACE) return NO.riseAtWar;
  if (p.ban[people] > p.year) return NO.riseBanned;
  return hasRoom(p, people) ? null : NO.riseNoRoom;
}

/** By how many rise at most. */
const MINOR_RULES: Readonly<Record<number, string>> = { 1: "IMP-6.2.e", 2: "IMP-6.2.f", 3: "IMP-6.2.g" };
const MAJOR_RULES: Readonly<Record<number, string>> = { 1: "IMP-6.2.h", 3: "IMP-6.2.i" };
export const ruleOfRising = (major: boolean, most: number): string => (major ? MAJOR_RULES : MINOR_RULES)[most];

/** Who follows the first, steps/uprising.ts asks. */
function rising(major: boolean, most: number): Play {
  const rule = ruleOfRising(major, most);
  return {
    rule,
    moments: ["uprisings"],
    ways: {
      raise: aimed<"raise", People>(
        (p, stratagem, people) => p.box.acts.raise(stratagem, people),
        ({ stratagem, people }) => [stratagem, people],
        (p) => p.box.peoples,
        (p, _player, people) => riseRefusal(p, people, major),
        (p, _player, people, _stratagem, _dice, tell) => {
          if (most > 1) push(p, { step: "uprising", major, most, left: most - 1 });
          goToWar(p, people, rule, tell);
        },
      ),
    },
  };
}

export const oneMinor = rising(false, 1);
export const twoMinors = rising(false, 2);
export const threeMinors = rising(false, 3);
export const oneMajor = rising(true, 1);
/** IMP-6.2.i: once, and it is out of the game. */
export const threeMajors: Play = { ...rising(true, 3), goes: () => GONE };
