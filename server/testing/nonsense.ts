/** Things that no client of ours would send: spoilt messages, strange texts, ids of nothing. All drawn from dice. */
import { type Dice, isObject, type Json, pick } from "@rubicon/engine";
import { damaged } from "@rubicon/engine/testing";
import { fromClient } from "../protocol.ts";

/** Texts that have broken programs before. */
export const STRANGE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u2066",
  "🏛️".repeat(50),
  "ﷺ".repeat(100),
  "é\u0301\u0301\u0301".repeat(20),
  "'; drop table journal; --",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00%2e%2e%2f",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "null",
  "-1",
  "1e999",
  "0x41",
  "9".repeat(400),
  "x".repeat(4_000),
];

const STRANGE_VALUES: readonly Json[] = [
  null,
  true,
  -1,
  0,
  0.5,
  -0,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  [],
  {},
  [[[[]]]],
  { do: {} },
  { length: 1e9 },
];

export const strangeText = (luck: Dice): string => pick(STRANGE_TEXTS, luck);

export const strangeValue = (luck: Dice): Json => (luck.roll(2) === 1 ? strangeText(luck) : pick(STRANGE_VALUES, luck));

/** An id of the right shape that belongs to no table. */
export const nowhere = (luck: Dice): string => letters(luck, 24);

export function letters(luck: Dice, many: number): string {
  const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
  return Array.from({ length: many }, () => signs[luck.roll(signs.length) - 1]).join("");
}

const nest = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** One field of an object, or of something in it, becomes something else. */
export function spoilt(json: Json, luck: Dice): Json {
  if (!isObject(json) || luck.roll(3) === 1) return damaged(json, luck);
  const fields = Object.keys(json);
  const field = luck.roll(5) === 1 ? strangeText(luck) : pick(fields, luck);
  return { ...json, [field]: strangeValue(luck) };
}

/** Ways to write a message down wrongly. */
const SCRAWLS: readonly ((message: Json, luck: Dice) => string)[] = [
  (message, luck) => JSON.stringify(spoilt(message, luck)),
  (message, luck) => JSON.stringify(spoilt(spoilt(message, luck), luck)),
  (message, luck) => JSON.stringify(message).slice(0, luck.roll(JSON.stringify(message).length) - 1),
  (message, luck) => withOneLetterChanged(JSON.stringify(message), luck),
  (message) => JSON.stringify([message]),
  (message) => JSON.stringify(JSON.stringify(message)),
  (message) => `${JSON.stringify(message)}${JSON.stringify(message)}`,
  (message) => JSON.stringify(message).replace("{", '{"__proto__":{"t":"ping"},"t":null,'),
  (_, luck) => nest(luck.roll(3_500), "[", "]"),
  (_, luck) => nest(luck.roll(900), '{"t":', "}"),
  (_, luck) =>
    `{"t":"orders","table":"${nowhere(luck)}","id":"abcdefgh","orders":${nest(luck.roll(2_000) + 10, "[", "]")}}`,
  (_, luck) => strangeText(luck),
  (_, luck) => JSON.stringify(strangeValue(luck)),
];

/** A text that is no message of the protocol. */
export function nonsense(messages: readonly Json[], luck: Dice): string {
  for (;;) {
    const text = pick(SCRAWLS, luck)(pick(messages, luck), luck);
    if (!isMessage(text)) return text;
  }
}

function withOneLetterChanged(text: string, luck: Dice): string {
  const at = luck.roll(text.length) - 1;
  return text.slice(0, at) + pick(['"', "{", "}", "[", ",", ":", "0", "\\", "\u0000", "é"], luck) + text.slice(at + 1);
}

function isMessage(text: string): boolean {
  try {
    return fromClient.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** The cookie of a session that never was. */
export const forgedCookie = (luck: Dice): string =>
  `rubicon.session_token=${letters(luck, 32)}.${letters(luck, 43)}%3D; ${letters(luck, 5)}=x`;
