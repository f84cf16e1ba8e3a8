/** A position written down, and read again. */
import { Found, type Json, nth, readFrame } from "@rubicon/engine";
import { few, readRest, writeEach, writeRest } from "@rubicon/series";
import { LOWEST_SPOT, onMap, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import { broken } from "./faults.ts";
import { SINGLES } from "./fingerprint.ts";
import { FRAMES, sizesOf } from "./frames.ts";
import { OPTIONS } from "./options.ts";
import type { Status } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { STRICKEN } from "./plague.ts";
import { ALL_FLAGS, own, type Position } from "./position.ts";
import { SCENARIO_IDS, type Scenario } from "./scenarios.ts";
import { emptyPosition } from "./setting-up.ts";
import { BOTH, MUTINY, type Person, SEATS, SIDES, type Side } from "./sides.ts";
import { SPOTS, spotName } from "./spots.ts";
import { PILE_COUNT, type Pile } from "./stratagems.ts";
import { put } from "./table.ts";
import { ALL_TITLES, HIGHEST_CLAIM } from "./titles.ts";

const TITLE = "Imperator";

export function write(p: Position): Json {
  const { box } = p;
  return {
    pieces: writeEach(box.pieces, box.pieceIds, (piece) => [
      spotName(box, p.at[piece]),
      p.face[piece],
      p.side[piece],
      p.marks[piece],
      p.title[piece],
      p.claim[piece],
      p.due[piece],
    ]),
    peoples: writeEach(box.peoples, box.peopleIds, (people) => [p.status[people], p.ban[people]]),
    counters: writeEach(box.counters, box.counterIds, (counter) => [p.counter[counter], p.lies[counter]]),
    infested: Object.fromEntries(
      box.land.filter((zone) => p.infested[zone] !== 0).map((zone) => [box.zoneIds[zone], p.infested[zone]]),
    ),
    sequences: BOTH.map((side) => p.sequences[side]),
    vp: BOTH.map((side) => p.vp[side]),
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
  const pieces = from.get("pieces");
  for (const piece of box.pieces) readPiece(p, piece, pieces.get(box.pieceIds[piece]), spots);
  for (const people of box.peoples) {
    const [status, ban] = few(from.get("peoples").get(box.peopleIds[people]), 2);
    own.status(p)[people] = nth<Status>(status.whole(0, 2));
    own.ban(p)[people] = ban.whole(0, 999);
  }
  for (const counter of box.counters) {
    const [pile, lies] = few(from.get("counters").get(box.counterIds[counter]), 2);
    own.counter(p)[counter] = nth<Pile>(pile.whole(0, PILE_COUNT - 1));
    own.lies(p)[counter] = nth<Zone>(lies.whole(-1, box.land.length - 1));
  }
  for (const [name, found] of from.get("infested").entries()) {
    const zone = box.zoneNumbers.get(name);
    if (zone === undefined || zone >= box.firstSea) throw found.wrong("is no land zone.");
    own.infested(p)[zone] = found.whole(1, STRICKEN);
  }
  const sequences = few(from.get("sequences"), 2);
  const vp = few(from.get("vp"), 2);
  const leads = few(from.get("leads"), 2);
  for (const each of BOTH) {
    own.sequences(p)[each] = sequences[each].whole(0, 99);
    own.vp(p)[each] = vp[each].whole(-9999, 9999);
    own.leads(p)[each] = nth<Person>(leads[each].whole(0, SEATS.length - 1));
  }
  const fronts = (1 << box.fronts.length) - 1;
  p.year = from.get("year").whole(0, 999);
  p.initiative = nth<Side>(from.get("initiative").whole(0, 1));
  p.extra = side(from.get("extra"));
  p.event = from.get("event").whole(0, 15);
  p.armenia = side(from.get("armenia"));
  p.reserve = from.get("reserve").whole(0, fronts);
  p.freed = from.get("freed").whole(0, fronts);
  p.appeased = from.get("appeased").whole(0, (1 << box.peoples.length) - 1);
  p.epoch = from.get("epoch").whole(0, box.parts.length - 1);
  p.flags = from.get("flags").whole(0, ALL_FLAGS);
  const sizes = sizesOf(box);
  return readRest(p, from, {
    ...{ title: TITLE, seats: SEATS, sides: SIDES, figures: SIDES, broken },
    readFrame: (frame) => readFrame(FRAMES, frame, sizes),
  });
}

function readPiece(p: Position, piece: Piece, found: Found, spots: ReadonlyMap<string, Zone>): void {
  const [at, face, side, marks, title, claim, due] = few(found, 7);
  const zone = p.box.zoneNumbers.get(at.text()) ?? spots.get(at.text());
  if (zone === undefined || zone < LOWEST_SPOT) throw at.wrong("is no place that a piece could be in.");
  own.face(p)[piece] = face.whole(0, 1);
  own.side(p)[piece] = nth<Side>(side.whole(-1, p.box.isUnit[piece] ? MUTINY : SIDES.length - 1));
  if (onMap(zone)) put(p, piece, zone);
  else own.at(p)[piece] = zone;
  own.marks(p)[piece] = marks.whole(0, (p.box.placeCount + 1) << 8);
  own.title(p)[piece] = title.whole(0, ALL_TITLES);
  own.claim(p)[piece] = claim.whole(0, HIGHEST_CLAIM);
  own.due(p)[piece] = due.whole(0, 999);
}
