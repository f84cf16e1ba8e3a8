/**
 * How both volumes speak: every kind of event, question, act, refusal and forecast is a key in a language's tables, and one that is left
 * out does not compile. What each game says of itself (who sits where, how it ended, the table as text) it hands in.
 */
import type {
  Closer,
  EventShape,
  ForecastShape,
  Json,
  Language,
  LedgerWords,
  QuestionShape,
  Words,
} from "@rubicon/engine";

type EventLike = { readonly e: string };
type QuestionLike = { readonly ask: string };
type ActLike = { readonly do: string };
type ForecastLike = { readonly f: string };

export type EventsOf<E extends EventLike> = { readonly [K in E["e"]]: (event: Extract<E, { e: K }>) => string };
export type QuestionsOf<Q extends QuestionLike> = {
  readonly [K in Q["ask"]]: (question: Extract<Q, { ask: K }>) => string;
};
export type ActsOf<A extends ActLike, K extends A["do"] = A["do"]> = {
  readonly [D in K]: (act: Extract<A, { do: D }>) => string;
};
export type ForecastsOf<C extends ForecastLike> = {
  readonly [K in C["f"]]: (forecast: Extract<C, { f: K }>) => string;
};

/** Numbers and names that come with a refusal. */
export type With = Readonly<Record<string, string | number>>;
/** One sentence, or what makes it of them. */
export type Reason = string | ((said: With) => string);

/** What a language says of a chapter of the rules. */
export interface Chapter<E extends EventLike, Q extends QuestionLike, A extends ActLike, K extends A["do"]> {
  readonly events: EventsOf<E>;
  readonly questions: QuestionsOf<Q>;
  readonly acts: ActsOf<A, K>;
}

// Generic in the kind, so that the compiler sees that each sentence gets the data it was written for.
export function sayEvent<E extends EventLike, K extends E["e"] = E["e"]>(
  words: EventsOf<E>,
  event: Extract<E, { e: K }>,
): string {
  const say: (event: Extract<E, { e: K }>) => string = words[event.e as K];
  return say(event);
}

export function sayQuestion<Q extends QuestionLike, K extends Q["ask"] = Q["ask"]>(
  words: QuestionsOf<Q>,
  question: Extract<Q, { ask: K }>,
): string {
  const say: (question: Extract<Q, { ask: K }>) => string = words[question.ask as K];
  return say(question);
}

export function sayAct<A extends ActLike, K extends A["do"] = A["do"]>(
  words: ActsOf<A>,
  act: Extract<A, { do: K }>,
): string {
  const say: (act: Extract<A, { do: K }>) => string = words[act.do as K];
  return say(act);
}

/** What is said of some kinds of acts alone: of those that are done in the open. */
export function sayDeed<A extends ActLike, K extends A["do"]>(words: ActsOf<A, K>, act: A): string {
  if (!isAmong(words, act)) throw new Error(`nobody sees ${act.do} done`);
  const say: (act: Extract<A, { do: K }>) => string = words[act.do as K];
  return say(act);
}

const isAmong = <A extends ActLike, K extends A["do"]>(words: ActsOf<A, K>, act: A): act is Extract<A, { do: K }> =>
  Object.hasOwn(words, act.do);

export function sayForecast<C extends ForecastLike, K extends C["f"] = C["f"]>(
  words: ForecastsOf<C>,
  forecast: Extract<C, { f: K }>,
): string {
  const say: (forecast: Extract<C, { f: K }>) => string = words[forecast.f as K];
  return say(forecast);
}

/** What a game says in a language before the last touch is put on it. */
export interface Tongue<
  A,
  E extends EventShape,
  Q extends QuestionShape,
  C extends ForecastShape,
  S extends string = string,
> extends Pick<
    Words<A, E, Q, C>,
    "event" | "question" | "act" | "deed" | "forecast" | "intent" | "losses" | "outcome" | "board"
  > {
  readonly sides: Readonly<Record<S, string>>;
  /** AIE-5.1.2.a, IMP-R117: which side a seat leads, as seen or as it is at first; null for who leads none. */
  sideOf(seat: string, sight: Json | undefined): S | null;
  readonly scenarios: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly orders: Readonly<Record<string, string>>;
  /** Looked up when somebody is refused something, and not before. */
  reason(why: string): Reason | undefined;
  readonly closer?: Closer<A>;
  readonly ledger: LedgerWords;
  /** Last touch on every text, such as spaces that do not break. */
  typeset(text: string): string;
}

export function speaking<A, E extends EventShape, Q extends QuestionShape, C extends ForecastShape, S extends string>(
  tongue: Tongue<A, E, Q, C, S>,
): Words<A, E, Q, C> {
  const { closer, intent } = tongue;
  const typeset = (text: string): string => onePoint(tongue.typeset(text));
  return {
    seat(seat, sight) {
      const side = tongue.sideOf(seat, sight);
      return side === null ? seat : tongue.sides[side];
    },
    scenario: (id) => typeset(lookUp(tongue.scenarios, id) ?? id),
    option(id, value) {
      const values = lookUp(tongue.options, id);
      return typeset((values && lookUp(values, value)) ?? `${id}: ${value}`);
    },
    order: (id) => typeset(lookUp(tongue.orders, id) ?? id),
    event: (event) => typeset(tongue.event(event)),
    question: (question) => typeset(tongue.question(question)),
    act: (act, question) => typeset(tongue.act(act, question)),
    deed: (act) => typeset(tongue.deed(act)),
    refusal(refusal) {
      const text = tongue.reason(refusal.why);
      if (text === undefined) throw new Error(`no sentence says why ${refusal.why} is refused`);
      return typeset(typeof text === "string" ? text : text(refusal.with ?? {}));
    },
    forecast: (forecast) => typeset(tongue.forecast(forecast)),
    ...(intent === undefined ? {} : { intent: (meant) => typeset(intent(meant)) }),
    losses: (lost) => typeset(tongue.losses(lost)),
    outcome: (outcome) => typeset(tongue.outcome(outcome)),
    board: (sight) => tongue.board(sight),
    ...(closer === undefined ? {} : { closer }),
    ledger: {
      source: (source) => typeset(tongue.ledger.source(source)),
      held: (thing) => typeset(tongue.ledger.held(thing)),
      ending: (how, level) => typeset(tongue.ledger.ending(how, level)),
    },
  };
}

/** A sentence that ends in "AD" with points needs no other: "49 av. J.-C." */
const onePoint = (text: string): string => text.replace(/(?<!\.)\.\.$/, ".");

/** Names from outside are looked up among own keys only. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whatever is made of a box in a language is made once. */
export function madeOnce<B extends object, T>(make: (box: B, language: Language) => T): typeof make {
  const made = new WeakMap<B, Map<Language, T>>();
  return (box, language) => {
    const known = made.get(box) ?? new Map<Language, T>();
    made.set(box, known);
    const thing = known.get(language) ?? make(box, language);
    known.set(language, thing);
    return thing;
  };
}
