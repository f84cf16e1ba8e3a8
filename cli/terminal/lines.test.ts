import { PassThrough, Readable } from "node:stream";
import { expect, test } from "vitest";
import { linesFrom } from "./lines.ts";

const nowhere = { write: () => true };

test("lines that came before they were asked for are kept in order", async () => {
  const lines = linesFrom(Readable.from(["one\ntwo\nthree"]), nowhere);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([await lines.ask(""), await lines.ask(""), await lines.ask(""), await lines.ask("")]).toEqual([
    "one",
    "two",
    "three",
    null,
  ]);
});

test("somebody who is asked may take his time", async () => {
  const input = new PassThrough();
  const written: string[] = [];
  const lines = linesFrom(input, { write: (text) => written.push(text) });
  const answer = lines.ask("Well? ");
  expect(written).toEqual(["Well? "]);
  input.write("yes\n");
  expect(await answer).toBe("yes");
  expect(written).toEqual(["Well? ", "yes\n"]);
  const none = lines.ask("More? ");
  input.end();
  expect(await none).toBeNull();
});

test("a question that is overtaken leaves what is typed to the next one", async () => {
  const input = new PassThrough();
  const lines = linesFrom(input, nowhere);
  expect(lines.peek()).toBeUndefined();
  expect(await lines.askUnless("", Promise.resolve("news"))).toBeUndefined();
  expect(await lines.askUnless("", Promise.reject(new Error("gone")))).toBeUndefined();
  input.write("first\nsecond\n");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(lines.peek()).toBe("first");
  expect(await lines.ask("")).toBe("first");
  expect(await lines.askUnless("", Promise.resolve("news"))).toBe("second");
  const typed = lines.askUnless("", new Promise(() => {}));
  input.write("third\n");
  expect(await typed).toBe("third");
  input.end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(lines.peek()).toBeNull();
});
