/** Small things that sentences of every game are put together with. */

/** "a, b and c". */
export function joined(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${and} ${items[items.length - 1]}`;
}

/** Starts a sentence with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "+1", "0", "-2". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
