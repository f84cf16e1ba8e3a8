/** What the rules say of the components: it is looked up in the box, so that the book is true of every pack. */
import { type BlockType, BOTH, type Side } from "../blocks.ts";
import { type Place, STRAIT } from "../board.ts";
import type { Box } from "../box.ts";
import type { Limits } from "../pack.ts";
import { emptyPosition, isFriendly, isVacant, put } from "../position.ts";
import { roman } from "../words/titles.ts";
import type { Wording } from "../words/wording.ts";

export interface Facts {
  readonly years: number;
  /** Turns of a year. */
  readonly turns: number;
  readonly limits: Limits;
  /** Faces of command cards with their numbers: "2 × 3/1". */
  readonly commands: readonly string[];
  /** Points to be had in cities, and together with all leaders of one side and the other. */
  readonly cityPoints: number;
  readonly allPoints: number;
  /** Cities by what they are worth, the dearest first. */
  readonly valued: readonly { readonly value: number; readonly cities: readonly string[] }[];
  /** Points of cities at the start of the historical set-up. */
  readonly start: { readonly caesar: number; readonly pompeius: number; readonly vacant: number };
  readonly majorPorts: readonly string[];
  /** "Bosphorus (Byzantium-Nicomedia)" */
  readonly straits: readonly string[];
  /** "Caesar A3" */
  readonly leaders: BySide<readonly string[]>;
  readonly thirdLeader: BySide<string>;
  /** "Ravenna (Caesar, Legio 13)" */
  readonly setUp: BySide<readonly string[]>;
  readonly pool: BySide<readonly string[]>;
  readonly elephant: { readonly city: string | null; readonly lowest: string; readonly strengths: readonly string[] };
  readonly cleopatra: { readonly rating: string; readonly full: string; readonly lowest: string };
  /** Ratings in defence and in attack. */
  readonly ballista: { readonly defending: string; readonly attacking: string };
  /** Every rating that blocks of a type have. */
  ratings(type: BlockType): readonly string[];
}

interface BySide<T> {
  readonly caesar: T;
  readonly pompeius: T;
}

export function factsOf({ titles, names }: Wording): Facts {
  const { box } = titles;
  const title = (place: Place): string => box.placeTitles[place];
  const ofType = (type: BlockType) => box.blocks.filter((block) => box.type[block] === type);
  const [elephant] = ofType("elephant");
  const [ballista] = ofType("ballista");
  const home = box.home[elephant];
  const values = [...new Set(box.valued.map((city) => box.value[city]))].sort((a, b) => b - a);
  const cityPoints = box.valued.reduce((sum, city) => sum + box.value[city], 0);
  const bySide = <T>(of: (side: Side) => T): BySide<T> => {
    const [caesar, pompeius] = BOTH.map(of);
    return { caesar, pompeius };
  };
  const placed = new Map(box.historical);
  return {
    years: box.calendar.length,
    turns: box.turns,
    limits: box.limits,
    commands: commandsIn(box),
    cityPoints,
    allPoints: cityPoints + ofType("leader").length,
    valued: values.map((value) => ({
      value,
      cities: box.valued.filter((city) => box.value[city] === value).map(title),
    })),
    start: startOf(box),
    majorPorts: box.cities.filter((city) => box.isMajorPort[city]).map(title),
    straits: box.roads
      .filter((road) => box.kindOf[road] === STRAIT)
      .map((road) => `${box.roadTitles[road] ?? ""} (${box.endsOf[road].map(title).join("-")})`.trim()),
    leaders: bySide((side) => box.leadersOf[side].map((block) => `${names.title(block)} ${titles.rating(block)}`)),
    thirdLeader: bySide((side) => names.title(box.thirdLeader[side])),
    setUp: bySide((side) => {
      const own = box.historical.filter(([block]) => box.owner[block] === side);
      const cities = [...new Set(own.map(([, place]) => place))];
      return cities.map((city) => {
        const here = own.filter(([, place]) => place === city).map(([block]) => names.title(block));
        return `${title(city)} (${here.join(", ")})`;
      });
    }),
    pool: bySide((side) =>
      box.blocks.filter((block) => box.owner[block] === side && !placed.has(block)).map((block) => names.title(block)),
    ),
    elephant: {
      city: home.in === "city" ? title(home.city) : null,
      lowest: roman(box.lowest[elephant]),
      strengths: box.strengths[elephant].map(roman),
    },
    cleopatra: {
      rating: titles.rating(box.cleopatra),
      full: roman(box.full[box.cleopatra]),
      lowest: roman(box.lowest[box.cleopatra]),
    },
    ballista: {
      defending: `${titles.letter(ballista, false)}${titles.firepower(ballista)}`,
      attacking: `${titles.letter(ballista, true)}${titles.firepower(ballista)}`,
    },
    ratings: (type) => [...new Set(ofType(type).map((block) => titles.rating(block)))].sort(),
  };
}

function commandsIn({ cards, god, moves, levies }: Box): string[] {
  const faces = cards.filter((card) => god[card] === null).map((card) => `${moves[card]}/${levies[card]}`);
  return [...new Set(faces)].map((face) => `${faces.filter((each) => each === face).length} × ${face}`);
}

function startOf(box: Box): Facts["start"] {
  const p = emptyPosition(box, 0);
  for (const [block, place] of box.historical) put(p, block, place, box.full[block]);
  const worth = (fits: (city: Place) => boolean): number =>
    box.valued.reduce((sum, city) => (fits(city) ? sum + box.value[city] : sum), 0);
  const [caesar, pompeius] = BOTH.map((side) => worth((city) => isFriendly(p, side, city)));
  return { caesar, pompeius, vacant: worth((city) => isVacant(p, city)) };
}
