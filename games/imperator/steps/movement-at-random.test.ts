/** Movement at random, on every set-up and in every weather: what is listed is legal, all else is refused, nothing breaks. */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { isLand, onMap } from "../board.ts";
import { broken } from "../faults.ts";
import { REACH } from "../limits.ts";
import { ROMAN } from "../peoples.ts";
import type { Position } from "../position.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { BOTH, ENEMY } from "../sides.ts";
import { forgetMarks, GROUP, isInEmpire, isMarked, put } from "../table.ts";
import { acts, box, goTo, type Layout, lay, run, textOf } from "../testing/table.ts";
import { augusti, bestow, SUMMONED } from "../titles.ts";
import { inSteps } from "./index.ts";

const KINDS = ["take", "all", "add", "step", "drop", "land", "win-over", "halt", "end-moves"];
const BOOK: readonly Act[] = KINDS.flatMap((kind) => {
  const [from, to] = acts.codesOf(kind);
  return Array.from({ length: to - from }, (_, i) => acts.decode(from + i));
});

/** The first act that is listed and refused, or legal and not listed, or listed twice. */
function wrongAct(p: Position): string | null {
  const list = inSteps.legal(p).filter((act) => KINDS.includes(act.do));
  const listed = new Set(list);
  if (listed.size < list.length) return `twice at ${p.stack.at(-1)?.step}`;
  for (const act of BOOK)
    if (listed.has(act) !== (inSteps.refuse(p, act) === null)) return `${textOf(act)} at ${p.stack.at(-1)?.step}`;
  return null;
}

const PEOPLES = box.peoples.filter((people) => people !== box.armenia).map((people) => box.peopleIds[people]);
const RESERVE = ["bretagne", "danube", "oriental"];

const YEARS: readonly Layout[] = [
  { reserve: [] },
  { reserve: RESERVE, event: 2, war: PEOPLES },
  { reserve: RESERVE, event: 6, war: ["parthes", "quades", "marcomanni", "maetae"] },
  { reserve: RESERVE, event: 9, war: ["chatti", "cantabri", "gaetuli", "jazyges", "daci"] },
];

/** Peoples that are at war stand at home. */
function raise(p: Position): void {
  for (const people of box.peoples)
    for (const unit of box.unitsOf[people])
      if (p.side[unit] === ENEMY && !onMap(p.at[unit])) put(p, unit, box.homes[people][0]);
}

/** IMP-4.3.l, IMP-4.3.d: Peoples have not gone too far, and rebels not out of the empire. */
function astray(p: Position): string | null {
  for (const unit of box.units) {
    if (!isLand(box, p.at[unit]) || p.side[unit] !== ENEMY) continue;
    const people = box.people[unit];
    if (people === ROMAN ? !isInEmpire(p, p.at[unit]) : box.fromHome[people][p.at[unit]] > REACH)
      return box.pieceIds[unit];
  }
  return null;
}

test.each(SCENARIO_IDS)("IMP-2.E.b IMP-4.3.l IMP-4.3.d movement at random from the set-up of %s", (scenario) => {
  const dice = seededDice(`movement of ${scenario}`);
  let decisions = 0;
  for (const layout of YEARS) {
    const p = lay({ ...layout, scenario, asSetUp: true });
    raise(p);
    if (layout.event === 6) bestow(p, augusti(p)[0], SUMMONED);
    for (let sequence = 0; sequence < 4; sequence++)
      for (const side of BOTH) {
        goTo(p, { step: "movement", side });
        run(p);
        while (p.stack.length > 0) {
          if (decisions++ % 29 === 0) expect(wrongAct(p)).toBeNull();
          const list = inSteps.legal(p);
          expect(list.length).toBeGreaterThan(0);
          expect(inSteps.refuse(p, inSteps.byDefault(p))).toBeNull();
          inSteps.play(p, list[dice.roll(list.length) - 1], dice);
          const fault = broken(p);
          if (fault !== "the game stopped") expect(fault).toBeNull();
        }
        expect(astray(p)).toBeNull();
        expect(box.pieces.some((piece) => isMarked(p, piece, GROUP))).toBe(false);
        if (p.outcome !== null) return;
        forgetMarks(p);
      }
  }
  expect(decisions).toBeGreaterThan(500);
});
