/** What must hold of every position, whatever was played. Checked by tests and simulations, never in play. */
import { type Block, BOTH, CAESAR, NOBODY, POMPEIUS, SIDES, type Side } from "./blocks.ts";
import { COAST, FALLEN, isSea, NO_BORDER, onMap, type Place, POOL, STRAIT, TROPHY } from "./board.ts";
import { faceDown, faceUp, hand, type Pile, putAside } from "./cards.ts";
import { useOf } from "./crossings.ts";
import type { Frame } from "./frames.ts";
import {
  attackerOf,
  blocksOf,
  cameBy,
  isContested,
  isMarked,
  leadersLost,
  mayLeave,
  type Position,
  RESERVE,
  SHOWN,
} from "./position.ts";

/** The first thing found wrong, or null. */
export function broken(p: Position): string | null {
  const { blocks, blockIds, places, placeIds } = p.box;
  for (const block of blocks) {
    const fault = blockFault(p, block);
    if (fault) return `${blockIds[block]} ${fault}`;
  }
  for (const place of places) {
    const fault = placeFault(p, place);
    if (fault) return `${placeIds[place]} ${fault}`;
  }
  return cardFault(p) ?? roadFault(p) ?? stackFault(p);
}

function blockFault(p: Position, block: Block): string | null {
  const { box } = p;
  const place = p.place[block];
  const owner = box.owner[block];
  if (!onMap(place)) return offMapFault(p, block, place);
  if (!box.strengths[block].includes(p.strength[block])) return `cannot have strength ${p.strength[block]}`; // JC-3.11.a
  if (isSea(box, place) && !box.isNavis[block]) return "stands in a sea and is no navis"; // JC-4.1.a
  if (box.isNavis[block] && !isSea(box, place) && !box.isPort[place]) return "is a navis inland"; // JC-4.1.a
  if ((box.isLeader[block] || box.isNavis[block]) && p.side[block] !== owner) return "cannot defect"; // JC-E2.d, JC-E2.e
  if (block === box.thirdLeader[owner] && leadersLost(p, owner) === 0) return "was never released"; // JC-3.21.b
  const border = cameBy(p, block);
  if (border !== NO_BORDER && box.kindOf[border] <= STRAIT === box.isNavis[block]) return "came by a way it cannot use";
  if (isMarked(p, block, RESERVE) && !isContested(p, place)) return "is in reserve where nobody fights";
  if (isMarked(p, block, SHOWN) && !mayShow(p, block)) return "is face up outside a battle";
  return null;
}

function offMapFault(p: Position, block: Block, place: Place): string | null {
  const { cleopatra, owner, isLeader } = p.box;
  if (place !== POOL && place !== FALLEN && place !== TROPHY) return "is nowhere";
  if (block === cleopatra) return "left the map"; // JC-7.52.c
  if (p.strength[block] !== 0 || p.marks[block] !== 0) return "kept strength or marks off the map";
  if (p.side[block] !== owner[block]) return "is in the wrong pool"; // JC-7.5.a
  if (place === TROPHY && !isLeader[block]) return "is a trophy and no leader"; // JC-7.51.a
  if (place === FALLEN && isLeader[block]) return "is a leader lying in the pool";
  return null;
}

const mayShow = (p: Position, block: Block): boolean =>
  p.stack.some((frame) => {
    if (frame.step === "battle" || frame.step === "regroup") return frame.place === p.place[block];
    return frame.step === "defector" && frame.block === block;
  });

function placeFault(p: Position, place: Place): string | null {
  const counted = (side: Side): number =>
    p.box.blocks.filter((block) => p.place[block] === place && p.side[block] === side).length;
  for (const side of BOTH)
    if (counted(side) !== blocksOf(p, side, place)) return `counts ${SIDES[side]}'s blocks wrong`;
  // JC-4.21.d: blocks of both sides only where one attacks the other.
  if (isContested(p, place) && attackerOf(p, place) === NOBODY) return "is contested without an attack";
  if (mayLeave(p, place) > p.box.blocks.length) return "lets more blocks go than there are";
  return null;
}

/** JC-2.1.b, JC-2.1.c: of six cards dealt none is lost. */
function cardFault(p: Position): string | null {
  const at = (pile: Pile): number => p.box.cards.filter((card) => p.card[card] === pile).length;
  const [caesar, pompeius] = [CAESAR, POMPEIUS].map(
    (side) => at(hand(side)) + at(putAside(side)) + at(faceDown(side)) + at(faceUp(side)),
  );
  if (caesar !== pompeius || (caesar !== p.box.limits.hand && caesar !== 0)) return "a card is missing";
  if (p.turn > p.box.turns) return "the year has too many turns";
  return null;
}

/** No road ever carries more than the highest of its limits. */
function roadFault(p: Position): string | null {
  const { limits, roads, kindOf, borders } = p.box;
  const most = [
    Math.max(limits.pluto.major, limits.major),
    Math.max(limits.pluto.minor, limits.minor),
    Math.max(limits.pluto.straitAttack, limits.strait, limits.straitAttack, limits.straitRetreatPerRound),
  ];
  for (const road of roads)
    for (const side of BOTH)
      if (useOf(p, side, road) > most[kindOf[road]]) return `road ${road} carries too many blocks of ${SIDES[side]}`;
  const atSea = borders.some((border) => kindOf[border] >= COAST && BOTH.some((side) => useOf(p, side, border) > 0));
  return atSea ? "a block has crossed the water by road" : null;
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
      return onMap(p.place[frame.block]) ? null : `${p.box.blockIds[frame.block]} is on its way and not on the map`;
    case "pickBattle":
      return p.first === NOBODY ? "a battle is to be chosen and nobody is first" : null;
    default:
      return null;
  }
}
