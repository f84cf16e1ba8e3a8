/** The map read out region by region: every place that is held, and every vacant city worth points. */
import { SIDES, type SideName } from "../blocks.ts";
import type { Seen, SeenBlock, SeenPlace } from "../seen.ts";
import { wrapped } from "./lines.ts";
import { REGIONS } from "./regions.ts";
import { roman, sideColour, type Titles } from "./titles.ts";
import type { Wording } from "./wording.ts";

const PLACE_COLUMN = 20;
const STATE_COLUMN = 10;
const MARGIN = 2;
const BLOCKS_AT = MARGIN + PLACE_COLUMN + STATE_COLUMN + 2;

export function mapLines(seen: Seen, wording: Wording): string[] {
  const byName = new Map(seen.places.map((place) => [place.place, place]));
  return REGIONS.flatMap(({ title, places }) => {
    const lines = places
      .filter((place) => byName.get(place)?.blocks.length || worthOf(wording.titles, place) > 0)
      .flatMap((place) => placeLines(place, byName.get(place), seen.battle !== null, wording));
    return lines.length > 0 ? [title.toUpperCase(), ...lines] : [];
  });
}

export function placeLines(name: string, place: SeenPlace | undefined, fighting: boolean, wording: Wording): string[] {
  const { board, names, titles } = wording;
  if (place === undefined || place.blocks.length === 0) return [columns(titles, name, board.vacant, "").trimEnd()];
  const holders = SIDES.filter((side) => place.blocks.some((block) => block.side === side));
  if (holders.length === 1) {
    const blocks = blocksOf(place, holders[0], wording).join(", ");
    return wrapped(wording.typeset, columns(titles, name, names.sides[holders[0]], blocks), BLOCKS_AT);
  }
  return [
    ...wrapped(
      wording.typeset,
      columns(titles, name, board.contested, situation(place, fighting, wording)).trimEnd(),
      BLOCKS_AT,
    ),
    ...holders.flatMap((side) => {
      const blocks = blocksOf(place, side, wording).join(", ");
      return wrapped(wording.typeset, `${" ".repeat(MARGIN * 2)}${names.sides[side]}: ${blocks}`, MARGIN * 3);
    }),
  ];
}

/** What a city is worth. */
function worthOf({ box }: Titles, name: string): number {
  const place = box.placeNumbers.get(name);
  return place === undefined ? 0 : box.value[place];
}

function columns(titles: Titles, name: string, state: string, text: string): string {
  const value = worthOf(titles, name);
  const title = value > 0 ? `${titles.place(name)} ★${value}` : titles.place(name);
  return `${" ".repeat(MARGIN)}${title.padEnd(PLACE_COLUMN)} ${state.padEnd(STATE_COLUMN)} ${text}`;
}

/** Who may leave is settled once battles are fought. */
function situation({ attacker, mayLeave }: SeenPlace, fighting: boolean, { board }: Wording): string {
  const parts: string[] = [];
  if (attacker) parts.push(board.attacks(attacker));
  const attacked = SIDES.find((side) => side !== attacker);
  if (attacker && attacked && mayLeave !== undefined && !fighting) parts.push(board.mayLeave(attacked, mayLeave));
  return parts.join("; ");
}

/** Known blocks one by one; those seen from behind counted by what can be told of them. */
export function blocksOf(place: SeenPlace, side: SideName, wording: Wording): string[] {
  const counted = new Map<string, { like: SeenBlock; count: number }>();
  const known: string[] = [];
  for (const block of place.blocks) {
    if (block.side !== side) continue;
    if (block.block !== undefined) {
      known.push(knownBlock(block, block.block, wording) + marks(block, wording));
      continue;
    }
    const looks = `${block.colour} ${block.navis} ${marks(block, wording)}`;
    const same = counted.get(looks);
    if (same) same.count++;
    else counted.set(looks, { like: block, count: 1 });
  }
  const hidden = [...counted.values()].map(
    ({ like, count }) => hiddenBlocks(like, count, wording) + marks(like, wording),
  );
  return [...known, ...hidden];
}

export function knownBlock({ side, colour, strength }: SeenBlock, name: string, { names, titles }: Wording): string {
  // A defector keeps its colour; Cleopatra has one of her own, and needs no word about it.
  const title = colour !== sideColour(side) && titles.owner(name) !== side ? names.block(name) : names.title(name);
  return [title, titles.rating(name), ...(strength === undefined ? [] : [roman(strength)])].join(" ");
}

function hiddenBlocks({ colour, navis }: SeenBlock, count: number, { board, names }: Wording): string {
  // The one blue block is known by its colour.
  if (colour === "blue") return names.title("cleopatra");
  return navis ? board.navis(count, colour) : board.blocks(count, colour);
}

function marks({ moved, reserve, from }: SeenBlock, { board, titles }: Wording): string {
  const said: string[] = [];
  if (reserve) said.push(board.marks.reserve);
  if (from !== undefined) said.push(board.marks.from(titles.place(from)));
  else if (moved) said.push(board.marks.moved);
  return said.length > 0 ? ` (${said.join(", ")})` : "";
}
