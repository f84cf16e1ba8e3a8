/** Where there is something to fight for (IMP-8.a): zones with opposing units, mutineers among them (IMP-R78). */
import type { Zone } from "./board.ts";
import type { Position } from "./position.ts";
import { enemyOf, MUTINY, type Side } from "./sides.ts";
import { mutineersIn, unitsOf } from "./table.ts";

/** Whether one of two Forces is made of mutineers. */
export const NO_MUTINEERS = 0;
/** IMP-R78: they attack the other side's units, and so fight for the active one. */
export const ATTACKING = 1;
/** They are attacked, and fight for the side that is not active. */
export const DEFENDING = 2;

/** Two Forces in a zone; `side` attacks (IMP-8.b). */
export interface Contest {
  readonly side: Side;
  readonly zone: Zone;
  readonly mutineers: number;
}

/** Whose units a Force is made of: those of the side for which it fights, or mutineers. */
export const ownerOf = ({ side, mutineers }: Contest, force: Side): Side =>
  mutineers === (force === side ? ATTACKING : DEFENDING) ? MUTINY : force;

/** IMP-8.a: both Forces have a unit there. Peoples at peace have no side, so nobody fights them (IMP-R73). */
export const fights = (p: Position, contest: Contest): boolean =>
  unitsOf(p, ownerOf(contest, contest.side), contest.zone) > 0 &&
  unitsOf(p, ownerOf(contest, enemyOf(contest.side)), contest.zone) > 0;

/** Units of more than one of the three that can fight. */
export function isContested(p: Position, side: Side, zone: Zone): boolean {
  const own = unitsOf(p, side, zone) > 0 ? 1 : 0;
  const other = unitsOf(p, enemyOf(side), zone) > 0 ? 1 : 0;
  return own + other + (mutineersIn(p, zone) > 0 ? 1 : 0) > 1;
}

/** IMP-8.a: zones with a battle, in the order of the map, but for those. */
export function contested(p: Position, side: Side, but: readonly Zone[]): Zone[] {
  const { land } = p.box;
  const found: Zone[] = [];
  for (let i = 0; i < land.length; i++)
    if (isContested(p, side, land[i]) && !but.includes(land[i])) found.push(land[i]);
  return found;
}

/** The other side is fought first, then the mutineers; and these fight whoever else is there. */
const ORDER: readonly number[] = [NO_MUTINEERS, DEFENDING, ATTACKING];

/** The first battle that would be fought there now, or null; `fought` are those that have been, as bits. */
export function firstContest(p: Position, side: Side, zone: Zone, fought = 0): Contest | null {
  for (const mutineers of ORDER) {
    const contest = { side, zone, mutineers };
    if ((fought & bitOf(contest)) === 0 && fights(p, contest)) return contest;
  }
  return null;
}

/** Whom it is between, for whoever remembers it. */
export const bitOf = ({ mutineers }: Contest): number => 1 << mutineers;
