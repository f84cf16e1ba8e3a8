/** The referee watches combats (E.2): evasions, battles, losses, retreats, who dies, and leaders alone. */

import { type Named, sorted } from "@rubicon/series/testing";
import {
  type Force,
  forceOf,
  judge,
  originsOf,
  partiesIn,
  refugeFault,
  refuges,
  type Verdict,
} from "./checker-battle.ts";
import { commandFault, groupFault, hidingPlaces, lonely } from "./checker-march.ts";
import { type Asked, type Notes, SIDES, sideOf, type Told } from "./checker-notes.ts";
import {
  at,
  ccOf,
  ENEMY,
  found,
  isGarrison,
  isGeneric,
  isLeader,
  isRoman,
  isUnit,
  LANDS,
  type Man,
  moved,
  of,
  onMap,
  other,
  ROME,
  spOf,
  srOf,
  type View,
  type Who,
} from "./checker-table.ts";

interface Fight {
  readonly zone: string;
  readonly attacker: Who;
  /** Whose units the attacker's and the defender's are: mutineers fight for a player. */
  readonly owners: readonly [Who, Who];
  readonly sp: number;
  readonly origins: readonly string[];
  /** Who has taken the die into his own hands. */
  victor: Who;
  /** Forces when the die fell. */
  forces: readonly [Force, Force] | null;
  verdict: Verdict | null;
  readonly hit: string[];
}

const ids = (men: readonly Man[]): string[] => men.map(({ id }) => id);

export class FightWatch {
  private fight: Fight | null = null;
  private readonly dead: string[] = [];
  private readonly explained = new Set<string>();
  /** Somebody has moved in this sequence: whoever was alone among enemies before has had to escape. */
  marched = false;
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  /** Nothing of a battle is left. */
  over(view: View): void {
    this.settled(view);
    this.fight = null;
  }

  // Questions -----------------------------------------------------------------------------------------------

  combats(view: View, question: Asked<"combats">): void {
    this.over(view);
    if (this.marched) this.alone(view);
    const frame = view.stack.find(({ step }) => step === "combats");
    const done = (Array.isArray(frame?.done) ? frame.done : []).map((zone) => LANDS[Number(zone)]);
    const mine = LANDS.filter((zone) => partiesIn(view, zone).length > 1 && !done.includes(zone));
    this.notes.sameList("combats", mine, question.zones);
  }

  /** 7: nobody is left alone among enemies where players are asked. */
  alone(view: View): void {
    const told = ({ id, at: zone }: Man): string =>
      `${id} ${zone}: ${at(view, zone).map((man) => `${man.id}/${man.side}`)}`;
    this.notes.sameList(
      `alone among enemies (${view.stack.map(({ step }) => step).join(" ")})`,
      [],
      lonely(view).map(told),
    );
  }

  loneLeader(view: View, question: Asked<"loneLeader">, named: Named): void {
    const man = found(view, question.leader);
    if (man) this.notes.sameList(`escape of ${man.id} from ${man.at}`, hidingPlaces(view, man), named("escape"));
  }

  evasions(view: View, question: Asked<"evasions">, named: Named): void {
    const side = sideOf(question.side);
    const open = of(view, side, question.zone).filter((man) => isLeader(man) && !man.tried && !man.ill);
    const companies = (man: Man): Man[][] => [
      [man],
      ...of(view, side, question.zone)
        .filter((each) => isUnit(each) && each.people === man.people)
        .map((unit) => [man, unit]),
    ];
    const fit = open.filter((man) => companies(man).some((who) => this.waysOut(view, who, question.zone).length > 0));
    const best = Math.max(0, ...fit.map(srOf));
    this.notes.sameList(`evade in ${question.zone}`, ids(fit.filter((man) => srOf(man) === best)), named("evade"));
  }

  evasion(view: View, question: Asked<"evasion">, named: Named): void {
    const leader = found(view, question.leader);
    if (leader === undefined) return;
    const going = [leader, ...view.men.filter((man) => man.going && man !== leader)];
    const units = going.filter(isUnit).length;
    const mine = of(view, leader.side, question.zone).filter((man) => {
      if (going.includes(man) || man.ill || man.kind === "fleet" || man.people === "armenia") return false;
      if (isLeader(man)) return true;
      if (units >= ccOf(leader)) return false;
      if (man.people !== leader.people) return false;
      if (isGarrison(man)) return leader.side === ROME && (leader.augustus || leader.caesar);
      return true;
    });
    const label = `${ids(going).join("+")} from ${question.zone}`;
    const brought = named("bring");
    // Who has nowhere to go with them need not be offered.
    const withWay = mine.filter((man) => this.waysOut(view, [...going, man], question.zone).length > 0);
    this.notes.same(
      `bring with ${label}`,
      [],
      withWay.filter((man) => !brought.includes(man.id)).map(({ id }) => id),
    );
    this.notes.same(
      `bring only with ${label}`,
      [],
      brought.filter((id) => !ids(mine).includes(id)),
    );
    this.notes.sameList(`slip ${label}`, this.waysOut(view, going, question.zone), named("slip"));
    void commandFault;
  }

  losses(view: View, question: Asked<"losses">, named: Named): void {
    const { fight } = this;
    if (fight?.verdict == null) return this.notes.say("losses without a battle");
    this.notes.same("losses left", fight.verdict.losses - fight.hit.length, question.left);
    const owner = fight.owners[sideOf(question.side) === fight.attacker ? 0 : 1];
    const mine = forceOf(view, sideOf(question.side), owner, fight.zone).units;
    this.notes.sameList(
      "losses among",
      ids(mine).filter((id) => !fight.hit.includes(id)),
      named("lose"),
    );
  }

  retreat(view: View, question: Asked<"retreat">, named: Named): void {
    const block = view.men.filter(({ id }) => question.pieces.includes(id));
    const barred = this.barred(sideOf(question.side));
    const all = refuges(view, block, question.zone, barred);
    const label = `${question.pieces.join("+")} from ${question.zone}`;
    this.notes.same(`retreat together ${label}`, all.length > 0, question.together);
    if (question.together) return this.notes.sameList(`retreat ${label}`, all, named("retreat"));
    const wrong = named("retreat").filter((to) =>
      block.every((man) => refugeFault(view, this.companyOf(block, man), question.zone, to, barred) !== null),
    );
    this.notes.sameList(`retreat in parts ${label}`, [], wrong);
  }

  // Events --------------------------------------------------------------------------------------------------

  hunted({ leader, die, escapes }: Told<"hunted">): void {
    if (!escapes) this.explained.add(leader);
    const view = this.view();
    const man = found(view, leader);
    if (man === undefined) return;
    const open = hidingPlaces(view, man).length > 0;
    this.notes.same(`hunted ${leader} ${die}`, open && die !== 9, escapes);
  }

  escaped({ leader, from, to }: Told<"escaped">): void {
    const view = moved(this.view(), (man) => (man.id === leader ? { ...man, at: from } : man));
    const man = found(view, leader);
    if (man) this.notes.same(`escaped ${leader} from ${from} to ${to}`, true, hidingPlaces(view, man).includes(to));
  }

  tries({ leader, die, sr, success }: Told<"evasion">): void {
    const man = found(this.view(), leader);
    if (man) this.notes.same(`evasion of ${leader} ${die}`, [srOf(man), die < srOf(man)], [sr, success]);
  }

  evaded({ leader, pieces, from, to }: Told<"evaded">): void {
    const view = moved(this.view(), (man) => (pieces.includes(man.id) ? { ...man, at: from } : man));
    const who = view.men.filter(({ id }) => pieces.includes(id));
    const chief = found(view, leader);
    this.notes.same(
      `evaded ${pieces.join("+")} from ${from} to ${to}`,
      true,
      this.waysOut(view, who, from).includes(to),
    );
    this.notes.same(`evaded units of ${leader}`, true, who.filter(isUnit).length <= (chief ? ccOf(chief) : 0));
  }

  fled({ pieces, from, to }: Told<"fled">): void {
    const view = moved(this.view(), (man) => (pieces.includes(man.id) ? { ...man, at: from } : man));
    const who = view.men.filter(({ id }) => pieces.includes(id));
    this.notes.same(`fled ${pieces.join("+")} from ${from} to ${to}`, null, refugeFault(view, who, from, to, []));
  }

  begins({ zone, attacker, defender }: Told<"battle">): void {
    const view = this.view();
    this.over(view);
    this.dead.length = 0;
    this.explained.clear();
    const side = sideOf(attacker.side);
    const ownerOf = (list: readonly string[], fallback: Who): Who => found(view, list[0] ?? "")?.side ?? fallback;
    const owners = [ownerOf(attacker.units, side), ownerOf(defender.units, other(side))] as const;
    const forces = [forceOf(view, side, owners[0], zone), forceOf(view, other(side), owners[1], zone)] as const;
    for (const [i, seen] of [attacker, defender].entries()) {
      this.notes.sameList(`force of ${seen.side} in ${zone}`, ids(forces[i].units), seen.units);
      this.notes.sameList(`force leaders in ${zone}`, ids(forces[i].leaders), seen.leaders);
    }
    const sp = forces.flatMap(({ units }) => units.map(spOf)).reduce((sum, each) => sum + each, 0);
    const origins = originsOf(forces[0]);
    this.fight = { zone, attacker: side, owners, sp, origins, victor: -1, forces: null, verdict: null, hit: [] };
  }

  /** 6.1, 6.2: they take the place of the die; both of them do not. */
  played({ side, stratagem }: Told<"played">): void {
    if (this.fight === null || this.fight.verdict !== null) return;
    if (stratagem !== "roma_victor" && stratagem !== "furor_germanicus") return;
    this.fight.victor = this.fight.victor === -1 ? sideOf(side) : -1;
  }

  decided(event: Told<"battle-decided">): void {
    const { fight } = this;
    if (fight === null) return this.notes.say("a battle was decided that nobody fought");
    const { attacker, zone, owners, victor, sp } = fight;
    const view = this.view();
    const a = forceOf(view, attacker, owners[0], zone);
    const d = forceOf(view, other(attacker), owners[1], zone);
    fight.forces = [a, d];
    this.notes.same(`battle without a die in ${zone}`, victor !== -1, event.die === null);
    const verdict = judge(view, a, d, zone, event.die ?? (victor === attacker ? 99 : -99));
    fight.verdict = verdict;
    const total = event.modifiers.reduce((sum, { value }) => sum + value, 0);
    const [modifier, row] = event.die === null ? [total, event.row] : [verdict.modifier, verdict.row];
    this.notes.same(
      `battle in ${zone} ${ids([...a.units, ...a.leaders]).join("+")} / ${ids([...d.units, ...d.leaders]).join("+")}`,
      [verdict.base, verdict.column, modifier, row, ...verdict.results, SIDES[verdict.winner]],
      [event.baseColumn, event.column, total, event.row, event.attacker, event.defender, event.winner],
    );
    if (sp >= 35) this.notes.gain(verdict.winner, 1);
  }

  struck({ side, zone, reduced, lost }: Told<"losses">): void {
    const { fight } = this;
    if (fight?.verdict == null || fight.forces === null || fight.zone !== zone) return;
    const own = sideOf(side);
    // Armenia's unit, which does not retreat, is told by itself.
    if (own !== fight.verdict.winner && sorted([...reduced, ...lost]) === "armenia_1") return;
    const force = fight.forces[own === fight.attacker ? 0 : 1];
    const full = force.units.filter((unit) => !unit.reduced).map(({ id }) => id);
    const weak = force.units.filter((unit) => unit.reduced).map(({ id }) => id);
    if (own === fight.verdict.winner) {
      const wrong = [...reduced.filter((id) => !full.includes(id)), ...lost.filter((id) => !weak.includes(id))];
      const twice = [...reduced, ...lost].filter((id) => fight.hit.includes(id));
      fight.hit.push(...reduced, ...lost);
      return this.notes.same(`losses of the victor in ${zone}`, [[], []], [wrong, twice]);
    }
    const result = fight.verdict.results[own === fight.attacker ? 0 : 1];
    const expected = result === "E" ? [[], [...full, ...weak]] : result === "A" ? [full, weak] : [[], []];
    // Armenia's unit does not retreat: it dies.
    const told = [reduced.filter((id) => id !== "armenia_1"), lost.filter((id) => id !== "armenia_1")];
    const mine = expected.map((list) => list.filter((id) => id !== "armenia_1"));
    this.notes.same(`losses by ${result} in ${zone}`, mine.map(sorted), told.map(sorted));
  }

  retreated({ side, pieces, from, to }: Told<"retreated">): void {
    const view = moved(this.view(), (man) => (pieces.includes(man.id) ? { ...man, at: from } : man));
    const who = view.men.filter(({ id }) => pieces.includes(id));
    const fault = refugeFault(view, who, from, to, this.barred(sideOf(side)));
    this.notes.same(`retreated ${pieces.join("+")} from ${from} to ${to}`, null, fault);
  }

  cutOff({ side, zone, units, leaders }: Told<"cut-off">): void {
    for (const id of leaders) this.explained.add(id);
    const view = moved(this.view(), (man) =>
      units.includes(man.id) || leaders.includes(man.id) ? { ...man, at: zone } : man,
    );
    const block = view.men.filter(({ id }) => units.includes(id) || leaders.includes(id));
    for (const man of block) {
      if (man.people === "armenia" || man.side === -1) continue;
      const ways = refuges(view, this.companyOf(block, man), zone, this.barred(sideOf(side)));
      this.notes.sameList(`cut-off ${man.id} in ${zone}`, [], ways);
    }
  }

  died({ leader, side, how, back }: Told<"died">): void {
    this.notes.same(`died ${leader}`, isGeneric(leader), back);
    if (how !== "battle" && how !== "civil" && how !== "assassinated") return;
    this.dead.push(leader);
    if (how === "assassinated") this.explained.add(leader);
    if (side !== null) this.notes.gain(other(sideOf(side)), 1);
  }

  /** 8.4: who had to die is dead, and nobody else but who was cut off, hunted or murdered. */
  private settled(view: View): void {
    const { fight } = this;
    if (fight?.verdict == null) return;
    const { verdict } = fight;
    this.fight = { ...fight, verdict: null };
    for (const id of verdict.dead) this.notes.same(`fallen ${id}`, false, onMap(found(view, id)?.at ?? "gone"));
    const spared = this.dead.filter((id) => !verdict.dead.includes(id) && !this.explained.has(id));
    this.notes.sameList("fallen besides", [], spared);
    this.notes.same(
      `losses in the end ${fight.zone} ${verdict.results} ${fight.forces?.map(({ units, owner }) => `${owner}:${ids(units)}`)}`,
      verdict.losses,
      fight.hit.length,
    );
  }

  /** 8.1: zones the attackers came from are closed to the defender. */
  private barred(side: Who): readonly string[] {
    const { fight } = this;
    return fight === null || side === fight.attacker ? [] : fight.origins;
  }

  /** For those who evade: before the battle there is none. */
  private waysOut(view: View, who: readonly Man[], zone: string): string[] {
    const [first] = who;
    const foe = first === undefined ? [] : of(view, other(first.side), zone).filter(isUnit);
    const barred = foe.flatMap(({ from }) => (from === null ? [] : [from]));
    // Chiefs do not go alone in the empire.
    return refuges(view, who, zone, barred).filter((to) => groupFault(view, who, zone, to) === null);
  }

  /** With the chief of its People, if he could come along: units of Peoples enter the Interior with him. */
  private companyOf(block: readonly Man[], man: Man): Man[] {
    void isRoman;
    void ENEMY;
    return [
      man,
      ...block.filter((each) => isLeader(each) && each.people === man.people && man.people !== null && each !== man),
    ].slice(0, 2);
  }
}
