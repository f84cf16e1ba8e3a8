/**
 * The referee at the table: watches a game act by act and event by event, and writes down wherever his own rules, read from
 * the book and coded apart from the game's, say something else. What he does not know (ships that evade or retreat, event 6 for
 * Faction Leaders, stratagems) he leaves alone.
 */
import type { Json } from "@rubicon/engine";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { forceOf, hidingPlaces, isAssassin, judge, originsOf, refuges, type Verdict } from "./checker-battle.ts";
import { commandFault, dropFault, joinFault, type March, readyFault, stepFault, stopFault } from "./checker-march.ts";
import { anchorFault, sailFault, voyageOf } from "./checker-sail.ts";
import {
  at,
  enemyUnits,
  homesOf,
  isLand,
  isMajor,
  isRoman,
  isSea,
  isShip,
  isTroop,
  isUnit,
  isWarrior,
  LANDS,
  leadsRomans,
  type Man,
  neighbours,
  of,
  onMap,
  other,
  PEOPLES,
  pcOf,
  REGIONS,
  regionOf,
  SEA_IDS,
  srOf,
  tbOf,
  type View,
  viewOf,
  type Who,
  waysFrom,
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

const SIDES = ["caesarians", "republicans"];
const sideOf = (name: string | null): Who => (name === "caesarians" ? 0 : name === "republicans" ? 1 : -1);
const sorted = (list: readonly string[]): string => [...list].sort().join(" ");
const AGITATION = 6;
const IN_BATTLE = ["losses", "retreat", "drowning", "loneLeader", "succession", "fleetEvasions", "evasion"];

interface Fight {
  readonly view: View;
  readonly zone: string;
  readonly naval: boolean;
  readonly attacker: Who;
  readonly origins: readonly string[];
  verdict: Verdict | null;
  /** Units of the victor that have lost a step. */
  hit: number;
}

export class Referee {
  readonly faults: string[] = [];
  /** How often each thing was compared. */
  readonly compared: Record<string, number> = {};
  private march: March | null = null;
  private fight: Fight | null = null;
  private score: number | null = null;
  private slain = false;
  private fought = false;
  /** At the Republic's reckoning of this year. */
  private results: View | null = null;
  private winter: View | null = null;
  private recovered: Record<string, string[]> = {};
  private winterLost: string[] = [];
  private disbanded = 0;
  /** A sequence has just begun. */
  private freshSequence = false;
  /** Deaths in combat since the battle began, and those that something else than 8.5 brought about. */
  private dead: string[] = [];
  private readonly explained = new Set<string>();
  /** Faction Leaders as they stood at the last question. */
  private chiefs = new Set<string>();
  private readonly write: () => Json;

  /** With a way to have the position written down at any moment. */
  constructor(write: () => Json) {
    this.write = write;
  }

  private view(): View {
    return viewOf(this.write());
  }

  private say(what: string): void {
    this.faults.push(what);
  }

  private same(what: string, mine: unknown, theirs: unknown): void {
    const [topic] = what.split(" ");
    this.compared[topic] = (this.compared[topic] ?? 0) + 1;
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      this.say(`${what}: the referee says ${JSON.stringify(mine)}, the game ${JSON.stringify(theirs)}`);
  }

  // Questions -----------------------------------------------------------------------------------------------

  /** Before an act: what is asked, and all that the game allows. */
  ask(question: Question, legal: readonly string[]): void {
    const view = this.view();
    // Points of a battle are scored when all of it is over.
    if (!IN_BATTLE.includes(question.ask)) {
      this.fallen(view);
      if (this.score !== null) this.same(`score at ${question.ask}`, this.score, view.score);
      this.score = view.score;
    }
    this.chiefs = new Set(view.men.flatMap(({ id, chief }) => (chief ? [id] : [])));
    const allowed = new Set(legal);
    const named = (kind: string): string[] =>
      legal.filter((text) => text.startsWith(`${kind} `)).map((text) => text.slice(kind.length + 1));
    switch (question.ask) {
      case "movement":
        this.march = null;
        this.fight = null;
        if (this.freshSequence) {
          this.owners(view);
          this.apart(view);
        }
        this.freshSequence = false;
        return this.movement(view, sideOf(question.side), allowed);
      case "group":
        return this.group(view, question.sea, allowed);
      case "loneLeader": {
        const man = view.men.find(({ id }) => id === question.leader);
        if (man) this.same(`hiding ${man.id} in ${man.at}`, sorted(hidingPlaces(view, man)), sorted(named("escape")));
        return;
      }
      case "evasion":
        return this.evasion(view, question, named);
      case "battles":
        this.lonely(view);
        return this.same("battles", sorted(contests(view)), sorted(question.zones));
      case "losses":
        return this.same("losses left", (this.fight?.verdict?.losses ?? 0) - (this.fight?.hit ?? 0), question.left);
      case "retreat":
        return this.retreat(view, question.side, question.pieces, named("retreat"));
      case "quarters":
        return this.quarters(view, question, named("station"));
      case "garrisons":
        return this.garrisons(view, question, named);
      case "recruitment":
        return this.recruitment(view, question, named("recruit"), allowed.has("done"));
      default:
    }
  }

  private movement(view: View, side: Who, allowed: ReadonlySet<string>): void {
    for (const man of view.men) {
      if (!isLand(man.at) || isShip(man)) continue;
      const legal = allowed.has(`take ${man.id}`);
      const ready = readyFault(view, man, side);
      if (ready !== null) {
        this.same(`take ${man.id} (${ready})`, false, legal);
        continue;
      }
      if (man.leader) {
        if (view.event === AGITATION && man.chief) continue;
        // With ships beside him there may be other ways.
        const can = this.canSetOut(view, man);
        if (can) this.same(`take ${man.id}`, true, legal);
        else if (!of(view, side, man.at).some(isUnit)) this.same(`take ${man.id}`, false, legal);
        continue;
      }
      const march: March = { side, members: [man], path: [man.at], spent: 0, shed: [] };
      const can = waysFrom(man.at).some(({ to }) => stepFault(view, march, to) === null);
      this.same(`take ${man.id} in ${man.at}`, can, legal);
    }
  }

  private canSetOut(view: View, man: Man): boolean {
    const alone: March = { side: man.side, members: [man], path: [man.at], spent: 0, shed: [] };
    return waysFrom(man.at).some(({ to }) => stepFault(view, alone, to) === null);
  }

  private group(view: View, sea: boolean, allowed: ReadonlySet<string>): void {
    const members = view.men.filter((man) => man.going);
    if (this.march === null) return;
    if (sea) return this.fleet(view, { ...this.march, members }, allowed);
    if (view.event === AGITATION && members.some((man) => man.chief)) return;
    this.march = { ...this.march, members };
    const { march } = this;
    const where = march.path.join(">");
    const names = members.map(({ id }) => id).join("+");
    for (const to of [...LANDS, ...SEA_IDS]) {
      const fault = stepFault(view, march, to);
      this.same(`step ${names} ${where}>${to} (${fault})`, fault === null, allowed.has(`step ${to}`));
    }
    if (march.path.length > 1) {
      const fault = stopFault(view, march);
      this.same(`halt ${names} ${where} (${fault})`, fault === null, allowed.has("halt"));
      for (const man of members) {
        const held = dropFault(view, march, man.id);
        this.same(`drop ${man.id} of ${names} ${where} (${held})`, held === null, allowed.has(`drop ${man.id}`));
      }
    }
    for (const man of view.men) {
      if (isShip(man) || !onMap(man.at) || (view.event === AGITATION && man.chief)) continue;
      const fault = joinFault(view, march, man);
      this.same(`add ${man.id} to ${names} (${fault})`, fault === null, allowed.has(`add ${man.id}`));
    }
  }

  private fleet(view: View, march: March, allowed: ReadonlySet<string>): void {
    this.march = march;
    if (view.event === AGITATION && march.members.some((man) => man.chief)) return;
    const where = march.path.join(">");
    const names = march.members.map(({ id }) => id).join("+");
    for (const to of [...LANDS, ...SEA_IDS]) {
      const fault = sailFault(view, march, to);
      this.same(`sail ${names} ${where}>${to} (${fault})`, fault === null, allowed.has(`step ${to}`));
    }
    if (march.path.length === 1) return;
    const fault = anchorFault(view, march);
    this.same(`anchor ${names} ${where} (${fault})`, fault === null, allowed.has("halt"));
  }

  private evasion(
    view: View,
    question: Extract<Question, { ask: "evasion" }>,
    named: (kind: string) => string[],
  ): void {
    if (question.naval) return;
    const side = sideOf(question.side);
    const going = view.men.filter((man) => man.going);
    const barred = originsOf(view, other(side), question.zone);
    const mine = refuges(view, side, question.zone, going, barred);
    this.same(`slip ${going.map(({ id }) => id).join("+")} from ${question.zone}`, sorted(mine), sorted(named("slip")));
    const leader = view.men.find(({ id }) => id === question.leader);
    const friends = of(view, side, question.zone).filter((man) => !man.going && !isShip(man) && !man.afloat);
    const fit = friends.filter((man) => {
      if (man.leader && man.ill) return false;
      if (refuges(view, side, question.zone, [...going, man], barred).length === 0) return false;
      if (man.leader) return true;
      // The leader who evades leads them, nobody else.
      return leader !== undefined && commandFault(view, [leader, ...going.filter(isUnit), man]) === null;
    });
    this.same(`bring ${question.leader} in ${question.zone}`, sorted(fit.map(({ id }) => id)), sorted(named("bring")));
  }

  private retreat(view: View, name: string, pieces: readonly string[], zones: readonly string[]): void {
    const block = view.men.filter(({ id }) => pieces.includes(id));
    if (this.fight === null || this.fight.naval || block.some(isShip)) return;
    const side = sideOf(name);
    const barred = side === this.fight.attacker ? [] : this.fight.origins;
    const mine = refuges(view, side, this.fight.zone, block, barred);
    this.same(`retreat ${pieces.join("+")} from ${this.fight.zone}`, sorted(mine), sorted(zones));
  }

  private quarters(view: View, question: Extract<Question, { ask: "quarters" }>, zones: readonly string[]): void {
    const side = sideOf(question.side);
    const who = view.men.filter(({ id }) => question.pieces.includes(id));
    const { stacks, leaders } = homeless(view, side);
    if (question.leader !== null)
      this.same(`quarters ${question.leader} is alone`, true, leaders.includes(question.leader));
    else {
      this.same(`quarters of ${question.from}`, true, stacks.includes(question.from));
      const romans = of(view, side, question.from).filter((man) => wintersAsRoman(view, man));
      this.same(`quarters of all in ${question.from}`, sorted(romans.map(({ id }) => id)), sorted(question.pieces));
    }
    this.same(`quarters for ${question.pieces.join("+")}`, sorted(quartersFor(view, side, who)), sorted(zones));
  }

  private garrisons(
    view: View,
    { region, missing, unit, side }: Extract<Question, { ask: "garrisons" }>,
    named: (kind: string) => string[],
  ): void {
    this.afterWinter(view);
    this.same(`garrison of ${region}`, [sideOf(side), missingIn(view, region)], [view.control[region], missing]);
    if (unit === null) this.same(`garrison sent to ${region}`, sorted(reliefFor(view, region)), sorted(named("send")));
    else this.same(`garrison placed in ${region}`, sorted(citiesFor(view, region)), sorted(named("station")));
  }

  private recruitment(
    view: View,
    { region, side }: Extract<Question, { ask: "recruitment" }>,
    units: readonly string[],
    mayEnd: boolean,
  ): void {
    this.afterWinter(view);
    const top = view.stack[view.stack.length - 1];
    const taken = typeof top.types === "number" ? top.types : 0;
    this.same(`recruits of ${region}`, view.control[region], sideOf(side));
    this.same(`recruits for ${region}`, sorted(recruitsFor(view, region, taken)), sorted(units));
    this.same(`recruits due in ${region}`, !mustRecruit(view, region, taken), mayEnd);
  }

  // Acts ----------------------------------------------------------------------------------------------------

  act(text: string): void {
    const [kind, name = ""] = text.split(" ");
    if (kind === "take") {
      const view = this.view();
      const man = view.men.find(({ id }) => id === name);
      if (man) this.march = { side: man.side, members: [man], path: [man.at], spent: 0, shed: [] };
    } else if (this.march !== null && kind === "step") {
      const { path, spent } = this.march;
      const from = path[path.length - 1];
      const way = waysFrom(from).find(({ to }) => to === name);
      const cost = isSea(from) || isSea(name) ? voyageOf(from, name) : (way?.cost ?? 99);
      this.march = { ...this.march, path: [...path, name], spent: spent + cost };
    } else if (this.march !== null && kind === "drop") this.march = { ...this.march, shed: [...this.march.shed, name] };
  }

  // Events --------------------------------------------------------------------------------------------------

  tell(event: Event): void {
    switch (event.e) {
      case "year":
        this.afterWinter(this.view());
        this.slain = false;
        this.fought = false;
        this.winter = null;
        return;
      case "hunted":
        if (!event.escapes) this.explained.add(event.leader);
        if (event.die !== null && !this.isAssassin(event.leader))
          this.same(
            `hunted ${event.leader} ${event.die}`,
            event.die < 8 && this.hasRefuge(event.leader),
            event.escapes,
          );
        return;
      case "evasion":
        return this.evades(event);
      case "battle":
        return this.begins(event);
      case "battle-decided":
        return this.decided(event);
      case "losses":
        return this.losses(event);
      case "retreated":
        return this.retreated(event);
      case "cut-off":
        return this.cutOff(event);
      case "died":
        return this.died(event);
      case "pacified":
        if ((event.how === "arms" || event.how === "extinction") && isMajor(event.people))
          this.gain(sideOf(event.side), PEOPLES.find(({ id }) => id === event.people)?.vp ?? 0);
        if (event.how === "arms") this.occupied(event.people);
        return;
      case "disbanded":
        if (++this.disbanded % 3 === 0) this.gain(sideOf(event.side), 1);
        return;
      case "sequence":
        this.disbanded = 0;
        this.freshSequence = true;
        return;
      case "moves-ended":
        this.disbanded = 0;
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
  private initiative({ side, die, pc }: Extract<Event, { e: "initiative" }>): void {
    if (die === undefined) return;
    const chiefs = this.view().men.filter((man) => man.chief && man.side === 0);
    const best = Math.max(0, ...chiefs.map(pcOf));
    this.same("initiative", [best, die < best ? "caesarians" : "republicans"], [pc, side]);
  }

  /** 2.D: the two best SR together; events 7 and 8; the odd one to the initiative. */
  private sequences({ total, caesarians, republicans }: Extract<Event, { e: "sequences" }>): void {
    const view = this.view();
    const best = (side: Who): number =>
      Math.max(0, ...view.men.filter((man) => man.chief && man.side === side).map(srOf));
    const sum = best(0) + best(1);
    const mine = view.event === 7 ? Math.max(0, sum - 1) : view.event === 8 ? Math.min(2, sum) : sum;
    const [more, fewer] = [Math.ceil(mine / 2), Math.floor(mine / 2)];
    const shares = view.initiative === 0 ? [more, fewer] : [fewer, more];
    this.same("sequences", [mine, ...shares], [total, caesarians, republicans]);
  }

  /** 4.4.1: whoever has no region beside it, or the die. */
  private held({ people, side, die }: Extract<Event, { e: "war" | "people-held" }>): void {
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
    this.same(`holder of the ${people}`, [mine, caes !== rep], [side, die === undefined]);
  }

  /** 4.4.2: one more unless he is within four points by land. */
  private embassy({ people, leader, pc, die, added, won }: Extract<Event, { e: "embassy" }>): void {
    const man = this.view().men.find(({ id }) => id === leader);
    if (man === undefined) return;
    const near = Math.min(...homesOf(people).map((zone) => marchTo(man.at, zone))) <= 4;
    const mine = pcOf(man);
    this.same(`embassy to the ${people}`, [mine, near ? 0 : 1, die + (near ? 0 : 1) < mine], [pc, added, won]);
  }

  /** 3.7.2, R103: between two sequences nobody stands leaderless in a region that is the other's, with no leader of his there. */
  private owners(view: View): void {
    for (const man of view.men) {
      const region = regionOf(man.at);
      if (man.leader || !isRoman(man) || region === null || view.control[region] === -1) continue;
      const led = view.men.some(
        (leader) => leader.side === man.side && leadsRomans(view, leader) && regionOf(leader.at) === region,
      );
      this.same(`owner of ${man.id} in ${man.at}`, true, led || view.control[region] === man.side);
    }
  }

  /** 8.2: nobody is left alone among enemies. */
  private lonely(view: View): void {
    const alone = view.men.filter((man) => {
      if (!man.leader || man.side === -1 || !onMap(man.at)) return false;
      return enemyUnits(view, man.side, man.at).length > 0 && !of(view, man.side, man.at).some(isUnit);
    });
    this.same(
      "alone among enemies",
      [],
      alone.map(({ id }) => id),
    );
  }

  /** 8.4.1: after the combats a zone is one player's. Where owners have changed since, both stay (R182). */
  private apart(view: View): void {
    this.lonely(view);
    this.same(`apart in ${view.year}`, [], contests(view));
  }

  private gain(side: Who, points: number): void {
    if (this.score !== null && side !== -1) this.score += side === 0 ? points : -points;
  }

  private isAssassin(id: string): boolean {
    return isAssassin(this.view(), id);
  }

  private hasRefuge(id: string): boolean {
    const view = this.view();
    const man = view.men.find((each) => each.id === id);
    return man === undefined || hidingPlaces(view, man).length > 0;
  }

  private evades({ leader, zone, side, die, bonus, sr, success }: Extract<Event, { e: "evasion" }>): void {
    const view = this.view();
    const own = sideOf(side);
    const naval = isSea(zone);
    const foes = of(view, other(own), zone).filter((man) => man.leader && !man.ill && (naval || !man.afloat));
    const tb = foes.length === 0 ? 0 : Math.max(...foes.map(tbOf));
    const man = view.men.find(({ id }) => id === leader);
    if (man === undefined) return;
    this.same(`evasion of ${leader} in ${zone}`, [tb, srOf(man), die + tb < srOf(man)], [bonus, sr, success]);
  }

  private begins({ zone, naval, attacker, defender }: Extract<Event, { e: "battle" }>): void {
    const view = this.view();
    const side = sideOf(attacker.side);
    this.fallen(view);
    this.dead = [];
    this.explained.clear();
    this.fight = { view, zone, naval, attacker: side, origins: originsOf(view, side, zone), verdict: null, hit: 0 };
    const forces = [forceOf(view, side, zone, naval), forceOf(view, other(side), zone, naval)];
    for (const [i, seen] of [attacker, defender].entries()) {
      const { units, leaders } = forces[i];
      this.same(
        `force units of ${SIDES[forces[i].side]} in ${zone}`,
        sorted(units.map(({ id }) => id)),
        sorted(seen.units),
      );
      this.same(`force leaders in ${zone}`, sorted(leaders.map(({ id }) => id)), sorted(seen.leaders));
    }
    const romans = forces.every(({ units }) => units.some(isRoman));
    if (romans && forces.some(({ leaders }) => leaders.some((man) => man.chief))) this.fought = true;
  }

  private decided(event: Extract<Event, { e: "battle-decided" }>): void {
    if (this.fight === null) return this.say("a battle was decided that nobody fought");
    const { view, attacker, zone, naval } = this.fight;
    // Only a stratagem decides a battle without a die.
    if (event.die === null) return;
    const verdict = judge(view, attacker, zone, naval, event.die);
    this.fight.verdict = verdict;
    const column = (name: string): string => name.replace(/[^0-9/]/g, "");
    const total = event.modifiers.reduce((sum, { value }) => sum + value, 0);
    this.same(
      `battle in ${zone}`,
      [verdict.base, verdict.column, verdict.modifier, verdict.row, ...verdict.results, SIDES[verdict.winner]],
      [column(event.baseColumn), column(event.column), total, event.row, event.attacker, event.defender, event.winner],
    );
    if (verdict.sp >= 35) this.gain(verdict.winner, 1);
  }

  private losses({ side, reduced, lost }: Extract<Event, { e: "losses" }>): void {
    const { fight } = this;
    if (fight?.verdict == null) return;
    const { verdict, view, zone, naval, attacker } = fight;
    const own = sideOf(side);
    const units = forceOf(view, own, zone, naval).units;
    if (own === verdict.winner) {
      fight.hit += reduced.length + lost.length;
      const wrong = [
        ...reduced.filter((id) => units.find((unit) => unit.id === id)?.reduced !== false),
        ...lost.filter((id) => units.find((unit) => unit.id === id)?.reduced !== true),
      ];
      this.same(`losses of the victor in ${zone}`, [[], true], [wrong, fight.hit <= verdict.losses]);
      return;
    }
    const result = verdict.results[own === attacker ? 0 : 1];
    const full = units.filter((unit) => !unit.reduced).map(({ id }) => id);
    const weak = units.filter((unit) => unit.reduced).map(({ id }) => id);
    const expected = result === "E" ? [[], [...full, ...weak]] : result === "A" ? [full, weak] : [[], []];
    this.same(`losses by ${result} in ${zone}`, expected.map(sorted), [sorted(reduced), sorted(lost)]);
  }

  private blockOf(view: View, ids: readonly string[]): Man[] {
    return view.men.filter(({ id }) => ids.includes(id));
  }

  private retreated({ side, pieces, from, to }: Extract<Event, { e: "retreated" }>): void {
    if (this.fight === null || this.fight.naval || isSea(to)) return;
    const view = this.view();
    const block = this.blockOf(view, pieces);
    if (block.some(isShip)) return;
    // As they were before they went.
    const before = { ...view, men: view.men.map((man) => (pieces.includes(man.id) ? { ...man, at: from } : man)) };
    const barred = sideOf(side) === this.fight.attacker ? [] : this.fight.origins;
    const mine = refuges(before, sideOf(side), from, this.blockOf(before, pieces), barred);
    this.same(`retreat of ${pieces.join("+")} from ${from} to ${to}`, true, mine.includes(to));
  }

  private cutOff({ side, zone, units, leaders }: Extract<Event, { e: "cut-off" }>): void {
    for (const id of leaders) this.explained.add(id);
    if (this.fight === null || this.fight.naval) return;
    const own = sideOf(side);
    const { view } = this.fight;
    const block = view.men.filter(({ id }) => units.includes(id) || leaders.includes(id));
    if (block.some(isShip) || of(view, own, zone).some(isShip)) return;
    const now = this.view();
    const barred = own === this.fight.attacker ? [] : this.fight.origins;
    this.same(`cut-off in ${zone}`, [], refuges(now, own, zone, block, barred));
  }

  /** 8.5: who had to die is dead, and nobody else but who was cut off, hunted or drowned. */
  private fallen(view: View): void {
    const { fight } = this;
    if (fight?.verdict == null) return;
    this.fight = null;
    for (const id of fight.verdict.dead)
      this.same(`fallen ${id}`, true, !onMap(view.men.find((man) => man.id === id)?.at ?? "gone"));
    const spared = this.dead.filter((id) => !fight.verdict?.dead.includes(id) && !this.explained.has(id));
    this.same("fallen besides", [], isSea(fight.zone) ? [] : spared);
  }

  private died({ leader, side, how }: Extract<Event, { e: "died" }>): void {
    const owner = sideOf(side);
    if (how !== "combat" && how !== "assassinated") return;
    this.dead.push(leader);
    if (owner !== -1) this.gain(other(owner), 1);
    if (this.chiefs.has(leader)) this.slain = true;
  }

  private occupied(people: string): void {
    const view = this.view();
    const free = homesOf(people).filter((zone) => !at(view, zone).some((man) => isUnit(man) && man.people !== people));
    this.same(`pacified ${people}`, [], free);
  }

  // Phase F -------------------------------------------------------------------------------------------------

  private republic({ change, spqr }: Extract<Event, { e: "republic" }>): void {
    const view = this.view();
    this.results = view;
    const mine = troubleOf(view, this.slain, this.fought);
    this.same(`republic in ${view.year}`, mine, change);
    this.same(`republic marker`, view.spqr, spqr);
  }

  /** Control and points are settled when the winter begins. */
  private wintering(): void {
    const view = this.view();
    const { results } = this;
    if (results !== null) {
      for (const { id } of REGIONS) this.same(`control of ${id}`, controlOf(results, id), view.control[id]);
      this.same("control of Roma", romaOf(results), view.roma);
      this.gain(0, pointsOf(view));
    }
    this.winter = view;
    this.recovered = {};
    this.winterLost = [];
    this.results = null;
  }

  /** What ships, legions and Peoples have come to, seen when all that is over. */
  private afterWinter(view: View): void {
    const { winter } = this;
    if (winter === null) return;
    this.winter = null;
    const ships = winterOfShips(winter);
    const gone = new Set([...ships.lost, ...ships.absent]);
    const men = winter.men.map((man) => {
      if (gone.has(man.id)) return { ...man, at: "gone" };
      return ships.recovered.includes(man.id) ? { ...man, reduced: false } : man;
    });
    const then: View = { ...winter, men };
    const legions = winterOfLegions(then);
    this.same("winter ships recover", sorted(ships.recovered), sorted(this.recovered["AIE-9.1.a"] ?? []));
    this.same("winter legions recover", sorted(legions.recovered), sorted(this.recovered["AIE-9.2.a"] ?? []));
    const lost = [...ships.lost, ...ships.absent, ...legions.lost, ...legions.absent];
    this.same("winter losses", sorted(lost), sorted(this.winterLost));
    for (const { id } of PEOPLES) {
      const mine = winterOfPeople(then, id);
      const { status, ban } = view.nations[id];
      this.same(`winter of the ${id}`, [mine.status, mine.ban], [status, ban]);
      for (const place of mine.places) {
        const man = view.men.find((each) => each.id === place.id);
        if (man === undefined) continue;
        const there = place.at === "home" ? homesOf(id).includes(man.at) : man.at === place.at;
        this.same(`winter of ${place.id} from ${place.at} in ${man.at}`, [true, place.reduced], [there, man.reduced]);
      }
    }
    this.homes(view);
  }

  /** 9.2: afterwards no Roman stands where he must not. */
  private homes(view: View): void {
    for (const side of [0, 1] as const) {
      if (!REGIONS.some(({ id }) => view.control[id] === side)) continue;
      const { stacks } = homeless(view, side);
      for (const zone of stacks) {
        const who = of(view, side, zone).filter((man) => wintersAsRoman(view, man));
        this.same(`quarters left in ${zone}`, [], quartersFor(view, side, who));
      }
    }
  }
}

/** The cheapest way by land, in movement points. */
function marchTo(from: string, to: string): number {
  const far = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [zone, cost] of far)
      for (const way of waysFrom(zone))
        if (cost + way.cost < (far.get(way.to) ?? 99)) {
          far.set(way.to, cost + way.cost);
          changed = true;
        }
  }
  return far.get(to) ?? 99;
}

/** 8.1: zones where combat units of both players are that may fight each other. */
export function contests(view: View): string[] {
  return [...LANDS, ...SEA_IDS].filter((zone) => {
    const men = at(view, zone).filter(isUnit);
    return [isShip, isTroop].some((kind) => {
      const [mine, theirs] = [
        men.filter((man) => man.side === 0 && kind(man)),
        men.filter((man) => man.side === 1 && kind(man)),
      ];
      if (isSea(zone) && kind === isTroop) return false;
      // 4.4.1: Peoples at war do not fight each other.
      return mine.some((a) => theirs.some((b) => !isWarrior(view, a) || !isWarrior(view, b)));
    });
  });
}
