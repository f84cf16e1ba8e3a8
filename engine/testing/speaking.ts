/** Everything a game says must be said in every language, and every rule it cites must stand in its rulebook. */
import type { ActShape } from "../acts.ts";
import {
  EVERYTHING,
  type EventShape,
  type ForecastShape,
  type Game,
  type QuestionShape,
  type Refusal,
  type Rulebook,
} from "../game.ts";
import type { IntentShape } from "../gestures.ts";
import { isResult } from "../outcome.ts";
import { LANGUAGES } from "../words.ts";
import { must } from "./must.ts";
import { checkPlain } from "./plain.ts";

/** Traces of a value that was missing. */
const HOLES = /undefined|NaN|\[object|\$\{|\bnull\b/;

function speaks(text: string, about: () => string): void {
  must(text.trim() !== "" && !HOLES.test(text), () => `"${text}" is no sentence for ${about()}`);
}

export class Speech {
  private readonly game: Game;
  private readonly rules: ReadonlySet<string>;
  /** What was said once need not be heard again. */
  private readonly said = new Set<string>();
  private looked = 0;

  /** Listens to a game with its rulebook open, in any language. */
  constructor(game: Game, { rules, chapters }: Rulebook) {
    this.game = game;
    this.rules = new Set([...rules.map(({ id }) => id), ...Object.keys(chapters)]);
  }

  question(question: QuestionShape): void {
    checkPlain(question, `the question ${question.ask}`);
    this.cites(question.rule, `the question ${question.ask}`);
    const { window } = question;
    must(
      window === undefined || this.game.orders.some(({ id }) => id === window),
      `the question ${question.ask} is a window of the unknown kind ${window}`,
    );
    this.inAll("question", question, (words) => words.question(question));
  }

  act(act: ActShape): void {
    this.inAll("act", this.game.acts.write(act), (words) => words.act(act));
    if (this.game.overt.includes(act.do)) this.inAll("deed", this.game.acts.write(act), (words) => words.deed(act));
  }

  refusal(refusal: Refusal): void {
    this.cites(refusal.rule, `the refusal ${refusal.why}`);
    this.inAll("refusal", refusal, (words) => words.refusal(refusal));
  }

  forecast(forecast: ForecastShape): void {
    checkPlain(forecast, `the forecast ${forecast.f}`);
    this.cites(forecast.rule, `the forecast ${forecast.f}`);
    this.inAll("forecast", { ...forecast, battle: null }, (words) => words.forecast(forecast));
  }

  intent(intent: IntentShape): void {
    this.inAll("intent", intent, (words) => {
      must(words.intent !== undefined, "the game knows gestures and has no words for what is meant by them");
      return words.intent(intent);
    });
  }

  /** As every viewer heard it. */
  event(event: EventShape): void {
    this.cites(event.rule, `the event ${event.e}`);
    for (const viewer of [...this.game.seats, "watcher", EVERYTHING]) {
      const heard = this.game.hear(event, viewer);
      if (heard === null) continue;
      checkPlain(heard, `what ${viewer} hears of ${event.e}`);
      // What is heard is the event itself, or less of it.
      const event2 = heard as unknown as EventShape;
      must(event2.e === event.e, `what ${viewer} hears of ${event.e} is not that event`);
      this.inAll("event", heard, (words) => words.event(event2));
    }
  }

  /** The table as text, for one viewer after the other from call to call. */
  position(p: object): void {
    const { game } = this;
    const viewers = [...game.seats, "watcher", EVERYTHING];
    const viewer = viewers[this.looked++ % viewers.length];
    const sight = game.sight(p, viewer);
    checkPlain(sight, `what ${viewer} sees`);
    for (const language of LANGUAGES)
      speaks(game.words(language).board(sight), () => `the table as ${viewer} sees it (${language})`);
    for (const seat of game.seats)
      this.inAll("seat", [seat, this.named(seat, sight)], (words) => words.seat(seat, sight));
    const outcome = game.outcome(p);
    must((outcome !== null) === (game.toMove(p) === "over"), "a game has an outcome when it is over, and not before");
    if (outcome === null) return;
    const results = game.seats.map((seat) => outcome.results[seat]);
    must(results.every(isResult), () => `the outcome says nothing of some seat: ${JSON.stringify(outcome.results)}`);
    must(
      game.seats.every((seat) => Number.isFinite(outcome.score[seat])),
      "the outcome leaves a seat without a score",
    );
    checkPlain({ ...outcome }, "the outcome");
    this.cites(outcome.rule, `the outcome ${outcome.how}`);
    this.inAll("outcome", { ...outcome }, (words) => words.outcome(outcome));
  }

  /** Seats, scenarios, options and the rulebook itself. */
  async names(): Promise<void> {
    for (const seat of this.game.seats) this.inAll("seat", seat, (words) => words.seat(seat));
    for (const { id, options } of this.game.scenarios) {
      this.inAll("scenario", id, (words) => words.scenario(id));
      for (const option of options)
        for (const value of option.values)
          this.inAll("option", [option.id, value], (words) => words.option(option.id, value));
    }
    for (const { id } of this.game.orders) this.inAll("order", id, (words) => words.order(id));
    const ids = (await this.game.rulebook("en")).rules.map(({ id }) => id);
    for (const language of LANGUAGES) {
      const { rules } = await this.game.rulebook(language);
      must(
        rules.map(({ id }) => id).join() === ids.join(),
        `the rulebook in ${language} has other rules than the English one`,
      );
      for (const { id, text } of rules) speaks(text, () => `rule ${id} (${language})`);
    }
  }

  /** What a seat is called in a position: said once in each language, not at every position. */
  private named(seat: string, sight: ReturnType<Game["sight"]>): string {
    return this.game.words("en").seat(seat, sight);
  }

  private cites(rule: string, what: string): void {
    must(this.rules.has(rule), `${what} cites the rule ${rule}, which is not in the rulebook`);
  }

  private inAll(kind: string, thing: unknown, say: (words: ReturnType<Game["words"]>) => string): void {
    const key = `${kind} ${JSON.stringify(thing)}`;
    if (this.said.has(key)) return;
    this.said.add(key);
    for (const language of LANGUAGES) speaks(say(this.game.words(language)), () => `the ${key} (${language})`);
  }
}
