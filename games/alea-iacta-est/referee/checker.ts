/**
 * The referee at the table: watches a game act by act and event by event, and writes down wherever his own rules, read from
 * the book and coded apart from the game's, say something else. What he does not know (event 6 for Faction Leaders, whom stratagems
 * may be played on, deployments that a scenario prescribes) he leaves alone; what they bring about he sees.
 */
import type { Json } from "@rubicon/engine";
import { namedIn } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { EvadeWatch } from "./checker-evades.ts";
import { FightWatch } from "./checker-fights.ts";
import { MoveWatch } from "./checker-moves.ts";
import { Notes, sideOf, type Told } from "./checker-notes.ts";
import { SeasonWatch } from "./checker-seasons.ts";
import { isLegion, isRoman, leadsRomans, of, regionOf, type View, viewOf, zonesOf } from "./checker-table.ts";
import { WinterWatch } from "./checker-winters.ts";
import { isHeadless } from "./checker-year.ts";

/** Points of a battle are scored when all of it is over. */
const IN_BATTLE = [
  "losses",
  "retreat",
  "drowning",
  "loneLeader",
  "succession",
  "fleetEvasions",
  "evasion",
  "window",
  "flight",
  "luring",
  "suborning",
];

/** Windows in which nobody's army is at stake. */
const IDLE: readonly string[] = ["sequence", "move", "answer"];

export class Referee {
  readonly notes = new Notes();
  private readonly moves = new MoveWatch(this.notes);
  private readonly evades: EvadeWatch;
  private readonly fights: FightWatch;
  private readonly seasons: SeasonWatch;
  private readonly winters: WinterWatch;
  /** A sequence has just begun. */
  private freshSequence = false;
  /** Somebody died, or changed hands, outside combats since owners were last looked at. */
  private unsettled = false;
  /** Nobody moves or fights: a stratagem may be played all the same. */
  private idle = false;
  /** The first sequence of a year is still to come. */
  private newYear = true;
  /** Faction Leaders as they stood at the last question. */
  private chiefs = new Set<string>();
  private readonly view: () => View;

  /** With a way to have the position written down at any moment. */
  constructor(write: () => Json) {
    this.view = () => viewOf(write());
    this.evades = new EvadeWatch(this.notes, this.view);
    this.fights = new FightWatch(this.notes, this.view);
    this.seasons = new SeasonWatch(this.notes, this.view);
    this.winters = new WinterWatch(this.notes, this.view);
  }

  /** Before an act: what is asked, and all that the game allows. */
  ask(question: Question, legal: readonly string[]): void {
    const { notes } = this;
    const view = this.view();
    if (!IN_BATTLE.includes(question.ask)) {
      this.fights.settled(view);
      if (notes.score !== null) notes.same(`score at ${question.ask}`, notes.score, view.score);
      notes.score = view.score;
    }
    this.chiefs = new Set(view.men.flatMap(({ id, chief }) => (chief ? [id] : [])));
    const allowed = new Set(legal);
    if (question.ask === "movement") this.idle = true;
    // A die that waits belongs to whatever it was thrown for.
    else if (question.ask === "window" && question.moment !== "die") this.idle = IDLE.includes(question.moment);
    const named = namedIn(legal);
    switch (question.ask) {
      case "movement":
        this.fights.over();
        if (this.freshSequence) this.between(view);
        this.freshSequence = false;
        for (const side of [0, 1] as const)
          notes.same(`headless ${side} in ${view.year}`, false, isHeadless(view, side));
        this.newYear = false;
        return this.moves.movement(view, sideOf(question.side), allowed);
      case "group":
        return this.moves.group(view, question.sea, allowed);
      case "loneLeader":
        return this.evades.loneLeader(view, question, named);
      case "evasions":
        return this.evades.evasions(view, question, named);
      case "fleetEvasions":
        return this.evades.fleetEvasions(view, question, named);
      case "evasion":
        return this.evades.evasion(view, question, named);
      case "battles":
        return this.fights.battles(view, question);
      case "losses":
        return this.fights.losses(view, question, named);
      case "retreat":
        return this.fights.retreat(view, question, named);
      case "drowning":
        return this.fights.drowning(view, question, named);
      default:
        this.seasons.ask(view, question, named);
        return this.winters.ask(view, question, named, allowed.has("done"));
    }
  }

  act(text: string): void {
    const [kind, name = ""] = text.split(" ");
    if (kind === "take" || kind === "step" || kind === "drop") this.moves.act(this.view(), kind, name);
  }

  tell(event: Event): void {
    if (event.e === "died" && this.idle) this.unsettled = true;
    switch (event.e) {
      case "passed-over":
        return this.fights.passedOver(event);
      case "embarked":
        return this.fights.embarked(event);
      case "hunted":
        return this.fights.hunted(event);
      case "evasion":
        return this.evades.evades(event);
      case "battle":
        return this.fights.begins(event);
      case "battle-decided":
        return this.fights.decided(event);
      case "losses":
        return this.fights.struck(event);
      case "retreated":
        return this.fights.retreated(event);
      case "cut-off":
        return this.fights.cutOff(event);
      case "died":
        return this.fights.died(event, this.chiefs.has(event.leader));
      case "played":
        return this.played(event);
      case "intrigue-ended":
        return this.ordered();
      case "exchange":
        if (this.notes.score !== null) this.notes.score = -this.notes.score;
        break;
      case "changed-sides":
      case "suborned":
        return this.fights.mixed([event.zone]);
      case "neutrality-over":
        return this.fights.mixed(zonesOf(event.region));
      default:
    }
    if (event.e === "sequence") this.freshSequence = true;
    if (event.e === "moves-ended") this.unsettled = false;
    if (event.e === "year") this.newYear = true;
    this.seasons.tell(event);
    this.winters.tell(event);
  }

  private played(event: Told<"played">): void {
    if (event.title === "intrigue-au-senat") this.notes.intrigues++;
    if (event.title === "triumphus") this.notes.gain(sideOf(event.side), event.value);
    this.fights.played(event);
  }

  /** 6.3.11: with a Faction Leader of Italia's master and three of his legions in Roma. */
  private ordered(): void {
    this.notes.intrigues--;
    const view = this.view();
    const master = view.control.italia;
    const there = of(view, master, "italia-1");
    const legions = there.filter(isLegion).length;
    this.notes.same("intrigue ended", [true, true], [there.some((man) => man.chief), legions >= 3]);
  }

  /** 3.7.2, R103: between two sequences nobody stands leaderless in a region that is the other's, with no leader of his there. */
  private between(view: View): void {
    // What the winter and Phases C and D have brought together parts in the first sequence (R45, R146, R182).
    if (this.newYear) return;
    this.fights.apart(view);
    if (this.unsettled) return;
    for (const man of view.men) {
      const region = regionOf(man.at);
      if (man.leader || !isRoman(man) || region === null || view.control[region] === -1) continue;
      const led = view.men.some(
        (leader) => leader.side === man.side && leadsRomans(view, leader) && regionOf(leader.at) === region,
      );
      this.notes.same(`owner of ${man.id} in ${man.at}`, true, led || view.control[region] === man.side);
    }
  }
}
