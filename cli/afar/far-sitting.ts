/** A table on a server, as somebody at this terminal deals with it. */

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Client, ClientError, type Result, type Status, type TableState, type View } from "@rubicon/client";
import { playerName } from "@rubicon/client/names";
import {
  type ActShape,
  BadInput,
  type ForecastShape,
  type Game,
  isObject,
  type Json,
  type Language,
  NO_ORDERS,
  type Orders,
  type QuestionShape,
  type Refusal,
  type Seat,
} from "@rubicon/engine";
import type { Sink } from "../desk.ts";
import { isEvent } from "../hearing.ts";
import { nameOf } from "../terminal/closer.ts";
import type { Examples } from "../terminal/examples.ts";
import type { Keyboard } from "../terminal/keyboard.ts";
import { PHRASES, type Phrases } from "../terminal/phrases.ts";
import type { Commands, Seated } from "../terminal/seated.ts";
import { countingIn } from "./counting.ts";
import { FAR_PHRASES, type FarPhrases } from "./phrases.ts";
import { requestsAt } from "./requests.ts";

/** Milliseconds to wait for news of what one has done oneself. */
const PATIENCE = 2000;

/** What somebody needs who sits down to a game on a server. */
export interface FarSittingParts {
  readonly client: Client;
  readonly table: string;
  readonly game: Game;
  readonly language: Language;
  readonly cwd: string;
  readonly screen: Sink;
  readonly keyboard: Keyboard;
}

export class FarSitting implements Seated {
  readonly client: Client;
  readonly table: string;
  readonly game: Game;
  readonly language: Language;
  readonly phrases: Phrases;
  readonly far: FarPhrases;
  readonly keyboard: Keyboard;
  readonly view: View;
  readonly more: Commands;
  /** Each try is a message to the server. */
  readonly mostTried = 40;
  private readonly cwd: string;
  private readonly screen: Sink;
  private readonly stopListening: () => void;
  /** How many entries this player has been told of. */
  private told = 0;
  private cut = false;
  private readonly asked = new Set<string>();
  /** The legal acts of a state, each with what it will cost and bring. */
  private readonly known = new WeakMap<TableState, ReadonlyMap<ActShape, readonly Json[]>>();

  constructor({ client, table, game, language, cwd, screen, keyboard }: FarSittingParts) {
    this.client = client;
    this.table = table;
    this.game = game;
    this.language = language;
    this.phrases = PHRASES[language];
    this.far = FAR_PHRASES[language];
    this.cwd = cwd;
    this.screen = screen;
    this.keyboard = keyboard;
    this.more = requestsAt(this);
    this.view = client.watch(table);
    this.view.onChat(({ text, ...who }) => this.say(this.far.says(playerName(who, this.language), text)));
    this.stopListening = client.onStatus((status) => this.heardOfLine(status));
  }

  /** Gets up; the game goes on without him. */
  leave(): void {
    this.stopListening();
    this.view.close();
  }

  private heardOfLine(status: Status): void {
    if (status === "offline" && !this.cut) this.say(this.far.cut);
    if (status === "online" && this.cut) this.say(this.far.backAgain);
    this.cut = status === "offline" || (this.cut && status !== "online");
  }

  get state(): TableState {
    const { state, error } = this.view;
    if (error) throw error;
    if (!state) throw new Error("the table has not been shown yet");
    return state;
  }

  help(examples: Examples): string {
    return `${this.phrases.typing(examples)}\n${this.far.there}`;
  }

  get width(): number {
    return this.screen.columns || 100;
  }

  get attended(): boolean {
    return this.screen.isTTY ?? false;
  }

  say(text: string): void {
    this.screen.write(`${text}\n`);
  }

  seatName(seat: Seat): string {
    return nameOf(this, seat);
  }

  turn(seat: Seat): string {
    const { ahead, info } = this.state;
    return ahead !== null
      ? this.far.mayChoose(this.seatName(info.toMove ?? seat))
      : this.phrases.turn(this.seatName(seat));
  }

  /** What this seat is asked, or will be and may choose already. */
  private get decision(): Pick<TableState, "question" | "legal" | "forecasts"> {
    return this.state.ahead ?? this.state;
  }

  question(): QuestionShape {
    // The game on the server wrote it, of the same rules as the game here.
    return this.decision.question as unknown as QuestionShape;
  }

  legal(): readonly ActShape[] {
    return [...this.forecasts().keys()];
  }

  forecast(act: ActShape): readonly ForecastShape[] {
    return (this.forecasts().get(act) ?? []).filter(isForecast);
  }

  private forecasts(): ReadonlyMap<ActShape, readonly Json[]> {
    const { state } = this;
    const known = this.known.get(state);
    if (known !== undefined) return known;
    const { legal, forecasts } = this.decision;
    const made = new Map(legal.map((act, i) => [this.game.acts.read(act), forecasts[i] ?? []]));
    this.known.set(state, made);
    return made;
  }

  /** Only the server knows the whole position: of an act that is not on its list it says which rule forbids it. */
  async refuse(act: ActShape): Promise<Refusal | null> {
    if (this.legal().includes(act)) return null;
    try {
      const [refusal] = await this.client.why(this.table, [this.game.acts.write(act)]);
      return refusal ?? null;
    } catch (error) {
      // The table has moved on meanwhile, or the line is cut: there is nothing to explain.
      if (error instanceof ClientError) return null;
      throw error;
    }
  }

  /** As the server has sent it, which is as this seat sees it. */
  sight(): Json {
    return this.state.sight;
  }

  showBoard(): void {
    if (this.state.sight !== null) this.say(`\n${this.game.words(this.language).board(this.state.sight)}\n`);
  }

  /** Tells everything from an entry on that still counts. */
  tellFrom(entry: number): void {
    const words = this.game.words(this.language);
    for (const { n, seat, by, events } of countingIn(this.state.entries)) {
      if (n < entry) continue;
      if (by === "time" && seat !== null) this.say(`  ${this.far.answeredFor(this.seatName(seat))}`);
      for (const event of events) if (isEvent(event)) this.say(`  ${words.event(event)}`);
    }
  }

  /** Everything that has happened since it was last called. */
  tellNews(): void {
    // Whoever has been told of something is told as well that it counts no more.
    for (const { n, back } of this.state.entries)
      if (n >= this.told && back !== undefined && back + 1 < this.told) this.say(`  ${this.phrases.takenBackTo(back)}`);
    this.tellFrom(this.told);
    this.told = this.state.info.entries;
    const { requests, entries } = this.state.info;
    for (const { kind, seat, to } of requests) {
      const key = `${kind} ${seat} ${to}`;
      const acts = entries - 1 - (to ?? entries - 2);
      if (seat !== this.state.you && !this.asked.has(key)) this.say(this.far.asks[kind](this.seatName(seat), acts));
    }
    this.asked.clear();
    for (const { kind, seat, to } of requests) this.asked.add(`${kind} ${seat} ${to}`);
  }

  get entries(): number {
    return this.state.info.entries;
  }

  undoable(): number {
    return this.state.returns.length;
  }

  /** What is told of an entry does not say whether a die fell in it. */
  foreseen(): boolean {
    return this.undoable() > 0;
  }

  async undo(_seat: Seat, acts: number): Promise<void> {
    const { info, returns, gathered } = this.state;
    await this.client.takeBack(this.table, returns[acts - 1]);
    // What nobody else could notice goes back without an entry.
    await this.view.when((state) => state.info.entries > info.entries || state.gathered < gathered);
  }

  orders(): Orders {
    return this.state.orders ?? NO_ORDERS;
  }

  async order(_seat: Seat, orders: Orders): Promise<boolean> {
    const { entries } = this.state.info;
    await this.orSay(() => this.kept(this.client.orders(this.table, orders)));
    return this.state.info.entries > entries;
  }

  /** Makes a secret choice before being asked; with null takes it back. */
  async chooseAhead(act: ActShape | null): Promise<boolean> {
    const written = act && this.game.acts.write(act);
    return this.orSay(() => this.kept(this.client.ahead(this.table, written)));
  }

  /** Says what has become of something that was not kept. */
  private async kept(sent: Promise<Result>): Promise<void> {
    const result = await sent;
    const said = this.inWords(result);
    if (said !== null) throw new ClientError(said);
  }

  /** Why something was not done; null when it was. */
  inWords(result: Result): string | null {
    switch (result.is) {
      case "refused":
        return this.game.words(this.language).refusal(result.refusal);
      case "stale":
        return this.far.tooLate;
      case "error":
        return result.message;
      case "done":
      case "kept":
        return null;
    }
  }

  changed(): Promise<unknown> {
    const next = this.view.next();
    // Nobody may be waiting any more when the table is left.
    next.catch(() => {});
    return next;
  }

  async save(file: string): Promise<void> {
    const journal = await this.orBadInput(() => this.client.journal(this.table));
    try {
      writeFileSync(resolve(this.cwd, file), journal);
    } catch {
      throw new BadInput(`${file} cannot be written.`);
    }
  }

  /** Does something that changes the table, and waits for that; what the server does not allow is said. */
  async orSay(deed: () => Promise<unknown>, said = ""): Promise<boolean> {
    const changed = this.changed();
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      this.say(error.message);
      return false;
    }
    if (said !== "") this.say(said);
    // Asking the same thing twice changes nothing, and no news would come of it.
    const patience = new AbortController();
    await Promise.race([changed, setTimeout(PATIENCE, undefined, { signal: patience.signal })]).finally(() =>
      patience.abort(),
    );
    return true;
  }

  private async orBadInput<T>(deed: () => Promise<T>): Promise<T> {
    try {
      return await deed();
    } catch (error) {
      throw error instanceof ClientError ? new BadInput(error.message) : error;
    }
  }
}

/** Forecasts were written by the game on the server, of the same rules as the game here. */
function isForecast(json: Json): json is Json & ForecastShape {
  return isObject(json) && typeof json.f === "string" && typeof json.rule === "string";
}
