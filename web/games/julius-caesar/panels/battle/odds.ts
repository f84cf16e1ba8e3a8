/**
 * The chances of a battle, found by fighting it out many times. The battle is set up apart from the game, from what
 * the viewer sees, and brought to where it stands by letting everybody pass who has had his turn. Nothing hidden is
 * guessed at: where a block is face down there are no figures.
 */
import { BadInput, type Dice, isObject, type Json, listDice, seededDice } from "@rubicon/engine";
import { juliusCaesar, type Position } from "@rubicon/julius-caesar";
import {
  type Seen,
  type SeenBattle,
  type SeenBlock,
  SIDES,
  type SideName,
  seenFrom,
} from "@rubicon/julius-caesar/components";

const { lab } = juliusCaesar;

/** Both forces as the game's lab takes them, for the battle being fought; null when a face is hidden. */
export function forcesOf({ battle, places }: Pick<Seen, "battle" | "places">): Json {
  const blocks = battle && places.find(({ place }) => place === battle.place)?.blocks;
  if (!battle || !blocks) return null;
  if (blocks.some(({ block, strength }) => block === undefined || strength === undefined)) return null;
  const force = (side: SideName): Json => {
    const own = blocks.filter((block) => block.side === side);
    const from = own.find((block) => block.from !== undefined)?.from;
    return {
      blocks: own.filter(({ reserve }) => !reserve).map(written),
      reserves: own.filter(({ reserve }) => reserve).map(written),
      ...(from === undefined ? {} : { from }),
    };
  };
  return {
    place: battle.place,
    attacker: battle.attacker,
    surprise: battle.surprise,
    caesar: force("caesar"),
    pompeius: force("pompeius"),
  };
}

const written = ({ block, strength }: SeenBlock): string => `${block} ${strength}`;

/** The battle as it stands, ready to be fought on; null when it cannot be told from what is seen. */
export function standing(seen: Seen): Position | null {
  const forces = forcesOf(seen);
  const question = seen.asked?.question;
  if (!lab || !seen.battle || forces === null) return null;
  if (seen.asked?.ask !== "battleTurn" && question?.ask !== "hits") return null;
  try {
    const p = lab.begin(forces);
    juliusCaesar.open(p, NO_DICE);
    const hits = question?.ask === "hits" ? question.hits : 0;
    return catchUp(p, seen.battle, hits) ? p : null;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** Nobody throws while the battle is brought to where it stands. */
const NO_DICE: Dice = listDice([]);

/** Two forces of all there are, over four rounds, have fewer turns. */
const MOST_TURNS = 400;

function catchUp(p: Position, goal: SeenBattle, hits: number): boolean {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { battle } = seenFrom(juliusCaesar.sight(p, "watcher"));
    if (!battle) return false;
    const there = battle.round === goal.round && battle.letter === goal.letter && battle.side === goal.side;
    const waiting = awaiting(p);
    const had = waiting.filter(({ block }) => !there || goal.acted.includes(block));
    // Whoever struck the blow that is being taken has his turn last.
    const striker = there && hits > 0 ? had.find(({ block }) => strengthOf(p, block) >= hits) : undefined;
    const next = had.find((each) => each !== striker);
    if (next) juliusCaesar.play(p, next.pass, NO_DICE);
    else if (striker) return strike(p, striker.block, hits);
    else return there && hits === 0 && waiting.length > 0;
  }
  return false;
}

type Act = ReturnType<typeof juliusCaesar.legal>[number];

interface Awaiting {
  readonly block: string;
  readonly pass: Act;
}

const awaiting = (p: Position): Awaiting[] =>
  juliusCaesar.legal(p).flatMap((act) => (act.do === "pass" ? [{ block: blockOf(act), pass: act }] : []));

/** Acts number their blocks; at the door they have names. */
function blockOf(act: Act): string {
  const written = juliusCaesar.acts.write(act);
  return isObject(written) && typeof written.block === "string" ? written.block : "";
}

function strengthOf(p: Position, name: string): number {
  const { places } = seenFrom(juliusCaesar.sight(p, "watcher"));
  return places.flatMap(({ blocks }) => blocks).find(({ block }) => block === name)?.strength ?? 0;
}

/** The blow that is being taken, struck once more: so many ones, and sixes, which never hit. */
function strike(p: Position, name: string, hits: number): boolean {
  const fire = juliusCaesar.legal(p).find((act) => act.do === "fire" && blockOf(act) === name);
  if (!fire) return false;
  const dice = Array.from({ length: strengthOf(p, name) }, (_, i) => (i < hits ? 1 : 6));
  juliusCaesar.play(p, fire, listDice(dice));
  return true;
}

/** Fights the battle to its end, everybody doing what comes first to mind: fire, and retreat only when he must. */
export function fightOn(start: Position, seed: string): SideName | null {
  if (!lab) return null;
  const p = juliusCaesar.copy(start);
  const dice = seededDice(seed);
  for (let turn = 0; turn < MOST_TURNS && !lab.over(p) && juliusCaesar.toMove(p) !== "over"; turn++) {
    juliusCaesar.play(p, juliusCaesar.legal(p)[0], dice);
  }
  const { winner } = lab.tally(start, p);
  return SIDES.find((side) => side === winner) ?? null;
}
