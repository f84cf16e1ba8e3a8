/** Whole games at random with a coup in every hand, in which everybody looks for the other's leader: nothing breaks. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "./acts.ts";
import type { Zone } from "./board.ts";
import type { Event } from "./events/index.ts";
import { broken } from "./faults.ts";
import { aleaIactaEst } from "./index.ts";
import { FACTION_LEADER, hasTitle, own, type Position, PRETENDER } from "./position.ts";
import { SCENARIO_IDS, type ScenarioId } from "./scenarios.ts";
import { BOTH, CAES, enemyOf, seatOf, sideOfSeat } from "./sides.ts";
import { inSteps } from "./steps/index.ts";
import { type Counter, CUP, counterOf, handOf, PLAYED } from "./stratagems.ts";
import { acts, box, textOf } from "./testing/table.ts";

const GAMES = Number(process.env.COUP_GAMES ?? 1);
const MOST_ACTS = 12_000;
const COUPS = [...box.facesOf["coup-detat"], ...box.facesOf["ralliement-triumvir"]].map(counterOf);

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];

/** What was played comes back to somebody at once. */
function dealAgain(p: Position, dice: Dice): void {
  const free = COUPS.filter((counter: Counter) => p.counter[counter] === CUP || p.counter[counter] === PLAYED);
  for (const counter of free) own.counter(p)[counter] = handOf(p.leads[oneOf(dice, BOTH)]);
}

const hasChief = (p: Position, zone: Zone, side: number): boolean =>
  box.leaders.some((leader) => p.at[leader] === zone && p.side[leader] === side && hasTitle(p, leader, FACTION_LEADER));

const BOOK: readonly Act[] = (["pretend", "appoint", "rally", "decline"] as const).flatMap((kind) => {
  const [from, to] = acts.codesOf(kind);
  return Array.from({ length: to - from }, (_, i) => acts.decode(from + i));
});
const CHECKED = ["embassy", "triumvirate", "secondLeader"];

/** What is listed is legal, and nothing else is. */
function wrongAct(p: Position): string | null {
  const { ask, ...question } = inSteps.question(p);
  if (!CHECKED.includes(ask) && !("moment" in question && question.moment === "triumvirs")) return null;
  const listed = new Set(inSteps.legal(p));
  for (const act of BOOK)
    if (listed.has(act) !== (inSteps.refuse(p, act) === null)) return `${textOf(act)} at ${p.stack.at(-1)?.step}`;
  return null;
}

/** Pretenders march on Faction Leaders, with all they have. */
function choose(p: Position, dice: Dice): Act {
  const { ask } = inSteps.question(p);
  const list = inSteps.legal(p);
  const some = (kind: Act["do"]): Act[] => list.filter((act) => act.do === kind);
  if (ask === "deploy") return inSteps.byDefault(p);
  if (ask === "disbanding" || ask === "evasions") return inSteps.byDefault(p);
  if (ask === "embassy" && some("pretend").length > 0) return oneOf(dice, some("pretend"));
  if (ask === "triumvirate") return dice.roll(3) === 1 ? list[1] : list[0];
  if (ask === "window") return oneOf(dice, some("rally").length > 0 ? some("rally") : list);
  if (ask === "movement") {
    const pretenders = list.filter((act) => act.do === "take" && hasTitle(p, act.piece, PRETENDER | FACTION_LEADER));
    if (pretenders.length > 0) return oneOf(dice, pretenders);
    return dice.roll(4) === 1 ? inSteps.byDefault(p) : oneOf(dice, list);
  }
  if (ask === "group") {
    if (some("all").length > 0) return some("all")[0];
    const enemy = enemyOf(sideOfSeat(p, inSteps.toMove(p)));
    const bold = list.filter((act) => act.do === "step" && hasChief(p, act.to, enemy));
    if (bold.length > 0) return oneOf(dice, bold);
  }
  return oneOf(dice, list);
}

function playGame(scenario: ScenarioId, seed: string, tell: (event: Event) => void): void {
  const dice = seededDice(seed);
  const p = aleaIactaEst.begin(scenario);
  inSteps.open(p, dice, tell);
  for (let i = 0; i < MOST_ACTS && p.stack.length > 0; i++) {
    if (inSteps.question(p).ask === "embassy") dealAgain(p, dice);
    // A game that lasts: neither the Republic nor a great lead ends it.
    p.spqr = 0;
    p.score = Math.sign(p.score) * Math.min(20, Math.abs(p.score));
    expect(wrongAct(p)).toBeNull();
    const act = choose(p, dice);
    const caesarian = seatOf(p, CAES);
    let exchanges = 0;
    inSteps.play(p, act, dice, (event) => {
      if (event.e === "exchange") exchanges++;
      tell(event);
    });
    const fault = broken(p);
    if (fault !== null) throw new Error(`${scenario} ${seed} after ${textOf(act)}: ${fault}`);
    // AIE-0.5.b: nobody changes sides in any other way.
    expect(seatOf(p, CAES) === caesarian).toBe(exchanges === 0);
    if (exchanges > 0) expect(aleaIactaEst.hash(aleaIactaEst.read(aleaIactaEst.write(p)))).toBe(aleaIactaEst.hash(p));
  }
}

test.each(SCENARIO_IDS)("AIE-3.6.4.j AIE-5.1.2.a AIE-0.5.b coups at random in %s", (scenario) => {
  for (let game = 0; game < GAMES; game++) playGame(scenario, `coups ${game}`, count);
});

const counts = new Map<string, number>();
const count = ({ e }: Event): void => void counts.set(e, (counts.get(e) ?? 0) + 1);

/** What a few games are sure to see, and what takes more of them. */
const COMMON = ["coup", "fidelity", "changed-sides", "coup-over"];
const RARE = ["triumvir", "coup-won", "neutrality-over", "exchange"];

test("AIE-3.6.2.a AIE-3.6.3.c AIE-3.6.4.a AIE-3.6.5.c all of it happens in these games", () => {
  if (GAMES > 1) console.log(counts);
  for (const e of GAMES > 5 ? [...COMMON, ...RARE] : COMMON) expect(counts.get(e) ?? 0, e).toBeGreaterThan(0);
});
