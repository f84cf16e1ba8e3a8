/** What must hold of every position, whatever was played. Checked by tests and simulations, never in play. */
import {
  BLOCK_COUNT,
  BLOCKS,
  CAESAR,
  CLEOPATRA,
  isLeader,
  isNavis,
  OWNER,
  POMPEIUS,
  SIDES,
  STRENGTHS,
  THIRD_LEADER,
} from "./blocks.ts";
import {
  BORDER_KIND,
  FALLEN,
  isPort,
  isSea,
  onMap,
  PLACE_COUNT,
  PLACES,
  POOL,
  ROAD_COUNT,
  STRAIT,
  TROPHY,
} from "./board.ts";
import type { Frame } from "./frames.ts";
import {
  attackerOf,
  blocksOf,
  CALENDAR,
  cameBy,
  faceDown,
  hand,
  isContested,
  isMarked,
  LIMITS,
  leadersLost,
  mayLeave,
  NOBODY,
  type Position,
  played,
  putAside,
  RESERVE,
  SHOWN,
  useOf,
} from "./position.ts";

/** The first thing found wrong, or null. */
export function broken(p: Position): string | null {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const fault = blockFault(p, block);
    if (fault) return `${BLOCKS[block]} ${fault}`;
  }
  for (let place = 0; place < PLACE_COUNT; place++) {
    const fault = placeFault(p, place);
    if (fault) return `${PLACES[place]} ${fault}`;
  }
  return cardFault(p) ?? roadFault(p) ?? stackFault(p);
}

function blockFault(p: Position, block: number): string | null {
  const place = p.place[block];
  if (!onMap(place)) return offMapFault(p, block, place);
  if (!STRENGTHS[block].includes(p.strength[block])) return `cannot have strength ${p.strength[block]}`; // JC-3.11.a
  if (isSea(place) && !isNavis[block]) return "stands in a sea and is no navis"; // JC-4.1.a
  if (isNavis[block] && !isSea(place) && !isPort[place]) return "is a navis inland"; // JC-4.1.a
  if ((isLeader[block] || isNavis[block]) && p.side[block] !== OWNER[block]) return "cannot defect"; // JC-E2.d, JC-E2.e
  if (block === THIRD_LEADER[OWNER[block]] && leadersLost(p, OWNER[block]) === 0) return "was never released"; // JC-3.21.b
  const border = cameBy(p, block);
  if (border >= 0 && BORDER_KIND[border] <= STRAIT === isNavis[block]) return "came by a way it cannot use";
  if (isMarked(p, block, RESERVE) && !isContested(p, place)) return "is in reserve where nobody fights";
  if (isMarked(p, block, SHOWN) && !mayShow(p, block)) return "is face up outside a battle";
  return null;
}

function offMapFault(p: Position, block: number, place: number): string | null {
  if (place !== POOL && place !== FALLEN && place !== TROPHY) return "is nowhere";
  if (block === CLEOPATRA) return "left the map"; // JC-7.52.c
  if (p.strength[block] !== 0 || p.marks[block] !== 0) return "kept strength or marks off the map";
  if (p.side[block] !== OWNER[block]) return "is in the wrong pool"; // JC-7.5.a
  if ((place === TROPHY) !== (place === TROPHY && isLeader[block])) return "is a trophy and no leader"; // JC-7.51.a
  if (place === FALLEN && isLeader[block]) return "is a leader lying in the pool";
  return null;
}

const mayShow = (p: Position, block: number): boolean =>
  p.stack.some((frame) => {
    if (frame.step === "battle" || frame.step === "regroup") return frame.place === p.place[block];
    return frame.step === "defector" && frame.block === block;
  });

function placeFault(p: Position, place: number): string | null {
  const counted = [0, 0];
  for (let block = 0; block < BLOCK_COUNT; block++) if (p.place[block] === place) counted[p.side[block]]++;
  for (const side of [CAESAR, POMPEIUS]) {
    if (counted[side] !== blocksOf(p, side, place)) return `counts ${SIDES[side]}'s blocks wrong`;
  }
  // JC-4.21.d: blocks of both sides only where one attacks the other.
  if (isContested(p, place) && attackerOf(p, place) === NOBODY) return "is contested without an attack";
  if (mayLeave(p, place) > BLOCK_COUNT) return "lets more blocks go than there are";
  return null;
}

/** JC-2.1.b, JC-2.1.c: of six cards dealt none is lost. */
function cardFault(p: Position): string | null {
  const at = (where: number): number => p.card.filter((each) => each === where).length;
  const dealt = [CAESAR, POMPEIUS].map(
    (side) => at(hand(side)) + at(putAside(side)) + at(faceDown(side)) + at(played(side)),
  );
  if (dealt[CAESAR] !== dealt[POMPEIUS] || (dealt[CAESAR] !== LIMITS.hand && dealt[CAESAR] !== 0))
    return "a card is missing";
  if (p.turn > CALENDAR[p.year].turns) return "the year has too many turns";
  return null;
}

/** No road ever carries more than the highest of its limits. */
function roadFault(p: Position): string | null {
  const most = [LIMITS.pluto.major, LIMITS.pluto.minor, LIMITS.strait];
  for (let road = 0; road < ROAD_COUNT; road++) {
    for (const side of [CAESAR, POMPEIUS]) {
      if (useOf(p, side, road) > most[BORDER_KIND[road]])
        return `road ${road} carries too many blocks of ${SIDES[side]}`;
    }
  }
  return null;
}

function stackFault(p: Position): string | null {
  if (p.outcome ? p.stack.length > 0 : p.stack.length === 0)
    return "the game is over and goes on, or stopped without an end";
  for (const [i, frame] of p.stack.entries()) {
    const fault = frameFault(p, frame, p.stack[i - 1]);
    if (fault) return fault;
  }
  return null;
}

/** What a step takes for granted. */
function frameFault(p: Position, frame: Frame, under: Frame | undefined): string | null {
  switch (frame.step) {
    case "battleTurn":
    case "hits":
      return under?.step === "battle" ? null : "a turn of battle is taken without a battle";
    case "march":
    case "defector":
      return onMap(p.place[frame.block]) ? null : `${BLOCKS[frame.block]} is on its way and not on the map`;
    case "pickBattle":
      return p.first === NOBODY ? "a battle is to be chosen and nobody is first" : null;
    default:
      return null;
  }
}
