/** Frames of combat (7.d, 8). */
import { FLAG, type FrameShapes, listOf, upTo } from "@rubicon/engine";
import { DIE, PIECE, SIDE, SIDE_OR_NONE, ZONE } from "./fields.ts";

/** IMP-R78: whether one of two Forces is made of mutineers, who fight for the side that is not attacked by them. */
const MUTINEERS = upTo(2);

export const COMBAT_FRAMES = {
  /** E.2: zones in which this side has fought already. */
  combats: { side: SIDE, done: listOf(ZONE) },
  /** A zone with opposing units: who has fought whom in it, as bits of MUTINEERS. */
  field: { side: SIDE, zone: ZONE, fought: upTo(7) },
  battle: {
    /** The attacker: the active side (IMP-8.b). */
    side: SIDE,
    zone: ZONE,
    /** NO_MUTINEERS, ATTACKING or DEFENDING. */
    mutineers: MUTINEERS,
    die: DIE,
    /** IMP-R97: strength of both Forces at the start. */
    startSp: upTo(999),
    /** IMP-R84: zones from which units of the attacker came, whoever of them is left. */
    origins: listOf(ZONE),
    /** Set when the die has fallen: strength of each Force, before losses. */
    attack: upTo(999),
    defence: upTo(999),
    baseColumn: upTo(10),
    shift: upTo(2, -2),
    /** In the order of the list in modifiers.ts. */
    modifiers: listOf(upTo(99, -99)),
    /** IMP-6.1.j, IMP-6.2.l: who has taken the die into his own hands; nobody where it is thrown. */
    victor: SIDE_OR_NONE,
    /** IMP-6.1.k: both have: they are spent, and it is thrown all the same. */
    cancelled: FLAG,
    /** IMP-6.2.m, IMP-R75: loyal Roman units that fought in a battle with a Persian unit. */
    targets: listOf(PIECE),
    /** Leaders who are going to die of it. */
    fallen: listOf(PIECE),
    /** IMP-R94: Romans fight Romans in a civil war. */
    civil: FLAG,
    stage: upTo(9),
  },
  /** IMP-R83: the defender, leader by leader. */
  evasions: { side: SIDE, zone: ZONE },
  evasion: { side: SIDE, zone: ZONE, leader: PIECE, die: DIE },
  losses: { side: SIDE, zone: ZONE, mutinous: FLAG, left: upTo(99) },
  /** Zones that are barred to it because the attackers came from there. */
  retreat: { side: SIDE, zone: ZONE, mutinous: FLAG, barred: listOf(ZONE) },
  /** IMP-7.d: whoever is alone among enemies. */
  loneLeaders: {},
  loneLeader: { leader: PIECE, die: DIE },
  /** The die that waits: it falls, could still be changed, and then takes effect in the frame beneath. */
  cast: { sides: upTo(10, 6), side: SIDE, face: DIE },
} satisfies FrameShapes;
