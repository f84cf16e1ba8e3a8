/** The referee watches evasions (8.2): who may try, by land and sea, with whom and where to; and lone leaders. */

import type { Named } from "@rubicon/series/testing";
import { hidingPlaces, originsOf, refuges, seaways } from "./checker-battle.ts";
import { bringable, captainsIn, contests, evadersIn, mustLeave } from "./checker-evasion.ts";
import { type Asked, type Notes, sideOf, type Told } from "./checker-notes.ts";
import { fits } from "./checker-sail.ts";
import {
  isSea,
  isShip,
  LANDS,
  type Man,
  of,
  other,
  SEA_IDS,
  srOf,
  tbOf,
  type View,
  ZONE_IDS,
} from "./checker-table.ts";

/** A list of zones in a frame, by name. */
export const zonesIn = (view: View, step: string, field: string): string[] => {
  const frame = view.stack.findLast((each) => each.step === step);
  const list = frame?.[field];
  return Array.isArray(list) ? list.map((zone) => ZONE_IDS[Number(zone)]) : [];
};

/** The harbour that must be left after its combats, if one must. */
const leavingAfter = (view: View): string | null => {
  const only = view.stack.findLast((each) => each.step === "fleetEvasions")?.only;
  return typeof only === "number" && only >= 0 ? ZONE_IDS[only] : null;
};

export class EvadeWatch {
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  loneLeader(view: View, { leader }: Asked<"loneLeader">, named: Named): void {
    const man = view.men.find(({ id }) => id === leader);
    if (man) this.notes.sameList(`hiding ${man.id} in ${man.at}`, hidingPlaces(view, man), named("escape"));
  }

  evasions(view: View, question: Asked<"evasions">, named: Named): void {
    const side = sideOf(question.side);
    const shut = [...zonesIn(view, "evasions", "done"), ...zonesIn(view, "evasions", "failed")];
    const mine = LANDS.filter((zone) => !shut.includes(zone)).flatMap((zone) => evadersIn(view, side, zone, false));
    this.notes.sameList(`evade in ${question.zones.join("+")}`, mine, named("evade"));
  }

  fleetEvasions(view: View, question: Asked<"fleetEvasions">, named: Named): void {
    const side = sideOf(question.side);
    const forced = leavingAfter(view) ?? LANDS.find((zone) => mustLeave(view, side, zone));
    this.notes.same(`fleets that must leave`, forced !== undefined, question.must);
    if (forced !== undefined)
      return this.notes.sameList(`afloat from ${forced}`, captainsIn(view, side, forced), named("afloat"));
    const done = zonesIn(view, "fleetEvasions", "done");
    const failed = zonesIn(view, "fleetEvasions", "failed");
    const zones = [...LANDS, ...SEA_IDS].filter((zone) => !done.includes(zone));
    const alone = zones.filter((zone) => contests(view, [isShip]).includes(zone));
    const aboard = zones.filter((zone) => !failed.includes(zone)).flatMap((zone) => evadersIn(view, side, zone, true));
    this.notes.sameList(
      "afloat",
      alone.flatMap((zone) => captainsIn(view, side, zone)),
      named("afloat"),
    );
    this.notes.sameList("evade aboard", aboard, named("evade"));
  }

  evasion(view: View, question: Asked<"evasion">, named: Named): void {
    const side = sideOf(question.side);
    const { zone, naval } = question;
    const going = view.men.filter((man) => man.going);
    const leader = view.men.find(({ id }) => id === question.leader);
    if (leader === undefined) return;
    const barred = naval ? [] : originsOf(view, other(side), zone);
    const ways = (who: readonly Man[]): string[] =>
      naval ? seaways(view, side, zone, who) : refuges(view, side, zone, who, barred);
    const ready = !naval || (going.some(isShip) && fits(going));
    const names = going.map(({ id }) => id).join("+");
    this.notes.sameList(`slip ${names} from ${zone}`, ready ? ways(going) : [], named("slip"));
    const fit = bringable(view, leader, going, naval, question.command !== null).filter(
      (man) => ways([...going, man]).length > 0,
    );
    this.notes.sameList(
      `bring ${question.leader} in ${zone}`,
      fit.map(({ id }) => id),
      named("bring"),
    );
  }

  evades({ leader, zone, side, die, bonus, sr, success }: Told<"evasion">): void {
    const view = this.view();
    const foes = of(view, other(sideOf(side)), zone).filter(
      (man) => man.leader && !man.ill && (isSea(zone) || !man.afloat),
    );
    const tb = Math.max(0, ...foes.map(tbOf));
    const man = view.men.find(({ id }) => id === leader);
    if (man === undefined) return;
    this.notes.same(`evasion of ${leader} in ${zone}`, [tb, srOf(man), die + tb < srOf(man)], [bonus, sr, success]);
  }
}
