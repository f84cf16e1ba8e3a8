/** Messages to a webhook, in the shape that Discord takes. */
import type { Ask } from "./asking.ts";
import type { Message } from "./words.ts";

/** Posts JSON and returns the status of the answer. */
export type Post = (address: string, body: object) => Promise<number>;

export function makePost(ask: Ask): Post {
  return (address, body) => {
    const text = JSON.stringify(body);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      "user-agent": "Rubicon",
    };
    return ask(address, { headers, body: text });
  };
}

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
