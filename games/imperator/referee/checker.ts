/**
 * The referee at the table: watches a game act by act and event by event, and writes down wherever his own rules, read from the
 * book and coded apart from the game's, say something else. What he does not know (event 6 for Rome's movement, a winter in which an
 * Augustus drowns) he leaves alone; what it brings about he sees.
 */
import type { Json } from "@rubicon/engine";
import { namedIn } from "@rubicon/series/testing";
import type { Event } from "../events/index.ts";
import type { Question } from "../questions/index.ts";
import { FightWatch } from "./checker-fights.ts";
import { MoveWatch } from "./checker-moves.ts";
import { Notes, sideOf } from "./checker-notes.ts";
import { PlayWatch } from "./checker-plays.ts";
import { SeasonWatch } from "./checker-seasons.ts";
import {
  categoryOf,
  ENEMY,
  isCivilWar,
  isLeader,
  isRoman,
  isUnit,
  LANDS,
  of,
  onMap,
  ROME,
  SUCCESS,
  type View,
  viewOf,
} from "./checker-table.ts";
import { WinterWatch } from "./checker-winters.ts";

/** Points of a battle and of those who die in it are scored when all of it is over. */
const IN_BATTLE = [
  "losses",
  "retreat",
  "loneLeader",
  "evasion",
  "evasions",
  "window",
  "acclamation",
  "rival",
  "extension",
  "pacification",
  "muster",
];

export class Referee {
  readonly notes = new Notes();
  private readonly moves: MoveWatch;
  private readonly fights: FightWatch;
  private readonly seasons: SeasonWatch;
  private readonly winters: WinterWatch;
  private readonly plays: PlayWatch;
  private readonly view: () => View;

  /** With a way to have the position written down at any moment. */
  constructor(write: () => Json) {
    this.view = () => viewOf(write());
    this.moves = new MoveWatch(this.notes, this.view);
    this.fights = new FightWatch(this.notes, this.view);
    this.seasons = new SeasonWatch(this.notes, this.view);
    this.winters = new WinterWatch(this.notes, this.view);
    this.plays = new PlayWatch(this.notes, this.seasons);
  }

  /** Before an act: what is asked, and all that the game allows. */
  ask(question: Question, legal: readonly string[]): void {
    const { notes } = this;
    const view = this.view();
    if (!IN_BATTLE.includes(question.ask)) {
      this.fights.over(view);
      if (notes.points !== null) notes.same(`score at ${question.ask} in ${view.year}`, notes.points, view.vp);
      notes.points = [...view.vp];
    }
    this.lawful(view, question.ask);
    const allowed = new Set(legal);
    const named = namedIn(legal);
    switch (question.ask) {
      case "movement":
        return this.moves.movement(view, sideOf(question.side), allowed);
      case "group":
        return this.moves.group(view, question, allowed);
      case "voyage":
        return this.moves.voyage(view, question, named);
      case "combats":
        return this.fights.combats(view, question);
      case "loneLeader":
        return this.fights.loneLeader(view, question, named);
      case "evasions":
        return this.fights.evasions(view, question, named);
      case "evasion":
        return this.fights.evasion(view, question, named);
      case "losses":
        return this.fights.losses(view, question, named);
      case "retreat":
        return this.fights.retreat(view, question, named);
      case "window":
        return this.plays.window(view, question, named);
      default:
        this.seasons.ask(view, question, named);
        return this.winters.ask(view, question, named);
    }
  }

  act(text: string): void {
    const [kind, name = ""] = text.split(" ");
    if (kind === "take" || kind === "step") this.moves.act(this.view(), kind, name);
  }

  tell(event: Event): void {
    switch (event.e) {
      case "appeal":
        return this.moves.appeal(event);
      case "hunted":
        return this.fights.hunted(event);
      case "escaped":
        return this.fights.escaped(event);
      case "evasion":
        return this.fights.tries(event);
      case "evaded":
        return this.fights.evaded(event);
      case "fled":
        return this.fights.fled(event);
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
        return this.fights.died(event);
      case "played":
        return this.fights.played(event);
      case "sequence":
        this.fights.marched = false;
        break;
      case "marched":
      case "landed":
        this.fights.marched = true;
        break;
      case "exchange":
        this.notes.points?.reverse();
        break;
      default:
    }
    this.seasons.tell(event);
    this.winters.tell(event);
  }

  /** What must hold wherever anybody is asked. */
  private lawful(view: View, ask: string): void {
    const { notes } = this;
    const titled = (title: "augustus" | "caesar" | "usurper"): number => view.men.filter((man) => man[title]).length;
    notes.same("titles at most two", true, titled("augustus") <= 2 && titled("caesar") <= 2 && titled("usurper") <= 2);
    if (!isCivilWar(view))
      notes.same(
        "rebels in peace",
        [],
        view.men.filter((man) => isRoman(man) && man.side === ENEMY && onMap(man.at)).map(({ id }) => id),
      );
    for (const zone of LANDS) {
      const mine = of(view, ENEMY, zone).filter((man) => man.kind !== "fleet");
      if (mine.length === 0) continue;
      const kinds = new Set(mine.map(categoryOf).filter((kind) => kind !== 3));
      notes.same(`categories in ${zone} at ${ask}`, true, kinds.size <= 1);
      const rebels = mine.filter((man) => isUnit(man) && isRoman(man));
      if (rebels.length > 0)
        notes.same(
          `rebels led in ${zone} at ${ask}`,
          true,
          mine.some((man) => isLeader(man) && isRoman(man)),
        );
    }
    const vacant = titled("augustus") === 0 && (view.flags & SUCCESS) === 0;
    const heirs = view.men.some((man) => isLeader(man) && isRoman(man) && man.side === ROME && onMap(man.at));
    if (ask !== "acclamation" && vacant && heirs) notes.say(`an empty throne at ${ask} in ${view.year}`);
  }
}
