/** The rules that each picture is about. */
import type { Phase } from "../../../series/panels/phases.ts";
import type { BattlePart, Behind } from "../../../series/primer/wording.ts";
import type { Kind, March, Ploy, State, Upheaval, WinterPart } from "./wording.ts";

export const RULES = {
  unit: ["AIE-1.3.a", "AIE-8.6.1.a", "AIE-8.6.2.b"],
  reduced: ["AIE-1.3.b", "AIE-1.3.d"],
  leader: ["AIE-1.2.a", "AIE-1.2.b", "AIE-3.5.1.a"],
  faces: ["AIE-1.2.1.a", "AIE-1.2.1.b"],
  kinds: {
    legion: ["AIE-1.3.c", "AIE-3.4.1.i"],
    recruits: ["AIE-3.2.1.a", "AIE-9.4.i"],
    horse: ["AIE-3.2.2.a", "AIE-3.4.1.i"],
    auxilia: ["AIE-3.2.2.a", "AIE-3.4.1.j"],
    ships: ["AIE-3.2.3.a", "AIE-3.4.2.b", "AIE-3.4.2.k"],
    leader: ["AIE-3.4.1.b", "AIE-8.2.a", "AIE-8.6.2.a"],
    king: ["AIE-4.3.f", "AIE-4.2.1.c"],
    warriors: ["AIE-1.1.a", "AIE-4.2.2.c"],
  } satisfies Behind<Kind>,
  peoples: ["AIE-4.1.a", "AIE-4.2.3.a", "AIE-4.2.3.b"],
  states: {
    peace: ["AIE-4.3.i", "AIE-3.4.1.p"],
    war: ["AIE-4.4.1.a", "AIE-4.3.l", "AIE-4.2.4.c"],
    allegiance: ["AIE-4.4.2.f", "AIE-10.2.a"],
  } satisfies Behind<State>,
  year: {
    A: ["AIE-2.A.b", "AIE-6.0.a"],
    B: ["AIE-2.B.a", "AIE-2.B.g"],
    C: ["AIE-2.C.a", "AIE-2.C.d", "AIE-4.4.2.c"],
    D: ["AIE-2.D.a", "AIE-2.D.c", "AIE-EV0.a"],
    E: ["AIE-2.E.a", "AIE-2.E.b"],
    F: ["AIE-2.F.a"],
  } satisfies Behind<Phase>,
  marches: {
    army: ["AIE-3.4.1.b", "AIE-3.4.1.c", "AIE-3.4.1.e", "AIE-7.2.b", "AIE-7.2.d", "AIE-7.1.a"],
    alone: ["AIE-3.4.1.a", "AIE-3.4.1.i"],
    ships: ["AIE-3.4.2.e", "AIE-3.4.2.f", "AIE-3.4.2.g", "AIE-3.4.2.h"],
    abroad: ["AIE-3.4.1.l", "AIE-7.3.a", "AIE-9.2.b"],
  } satisfies Behind<March>,
  battle: {
    meeting: ["AIE-8.1.a", "AIE-8.1.c"],
    evasion: ["AIE-8.2.a", "AIE-8.2.b", "AIE-8.2.g"],
    odds: ["AIE-8.3.b", "AIE-8.3.c", "AIE-CT.h", "AIE-CT.i"],
    die: ["AIE-8.3.e", "AIE-CT.a", "AIE-CT.d", "AIE-CT.f"],
    results: ["AIE-8.4.1.b", "AIE-8.4.1.c", "AIE-8.4.1.f", "AIE-8.5.2.a"],
  } satisfies Behind<BattlePart>,
  results: ["AIE-8.4.2.a", "AIE-8.4.2.b", "AIE-8.4.2.c", "AIE-8.4.2.f", "AIE-8.5.1.a"],
  table: ["AIE-8.3.d", "AIE-CT.l", "AIE-CT.m", "AIE-CT.n"],
  ploys: {
    faces: ["AIE-6.0.a", "AIE-6.0.b", "AIE-2.A.b", "AIE-2.F.h"],
    phases: ["AIE-6.0.f", "AIE-6.0.e", "AIE-6.0.c"],
    window: ["AIE-2.E.f", "AIE-2.E.g", "AIE-2.E.h", "AIE-6.3.2.a"],
    orders: ["AIE-2.E.f"],
  } satisfies Behind<Ploy>,
  upheavals: {
    coup: ["AIE-3.6.1.a", "AIE-3.6.2.a", "AIE-3.6.2.b", "AIE-3.6.3.c"],
    triumvir: ["AIE-3.6.5.a", "AIE-3.6.5.c", "AIE-3.6.5.d", "AIE-3.6.5.h"],
    exchange: ["AIE-3.6.4.a", "AIE-5.1.2.a", "AIE-5.1.2.c", "AIE-5.1.2.d"],
    ides: ["AIE-3.5.3.b", "AIE-3.5.3.d", "AIE-3.5.3.g", "AIE-3.5.3.l"],
  } satisfies Behind<Upheaval>,
  winter: {
    ships: ["AIE-9.1.a", "AIE-9.1.b"],
    abroad: ["AIE-9.2.b", "AIE-9.2.c"],
    quarters: ["AIE-9.2.a", "AIE-9.2.d"],
    peoples: ["AIE-9.3.b", "AIE-9.3.d", "AIE-9.3.f"],
    garrisons: ["AIE-9.4.a", "AIE-9.4.c"],
    recruits: ["AIE-9.4.e", "AIE-9.4.k", "AIE-9.4.l"],
  } satisfies Behind<WinterPart>,
  regions: ["AIE-3.1.1.b", "AIE-3.7.3.b", "AIE-3.7.3.e", "AIE-9.4.h", "AIE-10.2.b"],
  points: ["AIE-10.1.a", "AIE-10.1.b", "AIE-10.1.c", "AIE-10.1.d", "AIE-10.2.a", "AIE-10.2.c", "AIE-10.2.d"],
  spqr: ["AIE-5.1.1.a", "AIE-5.1.1.e", "AIE-5.1.1.j"],
  scenarios: ["AIE-S0.a", "AIE-S0.j"],
} as const;
