/** A People takes its place at home: when a minor one rises, when one is pacified, when lost units return (4.4, 6.1.g, 9.2.4). */
import { stationing } from "@rubicon/series";
import { arrive } from "../arriving.ts";
import { BOX, type Zone } from "../board.ts";
import { type FrameAt, frameOf, pop } from "../frames.ts";
import { isWithOthers, kindRefusal } from "../limits.ts";
import { PEACE, type People } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, nameOfSide, SIDES, seatOf } from "../sides.ts";
import { put, sideOfPeople } from "../table.ts";
import type { Asks, Chronicle } from "./step.ts";

/** IMP-R48: where the Enemy likes, piece by piece or the rest together; where there is one zone only nobody is asked. */
export const muster: Asks<"muster"> = {
  asks(p, f, _dice, tell) {
    const pieces = piecesToPlace(p, f.people);
    const zones = pieces.length > 0 ? homesFor(p, f.people) : [];
    if (zones.length > 1) return true;
    pop(p);
    if (zones.length === 1) settle(p, f.people, pieces, zones[0], tell);
    return false;
  },

  decides: (p) => seatOf(p, ENEMY),
  question(p, f) {
    const pieces = piecesToPlace(p, f.people);
    return {
      ask: "muster",
      rule: ruleOf(p, f.people),
      side: SIDES[ENEMY],
      people: p.box.peopleIds[f.people],
      piece: p.box.pieceIds[pieces[0]],
      left: pieces.length,
    };
  },

  ...stationing({
    next: (p: Position, f: FrameAt<"muster">) => piecesToPlace(p, f.people)[0],
    zonesFor: (p, f) => homesFor(p, f.people),
    refuse(p, f, piece, zone) {
      return p.box.homeOf[zone] !== f.people ? NO.musterHome : kindRefusal(p, piece, zone);
    },
    place: (p, f, piece, zone: Zone, tell: Chronicle) => settle(p, f.people, [piece], zone, tell),
    placeRest: (p, f, tell) => settleByThemselves(p, f.people, tell),
  }),
};

/** Units first, then leaders. */
const piecesToPlace = (p: Position, people: People): Piece[] => [
  ...p.box.unitsOf[people].filter((unit) => p.at[unit] === BOX),
  ...p.box.leadersOf[people].filter((leader) => p.at[leader] === BOX),
];

/** IMP-4.2.k: not among those with whom they are never found. Where that leaves no place they wait for another winter. */
const homesFor = (p: Position, people: People): readonly Zone[] =>
  p.box.homes[people].filter((zone) => !isWithOthers(p, p.box.category[people], zone));

/** Each where its counter says, if he may. */
function settleByThemselves(p: Position, people: People, tell: Chronicle): void {
  const homes = homesFor(p, people);
  const pieces = piecesToPlace(p, people);
  const homeOf = (piece: Piece): Zone => {
    const own = p.box.station[piece];
    return homes.includes(own) ? own : homes[0];
  };
  for (const zone of homes) {
    const here = pieces.filter((piece) => homeOf(piece) === zone);
    if (here.length > 0) settle(p, people, here, zone, tell);
  }
}

/** Rising, or pacified by a stratagem; in the winter back from the dead, pacified by arms, or made whole in peace. */
function ruleOf(p: Position, people: People): string {
  const inWinter = frameOf(p, "winterOfPeoples") !== undefined;
  if (p.status[people] !== PEACE) return inWinter ? "IMP-9.2.4.e" : "IMP-4.4.b";
  if (!inWinter) return "IMP-6.1.g";
  return p.ban[people] > p.year ? "IMP-9.2.4.f" : "IMP-9.2.4.k";
}

function settle(p: Position, people: People, pieces: readonly Piece[], zone: Zone, tell: Chronicle): void {
  for (const piece of pieces) put(p, piece, zone);
  tell({
    e: "mustered",
    rule: ruleOf(p, people),
    people: p.box.peopleIds[people],
    side: nameOfSide(sideOfPeople(p, people)),
    pieces: pieces.map((piece) => p.box.pieceIds[piece]),
    zone: p.box.zoneIds[zone],
  });
  arrive(p, pieces, zone, tell);
}
