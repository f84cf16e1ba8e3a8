/** A zone seen closer: what it is, who stands there, and where one goes from it. */
import { lookAt as lookIn, type Standing } from "@rubicon/series";
import { INTERIOR, isSea, OUTSIDE, type Zone } from "../board.ts";
import type { Box } from "../box.ts";
import type { Seen, SeenPiece } from "../seen.ts";
import { pieceText, stacksAt, zoneLine } from "./board.ts";
import { ratingOf, strengthOf } from "./ratings.ts";
import type { Wording } from "./wording.ts";

export function lookAt(typed: string, seen: Seen, wording: Wording): string {
  const { closer, titles, typeset } = wording;
  const { box } = titles;
  const atlas = {
    zones: box.zones,
    title: (zone: Zone) => titles.zone(zone),
    names: (zone: Zone) => [[box.zoneIds[zone], box.zoneTitles[zone], titles.zone(zone)], sites(box, zone)],
    nature: (zone: Zone) => nature(zone, seen, wording),
    stacks: (zone: Zone) =>
      stacksAt(zone, seen, wording).map(({ label, pieces }) => ({
        label,
        pieces: pieces.map((piece) => standing(piece, wording)),
      })),
    line: (zone: Zone) => zoneLine(zone, seen, wording),
    waysFrom: (zone: Zone) => [
      ...box.waysFrom[zone].map(({ to, cost, crosses }) => ({
        to,
        how: crosses ? closer.overWater(cost) : closer.byLand(cost),
      })),
      ...box.shores[zone].map((to) => ({ to, how: closer.byShip })),
    ],
    pieces: seen.pieces.map((piece) => ({
      ...standing(piece, wording),
      ...{ id: piece.piece, called: titles.piece(piece.piece), where: whereabouts(piece, seen, wording) },
    })),
  };
  return lookIn(typed, atlas, closer).map(typeset).join("\n");
}

const standing = (piece: SeenPiece, wording: Wording): Standing => ({
  name: pieceText(piece, wording),
  rating: ratingOf(piece, wording),
  sp: strengthOf(piece, wording),
});

/** The zone it stands in, or where it is beside the map; "" where neither is shown. */
function whereabouts({ at, due }: SeenPiece, { lastYear }: Seen, { titles, board }: Wording): string {
  if (titles.box.zoneNumbers.has(at)) return titles.zone(at);
  if (at === "dead" || at === "withdrawn" || at === "absent") return board[at];
  return at === "to-come" && due !== undefined && due <= lastYear ? `${board.expected} (${due})` : "";
}

/** Towns, ports and camps: "aquincum" finds Pannonia Inferior. */
const sites = ({ cityNames, portNames, campNames }: Box, zone: Zone): string[] =>
  [cityNames[zone], portNames[zone], ...campNames[zone].map(({ name }) => name)].flatMap((name) => name ?? []);

function nature(zone: Zone, { grown, year, infested }: Seen, { closer, board, titles }: Wording): string {
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
    ...(infested[box.zoneIds[zone]] === undefined ? [] : [closer.infested[infested[box.zoneIds[zone]]]]),
  ].join("; ");
}
