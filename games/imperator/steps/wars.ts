/** Entries into war (2.C.f to 2.C.i, S.f): those of the scenario, and the marker of the year. */
import { drawMarker } from "@rubicon/series";
import { next, pop } from "../frames.ts";
import { PEACE } from "../peoples.ts";
import { scenarioOf, uses } from "../position.ts";
import { canRise } from "../table.ts";
import { goToWar } from "../war-and-peace.ts";
import type { Runs } from "./step.ts";

/** IMP-S.f: before the draw. Who is at war already, or has five years of peace, is left alone. */
export const wars: Runs<"wars"> = {
  run(p, _f, _dice, tell) {
    next(p, { step: "marker" });
    for (const { year, people } of scenarioOf(p).wars)
      if (year === p.year && canRise(p, people)) goToWar(p, people, "IMP-S.f", tell);
  },
};

/** IMP-2.C.f to IMP-2.C.i, IMP-R10: one of the major Peoples without five years of peace, or a decoy. */
export const marker: Runs<"marker"> = {
  run(p, _f, dice, tell) {
    pop(p);
    if (!uses(p, "nonRomans")) return; // IMP-S.h
    const { majors, decoys, peopleIds } = p.box;
    const cup = majors.filter((people) => p.ban[people] <= p.year);
    const people = drawMarker(cup, decoys, dice);
    if (people === null) return tell({ e: "marker", rule: "IMP-2.C.g", people, status: null });
    const atPeace = p.status[people] === PEACE;
    const rule = atPeace ? "IMP-2.C.h" : "IMP-2.C.g";
    tell({ e: "marker", rule, people: peopleIds[people], status: atPeace ? "peace" : "war" });
    if (atPeace) goToWar(p, people, "IMP-4.4.a", tell);
  },
};
