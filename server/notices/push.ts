/** Web Push: messages to browsers, signed with keys that the server made for itself. */
import webpush from "web-push";
import type { Db } from "../database/open.ts";
import type { Ask } from "./asking.ts";
import { outsideUrl } from "./outside.ts";

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Of several messages with the same tag the newest is shown. */
  readonly tag: string;
}

/** Whether it was taken; gone: the browser has unsubscribed. Throws when it is worth trying again. */
export type SendPush = (to: Subscription, message: PushMessage) => Promise<"taken" | "gone">;

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = "vapid";

/** The keys, made the first time. Of two servers that start at once the first one's are kept. */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  await db
    .insertInto("secrets")
    .values({ name: NAME, value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflict((row) => row.doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", NAME).executeTakeFirstOrThrow();
  const keys: VapidKeys = JSON.parse(value);
  return keys;
}

const DAY = 86_400;
const GONE = [404, 410];
const SEAL = "aes128gcm";

/**
 * The library seals the message and signs it. It is not let near the address, which it would read in a way of its own,
 * nor near the answer, which it would collect to the end.
 */
export function makePush(keys: VapidKeys, origin: string, ask: Ask): SendPush {
  // Push services want somebody to turn to: an https address or one for mail.
  const subject = origin.startsWith("https:") ? origin : "mailto:nobody@localhost.localdomain";
  return async ({ endpoint, keys: browser }, message) => {
    const { origin: audience } = outsideUrl(endpoint);
    const sealed = webpush.encrypt(browser.p256dh, browser.auth, JSON.stringify(message), SEAL).cipherText;
    const signed = webpush.getVapidHeaders(audience, subject, keys.publicKey, keys.privateKey, SEAL);
    const headers = {
      TTL: DAY,
      Urgency: "normal",
      Topic: message.tag.slice(0, 32),
      Authorization: signed.Authorization,
      "Content-Type": "application/octet-stream",
      "Content-Encoding": SEAL,
      "Content-Length": sealed.length,
    };
    const status = await ask(endpoint, { headers, body: sealed });
    if (status >= 200 && status < 300) return "taken";
    if (GONE.includes(status)) return "gone";
    throw new Error(`The push service answered ${status}.`);
  };
}
