/** The referee watches movement (E.1): who may be taken, who joins, every step, halt, drop, voyage and call to join a usurper. */

import type { Named } from "@rubicon/series/testing";
import { aloneFault, joinFault, type March, readyFault, stepFault, stopFault } from "./checker-march.ts";
import { type Asked, type Notes, sideOf, type Told } from "./checker-notes.ts";
import { canSail, coastFault, isAppealOpen, sailFault, winnable } from "./checker-sea.ts";
import {
  at,
  ENEMY,
  FLEETS,
  found,
  isLand,
  isLeader,
  isRoman,
  isUnit,
  LANDS,
  type Man,
  of,
  pcOf,
  ROME,
  SEAS,
  type View,
  type Who,
  waysFrom,
} from "./checker-table.ts";

/** Event 6 is left alone where it binds somebody: the referee's tests look at it. */
const UNREST = 6;
const isBound = (view: View, side: Who): boolean => view.event === UNREST && side === ROME;

const setOut = (man: Man, side: Who): March => ({
  side,
  members: [man],
  path: [man.at],
  spent: 0,
  withUnits: isUnit(man),
});

export class MoveWatch {
  private march: March | null = null;
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  movement(view: View, side: Who, allowed: ReadonlySet<string>): void {
    this.march = null;
    if (isBound(view, side)) return;
    for (const man of view.men) {
      if (!isLand(man.at) || man.kind === "fleet") continue;
      const legal = allowed.has(`take ${man.id}`);
      const fault = readyFault(view, man, side) ?? aloneFault(man);
      if (fault !== null) {
        this.notes.same(`take ${man.id} (${fault})`, false, legal);
        continue;
      }
      const can = waysFrom(man.at).some(({ to }) => stepFault(view, setOut(man, side), to) === null);
      // A leader who cannot go alone may find somebody to lead.
      if (!isLeader(man) || can) this.notes.same(`take ${man.id} in ${man.at}`, can, legal);
      else if (!of(view, side, man.at).some(isUnit)) this.notes.same(`take ${man.id} alone`, false, legal);
    }
    for (const fleet of FLEETS.keys()) {
      const man = found(view, fleet);
      if (man === undefined) continue;
      this.notes.same(`fleet ${fleet} at ${man.at}`, canSail(view, man, side), allowed.has(`take ${fleet}`));
    }
  }

  group(view: View, question: Asked<"group">, allowed: ReadonlySet<string>): void {
    if (this.march === null) return;
    const members = view.men.filter((man) => man.going);
    const side = sideOf(question.side);
    // Before they go whoever has joined may still be left.
    const gone = this.march.path.length > 1;
    const withUnits = members.some(isUnit) || (gone && this.march.withUnits);
    this.march = { ...this.march, side, members, withUnits };
    if (isBound(view, side)) return;
    const { march } = this;
    const label = `${members.map(({ id }) => id).join("+")} ${march.path.join(">")}`;
    // Nobody goes on who can call on those he has come upon, until he has.
    const held = isAppealOpen(view, march) && allowed.has("win-over");
    for (const to of LANDS) {
      const fault = stepFault(view, march, to);
      this.notes.same(`step ${label}>${to} (${fault})`, fault === null, allowed.has(`step ${to}`));
    }
    if (march.path.length > 1) {
      const fault = stopFault(march);
      this.notes.same(`halt ${label} (${fault})`, fault === null, allowed.has("halt"));
      for (const man of members) {
        const stays = isUnit(man);
        this.notes.same(`drop ${man.id} of ${label}`, stays, allowed.has(`drop ${man.id}`));
      }
      this.notes.same(`appeal of ${label}`, isAppealOpen(view, march), held);
    }
    for (const man of at(view, question.zone)) {
      if (man.kind === "fleet") continue;
      const fault = joinFault(view, march, man);
      this.notes.same(`add ${man.id} to ${label} (${fault})`, fault === null, allowed.has(`add ${man.id}`));
    }
  }

  voyage(view: View, question: Asked<"voyage">, named: Named): void {
    const fleet = found(view, question.fleet);
    if (fleet === undefined || isBound(view, ROME)) return;
    const landed = view.stack.at(-1)?.landed === 1 || view.stack.at(-1)?.landed === true;
    const picked = view.men.filter((man) => man.going);
    const label = `${fleet.id} at ${fleet.at} with ${picked.map(({ id }) => id).join("+")}`;
    // When some have landed whether the fleet still sails is another matter.
    if (!landed)
      for (const to of [...SEAS, ...LANDS]) {
        const fault = sailFault(view, fleet, to, question.sailed);
        this.notes.same(`sail ${label} to ${to} (${fault})`, fault === null, named("step").includes(to));
      }
    if (picked.length === 0 || isLand(fleet.at)) return;
    for (const to of LANDS) {
      const fault = coastFault(view, fleet, picked, to);
      this.notes.same(`land ${label} in ${to} (${fault})`, fault === null, named("land").includes(to));
    }
  }

  /** Before it is played. */
  act(view: View, kind: string, name: string): void {
    if (kind === "take") {
      const man = found(view, name);
      if (man) this.march = setOut(man, man.side);
    } else if (this.march !== null && kind === "step") {
      const { path, spent } = this.march;
      const way = waysFrom(path[path.length - 1]).find(({ to }) => to === name);
      this.march = { ...this.march, path: [...path, name], spent: spent + (way?.cost ?? 99) };
    }
  }

  /** 4.5 D: at most the PC of the usurper if he is there, else the best; the bonus helps. */
  appeal({ units, zone, die, bonus, pc, won }: Told<"appeal">): void {
    const view = this.view();
    const leaders = of(view, ENEMY, zone).filter((man) => isLeader(man) && isRoman(man));
    const usurpers = leaders.filter((man) => man.usurper);
    const best = Math.max(...(usurpers.length > 0 ? usurpers : leaders).map(pcOf));
    const bonuses = view.men.filter((man) => man.usurper).map((man) => man.bonus);
    this.notes.same(
      `appeal in ${zone} ${die}`,
      [best, die - bonus <= pc, true],
      [pc, won, [0, ...bonuses].includes(bonus)],
    );
    this.notes.sameList(
      `appeal to ${zone}`,
      winnable(view, zone).map(({ id }) => id),
      units,
    );
  }
}
