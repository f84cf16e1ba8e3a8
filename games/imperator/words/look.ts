/** A zone seen closer: what it is, who stands there, and where one goes from it. */
import { INTERIOR, isSea, OUTSIDE, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import type { Seen } from "../seen.ts";
import { zoneLine } from "./board.ts";
import type { Wording } from "./wording.ts";

export function lookAt(typed: string, seen: Seen, wording: Wording): string {
  const { closer, titles, typeset } = wording;
  const { box } = titles;
  const found = zonesLike(wording, typed);
  if (found.length === 0) return typeset(closer.unknown(typed));
  if (found.length > 1) return typeset(closer.which(found.map((zone) => titles.zone(zone))));
  const [zone] = found;
  const there = (to: Zone, how: string): string =>
    `→ ${zoneLine(to, seen, wording)[0] ?? `${titles.zone(to)} · ${closer.empty}`} (${how})`;
  return [
    `${titles.zone(zone).toUpperCase()}: ${nature(zone, seen, wording)}`,
    ...(zoneLine(zone, seen, wording).length === 0 ? [closer.empty] : zoneLine(zone, seen, wording)),
    ...box.waysFrom[zone].map(({ to, cost }) => there(to, closer.byLand(cost))),
    ...box.shores[zone].map((to) => there(to, closer.byShip)),
  ]
    .map(typeset)
    .join("\n");
}

/** The name itself if there is one, otherwise all that have a word that starts as typed: "pan" is both Pannoniae. */
function zonesLike({ titles }: Wording, typed: string): Zone[] {
  const { box } = titles;
  const name = plain(typed);
  if (name === "") return [];
  const named = (zone: Zone): string[] => [box.zoneIds[zone], box.zoneTitles[zone], titles.zone(zone)].map(plain);
  const called = box.zones.filter((zone) => named(zone).includes(name));
  if (called.length > 0) return called;
  return box.zones.filter((zone) =>
    [...named(zone), ...sites(box, zone)].some((each) => ` ${each}`.includes(` ${name}`)),
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();

/** Towns, ports and camps: "aquincum" finds Pannonia Inferior. */
const sites = ({ cityNames, portNames, campNames }: Box, zone: Zone): string[] =>
  [cityNames[zone], portNames[zone], ...campNames[zone].map(({ name }) => name)].flatMap((name) =>
    name === null ? [] : [plain(name)],
  );

function nature(zone: Zone, { grown, year }: Seen, { closer, board, titles }: Wording): string {
  const { box } = titles;
  if (isSea(box, zone)) return box.isOpenSea[zone] ? closer.sea : closer.closedSea;
  const part = box.parts[grown ? 1 : 0][zone];
  const people = box.homeOf[zone];
  const camps = box.campNames[zone].filter(({ from }) => from <= year).map(({ name }) => name);
  const [city, port] = [box.cityNames[zone], box.portNames[zone]];
  return [
    part === OUTSIDE ? board.outside : titles.part(part === INTERIOR ? "interior" : part).front,
    ...(people >= 0 && part === OUTSIDE ? [closer.homeOf(titles.people(people))] : []),
    ...(city === null ? [] : [closer.city(city)]),
    ...(port === null ? [] : [closer.port(port)]),
    ...(camps.length === 0 ? [] : [closer.camps(camps)]),
  ].join("; ");
}
