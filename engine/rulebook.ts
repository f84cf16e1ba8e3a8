/** How rulebooks are written down: in parts, each rule under its number, in words that may speak of the components. */
import type { RuleText } from "./game.ts";

/** A rule that speaks of what is printed on the components takes it from them, so that the book is true of every pack. */
export type RuleWording<Facts> = string | ((facts: Facts) => string);

/** All rules of a book in the order of its parts. */
export function rulesOf<Facts>(
  parts: readonly string[],
  rules: Readonly<Record<string, Readonly<Record<string, RuleWording<Facts>>>>>,
  facts: Facts,
): RuleText[] {
  return parts.flatMap((part) =>
    Object.entries(rules[part]).map(([id, text]) => ({ id, text: typeof text === "string" ? text : text(facts) })),
  );
}
