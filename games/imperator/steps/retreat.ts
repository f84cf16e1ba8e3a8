/** The beaten Force leaves (IMP-8.3.a, IMP-8.3.b, IMP-R84): all of it to one zone; in parts, where there is none for all; or not at all. */
import type { Refusal } from "@rubicon/engine";
import type { Zone } from "../board.ts";
import { type FrameAt, frameOf, pop } from "../frames.ts";
import { endingMutinies } from "../mutiny.ts";
import { inRank } from "../party.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { MUTINY, SIDES, seatOf } from "../sides.ts";
import { eliminate, GROUP, isMarked, mark, piecesIn } from "../table.ts";
import { goOut, likeliest, refusalForAll, waysOut } from "../ways-out.ts";
import { changeBattle } from "./battle.ts";
import type { Asks, Chronicle } from "./step.ts";

type Retreat = FrameAt<"retreat">;

/** Those who have yet to leave. Whoever is going to die of it stays (IMP-8.4.b, IMP-TE.4.b). */
function leaving(p: Position, { side, zone, mutinous }: Retreat): Piece[] {
  const pieces = piecesIn(p, mutinous ? MUTINY : side, zone);
  const fallen = frameOf(p, "battle")?.fallen ?? [];
  return fallen.length === 0 ? pieces : pieces.filter((piece) => !fallen.includes(piece));
}

const waysFor = (p: Position, f: Retreat, pieces: readonly Piece[]): Zone[] => waysOut(p, pieces, f.zone, f.barred);

/** IMP-R84: as many of them as can go to a zone together, leaders first, then the strongest. */
function partyTo(p: Position, f: Retreat, pieces: readonly Piece[], to: Zone): Piece[] {
  const party: Piece[] = [];
  for (const piece of inRank(p, pieces))
    if (refusalForAll(p, [...party, piece], f.zone, to, f.barred) === null) party.push(piece);
  return party;
}

/** Who is about to go, picked by his owner from a Force that has to go in parts. */
const picked = (p: Position, pieces: readonly Piece[]): Piece[] => pieces.filter((piece) => isMarked(p, piece, GROUP));

/** Zones for the whole Force; if there is none, for those who have been picked; if nobody has been, for anybody. */
function choices(p: Position, f: Retreat, pieces: readonly Piece[]): { together: boolean; ways: readonly Zone[] } {
  const all = waysFor(p, f, pieces);
  if (all.length > 0) return { together: true, ways: all };
  const some = picked(p, pieces);
  if (some.length > 0) return { together: false, ways: waysFor(p, f, some) };
  const ways = p.box.waysFrom[f.zone].map(({ to }) => to).filter((to) => partyTo(p, f, pieces, to).length > 0);
  return { together: false, ways };
}

export const retreat: Asks<"retreat"> = {
  asks(p, f, _dice, tell) {
    if (dropArmenians(p, f, tell)) return false;
    const pieces = leaving(p, f);
    if (pieces.length === 0) {
      pop(p);
      return false;
    }
    const { together, ways } = choices(p, f, pieces);
    if (ways.length === 0) {
      cutOff(p, f, pieces, tell);
      return false;
    }
    if (ways.length > 1 || (!together && isChoice(p, f, pieces, ways[0]))) return true;
    go(p, f, ways[0], tell);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const pieces = leaving(p, f);
    return {
      ask: "retreat",
      rule: "IMP-8.3.a",
      side: SIDES[f.side],
      zone: p.box.zoneIds[f.zone],
      pieces: pieces.map((piece) => p.box.pieceIds[piece]),
      together: choices(p, f, pieces).together,
    };
  },

  legal(p, f, list) {
    const { bring, retreat: to } = p.box.acts;
    const pieces = leaving(p, f);
    const { together, ways } = choices(p, f, pieces);
    for (const zone of ways) list.push(to(zone));
    if (together) return;
    for (const piece of pieces) if (bringRefusal(p, f, pieces, piece) === null) list.push(bring(piece));
  },

  acts: {
    retreat: {
      refuse(p, f, { to }) {
        const pieces = leaving(p, f);
        const { together } = choices(p, f, pieces);
        const some = picked(p, pieces);
        if (together || some.length > 0) return refusalForAll(p, together ? pieces : some, f.zone, to, f.barred);
        if (partyTo(p, f, pieces, to).length > 0) return null;
        return refusalForAll(p, pieces, f.zone, to, f.barred);
      },
      play: (p, f, { to }, _dice, tell) => go(p, f, to, tell),
    },
    /** Who goes next, where they cannot all go together. */
    bring: {
      refuse: (p, f, { piece }) => bringRefusal(p, f, leaving(p, f), piece),
      play: (p, _f, { piece }) => mark(p, piece, GROUP),
    },
  },

  byDefault(p, f) {
    const pieces = leaving(p, f);
    return p.box.acts.retreat(likeliest(p, pieces[0], choices(p, f, pieces).ways));
  },
};

/** One zone for some: somebody may have to stay behind, and then it matters who. */
function isChoice(p: Position, f: Retreat, pieces: readonly Piece[], to: Zone): boolean {
  if (picked(p, pieces).length > 0) return true;
  const able = pieces.filter((piece) => partyTo(p, f, [piece], to).length > 0).length;
  return able > partyTo(p, f, pieces, to).length;
}

function bringRefusal(p: Position, f: Retreat, pieces: readonly Piece[], piece: Piece): Refusal | null {
  if (!pieces.includes(piece)) return NO.notRetreating;
  if (waysFor(p, f, pieces).length > 0) return NO.retreatTogether;
  if (isMarked(p, piece, GROUP)) return NO.comesAlready;
  return waysFor(p, f, [...picked(p, pieces), piece]).length > 0 ? null : NO.noCommonWay;
}

/** IMP-4.2.i: it cannot leave its land. */
function dropArmenians(p: Position, f: Retreat, tell: Chronicle): boolean {
  const { armenia, people, pieceIds, zoneIds } = p.box;
  const units = leaving(p, f).filter((piece) => people[piece] === armenia);
  if (units.length === 0) return false;
  for (const unit of units) eliminate(p, unit);
  const lost = units.map((unit) => pieceIds[unit]);
  tell({ e: "losses", rule: "IMP-4.2.i", side: SIDES[f.side], zone: zoneIds[f.zone], reduced: [], lost });
  return true;
}

/** IMP-R84: no die, no leader, no command is needed. */
function go(p: Position, f: Retreat, to: Zone, tell: Chronicle): void {
  const { pieceIds, zoneIds } = p.box;
  const pieces = leaving(p, f);
  const { together } = choices(p, f, pieces);
  const some = picked(p, pieces);
  const party = together ? pieces : some.length > 0 ? some : partyTo(p, f, pieces, to);
  tell({
    e: "retreated",
    rule: "IMP-8.3.a",
    side: SIDES[f.side],
    pieces: party.map((piece) => pieceIds[piece]),
    from: zoneIds[f.zone],
    to: zoneIds[to],
  });
  goOut(p, party, to, tell);
}

/** IMP-8.3.b, IMP-8.4.a: lost with their leaders, who die together with all others that fall in this battle. */
function cutOff(p: Position, f: Retreat, pieces: readonly Piece[], tell: Chronicle): void {
  const { isLeader, pieceIds, zoneIds } = p.box;
  const units = pieces.filter((piece) => !isLeader[piece]);
  const leaders = pieces.filter((piece) => isLeader[piece]);
  tell({
    e: "cut-off",
    rule: "IMP-8.3.b",
    side: SIDES[f.side],
    zone: zoneIds[f.zone],
    units: units.map((unit) => pieceIds[unit]),
    leaders: leaders.map((leader) => pieceIds[leader]),
  });
  endingMutinies(p, tell, () => {
    for (const unit of units) eliminate(p, unit);
  });
  pop(p);
  changeBattle(p, { fallen: [...(frameOf(p, "battle")?.fallen ?? []), ...leaders] });
}
