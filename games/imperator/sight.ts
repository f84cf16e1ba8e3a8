/** Who may see what. All is open but the stratagem counters in hands and in the cup (IMP-2.A.a). */
import { type Eyes, type Json, nth, plain } from "@rubicon/engine";
import { isOwners, seenQuestion } from "@rubicon/series";
import { type Front, NOWHERE } from "./board.ts";
import type { Event } from "./events/index.ts";
import { optionsOf } from "./options.ts";
import { STATUSES } from "./peoples.ts";
import { phaseOf } from "./phases.ts";
import { type Piece, REDUCED } from "./pieces.ts";
import { STRICKEN } from "./plague.ts";
import { isFlagged, PAX, type Position, SUCCESS, scenarioOf } from "./position.ts";
import type { Seen, SeenHand, SeenPiece, Titled } from "./seen.ts";
import { seenBattle } from "./seen-battle.ts";
import { seenGroup } from "./seen-group.ts";
import { BOTH, nameOfSide, type Person, SEATS, SIDES, type Side, type SideName, seatOf } from "./sides.ts";
import { spotName } from "./spots.ts";
import { inSteps } from "./steps/index.ts";
import { handOf, isInCup, ON_MAP, type Pile, PLAYED, returnedBy, SPENT, TITLES, type Title } from "./stratagems.ts";
import { cameFrom, GROUP, isMarked, isMutinous, MOVED } from "./table.ts";
import { AUGUSTUS, CAESAR, claimOf, GUARD, hasTitle, ILL, isCivilWar, SUMMONED, USURPER } from "./titles.ts";

export function sight(p: Position, eyes: Eyes): Json {
  const { box } = p;
  const scenario = scenarioOf(p);
  const seen: Seen = {
    viewer: eyes,
    scenario: scenario.id,
    year: p.year,
    lastYear: scenario.end,
    phase: phaseOf(p),
    toMove: inSteps.toMove(p),
    asked: seenQuestion(inSteps, p, eyes),
    leads: bySide((side) => seatOf(p, side)),
    initiative: SIDES[p.initiative],
    sequences: bySide((side) => p.sequences[side]),
    extra: nameOfSide(p.extra),
    event: p.event,
    pax: isFlagged(p, PAX),
    vp: bySide((side) => p.vp[side]),
    armenia: nameOfSide(p.armenia),
    reserve: frontsIn(p, p.reserve),
    freed: frontsIn(p, p.freed),
    grown: p.epoch > 0,
    civilWar: isCivilWar(p),
    success: isFlagged(p, SUCCESS),
    peoples: box.peoples.map((people) => ({
      people: box.peopleIds[people],
      status: STATUSES[p.status[people]],
      ...(p.ban[people] > p.year ? { ban: p.ban[people] } : {}),
    })),
    pieces: box.pieces.map((piece) => seenPiece(p, piece)),
    hands: Object.fromEntries(SEATS.map((seat, i) => [seat, seenHand(p, seat, nth<Person>(i), eyes)])),
    cup: box.counters.filter((counter) => isInCup(p.counter[counter])).length,
    played: titlesIn(p, PLAYED),
    markers: box.counters
      .filter((counter) => p.counter[counter] === ON_MAP)
      .map((counter) => ({ stratagem: TITLES[box.borne[counter]], zone: box.zoneIds[p.lies[counter]] })),
    spent: titlesIn(p, SPENT),
    infested: Object.fromEntries(
      box.land
        .filter((zone) => p.infested[zone] !== 0)
        .map((zone) => [box.zoneIds[zone], p.infested[zone] === STRICKEN ? "stricken" : "tainted"]),
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

const bySide = <T>(of: (side: Side) => T): Record<SideName, T> => ({ rome: of(BOTH[0]), enemy: of(BOTH[1]) });

const frontsIn = ({ box }: Position, bits: number): string[] =>
  box.fronts.filter((front) => (bits & (1 << front)) !== 0).map((front) => box.frontIds[front]);

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
  if (isMutinous(p, piece)) seen.mutinous = true;
  if (isMarked(p, piece, MOVED)) seen.moved = true;
  if (isMarked(p, piece, GROUP)) seen.going = true;
  if (from !== NOWHERE) seen.from = box.zoneIds[from];
  if (p.due[piece] !== 0) seen.due = p.due[piece];
  const titles = titlesOf(p, piece);
  if (titles.length > 0) seen.titles = titles;
  if (titles.includes("usurper")) {
    const { bonus, front, chosen } = claimOf(p, piece);
    const name = (each: Front): string | null => (each < 0 ? null : box.frontIds[each]);
    seen.claim = { bonus, front: name(front), chosen: name(chosen) };
  }
  return seen;
}

const TITLE_NAMES: readonly (readonly [number, Titled])[] = [
  [AUGUSTUS, "augustus"],
  [CAESAR, "caesar"],
  [USURPER, "usurper"],
  [GUARD, "guard"],
  [ILL, "ill"],
  [SUMMONED, "summoned"],
];

const titlesOf = (p: Position, leader: Piece): Titled[] =>
  TITLE_NAMES.filter(([title]) => hasTitle(p, leader, title)).map(([, name]) => name);

/** By title: which of several counters alike it is would tell where it has been. */
const titlesIn = ({ box, counter: piles }: Position, pile: Pile): Title[] =>
  box.counters.filter((counter) => piles[counter] === pile).map((counter) => TITLES[box.borne[counter]]);

function seenHand(p: Position, seat: string, person: Person, eyes: Eyes): SeenHand {
  const held = titlesIn(p, handOf(person));
  if (!isOwners(eyes, seat)) return { count: held.length };
  return { count: held.length, stratagems: held, returned: titlesIn(p, returnedBy(person)) };
}

/** IMP-2.A.a: which counter was drawn or put back is for its owner alone. */
export function hear(event: Event, eyes: Eyes): Json {
  if (event.e === "drew" || event.e === "returned") {
    if (isOwners(eyes, event.seat)) return plain(event);
    const { stratagem, ...rest } = event;
    return plain(rest);
  }
  return plain(event);
}
