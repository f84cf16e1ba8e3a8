/** A zone seen closer: what it is, who stands there, and where one goes from it. */
import { lookAt as lookIn, numberOf, type Stack, type Standing } from "@rubicon/series";
import { isInside, isSea, type Zone } from "../board.ts";
import type { Seen, SeenPiece } from "../seen.ts";
import { controlText, peopleText, stacksAt, zoneLine } from "./board.ts";
import { ratingOf, strengthOf } from "./ratings.ts";
import type { Wording } from "./wording.ts";

export function lookAt(typed: string, seen: Seen, wording: Wording): string {
  const { closer, titles, typeset } = wording;
  const { box } = titles;
  const atlas = {
    zones: box.zones,
    title: (zone: Zone) => titles.place(zone),
    names: (zone: Zone) => [
      [box.zoneIds[zone], titles.zone(zone), box.landNames[zone]],
      [box.cityNames[zone], box.portNames[zone]].flatMap((name) => name ?? []),
    ],
    nature: (zone: Zone) => nature(zone, seen, wording),
    stacks: (zone: Zone) => stacksAt(zone, seen, wording).flatMap((stack) => ashoreAndAfloat(stack, wording)),
    line: (zone: Zone) => zoneLine(zone, seen, wording),
    waysFrom: (zone: Zone) => [
      ...box.waysFrom[zone].map(({ to, cost, crosses }) => ({
        to,
        how: crosses ? closer.overWater(cost) : closer.byLand(cost),
      })),
      ...box.routesFrom[zone].map(({ to, cost }) => ({ to, how: closer.bySea(cost) })),
    ],
    pieces: seen.pieces.map((piece) => ({
      ...standingOf(piece, wording),
      ...{ id: piece.piece, called: titles.piece(piece.piece), where: whereabouts(piece, wording) },
    })),
  };
  return lookIn(typed, atlas, closer).map(typeset).join("\n");
}

/** AIE-8.1.e: ships fight a battle of their own, so their strength is told apart. */
function ashoreAndAfloat({ label, pieces }: ReturnType<typeof stacksAt>[number], wording: Wording): Stack[] {
  const { titles, closer } = wording;
  const { isNaves, pieceNumbers } = titles.box;
  const isShip = ({ piece }: SeenPiece): boolean => isNaves[numberOf(pieceNumbers, piece)];
  const standing = (those: readonly SeenPiece[]): Standing[] => those.map((piece) => standingOf(piece, wording));
  return [
    { label, pieces: standing(pieces.filter((piece) => !isShip(piece))) },
    { label: `${label}, ${closer.ships}`, pieces: standing(pieces.filter(isShip)) },
  ].filter((stack) => stack.pieces.length > 0);
}

function standingOf(seen: SeenPiece, wording: Wording): Standing {
  const { titles, closer } = wording;
  const also = (seen.titles ?? []).map((title) => closer.titled[title]);
  return {
    name: `${titles.piece(seen.piece)}${also.length === 0 ? "" : ` (${also.join(", ")})`}${seen.reduced ? "−" : ""}`,
    rating: ratingOf(seen, wording),
    sp: strengthOf(seen, wording),
  };
}

/** The zone it stands in, or the box beside the map; "" where neither is shown. */
function whereabouts({ at, due }: SeenPiece, { titles, board }: Wording): string {
  const { box } = titles;
  if (box.zoneNumbers.has(at)) return titles.place(at);
  const region = box.regions.find((each) => at === `waiting-${box.regionIds[each]}`);
  if (region !== undefined) return `${board.waiting} ${box.regionTitles[region]}`;
  if (at === "absent") return board.absent;
  if (at === "reserve") return board.reserve;
  return at === "to-come" && due !== undefined ? `${board.toCome} (${board.year(due)})` : "";
}

function nature(zone: Zone, seen: Seen, wording: Wording): string {
  const { closer, board, titles } = wording;
  const { box } = titles;
  if (isSea(box, zone)) return box.isOpenSea[zone] ? closer.sea : closer.closedSea;
  const people = seen.peoples.find((each) => each.people === box.peopleIds[box.homeOf[zone]]);
  const region = box.regionIds[box.region[zone]];
  const [city, port] = [box.cityNames[zone], box.portNames[zone]];
  return [
    isInside(box, zone) ? closer.region(titles.region(region), controlText(region, seen, wording)) : board.outside,
    ...(people === undefined ? [] : [closer.homeOf(peopleText(people, wording))]),
    ...(city === null ? [] : [closer.city(city)]),
    ...(port === null ? [] : [closer.port(port)]),
    ...(box.isMountain[zone] ? [closer.mountain] : []),
    ...(seen.plague === box.zoneIds[zone] ? [board.plague] : []),
  ].join("; ");
}
