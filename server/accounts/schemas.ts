/** What people may say of themselves, checked at the door, and what the server tells them of it. */
import { LANGUAGES } from "@rubicon/engine";
import { z } from "zod";
import { NotOutside, outsideUrl } from "../notices/outside.ts";
import { keptText, notices, person } from "../protocol.ts";
import { refusedAs } from "../tables/refusing.ts";
import { faultOf, plainly } from "./good-names.ts";

export const playerName = z
  .string()
  .overwrite(plainly)
  .superRefine((name, check) => {
    const fault = faultOf(name);
    if (fault !== null) check.addIssue({ code: "custom", message: fault, params: refusedAs("bad-name").params });
  });

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

const outside = (most: number) => z.string().max(most).refine(leadsOutside, refusedAs("bad-address"));

export const noticeSettings = notices.extend({ webhook: outside(400).nullable() });

/** A browser's subscription to push messages, as `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: outside(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{16,40}={0,2}$/),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushEndpoint = z.object({ endpoint: keptText.max(1000) });

/** Longest vacation that can be taken at once; how much there is stands with the player. */
const LONGEST_VACATION = 60;

const challengesFrom = z.enum(["everybody", "nobody"]);

export const change = z.strictObject({
  name: playerName.optional(),
  language: z.enum(LANGUAGES).optional(),
  notices: noticeSettings.optional(),
  /** Who may challenge him by name. */
  challenges: challengesFrom.optional(),
  /** Away from now on for so many days; null: back again. */
  away: z
    .object({ days: z.number().int().min(1).max(LONGEST_VACATION) })
    .nullable()
    .optional(),
});
export type Change = z.infer<typeof change>;

/** What a player is told of himself. */
export const me = person.extend({
  language: z.string(),
  notices,
  challenges: challengesFrom,
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  vacationDays: z.number().int(),
  awayUntil: z.iso.datetime().nullable(),
});
export type Me = z.infer<typeof me>;

export const meAnswer = z.object({ player: me });
/** Nobody, before somebody plays as a guest or signs in. */
export const meOrNobody = z.object({
  player: me.nullable(),
  sendsMail: z
    .boolean()
    .describe("Whether letters leave the server; otherwise they lie in the outbox of its data folder."),
});

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: z.string(),
  madeAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable().describe("When somebody last signed in with it; null if nobody has."),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyList = z.object({ passkeys: z.array(passkey) });
export const onePasskey = z.object({ id: keptText.min(1).max(64) });
export const leavingForm = z.object({ password: z.string().max(128).optional() }).nullish();
export const linkForm = z.object({ token: keptText.min(1).max(200) });
