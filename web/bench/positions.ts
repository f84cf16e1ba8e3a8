/**
 * Positions in which the gestures of a player can be counted, found in golden games, or in games that are played at
 * random until one turns up. Each comes with what is to be done in it, worked out by the engine.
 */
import { readdirSync, readFileSync } from "node:fs";
import {
  handsOf,
  type IntentShape,
  type Journal,
  openTable,
  pick,
  type Reach,
  reachOf,
  readJournal,
  replay,
  resumeTable,
  type Seat,
  seededDice,
  type Table,
} from "@rubicon/engine";
import { type Act, type Event, juliusCaesar as game, type Position, type Question } from "@rubicon/julius-caesar";

const GOLDEN = new URL("../../games/julius-caesar/golden/", import.meta.url);
const FIVE = 5;
/** Where goldens hold nothing of the kind, so many other games are looked through. */
const MOST_GAMES = 200;

type GameTable = Table<Position, Act, Event, Question>;

/** A gesture: these pieces, which lie in one place, are brought to another. */
export interface Errand {
  readonly pieces: readonly string[];
  readonly from: string;
  readonly to: string;
  /** How many get there. */
  readonly count: number;
  /** Several ways lead there: what the button of the first of them begins with. */
  readonly fork: boolean;
}

/** What a seat has to press between its moves and the battle: a button of the prompt, or a place. */
export interface Pressing {
  readonly seat: Seat;
  readonly button?: string;
  readonly place?: string;
}

export interface MarchScene {
  readonly journal: Journal;
  readonly seat: Seat;
  readonly errands: readonly Errand[];
  /** Until the battle is there; empty where there is to be none. */
  readonly afterwards: readonly Pressing[];
  readonly to: string;
}

export interface BattleScene {
  readonly journal: Journal;
  readonly seat: Seat;
  readonly place: string;
  readonly round: number;
  /** How many blocks of that seat fire. */
  readonly volleys: number;
}

/** Journals to look through: the golden ones, then others. */
function* journals(): Generator<Journal> {
  const files = readdirSync(GOLDEN).filter((name) => name.endsWith(".jsonl"));
  for (const file of files.sort()) yield readJournal(readFileSync(new URL(file, GOLDEN), "utf8"));
  for (let i = 0; i < MOST_GAMES; i++) {
    const luck = seededDice(`clicks ${i}`);
    const table = openTable(game, { scenario: "historical", dice: { kind: "seed", seed: `clicks ${i}` } });
    for (let n = 0; table.toMove !== "over" && n < 600; n++)
      table.act(table.toMove, pick(game.legal(table.position), luck));
    yield table.journal;
  }
}

/** Decisions of a journal that are as wished. */
function standings({ header, entries }: Journal, wished: (p: Position) => boolean): readonly Journal[] {
  const found: Journal[] = [];
  replay(
    game,
    { header, entries },
    {
      reach: (p, { n }) => {
        if (game.toMove(p) !== "over" && wished(p)) found.push({ header, entries: entries.slice(0, n + 1) });
      },
    },
  );
  return found;
}

/** The first scene that can be made of any journal. */
function firstOf<T>(wished: (p: Position) => boolean, scene: (journal: Journal) => T | null, what: string): T {
  for (const journal of journals())
    for (const standing of standings(journal, wished)) {
      const made = scene(standing);
      if (made !== null) return made;
    }
  throw new Error(`No position could be found for this: ${what}.`);
}

const moves = (p: Position): boolean => game.question(p).ask === "movement";

const holdsEnemies = (p: Position, place: string, seat: Seat): boolean =>
  p.box.blocks.some((block) => p.place[block] === p.box.placeNumbers.get(place) && game.seats[p.side[block]] !== seat);

function errandOf(p: Position, pieces: readonly string[], reach: readonly Reach[], { to, count }: Reach): Errand {
  const from = game.gestures?.at(p, pieces[0]) ?? "";
  return { pieces, from, to, count, fork: reach.filter((each) => each.to === to).length > 1 };
}

/** Five blocks of a stack of five, to a city where no enemy stands, by one way or several. */
export const fiveToACity = (): MarchScene =>
  firstOf(
    moves,
    (journal) => {
      const { position: p } = resumeTable(game, journal);
      const seat = game.toMove(p);
      for (const group of handsOf(game, p)?.groups ?? []) {
        if (group.length !== FIVE) continue;
        const reach = reachOf(game, p, group);
        const goal = reach.find(({ to, count }) => count === FIVE && !holdsEnemies(p, to, seat) && isCity(p, to));
        if (goal === undefined) continue;
        const errands = [errandOf(p, group, reach, goal)];
        return { journal, seat, errands, afterwards: [], to: goal.to };
      }
      return null;
    },
    "five blocks to one city",
  );

const isCity = ({ box }: Position, name: string): boolean => {
  const place = box.placeNumbers.get(name);
  return place !== undefined && !box.seas.includes(place);
};

/** Five blocks against a city that the enemy holds, in one or two gestures, and on to the battle. */
export const attackOfFive = (): MarchScene => firstOf(moves, attackFrom, "an attack of five blocks");

function attackFrom(journal: Journal): MarchScene | null {
  const { position } = resumeTable(game, journal);
  const seat = game.toMove(position);
  const targets = new Set((handsOf(game, position)?.groups ?? []).flatMap((group) => goalsOf(position, group)));
  for (const to of targets) {
    if (!isCity(position, to) || !holdsEnemies(position, to, seat)) continue;
    const table = resumeTable(game, journal);
    const errands: Errand[] = [];
    for (let come = 0; come < FIVE && errands.length < 2; ) {
      const best = table.toMove === seat ? bestErrand(table, to) : null;
      if (best === null) break;
      errands.push(best.errand);
      come += best.errand.count;
      carryOut(table, seat, best.reach);
      if (come < FIVE) continue;
      const afterwards = onToBattle(table, seat, to);
      const presses = 2 * errands.length + errands.filter(({ fork }) => fork).length;
      if (afterwards !== null && presses + afterwards.filter((each) => each.seat === seat).length <= FIVE)
        return { journal, seat, errands, afterwards, to };
    }
  }
  return null;
}

const goalsOf = (p: Position, group: readonly string[]): readonly string[] =>
  reachOf(game, p, group).map(({ to }) => to);

function carryOut(table: GameTable, seat: Seat, { acts }: Reach): void {
  for (const act of acts) {
    // Acts are made once and shared.
    const legal = game.legal(table.position).find((each) => each === act);
    if (legal === undefined) throw new Error("a gesture with an act that is not legal");
    table.act(seat, legal);
  }
}

/** The largest group that can still be brought there. */
function bestErrand(table: GameTable, to: string): { readonly errand: Errand; readonly reach: Reach } | null {
  const { position: p } = table;
  const found = (handsOf(game, p)?.groups ?? []).flatMap((group) => {
    const reach = reachOf(game, p, group);
    const goal = reach.find((each) => each.to === to);
    return goal === undefined ? [] : [{ errand: errandOf(p, group, reach, goal), reach: goal }];
  });
  return found.reduce<(typeof found)[number] | null>(
    (most, each) => (each.errand.count > (most?.errand.count ?? 0) ? each : most),
    null,
  );
}

/** What both seats press until the battle is there; null where something has to be decided in between. */
function onToBattle(table: GameTable, seat: Seat, to: string): readonly Pressing[] | null {
  const pressings: Pressing[] = [];
  const words = game.words("en");
  for (let n = 0; n < 12; n++) {
    const { toMove, position: p } = table;
    if (toMove === "over") return null;
    const question = game.question(p);
    if (question.ask === "battleTurn" || question.ask === "hits") return question.place === to ? pressings : null;
    const end = game.legal(p).find((act) => act.do === "end-moves" || act.do === "end-group" || act.do === "end-levy");
    const main = toMove === seat ? game.legal(p).find((act) => act.do === "main-group") : undefined;
    const act = end ?? main;
    if (act === undefined) return null;
    pressings.push(
      act.do === "main-group"
        ? { seat: toMove, place: p.box.placeIds[act.from] }
        : { seat: toMove, button: words.act(act) },
    );
    table.act(toMove, act);
  }
  return null;
}

/** A round of battle in which neither side has anything to choose but to fire, with as many volleys as there are. */
export const roundWithoutChoice = (): BattleScene =>
  firstOf(
    (p) => game.question(p).ask === "battleTurn",
    (journal) => roundFrom(journal, 3),
    "a round of battle",
  );

function roundFrom(journal: Journal, volleys: number): BattleScene | null {
  const table: GameTable = resumeTable(game, journal);
  const { toMove: seat } = table;
  const question = game.question(table.position);
  if (question.ask !== "battleTurn" || seat === "over") return null;
  const meant = new Map<Seat, IntentShape>();
  let fired = 0;
  for (let n = 0; n < 60 && table.toMove !== "over"; n++) {
    const { position: p, toMove } = table;
    const now = game.question(p);
    const isOver = now.ask !== "battleTurn" && now.ask !== "hits";
    if (isOver || now.place !== question.place || (now.ask === "battleTurn" && now.round !== question.round)) break;
    const intent = meant.get(toMove) ?? handsOf(game, p)?.offers[0]?.intent;
    const act = intent === undefined ? null : (game.gestures?.further(p, intent) ?? null);
    if (intent === undefined || act === null) return null;
    meant.set(toMove, intent);
    if (toMove === seat && act.do === "fire") fired++;
    table.act(toMove, act);
  }
  return fired < volleys ? null : { journal, seat, place: question.place, round: question.round, volleys: fired };
}
