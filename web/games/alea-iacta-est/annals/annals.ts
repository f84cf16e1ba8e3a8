/** The years of the war as a historian would tell them, from what was heard of them. */
import { type Event, SIDES, type SideName, type Title } from "@rubicon/alea-iacta-est/components";
import type { Json, Language } from "@rubicon/engine";
import { signed } from "../../../series/signed.ts";
import type { Annal } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { panelWords } from "../panels/words.ts";
import { eventIn, type Of } from "./events.ts";
import type { Host } from "./wording.ts";
import { annalWords } from "./words.ts";

/** What is told in the game's own words, because it happens once in a war. */
const MEMORABLE: ReadonlySet<Event["e"]> = new Set([
  ...(["coup", "triumvir", "coup-won", "coup-over", "neutrality-over", "exchange"] as const),
  ...(["conspiracy", "daggers", "avenged", "halving", "plague", "went-over", "leaderless"] as const),
  ...(["died", "named", "roma", "over"] as const),
]);

interface Fight {
  readonly zone: string;
  readonly naval: boolean;
  readonly winner: SideName;
  readonly leaders: Readonly<Record<SideName, readonly string[]>>;
  readonly strength: number;
  lost: number;
}

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

/** Fights that are told one by one; those that are left are counted. */
const MOST_TOLD = 6;

export function annalsOf(kit: Kit, events: readonly Json[], language: Language): readonly Annal[] {
  return yearsIn(events).map((year) => tell(kit, year, language));
}

function yearsIn(events: readonly Json[]): readonly Year[] {
  const years: Year[] = [];
  let score = 0;
  let met: Of<"battle"> | null = null;
  for (const json of events) {
    const event = eventIn(json);
    if (event === null) continue;
    if (event.e === "points" || event.e === "exchange") score = event.score;
    if (event.e === "year") {
      const last = years.at(-1);
      if (last !== undefined) last.over = true;
      years.push(newYear(event.year, score));
      continue;
    }
    const year = years.at(-1);
    if (year === undefined) continue;
    year.after = score;
    if (event.e === "battle") met = event;
    else if (event.e === "battle-decided" && met !== null) year.fights.push(fightOf(met, event));
    else note(year, event);
  }
  return years;
}

const newYear = (year: number, score: number): Year => ({
  ...{ year, before: score, after: score, over: false, initiative: null, event: 0, spqr: null },
  ...{ wars: [], allies: [], peace: [], fights: [], regions: new Map(), stratagems: [], memorable: [] },
});

const fightOf = ({ attacker, defender }: Of<"battle">, { zone, naval, winner }: Of<"battle-decided">): Fight => ({
  ...{ zone, naval, winner, strength: attacker.sp + defender.sp, lost: 0 },
  leaders: {
    caesarians: attacker.side === "caesarians" ? attacker.leaders : defender.leaders,
    republicans: attacker.side === "republicans" ? attacker.leaders : defender.leaders,
  },
});

function note(year: Year, event: Event): void {
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
    case "cut-off": {
      const fight = year.fights.at(-1);
      if (fight?.zone === event.zone) fight.lost += (event.e === "losses" ? event.lost : event.units).length;
      break;
    }
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
  const paragraphs = [
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
  ]
    .map((sentences) => sentences.filter((each) => each !== "").join(" "))
    .filter((paragraph) => paragraph !== "");
  return {
    title: words.year(panels.bc(-year.year)),
    paragraphs: paragraphs.length === 0 ? [words.quiet] : paragraphs,
    over: year.over,
  };
}

const signedOrNone = (score: number): string => (score === 0 ? "0" : signed(score));

/** The greatest of them, in the order in which they were fought. */
function fightsOf(kit: Kit, fights: readonly Fight[], language: Language): readonly string[] {
  const words = annalWords[language];
  const names = kit.facts.names(language);
  const great = new Set(fights.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_TOLD));
  const told = fights.filter((fight) => great.has(fight));
  const host = (side: SideName, { leaders }: Fight): Host => {
    const [first] = leaders[side];
    if (first === undefined) return { name: words.host(names.side(side)), many: true };
    return { name: kit.facts.pieces.get(first)?.title ?? first, many: false };
  };
  // Historians call a land by its name, and not by its number in a region.
  const placeOf = (zone: string): string => {
    const facts = kit.facts.zones.get(zone);
    return facts === undefined || facts.sea ? names.zone(zone) : facts.land;
  };
  return [
    ...told.map((fight) => {
      const loser = fight.winner === "caesarians" ? "republicans" : "caesarians";
      const battle = words.battle(placeOf(fight.zone), host(fight.winner, fight), host(loser, fight), fight.naval);
      return `${battle}${words.lost(fight.lost)}`;
    }),
    fights.length > told.length ? words.skirmishes(fights.length - told.length) : "",
  ];
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];
