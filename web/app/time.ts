/** Moments in words: "in 2 days", "3 hours ago". */
import type { Language } from "@rubicon/engine";

const STEPS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

export function fromNow(moment: string | number, language: Language, now = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000;
  for (const [i, [unit, size]] of STEPS.entries()) {
    // What rounds up to a whole one of the larger unit is told in it: no "60 minutes".
    const smaller = STEPS[i + 1]?.[1] ?? 1;
    if (Math.abs(seconds) >= size - smaller / 2) return told(Math.round(seconds / size), unit, language);
  }
  return told(0, "second", language);
}

/** "Tomorrow" and "now" are clear; "next week" could be any day of it. */
function told(n: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  const numeric = unit === "day" || unit === "second" ? "auto" : "always";
  return new Intl.RelativeTimeFormat(language, { numeric }).format(n, unit);
}

export const dayIn = (moment: string, language: Language): string =>
  new Date(moment).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
