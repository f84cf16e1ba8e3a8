/** A connection with everything that is asked over HTTP, by name. */
import type { Eyes } from "@rubicon/engine";
import type {
  BotAccount,
  GameList,
  HeardEntry,
  HouseBots,
  Ladder,
  Me,
  Moment,
  NewBotAccount,
  OpenForm,
  RequestKind,
  SoughtPlayer,
  TableInfo,
  TableList,
  WrittenAdvice,
} from "@rubicon/server/protocol";
import { Connection, type ConnectOptions } from "./client.ts";
import type { Query } from "./http.ts";
import type { ChatLine } from "./view.ts";

/** Which tables a list is to show. `cursor` is the `next` of the page before. */
export interface ListQuery {
  readonly game?: string | undefined;
  readonly status?: TableInfo["status"] | undefined;
  readonly mine?: boolean | undefined;
  readonly text?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Entries of a journal, the last included. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** A seat, "watcher" or "everything": once the game is over. */
  readonly as?: Eyes | undefined;
}

/** Moments that a server shows at once. */
const AT_ONCE = 200;

export type Request = RequestKind;

export class Client extends Connection {
  /** Who this is; null for a stranger. */
  async me(): Promise<Me | null> {
    const { player } = await this.http.get<{ player: Me | null }>("/api/me");
    return player;
  }

  /** Plays as a guest from now on, under a name if one is given; whoever is somebody already stays who he is. */
  async guest(name?: string): Promise<Me> {
    const { player } = await this.http.post<{ player: Me }>("/api/guest");
    const known = name === undefined || name === player.name ? player : await this.changeMe({ name });
    // A socket belongs to whoever opened it.
    if (this.player?.id !== known.id) this.renew();
    return known;
  }

  async changeMe(wishes: Partial<Pick<Me, "name" | "language" | "notices" | "challenges">>): Promise<Me> {
    const { player } = await this.http.patch<{ player: Me }>("/api/me", wishes);
    return player;
  }

  /** Deletes this player's account for good. Where there is a password it has to be given. */
  deleteMe(password?: string): Promise<null> {
    return this.http.delete("/api/me", password === undefined ? {} : { password });
  }

  /** Players whose names begin so. */
  players(name: string): Promise<SoughtPlayer[]> {
    return this.http.get("/api/players", { name });
  }

  ladder(game: string, cursor?: string): Promise<Ladder> {
    return this.http.get(`/api/ladder/${encodeURIComponent(game)}`, { cursor });
  }

  /** The games that are played there, each with the packs that a table may be opened with. */
  games(): Promise<GameList> {
    return this.http.get("/api/games");
  }

  /** A pack as a file. One that is not offered can be had by whoever names a table that he sees with it. */
  pack(id: string, table?: string): Promise<string> {
    const where = table === undefined ? "" : `?table=${encodeURIComponent(table)}`;
    return this.http.text(`/api/packs/${encodeURIComponent(id)}${where}`);
  }

  /** Public tables, or one's own, the newest first. */
  tables(which: ListQuery = {}): Promise<TableList> {
    const query: Query = { ...which };
    return this.http.get("/api/tables", query);
  }

  table(table: string): Promise<{ readonly table: TableInfo; readonly you: string }> {
    return this.http.get(at(table));
  }

  /** Opens a table, sits down at it, and gives its id: whoever has it is invited. */
  async openTable(form: OpenForm): Promise<string> {
    const { id } = await this.http.post<{ id: string }>("/api/tables", form);
    return id;
  }

  join(table: string, seat = "random"): Promise<null> {
    return this.http.post(at(table, "join"), { seat });
  }

  /** Says no to a challenge. */
  decline(table: string, word?: string): Promise<null> {
    return this.http.post(at(table, "decline"), word === undefined ? {} : { word });
  }

  /** The bots that may be asked to a table here, the weakest first, and the games that they know how to think about. */
  houseBots(): Promise<HouseBots> {
    return this.http.get("/api/bots");
  }

  /** Has a bot of the house take a free seat of a table at which this player sits. */
  fillWithBot(table: string, level: string, seat = "random"): Promise<null> {
    return this.http.post(at(table, "bot"), { level, seat });
  }

  /** Has a bot take over this player's own seat, which the opponent is asked about, or that of one who stays away. */
  async substitute(table: string, level: string, seat?: string): Promise<"done" | "asked"> {
    const asked = { level, ...(seat === undefined ? {} : { seat }) };
    const { is } = await this.http.post<{ is: "done" | "asked" }>(at(table, "substitute"), asked);
    return is;
  }

  /** What a bot would do at the seat of this player, who is asked, in a game that is not rated. */
  hint(table: string, level?: string): Promise<WrittenAdvice> {
    return this.http.post(at(table, "hint"), level === undefined ? {} : { level });
  }

  /** Bots that this player runs himself. */
  async ownBots(): Promise<BotAccount[]> {
    const { bots } = await this.http.get<{ bots: BotAccount[] }>("/api/me/bots");
    return bots;
  }

  /** Its token is shown this once. */
  makeBot(name: string): Promise<NewBotAccount> {
    return this.http.post("/api/me/bots", { name });
  }

  /** From now on its former token opens nothing. */
  renewBotToken(id: string): Promise<NewBotAccount> {
    return this.http.post(`/api/me/bots/${encodeURIComponent(id)}/token`);
  }

  removeBot(id: string): Promise<null> {
    return this.http.delete(`/api/me/bots/${encodeURIComponent(id)}`);
  }

  leave(table: string): Promise<null> {
    return this.http.post(at(table, "leave"));
  }

  resign(table: string): Promise<null> {
    return this.http.post(at(table, "resign"));
  }

  offerDraw(table: string): Promise<null> {
    return this.http.post(at(table, "draw"));
  }

  claimTime(table: string): Promise<null> {
    return this.http.post(at(table, "claim"));
  }

  grantTime(table: string): Promise<null> {
    return this.http.post(at(table, "grant-time"));
  }

  /** Back to how it stood after entry `to`: at once where that is free, otherwise the opponent is asked. */
  async takeBack(table: string, to: number): Promise<"done" | "asked"> {
    const { is } = await this.http.post<{ is: "done" | "asked" }>(at(table, "take-back"), { to });
    return is;
  }

  answer(table: string, to: Request, yes: boolean): Promise<null> {
    return this.http.post(at(table, "answer"), { to, yes });
  }

  /** The new table, once both want it. */
  async rematch(table: string): Promise<string | null> {
    const answer = await this.http.post<{ table: string | null }>(at(table, "rematch"));
    return answer.table;
  }

  /** What happened after entry `since`: a server tells so much at once, and is asked until there is no more. */
  async chronicle(table: string, since = -1): Promise<HeardEntry[]> {
    const heard: HeardEntry[] = [];
    for (;;) {
      const last = heard.at(-1)?.n ?? since;
      const some = await this.http.get<HeardEntry[]>(at(table, "chronicle"), { since: last });
      const fresh = some.filter(({ n }) => n > last);
      if (fresh.length === 0) return heard;
      heard.push(...fresh);
    }
  }

  /**
   * How the table looked after each of these entries, to this player; when the game is over also to somebody else.
   * What has not been played yet is left out.
   */
  async past(table: string, { from, to, as }: Span): Promise<Moment[]> {
    const moments: Moment[] = [];
    for (let first = from; first <= to; first += AT_ONCE) {
      const last = Math.min(to, first + AT_ONCE - 1);
      const some = await this.http.get<Moment[]>(at(table, "past"), { from: first, to: last, as });
      moments.push(...some);
      if (some.length <= last - first) break;
    }
    return moments;
  }

  /** The journal of a game that is over, with the seed of its dice. */
  journal(table: string): Promise<string> {
    return this.http.text(at(table, "journal"));
  }

  /** The last lines that were said, the oldest first. */
  chat(table: string, before?: number): Promise<Omit<ChatLine, "table">[]> {
    return this.http.get(at(table, "chat"), { before });
  }

  /** What those who watch have said; rejected for players until the game is over. */
  gallery(table: string, before?: number): Promise<Omit<ChatLine, "table">[]> {
    return this.http.get(at(table, "gallery"), { before });
  }

  async note(table: string): Promise<string> {
    const { text } = await this.http.get<{ text: string }>(at(table, "note"));
    return text;
  }

  writeNote(table: string, text: string): Promise<null> {
    return this.http.put(at(table, "note"), { text });
  }
}

const at = (table: string, ...rest: readonly string[]): string =>
  ["/api/tables", encodeURIComponent(table), ...rest].join("/");

/** A line to the server at that address. */
export function connect(url: string, options: ConnectOptions = {}): Client {
  return new Client(url, options);
}
