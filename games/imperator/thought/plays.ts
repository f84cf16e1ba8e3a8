/** When a stratagem is worth a thought: each has its price, and waits until a window offers more (6). */
import type { Act } from "../acts.ts";
import { frameOf } from "../frames.ts";
import { MOMENTS, type Moment } from "../plays/moments.ts";
import type { Position } from "../position.ts";
import { TITLES } from "../stratagems.ts";
import { combatUnitsIn, spOf } from "../table.ts";
import { AUGUSTUS, CAESAR, USURPER } from "../titles.ts";
import { topOf } from "./moments.ts";
import { script } from "./script.ts";

/** Most that are looked at beside passing. */
const MOST = 4;

/** In a window: the plain player's answer, passing, and what may be worth more than that. */
export function worthPlaying(p: Position, acts: Act[]): void {
  const frame = topOf(p);
  if (frame.step !== "window") return;
  const moment = MOMENTS[frame.moment];
  const plain = script(p, { roll: () => 1 });
  if (plain.do !== "pass") {
    acts.splice(0, acts.length, plain);
    return;
  }
  const worthy = bestPlays(p, acts, moment);
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

/** What a play might bring, above its price; nothing where it is not the time for it. */
function worthOf(p: Position, act: Act, moment: Moment): number {
  switch (act.do) {
    case "strike":
      return 5;
    case "murder":
      return moment === "sequence" || moment === "move" ? prizeOf(p, act.leader) : 0;
    case "pacify":
      return 2 + p.box.unitsOf[act.people].filter((unit) => p.at[unit] >= 0).length;
    case "strew":
      return moment === "sequence" || moment === "move" ? massIn(p, act.zone) : 0;
    case "shoot":
      return spOf(p, act.unit);
    case "flee":
      return 3;
    case "set-die":
      return act.pips === 6 || act.pips === 1 || act.pips === 9 || act.pips === 0 ? 2 : 0;
    case "play":
      return plainWorth(p, TITLES[act.stratagem]);
    default:
      return 0;
  }
}

function plainWorth(p: Position, title: (typeof TITLES)[number]): number {
  switch (title) {
    case "roma_victor":
    case "furor_germanicus":
      return (frameOf(p, "battle")?.startSp ?? 0) >= 25 ? 3 : 0;
    default:
      return 3;
  }
}

/** Leaders whose death would change something. */
function prizeOf(p: Position, leader: Position["box"]["leaders"][number]): number {
  const title = p.title[leader];
  if ((title & (AUGUSTUS | USURPER)) !== 0) return 9;
  if ((title & CAESAR) !== 0) return 3;
  return p.box.isGeneric[leader] ? 0 : p.box.sr[leader] - 1;
}

/** IMP-6.3.e, IMP-6.3.j, IMP-6.3.o: many of the other side in one place. */
function massIn(p: Position, zone: Position["box"]["zones"][number]): number {
  const frame = topOf(p);
  const side = frame.step === "window" ? frame.asked : "side" in frame ? frame.side : undefined;
  if (side !== 0 && side !== 1) return 0;
  const [own, theirs] = [combatUnitsIn(p, side, zone).length, p.units[3 * zone + (1 - side)]];
  return theirs >= 3 ? theirs - 2 * own : 0;
}
