/** A battle written down as it stands, so that the lab can begin it at that very moment. */
import { type Json, plain } from "@rubicon/engine";
import { type Block, BOTH, LETTERS, SIDES, type Side } from "./blocks.ts";
import { isSea, otherEnd, type Place } from "./board.ts";
import { entryOf, roadOf, sideOf } from "./crossings.ts";
import type { Forecast } from "./forecasts.ts";
import type { BattleFrame } from "./frames.ts";
import { optionsAway } from "./options.ts";
import { ACTED, blocksOf, isMarked, type Position, RESERVE, SHOWN } from "./position.ts";
import { turnOf } from "./turns.ts";

/** For the side that is asked, where it sees every face of the battle. `hits` are those it has to take. */
export function foreseeBattle(p: Position, f: BattleFrame, side: Side, hits: number, list: Forecast[]): void {
  const blocks = p.box.blocks.filter((block) => p.place[block] === f.place);
  if (blocks.some((block) => p.side[block] !== side && !isMarked(p, block, SHOWN))) return;
  const dice = (own: boolean): number =>
    blocks.reduce((sum, block) => ((p.side[block] === side) === own ? sum + p.strength[block] : sum), 0);
  const own = blocksOf(p, side, f.place);
  list.push({
    f: "battle",
    rule: "JC-7.2.a",
    own,
    enemy: blocks.length - own,
    ownDice: dice(true),
    enemyDice: dice(false),
    battle: writeBattle(p, f, blocks, hits),
  });
}

function writeBattle(p: Position, f: BattleFrame, blocks: readonly Block[], hits: number): Json {
  const turn = turnOf(f);
  const options = optionsAway(p.options);
  return plain({
    place: p.box.placeIds[f.place],
    attacker: SIDES[f.attacker],
    surprise: f.surprise,
    round: f.round,
    turn: `${SIDES[turn.side]} ${LETTERS[turn.letter]}`,
    ...(hits > 0 ? { hits } : {}),
    ...Object.fromEntries(BOTH.map((side) => [SIDES[side], writeForce(p, f, blocks, side)])),
    around: writeAround(p, f.place),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  });
}

function writeForce(p: Position, f: BattleFrame, blocks: readonly Block[], side: Side): object {
  const { blockIds, placeIds } = p.box;
  const own = blocks.filter((block) => p.side[block] === side);
  const written = (block: Block): string => `${blockIds[block]} ${p.strength[block]}`;
  const reserves = own.filter((block) => isMarked(p, block, RESERVE));
  const acted = own.filter((block) => isMarked(p, block, ACTED));
  const retreated = retreatsOf(p, f, side);
  return {
    blocks: own.filter((block) => !isMarked(p, block, RESERVE)).map(written),
    ...(reserves.length > 0 ? { reserves: reserves.map(written) } : {}),
    from: originsOf(p, f.place, side).map((place) => placeIds[place]),
    ...(acted.length > 0 ? { acted: acted.map((block) => blockIds[block]) } : {}),
    ...(f.sailed & (1 << side) ? { sailed: true } : {}),
    ...(Object.keys(retreated).length > 0 ? { retreated } : {}),
  };
}

/** Where a side came from into the battle. */
function originsOf(p: Position, place: Place, side: Side): Place[] {
  const entries = p.entered.map((entered) => entryOf(p, entered));
  return entries
    .filter((entry) => entry.into === place && entry.side === side)
    .map(({ border }) => otherEnd(p.box, border, place));
}

/** How many blocks of a side have gone by each road, as far as that counts for the limits. */
function retreatsOf(p: Position, { place }: BattleFrame, side: Side): Record<string, number> {
  const by: Record<string, number> = {};
  for (const crossing of p.crossed) {
    const [a, b] = p.box.endsOf[roadOf(crossing)];
    if (sideOf(crossing) !== side || (a !== place && b !== place)) continue;
    const to = p.box.placeIds[a === place ? b : a];
    by[to] = (by[to] ?? 0) + 1;
  }
  return by;
}

/** Who holds the places to which a retreat could lead, and the seas that it could cross. */
function writeAround(p: Position, place: Place): Record<string, string[]> {
  const { box } = p;
  const near = new Set<Place>();
  for (const { to } of box.roadsFrom[place]) near.add(to);
  for (const { to } of box.seawaysFrom[place]) {
    near.add(to);
    if (!isSea(box, place)) for (const port of box.seawaysFrom[to]) near.add(port.to);
  }
  near.delete(place);
  const held = (side: Side): string[] =>
    [...near].filter((each) => blocksOf(p, side, each) > 0).map((each) => box.placeIds[each]);
  return Object.fromEntries(BOTH.map((side) => [SIDES[side], held(side)]));
}
