/** A place seen closer: what it is, who stands there, and where its roads and seas lead. */
import { SIDES } from "../blocks.ts";
import {
  BORDER_KIND,
  COAST,
  isMajorPort,
  isPort,
  isSea,
  MAJOR,
  MINOR,
  PLACE_TITLES,
  PLACES,
  ROADS_FROM,
  SEAWAYS_FROM,
  SUPPLY,
  type Way,
} from "../board.ts";
import { LIMITS } from "../position.ts";
import type { Seen } from "../seen.ts";
import { placeLines } from "./board-map.ts";
import type { Wording } from "./wording.ts";

export function lookAt(typed: string, seen: Seen, wording: Wording): string {
  const { look } = wording.closer;
  const found = placesLike(typed);
  if (found.length === 0) return wording.typeset(look.unknown(typed));
  if (found.length > 1) return wording.typeset(look.which(found.map((place) => PLACE_TITLES[place])));
  const [place] = found;
  const byKind = new Map<string, number[]>();
  for (const way of [...ROADS_FROM[place], ...SEAWAYS_FROM[place]]) {
    const kind = wayThere(place, way, seen, wording);
    byKind.set(kind, [...(byKind.get(kind) ?? []), way.to]);
  }
  return [
    wording.typeset(`${PLACE_TITLES[place].toUpperCase()}: ${nature(place, wording)}`),
    ...linesOf(place, seen, wording),
    ...[...byKind].flatMap(([kind, places]) => [
      wording.typeset(`→ ${kind}:`),
      ...places.flatMap((to) => linesOf(to, seen, wording)),
    ]),
  ].join("\n");
}

/** The name itself if there is one, otherwise all that have a word that starts as typed: "car" is Carthago Nova and Caralis. */
function placesLike(typed: string): number[] {
  const wanted = typed.trim().toLowerCase().replaceAll(/\s+/g, "-");
  if (wanted === "") return [];
  const all = [...PLACES.keys()];
  const called = all.filter((place) => PLACES[place] === wanted || titleOf(place) === wanted);
  return called.length > 0 ? called : all.filter((place) => `-${titleOf(place)}`.includes(`-${wanted}`));
}

const titleOf = (place: number): string => PLACE_TITLES[place].toLowerCase().replaceAll(" ", "-");

function nature(place: number, { closer: { look } }: Wording): string {
  if (isSea(place)) return look.sea;
  const harbour = isMajorPort[place] ? look.majorPort : isPort[place] ? look.port : look.inland;
  return `${harbour}; ${look.feeds(SUPPLY[place])}`;
}

function linesOf(place: number, seen: Seen, wording: Wording): string[] {
  const there = seen.places.find((each) => each.place === PLACES[place]);
  return placeLines(PLACES[place], there, seen.battle !== null, wording);
}

function wayThere(from: number, { border, to }: Way, { roads }: Seen, { closer: { look } }: Wording): string {
  const kind = BORDER_KIND[border];
  if (kind === COAST) return look.coast;
  if (kind > COAST) return look.openSea;
  const name =
    kind === MAJOR
      ? look.majorRoad(LIMITS.major)
      : kind === MINOR
        ? look.minorRoad(LIMITS.minor)
        : look.strait(LIMITS.strait);
  const road = roads.find(({ between }) => between.includes(PLACES[from]) && between.includes(PLACES[to]));
  const used = road ? Math.max(...SIDES.map((side) => road[side])) : 0;
  return used > 0 ? `${name}, ${look.used(used)}` : name;
}
