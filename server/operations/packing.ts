/** Packs an answer that is long and says the same over and over, for whoever can unpack it. */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Anything shorter fits into one packet as it is. */
const WORTH_PACKING = 1024;
const TAKES_GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

const zip = promisify(gzip);

/** A hook for routes: `onSend: packed`. */
export async function packed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  reply.header("vary", "accept-encoding");
  const takes = TAKES_GZIP.test(String(request.headers["accept-encoding"] ?? ""));
  if (!takes || typeof payload !== "string" || payload.length < WORTH_PACKING) return payload;
  reply.header("content-encoding", "gzip");
  return zip(payload);
}
