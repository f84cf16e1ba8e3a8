/**
 * Julius Caesar as history: what must not pass unnoticed (two events that cancel each other, the end of a battle, winter)
 * and its years, from events as the viewer heard them.
 */
import type { Json, Language } from "@rubicon/engine";
import { type Event, SIDES, type SideName, seenFrom } from "@rubicon/julius-caesar/components";
import type { Annal, FaceHistory, News } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { textIn } from "../pieces/events.ts";
import { pieceWords } from "../pieces/words.ts";
import { annalWords } from "./words.ts";

type Of<E extends Event["e"]> = Extract<Event, { e: E }>;

/** What comes from the game's own `hear` has the shape of its events; nothing hidden is read here. */
const eventIn = (json: Json): Event | null => (textIn(json, "e") === undefined ? null : (json as unknown as Event));

export const historyOf = (kit: Kit): FaceHistory => ({
  closes: (json) => textIn(json, "e") === "year",
  annals: (events, language) => annalsOf(kit, events, language),
  news(json, sight, _viewer, language, before) {
    const event = eventIn(json);
    if (event?.e === "cancelled") return cancelled(kit, event, before(), language);
    if (event?.e === "battle-over") return battleOver(kit, event, before(), language);
    if (event?.e === "points") return wentHome(kit, before(), language);
    return event?.e === "winter" ? winter(kit, event, sight, language) : null;
  },
});

/** JC-2.1.h: both cards, and that the turn is over. */
function cancelled({ game }: Kit, event: Of<"cancelled">, before: readonly Json[], language: Language): News {
  const say = game.words(language);
  const revealed = before.map(eventIn).findLast((each) => each?.e === "revealed");
  return {
    kind: "cancelled",
    title: annalWords[language].cancelled,
    lines: [...(revealed ? [say.event(revealed)] : []), say.event(event)],
  };
}

/** What both lost, who went away, and who holds the place. */
function battleOver({ facts }: Kit, over: Of<"battle-over">, before: readonly Json[], language: Language): News {
  const words = annalWords[language];
  const names = facts.names(language);
  const place = names.place(over.place);
  const events = before.flatMap((json) => eventIn(json) ?? []);
  const fought = events.slice(events.findLastIndex((each) => each.e === "battle" && each.place === over.place));
  const there = <E extends Event>(kind: Event["e"]) =>
    fought.filter((each): each is E => each.e === kind && (!("place" in each) || each.place === over.place));
  const gone = there<Of<"eliminated">>("eliminated");
  const away = there<Of<"retreated">>("retreated").filter(({ from }) => from === over.place);
  const losses = SIDES.map((side) => {
    const blocks = gone.filter((each) => each.side === side).map(({ block }) => names.block(block));
    const steps = there<Of<"step-lost">>("step-lost").filter((each) => each.side === side).length;
    return words.lost(names.side(side), blocks, steps);
  });
  return {
    kind: "battle",
    title: words.battle(place, names.side(over.side)),
    lines: [
      ...losses,
      ...(away.length === 0 ? [] : [words.retreated(away.map(({ block }) => names.block(block)))]),
      words.holds(names.side(over.side), place),
    ],
  };
}

/** JC-8.3.a: which cities hold more than they feed, as it stands now. How many stand where, everybody sees. */
function winter({ facts }: Kit, { year }: Of<"winter">, sight: Json, language: Language): News {
  const words = annalWords[language];
  const names = facts.names(language);
  const { places } = seenFrom(sight);
  const surplus = SIDES.flatMap((side) => {
    const cities = places.flatMap(({ place, friendlyTo, blocks }): [string, number][] => {
      const known = facts.places.get(place);
      const over = known === undefined || known.sea ? 0 : blocks.length - known.supply;
      return friendlyTo === side && over > 0 ? [[names.place(place), over]] : [];
    });
    return cities.length === 0 ? [] : [words.tooMany(names.side(side), cities)];
  });
  return {
    kind: "winter",
    title: pieceWords[language].winter(year),
    lines: surplus.length === 0 ? [words.enoughToEat] : surplus,
  };
}

/** JC-8.1.a JC-8.2.b JC-8.3.a: who went home and who was sent there, when winter has been lived through and points are counted. */
function wentHome({ game }: Kit, before: readonly Json[], language: Language): News | null {
  const events = before.flatMap((json) => eventIn(json) ?? []);
  const began = events.findLastIndex(({ e }) => e === "winter");
  const opening = events[began];
  const gone = events.slice(began).filter(({ e }) => e === "home" || e === "to-port" || e === "disbanded");
  if (opening?.e !== "winter" || gone.length === 0) return null;
  const say = game.words(language);
  return {
    kind: "winter",
    title: pieceWords[language].winter(opening.year),
    lines: gone.map((each) => say.event(each)),
  };
}

interface Year {
  readonly opening: Of<"year">;
  over: boolean;
  turnsLost: number;
  points: Of<"points"> | null;
  readonly won: Record<SideName, string[]>;
  readonly fallen: Record<SideName, number>;
  readonly disbanded: Record<SideName, string[]>;
  /** What happens seldom, told in the game's own words. */
  readonly memorable: Event[];
}

function annalsOf(kit: Kit, events: readonly Json[], language: Language): readonly Annal[] {
  const years: Year[] = [];
  for (const json of events) {
    const event = eventIn(json);
    const year = years.at(-1);
    if (event?.e === "year") {
      if (year !== undefined) year.over = true;
      years.push({
        ...{ opening: event, over: false, turnsLost: 0, points: null, memorable: [] },
        won: { caesar: [], pompeius: [] },
        fallen: { caesar: 0, pompeius: 0 },
        disbanded: { caesar: [], pompeius: [] },
      });
    } else if (event !== null && year !== undefined) note(year, event);
  }
  return years.map((year) => tell(kit, year, language));
}

function note(year: Year, event: Event): void {
  switch (event.e) {
    case "cancelled":
      year.turnsLost++;
      break;
    case "battle-over":
      year.won[event.side].push(event.place);
      break;
    case "eliminated":
      year.fallen[event.side]++;
      break;
    case "disbanded":
      year.disbanded[event.side].push(event.place);
      break;
    case "points":
      year.points = event;
      break;
    case "over":
      year.over = true;
      year.memorable.push(event);
      break;
    case "trophy":
    case "cleopatra":
    case "home":
      year.memorable.push(event);
      break;
    default:
  }
}

function tell({ game, facts }: Kit, year: Year, language: Language): Annal {
  const words = annalWords[language];
  const names = facts.names(language);
  const say = game.words(language);
  const won = SIDES.flatMap((side) => {
    const places = year.won[side].map((place) => names.place(place));
    return places.length === 0 ? [] : [words.won(names.side(side), places)];
  });
  const { caesar, pompeius } = year.fallen;
  const sentHome = SIDES.flatMap((side) => {
    const places = year.disbanded[side];
    const named = [...new Set(places)].map((place) => names.place(place));
    return places.length === 0 ? [] : [words.disbanded(names.side(side), places.length, named)];
  });
  const chapters = [
    [
      ...(won.length === 0 ? [words.noBattles] : won),
      ...(caesar + pompeius === 0 ? [] : [words.fallen(caesar, pompeius)]),
      ...(year.turnsLost === 0 ? [] : [words.turnsLost(year.turnsLost)]),
    ],
    [...year.memorable.map((event) => say.event(event)), ...sentHome],
    year.points === null ? [] : [say.event(year.points)],
  ];
  return {
    title: pieceWords[language].year(year.opening.year, year.opening.bc),
    paragraphs: chapters.map((sentences) => sentences.join(" ")).filter((paragraph) => paragraph !== ""),
    over: year.over,
  };
}
