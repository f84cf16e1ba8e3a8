import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeMailer } from "./mail.ts";

let folder: string;
let post: Server | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rubicon-mail-"));
});

afterEach(() => {
  post?.close();
  rmSync(folder, { recursive: true });
});

const letter = { to: "julia@example.org", subject: "Your move, César", text: "It is your move.\nhttps://example.org" };

/** A mail server that takes everything; gives what it was told, line by line. */
async function postOffice(): Promise<{ url: string; told: string[] }> {
  const told: string[] = [];
  post = createServer((socket) => {
    let reading = false;
    socket.write("220 post office\r\n");
    socket.setEncoding("utf8").on("data", (text: string) => {
      for (const line of text.split("\r\n").filter((each) => each !== "")) {
        told.push(line);
        if (reading && line !== ".") continue;
        if (line === "QUIT") return void socket.end("221 bye\r\n");
        reading = line === "DATA";
        socket.write(reading ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  });
  const server = post;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, told };
}

test("a letter goes by SMTP where there is a mail server", async () => {
  const { url, told } = await postOffice();
  const send = makeMailer({ smtp: { url, from: "Rubicon <table@example.org>" }, folder, origin: "http://localhost" });
  await send(letter);
  expect(told).toContain("MAIL FROM:<table@example.org>");
  expect(told).toContain("RCPT TO:<julia@example.org>");
  expect(told).toContain("It is your move.");
  expect(told).toContain("Auto-Submitted: auto-generated");
  expect(told.find((line) => line.startsWith("Subject:"))).toMatch(/^Subject: =\?UTF-8\?/);
});

test("a mail server that is not there is a failure, to be tried again", async () => {
  const { url } = await postOffice();
  post?.close();
  const send = makeMailer({ smtp: { url, from: "Rubicon <table@example.org>" }, folder, origin: "http://localhost" });
  await expect(send(letter)).rejects.toThrow("ECONNREFUSED");
});

test("without one it lies in the outbox, whole and for nobody else to read", async () => {
  const send = makeMailer({ smtp: null, folder, origin: "https://rubicon.example" });
  await send(letter);
  const files = readdirSync(join(folder, "outbox"));
  expect(files).toHaveLength(1);
  const path = join(folder, "outbox", files[0]);
  expect(readFileSync(path, "utf8")).toMatch(/^From: Rubicon <no-reply@rubicon\.example>$/m);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("whoever opens a letter in the outbox reads it as it was written, its link in one piece", async () => {
  const send = makeMailer({ smtp: null, folder, origin: "https://rubicon.example" });
  const link = `https://rubicon.example/reset-password?token=${"Vx1".repeat(40)}`;
  await send({
    ...letter,
    text: `Ouvrez ce lien pour choisir un nouveau mot de passe\u00a0:\n\n${link}\n\nLa clé est à vous.`,
  });
  const [file] = readdirSync(join(folder, "outbox"));
  const lines = readFileSync(join(folder, "outbox", file), "utf8").split("\n");
  expect(lines).toContain(link);
  expect(lines).toContain("La clé est à vous.");
  expect(lines).toContain("Content-Type: text/plain; charset=utf-8");
  expect(lines).toContain("Content-Transfer-Encoding: 8bit");
});
