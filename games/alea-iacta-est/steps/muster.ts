/** A People takes its place at home: when a Minor one rises, when one is pacified, when lost units return (4.2.2, 9.3). */
import { stationing } from "@rubicon/series";
import { BOX, OFF, type Zone } from "../board.ts";
import { type FrameAt, pop } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { PEACE, type People } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { isFree, type Position, put, setStatus } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { NOBODY, nameOfSide, SIDES, seatOf } from "../sides.ts";
import type { Asks, Chronicle } from "./step.ts";

/** AIE-4.2.2.c, AIE-R170: piece by piece, or the rest together; where there is one zone only nobody is asked. */
export const muster: Asks<"muster"> = {
  asks(p, f, _dice, tell) {
    const zones = homesFor(p, f.people);
    const pieces = piecesToPlace(p, f.people);
    if (pieces.length > 0 && zones.length > 1) return true;
    if (zones.length === 1) settle(p, f.people, pieces, zones[0], tell);
    pop(p);
    // At peace they are nobody's enemies.
    if (p.status[f.people] === PEACE) standDown(p, f.people);
    else checkLoneLeaders(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const pieces = piecesToPlace(p, f.people);
    return {
      ask: "muster",
      rule: "AIE-4.2.2.c",
      side: SIDES[f.side],
      people: p.box.peopleIds[f.people],
      piece: p.box.pieceIds[pieces[0]],
      left: pieces.length,
    };
  },

  ...stationing({
    next: (p: Position, f: FrameAt<"muster">) => piecesToPlace(p, f.people)[0],
    zonesFor: (p, f) => homesFor(p, f.people),
    refuse(p, f, _piece, zone) {
      if (p.box.homeOf[zone] !== f.people) return NO.musterHome;
      return homesFor(p, f.people).includes(zone) ? null : NO.musterEnemies;
    },
    place: (p, f, piece, zone: Zone, tell: Chronicle) => settle(p, f.people, [piece], zone, tell),
    placeRest: (p, f, tell) => settle(p, f.people, piecesToPlace(p, f.people), homesFor(p, f.people)[0], tell),
  }),
};

/** Units first, then leaders. */
const piecesToPlace = (p: Position, people: People): Piece[] => [
  ...p.box.unitsOf[people].filter((unit) => p.at[unit] === BOX || p.at[unit] === OFF),
  ...p.box.leadersOf[people].filter((leader) => p.at[leader] === OFF),
];

/** AIE-R170: not where enemies stand; if they stand everywhere, those who rise do so together in the first zone. */
function homesFor(p: Position, people: People): readonly Zone[] {
  const homes = p.box.homes[people];
  if (p.status[people] === PEACE) return homes;
  const free = homes.filter((zone) => isFree(p, p.holder[people], zone));
  const rises = p.box.unitsOf[people].every((unit) => p.at[unit] === BOX);
  return free.length === 0 && rises ? homes.slice(0, 1) : free;
}

function settle(p: Position, people: People, pieces: readonly Piece[], zone: Zone, tell: Chronicle): void {
  if (pieces.length === 0) return;
  for (const piece of pieces) put(p, piece, zone);
  tell({
    e: "mustered",
    rule: p.status[people] === PEACE ? "AIE-4.4.3.c" : "AIE-4.2.2.c",
    people: p.box.peopleIds[people],
    side: nameOfSide(p.holder[people]),
    pieces: pieces.map((piece) => p.box.pieceIds[piece]),
    zone: p.box.zoneIds[zone],
  });
}

/** AIE-4.2.3.b: a People at peace stands at home, and nobody holds it. */
const standDown = (p: Position, people: People): void => setStatus(p, people, PEACE, NOBODY);
