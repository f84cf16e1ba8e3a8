/** What travels between server and clients, with the checks at the server's door. Clients use the types alone. */
import { BY_ITSELF, EVERYTHING, type Json } from "@rubicon/engine";
import { z } from "zod";

export const LIMITS = {
  /** Characters of a message over a socket, of a line of chat, of a note, of a name. */
  message: 8_192,
  chat: 500,
  note: 20_000,
  name: 40,
  /** Acts that one may ask about, and past moments that one may look at, at once. */
  acts: 200,
  moments: 200,
  /** Pieces that one may take up at once. */
  pieces: 40,
  /** Characters of a pack that somebody brings along. */
  pack: 400_000,
} as const;

/** A text that can be kept: the database takes every character but the one that ends texts in C. */
export const keptText = z.string().refine((text) => !text.includes("\u0000"), "holds a character that cannot be kept");

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
  webhook: z
    .url({ protocol: /^https$/ })
    .max(400)
    .nullable(),
});
export type Notices = z.infer<typeof notices>;

export const tableId = z.string().regex(/^[\w-]{16,40}$/);
const seat = z.string().min(1).max(40);
const actId = z.string().regex(/^[\w-]{8,64}$/);

/** An act as the game's book of acts writes it: small and flat. */
export const writtenAct = z
  .record(z.string().max(40), z.string().max(80))
  .refine((act) => Object.keys(act).length <= 8);

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
  z.object({ t: z.literal("ping") }),
]);
export type WrittenAct = z.infer<typeof writtenAct>;
export type FromClient = z.infer<typeof fromClient>;

// From the server ------------------------------------------------------------------------------------------

/** Plain data of the game: sights, questions, events. The game's own types say more. */
export const json: z.ZodType<Json> = z.json();

/**
 * What people are refused in the ordinary course of things. Pages say these in the language of their player; of all
 * else, and where a page does not know the name, the sentence that comes along is shown.
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
  "nothing-asked",
  "partner-gone",
  "only-players-speak",
  "too-often",
  "fault",
] as const;
export const refusalCode = z.enum(REFUSALS);
export type RefusalCode = z.infer<typeof refusalCode>;

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

export const pendingRequest = z.object({
  kind: z.enum(["draw", "take-back", "rematch"]),
  seat,
  to: z.number().int().nullable(),
});

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
  clock: clockFace,
  status: z.enum(["open", "running", "over"]),
  seats: z.array(
    z.object({ seat, player: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }).nullable() }),
  ),
  toMove: seat.nullable(),
  entries: z.number().int(),
  commitment: z.string(),
  /** Shown when the game is over. */
  seed: z.string().nullable(),
  outcome: outcome.nullable(),
  requests: z.array(pendingRequest),
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

export const fromServer = z.discriminatedUnion("t", [
  z.object({
    t: z.literal("hello"),
    player: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }).nullable(),
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
    entries: z.array(heardEntry),
  }),
  /** The act with this id is entry `n` of the journal, for good. */
  z.object({ t: z.literal("done"), table: tableId, id: z.string(), n: z.number().int() }),
  /** The orders, or the choice made ahead, with this id are kept. */
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
  z.object({
    t: z.literal("chat"),
    table: tableId,
    id: z.number().int(),
    name: z.string(),
    player: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
  }),
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
  z.object({ t: z.literal("pong") }),
]);
export type FromServer = z.infer<typeof fromServer>;

// Over HTTP --------------------------------------------------------------------------------------------------

export type { Me } from "./accounts/schemas.ts";
export type { OwnTables, Profile } from "./players/forms.ts";
export type { GameList, OpenForm, TableList, TableSummary } from "./tables/forms.ts";
