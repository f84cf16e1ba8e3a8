/** The sequence of play of a skirmish: deployment, then rounds of secret stances, turns and blows. */
import { type Dice, draw } from "../../dice.ts";
import type { EventShape, QuestionShape, Refusal, Seat, Tell } from "../../game.ts";
import { type Asking, next, pop, push, type Running, type Steps } from "../../steps.ts";
import type { Act, Acts } from "./acts.ts";
import { CHARGE, FACTIONS, GUARD, type Pack, RED, SEATS, STANCES, TOKENS, TURN } from "./pack.ts";
import {
  CROWDED,
  FALLEN,
  type Frame,
  IN_HAND,
  NOT_CHOSEN,
  PLAIN,
  type Position,
  ROUND,
  STANCES_SHOWN,
  SWAPS,
} from "./position.ts";

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
}

type Ask<F extends Frame["step"]> = Asking<Position, Extract<Frame, { step: F }>, Act, Event, Question>;
type Run<F extends Frame["step"]> = Running<Position, Extract<Frame, { step: F }>, Event>;

const otherwise = (rule: string, why: string): Refusal => ({ rule, why });

export function makeSteps(pack: Pack, acts: Acts): Steps<Position, Frame, Act, Event, Question> {
  const { fields, piecesOfEach: each, capacity } = pack;
  const [pieceNames] = acts.place.fields.map(([, domain]) => domain.names);
  const factionOf = (piece: number): number => (piece < each ? 0 : 1);
  const leader = (p: Position, faction: number): Seat => SEATS[p.leads[faction]];
  const stands = (p: Position, faction: number, field: number): boolean =>
    p.at.some((at, piece) => at === field && factionOf(piece) === faction);
  const isFull = (p: Position, field: number): boolean =>
    p.facts[CROWDED] === 0 && p.at.reduce((sum, at) => sum + (at === field ? 1 : 0), 0) >= capacity;
  const tokensOf = (p: Position, seat: number): number => p.tokens[2 * seat] + p.tokens[2 * seat + 1];
  const isOwnHalf = (faction: number, field: number): boolean => field < fields.length / 2 === (faction === RED);
  const isNext = (p: Position, piece: number, field: number): boolean => Math.abs(p.at[piece] - field) === 1;

  /** SK-1.a */
  const deal: Run<"deal"> = {
    run(p, _f, dice, tell) {
      pop(p);
      if (p.facts[PLAIN]) return;
      const bag = pack.bag.flatMap((count, kind) => Array.from({ length: count }, () => kind));
      SEATS.forEach((seat, s) => {
        const drawn = Array.from({ length: pack.dealt }, () => draw(bag, dice));
        for (const kind of drawn) p.tokens[2 * s + kind]++;
        tell({ e: "dealt", seat, tokens: drawn.map((kind) => TOKENS[kind]), rule: "SK-1.a", reveals: true });
      });
    },
  };

  /** SK-1.b, SK-1.c: the factions take turns until all pieces stand. */
  const deploy: Ask<"deploy"> = {
    decides: (p, f) => leader(p, f.placed % 2),
    question: (_p, f) => ({ ask: "deploy", faction: FACTIONS[f.placed % 2], rule: "SK-1.b" }),
    legal(p, f, list) {
      const faction = f.placed % 2;
      for (let field = 0; field < fields.length; field++) {
        if (!isOwnHalf(faction, field) || isFull(p, field)) continue;
        for (let i = 0; i < each; i++) {
          const piece = faction * each + i;
          if (p.at[piece] === IN_HAND) list.push(acts.place(piece, field));
        }
      }
    },
    refuse(p, f, act) {
      if (act.do !== "place") return otherwise("SK-1.b", "deploy-first");
      if (factionOf(act.piece) !== f.placed % 2) return otherwise("SK-1.b", "not-your-piece");
      if (p.at[act.piece] !== IN_HAND) return otherwise("SK-1.b", "stands-already");
      if (!isOwnHalf(f.placed % 2, act.field)) return otherwise("SK-1.b", "not-your-half");
      return isFull(p, act.field) ? otherwise("SK-1.c", "full") : null;
    },
    play(p, f, act, _dice, tell) {
      if (act.do !== "place") return;
      p.at[act.piece] = act.field;
      tell({ e: "placed", piece: pieceNames[act.piece], field: fields[act.field], rule: "SK-1.b" });
      if (f.placed + 1 < 2 * each) next(p, { step: "deploy", placed: f.placed + 1 });
      else pop(p);
    },
  };

  /** SK-2.a, SK-5.a, SK-5.b */
  const round: Run<"round"> = {
    run(p, _f, _dice, tell) {
      if (p.facts[ROUND] === pack.rounds) {
        p.stack.length = 0;
        return;
      }
      p.facts[ROUND]++;
      tell({ e: "round", round: p.facts[ROUND], rule: "SK-2.a" });
      if (p.facts[SWAPS] && p.facts[ROUND] === Math.floor(pack.rounds / 2) + 1) {
        p.leads.reverse();
        tell({ e: "swapped", rule: "SK-5.a" });
      }
      p.stance.fill(NOT_CHOSEN);
      p.facts[STANCES_SHOWN] = 0;
      push(p, { step: "reveal" });
      push(p, { step: "choose", seat: 1 });
      push(p, { step: "choose", seat: 0 });
    },
  };

  /** SK-2.a: at the same time in the rules, one after the other and unseen at the table. */
  const choose: Ask<"choose"> = {
    decides: (_p, f) => SEATS[f.seat],
    question: () => ({ ask: "choose", rule: "SK-2.a" }),
    legal(_p, _f, list) {
      for (let stance = 0; stance < STANCES.length; stance++) list.push(acts.choose(stance));
    },
    refuse: (_p, _f, act) => (act.do === "choose" ? null : otherwise("SK-2.a", "choose-first")),
    play(p, f, act, _dice, tell) {
      if (act.do !== "choose") return;
      p.stance[f.seat] = act.stance;
      tell({ e: "chose", seat: SEATS[f.seat], stance: STANCES[act.stance], rule: "SK-2.a" });
      pop(p);
    },
  };

  /** SK-2.b */
  const reveal: Run<"reveal"> = {
    run(p, _f, _dice, tell) {
      p.facts[STANCES_SHOWN] = 1;
      const [north, south] = [STANCES[p.stance[0]], STANCES[p.stance[1]]];
      tell({ e: "stances", north, south, rule: "SK-2.b", reveals: true });
      const keen = p.stance[p.leads[1]] === CHARGE && p.stance[p.leads[0]] !== CHARGE ? 1 : 0;
      next(p, { step: "turn", faction: 1 - keen });
      push(p, { step: "turn", faction: keen });
    },
  };

  /** Why a piece cannot act at all. */
  function idle(p: Position, faction: number, piece: number): Refusal | null {
    if (factionOf(piece) !== faction) return otherwise("SK-3.a", "not-your-piece");
    if (p.at[piece] < 0) return otherwise("SK-3.a", "not-there");
    return p.used[piece] ? otherwise("SK-3.a", "has-acted") : null;
  }

  /** SK-3.b */
  function refuseMarch(p: Position, faction: number, piece: number, field: number): Refusal | null {
    if (!isNext(p, piece, field)) return otherwise("SK-3.b", "too-far");
    if (stands(p, 1 - faction, field)) return otherwise("SK-3.b", "enemies-there");
    return isFull(p, field) ? otherwise("SK-1.c", "full") : null;
  }

  /** SK-3.c */
  function refuseStrike(p: Position, faction: number, piece: number, field: number): Refusal | null {
    if (!isNext(p, piece, field)) return otherwise("SK-3.c", "too-far");
    return stands(p, 1 - faction, field) ? null : otherwise("SK-3.c", "nobody-there");
  }

  const turn: Ask<"turn"> = {
    decides: (p, f) => leader(p, f.faction),
    question: (_p, f) => ({ ask: "turn", faction: FACTIONS[f.faction], rule: "SK-3.a" }),
    legal(p, { faction }, list) {
      list.push(acts.rest());
      for (let piece = faction * each; piece < (faction + 1) * each; piece++) {
        if (idle(p, faction, piece) !== null) continue;
        for (const field of [p.at[piece] - 1, p.at[piece] + 1]) {
          if (field < 0 || field >= fields.length) continue;
          if (refuseMarch(p, faction, piece, field) === null) list.push(acts.march(piece, field));
          if (refuseStrike(p, faction, piece, field) === null) list.push(acts.strike(piece, field));
        }
      }
    },
    refuse(p, { faction }, act) {
      if (act.do === "rest") return null;
      if (act.do !== "march" && act.do !== "strike") return otherwise("SK-3.a", "not-now");
      const refuse = act.do === "march" ? refuseMarch : refuseStrike;
      return idle(p, faction, act.piece) ?? refuse(p, faction, act.piece, act.field);
    },
    play(p, _f, act, _dice, tell) {
      if (act.do === "rest") {
        p.used.fill(0);
        pop(p);
      } else if (act.do === "march") {
        p.used[act.piece] = 1;
        p.at[act.piece] = act.field;
        tell({ e: "marched", piece: pieceNames[act.piece], field: fields[act.field], rule: "SK-3.b" });
      } else if (act.do === "strike") {
        p.used[act.piece] = 1;
        push(p, { step: "blow", piece: act.piece, field: act.field, die: 0, stage: 0 });
      }
    },
  };

  /** SK-3.c, SK-4.b: the die falls, the struck seat and then the striking seat may replace it, then it takes effect. */
  const blow: Run<"blow"> = {
    run(p, f, dice, tell) {
      const striker = factionOf(f.piece);
      if (f.stage === 0) {
        const die = dice.roll(6);
        tell({ e: "rolled", piece: pieceNames[f.piece], field: fields[f.field], die, rule: "SK-3.c" });
        next(p, { ...f, die, stage: 1 });
      } else if (f.stage < 3) {
        next(p, { ...f, stage: f.stage + 1 });
        openWindow(p, p.leads[f.stage === 1 ? 1 - striker : striker]);
      } else {
        pop(p);
        takeEffect(p, f.piece, f.field, f.die, tell);
      }
    },
  };

  /** SK-4.b: who holds a token is asked, whatever it is, unless he said in advance that he need not be. */
  function openWindow(p: Position, seat: number): void {
    if (tokensOf(p, seat) > 0 && !p.silent[seat]) push(p, { step: "window", seat });
  }

  function takeEffect(p: Position, piece: number, field: number, die: number, tell: Tell<Event>): void {
    const striker = factionOf(piece);
    const bonus = p.stance[p.leads[striker]] === CHARGE ? 1 : 0;
    const malus = p.stance[p.leads[1 - striker]] === GUARD ? 1 : 0;
    if (die + bonus - malus < 4) {
      tell({ e: "missed", piece: pieceNames[piece], rule: "SK-3.c" });
      return;
    }
    const victim = p.at.findIndex((at, other) => at === field && factionOf(other) !== striker);
    p.at[victim] = FALLEN;
    tell({ e: "fell", piece: pieceNames[victim], rule: "SK-3.c" });
    if (!p.at.some((at, other) => at >= 0 && factionOf(other) !== striker)) p.stack.length = 0; // SK-5.b
  }

  /** SK-4.a: lies on top of the blow whose die it may replace. */
  const window: Ask<"window"> = {
    decides: (_p, f) => SEATS[f.seat],
    question: (p) => ({ ask: "window", die: blowUnder(p).die, rule: "SK-4.a" }),
    legal(p, f, list) {
      list.push(acts.keep());
      for (let kind = 0; kind < TOKENS.length; kind++) if (p.tokens[2 * f.seat + kind]) list.push(acts.spend(kind));
    },
    refuse(p, f, act) {
      if (act.do === "keep") return null;
      if (act.do !== "spend") return otherwise("SK-4.a", "not-now");
      return p.tokens[2 * f.seat + act.token] ? null : otherwise("SK-4.a", "no-such-token");
    },
    play(p, f, act, dice, tell) {
      if (act.do === "spend") spend(p, f.seat, act.token, dice, tell);
      pop(p);
    },
  };

  function spend(p: Position, seat: number, kind: number, dice: Dice, tell: Tell<Event>): void {
    const struck = blowUnder(p);
    const die = kind === TURN ? 7 - struck.die : dice.roll(6);
    p.tokens[2 * seat + kind]--;
    p.spent[kind]++;
    p.stack[p.stack.length - 2] = { ...struck, die };
    tell({ e: "spent", seat: SEATS[seat], token: TOKENS[kind], die, rule: "SK-4.a", reveals: true });
  }

  function blowUnder(p: Position): Extract<Frame, { step: "blow" }> {
    const frame = p.stack[p.stack.length - 2];
    if (frame?.step !== "blow") throw new Error("a window stands open over nothing");
    return frame;
  }

  return { deal, deploy, round, choose, reveal, turn, blow, window };
}
