/** What is written into a zone: its name, in short what its land is called, its number. */
import type { Printed } from "./geography.ts";

type Titled = Pick<Printed, "name" | "land" | "region">;

/** The first word of a land's name, unless the zone says it already: "Transpadana" for Italia 3, nothing for Sicilia 1. */
export function shortLand({ name, land }: Titled): string | null {
  const [first] = land.split(/[ ,]/);
  return first === "" || name.startsWith(first) ? null : first;
}

/** The number of a zone of a region: "4" of Italia 4. */
export function discOf({ name, region }: Titled): string | null {
  return region === null ? null : (/ (\d+)$/.exec(name)?.[1] ?? null);
}
