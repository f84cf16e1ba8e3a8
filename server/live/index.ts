/** The door for sockets: /api/live. Whoever comes in by it is known, allowed, and held to his limits. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originAllowed } from "../accounts/door.ts";
import { LIMITS } from "../protocol.ts";
import type { Player, Services } from "../services.ts";
import { Hub } from "./hub.ts";
import { CLOSED, LIVE_LIMITS, type LiveLimits } from "./limits.ts";
import { Visitor } from "./visitor.ts";

export { type ChatLine, lineOf, speak } from "./chat.ts";
export { LIVE_LIMITS, type LiveLimits } from "./limits.ts";
export { type Outlook, outlookOf } from "./outlook.ts";

const DOOR = "/api/live";

export type LiveParts = Pick<Services, "config" | "store" | "keeper" | "steward" | "metrics" | "now" | "accounts">;

export async function liveRoutes(
  app: FastifyInstance,
  parts: LiveParts,
  limits: LiveLimits = LIVE_LIMITS,
): Promise<void> {
  const hub = new Hub(parts, limits, (error) => app.log.error({ err: error }, "a socket's message failed"));
  const who = new WeakMap<FastifyRequest, Player | null>();

  await app.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
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
          return reply.code(403).send({ error: "Sockets are opened from this server's own pages." });
        const player = await parts.accounts.playerOf(request.headers);
        if (!hub.hasSpaceFor(player?.id)) return reply.code(429).send({ error: "Too many connections are open." });
        who.set(request, player);
      },
    },
    (socket, request) => {
      const visitor = new Visitor(socket, request.raw.socket, who.get(request) ?? null, limits, hub.handle);
      const watchSession = setInterval(() => void recheck(), limits.session);
      watchSession.unref();
      socket.on("message", (data, isBinary) => {
        if (isBinary) visitor.close(CLOSED.notText, "Messages are text.");
        else visitor.receive(data.toString());
      });
      socket.on("close", () => {
        clearInterval(watchSession);
        hub.farewell(visitor).catch((error) => app.log.error({ err: error }, "a farewell failed"));
      });
      hub.welcome(visitor);

      async function recheck(): Promise<void> {
        try {
          const player = await parts.accounts.playerOf(request.headers);
          if (player?.id !== visitor.player?.id) visitor.close(CLOSED.session, "This session is over.");
        } catch (error) {
          app.log.error({ err: error }, "a session could not be looked at");
        }
      }
    },
  );
}
