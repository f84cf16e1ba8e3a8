/** A place seen closer: what it is, who stands there, and where its roads and seas lead. */
import { SIDES } from "../blocks.ts";
import { COAST, isSea, MAJOR, MINOR, type Place, type Way } from "../board.ts";
import type { Box } from "../box.ts";
import type { Seen } from "../seen.ts";
import { placeLines } from "./board-map.ts";
import type { Wording } from "./wording.ts";

export function lookAt(typed: string, seen: Seen, wording: Wording): string {
  const { box } = wording.titles;
  const { look } = wording.closer;
  const found = placesLike(box, typed);
  if (found.length === 0) return wording.typeset(look.unknown(typed));
  if (found.length > 1) return wording.typeset(look.which(found.map((place) => box.placeTitles[place])));
  const [place] = found;
  const byKind = new Map<string, Place[]>();
  for (const way of [...box.roadsFrom[place], ...box.seawaysFrom[place]]) {
    const kind = wayThere(place, way, seen, wording);
    byKind.set(kind, [...(byKind.get(kind) ?? []), way.to]);
  }
  return [
    wording.typeset(`${box.placeTitles[place].toUpperCase()}: ${nature(place, wording)}`),
    ...linesOf(place, seen, wording),
    ...[...byKind].flatMap(([kind, places]) => [
      wording.typeset(`→ ${kind}:`),
      ...places.flatMap((to) => linesOf(to, seen, wording)),
    ]),
  ].join("\n");
}

/** The name itself if there is one, otherwise all that have a word that starts as typed: "car" is Carthago Nova and Caralis. */
function placesLike({ places, placeIds, placeTitles }: Box, typed: string): Place[] {
  const name = typed.trim().toLowerCase().replaceAll(/\s+/g, "-");
  if (name === "") return [];
  const titleOf = (place: Place): string => placeTitles[place].toLowerCase().replaceAll(" ", "-");
  const called = places.filter((place) => placeIds[place] === name || titleOf(place) === name);
  return called.length > 0 ? called : places.filter((place) => `-${titleOf(place)}`.includes(`-${name}`));
}

function nature(place: Place, { closer: { look }, titles: { box } }: Wording): string {
  if (isSea(box, place)) return look.sea;
  const harbour = box.isMajorPort[place] ? look.majorPort : box.isPort[place] ? look.port : look.inland;
  return `${harbour}; ${look.feeds(box.supply[place])}`;
}

function linesOf(place: Place, seen: Seen, wording: Wording): string[] {
  const name = wording.titles.box.placeIds[place];
  const there = seen.places.find((each) => each.place === name);
  return placeLines(name, there, seen.battle !== null, wording);
}

function wayThere(from: Place, { border, to }: Way, { roads }: Seen, wording: Wording): string {
  const { kindOf, limits, placeIds } = wording.titles.box;
  const { look } = wording.closer;
  const kind = kindOf[border];
  if (kind === COAST) return look.coast;
  if (kind > COAST) return look.openSea;
  const name =
    kind === MAJOR
      ? look.majorRoad(limits.major)
      : kind === MINOR
        ? look.minorRoad(limits.minor)
        : look.strait(limits.strait);
  const road = roads.find(({ between }) => between.includes(placeIds[from]) && between.includes(placeIds[to]));
  const used = road ? Math.max(...SIDES.map((side) => road[side])) : 0;
  return used > 0 ? `${name}, ${look.used(used)}` : name;
}
