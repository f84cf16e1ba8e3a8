/** Where a page of a list ended: the moment and the id of its last row, so that rows added meanwhile move nothing. */
import { z } from "zod";
import { keptText } from "../protocol.ts";
import { Refused } from "./refusing.ts";

export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

const written = z.tuple([z.iso.datetime(), keptText.max(64)]);

export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");

export function readCursor(text: string): Cursor {
  const read = written.safeParse(parse(Buffer.from(text, "base64url").toString()));
  if (!read.success) throw new Refused("unusable", "The cursor is not one that a list gave.");
  const [at, id] = read.data;
  return { at: new Date(at), id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
