/** Messages to a webhook, in the shape that Discord takes. */
import type { Post } from "./outside.ts";
import type { Message } from "./words.ts";

/** As Discord reads it. Mentions are off: names of games and sides must not wake a whole channel. */
export function webhookBody({ title, lines, link }: Message) {
  return {
    username: "Rubicon",
    content: [`**${title}**`, ...lines, link].join("\n").slice(0, 2000),
    allowed_mentions: { parse: [] },
  };
}

/** Gone: there is no such webhook any more. Throws when it is worth trying again. */
export async function sendWebhook(post: Post, address: string, message: Message): Promise<"taken" | "gone"> {
  const status = await post(address, webhookBody(message));
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  throw new Error(`The webhook answered ${status}.`);
}
