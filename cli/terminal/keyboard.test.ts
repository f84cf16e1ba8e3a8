import { PassThrough, Readable } from "node:stream";
import { expect, test } from "vitest";
import { keyboardOf } from "./keyboard.ts";

const nowhere = { write: () => true };

test("lines that came before they were asked for are kept in order", async () => {
  const keyboard = keyboardOf(Readable.from(["one\ntwo\nthree"]), nowhere);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([await keyboard.ask(""), await keyboard.ask(""), await keyboard.ask(""), await keyboard.ask("")]).toEqual([
    "one",
    "two",
    "three",
    null,
  ]);
});

test("somebody who is asked may take his time", async () => {
  const input = new PassThrough();
  const written: string[] = [];
  const keyboard = keyboardOf(input, { write: (text) => written.push(text) });
  const answer = keyboard.ask("Well? ");
  expect(written).toEqual(["Well? "]);
  input.write("yes\n");
  expect(await answer).toBe("yes");
  expect(written).toEqual(["Well? ", "yes\n"]);
  const none = keyboard.ask("More? ");
  input.end();
  expect(await none).toBeNull();
});

test("a question that is overtaken leaves what is typed to the next one", async () => {
  const input = new PassThrough();
  const keyboard = keyboardOf(input, nowhere);
  expect(keyboard.peek()).toBeUndefined();
  expect(await keyboard.askUnless("", Promise.resolve("news"))).toBeUndefined();
  expect(await keyboard.askUnless("", Promise.reject(new Error("gone")))).toBeUndefined();
  input.write("first\nsecond\n");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(keyboard.peek()).toBe("first");
  expect(await keyboard.ask("")).toBe("first");
  expect(await keyboard.askUnless("", Promise.resolve("news"))).toBe("second");
  const typed = keyboard.askUnless("", new Promise(() => {}));
  input.write("third\n");
  expect(await typed).toBe("third");
  input.end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(keyboard.peek()).toBeNull();
});

test("on a terminal, what was typed too early is forgotten from the first unwanted line on", async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const keyboard = keyboardOf(input, nowhere);
  const isNumber = (line: string) => /^\d+$/.test(line);
  input.write("pass\n1\nboard\n");
  expect(await keyboard.forget(isNumber)).toEqual(["1", "board"]);
  expect(await keyboard.forget(isNumber)).toEqual([]);
  expect(await keyboard.ask("")).toBe("pass");
});

test("so are lines that a terminal hands over one by one", async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const keyboard = keyboardOf(input, nowhere);
  const lines = ["1", "2", "3", "4"];
  const handOver = (): void => {
    const line = lines.shift();
    if (line === undefined) return;
    input.write(`${line}\n`);
    setImmediate(handOver);
  };
  handOver();
  expect(await keyboard.forget(() => true)).toEqual(["1", "2", "3", "4"]);
});

test("what comes through a pipe is never too early", async () => {
  const input = new PassThrough();
  const keyboard = keyboardOf(input, nowhere);
  input.write("1\n");
  expect(await keyboard.forget(() => true)).toEqual([]);
  expect(await keyboard.ask("")).toBe("1");
});
