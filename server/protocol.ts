/** What travels between server and clients, with the checks at the server's door. Clients use the types alone. */
import type { Json } from "@rubicon/engine";
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
} as const;

/** A text that can be kept: the database takes every character but the one that ends texts in C. */
export const keptText = z.string().refine((text) => !text.includes("\u0000"), "holds a character that cannot be kept");

/** How long players may think. */
export const clockSetting = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  /** So many days for each move: from being asked until the other seat is. */
  z.object({ kind: z.literal("days"), days: z.number().int().min(1).max(30) }),
  /** So many minutes for the game, and seconds added whenever the move passes on. */
  z.object({
    kind: z.literal("live"),
    minutes: z.number().int().min(1).max(600),
    increment: z.number().int().min(0).max(600),
  }),
]);
export type ClockSetting = z.infer<typeof clockSetting>;

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
  z.object({ t: z.literal("orders"), table: tableId, id: actId, n: z.number().int().min(1), orders: z.json() }),
  /** Why each of these acts is forbidden now; for the seat that is asked. Changes nothing. */
  z.object({
    t: z.literal("why"),
    table: tableId,
    id: actId,
    acts: z.array(writtenAct).min(1).max(LIMITS.acts),
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

export const refusal = z.object({
  rule: z.string(),
  why: z.string(),
  with: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** An entry of the journal as a viewer may hear it. */
export const heardEntry = z.object({
  n: z.number().int(),
  seat: seat.nullable(),
  /** Set for a take-back: everything after that entry no longer counts. */
  back: z.number().int().optional(),
  events: z.array(json),
  at: z.iso.datetime(),
});
export type HeardEntry = z.infer<typeof heardEntry>;

/** How the table looked right after an entry of the journal. */
export const moment = z.object({
  n: z.number().int(),
  /** To whom: a player who has every seat looks from the one that was to move. */
  viewer: z.union([seat, z.literal("watcher")]),
  /** Null when nobody was asked any more. */
  toMove: seat.nullable(),
  sight: json,
});
export type Moment = z.infer<typeof moment>;

export const clockFace = z.object({
  setting: clockSetting,
  /** When the seat to move runs out of time. */
  deadline: z.iso.datetime().nullable(),
  /** Milliseconds left by seat, on a live clock, at the moment of sending. */
  remaining: z.record(seat, z.number()).nullable(),
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
  outcome: json.nullable(),
  requests: z.array(pendingRequest),
  rematchOf: tableId.nullable(),
  /** The table on which the same players play again. To them alone: the id of a table is an invitation. */
  rematch: tableId.nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type TableInfo = z.infer<typeof tableInfo>;

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
    /** To the seat that is asked. */
    question: json.optional(),
    legal: z.array(json).optional(),
    /** How many of his own last acts this player may take back freely, on whichever seat he did them. */
    undoable: z.number().int(),
    entries: z.array(heardEntry),
  }),
  /** The act or orders with this id are entry `n` of the journal, for good. */
  z.object({ t: z.literal("done"), table: tableId, id: z.string(), n: z.number().int() }),
  z.object({ t: z.literal("refused"), table: tableId, id: z.string(), refusal }),
  /** For each act that was asked about, in the same order, why it is forbidden; null where it is legal. */
  z.object({ t: z.literal("why"), table: tableId, id: z.string(), refusals: z.array(refusal.nullable()) }),
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
export type { OpenForm, TableList, TableSummary } from "./tables/forms.ts";
