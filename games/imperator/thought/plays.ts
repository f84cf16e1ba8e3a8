/** When a stratagem is worth a thought: each has its price, and waits until a window offers more (6). */
import type { Act } from "../acts.ts";
import { isLand, onMap, type Zone } from "../board.ts";
import { frameOf } from "../frames.ts";
import type { People } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { MOMENTS, type Moment } from "../plays/moments.ts";
import type { Position } from "../position.ts";
import { enemyOf } from "../sides.ts";
import { TITLES, type Title } from "../stratagems.ts";
import { isInEmpire, spOf, unitsOf } from "../table.ts";
import { AUGUSTUS, CAESAR, USURPER } from "../titles.ts";
import { topOf } from "./moments.ts";
import { plainly } from "./script.ts";

/** Most that are looked at beside passing. */
const MOST = 4;

/** In a window: the plain player's answer, passing, and what may be worth more than that. */
export function worthPlaying(p: Position, acts: Act[]): void {
  const frame = topOf(p);
  if (frame.step !== "window") return;
  const moment = MOMENTS[frame.moment];
  const plain = plainly(p);
  if (plain.do !== "pass") {
    acts.splice(0, acts.length, plain);
    return;
  }
  // After a move of the other side one waits until all of his are done.
  const worthy = moment === "move" ? [] : bestPlays(p, acts, moment);
  acts.splice(0, acts.length, plain, ...worthy);
}

/** The plays that promise most, by what they cost and what they might bring. */
export function bestPlays(p: Position, acts: readonly Act[], moment: Moment): Act[] {
  return acts
    .map((act) => ({ act, worth: worthOf(p, act, moment) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ act }) => act);
}

/** Whoever is about to move himself, or waits between two sequences, looks at what would change the campaign. */
const isInTime = (moment: Moment): boolean => moment === "sequence" || moment === "move";

/** What a play might bring, above its price; nothing where it is not the time for it. */
function worthOf(p: Position, act: Act, moment: Moment): number {
  switch (act.do) {
    case "strike":
      return isInTime(moment) ? 5 : 0;
    case "murder":
      return isInTime(moment) ? prizeOf(p, act.leader) : 0;
    case "pacify":
      return isInTime(moment) || moment === "truce" ? intrudersOf(p, act.people) : 0;
    case "strew":
      return strewWorth(p, TITLES[act.stratagem], act.zone, moment);
    case "shoot":
      return spOf(p, act.unit);
    case "flee":
      return 3;
    case "set-die":
      return act.pips === 6 || act.pips === 1 || act.pips === 9 || act.pips === 0 ? 2 : 0;
    case "play":
      return plainWorth(p, TITLES[act.stratagem], moment);
    default:
      return 0;
  }
}

function plainWorth(p: Position, title: Title, moment: Moment): number {
  switch (title) {
    case "roma_victor":
    case "furor_germanicus":
      return (frameOf(p, "battle")?.startSp ?? 0) >= WORTH_A_VICTOR ? 3 : 0;
    case "initiative":
      return 3;
    // What pays in winter is laid down when nobody can answer any more.
    default:
      return moment === "truce" ? 3 : 0;
  }
}

const WORTH_A_VICTOR = 25;

/** IMP-10.k: a mutiny pays in winter, too; the others weaken whoever is about to fight. */
function strewWorth(p: Position, title: Title, zone: Zone, moment: Moment): number {
  if (title === "mutinerie") return moment === "truce" ? 2 + massIn(p, zone) : 0;
  return isInTime(moment) ? massIn(p, zone) - LEAST_MASS : 0;
}

const LEAST_MASS = 2;

/** IMP-6.1.d: units of a People that would leave, those in the empire above all. */
const intrudersOf = (p: Position, people: People): number =>
  p.box.unitsOf[people].reduce((sum, unit) => sum + (!onMap(p.at[unit]) ? 0 : isInEmpire(p, p.at[unit]) ? 2 : 0.5), 0);

/** Leaders whose death would change something. */
function prizeOf(p: Position, leader: Piece): number {
  const title = p.title[leader];
  if ((title & (AUGUSTUS | USURPER)) !== 0) return 9;
  if ((title & CAESAR) !== 0) return 3;
  return p.box.isGeneric[leader] ? 0 : p.box.sr[leader] - 1;
}

/** IMP-6.3.e, IMP-6.3.j, IMP-6.3.o: units of the other side in one place, more than our own. */
function massIn(p: Position, zone: Zone): number {
  const frame = topOf(p);
  const side = frame.step === "window" ? frame.asked : "side" in frame ? frame.side : undefined;
  if (side === undefined || !isLand(p.box, zone)) return 0;
  return unitsOf(p, enemyOf(side), zone) - 2 * unitsOf(p, side, zone);
}
