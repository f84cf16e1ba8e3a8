import { must } from "./must.ts";

/** What a game gives out must be plain data: it comes back from JSON as it went in. */
export function checkPlain(data: unknown, what: string): void {
  if (data === null || typeof data === "string" || typeof data === "boolean") return;
  if (typeof data === "number") return must(Number.isFinite(data), `${what} holds the number ${data}`);
  must(typeof data === "object", () => `${what} holds ${String(data)}`);
  const kind = Object.getPrototypeOf(data);
  must(
    kind === Object.prototype || kind === Array.prototype,
    `${what} holds something that is neither list nor object`,
  );
  for (const [field, value] of Object.entries(data)) checkPlain(value, `${what}, in ${field},`);
}
