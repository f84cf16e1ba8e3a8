/** The sequence of play of a skirmish: deployment, then rounds of secret stances, turns and blows. */
import { type Dice, draw } from "../../dice.ts";
import type { EventShape, ForecastShape, QuestionShape, Refusal, Seat, Tell } from "../../game.ts";
import { nth } from "../../numbers.ts";
import { type Asking, type Running, type Steps, sequence } from "../../steps.ts";
import {
  type Act,
  across,
  CHARGE,
  enemyOf,
  FACTIONS,
  type Faction,
  type Field,
  GUARD,
  NORTH,
  type Piece,
  PLACES,
  type Place,
  RED,
  SEATS,
  SOUTH,
  STANCE_KINDS,
  STANCES,
  TOKEN_KINDS,
  type Token,
  TURN,
} from "./box.ts";
import { TOKENS } from "./pack.ts";
import { copy, FALLEN, type Frame, frameOf, IN_HAND, NOT_CHOSEN, next, type Position, pop, push } from "./position.ts";

export type Event = EventShape &
  (
    | { readonly e: "dealt"; readonly seat: Seat; readonly tokens?: readonly string[] }
    | { readonly e: "placed"; readonly piece: string; readonly field: string }
    | { readonly e: "round"; readonly round: number }
    | { readonly e: "swapped" }
    | { readonly e: "chose"; readonly seat: Seat; readonly stance?: string }
    | { readonly e: "stances"; readonly north: string; readonly south: string }
    | { readonly e: "marched"; readonly piece: string; readonly field: string }
    | { readonly e: "rolled"; readonly piece: string; readonly field: string; readonly die: number }
    | { readonly e: "spent"; readonly seat: Seat; readonly token: string; readonly die: number }
    | { readonly e: "missed"; readonly piece: string }
    | { readonly e: "fell"; readonly piece: string }
  );

export interface Question extends QuestionShape {
  readonly ask: "deploy" | "choose" | "turn" | "window";
  readonly faction?: string;
  readonly die?: number;
  /** What the seat that is asked may spend: nobody else knows. */
  readonly tokens?: readonly string[];
}

export type Forecast = ForecastShape &
  (
    | { readonly f: "needs"; readonly needs: number; readonly chances: number }
    | { readonly f: "room"; readonly room: number }
  );

type Of<K extends Frame["step"]> = Extract<Frame, { readonly step: K }>;
type Ask<K extends Frame["step"]> = Asking<Position, Of<K>, Act, Event, Question, Forecast>;
type Run<K extends Frame["step"]> = Running<Position, Of<K>, Event>;

const because = (rule: string, why: string): Refusal => Object.freeze({ rule, why });

const NO = {
  notYourPiece: because("SK-1.b", "notYourPiece"),
  standsAlready: because("SK-1.b", "standsAlready"),
  notYourHalf: because("SK-1.b", "notYourHalf"),
  full: because("SK-1.c", "full"),
  notYours: because("SK-3.a", "notYourPiece"),
  notThere: because("SK-3.a", "notThere"),
  hasActed: because("SK-3.a", "hasActed"),
  tooFarToMarch: because("SK-3.b", "tooFar"),
  enemiesThere: because("SK-3.b", "enemiesThere"),
  tooFarToStrike: because("SK-3.c", "tooFar"),
  nobodyThere: because("SK-3.c", "nobodyThere"),
  noSuchToken: because("SK-4.a", "noSuchToken"),
};

const leader = (p: Position, faction: Faction): Seat => SEATS[p.leads[faction]];

const stands = (p: Position, faction: Faction, field: Field): boolean =>
  p.box.pieces.some((piece) => p.at[piece] === field && p.box.factionOf[piece] === faction);

/** SK-1.c: how many more may stand there. */
const roomIn = (p: Position, field: Field): number =>
  p.crowded ? p.box.pieces.length : p.box.capacity - p.box.pieces.filter((piece) => p.at[piece] === field).length;

const isOwnHalf = (p: Position, faction: Faction, field: Field): boolean =>
  field < p.box.fields.length / 2 === (faction === RED);

const isNext = (p: Position, piece: Piece, field: Field): boolean => Math.abs(p.at[piece] - field) === 1;

const tokensOf = (p: Position, place: Place): number => p.tokens[place][TURN] + p.tokens[place][nth<Token>(1)];

/** SK-1.a */
const deal: Run<"deal"> = {
  run(p, _f, dice, tell) {
    pop(p);
    if (p.plain) return;
    const bag = TOKEN_KINDS.flatMap((kind) => Array.from({ length: p.box.bag[kind] }, () => kind));
    for (const place of PLACES) {
      const drawn = Array.from({ length: p.box.dealt }, () => draw(bag, dice));
      for (const kind of drawn) p.tokens[place][kind]++;
      tell({
        e: "dealt",
        seat: SEATS[place],
        tokens: drawn.map((kind) => TOKENS[kind]),
        rule: "SK-1.a",
        reveals: true,
      });
    }
  },
};

const placing = (f: Of<"deploy">): Faction => nth<Faction>(f.placed % 2);

function placeRefusal(p: Position, f: Of<"deploy">, piece: Piece, field: Field): Refusal | null {
  if (p.box.factionOf[piece] !== placing(f)) return NO.notYourPiece;
  if (p.at[piece] !== IN_HAND) return NO.standsAlready;
  if (!isOwnHalf(p, placing(f), field)) return NO.notYourHalf;
  return roomIn(p, field) > 0 ? null : NO.full;
}

/** SK-1.b, SK-1.c: the factions take turns until all pieces stand. */
const deploy: Ask<"deploy"> = {
  decides: (p, f) => leader(p, placing(f)),
  question: (_p, f) => ({ ask: "deploy", faction: FACTIONS[placing(f)], rule: "SK-1.b" }),
  legal(p, f, list) {
    for (const field of p.box.fieldNumbers) {
      if (!isOwnHalf(p, placing(f), field) || roomIn(p, field) <= 0) continue;
      for (const piece of p.box.pieces)
        if (p.box.factionOf[piece] === placing(f) && p.at[piece] === IN_HAND) list.push(p.box.acts.place(piece, field));
    }
  },
  acts: {
    place: {
      refuse: (p, f, { piece, field }) => placeRefusal(p, f, piece, field),
      play(p, f, { piece, field }, _dice, tell) {
        p.at[piece] = field;
        tell({ e: "placed", piece: p.box.pieceNames[piece], field: p.box.fields[field], rule: "SK-1.b" });
        if (f.placed + 1 < p.box.pieces.length) next(p, { step: "deploy", placed: f.placed + 1 });
        else pop(p);
      },
    },
  },
  byDefault(p, f) {
    const list: Act[] = [];
    deploy.legal(p, f, list);
    return list[0];
  },
  forecast(p, _f, act, list) {
    if (act.do === "place" && !p.crowded) list.push({ f: "room", room: roomIn(p, act.field) - 1, rule: "SK-1.c" });
  },
};

/** SK-2.a, SK-5.a, SK-5.b */
const round: Run<"round"> = {
  run(p, _f, _dice, tell) {
    if (p.round === p.box.rounds) {
      p.stack.length = 0;
      return;
    }
    p.round++;
    tell({ e: "round", round: p.round, rule: "SK-2.a" });
    if (p.swaps && p.round === Math.floor(p.box.rounds / 2) + 1) {
      p.leads[RED] = across(p.leads[RED]);
      p.leads[enemyOf(RED)] = across(p.leads[RED]);
      tell({ e: "swapped", rule: "SK-5.a" });
    }
    p.stance.fill(NOT_CHOSEN);
    p.stancesShown = 0;
    push(p, { step: "reveal" });
    push(p, { step: "choose", place: SOUTH });
    push(p, { step: "choose", place: NORTH });
  },
};

/** SK-2.a: at the same time in the rules; at the table one after the other, unseen, or the second one before it is asked. */
const choose: Ask<"choose"> = {
  decides: (_p, f) => SEATS[f.place],
  question: () => ({ ask: "choose", rule: "SK-2.a" }),
  legal(p, _f, list) {
    for (const stance of STANCE_KINDS) list.push(p.box.acts.choose(stance));
  },
  acts: {
    choose: {
      play(p, f, { stance }, _dice, tell) {
        p.stance[f.place] = stance;
        tell({ e: "chose", seat: SEATS[f.place], stance: STANCES[stance], rule: "SK-2.a" });
        pop(p);
      },
    },
  },
  byDefault: (p) => p.box.acts.choose(GUARD),
  beside: (_p, f) => (f.place === NORTH ? { step: "choose", place: SOUTH } : null),
};

/** SK-2.b */
const reveal: Run<"reveal"> = {
  run(p, _f, _dice, tell) {
    p.stancesShown = 1;
    const [north, south] = [STANCES[p.stance[NORTH]], STANCES[p.stance[SOUTH]]];
    tell({ e: "stances", north, south, rule: "SK-2.b", reveals: true });
    const blue = enemyOf(RED);
    const keen = p.stance[p.leads[blue]] === CHARGE && p.stance[p.leads[RED]] !== CHARGE ? blue : RED;
    next(p, { step: "turn", faction: enemyOf(keen) });
    push(p, { step: "turn", faction: keen });
  },
};

/** SK-3.a: why a piece cannot act at all. */
function idle(p: Position, faction: Faction, piece: Piece): Refusal | null {
  if (p.box.factionOf[piece] !== faction) return NO.notYours;
  if (p.at[piece] < 0) return NO.notThere;
  return p.used[piece] ? NO.hasActed : null;
}

/** SK-3.b */
function marchRefusal(p: Position, faction: Faction, piece: Piece, field: Field): Refusal | null {
  if (!isNext(p, piece, field)) return NO.tooFarToMarch;
  if (stands(p, enemyOf(faction), field)) return NO.enemiesThere;
  return roomIn(p, field) > 0 ? null : NO.full;
}

/** SK-3.c */
function strikeRefusal(p: Position, faction: Faction, piece: Piece, field: Field): Refusal | null {
  if (!isNext(p, piece, field)) return NO.tooFarToStrike;
  return stands(p, enemyOf(faction), field) ? null : NO.nobodyThere;
}

const turn: Ask<"turn"> = {
  decides: (p, f) => leader(p, f.faction),
  question: (_p, f) => ({ ask: "turn", faction: FACTIONS[f.faction], rule: "SK-3.a" }),
  legal(p, { faction }, list) {
    const { acts } = p.box;
    list.push(acts.rest());
    for (const piece of p.box.pieces) {
      if (idle(p, faction, piece) !== null) continue;
      for (const field of p.box.fieldNumbers) {
        if (marchRefusal(p, faction, piece, field) === null) list.push(acts.march(piece, field));
        if (strikeRefusal(p, faction, piece, field) === null) list.push(acts.strike(piece, field));
      }
    }
  },
  acts: {
    rest: {
      play(p) {
        p.used.fill(0);
        pop(p);
      },
    },
    march: {
      refuse: (p, f, act) => idle(p, f.faction, act.piece) ?? marchRefusal(p, f.faction, act.piece, act.field),
      play(p, _f, { piece, field }, _dice, tell) {
        p.used[piece] = 1;
        p.at[piece] = field;
        tell({ e: "marched", piece: p.box.pieceNames[piece], field: p.box.fields[field], rule: "SK-3.b" });
      },
    },
    strike: {
      refuse: (p, f, act) => idle(p, f.faction, act.piece) ?? strikeRefusal(p, f.faction, act.piece, act.field),
      play(p, _f, { piece, field }) {
        p.used[piece] = 1;
        push(p, { step: "blow", piece, field, die: 0, stage: 0 });
      },
    },
  },
  byDefault: (p) => p.box.acts.rest(),
  forecast(p, f, act, list) {
    if (act.do === "march" && !p.crowded) list.push({ f: "room", room: roomIn(p, act.field) - 1, rule: "SK-1.c" });
    if (act.do !== "strike") return;
    const needs = Math.max(1, 4 - bonusOf(p, f.faction));
    list.push({ f: "needs", needs, chances: Math.max(0, 7 - needs), rule: "SK-3.c" });
  },
};

/** SK-3.c, SK-4.b: the die falls, the struck seat and then the striking seat may replace it, then it takes effect. */
const blow: Run<"blow"> = {
  run(p, f, dice, tell) {
    const striker = p.box.factionOf[f.piece];
    if (f.stage === 0) {
      const die = dice.roll(6);
      tell({ e: "rolled", piece: p.box.pieceNames[f.piece], field: p.box.fields[f.field], die, rule: "SK-3.c" });
      next(p, { ...f, die, stage: 1 });
    } else if (f.stage < 3) {
      next(p, { ...f, stage: f.stage + 1 });
      push(p, { step: "window", place: p.leads[f.stage === 1 ? enemyOf(striker) : striker] });
    } else {
      pop(p);
      takeEffect(p, f.piece, f.field, f.die, tell);
    }
  },
};

/** What a faction adds to its blows: a charge helps, a guard on the other side hinders. */
const bonusOf = (p: Position, striker: Faction): number =>
  (p.stance[p.leads[striker]] === CHARGE ? 1 : 0) - (p.stance[p.leads[enemyOf(striker)]] === GUARD ? 1 : 0);

function takeEffect(p: Position, piece: Piece, field: Field, die: number, tell: Tell<Event>): void {
  const { pieces, pieceNames, factionOf } = p.box;
  const striker = factionOf[piece];
  if (die + bonusOf(p, striker) < 4) {
    tell({ e: "missed", piece: pieceNames[piece], rule: "SK-3.c" });
    return;
  }
  const victim = pieces.find((other) => p.at[other] === field && factionOf[other] !== striker);
  if (victim === undefined) throw new Error("a blow falls where nobody stands");
  p.at[victim] = FALLEN;
  tell({ e: "fell", piece: pieceNames[victim], rule: "SK-3.c" });
  if (!pieces.some((other) => p.at[other] >= 0 && factionOf[other] !== striker)) p.stack.length = 0; // SK-5.b
}

/** SK-4.a: lies on top of the blow whose die it may replace. SK-4.b: who holds a token is asked, whatever it is. */
const window: Ask<"window"> = {
  asks(p, f) {
    if (tokensOf(p, f.place) > 0) return true;
    pop(p);
    return false;
  },
  decides: (_p, f) => SEATS[f.place],
  question: (p, f) => ({
    ask: "window",
    die: blowUnder(p).die,
    tokens: TOKEN_KINDS.filter((kind) => p.tokens[f.place][kind]).map((kind) => TOKENS[kind]),
    rule: "SK-4.a",
    secret: true,
    window: "die",
  }),
  legal(p, f, list) {
    list.push(p.box.acts.keep());
    for (const kind of TOKEN_KINDS) if (p.tokens[f.place][kind]) list.push(p.box.acts.spend(kind));
  },
  acts: {
    keep: { play: (p) => pop(p) },
    spend: {
      refuse: (p, f, { token }) => (p.tokens[f.place][token] ? null : NO.noSuchToken),
      play(p, f, { token }, dice, tell) {
        spend(p, f.place, token, dice, tell);
        pop(p);
      },
    },
  },
  byDefault: (p) => p.box.acts.keep(),
};

function spend(p: Position, place: Place, kind: Token, dice: Dice, tell: Tell<Event>): void {
  const struck = blowUnder(p);
  const die = kind === TURN ? 7 - struck.die : dice.roll(6);
  p.tokens[place][kind]--;
  p.spent[kind]++;
  p.stack[p.stack.indexOf(struck)] = { ...struck, die };
  tell({ e: "spent", seat: SEATS[place], token: TOKENS[kind], die, rule: "SK-4.a", reveals: true });
}

function blowUnder(p: Position): Of<"blow"> {
  const frame = frameOf(p, "blow");
  if (frame === undefined) throw new Error("a window stands open over nothing");
  return frame;
}

const steps: Steps<Position, Frame, Act, Event, Question, Forecast> = {
  deal,
  deploy,
  round,
  choose,
  reveal,
  turn,
  blow,
  window,
};

/** The part of the contract that follows from them. */
export const inSteps = sequence(steps, copy);
