/** The winter of the Peoples (9.3), one after the other: who is extinct comes to peace, who is not grows strong again. */
import { nth } from "@rubicon/engine";
import { BOX, OFF, onMap } from "../board.ts";
import { next, pop, push } from "../frames.ts";
import { PEACE, type People } from "../peoples.ts";
import type { Position } from "../position.ts";
import { comeHome, pacify } from "../war-and-peace.ts";
import type { Chronicle, Runs } from "./step.ts";
import { recover } from "./winter.ts";

export const winterOfPeoples: Runs<"winterOfPeoples"> = {
  run(p, f, _dice, tell) {
    if (f.people + 1 === p.box.peoples.length) return pop(p);
    const people = nth<People>(f.people + 1);
    next(p, { ...f, people });
    winter(p, people, tell);
  },
};

function winter(p: Position, people: People, tell: Chronicle): void {
  const units = p.box.unitsOf[people];
  if (units.some((unit) => p.at[unit] === OFF)) return comeHome(p, people); // AIE-9.3.j
  const present = units.filter((unit) => onMap(p.at[unit]));
  const atPeace = p.status[people] === PEACE;
  // AIE-9.3.a, AIE-9.3.d, AIE-9.3.i: in allegiance as at war (AIE-R118).
  if (!atPeace && present.length === 0) return pacify(p, people, "extinction", tell);
  // AIE-9.3.b, AIE-9.3.e, AIE-9.3.k: at home or in a city.
  const rested = present.filter(
    (unit) => p.box.homeOf[p.at[unit]] === people || (!atPeace && p.box.isCity[p.at[unit]]),
  );
  recover(p, rested, atPeace ? "AIE-9.3.k" : "AIE-9.3.b", tell);
  // AIE-9.3.c: whoever was lost comes back at home.
  if (!atPeace && units.some((unit) => p.at[unit] === BOX)) push(p, { step: "muster", people, side: p.holder[people] });
}
