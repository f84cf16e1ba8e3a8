/** The referee watches battles (E.2): losses, retreats, drowning, who dies, and whose the field is. */

import { type Named, sorted } from "@rubicon/series/testing";
import {
  forceOf,
  hidingPlaces,
  isAssassin,
  judge,
  originsOf,
  refuges,
  seaways,
  type Verdict,
} from "./checker-battle.ts";
import { zonesIn } from "./checker-evades.ts";
import { contests } from "./checker-evasion.ts";
import { type Asked, type Notes, SIDES, sideOf, type Told } from "./checker-notes.ts";
import { fits, surplus } from "./checker-sail.ts";
import {
  at,
  hasCity,
  hasPort,
  isRoman,
  isSea,
  isShip,
  isTroop,
  isUnit,
  leadsRomans,
  type Man,
  of,
  onMap,
  other,
  regionOf,
  spOf,
  type View,
  type Who,
} from "./checker-table.ts";

interface Fight {
  /** When it began; and, once the die has fallen, as it was then. */
  view: View;
  readonly sp: number;
  /** What walls and siegecraft add to the die, and who has come, seen and won. */
  works: number;
  victor: Who;
  readonly zone: string;
  readonly naval: boolean;
  readonly attacker: Who;
  readonly origins: readonly string[];
  verdict: Verdict | null;
  /** Units of the victor that have lost a step. */
  readonly hit: string[];
}

/** Who is where, for a note. */
const told = (view: View, zone: string): string =>
  `${zone}: ${at(view, zone)
    .map(({ id, side }) => `${id}/${side}`)
    .join(",")}`;

export class FightWatch {
  private fight: Fight | null = null;
  /** Deaths in combat since the battle began, and those that something else than 8.5 brought about. */
  private dead: string[] = [];
  private readonly explained = new Set<string>();
  /** Zones where units have changed owner since the last battle: allies stay beside them until the next (R182). */
  private readonly parted = new Set<string>();
  /** Who has boarded ships to retreat. */
  private readonly aboard = new Set<string>();
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  over(): void {
    this.fight = null;
  }

  // Questions -----------------------------------------------------------------------------------------------

  battles(view: View, question: Asked<"battles">): void {
    this.lonely(view);
    const done = zonesIn(view, "battles", "done");
    const mine = contests(view).filter((zone) => !done.includes(zone));
    this.notes.sameList("battles", mine, question.zones);
  }

  losses(view: View, question: Asked<"losses">, named: Named): void {
    const { fight } = this;
    if (fight?.verdict == null) return this.notes.say("losses without a battle");
    this.notes.same("losses left", fight.verdict.losses - fight.hit.length, question.left);
    const units = forceOf(view, sideOf(question.side), fight.zone, fight.naval).units;
    const mine = units.filter(({ id }) => !fight.hit.includes(id)).map(({ id }) => id);
    this.notes.sameList("losses among", mine, named("lose"));
  }

  retreat(view: View, question: Asked<"retreat">, named: Named): void {
    const { fight } = this;
    // Allies of those who have gone over to a Pretender leave without one.
    if (fight === null && view.stack.at(-1)?.allies === true) return;
    if (fight === null) return this.notes.say("a retreat from no battle");
    const side = sideOf(question.side);
    const block = this.blockOf(view, question.pieces);
    const bySea = block.some(isShip);
    this.notes.sameList(
      `retreat ${question.pieces.join("+")} from ${fight.zone}`,
      this.waysFor(view, side, block),
      named("retreat"),
    );
    const fleet = of(view, side, fight.zone).filter(isShip);
    const open = !bySea && !fight.naval && fleet.length > 0 && seaways(view, side, fight.zone, fleet).length > 0;
    const aboard = of(view, side, fight.zone).filter((man) => man.going);
    const mine = open ? block.filter((man) => fits([...fleet, ...aboard, man])) : [];
    this.notes.sameList(
      `embark in ${fight.zone}`,
      mine.map(({ id }) => id),
      named("embark"),
    );
  }

  drowning(view: View, question: Asked<"drowning">, named: Named): void {
    const men = of(view, sideOf(question.side), question.zone);
    const mine = men.filter((man) => isTroop(man) && surplus(men.filter((each) => each !== man)) < surplus(men));
    this.notes.sameList(
      `drowning in ${question.zone}`,
      mine.map(({ id }) => id),
      named("drown"),
    );
  }

  /** 8.2: nobody is left alone among enemies. */
  lonely(view: View): void {
    const alone = view.men.filter((man) => {
      if (!man.leader || man.side === -1 || !onMap(man.at) || isSea(man.at)) return false;
      const there = at(view, man.at).filter(isUnit);
      return there.some((each) => each.side === other(man.side)) && !there.some((each) => each.side === man.side);
    });
    this.notes.sameList(
      "alone among enemies",
      [],
      alone.map((man) => `${man.id} ${told(view, man.at)}`),
    );
  }

  /** 8.4.1: after the combats a zone is one player's. */
  apart(view: View): void {
    this.lonely(view);
    const both = contests(view).filter((zone) => !this.parted.has(zone));
    this.notes.sameList(
      `apart in ${view.year}`,
      [],
      both.map((zone) => told(view, zone)),
    );
  }

  // Events --------------------------------------------------------------------------------------------------

  /** 3.7.2, R103: to whoever controls the region, if no leader of theirs is in it. */
  passedOver({ zone, side, rule }: Told<"passed-over">): void {
    this.parted.add(zone);
    const view = this.view();
    // 3.6.3: after a coup whoever has no leader in his zone.
    const near = (at: string): boolean => (rule === "AIE-3.6.3.g" ? at === zone : regionOf(at) === region);
    const region = regionOf(zone);
    const led = view.men.some((man) => man.side === other(sideOf(side)) && leadsRomans(view, man) && near(man.at));
    this.notes.same(`passed over in ${zone}`, [sideOf(side), false], [view.control[region ?? ""], led]);
  }

  /** 6.3.7 to 6.3.9 */
  played({ side, title, value }: Told<"played">): void {
    const { fight } = this;
    if (fight === null || fight.verdict !== null) return;
    const who = sideOf(side);
    const strong = hasCity(fight.zone) || hasPort(fight.zone);
    if (title === "muraille" || title === "poliorcetique") {
      const mine = [strong, title === "muraille" ? other(fight.attacker) : fight.attacker];
      this.notes.same(`works at ${fight.zone}`, mine, [true, who]);
      fight.works += value;
    }
    if (title === "veni-vidi-vici") fight.victor = who;
  }

  /** Units of both sides stand together since one of them has changed hands (R182). */
  mixed(zones: readonly string[]): void {
    for (const zone of zones) this.parted.add(zone);
  }

  /** 8.4.1, R136: these go with the ships. */
  embarked({ pieces }: Told<"embarked">): void {
    for (const id of pieces) this.aboard.add(id);
  }

  hunted({ leader, die, escapes }: Told<"hunted">): void {
    if (!escapes) this.explained.add(leader);
    const view = this.view();
    const man = view.men.find((each) => each.id === leader);
    if (die === null || man === undefined) return;
    const lives = isAssassin(view, leader) ? die >= 8 : die < 8;
    this.notes.same(`hunted ${leader} ${die}`, lives && hidingPlaces(view, man).length > 0, escapes);
  }

  begins({ zone, naval, attacker, defender }: Told<"battle">): void {
    const view = this.view();
    const side = sideOf(attacker.side);
    this.settled(view);
    this.dead = [];
    this.explained.clear();
    this.aboard.clear();
    this.parted.delete(zone);
    const forces = [forceOf(view, side, zone, naval), forceOf(view, other(side), zone, naval)];
    const sp = forces.flatMap(({ units }) => units.map(spOf)).reduce((sum, each) => sum + each, 0);
    const origins = originsOf(view, side, zone);
    const played = { works: 0, victor: -1 as Who, hit: [] };
    this.fight = { view, zone, naval, attacker: side, origins, sp, verdict: null, ...played };
    for (const [i, seen] of [attacker, defender].entries()) {
      const { units, leaders } = forces[i];
      this.notes.sameList(
        `force of ${seen.side} in ${zone}`,
        units.map(({ id }) => id),
        seen.units,
      );
      this.notes.sameList(
        `force leaders in ${zone}`,
        leaders.map(({ id }) => id),
        seen.leaders,
      );
    }
  }

  decided(event: Told<"battle-decided">): void {
    if (this.fight === null) return this.notes.say("a battle was decided that nobody fought");
    const { attacker, zone, naval, sp, works, victor } = this.fight;
    const view = this.view();
    this.fight.view = view;
    // 5.1.1: who has fled before the die has not fought.
    const forces = [forceOf(view, attacker, zone, naval), forceOf(view, other(attacker), zone, naval)];
    const romans = forces.every(({ units }) => units.some(isRoman));
    if (romans && forces.some(({ leaders }) => leaders.some((man) => man.chief))) this.notes.fought = true;
    // 6.3.7: no die, but the last row or the first.
    const die = event.die ?? (victor === attacker ? 99 : -99);
    this.notes.same(`battle without a die in ${zone}`, victor !== -1, event.die === null);
    const verdict = judge(view, attacker, zone, naval, die, works);
    this.fight.verdict = verdict;
    const total = event.die === null ? verdict.modifier : event.modifiers.reduce((sum, { value }) => sum + value, 0);
    this.notes.same(
      `battle in ${zone}`,
      [verdict.base, verdict.column, verdict.modifier, verdict.row, ...verdict.results, SIDES[verdict.winner]],
      [event.baseColumn, event.column, total, event.row, event.attacker, event.defender, event.winner],
    );
    if (sp >= 35) this.notes.gain(verdict.winner, 1);
  }

  struck({ side, reduced, lost }: Told<"losses">): void {
    const { fight } = this;
    if (fight?.verdict == null) return;
    const { verdict, view, zone, naval, attacker } = fight;
    const own = sideOf(side);
    const units = forceOf(view, own, zone, naval).units;
    const isFull = (id: string): boolean | undefined => {
      const unit = units.find((each) => each.id === id);
      return unit && !unit.reduced;
    };
    if (own === verdict.winner) {
      const wrong = [...reduced.filter((id) => isFull(id) !== true), ...lost.filter((id) => isFull(id) !== false)];
      const twice = [...reduced, ...lost].filter((id) => fight.hit.includes(id));
      fight.hit.push(...reduced, ...lost);
      this.notes.same(
        `losses of the victor in ${zone}`,
        [[], [], true],
        [wrong, twice, fight.hit.length <= verdict.losses],
      );
      return;
    }
    const result = verdict.results[own === attacker ? 0 : 1];
    const full = units.filter((unit) => !unit.reduced).map(({ id }) => id);
    const weak = units.filter((unit) => unit.reduced).map(({ id }) => id);
    const expected = result === "E" ? [[], [...full, ...weak]] : result === "A" ? [full, weak] : [[], []];
    this.notes.same(`losses by ${result} in ${zone}`, expected.map(sorted), [sorted(reduced), sorted(lost)]);
  }

  retreated({ side, pieces, from, to }: Told<"retreated">): void {
    if (this.fight === null) return;
    const now = this.view();
    // As they were before they went.
    const before = { ...now, men: now.men.map((man) => (pieces.includes(man.id) ? { ...man, at: from } : man)) };
    const mine = this.waysFor(before, sideOf(side), this.blockOf(before, pieces));
    this.notes.same(`retreat of ${pieces.join("+")} from ${from} to ${to}`, true, mine.includes(to));
    this.block(before, sideOf(side), pieces);
  }

  cutOff({ side, zone, units, leaders }: Told<"cut-off">): void {
    for (const id of leaders) this.explained.add(id);
    if (this.fight === null) return;
    const view = this.view();
    const block = this.blockOf(view, [...units, ...leaders]);
    this.notes.sameList(`cut-off in ${zone}`, [], this.waysFor(view, sideOf(side), block));
    this.block(view, sideOf(side), [...units, ...leaders]);
  }

  died({ leader, side, how }: Told<"died">, wasChief: boolean): void {
    this.avenge(leader);
    if (how !== "combat" && how !== "assassinated") return;
    this.dead.push(leader);
    if (how === "assassinated") this.explained.add(leader);
    this.notes.lose(sideOf(side), 1);
    if (wasChief) this.notes.slain = true;
  }

  /** 3.5.3, 10.1: the last Assassin, however he dies. */
  private avenge(leader: string): void {
    const view = this.view();
    if (!isAssassin(view, leader)) return;
    const left = view.men.filter(({ id, at: where }) => id !== leader && isAssassin(view, id) && where !== "gone");
    if (left.length === 0) this.notes.gain(0, 5);
  }

  /** 8.5: who had to die is dead, and nobody else but who was cut off, hunted or drowned. */
  settled(view: View): void {
    const { fight } = this;
    if (fight?.verdict == null) return;
    const { verdict, zone } = fight;
    this.fight = null;
    for (const id of verdict.dead)
      this.notes.same(`fallen ${id}`, false, onMap(view.men.find((man) => man.id === id)?.at ?? "gone"));
    const spared = this.dead.filter((id) => !verdict.dead.includes(id) && !this.explained.has(id));
    this.notes.sameList("fallen besides", [], isSea(zone) ? [] : spared);
    const due = isSea(zone) ? fight.hit.length : verdict.losses;
    this.notes.same("losses in the end", due, fight.hit.length);
  }

  /** R135: Romans on land with their leaders, each People, ships; after a naval combat all who fought in it. */
  private block(view: View, side: Who, pieces: readonly string[]): void {
    if (this.fight === null) return;
    const { zone, naval, view: start } = this.fight;
    const afloat = (man: Man): boolean => start.men.some(({ id, afloat: served }) => id === man.id && served);
    const there = of(view, side, zone);
    const leaving = naval && !isSea(zone) ? there.filter((man) => isShip(man) || afloat(man)) : there;
    const kindOf = (man: Man): string => {
      if (isShip(man) || this.aboard.has(man.id)) return "ships";
      if (naval && leaving.some(isShip)) return "ships";
      return isRoman(man) || leadsRomans(view, man) ? "romans" : (man.people ?? "");
    };
    const kinds = new Set(this.blockOf(view, pieces).map(kindOf));
    const mine = leaving.filter((man) => kinds.has(kindOf(man)));
    this.notes.same("block of one kind", 1, kinds.size);
    this.notes.sameList(
      `block in ${zone}`,
      mine.map(({ id }) => id),
      pieces,
    );
  }

  private blockOf(view: View, ids: readonly string[]): Man[] {
    return view.men.filter(({ id }) => ids.includes(id));
  }

  private waysFor(view: View, side: Who, block: readonly Man[]): string[] {
    if (this.fight === null) return [];
    const { zone, attacker, origins } = this.fight;
    if (block.some(isShip) || isSea(zone)) return seaways(view, side, zone, block);
    return refuges(view, side, zone, block, side === attacker ? [] : origins);
  }
}
