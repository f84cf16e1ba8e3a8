/** The one place where what goes wrong over HTTP becomes an answer: `{ "error": "One sentence.", "code": "its-name" }`. */
import { BadInput } from "@rubicon/engine";
import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { z } from "zod";
import { type RefusalCode, refusalCode } from "../protocol.ts";
import { codeOf, NotHere, sentenceFor, WhoAreYou } from "../tables/refusing.ts";

export interface Complaint {
  readonly status: number;
  readonly error: string;
  readonly code: RefusalCode;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, ...answer } = complaintOf(error);
    if (status >= 500) request.log.error({ err: error }, "A request failed.");
    return reply.code(status).send(answer);
  });
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ error: sentenceFor("nothing-here"), code: "nothing-here" }),
  );
}

/** What people are told. Of a fault of the program they hear that there was one: what it says may hold secrets. */
export function complaintOf(error: FastifyError): Complaint {
  if (error instanceof BadInput) return { status: statusOf(error), error: error.message, ...codeOf(error) };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, ...wrongField(error) };
  const status = error.statusCode ?? 500;
  // Fastify itself refuses with 4xx: a body that is too long or no JSON, too many requests.
  if (status === 429) return { status, error: error.message, code: "too-often" };
  if (status === 413) return { status, error: error.message, code: "too-long" };
  if (status >= 400 && status < 500) return { status, error: error.message, code: "unusable" };
  return { status: 500, error: sentenceFor("fault"), code: "fault" };
}

const statusOf = (error: BadInput): number =>
  error instanceof NotHere || error instanceof WhoAreYou ? error.statusCode : 400;

function wrongField(error: FastifyError): Omit<Complaint, "status"> {
  const { validation, validationContext } = error;
  const { instancePath = "", message = "it cannot be used", params } = validation?.[0] ?? {};
  const named = refusedField.safeParse(params);
  if (named.success) return { error: message, code: named.data.params.refusal };
  const where = [validationContext ?? "request", ...instancePath.split("/").filter((part) => part !== "")].join(".");
  return { error: `What was sent cannot be used, at ${inShort(where)}: ${inShort(message)}.`, code: "unusable" };
}

/** What `refusedAs` leaves behind, as the validator hands it on. */
const refusedField = z.object({ params: z.object({ refusal: refusalCode }) });

/** Whoever sent it knows the rest. */
const inShort = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
