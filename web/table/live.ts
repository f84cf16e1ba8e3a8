/**
 * A table at a server. The client sees to it that acts are neither lost nor doubled and that nothing is missed after a
 * cut; here what it knows becomes what the page shows, and whatever goes wrong becomes a sentence.
 */

import type { Advice } from "@rubicon/bots";
import type {
  ChatLine,
  Client,
  WrittenHands as HandsFromServer,
  TableState as Known,
  WrittenReach as ReachFromServer,
  Result,
} from "@rubicon/client";
import type { Orders, Refusal, Viewer } from "@rubicon/engine";
import type { HeardEntry, HouseBots, Me, TableInfo } from "@rubicon/server/protocol";
import { me } from "../app/me.ts";
import { type Readable, Store } from "../app/store.ts";
import { COUNSELLOR } from "../opponents/levels.ts";
import { isSolo } from "../pages/shared/summaries.ts";
import { intentOf, writtenAct } from "./reading.ts";
import type {
  ActResult,
  Heard,
  MayAsk,
  Moment,
  TableSource,
  TableState,
  WrittenAct,
  WrittenHands,
  WrittenOffer,
  WrittenReach,
} from "./source.ts";

export interface LiveSource extends TableSource {
  readonly kind: "live";
  /** All that everybody may know about the table: clocks, requests, who sits where. */
  readonly info: Readable<TableInfo | null>;
  /** What was said at the table, the oldest first. */
  readonly chat: Readable<readonly ChatLine[]>;
  /** The last line that was said while this table was looked at. */
  readonly said: Readable<ChatLine | null>;
  /** What those who watch have said among themselves, as far as it is heard here. */
  readonly gallery: Readable<readonly ChatLine[]>;
  sayInGallery(text: string): void;
  /** Says something. Throws, in one sentence, when there is no connection. */
  say(text: string): void;
}

/** What is needed of a client. */
export type LiveClient = Pick<
  Client,
  | "status"
  | "onStatus"
  | "watch"
  | "act"
  | "ahead"
  | "orders"
  | "why"
  | "reach"
  | "closed"
  | "takeBack"
  | "past"
  | "chat"
  | "gallery"
  | "say"
  | "sayInGallery"
  | "chronicle"
  | "houseBots"
  | "hint"
>;

/** Who looks: null for a stranger, undefined as long as nobody has said. */
type Who = Readable<Pick<Me, "guest"> | null | undefined>;

export function liveSource(client: LiveClient, table: string, who: Who = me): LiveSource {
  return new AtServer(client, table, who);
}

class AtServer implements LiveSource {
  readonly kind = "live";
  readonly key: string;
  readonly state = new Store<TableState | null>(null);
  readonly info = new Store<TableInfo | null>(null);
  readonly chat = new Store<readonly ChatLine[]>([]);
  readonly said = new Store<ChatLine | null>(null);
  readonly gallery = new Store<readonly ChatLine[]>([]);
  readonly error = new Store<string | null>(null);
  readonly online: Store<boolean>;
  readonly mayAsk = new Store<MayAsk>("nobody");
  private readonly client: LiveClient;
  private readonly table: string;
  private readonly who: Who;
  private readonly view: ReturnType<LiveClient["watch"]>;
  private readonly stops: (() => void)[];
  /** As whom the entries known so far were heard. */
  private heardAs: Viewer | null = null;
  /** Entries heard again by somebody who has become another viewer; they replace the first ones of the view. */
  private reheard: readonly HeardEntry[] = [];
  private closed = false;
  /** The bots of the server, asked for when somebody who sits here could need one. */
  private house: HouseBots | "asked" | null = null;

  constructor(client: LiveClient, table: string, who: Who) {
    this.client = client;
    this.table = table;
    this.who = who;
    this.key = `live:${table}`;
    this.online = new Store(client.status === "online");
    this.view = client.watch(table);
    this.stops = [
      this.view.subscribe(({ state }) => this.take(state)),
      this.view.onChat((line) => {
        hear(this.chat, [line]);
        this.said.set(line);
      }),
      this.view.onGallery((line) => hear(this.gallery, [line])),
      client.onStatus((status) => {
        this.online.set(status === "online");
        // Lines that were said during a cut are not sent again.
        if (status !== "online") return;
        void this.recall();
        void this.recallGallery();
      }),
      who.subscribe(() => void this.recallGallery()),
    ];
    if (this.view.state !== null) this.take(this.view.state);
    if (this.view.error !== null) this.error.set(this.view.error.message);
    void this.listenForTheEnd();
    void this.recall();
  }

  async act(act: WrittenAct): Promise<ActResult> {
    try {
      return resultOf(await this.client.act(this.table, act));
    } catch (error) {
      return { is: "error", message: sentence(error) };
    }
  }

  async answerAhead(act: WrittenAct | null): Promise<ActResult> {
    try {
      return resultOf(await this.client.ahead(this.table, act));
    } catch (error) {
      return { is: "error", message: sentence(error) };
    }
  }

  async order(orders: Orders): Promise<void> {
    const result = await this.client.orders(this.table, orders);
    if (result.is === "error") throw new Error(result.message);
  }

  why(acts: readonly WrittenAct[]): Promise<readonly (Refusal | null)[]> {
    return this.client.why(this.table, acts);
  }

  async reach(pieces: readonly string[]): Promise<readonly WrittenReach[]> {
    return (await this.client.reach(this.table, pieces)).map(reachOf);
  }

  whyNot(pieces: readonly string[], to: string): Promise<Refusal | null> {
    return this.client.closed(this.table, pieces, to);
  }

  takeBack(to: number): Promise<"done" | "asked"> {
    return this.client.takeBack(this.table, to);
  }

  past(from: number, to: number): Promise<readonly Moment[]> {
    return this.client.past(this.table, { from, to });
  }

  say(text: string): void {
    this.client.say(this.table, text);
  }

  sayInGallery(text: string): void {
    this.client.sayInGallery(this.table, text);
  }

  /** A property, since tables ask whether there is one. */
  readonly counsel = async (): Promise<Advice> => {
    const bots = this.house === null || this.house === "asked" ? [] : this.house.bots;
    // Whoever counsels at one screen does so here; elsewhere the server chooses.
    return this.client.hint(this.table, bots.find(({ level }) => level === COUNSELLOR)?.level);
  };

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    this.view.close();
  }

  private take(known: Known): void {
    const before = this.heardAs;
    this.heardAs = known.you;
    // Who plays every seat goes from one to the other with the move, and has heard all he did himself.
    const changedHands = before !== null && (before === "watcher") !== (known.you === "watcher");
    if (changedHands && known.entries.length > 0) void this.rehear(known.you);
    this.error.set(null);
    const stood = this.info.now?.status;
    this.info.set(known.info);
    // What those who watch have said is for everybody when the game is over.
    if (stood !== known.info.status) void this.recallGallery();
    this.state.set(stateOf(known, this.reheard));
    void this.lookForCounsel(known);
  }

  /** Nobody is asked at tables that one only looks at, nor about a game that the bots do not know. */
  private async lookForCounsel({ info, you }: Known): Promise<void> {
    if (you !== "watcher" && info.status === "running" && this.house === null) {
      this.house = "asked";
      // Whatever goes wrong, there is nobody to ask; the next change of the table tries again.
      this.house = await this.client.houseBots().catch(() => null);
    }
    const { house } = this;
    const now = this.info.now ?? info;
    const knows = house !== null && house !== "asked" && house.bots.length > 0 && house.games.includes(now.game);
    this.mayAsk.set(!knows ? "nobody" : now.rated ? "rated" : "yes");
  }

  /** Whoever signed in, or took a seat, may know more of what happened before than he was told then. */
  private async rehear(as: Viewer): Promise<void> {
    try {
      const entries = await this.client.chronicle(this.table);
      if (this.closed || this.heardAs !== as) return;
      this.reheard = entries;
      if (this.view.state !== null) this.state.set(stateOf(this.view.state, this.reheard));
    } catch {
      // What he heard before still stands; the next cut or visit asks again.
    }
  }

  /** The view tells its failures to whoever waits for something, so somebody always does. */
  private async listenForTheEnd(): Promise<void> {
    while (!this.closed) {
      try {
        await this.view.next(() => false);
      } catch (error) {
        if (!this.closed) this.error.set(sentence(error));
      }
    }
  }

  /** Those who only watch may not hear what is said at some tables: then there is nothing to show. */
  private async recall(): Promise<void> {
    try {
      const lines = await this.client.chat(this.table);
      if (!this.closed)
        hear(
          this.chat,
          lines.map((line) => ({ ...line, table: this.table })),
        );
    } catch {
      // Chat is the least of it: when the table cannot be seen either, that is said.
    }
  }

  /** Asked for only where it may be heard: during the game by those who watch, and of them by those who have an account. */
  private async recallGallery(): Promise<void> {
    const known = this.view.state;
    if (known === null || !known.info.watchers) return;
    const mayListen = known.you === "watcher" && this.who.now?.guest === false;
    if (known.info.status === "open" || (known.info.status === "running" && !mayListen)) return;
    try {
      const lines = await this.client.gallery(this.table);
      if (!this.closed)
        hear(
          this.gallery,
          lines.map((line) => ({ ...line, table: this.table })),
        );
    } catch {
      // It is the least of it, as the chat is.
    }
  }
}

function hear(talk: Store<readonly ChatLine[]>, lines: readonly ChatLine[]): void {
  const known = new Map(talk.now.map((line) => [line.id, line]));
  const fresh = lines.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  talk.set([...talk.now, ...fresh].sort((a, b) => a.id - b.id));
}

function stateOf(known: Known, reheard: readonly HeardEntry[]): TableState {
  const { info, you, sight, orders, returns, ahead } = known;
  // A choice before one is asked looks like any other: only what is done with it differs.
  const { question, legal, forecasts } = ahead ?? known;
  return {
    game: info.game,
    pack: info.pack,
    scenario: info.scenario,
    options: info.options,
    status: info.status,
    seats: info.seats.map(({ seat, player }) => ({
      seat,
      name: player?.name ?? null,
      ...(player?.guest && { guest: true }),
      ...(player?.bot !== undefined && { bot: true }),
    })),
    you,
    toMove: info.status === "running" ? info.toMove : null,
    sight,
    question,
    legal: legal.map(writtenAct),
    forecasts,
    hands: known.hands && handsOf(known.hands),
    ahead: ahead && { answer: ahead.answer === null ? null : writtenAct(ahead.answer) },
    orders,
    slow: info.clock.setting.kind === "days",
    returns,
    yields: isSolo(info) || hasHouseAcross(info, you),
    // Declined or withdrawn it is gone, and so it is when the table has moved on.
    askedBack: info.requests.some(({ kind, seat }) => kind === "take-back" && seat === you),
    gathered: known.gathered,
    entries: entriesOf(known.entries, reheard),
    outcome: info.outcome,
  };
}

/** A bot of the server agrees to every take-back at once. */
const hasHouseAcross = ({ seats }: Known["info"], you: Viewer): boolean =>
  seats.some(({ seat, player }) => seat !== you && typeof player?.bot === "string");

const offerOf = ({ intent, acts }: HandsFromServer["offers"][number]): WrittenOffer => ({
  intent: intentOf(intent),
  acts: acts.map(writtenAct),
});

const handsOf = ({ groups, inHand, offers }: HandsFromServer): WrittenHands => ({
  groups,
  inHand,
  offers: offers.map(offerOf),
});

const reachOf = ({ to, way, count, forecasts, ...offer }: ReachFromServer): WrittenReach => ({
  ...offerOf(offer),
  to,
  way,
  count,
  forecasts,
});

function entriesOf(entries: readonly HeardEntry[], reheard: readonly HeardEntry[]): readonly Heard[] {
  if (reheard.length === 0) return entries;
  return [...reheard.slice(0, entries.length), ...entries.slice(reheard.length)];
}

function resultOf(result: Result): ActResult {
  return result.is === "done" || result.is === "kept" ? { is: "done" } : result;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
