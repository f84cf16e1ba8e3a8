/** A table on a server, as somebody at this terminal deals with it. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Client, ClientError, type Status, type TableState, type View } from "@rubicon/client";
import {
  type ActShape,
  BadInput,
  type EventShape,
  type Game,
  isObject,
  type Json,
  type Language,
  type Outcome,
  type QuestionShape,
  type Refusal,
  type Seat,
} from "@rubicon/engine";
import type { Sink } from "../desk.ts";
import { isEvent } from "../hearing.ts";
import type { Lines } from "../terminal/lines.ts";
import { PHRASES, type Phrases } from "../terminal/phrases.ts";
import type { Commands, Seated } from "../terminal/seated.ts";
import { FAR_PHRASES, type FarPhrases } from "./phrases.ts";

/** Milliseconds to wait for news of what one has done oneself. */
const PATIENCE = 2000;

export interface FarPlace {
  readonly client: Client;
  readonly table: string;
  readonly game: Game;
  readonly language: Language;
  readonly cwd: string;
  readonly screen: Sink;
  readonly lines: Lines;
}

export class FarSitting implements Seated {
  readonly client: Client;
  readonly table: string;
  readonly game: Game;
  readonly language: Language;
  readonly phrases: Phrases;
  readonly far: FarPhrases;
  readonly lines: Lines;
  readonly view: View;
  /** Each try is a message to the server. */
  readonly mostTried = 40;
  private readonly cwd: string;
  private readonly screen: Sink;
  private readonly stopListening: () => void;
  private told = 0;
  private cut = false;
  private readonly asked = new Set<string>();

  constructor({ client, table, game, language, cwd, screen, lines }: FarPlace) {
    this.client = client;
    this.table = table;
    this.game = game;
    this.language = language;
    this.phrases = PHRASES[language];
    this.far = FAR_PHRASES[language];
    this.cwd = cwd;
    this.screen = screen;
    this.lines = lines;
    this.view = client.watch(table);
    this.view.onChat(({ name, text }) => this.say(this.far.says(name, text)));
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

  get help(): string {
    return `${this.phrases.typing}\n${this.far.there}`;
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
    return this.game.words(this.language).seat(seat);
  }

  question(): QuestionShape {
    // The game on the server wrote it, of the same rules as the game here.
    return this.state.question as unknown as QuestionShape;
  }

  legal(): readonly ActShape[] {
    return this.state.legal.map((act) => this.game.acts.read(act));
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

  tellFrom(entry: number): void {
    for (const { n, events, back } of this.state.entries) {
      if (n < entry) continue;
      if (back !== undefined) this.say(`  ${this.far.takenBackTo(back)}`);
      for (const event of events) if (isEvent(event)) this.say(`  ${this.sentence(event)}`);
    }
  }

  /** Everything that has happened since it was last called. */
  tellNews(): void {
    this.tellFrom(this.told);
    this.told = this.state.info.entries;
    const { requests } = this.state.info;
    for (const { kind, seat, to } of requests) {
      const key = `${kind} ${seat} ${to}`;
      if (seat !== this.state.you && !this.asked.has(key)) this.say(this.far.asks[kind](this.seatName(seat)));
    }
    this.asked.clear();
    for (const { kind, seat, to } of requests) this.asked.add(`${kind} ${seat} ${to}`);
  }

  undoable(): number {
    return this.state.undoable;
  }

  async undo(acts: number): Promise<void> {
    const before = this.state.info.entries;
    await this.client.takeBack(this.table, entryBefore(this.state, acts));
    await this.view.when(({ info }) => info.entries > before);
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

  readonly more: Commands = {
    say: (text) => this.speak(text),
    draw: () => this.orSay(() => this.client.offerDraw(this.table), this.far.asked),
    back: (count) => {
      const to = entryBefore(this.state, Number(count) || 1);
      return this.orSay(() => this.client.takeBack(this.table, to), this.far.asked);
    },
    yes: () => this.answer(true),
    no: () => this.answer(false),
    resign: async () => {
      const sure = await this.lines.ask(this.far.sureToResign);
      return sure?.trim() === "resign" && this.orSay(() => this.client.resign(this.table));
    },
  };

  outcomeInWords(): string {
    const outcome = outcomeIn(this.state.info.outcome);
    if (!outcome) return "";
    const { how, winner } = outcome;
    const otherwise = Object.entries(this.far.endings).find(([key]) => key === how)?.[1];
    return otherwise
      ? otherwise(winner === null ? "" : this.seatName(winner))
      : this.game.words(this.language).outcome(outcome);
  }

  private sentence(event: EventShape): string {
    return this.game.words(this.language).event(event);
  }

  private speak(text: string): void {
    try {
      this.client.say(this.table, text);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      this.say(error.message);
    }
  }

  private async answer(yes: boolean): Promise<boolean> {
    const request = this.state.info.requests.find(({ seat }) => seat !== this.state.you);
    if (request) return this.orSay(() => this.client.answer(this.table, request.kind, yes));
    this.say(this.far.nothingAsked);
    return false;
  }

  /** Does something that changes the table, and waits for that; what the server does not allow is said. */
  private async orSay(deed: () => Promise<unknown>, said = ""): Promise<boolean> {
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

/** The entry whose position is restored when so many acts of those that still count are taken back. */
export function entryBefore({ entries }: Pick<TableState, "entries">, acts: number): number {
  const counting: number[] = [];
  for (const { n, back } of entries)
    if (back === undefined) counting.push(n);
    else while (counting.length > 0 && counting[counting.length - 1] > back) counting.pop();
  return counting[Math.max(0, counting.length - 1 - acts)] ?? 0;
}

/** An outcome as it travels. */
function outcomeIn(json: Json): Outcome | null {
  if (!isObject(json) || typeof json.how !== "string" || typeof json.rule !== "string") return null;
  const { winner, score, how, rule } = json;
  const points = isObject(score) ? Object.entries(score).map(([seat, n]) => [seat, Number(n)]) : [];
  return { winner: typeof winner === "string" ? winner : null, score: Object.fromEntries(points), how, rule };
}
