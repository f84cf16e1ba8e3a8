/** Everything finds its place for one distance: counters, names of zones and of cities; then plots grow into what is left. */
import { at, boxAround, distance, grown, overlap, type Rect, rounded, within } from "../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../drawing/point.ts";
import { search } from "../../../drawing/search.ts";
import {
  cityChoices,
  drawnIn,
  marksOf,
  type PlacedMark,
  pileChoices,
  type Spotted,
  type Surroundings,
  type TabletWish,
  tabletChoices,
  titleChoices,
  type Zone,
} from "./choices.ts";
import type { Owners } from "./owners.ts";

export interface Settled {
  readonly piles: ReadonlyMap<string, Point>;
  readonly plots: ReadonlyMap<string, Rect>;
  /** Zones whose counters lie outside, so that one might wonder whose they are: where the tie to them begins. */
  readonly ties: ReadonlyMap<string, Point>;
  readonly titles: ReadonlyMap<string, LabelSpot>;
  /** Names of cities, camps and ports. */
  readonly marks: ReadonlyMap<PlacedMark, LabelSpot>;
  readonly tablets: readonly Point[];
  /** All that is written: for names that are laid under it, and hills. */
  readonly written: readonly Rect[];
}

export function settle(around: Surroundings, tablets: readonly TabletWish[]): Settled {
  // No ship ever lies on a closed sea.
  const zones = around.zones.filter(({ sea, printed }) => !sea || printed.open);
  const land = zones.filter(({ sea }) => !sea);
  // From far off there may be no room for the names of cities.
  const towns = drawnIn(around).city === 0 ? [] : zones.flatMap((zone) => zone.marks.map((mark) => ({ zone, mark })));
  const lists = [
    zones.map((zone) => roomFor(`the counters of ${zone.id}`, pileChoices(zone, around))),
    land.map((zone) => roomFor(`the name of ${zone.id}`, titleChoices(zone, around))),
    towns.map(({ zone, mark }) => roomFor(`the name ${mark.name}`, cityChoices(zone, mark, around))),
    tablets.map((tablet) => roomFor(`the tablet of ${tablet.name}`, tabletChoices(tablet, around))),
  ];
  const found = search(lists.flat(), around.searches);
  let taken = 0;
  const [piles, titles, cities, laid] = lists.map((list) => {
    const part = found.slice(taken, taken + list.length);
    taken += list.length;
    return part;
  });
  const written = [...titles, ...cities].map(({ box }) => box);
  const fixed = [...marksOf(around), ...written, ...laid.map(({ box }) => box), ...around.taken];
  const { pile } = drawnIn(around);
  const plots = growPlots(
    piles.map(({ spot }, i) => ({ plot: boxAround(spot, pile), zone: zones[i] })),
    fixed,
    around,
  );
  const byZone = <T>(list: readonly Zone[], of: (i: number) => T): ReadonlyMap<string, T> =>
    new Map(list.map(({ id }, i) => [id, of(i)]));
  const covered = [...marksOf(around), ...written];
  const ties = zones.flatMap((zone, i): [string, Point][] => {
    const isAstray = !zone.sea && !around.owners.isIn(piles[i].spot, zone.number);
    return isAstray ? [[zone.id, tieOf(zone, piles[i].spot, covered, around.owners)]] : [];
  });
  return {
    ties: new Map(ties),
    piles: byZone(zones, (i) => piles[i].spot),
    plots: byZone(zones, (i) => plots[i]),
    titles: byZone(land, (i) => titles[i].spot),
    marks: new Map(towns.map(({ mark }, i) => [mark, cities[i].spot])),
    tablets: laid.map(({ spot }) => spot),
    written,
  };
}

/** How far inside its zone a tie begins, and how far from what is written there: as far as there is room. */
const INSIDE = [10, 7, 5, 3, 1];
const CLEAR = [4, 1];

/** The point of a zone that is nearest to its counters, well inside of it, and covers nothing. */
function tieOf({ number, id }: Zone, pile: Point, covered: readonly Rect[], owners: Owners): Point {
  const isOwn = (x: number, y: number): boolean => owners.ownerAt(at(x, y)) === number;
  const cells = owners.cellsOf(number).filter((p) => owners.isIn(p, number));
  const isInside = ({ x, y }: Point, by: number): boolean =>
    [-by, by].every((side) => isOwn(x + side, y) && isOwn(x, y + side) && isOwn(x + side, y + side));
  for (const room of CLEAR) {
    const clear = cells.filter((p) => !covered.some((box) => within(p, grown(box, room))));
    for (const by of INSIDE) {
      const free = clear.filter((p) => isInside(p, by));
      if (free.length > 0)
        return rounded(free.reduce((best, p) => (distance(p, pile) < distance(best, pile) ? p : best)));
    }
  }
  throw new Error(`There is no room for the tie of ${id}.`);
}

function roomFor(what: string, choices: readonly Spotted[]): readonly Spotted[] {
  if (choices.length === 0) throw new Error(`There is no room for ${what}.`);
  return choices;
}

const STEP = 5;
const MOST = { wide: 190, high: 132 } as const;

/** Sideways before upward: rows read better than columns. */
const WAYS: readonly ((plot: Rect) => Rect)[] = [
  (plot) => ({ ...plot, right: plot.right + STEP }),
  (plot) => ({ ...plot, left: plot.left - STEP }),
  (plot) => ({ ...plot, right: plot.right + STEP }),
  (plot) => ({ ...plot, left: plot.left - STEP }),
  (plot) => ({ ...plot, top: plot.top - STEP }),
  (plot) => ({ ...plot, bottom: plot.bottom + STEP }),
];

/** Between a plot and what it grows towards. */
const GAP = 3;

/** How much of a plot may lie on somebody else's land once it has grown. */
const STRANGE = 0.12;

interface Growing {
  readonly plot: Rect;
  readonly zone: Zone;
}

/** Every zone begins with what is kept clear for a pile; then all grow in turn into what nobody needs. */
function growPlots(
  begun: readonly Growing[],
  taken: readonly Rect[],
  { owners, measures: { field } }: Surroundings,
): readonly Rect[] {
  const plots = begun.map(({ plot }) => plot);
  const fits = (i: number, larger: Rect): boolean => {
    if (larger.right - larger.left > MOST.wide || larger.bottom - larger.top > MOST.high) return false;
    if (larger.left < field.left + 4 || larger.right > field.right - 4) return false;
    if (larger.top < field.top + 4 || larger.bottom > field.bottom - 4) return false;
    const others = plots.filter((_, other) => other !== i);
    if (
      ![...taken, ...others].every((each) => overlap(each, grown(larger, GAP)) <= overlap(each, grown(plots[i], GAP)))
    )
      return false;
    const { others: strange, nobodys } = owners.sharesOf(larger, begun[i].zone.number);
    return strange + nobodys / 3 <= STRANGE;
  };
  for (let grew = true; grew; ) {
    grew = false;
    for (const way of WAYS)
      plots.forEach((plot, i) => {
        const larger = way(plot);
        if (!fits(i, larger)) return;
        plots[i] = larger;
        grew = true;
      });
  }
  return plots;
}
