/**
 * Whatever the server says no with has a name that pages know, in three languages (the compiler sees to those): here the
 * sources are read, so that a sentence without one does not slip in.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BadInput } from "@rubicon/engine";
import { expect, test } from "vitest";
import { complaintOf } from "../operations/errors.ts";
import { REFUSALS } from "../protocol.ts";
import { codeOf, Refused, sentenceFor } from "../tables/refusing.ts";

const SERVER = join(import.meta.dirname, "..");

/** Those who run a server read what these say, in the terminal where they started it. */
const FOR_OPERATORS =
  /^(?:crash|siege|testing|database)\/|^operations\/(?:backup|config|restore|serve|side-door|upgrade|health)\.ts$|^accounts\/(?:secret|testing)\.ts$/;

const sources: ReadonlyMap<string, string> = new Map(
  readdirSync(SERVER, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.ts$/.test(each.name) && !/\.test\.ts$/.test(each.name))
    .map((each) => join(each.parentPath, each.name))
    .filter((file) => !file.includes("node_modules") && !FOR_OPERATORS.test(relative(SERVER, file)))
    .map((file) => [relative(SERVER, file), readFileSync(file, "utf8")]),
);

/** What a pattern finds, with the file it stands in. */
const found = (pattern: RegExp): string[] =>
  [...sources].flatMap(([file, source]) => [...source.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`));

test("nothing is refused without a name", () => {
  expect(sources.size).toBeGreaterThan(80);
  expect(found(/new BadInput\([^)]*\)?/g)).toEqual([]);
});

test("every answer that is written by hand carries its name", () => {
  const answers = found(/\.send\(\{[^}]*\b(?:error|message)\b[^}]*\}/g);
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((each) => !/\bcode\b|codeOf|\.\.\.answer/.test(each))).toEqual([]);
  expect(found(/new APIError\([^;]*?\}\)/g).filter((each) => !/code: "[A-Z_]+"/.test(each))).toEqual([]);
});

test("what the engine cannot read, and what Fastify refuses by itself, has a name too", () => {
  expect(codeOf(new BadInput("There is no act.")).code).toBe("unusable");
  expect(codeOf(new Refused("over")).code).toBe("over");
  for (const [status, code] of [
    [400, "unusable"],
    [413, "too-long"],
    [415, "unusable"],
    [429, "too-often"],
    [500, "fault"],
  ] as const) {
    const error = Object.assign(new Error("Body is too large."), {
      statusCode: status,
      code: "FST",
      name: "FastifyError",
    });
    expect(complaintOf(error)).toMatchObject({ status, code });
  }
});

test("every name has a sentence of its own", () => {
  const sentences = REFUSALS.map(sentenceFor);
  expect(new Set(sentences).size).toBe(REFUSALS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.|-$/u);
});
