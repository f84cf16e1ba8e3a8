/**
 * The frames of the sequence of play: one kind for each step, named as the step.
 * A frame is never changed, only replaced: so positions that are copies of each other can share their frames.
 */
import {
  FLAG,
  type FrameOf,
  type FrameShapes,
  listOf,
  nthOf,
  nthOrNone,
  type Sizes,
  stackingOf,
  upTo,
} from "@rubicon/engine";
import type { Region, Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { People } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { SIDES, type Side } from "./sides.ts";

const SIDE = nthOf<Side>("side");
const ZONE = nthOf<Zone>("zone");
const ZONE_OR_NONE = nthOrNone<Zone>("zone");
const PIECE = nthOf<Piece>("piece");
const PIECE_OR_NONE = nthOrNone<Piece>("piece");
const REGION = nthOf<Region>("region");
const PEOPLE = nthOf<People>("people");
/** A die that has fallen; -1 before. */
const DIE = upTo(9, -1);

export const FRAMES = {
  // Set-up: the piece that is being placed, if one is.
  deploy: { side: SIDE, piece: PIECE_OR_NONE },

  // 2: a year and its phases
  year: {},
  stratagems: {},
  initiative: {},
  geostrategy: {},
  administration: {},
  campaign: {},
  results: {},
  newYear: {},

  // 2.C
  /** Leaders of a side who enter or come back. */
  arrivals: { side: SIDE },
  marker: {},
  embassy: { side: SIDE, tried: FLAG },
  /** Units of a People are placed at home by a side: so many are left to place in the order of its list. */
  muster: { people: PEOPLE, side: SIDE },

  // 2.D
  sequences: {},
  event: {},
  illness: { side: SIDE },
  forsaking: { side: SIDE, region: REGION, left: upTo(2) },
  secondLeader: { side: SIDE },
  deaths: {},
  succession: { side: SIDE },
  placing: { side: SIDE },
  disbanding: { side: SIDE, count: upTo(99) },

  // 2.E, 3.4, 7
  /** A movement and combat sequence of one side. */
  movesAndCombats: { side: SIDE },
  movement: { side: SIDE },
  group: {
    side: SIDE,
    from: ZONE,
    /** Where it is now; the same as `from` before the first step. */
    zone: ZONE,
    spent: upTo(9),
    /** Whether a zone inside the Republic has been entered. */
    inside: FLAG,
    /** By ship. */
    sea: FLAG,
    /** It has taken a step: nobody can join any more. */
    gone: FLAG,
  },
  endOfMovement: { side: SIDE },
  /** A lone leader among enemies. */
  loneLeader: { leader: PIECE, die: DIE },
  loneLeaders: {},

  // 8
  combats: { side: SIDE },
  assigning: { side: SIDE, zone: ZONE },
  evasions: { side: SIDE, done: listOf(ZONE) },
  evasion: { side: SIDE, zone: ZONE, leader: PIECE_OR_NONE, die: DIE, naval: FLAG },
  fleetEvasions: { side: SIDE, done: listOf(ZONE) },
  battles: { side: SIDE, done: listOf(ZONE) },
  zoneOfBattle: { side: SIDE, zone: ZONE, stage: upTo(9) },
  battle: {
    /** The attacker. */
    side: SIDE,
    zone: ZONE,
    naval: FLAG,
    die: DIE,
    /** AIE-10.1.a: strength of both Forces at the start. */
    startSp: upTo(999),
    /** AIE-8.4.2.g: units of each Force before losses, set when the die has fallen. */
    attackers: upTo(99),
    defenders: upTo(99),
    stage: upTo(9),
  },
  losses: { side: SIDE, zone: ZONE, naval: FLAG, left: upTo(99) },
  retreat: { side: SIDE, zone: ZONE, attacker: SIDE, naval: FLAG },
  drowning: { side: SIDE, zone: ZONE },
  /** The die that waits: it falls, could still be changed, and then takes effect in the frame beneath. */
  cast: { sides: upTo(10, 6), side: SIDE, face: DIE },
  endOfCombats: { side: SIDE },

  // 2.F, 5, 9, 10
  republic: {},
  control: {},
  points: {},
  winterOfShips: {},
  winterOfLegions: { side: SIDE, zone: ZONE_OR_NONE },
  winterOfPeoples: {},
  garrisons: { side: SIDE },
  recruitment: { region: REGION, round: upTo(99), recruited: FLAG, types: upTo(15) },
  hands: { side: SIDE },
} satisfies FrameShapes;

export type Frame = FrameOf<typeof FRAMES>;
export type FrameAt<K extends Frame["step"]> = Extract<Frame, { readonly step: K }>;

export const { push, pop, next, top, frameOf } = stackingOf<Frame>();

export const sizesOf = (box: Pick<Box, "zones" | "pieces" | "regions" | "peoples">): Sizes => ({
  side: SIDES.length,
  zone: box.zones.length,
  piece: box.pieces.length,
  region: box.regions.length,
  people: box.peoples.length,
});
