/** A player's line to a server: tables to look at, acts to send, and everything that is asked over HTTP. */
import type { Json, Orders } from "@rubicon/engine";
import type { FromServer, ListName, WrittenAct, WrittenReach } from "@rubicon/server/protocol";
import type { Backoff } from "./backoff.ts";
import { type AnswerMessage, type Deed, Deeds, newId, type Reasons, type Result, resultOf } from "./deeds.ts";
import { ClientError, inWords, type Say } from "./error.ts";
import { type Fetch, Http, Jar } from "./http.ts";
import { Line, type Status } from "./line.ts";
import type { SocketConstructor } from "./socket.ts";
import { type TableState, View } from "./view.ts";

export interface ConnectOptions {
  /** The browser's own, if not given. Node 20 has none: give it the one of the package ws. */
  readonly WebSocket?: SocketConstructor | undefined;
  readonly fetch?: Fetch | undefined;
  /** For programs: keep cookies here, beginning with these. An empty text begins with none. */
  readonly cookie?: string | undefined;
  /** For bots: what they are let in by, instead of a session. */
  readonly token?: string | undefined;
  /** Common refusals in the reader's language. Without it they come as the server says them, in English. */
  readonly say?: Say | undefined;
  readonly backoff?: Backoff | undefined;
  /** From 0 up to 1, to spread tries over time. */
  readonly random?: (() => number) | undefined;
}

export type Someone = Extract<FromServer, { t: "hello" }>["player"];

/** The line is opened when a table is first looked at. */
export class Connection {
  readonly http: Http;
  private readonly jar: Jar | null;
  /** What a bot shows at every door. */
  private readonly papers: Readonly<Record<string, string>>;
  private readonly line: Line;
  private readonly deeds: Deeds;
  private readonly views = new Map<string, View>();
  private readonly statusListeners = new Set<(status: Status) => void>();
  private readonly tableListeners = new Set<(state: TableState) => void>();
  private readonly listListeners: Readonly<Record<ListName, Set<() => void>>> = { mine: new Set(), lobby: new Set() };
  private readonly tongue: Say;
  private someone: Someone = null;

  constructor(url: string, options: ConnectOptions = {}) {
    const base = url.replace(/\/+$/, "");
    this.jar = options.cookie === undefined ? null : new Jar(options.cookie);
    this.tongue = options.say ?? (() => null);
    this.papers = options.token === undefined ? {} : { authorization: `Bearer ${options.token}` };
    this.http = new Http(base, options.fetch ?? ((...asked) => fetch(...asked)), this.jar, this.tongue, this.papers);
    this.line = new Line({
      open: () => this.openSocket(`${base.replace(/^http/, "ws")}/api/live`, options.WebSocket),
      heard: (message) => this.hear(message),
      changed: (status) => this.changed(status),
      idle: () => this.deeds.sendLate(),
      backoff: options.backoff,
      random: options.random ?? Math.random,
    });
    this.deeds = new Deeds((deed) => this.line.send(deed));
  }

  get status(): Status {
    return this.line.status;
  }

  /** Who the server says this is; null for a stranger, and before it has said so. */
  get player(): Someone {
    return this.someone;
  }

  /** The session's cookies, for a program that wants to come back as the same player. */
  get cookie(): string {
    return this.jar?.header ?? "";
  }

  onStatus(listener: (status: Status) => void): () => void {
    this.statusListeners.add(listener);
    return () => this.statusListeners.delete(listener);
  }

  /** Called with every change of any table that is being looked at. Returns how to stop. */
  onTable(listener: (state: TableState) => void): () => void {
    this.tableListeners.add(listener);
    return () => this.tableListeners.delete(listener);
  }

  /**
   * Called when a list of tables is no longer what it was: one's own, or the one that everybody sees; also at first, and
   * whenever something may have been missed. Returns how to stop.
   */
  onList(list: ListName, listener: () => void): () => void {
    const listeners = this.listListeners[list];
    listeners.add(listener);
    this.line.start();
    this.askForLists();
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) this.askForLists();
    };
  }

  /** Looks at a table until the view is closed. Looking twice gives the same view twice; each is closed once. */
  watch(table: string): View {
    const known = this.views.get(table);
    if (known) return known.open();
    const view: View = new View(table, {
      resume: () => this.line.send({ t: "watch", table, since: view.since }),
      left: () => {
        this.views.delete(table);
        this.line.send({ t: "unwatch", table });
        view.fail(new ClientError("Nobody looks at this table any more."));
      },
    });
    this.views.set(table, view);
    this.line.start();
    this.line.send({ t: "watch", table, since: view.since });
    return view.open();
  }

  /**
   * Does one of the legal acts of a table that is being looked at. Sent until it is answered, however often the line
   * is cut, and carried out once. When it is done, or came too late, the view shows what has become of the table.
   */
  act(table: string, act: Json): Promise<Result> {
    return this.carryOut(table, (id, n) => ({ t: "act", table, id, n, act: flat(act) }));
  }

  /** Gives standing orders, in whole, whoever is asked at the moment. Nobody else learns of them. */
  orders(table: string, { windows, next }: Orders): Promise<Result> {
    return this.carryOut(table, (id) => ({ t: "orders", table, id, orders: { windows: { ...windows }, next } }));
  }

  /** Chooses one of the acts that the state has under `ahead`, before being asked; or takes that back, with null. */
  ahead(table: string, act: Json | null): Promise<Result> {
    return this.carryOut(table, (id) => ({ t: "ahead", table, id, act: act === null ? null : flat(act) }));
  }

  /**
   * Why the rules forbid these acts at a table that is being looked at, each in its place; null where one is legal.
   * For the seat that is asked; rejected with the server's sentence for everybody else.
   */
  async why(table: string, acts: readonly Json[]): Promise<Reasons> {
    if (!this.views.has(table)) throw new ClientError("This table is not being looked at.");
    const answers = await Promise.all(handfuls(acts.map(flat)).map((some) => this.whySome(table, some)));
    return answers.flat();
  }

  /**
   * Where these pieces, taken up together, can be brought at a table that is being looked at; empty where they cannot
   * be taken up. For the seat that is asked; rejected with the server's sentence for everybody else.
   */
  async reach(table: string, pieces: readonly string[]): Promise<WrittenReach[]> {
    if (!this.views.has(table)) throw new ClientError("This table is not being looked at.");
    const answer = await this.ask({ t: "reach", table, id: newId(), pieces: [...pieces] });
    if (answer.t === "reach") return answer.goals;
    throw new ClientError(answer.t === "error" ? answer.message : "The server did not say where to.");
  }

  /** Why these pieces cannot be brought to a place; null where nothing can be said. For the seat that is asked. */
  async closed(table: string, pieces: readonly string[], to: string): Promise<Reasons[number]> {
    if (!this.views.has(table)) throw new ClientError("This table is not being looked at.");
    const answer = await this.ask({ t: "closed", table, id: newId(), pieces: [...pieces], to });
    if (answer.t === "why") return answer.refusals[0] ?? null;
    throw new ClientError(answer.t === "error" ? answer.message : "The server did not say why.");
  }

  /** Says something at a table where this player sits. */
  say(table: string, text: string): void {
    if (this.line.send({ t: "chat", table, text })) return;
    throw this.cutOff();
  }

  /** Says something among those who watch a table. */
  sayInGallery(table: string, text: string): void {
    if (this.line.send({ t: "gallery", table, text })) return;
    throw this.cutOff();
  }

  /** Calls again at once: as another player, or because the network is back. */
  renew(): void {
    this.line.renew();
  }

  close(): void {
    this.line.stop();
    this.deeds.giveUp("The connection was closed.");
    for (const view of this.views.values()) view.fail(new ClientError("The connection was closed."));
    this.views.clear();
  }

  private cutOff(): ClientError {
    return new ClientError(inWords(this.tongue, "no-connection", "There is no connection at the moment."));
  }

  private openSocket(url: string, given: SocketConstructor | undefined) {
    // Browsers have it, and their own type for it; Node 20 has not.
    const own = (globalThis as { readonly WebSocket?: unknown }).WebSocket as SocketConstructor | undefined;
    const Constructor = given ?? own;
    if (!Constructor) throw new Error("There is no WebSocket here: hand one in.");
    return new Constructor(url, [], { headers: { ...(this.jar ? { cookie: this.jar.header } : {}), ...this.papers } });
  }

  private carryOut(table: string, deedOf: (id: string, n: number) => Deed): Promise<Result> {
    const view = this.views.get(table);
    if (!view?.state) return Promise.reject(new ClientError("This table is not being looked at."));
    const deed = deedOf(newId(), view.state.info.entries);
    return new Promise((settle) => this.deeds.begin(deed, (answer) => settle(shown(view, resultOf(answer)))));
  }

  private async whySome(table: string, acts: WrittenAct[]): Promise<Reasons> {
    const answer = await this.ask({ t: "why", table, id: newId(), acts });
    if (answer.t === "why") return answer.refusals;
    throw new ClientError(answer.t === "error" ? answer.message : "The server did not say why.");
  }

  private ask(question: Deed): Promise<AnswerMessage> {
    return new Promise((settle) => this.deeds.begin(question, settle));
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case "hello":
        this.someone = message.player;
        return;
      case "table":
        return this.show(message);
      case "gone": {
        const sentence = inWords(this.tongue, message.code, message.message);
        return this.views.get(message.table)?.fail(new ClientError(sentence, 404));
      }
      case "chat": {
        const { t: _, ...said } = message;
        return this.views.get(message.table)?.hear(said);
      }
      case "gallery": {
        const { t: _, ...said } = message;
        return this.views.get(message.table)?.hearGallery(said);
      }
      case "done":
      case "kept":
      case "refused":
      case "stale":
      case "why":
      case "reach":
        return this.deeds.answered(message);
      case "error":
        return this.deeds.answered({ ...message, message: inWords(this.tongue, message.code, message.message) });
      case "lists":
        for (const listener of [...this.listListeners[message.of]]) listener();
        return;
      case "pong":
        return;
    }
  }

  private listsWanted(): ListName[] {
    const { mine, lobby } = this.listListeners;
    return [...(mine.size > 0 ? ["mine" as const] : []), ...(lobby.size > 0 ? ["lobby" as const] : [])];
  }

  private askForLists(): void {
    this.line.send({ t: "lists", of: this.listsWanted() });
  }

  private show(message: Extract<FromServer, { t: "table" }>): void {
    const view = this.views.get(message.info.id);
    if (view === undefined) return;
    view.take(message);
    const { state } = view;
    if (state !== null) for (const listener of [...this.tableListeners]) listener(state);
  }

  private changed(status: Status): void {
    if (status === "online") {
      for (const [table, view] of this.views) this.line.send({ t: "watch", table, since: view.since });
      if (this.listsWanted().length > 0) this.askForLists();
      this.deeds.sendAll();
    }
    for (const listener of [...this.statusListeners]) listener(status);
  }
}

/** An act is flat: names in fields. What is not comes back refused by the server. */
function flat(act: Json): WrittenAct {
  return Object.fromEntries(Object.entries(act ?? {}).map(([field, name]) => [field, String(name)]));
}

/** What fits into one message of what a server takes: so many acts, and so many letters. */
const HANDFUL = { acts: 200, letters: 7_000 } as const;

function handfuls(acts: readonly WrittenAct[]): WrittenAct[][] {
  const all: WrittenAct[][] = [];
  let [room, letters] = [0, 0];
  for (const act of acts) {
    const length = JSON.stringify(act).length + 1;
    if (room === 0 || letters < length) {
      all.push([]);
      room = HANDFUL.acts;
      letters = HANDFUL.letters;
    }
    all[all.length - 1].push(act);
    room--;
    letters -= length;
  }
  return all;
}

/** The result, once the view shows what it has made of the table. */
async function shown(view: View, result: Result): Promise<Result> {
  try {
    if (result.is === "done") await view.when(({ info }) => info.entries > result.n);
    if (result.is === "stale") await view.next();
  } catch {
    // Nobody looks any more; the result stands all the same.
  }
  return result;
}
