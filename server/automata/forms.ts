/** What is asked of bots over HTTP: who plays for the house, hints, and the bots that players run themselves. */
import { z } from "zod";
import { playerName } from "../accounts/schemas.ts";
import { keptText, person } from "../protocol.ts";

const level = keptText.min(1).max(40);

export const houseBot = person.extend({ level: z.string() });
export type HouseBot = z.infer<typeof houseBot>;

export const houseBots = z.object({
  bots: z.array(houseBot).describe("The weakest first; none where no bots play for this server."),
  games: z.array(z.string()).describe("Games that they know how to think about: to those they may well be asked."),
});
export type HouseBots = z.infer<typeof houseBots>;

export const fillForm = z.object({
  level,
  seat: keptText.min(1).max(40).default("random").describe("A free seat, or random."),
});

export const substituteForm = z.object({
  level,
  seat: keptText
    .min(1)
    .max(40)
    .optional()
    .describe(
      "Your own, which is yours if nothing is said: the opponent is asked. That of an opponent whose time has run out, or who has not moved for days where there is no clock: then it is done at once.",
    ),
});

export const hintForm = z
  .object({ level: level.optional().describe("Who is asked: the strongest, if not said.") })
  .nullish();

/** A bot that a player runs himself, as he sees it. */
export const botAccount = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
});
export type BotAccount = z.infer<typeof botAccount>;

export const botAccounts = z.object({ bots: z.array(botAccount) });
export type BotAccounts = z.infer<typeof botAccounts>;

export const newBotAccount = botAccount.extend({
  token: z.string().describe("Shown this once: of it only a hash is kept."),
});
export type NewBotAccount = z.infer<typeof newBotAccount>;

export const botForm = z.object({ name: playerName });
export const oneBot = z.object({ id: keptText.min(1).max(64) });
