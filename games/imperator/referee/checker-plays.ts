/** The referee watches windows: on whom and where each stratagem may be played (6). */

import type { Named } from "@rubicon/series/testing";
import { refugeFault } from "./checker-battle.ts";
import { categoryFault, groupFault } from "./checker-march.ts";
import { type Asked, type Notes, sideOf } from "./checker-notes.ts";
import { augusti, type SeasonWatch } from "./checker-seasons.ts";
import {
  at,
  ENEMY,
  FLEETS,
  found,
  homeOf,
  homesOf,
  inEmpire,
  isAtWar,
  isGarrison,
  isLand,
  isLeader,
  isMajor,
  isRoman,
  isUnit,
  LANDS,
  type Man,
  neighbours,
  of,
  onMap,
  other,
  PEOPLES,
  pcOf,
  ROME,
  SEAS,
  type View,
  type Who,
} from "./checker-table.ts";

const ids = (men: readonly Man[]): string[] => men.map(({ id }) => id);
const MINOR = PEOPLES.filter(({ id, major }) => !major && id !== "armenia").map(({ id }) => id);
const MAJOR = PEOPLES.filter(({ major }) => major).map(({ id }) => id);
/** Moments at which whatever is not tied to another may be played. */
const ANY_TIME: readonly string[] = ["sequence", "move", "evasion", "battle", "aftermath", "truce"];

export class PlayWatch {
  private readonly notes: Notes;
  private readonly seasons: SeasonWatch;

  constructor(notes: Notes, seasons: SeasonWatch) {
    this.notes = notes;
    this.seasons = seasons;
  }

  window(view: View, question: Asked<"window">, named: Named): void {
    const side = sideOf(question.side);
    const hand = view.hands[side];
    const holds = (title: string): boolean => hand.includes(title);
    const expect = (kind: string, title: string, mine: readonly string[]): void => {
      const theirs = named(kind).flatMap((text) =>
        text.startsWith(`${title} `) ? [text.slice(title.length + 1)] : [],
      );
      this.notes.sameList(`${kind} ${title} at ${question.moment} in ${view.year}`, holds(title) ? mine : [], theirs);
    };
    const anyTime = ANY_TIME.includes(question.moment);
    expect("murder", "assassinat", anyTime ? ids(this.targets(view, side)) : []);
    for (const title of ["foyer_de_peste", "epidemie_de_peste"]) expect("strew", title, anyTime ? LANDS : []);
    expect("strew", "mutinerie", anyTime ? this.mutinies(view, side) : []);
    expect("strew", "desertion", anyTime ? this.deserters(view, side) : []);
    const peace = (title: string, list: readonly string[]): void =>
      expect("pacify", title, anyTime && side === ROME ? list.filter((people) => isAtWar(view, people)) : []);
    for (const title of ["pacification_mineur_1", "pacification_mineur_2", "pacification_mineur_3"])
      peace(title, MINOR);
    peace("pacification_majeur", MAJOR);
    for (const title of ["pacification_nationalite", "pax_romana"]) peace(title, [...MINOR, ...MAJOR]);
    const rise = (title: string, list: readonly string[]): void => {
      const open = list.filter(
        (people) => view.status[people] === "peace" && view.ban[people] <= view.year && this.hasRoom(view, people),
      );
      expect("raise", title, question.moment === "uprisings" && side === ENEMY ? open : []);
    };
    for (const title of ["soulevement_mineur_1", "soulevement_mineur_2", "soulevement_mineur_3"]) rise(title, MINOR);
    for (const title of ["soulevement_majeur_1", "soulevement_majeur_3"]) rise(title, MAJOR);
    const plot = (title: string, fit: (man: Man) => boolean): void =>
      expect(
        "usurp",
        title,
        question.moment === "usurpations" && side === ENEMY ? ids(this.seasons.plotters(view).filter(fit)) : [],
      );
    plot("usurpation", (man) => !man.augustus && !man.caesar);
    plot("usurpation_caesar", (man) => man.caesar);
    const two = augusti(view);
    plot(
      "usurpation_augustus",
      (man) => man.augustus && two.length === 2 && two.every((each) => pcOf(each) >= pcOf(man)),
    );
    if (question.moment === "evasion" || question.moment === "battle") this.flight(view, question, side, expect);
    else expect("flee", "fuite_opportune", []);
  }

  /** 4.2: a home where it would not stand with another category. */
  private hasRoom(view: View, people: string): boolean {
    const kin = view.men.find((man) => man.people === people);
    return homesOf(people).some(
      (zone) => kin !== undefined && categoryFault(view, { ...kin, side: ENEMY }, [], zone) === null,
    );
  }

  /** 6.3: leaders of the other player in play. */
  private targets(view: View, side: Who): Man[] {
    return view.men.filter((man) => isLeader(man) && man.side === other(side) && onMap(man.at));
  }

  /** 6.3: zones with units of the other and no leader of his: Romans in the empire, Parthians at home. */
  private mutinies(view: View, side: Who): string[] {
    return LANDS.filter((zone) => {
      const foe = of(view, other(side), zone);
      // A zone never holds two of them.
      if (foe.some(isLeader) || of(view, 2, zone).length > 0) return false;
      if (side === ENEMY) return inEmpire(view, zone) && foe.some((man) => isUnit(man) && isRoman(man));
      return homeOf(zone) === "parthes" && foe.some((man) => isUnit(man) && man.people === "parthes");
    });
  }

  private deserters(view: View, side: Who): string[] {
    const there = (zone: string): Man[] => of(view, other(side), zone);
    // Whoever is aboard is in the zone of his fleet.
    const aboard = (zone: string): Man[] =>
      [...FLEETS.keys()].flatMap((fleet) => (found(view, fleet)?.at === zone ? there(`aboard-${fleet}`) : []));
    return [...LANDS, ...SEAS].filter((zone) =>
      [...there(zone), ...aboard(zone)].some((man) => isUnit(man) && (isRoman(man) || man.people === "parthes")),
    );
  }

  /** 6.3, R76: the defender's whole force, to a neighbour that suits all. */
  private flight(
    view: View,
    question: Asked<"window">,
    side: Who,
    expect: (kind: string, title: string, mine: readonly string[]) => void,
  ): void {
    const zone = question.zone ?? "";
    const battle = view.stack.findLast(({ step }) => step === "battle" || step === "evasions" || step === "field");
    const attacker = view.stack.find(({ step }) => step === "movesAndCombats")?.side;
    if (!isLand(zone) || battle === undefined) return;
    const force = of(view, side, zone).filter((man) => man.kind !== "fleet");
    // Mutineers have nobody who flees with them.
    if (at(view, zone).some((man) => man.side === 2)) return;
    const stays = (man: Man): boolean => man.ill || man.people === "armenia" || (isGarrison(man) && man.side === ENEMY);
    const going = force.filter((man) => !stays(man));
    const led = !going.some(isGarrison) || going.some((man) => man.augustus || man.caesar);
    const can = attacker !== side && going.length > 0 && force.some(isUnit) && led;
    const mine = neighbours(zone).filter(
      (to) => can && refugeFault(view, going, zone, to, []) === null && groupFault(view, going, zone, to) === null,
    );
    if (view.event !== 6) expect("flee", "fuite_opportune", mine);
    void found;
    void isMajor;
  }
}
