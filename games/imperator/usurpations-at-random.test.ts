/** Whole games at random in which leaders die and rise all the time: whatever happens, the table stays lawful. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "./acts.ts";
import { isHold, onMap } from "./board.ts";
import type { Event } from "./events/index.ts";
import { broken } from "./faults.ts";
import { imperator } from "./index.ts";
import { isFlagged, own, type Position, SUCCESS } from "./position.ts";
import { SCENARIO_IDS, type ScenarioId } from "./scenarios.ts";
import { ENEMY, ROME, seatOf } from "./sides.ts";
import { type Death, slain } from "./slain.ts";
import { inSteps } from "./steps/index.ts";
import { CUP, handOf, PLAYED, stratagemNamed } from "./stratagems.ts";
import { isLoyal } from "./table.ts";
import { acts, box, textOf } from "./testing/table.ts";
import { augusti, isCivilWar, usurpers } from "./titles.ts";
import { attempt, attemptRefusal } from "./usurping.ts";

const GAMES = Number(process.env.USURPATION_GAMES ?? 1);
const MOST_ACTS = 3_000;

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];

// What must hold ------------------------------------------------------------------------------------------

/** IMP-4.3.b: no rebel unit is without a rebel leader. IMP-3.6.a and the rest are faults of any position. */
function lawless(p: Position): string | null {
  const fault = broken(p);
  if (fault !== null) return fault;
  for (const unit of box.romanUnits) {
    if (p.side[unit] !== ENEMY || !onMap(p.at[unit])) continue;
    const led = box.romanLeaders.some((leader) => p.side[leader] === ENEMY && p.at[leader] === p.at[unit]);
    if (!led) return `${box.pieceIds[unit]} rebels without a leader`;
  }
  if (!isCivilWar(p) && p.freed !== 0) return "Fronts are freed in peace"; // IMP-R25
  if (p.outcome !== null || p.stack.some(({ step }) => step === "succession" || step === "acclamation")) return null;
  // IMP-3.6.n, IMP-R60: Rome has an emperor, unless a usurper has won or nobody can be one.
  const able = box.romanLeaders.some((leader) => isLoyal(p, leader) && onMap(p.at[leader]));
  if (augusti(p).length === 0 && able && !isFlagged(p, SUCCESS)) return "nobody is Augustus";
  return null;
}

const BOOK: readonly Act[] = (["succeed", "proclaim", "extend", "decline"] as const).flatMap((kind) => {
  const [from, to] = acts.codesOf(kind);
  return Array.from({ length: to - from }, (_, i) => acts.decode(from + i));
});
const CHECKED: readonly string[] = ["acclamation", "rival", "laurels", "extension", "usurpations"];

/** What is listed is legal, and nothing else is. */
function wrongAct(p: Position): string | null {
  if (!CHECKED.includes(inSteps.question(p).ask)) return null;
  const listed = new Set(inSteps.legal(p));
  for (const act of BOOK)
    if (listed.has(act) !== (inSteps.refuse(p, act) === null)) return `${textOf(act)} at ${p.stack.at(-1)?.step}`;
  return null;
}

// What happens --------------------------------------------------------------------------------------------

/** IMP-R116: where the side whose sequence it is could have played a murder. */
const STRUCK_AT: readonly string[] = ["movement", "group", "voyage", "combats"];
const WAYS: readonly Death[] = ["civil", "assassinated", "natural", "plague", "battle"];

/** Among somebody's decisions somebody dies, the great ones most often, or rises. */
function strikeOut(p: Position, dice: Dice, tell: (event: Event) => void): void {
  const present = box.romanLeaders.filter((leader) => onMap(p.at[leader]));
  const great = [...augusti(p), ...usurpers(p)];
  const victim = dice.roll(3) === 1 && great.length > 0 ? oneOf(dice, great) : oneOf(dice, present);
  // IMP-6.2.a: an Augustus can when there is another.
  const bound = augusti(p).length > 1 ? [] : augusti(p);
  const rising = present.filter((leader) => attemptRefusal(p, leader) === null && !bound.includes(leader));
  if (dice.roll(2) === 1 && rising.length > 0) attempt(p, oneOf(dice, rising), dice.roll(3) - 1);
  else if (present.length > 6 && !isHold(box, p.at[victim])) slain(p, victim, oneOf(dice, WAYS), tell);
  inSteps.open(p, dice, tell);
}

const USURPATIONS = (["usurpation", "usurpation_augustus", "usurpation_caesar", "assassinat"] as const).flatMap(
  (title) => box.copiesOf[stratagemNamed(title)],
);

/** What was played comes back to the Enemy at once. */
function dealAgain(p: Position): void {
  for (const counter of USURPATIONS)
    if (p.counter[counter] === CUP || p.counter[counter] === PLAYED) own.counter(p)[counter] = handOf(p.leads[ENEMY]);
}

const COMMANDED: readonly string[] = [...CHECKED, "window"];

function choose(p: Position, dice: Dice): Act {
  const list = inSteps.legal(p);
  const bold = list.filter((act) => act.do === "usurp" || act.do === "strike" || act.do === "win-over");
  if (bold.length > 0) return oneOf(dice, bold);
  const { ask } = inSteps.question(p);
  return COMMANDED.includes(ask) || dice.roll(2) === 1 ? oneOf(dice, list) : inSteps.byDefault(p);
}

function playGame(scenario: ScenarioId, seed: string, tell: (event: Event) => void): void {
  const dice = seededDice(seed);
  const p = imperator.begin(scenario);
  inSteps.open(p, dice, tell);
  for (let i = 0; i < MOST_ACTS && p.stack.length > 0; i++) {
    expect(wrongAct(p)).toBeNull();
    if (inSteps.question(p).ask === "reserves") dealAgain(p);
    const act = choose(p, dice);
    const rome = seatOf(p, ROME);
    let exchanges = 0;
    const hear = (event: Event): void => {
      if (event.e === "exchange") exchanges++;
      tell(event);
    };
    inSteps.play(p, act, dice, hear);
    if (STRUCK_AT.includes(p.stack.at(-1)?.step ?? "") && dice.roll(12) === 1) strikeOut(p, dice, hear);
    const fault = lawless(p);
    if (fault !== null) throw new Error(`${scenario} ${seed}, act ${i}, after ${textOf(act)}: ${fault}`);
    // IMP-4.5S.e: nobody changes roles in any other way.
    expect(seatOf(p, ROME) === rome).toBe(exchanges === 0);
    if (exchanges > 0) expect(imperator.hash(imperator.read(imperator.write(p)))).toBe(imperator.hash(p));
  }
}

const counts = new Map<string, number>();
const count = ({ e }: Event): void => void counts.set(e, (counts.get(e) ?? 0) + 1);

test.each(SCENARIO_IDS)("IMP-3.6.a IMP-4.3.b IMP-4.5S.e usurpations at random in %s", (scenario) => {
  for (let game = 0; game < GAMES; game++) playGame(scenario, `usurpations ${game}`, count);
});

const SEEN: readonly Event["e"][] = [
  ...(["died", "emperor", "usurper", "validation", "allegiance", "extension", "came-over"] as const),
  ...(["loyal-again", "usurpation-failed", "usurpation-won", "exchange"] as const),
];

test("IMP-4.5V.d IMP-4.5G.b IMP-4.5G.e IMP-4.5F.a IMP-4.5S.e all of it happens in these games", () => {
  if (GAMES > 1) console.log(counts);
  for (const e of SEEN) expect(counts.get(e) ?? 0, e).toBeGreaterThan(0);
});
