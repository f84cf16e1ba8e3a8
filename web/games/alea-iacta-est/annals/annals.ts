/** The years of the war as a historian would tell them, from what was heard of them. */
import { type Event, SIDES, type SideName, type Title } from "@rubicon/alea-iacta-est/components";
import type { Json, Language } from "@rubicon/engine";
import { countLost, type Fight, tellFights } from "../../../series/annals/fights.ts";
import { distinct, paragraphsOf } from "../../../series/annals/telling.ts";
import { yearsIn } from "../../../series/annals/years.ts";
import { signed } from "../../../series/signed.ts";
import type { Annal } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { panelWords } from "../panels/words.ts";
import { eventIn, type Of } from "./events.ts";
import { annalWords } from "./words.ts";

/** What is told in the game's own words, because it happens once in a war. */
const MEMORABLE: ReadonlySet<Event["e"]> = new Set([
  ...(["coup", "triumvir", "coup-won", "coup-over", "neutrality-over", "exchange"] as const),
  ...(["conspiracy", "daggers", "avenged", "halving", "plague", "went-over", "leaderless"] as const),
  ...(["died", "named", "roma", "over"] as const),
]);

interface Year {
  readonly year: number;
  readonly before: number;
  after: number;
  over: boolean;
  initiative: SideName | null;
  event: number;
  /** Where the troubles of the Republic stood. */
  spqr: number | null;
  readonly wars: string[];
  readonly allies: Of<"allegiance">[];
  readonly peace: string[];
  readonly fights: Fight[];
  readonly regions: Map<string, SideName | null>;
  readonly stratagems: Title[];
  readonly memorable: Event[];
}

export function annalsOf(kit: Kit, events: readonly Json[], language: Language): readonly Annal[] {
  const years = yearsIn<Year, number>(events, { none: 0, scored, newYear, note });
  return years.map((year) => tell(kit, year, language));
}

function scored(json: Json): number | null {
  const event = eventIn(json);
  if (event?.e !== "points" && event?.e !== "exchange") return null;
  return event.score;
}

const newYear = (year: number, score: number): Year => ({
  ...{ year, before: score, after: score, over: false, initiative: null, event: 0, spqr: null },
  ...{ wars: [], allies: [], peace: [], fights: [], regions: new Map(), stratagems: [], memorable: [] },
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
    case "war":
      year.wars.push(event.people);
      break;
    case "allegiance":
      year.allies.push(event);
      break;
    case "pacified":
      year.peace.push(event.people);
      break;
    case "region":
      year.regions.set(event.region, event.side);
      break;
    case "played":
      year.stratagems.push(event.title);
      break;
    case "losses":
      countLost(year.fights, event.zone, event.lost);
      break;
    case "cut-off":
      countLost(year.fights, event.zone, event.units);
      break;
    case "republic":
    case "imperium":
      year.spqr = event.spqr;
      break;
    case "over":
      year.over = true;
      break;
  }
  if (MEMORABLE.has(event.e)) year.memorable.push(event);
}

function tell(kit: Kit, year: Year, language: Language): Annal {
  const words = annalWords[language];
  const panels = panelWords[language];
  const names = kit.facts.names(language);
  const said = kit.game.words(language);
  const people = (each: string): string => names.people(each);
  const opening = [
    year.initiative === null ? "" : words.initiative(names.side(year.initiative)),
    year.event === 0 ? "" : words.event(panels.events[year.event - 1] ?? ""),
  ];
  const abroad = [
    year.wars.length === 0 ? "" : words.wars(distinct(year.wars).map(people)),
    ...SIDES.map((side) => {
      const won = year.allies.filter((each) => each.side === side).map((each) => people(each.people));
      return won.length === 0 ? "" : words.allies(distinct(won), names.side(side));
    }),
    year.peace.length === 0 ? "" : words.peace(distinct(year.peace).map(people)),
  ];
  const memorable = year.memorable.map((event) => said.event(event));
  const held = (side: SideName | null): readonly string[] =>
    [...year.regions].filter(([, holder]) => holder === side).map(([region]) => names.region(region));
  const control = [
    ...SIDES.map((side) => (held(side).length === 0 ? "" : words.taken(names.side(side), held(side)))),
    held(null).length === 0 ? "" : words.nobodys(held(null)),
  ];
  const titles = year.stratagems.map((title) => names.stratagem(title));
  const paragraphs = paragraphsOf([
    opening,
    abroad,
    fightsOf(kit, year.fights, language),
    memorable,
    control,
    [
      titles.length === 0 ? "" : words.stratagems(titles),
      year.spqr === null ? "" : `${panels.spqr(year.spqr)}.`,
      year.over ? words.balance(signedOrNone(year.after), signed(year.after - year.before)) : "",
    ],
  ]);
  return {
    title: words.year(panels.bc(-year.year)),
    paragraphs: paragraphs.length === 0 ? [words.quiet] : paragraphs,
    over: year.over,
  };
}

const signedOrNone = (score: number): string => (score === 0 ? "0" : signed(score));

function fightsOf({ facts }: Kit, fights: readonly Fight[], language: Language): readonly string[] {
  const words = annalWords[language];
  const names = facts.names(language);
  // Historians call a land by its name, and not by its number in a region.
  const placeOf = (zone: string): string => {
    const known = facts.zones.get(zone);
    return known === undefined || known.sea ? names.zone(zone) : known.land;
  };
  return tellFights(fights, {
    words,
    where: ({ zone, naval }) => words.where(placeOf(zone), naval),
    host({ side, leaders: [first] }) {
      if (first !== undefined) return { name: facts.pieces.get(first)?.title ?? first, many: false };
      const many = SIDES.find((each) => each === side) ?? SIDES[0];
      return { name: words.host(names.side(many)), many: true };
    },
  });
}
