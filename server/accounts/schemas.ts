/** What people may say of themselves, checked at the door, and what the server tells them of it. */
import { LANGUAGES } from "@rubicon/engine";
import { z } from "zod";
import { NotOutside, outsideUrl } from "../notices/outside.ts";
import { keptText, LIMITS, notices } from "../protocol.ts";

/** Letters of any script, digits and a little punctuation: nothing invisible, nothing that imitates the page. */
export const playerName = z
  .string()
  .normalize("NFC")
  .trim()
  .min(2, "A name has at least two characters.")
  .max(LIMITS.name, `A name has at most ${LIMITS.name} characters.`)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]*$/u, "A name is made of letters, digits, spaces and . ' _ -");

/** The server calls these addresses: they must not lead into its own network. Names are looked up when it calls. */
function leadsOutside(address: string): boolean {
  try {
    outsideUrl(address);
    return true;
  } catch (problem) {
    if (problem instanceof NotOutside) return false;
    throw problem;
  }
}

const OUTSIDE = "This address cannot be reached from the server: give a public one that begins with https.";

export const noticeSettings = notices.extend({
  webhook: notices.shape.webhook.refine((address) => address === null || leadsOutside(address), OUTSIDE),
});

/** A browser's subscription to push messages, as `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .refine(leadsOutside, OUTSIDE),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{16,40}={0,2}$/),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushEndpoint = z.object({ endpoint: keptText.max(1000) });

/** Longest vacation that can be taken at once; how much there is stands with the player. */
const LONGEST_VACATION = 60;

export const change = z.strictObject({
  name: playerName.optional(),
  language: z.enum(LANGUAGES).optional(),
  notices: noticeSettings.optional(),
  /** Away from now on for so many days; null: back again. */
  away: z
    .object({ days: z.number().int().min(1).max(LONGEST_VACATION) })
    .nullable()
    .optional(),
});
export type Change = z.infer<typeof change>;

/** What a player is told of himself. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  language: z.string(),
  notices,
  email: z.string().nullable(),
  vacationDays: z.number().int(),
  awayUntil: z.iso.datetime().nullable(),
});
export type Me = z.infer<typeof me>;

export const meAnswer = z.object({ player: me });
/** Nobody, before somebody plays as a guest or signs in. */
export const meOrNobody = z.object({ player: me.nullable() });
