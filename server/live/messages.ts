/** Reading what comes over a socket: nothing goes further that is not one of the messages of the protocol. */
import { isObject, isShallow, type Json, type JsonObject } from "@rubicon/engine";
import { type FromClient, fromClient, tableId } from "../protocol.ts";

/** Why a message was not understood, with the id and table it names, so that the answer finds its question. */
export interface Unread {
  readonly wrong: string;
  readonly id?: string;
  readonly table?: string;
}

/** Standing orders are the deepest thing that is sent. */
const DEPTH = 8;

export function readMessage(text: string): FromClient | Unread {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    return { wrong: "A message must be JSON." };
  }
  if (!isObject(json)) return { wrong: "A message must be an object." };
  // Before anything walks through it: a few thousand brackets would break a stack.
  if (!isShallow(json, DEPTH)) return { wrong: "This message is nested too deeply." };
  const read = fromClient.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue.path.length === 0 ? "" : ` in "${issue.path.join(".").slice(0, 60)}"`;
  return { wrong: `This message is not understood${where}.`, ...namesIn(json) };
}

const NAME = /^[\w-]{8,64}$/;

function namesIn(json: JsonObject): { id?: string; table?: string } {
  const { id, table } = json;
  return {
    ...(typeof id === "string" && NAME.test(id) ? { id } : {}),
    ...(typeof table === "string" && tableId.safeParse(table).success ? { table } : {}),
  };
}
