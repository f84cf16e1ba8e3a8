/** The referee watches Phases A to D: initiative, Fronts, vexillations, war, events, names, deaths, successions, usurpations. */

import type { Named } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { categoryFault } from "./checker-march.ts";
import { type Asked, type Notes, sideOf, type Told } from "./checker-notes.ts";
import {
  at,
  deathLimit,
  ENEMY,
  entersIn,
  FRONTS,
  found,
  homesOf,
  inEmpire,
  isAboard,
  isCivilWar,
  isLand,
  isLeader,
  isLegion,
  isRoman,
  isUnit,
  LANDS,
  type Man,
  nationOf,
  nextFronts,
  onFront,
  onMap,
  partOf,
  pcOf,
  ROMA,
  ROME,
  srOf,
  VEXILLATION_ROWS,
  type View,
} from "./checker-table.ts";

const ids = (men: readonly Man[]): string[] => men.map(({ id }) => id);
const isLoyalLeader = (man: Man): boolean => isLeader(man) && isRoman(man) && man.side === ROME && onMap(man.at);
export const augusti = (view: View): Man[] => view.men.filter((man) => man.augustus);
const best = (men: readonly Man[], rating: (man: Man) => number): number => Math.max(0, ...men.map(rating));

/** Loyal legions of a Front that stand in it. */
const legionsAtHome = (view: View, front: string): Man[] =>
  view.men.filter((man) => isLegion(man) && man.band === front && man.side === ROME && partOf(view, man.at) === front);

export class SeasonWatch {
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  ask(view: View, question: Question, named: Named): void {
    switch (question.ask) {
      case "vexillations":
        return this.vexillations(view, named);
      case "detaching":
        return this.detaching(view, question, named);
      case "dissolving":
        return this.dissolving(view, question, named("restore"));
      case "arrivals":
        return this.arrivals(view, question, named("station"));
      case "muster":
        return this.notes.sameList(`muster of ${question.people}`, this.homes(view, question.piece), named("station"));
      case "nominations":
        return this.nominations(view, question, named);
      case "acclamation":
        return this.notes.sameList("succeed", ids(view.men.filter(isLoyalLeader)), named("succeed"));
      case "rival":
        return this.notes.sameList("proclaim a rival", ids(this.rivals(view)), named("proclaim"));
      case "usurpations":
        return this.notes.sameList(
          "proclaim for nothing",
          ids(this.plotters(view).filter((man) => !man.caesar && !man.augustus)),
          named("proclaim"),
        );
      case "extension":
        return this.turns(view, question, named("extend"));
      case "custody": {
        const princes = view.men.filter((man) => (man.augustus || man.caesar) && man.side === ROME && !man.guard);
        return this.notes.sameList("guard", ids(princes), named("guard"));
      }
      default:
    }
  }

  tell(event: Event): void {
    switch (event.e) {
      case "initiative":
        return this.initiative(event);
      case "reserve-count": {
        const sr = best(augusti(this.view()), srOf);
        return this.notes.same(
          `reserve-count ${event.die}`,
          [sr, Math.min(5, Math.floor((event.die + sr) / 4))],
          [event.sr, event.most],
        );
      }
      case "sequences":
        return this.sequences(event);
      case "event":
        if (event.d6 !== undefined) this.notes.same("event of dice", event.d6 + (event.d10 ?? 0), event.number);
        return;
      case "weakened":
        return this.weakened(event);
      case "life-tested":
        return this.lifeTested(event);
      case "validation": {
        const pc = best(
          [found(this.view(), event.leader)].flatMap((man) => man ?? []),
          pcOf,
        );
        return this.notes.same(
          `validation of ${event.leader} ${event.die}`,
          [pc, event.die <= pc],
          [event.pc, event.valid],
        );
      }
      case "allegiance":
        return this.allegiance(event);
      case "extension":
        return this.extension(event);
      default:
    }
  }

  // Phases B and C ------------------------------------------------------------------------------------------

  private initiative({ side, die, pc }: Told<"initiative">): void {
    if (die === undefined) return;
    const mine = best(augusti(this.view()), pcOf);
    this.notes.same(`initiative ${die}`, [mine, die < mine ? "rome" : "enemy"], [pc, side]);
  }

  private vexillations(view: View, named: Named): void {
    const onTheMap = view.men.filter((man) => man.kind === "vexillation" && onMap(man.at));
    const mine = FRONTS.filter((front) => {
      if (onTheMap.length >= 6 && !isCivilWar(view)) return false;
      const ready = view.men.some(
        (man) =>
          man.kind === "vexillation" && man.band === front && !onMap(man.at) && (entersIn(man.id) ?? 0) <= view.year,
      );
      return ready && legionsAtHome(view, front).filter((man) => !man.reduced).length >= 3;
    });
    this.notes.sameList("detach", mine, named("detach"));
    const home = onTheMap.filter(
      (man) =>
        man.side === ROME &&
        partOf(view, man.at) === man.band &&
        legionsAtHome(view, man.band ?? "").some((each) => each.reduced && each.at === man.at),
    );
    this.notes.sameList("dissolve", ids(home), named("dissolve"));
    void VEXILLATION_ROWS;
  }

  private detaching(view: View, { front, left }: Asked<"detaching">, named: Named): void {
    if (left === 0) return;
    const chosen = view.stack.at(-1)?.legions;
    const normal = legionsAtHome(view, front).filter((man) => !man.reduced);
    // Those who have been chosen are turned at once or at the end.
    const mine = ids(normal).length - named("weaken").length;
    this.notes.same(`weaken of ${front}`, true, mine >= 0 && mine <= (Array.isArray(chosen) ? chosen.length : 3));
    this.notes.same(
      `weaken only of ${front}`,
      [],
      named("weaken").filter((id) => !ids(normal).includes(id)),
    );
  }

  private dissolving(view: View, { front, left }: Asked<"dissolving">, offered: readonly string[]): void {
    const reduced = legionsAtHome(view, front).filter((man) => man.reduced);
    this.notes.same(
      `restore of ${front}`,
      [],
      offered.filter((id) => !ids(reduced).includes(id)),
    );
    this.notes.same(`restore so many of ${front}`, true, left > 0 && left <= 3);
  }

  /** 4.2: not among another category. */
  private homes(view: View, piece: string): string[] {
    const man = found(view, piece);
    if (man === undefined) return [];
    return homesOf(man.people ?? "").filter((zone) => categoryFault(view, { ...man, side: ENEMY }, [], zone) === null);
  }

  private arrivals(view: View, { leader }: Asked<"arrivals">, offered: readonly string[]): void {
    const man = found(view, leader);
    if (man === undefined) return;
    const friends = view.men.filter((each) => {
      if (!isUnit(each) || each.side === 2 || !isLand(each.at)) return false;
      return isRoman(man) ? isRoman(each) && each.side === ROME : each.people === man.people;
    });
    const zones = [...new Set(friends.map((each) => each.at))];
    this.notes.sameList(`arrivals of ${leader}`, zones, offered);
  }

  // Phase D -------------------------------------------------------------------------------------------------

  private sequences({ total, rome, enemy }: Told<"sequences">): void {
    const view = this.view();
    // Events 7 and 8 say it again: how many there were is told before.
    if (view.event === 7 || view.event === 8) return;
    const foe = view.men.filter((man) => isLeader(man) && man.side === ENEMY && onMap(man.at));
    const mine = best(augusti(view), srOf) + best(foe, srOf);
    const more = Math.ceil(mine / 2);
    const [first, second] = view.initiative === ROME ? [more, mine - more] : [mine - more, more];
    this.notes.same("sequences", [mine, first, second], [total, rome, enemy]);
  }

  /** Told before it comes about. */
  private weakened({ units, withdrawn }: Told<"weakened">): void {
    const view = this.view();
    const struck = view.men.filter((man) => isUnit(man) && this.suffers(view, man));
    this.notes.sameList(`weakened by ${view.event}`, ids(struck.filter((man) => !man.reduced)), units);
    const out = view.event === 13 ? struck.filter((man) => man.reduced) : [];
    this.notes.sameList(`weakened and withdrawn by ${view.event}`, ids(out), withdrawn);
  }

  private suffers(view: View, man: Man): boolean {
    if (!isLand(man.at)) return false;
    if (view.event === 1) return man.at === ROMA;
    if (view.event === 15) return man.people !== null && nationOf(man.people) === "germains";
    const eastern = ["armenia", "parthes", "adiabene", "osrhoene"].some((people) => homesOf(people).includes(man.at));
    return view.event === 13 && (eastern || partOf(view, man.at) === "oriental");
  }

  /** 3.6 */
  private nominations(view: View, question: Asked<"nominations">, named: Named): void {
    const has = (id: string): boolean => augusti(view).some((man) => man.id === id);
    const plain = view.men.filter((man) => isLoyalLeader(man) && !man.augustus);
    const silent = augusti(view).every((man) => man.id === "commodus" || man.id === "caracalla");
    const open = (title: "augustus" | "caesar"): Man[] => {
      if (isCivilWar(view) || silent) return [];
      if (title === "augustus" && augusti(view).length >= 2) return [];
      if (title === "caesar" && view.men.filter((man) => man.caesar).length >= 2) return [];
      const list = title === "caesar" ? plain.filter((man) => !man.caesar) : plain;
      if (has("marcus_aurelius")) return list.filter(({ id }) => id === "commodus");
      if (has("septimius_severus") && title === "augustus")
        return list.filter(({ id }) => id === "caracalla" || id === "geta");
      return list;
    };
    const frame = view.stack.at(-1);
    const given = (title: string): boolean => frame?.[title] === true || frame?.[title] === 1;
    for (const title of ["augustus", "caesar"] as const)
      this.notes.sameList(`name ${title}`, given(title) ? [] : ids(open(title)), named(title));
    void question;
  }

  private lifeTested({ leader, die, below }: Told<"life-tested">): void {
    const view = this.view();
    const man = found(view, leader);
    if (man === undefined) return;
    const limit = deathLimit(man, view.year);
    this.notes.same(`life of ${leader} in ${view.year}`, [limit, limit === 10], [below, die === null]);
  }

  // Successions and usurpations -------------------------------------------------------------------------------

  /** 4.5, R40: after a succession without an heir. */
  private rivals(view: View): Man[] {
    return view.men.filter(
      (man) => isLoyalLeader(man) && !man.augustus && onFront(view, man.at) && !this.isClaimed(view, man),
    );
  }

  /** R50: by a counter, or for nothing when Didius reigns. */
  plotters(view: View): Man[] {
    return view.men.filter((man) => {
      if (!isLoyalLeader(man) || isAboard(man.at) || !inEmpire(view, man.at) || !onFront(view, man.at)) return false;
      const front = partOf(view, man.at);
      // He would stand with Peoples of the Enemy.
      if (at(view, man.at).some((each) => each.side === ENEMY && !isRoman(each) && each.people !== "armenia"))
        return false;
      const emperor = augusti(view).some((each) => each !== man && partOf(view, each.at) === front);
      return !emperor && !this.isClaimed(view, man) && view.men.filter((each) => each.usurper).length < 2;
    });
  }

  private isClaimed = (view: View, man: Man): boolean =>
    view.men.some((each) => each.usurper && each.proclaimedIn === partOf(view, man.at));

  private turns(view: View, { leader }: Asked<"extension">, offered: readonly string[]): void {
    const man = found(view, leader);
    const taken = view.men.filter((each) => each.usurper && each.id !== leader).map((each) => each.turnedTo);
    const from = man?.proclaimedIn ?? "";
    const open = nextFronts(from).filter((front) => !taken.includes(front));
    // Where there is nobody to test it need not be offered.
    const useful = open.filter((front) =>
      LANDS.some((zone) => partOf(view, zone) === front && this.isDoubtful(view, zone)),
    );
    this.notes.same(
      `extend from ${from}`,
      [[], []],
      [offered.filter((front) => !open.includes(front)), useful.filter((front) => !offered.includes(front))],
    );
  }

  /** 4.5 B: loyal leaders without an Augustus or Caesar. */
  private isDoubtful = (view: View, zone: string): boolean => {
    const leaders = at(view, zone).filter(isLoyalLeader);
    return leaders.length > 0 && !leaders.some((man) => man.augustus || man.caesar);
  };

  private allegiance({ leader, zone, die, pc, bonus, joined, usurper }: Told<"allegiance">): void {
    const view = this.view();
    const there = at(view, zone).filter((man) => isLeader(man) && isRoman(man));
    const man = found(view, leader);
    const rebels = there.filter((each) => each.side === ROME);
    this.notes.same(
      `allegiance of ${leader} ${die}`,
      [
        best(
          [man].flatMap((each) => each ?? []),
          pcOf,
        ),
        die + bonus >= pc,
      ],
      [pc, joined],
    );
    this.notes.same(
      `allegiance in ${zone}`,
      [true, false],
      [
        rebels.every((each) => pcOf(each) <= pc || each.id === usurper),
        there.some((each) => each.augustus || each.caesar),
      ],
    );
  }

  private extension({ leader, die, pc, front, modifier, bonus, spread }: Told<"extension">): void {
    const view = this.view();
    const there = view.men.filter((man) => partOf(view, man.at) === front && man.side === ROME);
    const mine = there.some((man) => man.augustus) ? 2 : there.some((man) => man.caesar) ? 1 : 0;
    const man = found(view, leader);
    this.notes.same(
      `extension to ${front} ${die}`,
      [mine, man ? pcOf(man) : 0, die + mine - bonus < pc],
      [modifier, pc, spread],
    );
    void sideOf;
  }
}
