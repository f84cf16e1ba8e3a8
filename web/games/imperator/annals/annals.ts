/** The years as a historian would tell them, from what was heard of them. */
import type { Json, Language } from "@rubicon/engine";
import type { Event, SideName, Title } from "@rubicon/imperator/components";
import { countLost, type Fight, tellFights } from "../../../series/annals/fights.ts";
import { distinct, paragraphsOf } from "../../../series/annals/telling.ts";
import { yearsIn } from "../../../series/annals/years.ts";
import { signed } from "../../../series/signed.ts";
import type { Host } from "../../../series/words/wording.ts";
import type { Annal } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { panelWords } from "../panels/words.ts";
import { eventIn } from "./events.ts";
import { annalWords } from "./words.ts";

interface Points {
  readonly rome: number;
  readonly enemy: number;
}

interface Year {
  readonly year: number;
  readonly before: Points;
  after: Points;
  over: boolean;
  initiative: SideName | null;
  event: number;
  pax: boolean;
  reserve: readonly string[];
  readonly wars: string[];
  readonly subdued: string[];
  readonly peace: string[];
  readonly fights: Fight[];
  readonly stratagems: Title[];
  /** What happens once in a while, in its order. */
  readonly memorable: Event[];
}

export function annalsOf(kit: Kit, events: readonly Json[], language: Language): readonly Annal[] {
  const years = yearsIn<Year, Points>(events, { none: { rome: 0, enemy: 0 }, scored, newYear, note });
  return years.map((year) => tell(kit, year, language));
}

function scored(json: Json): Points | null {
  const event = eventIn(json);
  if (event?.e !== "points" && event?.e !== "exchange") return null;
  return { rome: event.rome, enemy: event.enemy };
}

const newYear = (year: number, points: Points): Year => ({
  ...{ year, before: points, after: points, over: false, initiative: null, event: 0, pax: false, reserve: [] },
  ...{ wars: [], subdued: [], peace: [], fights: [], stratagems: [], memorable: [] },
});

function note(year: Year, json: Json): void {
  const event = eventIn(json);
  if (event === null) return;
  switch (event.e) {
    case "initiative":
      year.initiative = event.side;
      break;
    case "event":
      year.event = event.number;
      break;
    case "pax":
      year.pax = true;
      break;
    case "reserve":
      year.reserve = event.fronts;
      break;
    case "war":
      year.wars.push(event.people);
      break;
    case "pacified":
      (event.how === "arms" ? year.subdued : year.peace).push(event.people);
      break;
    case "played":
      year.stratagems.push(event.stratagem);
      break;
    case "losses":
      countLost(year.fights, event.zone, event.lost);
      break;
    case "cut-off":
      countLost(year.fights, event.zone, event.units);
      break;
    case "over":
      year.over = true;
      break;
    default:
      year.memorable.push(event);
  }
}

function tell(kit: Kit, year: Year, language: Language): Annal {
  const words = annalWords[language];
  const names = kit.facts.names(language);
  const panels = panelWords[language];
  const peoples = (list: readonly string[], say: (names: readonly string[]) => string): string =>
    list.length === 0 ? "" : say(distinct(list).map(names.thePeople));
  const titles = year.stratagems.map((title) => names.stratagem(title).title);
  const gained = (side: SideName): string => `${year.after[side]} (${signed(year.after[side] - year.before[side])})`;
  const paragraphs = paragraphsOf([
    [
      year.initiative === null ? "" : words.initiative[year.initiative],
      year.pax ? words.pax : "",
      year.event === 0 ? "" : words.event(panels.events[year.event - 1] ?? ""),
      year.reserve.length === 0 ? "" : words.reserve(year.reserve.map((front) => names.part(front).front)),
    ],
    [peoples(year.wars, words.wars), peoples(year.subdued, words.subdued), peoples(year.peace, words.peace)],
    fightsOf(kit, year.fights, language),
    year.memorable.map((event) => remember(kit, event, language)),
    [
      titles.length === 0 ? "" : words.stratagems(titles),
      year.over ? words.balance(gained("rome"), gained("enemy")) : "",
    ],
  ]);
  return {
    title: words.year(names.year(year.year)),
    paragraphs: paragraphs.length === 0 ? [words.quiet] : paragraphs,
    over: year.over,
  };
}

/** Empty where historians are silent. */
export function remember({ facts }: Kit, event: Event, language: Language): string {
  const words = annalWords[language];
  const names = facts.names(language);
  const at = (zone: string | null): string => (zone === null ? "" : names.at(zone));
  switch (event.e) {
    case "died":
      // Chiefs without a name are soon followed by others.
      return event.back ? "" : words.died[event.how](names.piece(event.leader), at(event.zone));
    case "emperor":
      return words.emperor[event.by](names.piece(event.leader));
    case "vacant":
      return words.vacant;
    case "named":
      return words.named[event.title](names.piece(event.leader));
    case "usurper":
      return words.usurper(names.piece(event.leader), at(event.zone));
    case "validation":
      return event.valid ? "" : words.inVain(names.piece(event.leader));
    case "usurpation-failed":
      return words.failed(names.piece(event.leader));
    case "usurpation-won":
      return words.won[event.by];
    case "exchange":
      return words.exchange;
    case "no-exchange":
      return words.noExchange;
    case "murder":
      return event.killed ? "" : words.missed(names.piece(event.leader));
    case "armenia":
      return words.armenia[event.side];
    case "pax-broken":
      return words.paxBroken;
    case "plague":
      return words.plague(at(event.zone));
    case "mutiny":
      return words.mutiny(at(event.zone));
    case "annexed":
      return words.annexed(event.peoples.map(names.thePeople));
    default:
      return "";
  }
}

function fightsOf({ facts }: Kit, fights: readonly Fight[], language: Language): readonly string[] {
  const words = annalWords[language];
  const names = facts.names(language);
  const peopleOf = (piece: string): string | null => facts.pieces.get(piece)?.people ?? null;
  const many = (people: string): Host => ({ name: names.thePeople(people), many: !names.isRealm(people) });
  return tellFights(fights, {
    words,
    where: ({ zone }) => capital(names.at(zone)),
    host({ side, leaders: [first], units: [unit] }) {
      if (first !== undefined && facts.pieces.get(first)?.leader?.generic === false)
        return { name: names.piece(first), many: false };
      const people = peopleOf(first ?? unit ?? "");
      // IMP-R78: mutineers have no leader, and fight for the other.
      if (people === null) return side === "rome" ? words.legions : words.mutineers;
      return side === "rome" && people !== "armenia" ? words.mutineers : many(people);
    },
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
