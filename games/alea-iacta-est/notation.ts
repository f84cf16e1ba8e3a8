/** A position written down, and read again. */
import { Found, type Json, nth, readFrame } from "@rubicon/engine";
import { few, readRest, writeEach, writeRest } from "@rubicon/series";
import { LOWEST_SPOT, onMap, type Region, waitingIn, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import { broken } from "./faults.ts";
import { SINGLES } from "./fingerprint.ts";
import { FRAMES, sizesOf } from "./frames.ts";
import { OPTIONS } from "./options.ts";
import type { Status } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { ALL_FLAGS, own, type Position, put } from "./position.ts";
import { SCENARIO_IDS, type Scenario } from "./scenarios.ts";
import { emptyPosition } from "./setting-up.ts";
import { BOTH, type Person, SEATS, SIDES, type Side } from "./sides.ts";
import { SPOTS, spotName } from "./spots.ts";
import { PILE_COUNT, type Pile } from "./stratagems.ts";

const TITLE = "Alea Iacta Est";

export function write(p: Position): Json {
  const { box } = p;
  return {
    pieces: writeEach(box.pieces, box.pieceIds, (piece) => [
      spotName(box, p.at[piece]),
      p.face[piece],
      p.side[piece],
      p.marks[piece],
      p.title[piece],
      p.due[piece],
    ]),
    peoples: writeEach(box.peoples, box.peopleIds, (people) => [p.status[people], p.holder[people], p.ban[people]]),
    regions: writeEach(box.regions, box.regionIds, (region) => [
      p.control[region],
      p.lastControl[region],
      p.triumvir[region],
      p.intruder[region],
      ...p.recruited.slice(4 * region, 4 * region + 4),
    ]),
    counters: writeEach(box.counters, box.counterIds, (counter) => p.counter[counter]),
    sequences: BOTH.map((side) => p.sequences[side]),
    leads: BOTH.map((side) => p.leads[side]),
    ...writeRest(p, SINGLES),
  };
}

export function read(written: Json, box: Box): Position {
  const from = new Found(written, `A position of ${TITLE}`);
  const scenario = nth<Scenario>(from.get("scenario").whole(0, SCENARIO_IDS.length - 1));
  const p = emptyPosition(box, scenario, from.get("options").whole(0, (1 << OPTIONS.length) - 1));
  const side = (found: Found): Side => nth<Side>(found.whole(-1, SIDES.length - 1));
  const spots = new Map([...SPOTS].map(([zone, name]) => [name as string, zone]));
  for (const region of box.regions) spots.set(`waiting-${box.regionIds[region]}`, waitingIn(region));
  const pieces = from.get("pieces");
  for (const piece of box.pieces) readPiece(p, piece, pieces.get(box.pieceIds[piece]), spots, side);
  for (const people of box.peoples) {
    const [status, holder, ban] = few(from.get("peoples").get(box.peopleIds[people]), 3);
    own.status(p)[people] = nth<Status>(status.whole(0, 2));
    own.holder(p)[people] = side(holder);
    own.ban(p)[people] = ban.whole(-99, 0);
  }
  for (const region of box.regions) readRegion(p, region, from.get("regions").get(box.regionIds[region]), side);
  for (const counter of box.counters)
    own.counter(p)[counter] = nth<Pile>(
      from
        .get("counters")
        .get(box.counterIds[counter])
        .whole(0, PILE_COUNT - 1),
    );
  const sequences = few(from.get("sequences"), 2);
  const leads = few(from.get("leads"), 2);
  for (const each of BOTH) {
    own.sequences(p)[each] = sequences[each].whole(0, 99);
    own.leads(p)[each] = nth<Person>(leads[each].whole(0, SEATS.length - 1));
  }
  p.year = from.get("year").whole(-99, -1);
  p.spqr = from.get("spqr").whole(0, 5);
  p.score = from.get("score").whole(-9999, 9999);
  p.roma = side(from.get("roma"));
  p.initiative = nth<Side>(from.get("initiative").whole(0, 1));
  p.extra = side(from.get("extra"));
  p.event = from.get("event").whole(0, 15);
  p.halvings = from.get("halvings").whole(0, 9);
  p.plague = nth<Zone>(from.get("plague").whole(-1, box.land.length - 1));
  p.flags = from.get("flags").whole(0, ALL_FLAGS);
  const sizes = sizesOf(box);
  return readRest(p, from, {
    ...{ title: TITLE, seats: SEATS, sides: SIDES, figures: ["score"], broken },
    readFrame: (frame) => readFrame(FRAMES, frame, sizes),
  });
}

function readPiece(
  p: Position,
  piece: Piece,
  found: Found,
  spots: ReadonlyMap<string, Zone>,
  side: (found: Found) => Side,
): void {
  const [at, face, owner, marks, title, due] = few(found, 6);
  const zone = p.box.zoneNumbers.get(at.text()) ?? spots.get(at.text());
  if (zone === undefined || zone < LOWEST_SPOT) throw at.wrong("is no place that a piece could be in.");
  own.face(p)[piece] = face.whole(0, 1);
  own.side(p)[piece] = side(owner);
  if (onMap(zone)) put(p, piece, zone);
  else own.at(p)[piece] = zone;
  own.marks(p)[piece] = marks.whole(0, (p.box.zones.length + 1) << 8);
  own.title(p)[piece] = title.whole(0, 31);
  own.due(p)[piece] = due.whole(-99, 0);
}

function readRegion(p: Position, region: Region, found: Found, side: (found: Found) => Side): void {
  const [control, last, triumvir, intruder, ...recruited] = few(found, 8);
  own.control(p)[region] = side(control);
  own.lastControl(p)[region] = side(last);
  own.triumvir(p)[region] = nth<Piece>(triumvir.whole(-1, p.box.pieces.length - 1));
  own.intruder(p)[region] = side(intruder);
  for (const [i, count] of recruited.entries()) own.recruited(p)[4 * region + i] = count.whole(0, 99);
}
