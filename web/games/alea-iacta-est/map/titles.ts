/** What the pack prints into a zone: its name, in short what its land is called, its number, its city or port. */
import type { ZoneFacts } from "@rubicon/alea-iacta-est/components";
import type { Printed, PrintedMark } from "../../../series/map/geography.ts";

type Facts = Pick<ZoneFacts, "name" | "land" | "region" | "people" | "city" | "port" | "mountain" | "roma" | "open">;

/** The first word of a land's name, unless the zone says it already: "Transpadana" for Italia 3, nothing for Sicilia 1. */
function shortLand({ name, land }: Facts): string | null {
  const [first] = land.split(/[ ,]/);
  return first === "" || name.startsWith(first) ? null : first;
}

/** The number of a zone of a region: "4" of Italia 4. */
function discOf({ name, region }: Facts): string | null {
  return region === null ? null : (/ (\d+)$/.exec(name)?.[1] ?? null);
}

/** A city, which may be a port, or a port that is no city. */
function markOf({ city, port, roma }: Facts): readonly PrintedMark[] {
  const name = city ?? port;
  if (name === null) return [];
  return [{ id: "city", name, kind: city === null ? "port" : "city", great: roma, port: port !== null, from: null }];
}

export const printedAs = (facts: Facts): Printed => ({
  ...{ name: facts.name, region: facts.region, people: facts.people, mountain: facts.mountain, open: facts.open },
  title: [facts.name],
  small: shortLand(facts),
  disc: discOf(facts),
  marks: markOf(facts),
});
