/** What users type where a number or a seed belongs. */
import { BadInput } from "@rubicon/engine";

const MOST = 1_000_000_000;

/** A reader for the argument of an option that takes a whole number. */
export function wholeNumber(option: string, least: number, most = MOST): (typed: string) => number {
  return (typed) => {
    const number = Number(typed);
    if (/^\d{1,10}$/.test(typed) && number >= least && number <= most) return number;
    throw new BadInput(`${option} takes a whole number from ${least} to ${most}, not "${typed}".`);
  };
}

/** A seed is any short text without spaces, so that it can be told over the phone. */
export function seed(typed: string): string {
  if (/^[\x21-\x7e]{1,64}$/.test(typed)) return typed;
  throw new BadInput(`A seed is 1 to 64 letters, digits or signs without spaces, not "${typed.slice(0, 80)}".`);
}

/** Gathers an option that may be given several times. */
export function gather(typed: string, before: readonly string[]): readonly string[] {
  return [...before, typed];
}
