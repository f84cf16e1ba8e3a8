/** For the tests of both volumes: acting on a table in words, and asking why not. */
import {
  type ActBook,
  type ActShape,
  BadInput,
  type Dice,
  type EventShape,
  type ForecastShape,
  type Frame,
  listDice,
  type QuestionShape,
  type Stacked,
  type sequence,
} from "@rubicon/engine";

/** A volume's steps and book of acts, and what must hold after every act. */
export interface Acting<
  P extends Stacked,
  F extends Frame,
  A extends ActShape,
  E extends EventShape,
  Q extends QuestionShape,
  C extends ForecastShape,
> {
  readonly inSteps: ReturnType<typeof sequence<P, F, A, E, Q, C>>;
  readonly acts: ActBook<A>;
  check(p: P): void;
}

const diceOf = (dice: readonly number[] | Dice): Dice => ("roll" in dice ? dice : listDice(dice));

export function actingBy<
  P extends Stacked,
  F extends Frame,
  A extends ActShape,
  E extends EventShape,
  Q extends QuestionShape,
  C extends ForecastShape,
>({ inSteps, acts, check }: Acting<P, F, A, E, Q, C>) {
  /** Runs whatever runs by itself, up to the next decision; returns what was told. */
  function run(p: P, dice: readonly number[] | Dice = []): E[] {
    const events: E[] = [];
    inSteps.open(p, diceOf(dice), (event) => events.push(event));
    return events;
  }

  /** "step roma": the act of that name with its fields in order. */
  function actOf(text: string): A {
    const [kind, ...names] = text.split(" ");
    const maker = acts.makers.find((each) => each.kind === kind);
    if (!maker || maker.fields.length !== names.length) throw new BadInput(`"${text}" is no act.`);
    return acts.read({ do: kind, ...Object.fromEntries(maker.fields.map(([field], i) => [field, names[i]])) });
  }

  const textOf = (act: A): string => Object.values(acts.write(act)).join(" ");

  /** Plays acts one after the other, each of which must be legal; returns what was told. */
  function play(p: P, texts: string | readonly string[], dice: readonly number[] | Dice = []): E[] {
    const events: E[] = [];
    const source = diceOf(dice);
    for (const text of typeof texts === "string" ? [texts] : texts) {
      const act = actOf(text);
      const refusal = inSteps.refuse(p, act);
      if (refusal)
        throw new Error(`"${text}" is refused by ${refusal.rule} (${refusal.why}) at ${p.stack.at(-1)?.step}`);
      inSteps.play(p, act, source, (event) => events.push(event));
      check(p);
    }
    if ("left" in source && source.left !== 0) throw new Error(`${source.left} dice were not thrown`);
    return events;
  }

  return {
    run,
    actOf,
    textOf,
    play,

    /** Whatever was going on, this is next: the last frame is on top. */
    goTo(p: P, ...frames: F[]): P {
      p.stack.length = 0;
      p.stack.push(...frames);
      return p;
    },

    /** The rule that forbids an act, or "legal". */
    why: (p: P, text: string): string => inSteps.refuse(p, actOf(text))?.rule ?? "legal",

    /** The same with the key of its sentence, where one rule gives several reasons. */
    reason(p: P, text: string): string {
      const refusal = inSteps.refuse(p, actOf(text));
      return refusal === null ? "legal" : `${refusal.rule} ${refusal.why}`;
    },

    /** All legal acts in words, or those that start with some words. */
    legal: (p: P, start = ""): string[] =>
      inSteps
        .legal(p)
        .map(textOf)
        .filter((text) => text.startsWith(start)),

    toMove: (p: P): string => inSteps.toMove(p),
    question: (p: P): Q => inSteps.question(p),
    asked: (p: P): string => (p.stack.length === 0 ? "nothing" : inSteps.question(p).ask),
    byDefault: (p: P): string => textOf(inSteps.byDefault(p)),
    foreseen: (p: P, text: string): readonly C[] => inSteps.forecast(p, actOf(text)),

    told: <K extends E["e"]>(events: readonly E[], e: K): Extract<E, { e: K }>[] =>
      events.filter((event): event is Extract<E, { e: K }> => event.e === e),
  };
}

/** The number of what is named; a test that misspells it fails here. */
export function named<N>(numbers: ReadonlyMap<string, N>, name: string): N {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`the box holds nothing named ${name}`);
  return number;
}
