/** The one place where what goes wrong over HTTP becomes an answer: `{ "error": "One sentence." }`. */
import { BadInput } from "@rubicon/engine";
import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { NotHere, WhoAreYou } from "../tables/refusing.ts";

export interface Told {
  readonly status: number;
  readonly error: string;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, error: sentence } = told(error);
    if (status >= 500) request.log.error({ err: error }, "A request failed.");
    return reply.code(status).send({ error: sentence });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: "There is nothing here." }));
}

/** What people are told. Of a fault of the program they hear that there was one: what it says may hold secrets. */
export function told(error: FastifyError): Told {
  if (error instanceof NotHere) return { status: 404, error: error.message };
  if (error instanceof WhoAreYou) return { status: 401, error: error.message };
  if (error instanceof BadInput) return { status: 400, error: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, error: wrongField(error) };
  const status = error.statusCode ?? 500;
  // Fastify itself refuses with 4xx: a body that is too long or no JSON, too many requests.
  if (status >= 400 && status < 500) return { status, error: error.message };
  return { status: 500, error: "Something went wrong inside the server." };
}

function wrongField(error: FastifyError): string {
  const { validation, validationContext } = error;
  const { instancePath = "", message = "it cannot be used" } = validation?.[0] ?? {};
  const where = [validationContext ?? "request", ...instancePath.split("/").filter((part) => part !== "")].join(".");
  return `What was sent cannot be used, at ${inShort(where)}: ${inShort(message)}.`;
}

/** Whoever sent it knows the rest. */
const inShort = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}...` : text);
