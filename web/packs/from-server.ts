/** Packs that a server has. */
import { type Client, ClientError } from "@rubicon/client";
import { parsePack } from "@rubicon/engine";
import type { PackSource } from "./finding.ts";

/** One that is not offered to everybody can be had by whoever names a table that he sees with it. */
export const fromServer =
  (client: Pick<Client, "pack">, table?: string): PackSource =>
  async (id) => {
    try {
      return parsePack(await client.pack(id, table));
    } catch (error) {
      if (error instanceof ClientError && error.status === 404) return null;
      throw error;
    }
  };
