/**
 * The sheet that make.ts has written. The page fetches it as it lies there, beside its code and not as a part of it:
 * a browser reads data many times faster than a script, and keeps it when the code changes.
 */

import address from "./geography.json?url";
import type { Sheet } from "./geography.ts";

let fetching: Promise<Sheet> | null = null;

export async function fetchSheet(): Promise<Sheet> {
  fetching ??= fetched();
  try {
    return await fetching;
  } catch (error) {
    // Whoever asks again may have more luck.
    fetching = null;
    throw error;
  }
}

async function fetched(): Promise<Sheet> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The map could not be fetched: ${answer.status} ${answer.statusText}.`);
  return answer.json();
}
