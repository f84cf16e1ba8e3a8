/** The referee watches movement (E.1): who may be taken, who joins, every step, halt and drop of every group. */
import { dropFault, joinFault, type March, readyFault, stepFault, stopFault } from "./checker-march.ts";
import type { Notes } from "./checker-notes.ts";
import { anchorFault, boardFault, sailFault, voyageOf } from "./checker-sail.ts";
import {
  isLand,
  isSea,
  isShip,
  isUnit,
  LANDS,
  type Man,
  of,
  onMap,
  SEA_IDS,
  type View,
  type Who,
  waysFrom,
} from "./checker-table.ts";

/** Event 6 is left alone where it binds somebody. */
const AGITATION = 6;
const isBound = (view: View, members: readonly Man[]): boolean =>
  view.event === AGITATION && members.some((man) => man.chief);

const setOut = (man: Man): March => ({ side: man.side, members: [man], path: [man.at], spent: 0, shed: [] });

export class MoveWatch {
  private march: March | null = null;
  private readonly notes: Notes;

  constructor(notes: Notes) {
    this.notes = notes;
  }

  movement(view: View, side: Who, allowed: ReadonlySet<string>): void {
    this.march = null;
    for (const man of view.men) {
      if (!isLand(man.at) || isShip(man)) continue;
      const legal = allowed.has(`take ${man.id}`);
      const ready = readyFault(view, man, side);
      if (ready !== null) {
        this.notes.same(`take ${man.id} (${ready})`, false, legal);
        continue;
      }
      if (man.leader && isBound(view, [man])) continue;
      const can = waysFrom(man.at).some(({ to }) => stepFault(view, setOut(man), to) === null);
      // A leader who cannot go alone may find somebody to lead.
      if (!man.leader || can) this.notes.same(`take ${man.id} in ${man.at}`, can, legal);
      else if (!of(view, side, man.at).some(isUnit)) this.notes.same(`take ${man.id} alone`, false, legal);
    }
  }

  group(view: View, sea: boolean, allowed: ReadonlySet<string>): void {
    const members = view.men.filter((man) => man.going);
    if (this.march === null) return;
    this.march = { ...this.march, members };
    if (isBound(view, members)) return;
    if (sea) return this.fleet(view, this.march, allowed);
    const { march } = this;
    const where = march.path.join(">");
    const names = members.map(({ id }) => id).join("+");
    for (const to of [...LANDS, ...SEA_IDS]) {
      const fault = stepFault(view, march, to);
      this.notes.same(`step ${names} ${where}>${to} (${fault})`, fault === null, allowed.has(`step ${to}`));
    }
    if (march.path.length > 1) {
      const fault = stopFault(view, march);
      this.notes.same(`halt ${names} ${where} (${fault})`, fault === null, allowed.has("halt"));
      for (const man of members) {
        const held = dropFault(view, march, man.id);
        this.notes.same(`drop ${man.id} of ${names} ${where} (${held})`, held === null, allowed.has(`drop ${man.id}`));
      }
    }
    for (const man of view.men) {
      if (isShip(man) || !onMap(man.at) || isBound(view, [man])) continue;
      const fault = joinFault(view, march, man);
      this.notes.same(`add ${man.id} to ${names} (${fault})`, fault === null, allowed.has(`add ${man.id}`));
    }
  }

  private fleet(view: View, march: March, allowed: ReadonlySet<string>): void {
    const where = march.path.join(">");
    const names = march.members.map(({ id }) => id).join("+");
    for (const to of [...LANDS, ...SEA_IDS]) {
      const fault = sailFault(view, march, to);
      this.notes.same(`sail ${names} ${where}>${to} (${fault})`, fault === null, allowed.has(`step ${to}`));
    }
    for (const man of view.men) {
      if (!onMap(man.at) || isBound(view, [man])) continue;
      const fault = boardFault(view, march, man);
      this.notes.same(`board ${man.id} with ${names} (${fault})`, fault === null, allowed.has(`add ${man.id}`));
    }
    if (march.path.length === 1) return;
    const fault = anchorFault(view, march);
    this.notes.same(`anchor ${names} ${where} (${fault})`, fault === null, allowed.has("halt"));
  }

  /** Before it is played. */
  act(view: View, kind: string, name: string): void {
    if (kind === "take") {
      const man = view.men.find(({ id }) => id === name);
      if (man) this.march = setOut(man);
    } else if (this.march !== null && kind === "step") {
      const { path, spent } = this.march;
      const from = path[path.length - 1];
      const way = waysFrom(from).find(({ to }) => to === name);
      const cost = isSea(from) || isSea(name) ? voyageOf(from, name) : (way?.cost ?? 99);
      this.march = { ...this.march, path: [...path, name], spent: spent + cost };
    } else if (this.march !== null && kind === "drop") this.march = { ...this.march, shed: [...this.march.shed, name] };
  }
}
