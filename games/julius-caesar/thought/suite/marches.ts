/** Puzzles of movement: what stands open, what is weak, what is too strong, what lies over the sea, what winter will not feed. */
import type { SideName } from "../../blocks.ts";
import { type Puzzle, table } from "./puzzle.ts";

/** The seat that is asked goes first. */
const FIRST: Record<SideName, Record<SideName, string>> = {
  caesar: { caesar: "3/1", pompeius: "2/1" },
  pompeius: { caesar: "2/1", pompeius: "3/1" },
};
const LEGIONS: Record<SideName, readonly string[]> = {
  caesar: ["legio-7", "legio-8", "legio-10", "legio-11"],
  pompeius: ["legio-1", "legio-2", "legio-3", "legio-34"],
};
const other = (side: SideName): SideName => (side === "caesar" ? "pompeius" : "caesar");

const BOTH_SEATS: readonly SideName[] = ["caesar", "pompeius"];
const of = <T>(things: readonly T[], make: (thing: T, seat: SideName) => Puzzle): Puzzle[] =>
  things.flatMap((thing) => BOTH_SEATS.map((seat) => make(thing, seat)));

/** A weak block of the other side. */
const weakling = (seat: SideName): string => (seat === "caesar" ? "p-auxilia-3 1" : "c-auxilia-3 1");

/** From a place to a city that counts, next to it. */
const DOORS: readonly (readonly [from: string, city: string])[] = [
  ["genua", "massilia"],
  ["pergamum", "ephesus"],
  ["appia", "ephesus"],
  ["damascus", "antiochia"],
  ["thessalonica", "athenae"],
  ["tacape", "utica"],
  ["tarsus", "antiochia"],
  ["corduba", "carthago-nova"],
  ["messana", "syracusae"],
  ["neapolis", "roma"],
  ["ravenna", "roma"],
];

/** Doors with nothing else in reach behind them. */
const ONLY_DOORS: typeof DOORS = [
  ["damascus", "antiochia"],
  ["tarsus", "antiochia"],
  ["tacape", "utica"],
  ["badias", "utica"],
  ["iomnium", "utica"],
  ["messana", "syracusae"],
];

/** JC-1.2.b: points are what the war is about. */
const open = of(
  DOORS,
  ([from, city], seat): Puzzle => ({
    id: `take-${city}-from-${from}-${seat}`,
    family: "take",
    why: "A city that counts stands open next door: somebody goes in.",
    seat,
    demands: [{ enters: city, side: seat }],
    begin: table({ map: { [from]: LEGIONS[seat].slice(0, 2) }, cards: FIRST[seat] }),
  }),
);

/** JC-1.2.c: in the last turn of the last year one point more decides the war. */
const last = of(
  ONLY_DOORS,
  ([from, city], seat): Puzzle => ({
    id: `last-point-${city}-from-${from}-${seat}`,
    family: "deny",
    why: "The last turn of the war: the enemy holds the city with one weak block, and with it he wins.",
    seat,
    demands: [{ enters: city, side: seat }],
    begin: table({
      year: 709,
      turn: 5,
      // With Roma for Caesar and Alexandria for Pompeius one point decides.
      map: {
        roma: ["legio-13"],
        [from]: LEGIONS[seat],
        [city]: [weakling(seat)],
      },
      cards: FIRST[seat],
    }),
  }),
);

const strikes = of(
  DOORS.slice(2, 9),
  ([from, city], seat): Puzzle => ({
    id: `strike-${city}-from-${from}-${seat}`,
    family: "odds",
    why: "One weak block against a whole army: strike, with more than one.",
    seat,
    demands: [{ enters: city, side: seat, blocks: 2 }],
    begin: table({
      map: { [from]: LEGIONS[seat], [city]: [weakling(seat)] },
      cards: FIRST[seat],
    }),
  }),
);

const refrains = of(
  DOORS.slice(0, 5),
  ([from, city], seat): Puzzle => ({
    id: `refrain-${city}-from-${from}-${seat}`,
    family: "odds",
    why: "One weak block against an army: it stays away.",
    seat,
    demands: [{ crowds: city, side: seat, most: 0 }],
    begin: table({
      map: { [from]: [weakling(other(seat))], [city]: LEGIONS[other(seat)] },
      cards: FIRST[seat],
    }),
  }),
);

/** JC-8.3.a: a city feeds three blocks and one more for each point. */
const CROWDS = ["genua", "lugdunum", "thessalonica", "tarsus", "corduba", "serdica"];
const FED = 3;
const MORE: Record<SideName, readonly string[]> = {
  caesar: ["legio-12", "legio-13"],
  pompeius: ["legio-35", "legio-36"],
};
const crowds = of(
  CROWDS,
  (city, seat): Puzzle => ({
    id: `winter-${city}-${seat}`,
    family: "winter",
    why: "Winter comes and the city does not feed them all: some go next door.",
    seat,
    demands: [{ crowds: city, side: seat, most: FED }],
    begin: table({ turn: 5, map: { [city]: [...LEGIONS[seat], ...MORE[seat]] }, cards: FIRST[seat] }),
  }),
);

/** JC-6.3.a */
const PASSAGES: readonly (readonly [from: string, sea: string, city: string])[] = [
  ["caralis", "tyrrhenum", "roma"],
  ["perga", "aegypticum", "antiochia"],
  ["creta", "aegaeum", "athenae"],
  ["salamis", "aegypticum", "antiochia"],
  ["aleria", "tyrrhenum", "roma"],
];
const passages = of(
  PASSAGES,
  ([from, sea, city], seat): Puzzle => ({
    id: `sail-${from}-${city}-${seat}`,
    family: "sea",
    why: "A city that counts stands open over a friendly sea.",
    seat,
    demands: [{ enters: city, side: seat }],
    begin: table({
      map: {
        [from]: LEGIONS[seat].slice(0, 2),
        [sea]: seat === "caesar" ? ["c-navis-1", "c-navis-2"] : ["p-navis-1", "p-navis-2"],
      },
      cards: FIRST[seat],
    }),
  }),
);

/** JC-7.51.a: a leader lost is a point lost. */
const ALONE: readonly (readonly [leader: string, from: string, city: string, seat: SideName])[] = [
  ["antonius 1", "genua", "massilia", "caesar"],
  ["scipio 1", "tarsus", "antiochia", "pompeius"],
  ["pompeius 1", "thessalonica", "athenae", "pompeius"],
  ["caesar 1", "narbo", "tarraco", "caesar"],
];
const lonely = ALONE.map(
  ([leader, from, city, seat]): Puzzle => ({
    id: `no-lonely-attack-${leader.split(" ")[0]}`,
    family: "save a leader",
    why: "A leader on his last step does not fall on an army by himself.",
    seat,
    demands: [{ crowds: city, side: seat, most: 0 }],
    begin: table({ map: { [from]: [leader], [city]: LEGIONS[other(seat)].slice(0, 3) }, cards: FIRST[seat] }),
  }),
);

const PREY: Record<SideName, string> = { caesar: "scipio 1", pompeius: "antonius 1" };
const kills = of(
  DOORS.slice(3, 7),
  ([from, city], seat): Puzzle => ({
    id: `kill-${city}-from-${from}-${seat}`,
    family: "kill a leader",
    why: "A leader of the enemy on his last step, alone, and an army next door: a point and a city.",
    seat,
    demands: [{ enters: city, side: seat, blocks: 2 }],
    begin: table({ map: { [from]: LEGIONS[seat], [city]: [PREY[seat]] }, cards: FIRST[seat] }),
  }),
);

export const marches: readonly Puzzle[] = [
  ...open,
  ...last,
  ...strikes,
  ...refrains,
  ...crowds,
  ...passages,
  ...lonely,
  ...kills,
];
