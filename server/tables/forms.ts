/** What is asked of tables over HTTP, and how they are shown in lists. */
import { z } from "zod";
import {
  actId,
  clockSetting,
  json,
  keptText,
  LIMITS,
  packLabel,
  pendingRequest,
  person,
  problem,
  refusal,
  requestKind,
  tableId,
  tableInfo,
  writtenAct,
} from "../protocol.ts";

const name = keptText.min(1).max(40);

export const nothing = z.null().meta({ description: "Done." });

/** Everything a route may answer besides what it is there for. */
export const PROBLEMS = { 400: problem, 401: problem, 404: problem } as const;

export const atTable = z.object({ id: tableId });

export const openForm = z.object({
  game: name,
  pack: name.optional().describe("Id of a pack for the game; the one it comes with, if not given."),
  brought: z
    .string()
    .max(LIMITS.pack)
    .optional()
    .describe("Components of one's own, as a file: the table is played with them instead."),
  scenario: name,
  options: z
    .record(name, keptText.max(80))
    .refine((options) => Object.keys(options).length <= 40, "has too many options")
    .default({}),
  seat: name.default("random").describe("A seat of the game, or random."),
  visibility: z.enum(["public", "private"]).default("public"),
  watchers: z.boolean().default(true),
  rated: z.boolean().default(true).describe("Counts for the ladder, if it is public and between two accounts."),
  against: keptText
    .min(1)
    .max(64)
    .optional()
    .describe("Id of the one player for whom the free seat is kept: he is challenged."),
  clock: clockSetting.default({ kind: "none", window: null }),
  solo: z.boolean().default(false).describe("Play every seat yourself: private, and never rated."),
  bots: z
    .record(name, name)
    .refine((bots) => Object.keys(bots).length <= 8, "has too many seats")
    .optional()
    .describe("By seat: the level of the house bot that sits there. Never rated; it begins when no seat is free."),
  botsWelcome: z
    .boolean()
    .default(false)
    .describe("Bots that others run may sit down, and play for the ladder if the table is rated."),
});
export type OpenForm = z.input<typeof openForm>;

export const joinForm = z.object({ seat: name.default("random") }).nullish();
export const declineForm = z.object({ word: keptText.trim().max(LIMITS.word).optional() }).nullish();
export const takeBackForm = z.object({
  to: z.number().int().min(0).max(1_000_000).describe("The entry whose position is to be restored."),
});
export const answerForm = z.object({ to: requestKind, yes: z.boolean() });
export const chatForm = z.object({ text: keptText.trim().min(1).max(LIMITS.chat) });
export const noteForm = z.object({ text: keptText.max(LIMITS.note) });

export const LIST_LIMITS = { page: 20, most: 100, chat: 200 } as const;

export const cursorText = z.string().max(200);

export const listForm = z.object({
  game: name.optional(),
  status: z.enum(["open", "running", "over"]).optional(),
  mine: z
    .enum(["true", "false"])
    .default("false")
    .transform((said) => said === "true"),
  text: keptText.trim().max(40).optional().describe("Start of a player's name, or part of a game or scenario."),
  cursor: cursorText.optional().describe("`next` of the page before."),
  limit: z.coerce.number().int().min(1).max(LIST_LIMITS.most).default(LIST_LIMITS.page),
});
export type ListQuery = z.output<typeof listForm>;

/** A table in a list. */
export const tableSummary = tableInfo
  .pick({
    ...{ id: true, game: true, scenario: true, options: true, pack: true },
    ...{ visibility: true, watchers: true, rated: true, botsWelcome: true },
    ...{ reserved: true, status: true, outcome: true },
  })
  .extend({
    clock: clockSetting,
    seats: z.array(z.object({ seat: z.string(), player: person.nullable() })),
    toMove: z.string().nullable(),
    entries: z.number().int(),
    deadline: z.iso.datetime().nullable(),
    yourSeat: z.string().nullable(),
    yourMove: z.boolean(),
    asked: z
      .array(pendingRequest.shape.kind)
      .describe("What somebody else at the table asks of you, and waits for your answer."),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  });
export type TableSummary = z.infer<typeof tableSummary>;

export const tableList = z.object({ tables: z.array(tableSummary), next: z.string().nullable() });
export type TableList = z.infer<typeof tableList>;

/** A table as whoever asks sees it from outside; what lies on it comes over the socket. */
export const tableView = z.object({ table: tableInfo, you: z.string() });

/** What a player may know, and what he is asked: as over the socket. */
export const seenTable = tableView.extend({
  sight: json,
  question: json.optional(),
  legal: z.array(json).optional().describe("If it is you who is asked: send one of them, as it is."),
  returns: z.array(z.number().int()),
});

export const actForm = z.object({
  id: actId.describe("Made up by you: the same id is carried out once."),
  n: z.number().int().min(1).describe("The number the entry is to have: `entries` of the table."),
  act: writtenAct,
});

export const actAnswer = z.discriminatedUnion("is", [
  z.object({ is: z.literal("done"), n: z.number().int() }),
  z.object({ is: z.literal("kept") }),
  z.object({ is: z.literal("refused"), refusal }),
  z.object({ is: z.literal("stale") }),
]);

const scenario = z.object({
  id: z.string(),
  options: z.array(z.object({ id: z.string(), values: z.array(z.string()), byDefault: z.string() })),
});

export const gameList = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    rules: z.number().int(),
    seats: z.array(z.string()),
    packs: z
      .array(packLabel.extend({ scenarios: z.array(scenario) }))
      .describe("The components that a table may be opened with; those that the game comes with first."),
  }),
);
export type GameList = z.infer<typeof gameList>;

export const ofPack = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
export const packForm = z.object({
  table: tableId.optional().describe("A table that is played with it, for packs that are not offered here."),
});

export const linesForm = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

export const chatLine = person.omit({ id: true }).extend({
  id: z.number().int(),
  player: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
