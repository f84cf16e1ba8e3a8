/** What goes wrong, said to people: by the server, or on the way to it. A file for each language, to be fetched by itself. */
import type { ErrorCode } from "../error.ts";

export type Refusals = Readonly<Record<ErrorCode, string>>;

const isKnown = (refusals: Refusals, code: string): code is ErrorCode => Object.hasOwn(refusals, code);

/** Null for a name that a later server has made up: then its own sentence is shown. */
export const sentenceFor = (refusals: Refusals, code: string): string | null =>
  isKnown(refusals, code) ? refusals[code] : null;
