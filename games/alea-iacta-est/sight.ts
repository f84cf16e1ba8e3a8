/** Who may see what. All is open but the stratagem counters in hands and in the cup (AIE-2.A.c, AIE-R172). */
import { type Eyes, type Json, nth, plain } from "@rubicon/engine";
import { isOwners, seenQuestion } from "@rubicon/series";
import { GONE, NOWHERE, onMap } from "./board.ts";
import type { Event } from "./events/index.ts";
import { optionsOf } from "./options.ts";
import { STATUSES } from "./peoples.ts";
import { NO_PIECE, type Piece, REDUCED } from "./pieces.ts";
import {
  CAESAR_MURDERED,
  cameFrom,
  FACTION_LEADER,
  FOLLOWER,
  GROUP,
  hasTitle,
  ILL,
  isAssassin,
  isFlagged,
  isMarked,
  JANUS,
  MOVED,
  type Position,
  PRETENDER,
  scenarioOf,
} from "./position.ts";
import type { Seen, SeenHand, SeenPiece, Titled } from "./seen.ts";
import { seenBattle } from "./seen-battle.ts";
import { seenGroup } from "./seen-group.ts";
import { BOTH, nameOfSide, type Person, SEATS, SIDES, type Side, type SideName, seatOf } from "./sides.ts";
import { spotName } from "./spots.ts";
import { heirsSoFar } from "./steps/control.ts";
import { inSteps } from "./steps/index.ts";
import { yearSoFar } from "./steps/republic.ts";
import { type Counter, handOf, isInCup, ON_MAP, type Pile, PLAYED, returnedBy, SPENT } from "./stratagems.ts";

export function sight(p: Position, eyes: Eyes): Json {
  const { box } = p;
  const scenario = scenarioOf(p);
  const seen: Seen = {
    viewer: eyes,
    scenario: scenario.id,
    year: p.year,
    lastYear: scenario.end,
    toMove: inSteps.toMove(p),
    asked: seenQuestion(inSteps, p, eyes),
    leads: bySide((side) => seatOf(p, side)),
    initiative: SIDES[p.initiative],
    sequences: bySide((side) => p.sequences[side]),
    extra: nameOfSide(p.extra),
    event: p.event,
    halvings: p.halvings,
    spqr: p.spqr,
    yearSoFar: yearSoFar(p),
    heirs: heirsSoFar(p),
    marker: p.at[box.caesar] === GONE ? "princeps" : "cicero",
    score: p.score,
    roma: nameOfSide(p.roma),
    control: Object.fromEntries(box.regions.map((region) => [box.regionIds[region], nameOfSide(p.control[region])])),
    neutral: Object.fromEntries(
      box.regions
        .filter((region) => p.triumvir[region] !== NO_PIECE)
        .map((region) => [box.regionIds[region], box.pieceIds[p.triumvir[region]]]),
    ),
    janus: isFlagged(p, JANUS),
    plague: onMap(p.plague) ? box.zoneIds[p.plague] : null,
    caesar: isFlagged(p, CAESAR_MURDERED) ? "murdered" : p.at[box.caesar] === GONE ? "dead" : "alive",
    peoples: box.peoples.map((people) => ({
      people: box.peopleIds[people],
      status: STATUSES[p.status[people]],
      holder: nameOfSide(p.holder[people]),
      ...(p.ban[people] === 0 ? {} : { ban: p.ban[people] }),
    })),
    pieces: box.pieces.map((piece) => seenPiece(p, piece)),
    hands: Object.fromEntries(SEATS.map((seat, i) => [seat, seenHand(p, seat, nth<Person>(i), eyes)])),
    cup: box.counters.filter((counter) => isInCup(p.counter[counter])).length,
    played: namesIn(p, PLAYED),
    onMap: namesIn(p, ON_MAP),
    spent: namesIn(p, SPENT),
    recruited: Object.fromEntries(
      box.regions.map((region) => [box.regionIds[region], p.recruited.slice(4 * region, 4 * region + 4)]),
    ),
    group: seenGroup(p),
    battle: seenBattle(p),
    options: optionsOf(p.options),
    outcome: p.outcome && {
      how: p.outcome.how,
      level: p.outcome.level ?? null,
      results: { ...p.outcome.results },
    },
  };
  return plain(seen);
}

const bySide = <T>(of: (side: Side) => T): Record<SideName, T> => ({
  caesarians: of(BOTH[0]),
  republicans: of(BOTH[1]),
});

/** What does not hold of a piece is not said; most pieces have little to say. */
function seenPiece(p: Position, piece: Piece): SeenPiece {
  const { box } = p;
  const seen: { -readonly [K in keyof SeenPiece]: SeenPiece[K] } = {
    piece: box.pieceIds[piece],
    at: spotName(box, p.at[piece]),
    side: nameOfSide(p.side[piece]),
  };
  const from = cameFrom(p, piece);
  if (p.face[piece] === REDUCED) seen.reduced = true;
  if (isMarked(p, piece, MOVED)) seen.moved = true;
  if (isMarked(p, piece, GROUP)) seen.going = true;
  if (from !== NOWHERE) seen.from = box.zoneIds[from];
  if (!box.isLeader[piece]) return seen;
  const titles = titlesOf(p, piece);
  if (titles.length > 0) seen.titles = titles;
  if (p.due[piece] !== 0) seen.due = p.due[piece];
  return seen;
}

function titlesOf(p: Position, leader: Piece): Titled[] {
  const titles: Titled[] = [];
  if (hasTitle(p, leader, FACTION_LEADER)) titles.push("faction-leader");
  if (hasTitle(p, leader, PRETENDER)) titles.push("pretender");
  if (hasTitle(p, leader, FOLLOWER)) titles.push("follower");
  if (p.triumvir.indexOf(leader) >= 0) titles.push("triumvir");
  if (hasTitle(p, leader, ILL)) titles.push("ill");
  if (isAssassin(p, leader)) titles.push("assassin");
  return titles;
}

function namesIn(p: Position, pile: Pile): string[] {
  const { counters, counterIds } = p.box;
  return counters.filter((counter: Counter) => p.counter[counter] === pile).map((counter) => counterIds[counter]);
}

function seenHand(p: Position, seat: string, person: Person, eyes: Eyes): SeenHand {
  const held = namesIn(p, handOf(person));
  if (!isOwners(eyes, seat)) return { count: held.length };
  return { count: held.length, counters: held, returned: namesIn(p, returnedBy(person)) };
}

/** AIE-2.A.c: which counter was drawn or put back is for its owner alone. */
export function hear(event: Event, eyes: Eyes): Json {
  if (event.e === "drew" || event.e === "returned") {
    if (isOwners(eyes, event.seat)) return plain(event);
    const { counter, ...rest } = event;
    return plain(rest);
  }
  return plain(event);
}
