/** The page at /api/docs, made from the schemas that check what comes in. To be added before the routes it lists. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { Config } from "../services.ts";

const DESCRIPTION = `Tables, players and journals of Rubicon. Whoever plays needs a session: a guest gets one at
once. Live play goes over a WebSocket at /api/live; its messages are described in server/protocol.ts.`;

export async function openApi(app: FastifyInstance, { origin }: Pick<Config, "origin">): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Rubicon", version: "1", description: DESCRIPTION },
      servers: [{ url: origin }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: false,
    uiConfig: { docExpansion: "list", tryItOutEnabled: false },
  });
}
