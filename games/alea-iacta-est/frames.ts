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
import { windowFields } from "@rubicon/series";
import type { Region, Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { People } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { MOMENTS } from "./plays/moments.ts";
import { SIDES, type Side } from "./sides.ts";

const SIDE = nthOf<Side>("side");
const SIDE_OR_NONE = nthOrNone<Side>("side");
const ZONE = nthOf<Zone>("zone");
const ZONE_OR_NONE = nthOrNone<Zone>("zone");
const PIECE = nthOf<Piece>("piece");
const PIECE_OR_NONE = nthOrNone<Piece>("piece");
const REGION = nthOf<Region>("region");
const PEOPLE = nthOf<People>("people");
const PEOPLE_OR_NONE = nthOrNone<People>("people");
/** A die that has fallen; -1 before. */
const DIE = upTo(9, -1);

export const FRAMES = {
  // Set-up: the piece that is being placed, if one is.
  deploy: { side: SIDE, piece: PIECE_OR_NONE },
  /** AIE-S5.g: a die says whose Dolabella is. */
  lot: {},
  /** AIE-S5.h: whether he has turned his coat this year. */
  turncoat: { turned: FLAG },

  // 2: a year and its phases
  year: {},
  stratagems: {},
  initiative: {},
  /** AIE-6.1.2.a: the gates of Janus, when the initiative is settled. */
  gates: {},
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

  // 3.6
  /** AIE-3.6.5.a: the side that a Pretender threatens; with the printed modifier of his coup. */
  triumvirate: { side: SIDE, leader: PIECE, modifier: upTo(9, -9) },
  /** AIE-3.6.3: those in his zone first, then these zones of his region, one after the other. */
  rallying: { leader: PIECE, modifier: upTo(9, -9), begun: FLAG, zones: listOf(ZONE) },

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
  /** AIE-2.E.a: whose sequence is next, and whose has just ended. */
  turns: { side: SIDE, last: SIDE_OR_NONE },
  /** The end of Phase E, after the last sequence of that side. */
  truce: { side: SIDE },
  /** A movement and combat sequence of one side; `extra`: that of event 10, which is not counted. */
  movesAndCombats: { side: SIDE, extra: FLAG, begun: FLAG },
  movement: { side: SIDE },
  group: {
    side: SIDE,
    from: ZONE,
    /** Where it is now; the same as `from` before the first step. */
    zone: ZONE,
    spent: upTo(9),
    /** Whether a zone inside the Republic has been entered. */
    inside: FLAG,
    /** AIE-3.4.1.p, AIE-3.4.1.v: it has entered land at peace, and has yet to come inside. */
    transit: FLAG,
    /** AIE-3.1.1.c: Legio units it has left behind outside the region it started from. */
    shed: upTo(99),
    /** By ship. */
    sea: FLAG,
    /** It has taken a step: nobody can join any more. */
    gone: FLAG,
  },
  endOfMovement: { side: SIDE },
  /** A lone leader among enemies. */
  loneLeader: { leader: PIECE, die: DIE },
  /** Whoever is alone among enemies; `spared` are those who were so before, and whose time has not come. */
  loneLeaders: { spared: listOf(PIECE) },

  // 8
  /** Whether everybody has been asked before they begin. */
  combats: { side: SIDE, announced: FLAG },
  assigning: { side: SIDE, zone: ZONE },
  /** Of the defender: where he tried last, which zones he has left behind, and where he is held fast. */
  evasions: { side: SIDE, zone: ZONE_OR_NONE, done: listOf(ZONE), failed: listOf(ZONE) },
  /** The same with ships; where a zone is named, only what must leave it. */
  fleetEvasions: { side: SIDE, zone: ZONE_OR_NONE, done: listOf(ZONE), failed: listOf(ZONE), only: ZONE_OR_NONE },
  /** Without a die ships go by themselves. */
  evasion: { side: SIDE, zone: ZONE, leader: PIECE, die: DIE, naval: FLAG },
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
    /** AIE-R189: zones from which the attackers came, whoever of them is left. */
    origins: listOf(ZONE),
    /** Set when the die has fallen: strength and number of units of each Force, before losses (AIE-8.4.2.g). */
    attack: upTo(999),
    defence: upTo(999),
    attackers: upTo(99),
    defenders: upTo(99),
    baseColumn: upTo(10),
    shift: upTo(2, -2),
    /** In the order of the list in modifiers.ts. */
    modifiers: listOf(upTo(99, -99)),
    /** AIE-6.3.8.a, AIE-6.3.9.a: what stratagems add to the die, for the attacker and for the defender. */
    siegecraft: upTo(99),
    walls: upTo(0, -99),
    /** AIE-6.3.7.a: who has come, seen and won; no die is thrown then. */
    victor: SIDE_OR_NONE,
    /** AIE-6.3.10.a: the side for which Parthians fought, and the Roman units that fought against them. */
    archers: SIDE_OR_NONE,
    targets: listOf(PIECE),
    /** Leaders who are going to die of it. */
    fallen: listOf(PIECE),
    /** AIE-R148: whether a Pretender has beaten a leader of the faction he wants, or was beaten by one, as bits. */
    coup: upTo(3),
    stage: upTo(9),
  },
  losses: { side: SIDE, zone: ZONE, naval: FLAG, left: upTo(99) },
  /** Zones that are barred to it because the attackers came from there. `allies`: only those go who are not Roman (AIE-R81). */
  retreat: { side: SIDE, zone: ZONE, naval: FLAG, barred: listOf(ZONE), allies: FLAG },
  drowning: { side: SIDE, zone: ZONE },
  /** The die that waits: it falls, could still be changed, and then takes effect in the frame beneath. */
  cast: { sides: upTo(10, 6), side: SIDE, face: DIE },
  endOfCombats: { side: SIDE },
  /** AIE-R117: after the combats of that side. */
  occupation: { side: SIDE },

  // 6
  window: windowFields(MOMENTS),

  /** AIE-6.2.3.a: a second Minor People may rise. */
  uprising: { side: SIDE },
  /** AIE-6.3.1.b: a Force flees to a zone; from which one, if several could, is asked first. */
  flight: { side: SIDE, zone: ZONE_OR_NONE, to: ZONE },
  murder: { side: SIDE, leader: PIECE, die: DIE },
  /** AIE-6.3.4: who has still to be tested; the side throws for those whom nobody has. `spared` as with lone leaders. */
  plague: { side: SIDE, left: listOf(PIECE), die: DIE, outbreak: FLAG, spared: listOf(PIECE) },
  /** AIE-R74: legions of the other side in a zone that have been chosen so far. */
  luring: { side: SIDE, zone: ZONE, chosen: listOf(PIECE), spared: listOf(PIECE) },
  /** AIE-6.3.6.a: the first one who has gone over to a side. */
  suborning: { side: SIDE, first: PIECE_OR_NONE },

  // 2.F, 5, 9, 10
  republic: {},
  /** AIE-5.1.1.j: whether it is dead. */
  verdict: {},
  /** AIE-5.1.2.a: whether the players change sides. */
  exchange: {},
  /** F.3, 3.5.3: the murder of Caesar. */
  ides: {},
  /** Whether Idus Martias has been played. */
  conspiracy: { idus: FLAG },
  /** AIE-R95: the zone whose stack was divided last. */
  partings: { zone: ZONE_OR_NONE },
  /** Units that stay with the Caesarians in a zone. */
  division: { zone: ZONE, kept: listOf(PIECE) },
  /** Republicans who leave it. */
  exodus: { zone: ZONE },
  /** AIE-3.5.3.n */
  outcry: {},
  /** AIE-3.5.3.t: legions that the Caesarians have yet to give up. */
  surrender: { left: upTo(99) },
  triumvirs: {},
  control: {},
  triumph: {},
  points: {},
  winterOfShips: {},
  winterOfLegions: {},
  /** Who is to find a place for the winter: a lone leader, or the stack of a zone. Neither: nobody has been looked at. */
  quarters: { side: SIDE, leader: PIECE_OR_NONE, zone: ZONE_OR_NONE },
  /** The People looked at last. */
  winterOfPeoples: { people: PEOPLE_OR_NONE },
  /** The region that lacks legions, and the legion on its way there. */
  garrisons: { region: REGION, unit: PIECE_OR_NONE },
  recruitment: {
    region: REGION,
    /** Types of units taken in this turn of the region, as bits. */
    types: upTo(15),
    /** Somebody has recruited in this round. */
    recruited: FLAG,
    /** Sides that leave the rest of the year to itself, as bits. */
    resting: upTo(3),
  },
  hands: { side: SIDE },
  ending: {},
} satisfies FrameShapes;

export type Frame = FrameOf<typeof FRAMES>;
export type FrameAt<K extends Frame["step"]> = Extract<Frame, { readonly step: K }>;

export const { push, pop, next, top, frameOf } = stackingOf<Frame>();

/** AIE-2.E.h: whose sequence of Phase E it is, or was when the last one is over; undefined in any other phase. */
export const activeSide = (p: { readonly stack: Frame[] }): Side | undefined =>
  (frameOf(p, "movesAndCombats") ?? frameOf(p, "truce"))?.side;

export const sizesOf = (box: Pick<Box, "zones" | "pieces" | "regions" | "peoples">): Sizes => ({
  side: SIDES.length,
  zone: box.zones.length,
  piece: box.pieces.length,
  region: box.regions.length,
  people: box.peoples.length,
});
