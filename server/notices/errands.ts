/** Jobs that carry a notice to a player: what they hold, and how each is done. */
import { z } from "zod";
import type { Db } from "../database/open.ts";
import type { Job } from "../jobs/queue.ts";
import type { Accounts, Keeper, Player, SendMail } from "../services.ts";
import { type Call, callNow } from "./challenges.ts";
import { type Decision, stillWaits } from "./decisions.ts";
import { factsOf, languageFor, type Readers } from "./facts.ts";
import type { SendPush } from "./push.ts";
import { type Post, sendWebhook } from "./webhook.ts";
import { callMessage, footerIn, type Message, messageOf } from "./words.ts";

export const QUEUES = ["mail", "push", "webhook"] as const;
export type QueueName = (typeof QUEUES)[number];

/** Nothing in it is secret: what is told is looked up when it is sent. */
const someErrand = z.object({
  table: z.string(),
  player: z.string(),
  /** The subscription a push message goes to. */
  endpoint: z.string().optional(),
});
const errand = z.discriminatedUnion("kind", [
  someErrand.extend({ kind: z.enum(["move", "reminder"]), seat: z.string(), askedAt: z.iso.datetime() }),
  someErrand.extend({ kind: z.enum(["challenge", "declined"]) }),
]);
type Errand = z.infer<typeof errand>;

/** One job for each way the player chose; a browser each where he has several. */
export function errandsFor(decision: Decision, endpoints: readonly string[]): Job[] {
  const { table, seat, player, kind, askedAt } = decision;
  return byEveryWay(decision, { table, seat, player, kind, askedAt: askedAt.toISOString() }, endpoints);
}

export function errandsForCall(call: Call, endpoints: readonly string[]): Job[] {
  const { table, player, kind } = call;
  return byEveryWay(call, { table, player, kind }, endpoints);
}

function byEveryWay(
  { notices, guest }: Pick<Decision, "notices" | "guest">,
  data: Errand,
  endpoints: readonly string[],
): Job[] {
  const jobs: Job[] = [];
  if (notices.email && !guest) jobs.push({ queue: "mail", data });
  if (notices.push) for (const endpoint of endpoints) jobs.push({ queue: "push", data: { ...data, endpoint } });
  if (notices.webhook !== null) jobs.push({ queue: "webhook", data });
  return jobs;
}

export interface Runner {
  readonly db: Db;
  readonly origin: string;
  readonly keeper: Pick<Keeper, "standing">;
  readonly accounts: Pick<Accounts, "playerById">;
  readonly sendMail: SendMail;
  readonly sendPush: SendPush;
  readonly post: Post;
  now(): Date;
}

/** Does one errand. What no longer needs telling is left out; what fails throws, and is tried again. */
export async function run(runner: Runner, queue: QueueName, data: object): Promise<void> {
  const asked = errand.parse(data);
  if ("seat" in asked) {
    const waiting = { ...asked, askedAt: new Date(asked.askedAt) };
    if (!(await stillWaits(runner.db, waiting, runner.now()))) return;
  }
  const player = await runner.accounts.playerById(asked.player);
  if (player !== null) await CARRIERS[queue](runner, player, asked);
}

type Carrier = (runner: Runner, player: Player, errand: Errand) => Promise<void>;

const CARRIERS: Readonly<Record<QueueName, Carrier>> = {
  async mail(runner, player, errand) {
    if (player.email === null || !player.notices.email) return;
    const message = await composed(runner, player, errand, "player");
    if (message === null) return;
    const { title, lines, link } = message;
    const text = `${[...lines, "", link, "", "-- ", footerIn(languageFor(player.language))].join("\n")}\n`;
    await runner.sendMail({ to: player.email, subject: title, text });
  },

  async push(runner, player, errand) {
    if (!player.notices.push || errand.endpoint === undefined) return;
    const subscription = await runner.db
      .selectFrom("push")
      .select(["endpoint", "keys"])
      .where("endpoint", "=", errand.endpoint)
      .where("player_id", "=", player.id)
      .executeTakeFirst();
    const message = subscription && (await composed(runner, player, errand, "player"));
    if (!subscription || !message) return;
    const { title, lines, link } = message;
    const sent = await runner.sendPush(subscription, { title, body: lines.join("\n"), url: link, tag: errand.table });
    if (sent === "gone") await runner.db.deleteFrom("push").where("endpoint", "=", subscription.endpoint).execute();
  },

  async webhook(runner, player, errand) {
    const { webhook } = player.notices;
    const message = webhook === null ? null : await composed(runner, player, errand, "many");
    if (webhook === null || message === null) return;
    if ((await sendWebhook(runner.post, webhook, message)) === "gone")
      await runner.db
        .updateTable("players")
        .set({ notices: JSON.stringify({ ...player.notices, webhook: null }) })
        .where("id", "=", player.id)
        .execute();
  },
};

/** Null when the table is gone from under the notice. */
async function composed(runner: Runner, player: Player, errand: Errand, readers: Readers): Promise<Message | null> {
  const { keeper, origin, db } = runner;
  const language = languageFor(player.language);
  const standing = await keeper.standing(errand.table);
  if (standing === null) return null;
  if (!("seat" in errand)) {
    const found = await callNow(db, errand);
    // What was said with a no was said to one reader.
    const call = found && { ...found, word: readers === "player" ? found.word : null };
    const scenario = standing.game.words(language).scenario(standing.info.scenario);
    return (
      call &&
      callMessage({ ...call, kind: errand.kind, game: standing.game.title, scenario }, errand.table, origin, language)
    );
  }
  if (standing.info.toMove !== errand.seat) return null;
  return messageOf(factsOf(standing, errand.kind, language, readers, origin), language);
}
