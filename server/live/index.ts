/** The door for sockets: /api/live. Whoever comes in by it is known, allowed, and held to his limits. */

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originAllowed } from "../accounts/door.ts";
import { LIMITS } from "../protocol.ts";
import type { Player, Services } from "../services.ts";
import { sentenceFor } from "../tables/refusing.ts";
import { householdOf } from "./household.ts";
import { Hub } from "./hub.ts";
import { CLOSED, LIVE_LIMITS, type LiveLimits } from "./limits.ts";
import { Visitor } from "./visitor.ts";

export { type ChatLine, hearsGallery, lineOf, speak, speakInGallery } from "./chat.ts";
export { LIVE_LIMITS, type LiveLimits } from "./limits.ts";
export { type Outlook, outlookOf } from "./outlook.ts";

const DOOR = "/api/live";
/** Milliseconds that the other end is given to say goodbye. */
const GOODBYE = 1_000;
/** Pieces that a frame may arrive in before it is whole. */
const CHUNKS = 1_024;

export type LiveParts = Pick<Services, "config" | "store" | "keeper" | "steward" | "metrics" | "now" | "accounts">;

export async function liveRoutes(
  app: FastifyInstance,
  parts: LiveParts,
  limits: LiveLimits = LIVE_LIMITS,
): Promise<void> {
  const hub = new Hub(parts, limits, (error) => app.log.error({ err: error }, "a socket's message failed"));
  const who = new WeakMap<FastifyRequest, Guest>();

  await app.register(websocket, {
    options: {
      ...{ maxPayload: LIMITS.message, maxFragments: limits.fragments, maxBufferedChunks: CHUNKS },
      ...{ perMessageDeflate: false, closeTimeout: GOODBYE },
      // Answered within the limits of a visitor.
      autoPong: false,
    },
    // Broken frames and oversized messages end here; ws has closed the socket with the fitting code.
    errorHandler: (error, socket, request) => {
      request.log.info({ reason: error.message }, "a socket was cut");
      socket.close();
    },
    preClose: (done) => {
      hub.close().then(
        () => done(),
        () => done(),
      );
    },
  });

  // Only routes of this scope end the connection after their answer: elsewhere an upgrade would stay open for ever.
  app.server.prependListener("upgrade", (request: IncomingMessage, socket: Duplex) => {
    if (request.url?.split("?", 1)[0] === DOOR) return;
    socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n", () => socket.destroy());
  });

  app.get(
    DOOR,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        // Browsers say from which page a socket is opened; a foreign page must not play with its visitor's cookie.
        if (!originAllowed(request, parts.config))
          return reply
            .code(403)
            .send({ error: "Sockets are opened from this server’s own pages.", code: "other-site" });
        const guest = await guestBehind(request);
        if (!hub.hasSpaceFor(guest.player?.id, householdOf(request.ip)))
          return reply.code(429).send({ error: sentenceFor("too-many-lines"), code: "too-many-lines" });
        who.set(request, guest);
      },
    },
    (socket, request) => {
      const { player, session } = who.get(request) ?? STRANGER;
      const household = householdOf(request.ip);
      const purse = hub.budgets.purseOf(player?.id ?? null, household);
      const wire = request.raw.socket;
      const visitor = new Visitor({ socket, wire, player, household, purse }, limits, hub.handle);
      socket.on("message", (data, isBinary) => {
        if (isBinary) visitor.close(CLOSED.notText, "Messages are text.");
        else visitor.receive(data.toString());
      });
      socket.on("close", () => hub.farewell(visitor));
      hub.welcome(visitor, session);
    },
  );

  /** Who asks, by a session that lasts at this moment: what is remembered of it may be older. */
  async function guestBehind({ headers }: FastifyRequest): Promise<Guest> {
    const { accounts } = parts;
    const player = await accounts.playerOf(headers);
    const session = player && accounts.sessionOf(headers);
    if (player === null || session === null) return STRANGER;
    return (await accounts.lasting([session])).get(session) === player.id ? { player, session } : STRANGER;
  }
}

interface Guest {
  readonly player: Player | null;
  /** The session he came with; null for a stranger. */
  readonly session: string | null;
}

const STRANGER: Guest = { player: null, session: null };
