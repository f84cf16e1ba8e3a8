/** What each seat may know at each entry, worked out by the engine from the journal: the measure of what it was told. */
import {
  isList,
  isObject,
  type Journal,
  type Json,
  type Outcome,
  plain,
  replay,
  type Seat,
  type Viewer,
} from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { componentsOf, SIDES } from "@rubicon/julius-caesar/components";

const FACTS = componentsOf(juliusCaesar);

type Position = ReturnType<typeof juliusCaesar.begin>;
type GameEvent = Parameters<typeof juliusCaesar.hear>[0];

export interface AskedAt {
  readonly question: Json;
  readonly legal: readonly Json[];
  /** It is another seat's turn to answer. */
  readonly ahead: boolean;
}

export class Truth {
  readonly journal: Journal;
  private readonly positions: Position[] = [];
  private readonly events: GameEvent[][] = [];
  private readonly shown = new Map<Viewer, ReadonlySet<string>[]>();

  constructor(journal: Journal) {
    this.journal = journal;
    replay(juliusCaesar, journal, {
      tell: (event, n) => {
        this.eventsOf(n).push(event);
      },
      reach: (position, { n }) => {
        this.positions[n] = juliusCaesar.copy(position);
      },
    });
  }

  get length(): number {
    return this.positions.length;
  }

  get outcome(): Outcome | null {
    return juliusCaesar.outcome(this.positions[this.length - 1]);
  }

  sight(n: number, viewer: Viewer): Json {
    return juliusCaesar.sight(this.positions[n], viewer);
  }

  heard(n: number, viewer: Viewer): readonly Json[] {
    return this.eventsOf(n)
      .map((event) => juliusCaesar.hear(event, viewer))
      .filter((event) => event !== null);
  }

  toMove(n: number): Seat | "over" {
    return juliusCaesar.toMove(this.positions[n]);
  }

  /** What a seat is asked at that entry, or may answer already; null when it has to wait. */
  asked(n: number, seat: Seat): AskedAt | null {
    const position = this.positions[n];
    const ahead = this.toMove(n) !== seat;
    const turned = ahead ? juliusCaesar.ahead(position, seat) : position;
    if (turned === null || this.toMove(n) === "over") return null;
    return {
      question: plain(juliusCaesar.question(turned)),
      legal: juliusCaesar.legal(turned).map((act) => juliusCaesar.acts.write(act)),
      ahead,
    };
  }

  /** Names of blocks and cards that this viewer can see at that entry. */
  seen(n: number, viewer: Viewer): ReadonlySet<string> {
    return namesIn(this.sight(n, viewer));
  }

  /** Those that have come before his eyes or ears up to that entry. */
  everShown(n: number, viewer: Viewer): ReadonlySet<string> {
    if (n < 0) return new Set();
    const all = this.shown.get(viewer) ?? [];
    this.shown.set(viewer, all);
    for (let i = all.length; i <= n; i++) {
      const heard = this.heard(i, viewer).flatMap((event) => [...namesIn(event)]);
      all.push(new Set([...(all[i - 1] ?? []), ...this.seen(i, viewer), ...heard]));
    }
    return all[n];
  }

  private eventsOf(n: number): GameEvent[] {
    this.events[n] ??= [];
    return this.events[n];
  }
}

export const COMPONENTS: ReadonlySet<string> = new Set([...FACTS.blocks.keys(), ...FACTS.cards.keys()]);

/** A leader and his side have one name; in these fields the leader is meant. */
const LEADER_IN: readonly string[] = ["block", "blocks", "fallen", "acted", ...SIDES];
const isSide = (name: string): boolean => SIDES.some((side) => side === name);

/** Names of blocks and cards that stand in this data, as values or in lists. */
export function namesIn(json: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (part: Json, field: string): void => {
    if (typeof part === "string") {
      if (COMPONENTS.has(part) && (!isSide(part) || LEADER_IN.includes(field))) found.add(part);
    } else if (isList(part)) for (const each of part) look(each, field);
    else if (isObject(part)) for (const [name, each] of Object.entries(part)) look(each, name);
  };
  look(json, "");
  return found;
}

/** What may not stand in a page: names, and titles that one block alone has. */
interface Secret {
  readonly name: string;
  readonly pattern: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

function secretOf(name: string): Secret {
  return { name, pattern: new RegExp(`(?<![\\w/-])(?:${waysToName(name).map(escaped).join("|")})(?![\\w/-])`, "i") };
}

/** Its name, and its title where no other has the same. */
function waysToName(name: string): readonly string[] {
  const { title, god } = FACTS.names("en");
  const card = FACTS.cards.get(name);
  // Sides are named everywhere, and the numbers of a command stand in many places: here the thing itself is meant.
  if (isSide(name)) return [`block:${name}`, `data-key="${name}"`];
  if (card !== undefined) return card.god === null ? [`card:${name}`] : [name, god(card.god)];
  const isOnlyOne = [...FACTS.blocks.keys()].filter((each) => title(each) === title(name)).length === 1;
  return isOnlyOne ? [name, title(name)] : [name];
}

const SECRETS: readonly Secret[] = [...COMPONENTS].map(secretOf);

/** Options that a table is played with name gods and leaders, whoever holds them. */
const AGREED: readonly string[] = juliusCaesar.scenarios.flatMap(({ options }) =>
  options.flatMap(({ id, values }) => values.map((value) => juliusCaesar.words("en").option(id, value))),
);

/** Blocks and cards that are named in the page though they are not among those known; with what stands around. */
export function namedUnknown(html: string, known: ReadonlySet<string>): string[] {
  const told = AGREED.reduce((text, option) => text.replaceAll(option, ""), html);
  return SECRETS.flatMap(({ name, pattern }) => {
    if (known.has(name)) return [];
    const found = pattern.exec(told);
    return found === null ? [] : [`${name}: …${told.slice(Math.max(0, found.index - 160), found.index + 80)}…`];
  });
}
