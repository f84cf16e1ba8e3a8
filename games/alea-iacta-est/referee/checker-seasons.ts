/** The referee watches Phases A to D, deployment, and the fate of Peoples. */

import type { Named } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { type Asked, type Notes, SIDES, sideOf, type Told } from "./checker-notes.ts";
import {
  at,
  enemyUnits,
  homesOf,
  isMajor,
  isUnit,
  type Man,
  marchTo,
  neighbours,
  onMap,
  PEOPLES,
  pcOf,
  regionOf,
  srOf,
  type View,
  type Who,
} from "./checker-table.ts";
import {
  chiefsOf,
  deployments,
  disbandable,
  entriesFor,
  placesOfRecruit,
  seconds,
  successors,
} from "./checker-year.ts";

/** Scenarios whose deployment has places of its own. */
const PRESCRIBED = [4, 5];
const manOf = (view: View, name: string | null): Man | undefined => view.men.find(({ id }) => id === name);

export class SeasonWatch {
  /** Legions disbanded this year, by side. */
  private readonly disbanded: Record<string, number> = {};
  /** The last year with half its sequences (3.5.3); none while there was no halving. */
  private halvedTo = -99;
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  ask(view: View, question: Question, named: Named): void {
    const { notes } = this;
    switch (question.ask) {
      case "deploy": {
        const man = manOf(view, question.piece);
        if (man && !PRESCRIBED.includes(view.scenario))
          notes.sameList(`deploy ${man.id}`, deployments(view, man), named("station"));
        return;
      }
      case "arrivals": {
        const man = manOf(view, question.leader);
        if (man) notes.sameList(`arrival of ${man.id}`, entriesFor(view, man), named("station"));
        return;
      }
      case "embassy": {
        // One embassy a year and side, and somebody to speak for it (R92).
        const tried = view.stack.at(-1)?.tried === true || chiefsOf(view, sideOf(question.side)).length === 0;
        const mine = PEOPLES.filter(
          ({ id, major }) => !tried && major && id !== "parthi" && view.nations[id].status === "war",
        ).map(({ id }) => id);
        return notes.sameList("embassies", mine, named("parley"));
      }
      case "muster":
        return this.muster(view, question, named);
      case "illness": {
        const mine = chiefsOf(view, view.roma).filter((man) => onMap(man.at));
        return notes.sameList(
          "illness",
          mine.map(({ id }) => id),
          named("ail"),
        );
      }
      case "forsaking": {
        const legions = view.men.filter(
          (man) => man.type === "legio" && man.side === sideOf(question.side) && regionOf(man.at) === question.region,
        );
        return notes.sameList(
          "forsaking",
          legions.map(({ id }) => id),
          named("forsake"),
        );
      }
      case "secondLeader":
        return notes.sameList("seconds", seconds(view, sideOf(question.side)), named("second"));
      case "succession":
        return notes.sameList("successors", successors(view, sideOf(question.side)), named("succeed"));
      case "placing": {
        const man = manOf(view, question.unit);
        if (man) notes.sameList(`placing ${man.id}`, placesOfRecruit(view, man, question.region), named("station"));
        return;
      }
      case "disbanding":
        return notes.sameList("disbanding", disbandable(view, sideOf(question.side)), named("disband"));
      default:
    }
  }

  /** R170: at home, not where enemies are. */
  private muster(view: View, { people }: Asked<"muster">, named: Named): void {
    const { status, holder } = view.nations[people];
    const homes = homesOf(people);
    const mine = status === "peace" ? homes : homes.filter((zone) => enemyUnits(view, holder, zone).length === 0);
    this.notes.sameList(`muster of the ${people}`, mine, named("station"));
  }

  // Events --------------------------------------------------------------------------------------------------

  tell(event: Event): void {
    switch (event.e) {
      case "initiative":
        return this.initiative(event);
      case "sequences":
        return this.sequences(event);
      case "war":
      case "people-held":
        return this.held(event);
      case "halving":
        this.halvedTo = this.view().year + event.years;
        return;
      case "embassy":
        return this.embassy(event);
      case "pacified":
        return this.pacified(event);
      case "disbanded":
        this.disbanded[event.side] = (this.disbanded[event.side] ?? 0) + 1;
        if (this.disbanded[event.side] % 3 === 0) this.notes.gain(sideOf(event.side), 1);
        return;
      case "year":
        for (const side of SIDES) this.disbanded[side] = 0;
        return;
      default:
    }
  }

  /** 2.B: strictly lower than the best PC of the Caesarian Faction Leaders. */
  private initiative({ side, die, pc }: Told<"initiative">): void {
    if (die === undefined) return;
    const best = Math.max(0, ...chiefsOf(this.view(), 0).map(pcOf));
    this.notes.same("initiative", [best, die < best ? "caesarians" : "republicans"], [pc, side]);
  }

  /** 2.D: the two best SR together; events 7 and 8; the odd one to the initiative. */
  private sequences({ total, caesarians, republicans }: Told<"sequences">): void {
    const view = this.view();
    const best = (side: Who): number => Math.max(0, ...chiefsOf(view, side).map(srOf));
    const both = best(0) + best(1);
    const sum = view.year <= this.halvedTo ? Math.floor(both / 2) : both;
    const mine = view.event === 7 ? Math.max(0, sum - 1) : view.event === 8 ? Math.min(2, sum) : sum;
    const [more, fewer] = [Math.ceil(mine / 2), Math.floor(mine / 2)];
    const shares = view.initiative === 0 ? [more, fewer] : [fewer, more];
    this.notes.same("sequences", [mine, ...shares], [total, caesarians, republicans]);
  }

  /** 4.4.1: whoever has no region beside it, or the die. */
  private held({ people, side, die }: Told<"war" | "people-held">): void {
    const view = this.view();
    // Scenario 6 gives the Parthi away by itself.
    if (view.scenario === 5 && view.year === -37 && people === "parthi") return;
    const regions = new Set(
      homesOf(people)
        .flatMap(neighbours)
        .flatMap((zone) => regionOf(zone) ?? []),
    );
    const masters = new Set([...regions].map((region) => view.control[region]));
    const [caes, rep] = [masters.has(0), masters.has(1)];
    const mine = caes === rep ? (die === undefined ? "a die" : SIDES[die % 2 === 0 ? 1 : 0]) : SIDES[caes ? 1 : 0];
    this.notes.same(`holder of the ${people}`, [mine, caes !== rep], [side, die === undefined]);
  }

  /** 4.4.2: one more unless he is within four points by land. */
  private embassy({ people, leader, pc, die, added, won }: Told<"embassy">): void {
    const man = manOf(this.view(), leader);
    if (man === undefined) return;
    const near = Math.min(...homesOf(people).map((zone) => marchTo(man.at, zone))) <= 4;
    const mine = pcOf(man);
    this.notes.same(`embassy to the ${people}`, [mine, near ? 0 : 1, die + (near ? 0 : 1) < mine], [pc, added, won]);
  }

  private pacified({ people, how, side }: Told<"pacified">): void {
    const byArms = how === "arms" || how === "extinction";
    const worth = PEOPLES.find(({ id }) => id === people)?.vp ?? 0;
    if (how === "stratagem" && isMajor(people)) this.notes.gain(sideOf(side), Math.floor(worth / 2));
    if (byArms && isMajor(people)) this.notes.gain(sideOf(side), worth);
    if (how !== "arms") return;
    const view = this.view();
    const foreign = (zone: string): boolean => at(view, zone).some((man) => isUnit(man) && man.people !== people);
    this.notes.sameList(
      `pacified ${people}`,
      [],
      homesOf(people).filter((zone) => !foreign(zone)),
    );
  }
}
