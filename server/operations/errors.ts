/**
 * The one place where what goes wrong over HTTP becomes an answer: `{ "error": "One sentence.", "code": "its-name" }`.
 * Only what players meet in the ordinary course of things has a name.
 */
import { BadInput } from "@rubicon/engine";
import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { RefusalCode } from "../protocol.ts";
import { codeOf, NotHere, sentenceFor, WhoAreYou } from "../tables/refusing.ts";

export interface Complaint {
  readonly status: number;
  readonly error: string;
  readonly code?: RefusalCode;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, ...answer } = complaintOf(error);
    if (status >= 500) request.log.error({ err: error }, "A request failed.");
    return reply.code(status).send(answer);
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: "There is nothing here." }));
}

/** What people are told. Of a fault of the program they hear that there was one: what it says may hold secrets. */
export function complaintOf(error: FastifyError): Complaint {
  if (error instanceof BadInput) return { status: statusOf(error), error: error.message, ...codeOf(error) };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, error: wrongField(error) };
  const status = error.statusCode ?? 500;
  // Fastify itself refuses with 4xx: a body that is too long or no JSON, too many requests.
  if (status === 429) return { status, error: error.message, code: "too-often" };
  if (status >= 400 && status < 500) return { status, error: error.message };
  return { status: 500, error: sentenceFor("fault"), code: "fault" };
}

const statusOf = (error: BadInput): number =>
  error instanceof NotHere || error instanceof WhoAreYou ? error.statusCode : 400;

function wrongField(error: FastifyError): string {
  const { validation, validationContext } = error;
  const { instancePath = "", message = "it cannot be used" } = validation?.[0] ?? {};
  const where = [validationContext ?? "request", ...instancePath.split("/").filter((part) => part !== "")].join(".");
  return `What was sent cannot be used, at ${inShort(where)}: ${inShort(message)}.`;
}

/** Whoever sent it knows the rest. */
const inShort = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}...` : text);
