/** The referee watches Phase F: points, quarters, upkeep, Peoples, and what a winter leaves. */

import { type Named, sorted } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import type { Asked, Notes } from "./checker-notes.ts";
import {
  at,
  ENEMY,
  FLEETS,
  FRONTS,
  found,
  inEmpire,
  isAboard,
  isGeneric,
  isLand,
  isLeader,
  isLegion,
  isMajor,
  isRoman,
  isUnit,
  type Man,
  neighbours,
  of,
  onMap,
  PEOPLES,
  ROME,
  type View,
} from "./checker-table.ts";
import { isBeaten, lodgingOf, lodgingOfPeople, pointsOf, usesPeoples } from "./checker-winter.ts";

/** What changes hands in the midst of a winter, when an Augustus has drowned: the referee does not follow it. */
const UPHEAVALS = ["emperor", "usurper", "came-over", "loyal-again", "usurpation-failed", "vacant"];

const DEBUG = true;
const shown = ({ at, reduced }: Man): string => at + (reduced ? "-" : "");
const zoneIn = (text: string): string => text.replace(/-$/, "");

export class WinterWatch {
  /** As the winter finds it. */
  private winter: View | null = null;
  private last: View | null = null;
  private upset = false;
  private readonly turned: string[] = [];
  private readonly removed: string[] = [];
  private readonly notes: Notes;
  private readonly view: () => View;

  constructor(notes: Notes, view: () => View) {
    this.notes = notes;
    this.view = view;
  }

  ask(view: View, question: Question, named: Named): void {
    if (this.winter === null || this.upset) return;
    if (question.ask === "quarters" || question.ask === "revival") this.station(question, named("station"));
    if (question.ask === "retinue") this.retinue(view, question, named("go-with"));
    if (question.ask === "upkeep") this.upkeep(view, question, named);
  }

  tell(event: Event): void {
    if (event.e === "winter") this.begins();
    if (event.e === "upkeep") {
      this.turned.push(...event.reduced);
      this.removed.push(...event.removed);
    }
    if (event.e === "year") this.ends();
    if (UPHEAVALS.includes(event.e)) this.upset = true;
  }

  private begins(): void {
    const view = this.view();
    this.winter = view;
    this.upset = false;
    this.turned.length = 0;
    this.removed.length = 0;
    const [rome, enemy] = pointsOf(view);
    this.notes.gain(ROME, rome);
    this.notes.gain(ENEMY, enemy);
    if (this.notes.points !== null) this.notes.same(`points in ${view.year}`, this.notes.points, view.vp);
    this.notes.points = [...view.vp];
  }

  private station(question: Asked<"quarters"> | Asked<"revival">, offered: readonly string[]): void {
    const { winter } = this;
    const man = winter === null ? undefined : found(winter, question.unit);
    if (winter === null || man === undefined) return;
    const mine = lodgingOf(winter, man);
    if (mine !== null) this.notes.sameList(`station ${man.id} from ${man.at}`, [...new Set(mine.map(zoneIn))], offered);
  }

  /** 9.2.2, R99: with a unit of his zone that goes home, or, inside the empire, he stays. */
  private retinue(view: View, question: Asked<"retinue">, offered: readonly string[]): void {
    const { winter } = this;
    const leader = winter === null ? undefined : found(winter, question.leader);
    if (winter === null || leader === undefined) return;
    const inside = inEmpire(winter, leader.at) || isAboard(leader.at);
    this.notes.same(`retinue of ${leader.id} stays`, inside, question.stays);
    const gone = of(winter, ROME, leader.at).filter((man) => {
      if (!isUnit(man) || !isRoman(man)) return false;
      const lodging = lodgingOf(winter, man);
      return lodging !== null && !lodging.some((text) => zoneIn(text) === leader.at || text === "box");
    });
    this.notes.sameList(
      `retinue of ${leader.id} in ${leader.at}`,
      gone.map(({ id }) => id),
      offered,
    );
    void view;
  }

  private upkeep(view: View, question: Asked<"upkeep">, named: Named): void {
    const legions = view.men.filter(
      (man) => isLegion(man) && man.band === question.front && man.side === ROME && onMap(man.at),
    );
    const normal = legions.filter((man) => !man.reduced).map(({ id }) => id);
    const detached = view.men.filter(
      (man) => man.kind === "vexillation" && man.band === question.front && man.side === ROME && onMap(man.at),
    );
    if (question.remove === 0) this.notes.sameList(`upkeep of ${question.front}`, normal, named("reduce"));
    const short = 3 * detached.length - (legions.length - normal.length);
    if (question.remove === 0) this.notes.same(`upkeep missing in ${question.front}`, short, question.reduce);
    else this.notes.same(`upkeep too many in ${question.front}`, true, 3 * detached.length > legions.length);
  }

  /** 9.2.3: three reduced legions for each vexillation, and no more turned than it takes. */
  private kept(winter: View, view: View): void {
    for (const front of FRONTS) {
      const legions = view.men.filter(
        (man) => isLegion(man) && man.band === front && man.side === ROME && onMap(man.at),
      );
      const reduced = legions.filter((man) => man.reduced).length;
      const there = view.men.filter(
        (man) => man.kind === "vexillation" && man.band === front && man.side === ROME && onMap(man.at),
      );
      this.notes.same(`kept ${front} in ${winter.year}`, true, reduced >= 3 * there.length);
      if (legions.some(({ id }) => this.turned.includes(id)))
        this.notes.same(`kept ${front} and no more`, 3 * there.length, reduced);
    }
  }

  private ends(): void {
    const { winter } = this;
    this.last = winter;
    this.winter = null;
    if (winter === null || this.upset) return;
    const view = this.view();
    this.kept(winter, view);
    for (const before of winter.men) {
      const now = found(view, before.id);
      if (now === undefined) continue;
      if (isLeader(before)) this.leader(winter, view, before, now);
      else if (before.kind === "fleet") this.fleet(before, now);
      else if (before.kind === "people") {
        if (usesPeoples(winter)) this.lodged(before, now, lodgingOfPeople(winter, before));
      } else if (onMap(before.at) || before.at === "dead" || before.at === "withdrawn") {
        const mine = lodgingOf(winter, before);
        if (mine !== null) this.lodged(before, now, mine);
      }
    }
    for (const { id } of PEOPLES) {
      if (id === "armenia" || winter.status[id] !== "war") continue;
      const beaten = isBeaten(winter, id);
      const gone = PEOPLES.find((people) => people.id === id)?.leaves === winter.year;
      const mine = gone ? "removed" : beaten ? "peace" : "war";
      this.notes.same(`status of ${id} in ${winter.year}`, mine, view.status[id]);
      if (mine === "peace") this.notes.same(`peace of ${id} in ${winter.year}`, winter.year + 6, view.ban[id]);
    }
  }

  private lodged(before: Man, now: Man, mine: readonly string[]): void {
    const face = shown(now);
    const label = `winter of ${before.id} (${before.side}) from ${shown(before)}`;
    if (this.removed.includes(before.id)) return this.notes.same(label, "box", face);
    const expected = this.turned.includes(before.id)
      ? mine.filter((text) => !text.endsWith("-")).map((text) => `${text}-`)
      : mine;
    this.notes.same(
      `${label} expected ${sorted(expected)} is ${face}${DEBUG ? this.near(before) : ""}`,
      true,
      expected.includes(face),
    );
  }

  private near(man: Man): string {
    const { winter } = this;
    const w = this.last ?? winter;
    if (w === null) return "";
    return ` [${[man.at, ...neighbours(man.at)]
      .map(
        (z) =>
          `${z}: ${at(w, z)
            .map((each) => `${each.id}/${each.side}`)
            .join(",")}`,
      )
      .join("; ")}]`;
  }

  /** 9.2.1 */
  private fleet(before: Man, now: Man): void {
    const home = FLEETS.get(before.id)?.home;
    if (!isLand(before.at) && !onSea(before.at)) return;
    this.notes.same(`winter of ${before.id}`, before.at === home, now.at === home);
  }

  /** 9.2.1, 9.2.2: alone outside the empire, or aboard a lost fleet, they are lost. */
  private leader(winter: View, view: View, before: Man, now: Man): void {
    if (!onMap(before.at)) return;
    if (!isRoman(before)) {
      const people = before.people ?? "";
      const stays = !isBeaten(winter, people) || !isMajor(people);
      if (stays) this.notes.same(`winter of ${before.id}`, before.at, now.at);
      else this.notes.same(`winter of ${before.id} at home`, true, onMap(now.at) || isGeneric(now.id));
      return;
    }
    if (isAboard(before.at)) {
      const fleet = [...FLEETS.values()].find(({ id }) => before.at === `aboard-${id}`);
      const ship = fleet && found(winter, fleet.id);
      return this.notes.same(`winter of ${before.id} aboard`, ship?.at === fleet?.home, onMap(now.at));
    }
    const abroad = before.side === ROME && !inEmpire(winter, before.at);
    if (!abroad && before.side === ENEMY) return this.notes.same(`winter of ${before.id}`, before.at, now.at);
    const friends = of(winter, before.side, before.at).filter(isUnit);
    if (abroad)
      return this.notes.same(
        `winter of ${before.id} abroad in ${before.at} to ${now.at}${DEBUG ? this.near(before) : ""}`,
        friends.length > 0,
        onMap(now.at),
      );
    const places = [before.at, ...friends.map(({ id }) => found(view, id)?.at ?? "")];
    this.notes.same(`winter of ${before.id} in ${before.at}`, true, places.includes(now.at));
  }
}

const onSea = (zone: string): boolean => zone.startsWith("mare_") || zone.startsWith("pontus");
