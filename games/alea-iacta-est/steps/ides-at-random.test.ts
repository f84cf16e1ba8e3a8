/** The Ides of March at random: out of games that went any way, on to the end of the Assassins; lists and refusals agree, nothing breaks. */
import { type Dice, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { GONE, onMap } from "../board.ts";
import { slay } from "../deaths.ts";
import type { Event } from "../events/index.ts";
import { broken } from "../faults.ts";
import { hash } from "../fingerprint.ts";
import { aleaIactaEst } from "../index.ts";
import { read, write } from "../notation.ts";
import { ALLEGIANCE } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import {
  changeSide,
  copy,
  FACTION_LEADER,
  factionLeaders,
  isFlagged,
  isNeutral,
  own,
  type Position,
  put,
  setStatus,
  WORLD_DIVIDED,
} from "../position.ts";
import { LEVY, WINTER } from "../referee/flow.ts";
import { CAES, REP } from "../sides.ts";
import { acts, box, goTo, textOf } from "../testing/table.ts";
import { inSteps } from "./index.ts";

const KINDS = ["station", "keep", "send", "succeed", "drown", "escape", "play", "rest", "pass", "done"];
const BOOK: readonly Act[] = KINDS.flatMap((kind) => {
  const [from, to] = acts.codesOf(kind);
  return Array.from({ length: to - from }, (_, i) => acts.decode(from + i));
});

function wrongAct(p: Position): string | null {
  const listed = new Set(inSteps.legal(p));
  for (const act of BOOK)
    if (listed.has(act) !== (inSteps.refuse(p, act) === null)) return `${textOf(act)} at ${p.stack.at(-1)?.step}`;
  return null;
}

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1];
const ASKED_HERE = ["division", "exodus", "surrender"];
const asked = new Set<string>();

/** At random, until something is asked that somebody waits for. Nobody disbands what he has. */
function playOn(
  p: Position,
  dice: Dice,
  until: (p: Position) => boolean,
  tell: (event: Event) => void = () => {},
): void {
  inSteps.open(p, dice, tell);
  for (let acts = 0; p.stack.length > 0 && !until(p); acts++) {
    if (acts > 8_000) throw new Error("this takes too long");
    const { ask } = inSteps.question(p);
    if (ASKED_HERE.includes(ask)) {
      asked.add(ask);
      expect(wrongAct(p)).toBeNull();
      expect(inSteps.refuse(p, inSteps.byDefault(p))).toBeNull();
      expect(hash(read(write(p), box))).toBe(hash(p));
    }
    inSteps.play(p, ask === "disbanding" ? inSteps.byDefault(p) : oneOf(dice, inSteps.legal(p)), dice, tell);
    const fault = broken(p);
    if (fault !== "the game stopped") expect(fault).toBeNull();
  }
}

const never = (): boolean => false;

/** Before points are counted: Phase E is over, and the winter has not come. */
function isAutumn(p: Position): boolean {
  const question = inSteps.question(p);
  return question.ask === "window" && question.moment === "triumph";
}

const REST_OF_THE_YEAR = [...LEVY.toReversed(), ...WINTER.toReversed(), { step: "control" }] as const;

/** A die of six, and then whatever falls. */
function sixFirst(dice: Dice): Dice {
  let first = true;
  return {
    ...dice,
    roll(sides) {
      if (!first) return dice.roll(sides);
      first = false;
      return 6;
    },
  };
}

/** The conspirators are where they can do most harm. */
function gather(p: Position, dice: Dice): void {
  const hosts = box.romanLeaders.filter(
    (leader) => onMap(p.at[leader]) && p.side[leader] === CAES && !box.isIconBearer[leader],
  );
  for (const leader of box.romanLeaders.filter((each) => box.isIconBearer[each])) {
    if (p.at[leader] === GONE || hosts.length === 0 || dice.roll(4) === 1) continue;
    changeSide(p, leader, CAES);
    if (dice.roll(8) > 1) put(p, leader, p.at[oneOf(dice, hosts)]);
  }
}

const isCaesarian = (p: Position, leader: Piece): boolean => p.side[leader] === CAES && p.at[leader] !== GONE;

function murder(p: Position, dice: Dice): void {
  const { caesar } = box;
  if (!onMap(p.at[caesar])) put(p, caesar, box.roma);
  for (const leader of box.romanLeaders) if (isCaesarian(p, leader)) own.title(p)[leader] &= ~FACTION_LEADER;
  own.title(p)[caesar] |= FACTION_LEADER;
  gather(p, dice);
  p.spqr = 0;
  p.score = 0;
  const told: string[] = [];
  goTo(p, ...REST_OF_THE_YEAR, { step: "conspiracy", idus: true });
  playOn(p, sixFirst(dice), never, ({ e }) => told.push(e));
  expect(told).toContain("daggers");
  expect(p.at[caesar]).toBe(GONE);
  for (const leader of box.romanLeaders) if (box.isIconBearer[leader]) expect([REP, p.side[leader]]).toContain(REP);
  expect(p.halvings).toBe(1);
}

function avenge(p: Position, dice: Dice): void {
  for (const leader of box.romanLeaders)
    if (box.isIconBearer[leader] && p.at[leader] !== GONE) {
      goTo(p);
      slay(p, leader, "other", () => {});
      playOn(p, dice, never);
    }
  p.score = 0;
  p.spqr = 0;
  const events: string[] = [];
  goTo(p, ...REST_OF_THE_YEAR, { step: "ides" });
  const before = copy(p);
  playOn(p, dice, never, ({ e }) => events.push(e));
  expect(events).toContain("avenged");
  if (p.outcome !== null || before.at[box.antonius] === GONE) return;
  expect(factionLeaders(p, REP)).toEqual([box.antonius]);
  expect([p.halvings, p.holder[box.aegyptii]]).toEqual([5, REP]);
  const legions = box.romanUnits.filter(
    (unit) =>
      box.isLegio[unit] && before.side[unit] === CAES && onMap(before.at[unit]) && !isNeutral(before, before.at[unit]),
  );
  const ceded = legions.filter((unit) => p.at[unit] === box.alexandria && p.side[unit] === REP);
  expect(ceded.length).toBe(Math.floor(legions.length / 2));
  expect(p.at[box.antonius]).toBe(box.alexandria);
}

/** IDES_GAMES=100 plays that many; a few by default. */
const GAMES = Number(process.env.IDES_GAMES ?? 4);

/** True if it came to the end of the Assassins. */
function play(seed: string): boolean {
  const dice = seededDice(seed);
  const p = aleaIactaEst.begin("from-caesar-to-augustus");
  /** A year of it, up to its autumn; the Republic does not die of it. */
  const campaign = (): boolean => {
    p.spqr = 0;
    p.score = 0;
    playOn(p, dice, isAutumn);
    return p.outcome === null;
  };
  if (!campaign()) return false;
  murder(p, dice);
  if (p.outcome !== null) return false;
  goTo(p, { step: "newYear" });
  // F.3 of that year may have found the last of them dead.
  if (!campaign() || isFlagged(p, WORLD_DIVIDED)) return false;
  if (dice.roll(3) === 1) setStatus(p, box.aegyptii, ALLEGIANCE, CAES);
  avenge(p, dice);
  if (p.outcome !== null) return false;
  goTo(p, { step: "newYear" });
  campaign();
  return true;
}

test("AIE-3.5.3.i AIE-3.5.3.j AIE-3.5.3.t AIE-3.5.3.v the murder, the end of the Assassins and the year after, at random", () => {
  let avenged = 0;
  for (let game = 0; game < GAMES; game++) if (play(`ides ${game}`)) avenged++;
  expect(avenged).toBeGreaterThan(0);
  expect([...asked].sort()).toEqual(ASKED_HERE);
}, 600_000);
