/** The referee watches the rest of the year: Phases A to D, Phase F, the winter. */
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { type Notes, SIDES, sideOf } from "./checker-notes.ts";
import {
  at,
  enemyUnits,
  homesOf,
  isMajor,
  isUnit,
  type Man,
  marchTo,
  neighbours,
  of,
  onMap,
  PEOPLES,
  pcOf,
  REGIONS,
  regionOf,
  srOf,
  type View,
  type Who,
} from "./checker-table.ts";
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
import {
  chiefsOf,
  deployments,
  disbandable,
  entriesFor,
  placesOfRecruit,
  seconds,
  successors,
} from "./checker-year.ts";

type Asked<K extends Question["ask"]> = Extract<Question, { ask: K }>;
type Told<K extends Event["e"]> = Extract<Event, { e: K }>;
type Named = (kind: string) => string[];

/** Scenarios whose deployment has places of its own. */
const PRESCRIBED = [4, 5];
const manOf = (view: View, name: string | null): Man | undefined => view.men.find(({ id }) => id === name);

/** As it is when these have gone and those have recovered. */
const without = (view: View, gone: readonly string[], recovered: readonly string[]): View => ({
  ...view,
  men: view.men.map((man) => {
    if (gone.includes(man.id)) return { ...man, at: "gone" };
    return recovered.includes(man.id) ? { ...man, reduced: false } : man;
  }),
});

export class SeasonWatch {
  /** At the Republic's reckoning of this year, and when the winter begins. */
  private results: View | null = null;
  private winter: View | null = null;
  private recovered: Record<string, string[]> = {};
  private winterLost: string[] = [];
  private disbanded = 0;
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  // Questions of Phases C and D -----------------------------------------------------------------------------

  /** False: nothing of it is asked here. */
  ask(view: View, question: Question, named: Named, mayEnd: boolean): void {
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
        const mine = PEOPLES.filter(
          ({ id, major }) => major && id !== "parthi" && view.nations[id].status === "war",
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
      case "quarters":
        return this.quarters(view, question, named("station"));
      case "garrisons":
        return this.garrisons(view, question, named);
      case "recruitment":
        return this.recruitment(view, question, named("recruit"), mayEnd);
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
      notes.sameList(
        `quarters of all in ${question.from}`,
        romans.map(({ id }) => id),
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

  // Events --------------------------------------------------------------------------------------------------

  tell(event: Event): void {
    switch (event.e) {
      case "year":
        this.afterWinter(this.view());
        this.notes.slain = false;
        this.notes.fought = false;
        this.winter = null;
        return;
      case "initiative":
        return this.initiative(event);
      case "sequences":
        return this.sequences(event);
      case "war":
      case "people-held":
        return this.held(event);
      case "embassy":
        return this.embassy(event);
      case "pacified":
        return this.pacified(event);
      case "disbanded":
        if (++this.disbanded % 3 === 0) this.notes.gain(sideOf(event.side), 1);
        return;
      case "sequence":
      case "moves-ended":
        this.disbanded = 0;
        return;
      case "republic":
        return this.republic(event);
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
    const sum = best(0) + best(1);
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
    if (byArms && isMajor(people)) this.notes.gain(sideOf(side), PEOPLES.find(({ id }) => id === people)?.vp ?? 0);
    if (how !== "arms") return;
    const view = this.view();
    const foreign = (zone: string): boolean => at(view, zone).some((man) => isUnit(man) && man.people !== people);
    this.notes.sameList(
      `pacified ${people}`,
      [],
      homesOf(people).filter((zone) => !foreign(zone)),
    );
  }

  // Phase F -------------------------------------------------------------------------------------------------

  private republic({ change, spqr }: Told<"republic">): void {
    const view = this.view();
    this.results = view;
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
    const lost = [...ships.lost, ...ships.absent, ...legions.lost, ...legions.absent];
    notes.sameList("winter losses", lost, this.winterLost);
    for (const { id } of PEOPLES) this.winterOf(later, view, id);
    this.homes(view);
  }

  private winterOf(then: View, view: View, people: string): void {
    const mine = winterOfPeople(then, people);
    const { status, ban } = view.nations[people];
    this.notes.same(`winter of the ${people}`, [mine.status, mine.ban], [status, ban]);
    for (const place of mine.places) {
      const man = manOf(view, place.id);
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
        this.notes.sameList(`quarters left in ${zone}`, [], quartersFor(view, side, who));
      }
    }
  }
}
