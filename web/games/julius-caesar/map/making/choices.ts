/** Where blocks and names may lie: the places around each city, and what speaks against each of them. */
import type { CityGround, LabelSpot, Point } from "../geography.ts";
import { FAR_MARK, FRAME, HEIGHT, LETTERS, markReach, PILE, WIDTH } from "../measures.ts";
import { CAPITAL, nameBox, widthOf } from "./lettering.ts";
import { at, boxAround, distance, grown, overlap, type Rect, within } from "./plane.ts";
import type { Terrain } from "./terrain.ts";

export interface Town extends Point {
  readonly id: string;
  readonly name: string;
  readonly value: CityGround["value"];
  readonly port: CityGround["port"];
  readonly side: CityGround["side"];
}

/** What is already on the sheet when the search begins. */
export interface Surroundings {
  readonly terrain: Terrain;
  /** Points along every road, with the cities it joins. */
  readonly roads: readonly { readonly ends: readonly string[]; readonly points: readonly Point[] }[];
  readonly fleets: readonly Rect[];
  /** Points along the names of seas, which are better not covered. */
  readonly seaNames: readonly Point[];
}

export interface Choice {
  readonly spot: LabelSpot;
  /** Null: the item is left away. */
  readonly box: Rect | null;
  readonly cost: number;
}

/** What lies on something else costs so much that it is hardly ever chosen. */
export const CLASH = 200;
const FIELD: Rect = { left: FRAME + 3, top: FRAME + 3, right: WIDTH - FRAME - 3, bottom: HEIGHT - FRAME - 3 };

const roadsUnder = (box: Rect, town: Town, { roads }: Surroundings): { own: number; others: number } => {
  let [own, others] = [0, 0];
  for (const road of roads) {
    const count = road.points.filter((p) => within(p, box)).length;
    if (road.ends.includes(town.id)) own += count;
    else others += count;
  }
  return { own, others };
};

export function stackChoices(town: Town, towns: readonly Town[], around: Surroundings): Choice[] {
  const choices: Choice[] = [];
  const middle = (PILE.top + PILE.bottom) / 2;
  for (let away = 36; away <= 132; away += 6)
    for (let angle = 0; angle < 360; angle += 12) {
      const centre = at(
        town.x + away * Math.cos((angle * Math.PI) / 180),
        town.y + away * Math.sin((angle * Math.PI) / 180),
      );
      const spot = at(Math.round(centre.x), Math.round(centre.y - middle));
      const box = grown(boxAround(spot, PILE), 2);
      const cost = stackCost(town, box, away, towns, around);
      if (cost < CLASH) choices.push({ spot: { ...spot, anchor: "middle" }, box, cost });
    }
  return choices.sort((a, b) => a.cost - b.cost).slice(0, 110);
}

function stackCost(town: Town, box: Rect, away: number, towns: readonly Town[], around: Surroundings): number {
  if (box.left < FIELD.left || box.right > FIELD.right || box.top < FIELD.top || box.bottom > FIELD.bottom)
    return CLASH;
  const centre = at((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  let cost = (away - 36) * 0.45 + Math.max(0, away - 72) * 1.4;
  for (const other of towns) {
    if (overlap(box, grown(boxAround(other, markReach(other, FAR_MARK)), 1)) > 0) return CLASH;
    // Blocks nearer to another city than to their own would be taken for its blocks.
    if (other !== town) cost += Math.max(0, away + 22 - distance(centre, other)) * 1.2;
  }
  if (around.fleets.some((fleet) => overlap(box, fleet) > 0)) return CLASH;
  const roads = roadsUnder(box, town, around);
  cost += roads.own * 1.1 + roads.others * 2.6;
  cost += around.seaNames.filter((p) => within(p, box)).length * 2;
  const land = around.terrain.landShare(box);
  return cost + 6 * land * (1 - land);
}

/** Names stand right, left, above or below a marker, or at one of its corners; far off also a little further away. */
export function labelChoices(town: Town, towns: readonly Town[], around: Surroundings, scale: number): Choice[] {
  const size = scale === 1 ? LETTERS.middle : LETTERS.far;
  const wide = widthOf(town.name, size);
  const high = size * CAPITAL;
  const mark = grown(boxAround(town, markReach(town, scale)), size / 6);
  const centre = (mark.top + mark.bottom) / 2 + high / 2;
  const choices: Choice[] = [];
  const offer = (x: number, y: number, anchor: LabelSpot["anchor"], dislike: number): void => {
    const spot = { x: Math.round(x), y: Math.round(y), anchor };
    const box = grown(nameBox(town.name, spot, size), size / 9);
    const cost = labelCost(town, box, scale, towns, around);
    if (cost < CLASH) choices.push({ spot, box, cost: cost + dislike });
  };
  for (const shift of [0, -5, 5, -10, 10, -16, 16, -22, 22]) {
    offer(mark.right, centre + shift, "start", Math.abs(shift) / 4);
    offer(mark.left, centre + shift, "end", 1.5 + Math.abs(shift) / 4);
  }
  for (const shift of [0, -0.15, 0.15, -0.3, 0.3, -0.42, 0.42, -0.55, 0.55]) {
    const x = (mark.left + mark.right) / 2 + shift * wide;
    offer(x, mark.top - 1, "middle", 2 + Math.abs(shift) * 6);
    offer(x, mark.bottom + high + 1, "middle", 2 + Math.abs(shift) * 6);
  }
  if (scale !== 1) choices.push({ spot: { x: 0, y: 0, anchor: "start" }, box: null, cost: worth(town) });
  return choices;
}

/** How dearly a name is left away far off: cities that count for victory last of all. */
const worth = (town: Town): number =>
  100 + 300 * town.value + (town.port === "major" ? 150 : town.port === "minor" ? 20 : 0);

function labelCost(town: Town, box: Rect, scale: number, towns: readonly Town[], around: Surroundings): number {
  if (box.left < FIELD.left || box.right > FIELD.right || box.top < FIELD.top || box.bottom > FIELD.bottom)
    return CLASH;
  let cost = 0;
  for (const other of towns) {
    if (overlap(box, boxAround(other, markReach(other, scale))) > 0) return CLASH;
    if (other === town) continue;
    const near = at(Math.max(box.left, Math.min(other.x, box.right)), Math.max(box.top, Math.min(other.y, box.bottom)));
    cost += Math.max(0, 34 * scale - distance(near, other)) * 0.5;
  }
  if (around.fleets.some((fleet) => overlap(box, fleet) > 0)) return CLASH;
  const roads = roadsUnder(box, town, around);
  cost += (roads.own + roads.others) * 1.2;
  cost += around.seaNames.filter((p) => within(p, box)).length * 6;
  const land = around.terrain.landShare(box);
  return cost + 14 * land * (1 - land);
}
