/** People with accounts, without letters and passwords: a guest who is one no longer. */
import type { Client } from "@rubicon/client";
import type { TestServer } from "@rubicon/server/testing";
import type { BrowserContext } from "playwright-core";

export async function anAccount({ guest, store }: TestServer, name: string): Promise<Client> {
  const client = await guest();
  const me = await client.me();
  await store.db
    .updateTable("players")
    .set({ guest: false })
    .where("id", "=", me?.id ?? "")
    .execute();
  await client.changeMe({ name });
  return client;
}

/** The browser is that player's from now on. */
export async function enterAs(context: BrowserContext, url: string, { cookie }: Client): Promise<void> {
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
}
