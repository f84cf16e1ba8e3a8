/** The referee watches Phase F: the Republic, control and points, winter quarters, garrisons, recruits. */

import type { Named } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { type Asked, type Notes, sideOf, type Told } from "./checker-notes.ts";
import { homesOf, isShip, of, PEOPLES, REGIONS, type View } from "./checker-table.ts";
import {
  citiesFor,
  controlOf,
  homeless,
  missingIn,
  mustRecruit,
  pointsOf,
  quartersFor,
  recruitsFor,
  reliefFor,
  romaOf,
  troubleOf,
  winterOfLegions,
  winterOfPeople,
  winterOfShips,
  wintersAsRoman,
} from "./checker-winter.ts";

/** As it is when these have gone and those have recovered. */
const without = (view: View, gone: readonly string[], recovered: readonly string[]): View => ({
  ...view,
  men: view.men.map((man) => {
    if (gone.includes(man.id)) return { ...man, at: "gone" };
    return recovered.includes(man.id) ? { ...man, reduced: false } : man;
  }),
});

export class WinterWatch {
  /** At the Republic's reckoning of this year, and when the winter begins. */
  private results: View | null = null;
  private looked = false;
  private spared: string[] = [];
  private winter: View | null = null;
  private recovered: Record<string, string[]> = {};
  private winterLost: string[] = [];
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  ask(view: View, question: Question, named: Named, mayEnd: boolean): void {
    switch (question.ask) {
      case "quarters":
        return this.quarters(view, question, named("station"));
      case "garrisons":
        return this.garrisons(view, question, named);
      case "recruitment":
        return this.recruitment(view, question, named("recruit"), mayEnd);
      default:
    }
  }

  tell(event: Event): void {
    switch (event.e) {
      case "year":
        this.afterWinter(this.view());
        this.notes.slain = false;
        this.notes.fought = false;
        this.winter = null;
        return;
      case "republic":
        return this.republic(event);
      case "region":
      case "roma":
      case "passed-over":
      case "people-held":
      case "control-points":
        // The map as F.4 finds it: what was played since the Republic was reckoned with has its effect.
        if (this.results !== null && !this.looked) this.results = this.view();
        this.looked = true;
        return;
      case "to-alexandria":
      case "ceded":
        // R35: spared in this winter.
        this.spared.push(...(event.e === "ceded" ? event.units : event.leaders));
        return;
      case "winter":
        return this.wintering();
      case "recovered":
        this.recovered[event.rule] = [...(this.recovered[event.rule] ?? []), ...event.units];
        return;
      case "winter-lost":
        this.winterLost.push(...event.units, ...event.absent);
        return;
      default:
    }
  }

  private quarters(view: View, question: Asked<"quarters">, zones: readonly string[]): void {
    const { notes } = this;
    const side = sideOf(question.side);
    const who = view.men.filter(({ id }) => question.pieces.includes(id));
    const { stacks, leaders } = homeless(view, side);
    if (question.leader !== null)
      notes.same(`quarters ${question.leader} is alone`, true, leaders.includes(question.leader));
    else {
      notes.same(`quarters of ${question.from}`, true, stacks.includes(question.from));
      const romans = of(view, side, question.from).filter((man) => wintersAsRoman(view, man));
      // R45: ships stay where no port of theirs is open.
      const stay = quartersFor(view, side, romans).length === 0;
      notes.sameList(
        `quarters of all in ${question.from}`,
        romans.filter((man) => !stay || !isShip(man)).map(({ id }) => id),
        question.pieces,
      );
    }
    notes.sameList(`quarters for ${question.pieces.join("+")}`, quartersFor(view, side, who), zones);
  }

  private garrisons(view: View, { region, missing, unit, side }: Asked<"garrisons">, named: Named): void {
    this.afterWinter(view);
    const { notes } = this;
    notes.same(`garrison of ${region}`, [sideOf(side), missingIn(view, region)], [view.control[region], missing]);
    if (unit === null) notes.sameList(`garrison sent to ${region}`, reliefFor(view, region), named("send"));
    else notes.sameList(`garrison placed in ${region}`, citiesFor(view, region), named("station"));
  }

  private recruitment(
    view: View,
    { region, side }: Asked<"recruitment">,
    units: readonly string[],
    mayEnd: boolean,
  ): void {
    this.afterWinter(view);
    const top = view.stack[view.stack.length - 1];
    const taken = typeof top.types === "number" ? top.types : 0;
    this.notes.same(`recruits of ${region}`, view.control[region], sideOf(side));
    this.notes.sameList(`recruits for ${region}`, recruitsFor(view, region, taken), units);
    this.notes.same(`recruits due in ${region}`, !mustRecruit(view, region, taken), mayEnd);
  }

  private republic({ change, spqr, rule }: Told<"republic">): void {
    const view = this.view();
    // 3.5.3: once more for Caesar, if no Faction Leader's death has been counted.
    if (rule === "AIE-3.5.3.n") return this.notes.same("republic mourns", [1, view.spqr], [change, spqr]);
    this.results = view;
    this.looked = false;
    this.notes.same(`republic in ${view.year}`, troubleOf(view, this.notes.slain, this.notes.fought), change);
    this.notes.same("republic marker", view.spqr, spqr);
  }

  /** Control and points are settled when the winter begins. */
  private wintering(): void {
    const view = this.view();
    const { results } = this;
    if (results !== null) {
      for (const { id } of REGIONS) this.notes.same(`control of ${id}`, controlOf(results, id), view.control[id]);
      this.notes.same("control of Roma", romaOf(results), view.roma);
      this.notes.gain(0, pointsOf(view));
      const italia = view.control.italia;
      if (italia !== -1) this.notes.lose(italia, 3 * this.notes.intrigues);
    }
    this.winter = view;
    this.recovered = {};
    this.winterLost = [];
    this.results = null;
  }

  /** What ships, legions and Peoples have come to, seen when all that is over. */
  private afterWinter(view: View): void {
    const { winter, notes } = this;
    if (winter === null) return;
    this.winter = null;
    const ships = winterOfShips(winter);
    const then = without(winter, [...ships.lost, ...ships.absent], ships.recovered);
    const legions = winterOfLegions(then);
    const later = without(then, [...legions.lost, ...legions.absent], legions.recovered);
    notes.sameList("winter ships recover", ships.recovered, this.recovered["AIE-9.1.a"] ?? []);
    notes.sameList("winter legions recover", legions.recovered, this.recovered["AIE-9.2.a"] ?? []);
    const all = [...ships.lost, ...ships.absent, ...legions.lost, ...legions.absent];
    const lost = all.filter((id) => !this.spared.includes(id));
    this.spared = [];
    notes.sameList("winter losses", lost, this.winterLost);
    for (const { id } of PEOPLES) this.winterOf(later, view, id);
    this.homes(view);
  }

  private winterOf(then: View, view: View, people: string): void {
    const mine = winterOfPeople(then, people);
    const { status, ban } = view.nations[people];
    this.notes.same(`winter of the ${people}`, [mine.status, mine.ban], [status, ban]);
    for (const place of mine.places) {
      const man = view.men.find(({ id }) => id === place.id);
      if (man === undefined) continue;
      const there = place.at === "home" ? homesOf(people).includes(man.at) : man.at === place.at;
      this.notes.same(
        `winter of ${place.id} from ${place.at} in ${man.at}`,
        [true, place.reduced],
        [there, man.reduced],
      );
    }
  }

  /** 9.2: afterwards no Roman stands where he must not. */
  private homes(view: View): void {
    for (const side of [0, 1] as const) {
      if (!REGIONS.some(({ id }) => view.control[id] === side)) continue;
      for (const zone of homeless(view, side).stacks) {
        const who = of(view, side, zone).filter((man) => wintersAsRoman(view, man));
        // Ships may have stayed because their port was not open yet.
        if (who.every(isShip)) continue;
        this.notes.sameList(`quarters left in ${zone}`, [], quartersFor(view, side, who));
      }
    }
  }
}
