/** Chance from the browser itself. Its finer tools for names are missing where a page comes without encryption. */

/** So many bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** A name that no other game has. */
export const newId = (): string => randomHex(12);

/** From 0 up to 1. */
export const chance = (): number => Number.parseInt(randomHex(4), 16) / 2 ** 32;
