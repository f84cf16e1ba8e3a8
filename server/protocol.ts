/** What travels between server and clients, with the checks at the server's door. Clients use the types alone. */
import { BY_ITSELF, EVERYTHING, type Json } from "@rubicon/engine";
import { z } from "zod";
import { refusedAs } from "./tables/refusing.ts";

export const LIMITS = {
  /** Characters of a message over a socket, of a line of chat, of a note, of a name. */
  message: 8_192,
  chat: 500,
  /** Of what is said with a no to a challenge. */
  word: 200,
  note: 20_000,
  name: 40,
  /** Acts that one may ask about, past moments and entries that one may look at, at once. */
  acts: 200,
  moments: 200,
  entries: 500,
  /** Acts of one seat that wait, unnoticed by anybody else, for the one that ends them. */
  gathered: 200,
  /** Pieces that one may take up at once. */
  pieces: 40,
  /** Characters of a pack that somebody brings along. */
  pack: 400_000,
} as const;

/**
 * Whatever people are refused has a name: pages say it in the language of their player. Where a page does not know the
 * name the sentence that comes along is shown; it may say more than the name does.
 */
export const REFUSALS = [
  "no-table",
  "no-player",
  "no-pack",
  "who-are-you",
  "not-seated",
  "not-played",
  "not-your-turn",
  "moved-on",
  "table-full",
  "seat-taken",
  "sits-already",
  "begun-without-you",
  "begun",
  "not-begun",
  "not-over",
  "over",
  "own-clock",
  "time-left",
  "nothing-to-take-back",
  "enough-gathered",
  "journal-full",
  "nothing-asked",
  "partner-gone",
  "only-players-speak",
  "only-watchers-speak",
  "accounts-only",
  "no-challenges",
  "no-bot",
  "bots-unwelcome",
  "enough-bots",
  "enough-bot-accounts",
  "bot-plays-on",
  "not-for-bots",
  "no-hints",
  "no-advice",
  "enough-challenges",
  "wrong-password",
  "bad-name",
  "bad-address",
  "bad-text",
  "bad-link",
  "sign-in-again",
  "last-passkey",
  "no-game",
  "no-seat",
  "old-rules",
  "pack-gone",
  "bad-pack",
  "other-game",
  "enough-packs",
  "no-clock",
  "no-claim",
  "away-already",
  "not-away",
  "no-vacation",
  "other-site",
  "nothing-here",
  "too-long",
  "too-many-tables",
  "too-many-lines",
  "unusable",
  "too-often",
  "stopping",
  "fault",
] as const;
export const refusalCode = z.enum(REFUSALS);
export type RefusalCode = z.infer<typeof refusalCode>;

/** The database takes no character that ends texts in C, and no half of one. */
export const canBeKept = (text: string): boolean => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);

/** A text that can be kept. */
export const keptText = z.string().refine(canBeKept, refusedAs("bad-text"));

const HOUR = 3_600;

/** Seconds for the answer in a window; after them the server gives the default one. */
const windowTime = z
  .number()
  .int()
  .min(10)
  .max(30 * 24 * HOUR);

/** Whoever has run out of time: the opponent may claim the game, or the server answers until the move passes on. */
const timeOut = z.enum(["claim", "default"]).default("claim");

/** How long players may think. */
export const clockSetting = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none"), window: windowTime.nullable().default(null) }),
  /** So many days for each move: from being asked until the other seat is. */
  z.object({
    kind: z.literal("days"),
    days: z.number().int().min(1).max(30),
    window: windowTime.default(12 * HOUR),
    out: timeOut,
  }),
  /** So many minutes for the game, and seconds added whenever the move passes on. */
  z.object({
    kind: z.literal("live"),
    minutes: z.number().int().min(1).max(600),
    increment: z.number().int().min(0).max(600),
    window: windowTime.default(60),
    out: timeOut,
  }),
]);
export type ClockSetting = z.infer<typeof clockSetting>;
/** A clock as it is asked for: what is not named stands at its default. */
export type ClockWish = z.input<typeof clockSetting>;

export const notices = z.object({
  email: z.boolean(),
  push: z.boolean(),
  /** An address that takes messages as Discord does. */
  webhook: z.string().max(400).nullable().meta({ description: "An https address.", format: "uri" }),
});
export type Notices = z.infer<typeof notices>;

export const tableId = z.string().regex(/^[\w-]{16,40}$/);
const seat = z.string().min(1).max(40);
export const actId = z.string().regex(/^[\w-]{8,64}$/);

/** An act as the game's book of acts writes it: small and flat. */
export const writtenAct = z
  .record(z.string().max(40), z.string().max(80))
  .refine((act) => Object.keys(act).length <= 8);

/** Lists of tables that change by themselves: one's own tables, and those that everybody sees. */
const listName = z.enum(["mine", "lobby"]);
export type ListName = z.infer<typeof listName>;

// To the server --------------------------------------------------------------------------------------------

export const fromClient = z.discriminatedUnion("t", [
  /** Look at a table; `since` is the last entry the client has. */
  z.object({ t: z.literal("watch"), table: tableId, since: z.number().int().min(-1).optional() }),
  z.object({ t: z.literal("unwatch"), table: tableId }),
  /** `n` is the number the entry is to have: the number of entries the client knows. */
  z.object({ t: z.literal("act"), table: tableId, id: actId, n: z.number().int().min(1), act: writtenAct }),
  /** One's standing orders from now on, in whole. They are no act: whatever the table does meanwhile, they fit. */
  z.object({ t: z.literal("orders"), table: tableId, id: actId, orders: z.json() }),
  /** A secret choice before one is asked, where the game allows it; null takes it back. */
  z.object({ t: z.literal("ahead"), table: tableId, id: actId, act: writtenAct.nullable() }),
  /** Why each of these acts is forbidden now; for the seat that is asked, or may choose ahead. Changes nothing. */
  z.object({
    t: z.literal("why"),
    table: tableId,
    id: actId,
    acts: z.array(writtenAct).min(1).max(LIMITS.acts),
  }),
  /** Where these pieces, taken up together, can be brought now; for the seat that is asked. Changes nothing. */
  z.object({
    t: z.literal("reach"),
    table: tableId,
    id: actId,
    pieces: z.array(z.string().max(80)).min(1).max(LIMITS.pieces),
  }),
  /** Why these pieces, taken up together, cannot be brought to a place; answered as `why` is. */
  z.object({
    t: z.literal("closed"),
    table: tableId,
    id: actId,
    pieces: z.array(z.string().max(80)).min(1).max(LIMITS.pieces),
    to: z.string().max(80),
  }),
  z.object({ t: z.literal("chat"), table: tableId, text: keptText.trim().min(1).max(LIMITS.chat) }),
  /** Be told from now on, on this socket, when these lists of tables change; none: no more. One that is new is told of at once. */
  z.object({ t: z.literal("lists"), of: z.array(listName).max(2) }),
  /** The same among those who watch: no player hears it before the game is over. */
  z.object({ t: z.literal("gallery"), table: tableId, text: keptText.trim().min(1).max(LIMITS.chat) }),
  z.object({ t: z.literal("ping") }),
]);
export type WrittenAct = z.infer<typeof writtenAct>;
export type FromClient = z.infer<typeof fromClient>;

// From the server ------------------------------------------------------------------------------------------

/** Plain data of the game: sights, questions, events. The game's own types say more. */
export const json: z.ZodType<Json> = z.json();

/** What everything that goes wrong over HTTP is answered with. */
export const problem = z
  .object({ error: z.string(), code: refusalCode.optional() })
  .meta({ description: "One sentence about what was wrong, and its name if it is one of the common ones." });

/** Numbers and names for a sentence. */
const details = z.record(z.string(), z.union([z.string(), z.number()]));

export const refusal = z.object({ rule: z.string(), why: z.string(), with: details.exactOptional() });

/** How a game ended. All of its seats may have lost. */
export const outcome = z.object({
  results: z.record(seat, z.enum(["won", "lost", "drew"])),
  score: z.record(seat, z.number()),
  /** By the game's rules, or "resigned", "agreed", "time": then there is no rule. */
  how: z.string(),
  level: z.string().exactOptional(),
  with: details.exactOptional(),
  rule: z.string(),
});

/** The components that a table is played with. */
export const packLabel = z.object({ id: z.string(), name: z.string() });

/** An entry of the journal as a viewer may hear it. */
export const heardEntry = z.object({
  n: z.number().int(),
  seat: seat.nullable(),
  /** Set for a take-back: everything after that entry no longer counts. */
  back: z.number().int().optional(),
  /** Not made by hand: the seat's time had run out, or, to that seat alone, it had ordered so. */
  by: z.enum(BY_ITSELF).optional(),
  /** What was done, where it was done in the open and no event tells of it. */
  act: writtenAct.optional(),
  events: z.array(json),
  at: z.iso.datetime(),
});
export type HeardEntry = z.infer<typeof heardEntry>;

/** How the table looked right after an entry of the journal. */
export const moment = z.object({
  n: z.number().int(),
  /** To whom: a player who has every seat looks from the one that was to move. */
  viewer: z.union([seat, z.literal("watcher"), z.literal(EVERYTHING)]),
  /** Null when nobody was asked any more. */
  toMove: seat.nullable(),
  sight: json,
});
export type Moment = z.infer<typeof moment>;

export const clockFace = z.object({
  setting: clockSetting,
  /** When the seat to move runs out of time. */
  deadline: z.iso.datetime().nullable(),
  /**
   * Milliseconds left by seat, at the moment of sending: on a live clock to every seat, on a clock of days to the one
   * whose turn is interrupted.
   */
  remaining: z.record(seat, z.number()).nullable(),
  /** The seat to move is asked in a window: the deadline is that of the window, and the server answers after it. */
  window: z.boolean(),
  /** Whose turn the window interrupts. If that is another seat than the one to move its own time stands still. */
  interrupted: seat.nullable(),
});

/** What players ask of each other; a substitute is a bot that takes over the seat of whoever asks. */
export const requestKind = z.enum(["draw", "take-back", "rematch", "substitute"]);
export type RequestKind = z.infer<typeof requestKind>;

export const pendingRequest = z.object({
  kind: requestKind,
  seat,
  to: z.number().int().nullable(),
  /** Of the substitute. */
  level: z.string().exactOptional(),
});

/** What a bot would do, for whoever asks for a hint. */
const planned = z.object({
  /** Acts as they are sent, the next one first; later ones only if nothing unforeseen happens. */
  plan: z.array(json),
  /** To win, from 0 to 1. */
  chance: z.number(),
  /** Where one had better not be foreseen: how often to do it, from 0 to 1. */
  share: z.number().exactOptional(),
});
export const advice = planned.extend({
  /** The next best, each otherwise than the others. */
  others: z.array(planned),
  /** By which of the game's features it is judged so, and how much each has a share in it; the largest first. */
  reasons: z.array(z.object({ feature: z.string(), share: z.number() })),
});
export type WrittenAdvice = z.infer<typeof advice>;

/** Made of code: the level of a bot of the house, or `true` for a bot that somebody runs himself. Left out for people. */
const bot = z.union([z.string(), z.literal(true)]).exactOptional();

/** Of a bot that somebody runs himself: his name. */
const runBy = z.string().exactOptional();

/** Somebody as others see him. Who has deleted his account has an empty name. */
export const person = z.object({ id: z.string(), name: z.string(), guest: z.boolean(), bot, runBy });
export type Person = z.infer<typeof person>;

/** What is to be known of a table by whoever may see it: the same for everybody, but for its rematch. */
export const tableInfo = z.object({
  id: tableId,
  game: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  rules: z.number().int(),
  pack: packLabel,
  visibility: z.enum(["public", "private"]),
  watchers: z.boolean(),
  /** Counts for the ladder. */
  rated: z.boolean(),
  /** Bots that others run may sit down here, and play for the ladder if it is rated. Left out where they may not. */
  botsWelcome: z.literal(true).exactOptional(),
  /** The one player for whom the free seat is kept, until the game begins. */
  reserved: person.nullable(),
  clock: clockFace,
  status: z.enum(["open", "running", "over"]),
  seats: z.array(z.object({ seat, player: person.nullable() })),
  toMove: seat.nullable(),
  entries: z.number().int(),
  commitment: z.string(),
  /** Shown when the game is over. */
  seed: z.string().nullable(),
  outcome: outcome.nullable(),
  requests: z.array(pendingRequest),
  /** Of a game between two bots of the server: the id of whoever has opened it, and may stop it. */
  opener: z.string().exactOptional(),
  rematchOf: tableId.nullable(),
  /** The table on which the same players play again. To them alone: the id of a table is an invitation. */
  rematch: tableId.nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type TableInfo = z.infer<typeof tableInfo>;

export const standingOrders = z.object({
  windows: z.record(z.string(), z.enum(["ask", "pass"])),
  next: z.boolean(),
});

/** Something that is meant as a whole, and its acts as far as they can be told before dice fall or others are asked. */
const offer = z.object({ intent: json, acts: z.array(writtenAct) });

/** Whole gestures: what can be taken up, what is on its way, and what can be meant without taking anything up. */
export const hands = z.object({
  groups: z.array(z.array(z.string())),
  inHand: z.array(z.string()),
  offers: z.array(offer),
});
export type WrittenHands = z.infer<typeof hands>;

/**
 * A place to which pieces can be brought: through which places, how many of them, by which acts, and what is foretold of
 * it, where the game can tell.
 */
export const reach = offer.extend({
  to: z.string(),
  way: z.array(z.string()),
  count: z.number().int(),
  forecasts: z.array(json).optional(),
});
export type WrittenReach = z.infer<typeof reach>;

const spokenLine = z.object({
  table: tableId,
  id: z.number().int(),
  name: z.string(),
  guest: z.boolean(),
  bot,
  runBy,
  player: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});

export const fromServer = z.discriminatedUnion("t", [
  z.object({
    t: z.literal("hello"),
    player: person.nullable(),
  }),
  /** The state of a table as this viewer may know it. Entries are those after the client's `since`, in order. */
  z.object({
    t: z.literal("table"),
    info: tableInfo,
    /** A player who has every seat is the one that is asked, and so changes with the move. */
    you: z.union([seat, z.literal("watcher")]),
    sight: json,
    /** To the seat that is asked, or may choose ahead. */
    question: json.optional(),
    legal: z.array(json).optional(),
    /** What each of the legal acts will cost and bring, in the same order; left out where nothing is certain of any. */
    forecasts: z.array(z.array(json)).optional(),
    /** To the seat that is asked, where the game knows whole gestures and there is one to make. */
    hands: hands.optional(),
    /** This seat is not asked yet, but may make its secret choice already. `answer` is the one it has made, or null. */
    ahead: z.literal(true).optional(),
    answer: json.optional(),
    /** This seat's own standing orders, where the game knows any. */
    orders: standingOrders.optional(),
    /**
     * Where this player may freely go back to, by how many of his own last acts that takes back: to the entry before
     * the last, before the one before it, and so on.
     */
    returns: z.array(z.number().int()),
    /**
     * Acts of this seat since the last entry that nobody else can notice: they become one entry with the act that ends
     * them. In `returns` they count on from the last entry. Left out where there are none.
     */
    gathered: z.number().int().optional(),
    entries: z.array(heardEntry),
  }),
  /** The act with this id is entry `n` of the journal, for good. */
  z.object({ t: z.literal("done"), table: tableId, id: z.string(), n: z.number().int() }),
  /** The orders, the choice made ahead, or the act that nobody else may notice yet, with this id are kept. */
  z.object({ t: z.literal("kept"), table: tableId, id: z.string() }),
  z.object({ t: z.literal("refused"), table: tableId, id: z.string(), refusal }),
  /**
   * For each act that was asked about, in the same order, why it is forbidden; null where it is legal. For pieces and a
   * place the one reason, null where nothing can be said.
   */
  z.object({ t: z.literal("why"), table: tableId, id: z.string(), refusals: z.array(refusal.nullable()) }),
  /** Where the pieces that were asked about can be brought; nothing where they cannot be taken up together. */
  z.object({ t: z.literal("reach"), table: tableId, id: z.string(), goals: z.array(reach) }),
  /** The table has moved on: the new state follows. */
  z.object({ t: z.literal("stale"), table: tableId, id: z.string() }),
  spokenLine.extend({ t: z.literal("chat") }),
  /** To those who watch; when the game is over to everybody. */
  spokenLine.extend({ t: z.literal("gallery") }),
  /** One sentence; with the id of the act it answers, if it does. */
  z.object({
    t: z.literal("error"),
    message: z.string(),
    code: refusalCode.optional(),
    id: z.string().optional(),
    table: tableId.optional(),
  }),
  /** The table does not, or no longer, exist for this viewer: nothing more comes about it. */
  z.object({ t: z.literal("gone"), table: tableId, message: z.string(), code: refusalCode.optional() }),
  /** This list is no longer what it was. Several changes in a short time are one message, and none says which tables. */
  z.object({ t: z.literal("lists"), of: listName }),
  z.object({ t: z.literal("pong") }),
]);
export type FromServer = z.infer<typeof fromServer>;

// Over HTTP --------------------------------------------------------------------------------------------------

export type { Me, Passkey } from "./accounts/schemas.ts";
export type { BotAccount, BotAccounts, HouseBot, HouseBots, NewBotAccount } from "./automata/forms.ts";
export type { Ladder, OwnTables, Profile, SoughtPlayer } from "./players/forms.ts";
export type { GameList, OpenForm, TableList, TableSummary } from "./tables/forms.ts";
