/** Letters: by SMTP where there is a server for it, otherwise as files in the outbox of the data folder. */
import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { makeFolders } from "../database/folders.ts";
import type { Config, Letter, SendMail } from "../services.ts";

type MailSettings = Pick<Config, "smtp" | "folder" | "origin">;

/** Nobody waits longer for a mail server than this. */
const PATIENCE = 20_000;

export function makeMailer({ smtp, folder, origin }: MailSettings): SendMail {
  return smtp === null ? toOutbox(join(folder, "outbox"), origin) : bySmtp(smtp.url, smtp.from);
}

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return async (letter) => {
    await transport.sendMail({ from, ...plain(letter) });
  };
}

function toOutbox(outbox: string, origin: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const from = `Rubicon <no-reply@${new URL(origin).hostname}>`;
  return async (letter) => {
    const { message: head } = await transport.sendMail({ from, ...plain({ ...letter, text: "" }, AS_WRITTEN) });
    const message = `${head}${letter.text}\n`;
    makeFolders(outbox, 0o700);
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}`;
    // Letters hold links for one person: nobody else on this machine reads them. A letter is there whole or not at all.
    await writeFile(join(outbox, `.${name}`), message, { mode: 0o600 });
    await rename(join(outbox, `.${name}`), join(outbox, `${name}.eml`));
  };
}

/** A letter that lies there is opened as the file that it is: its link must not be cut into lines, nor its accents be in code. */
const AS_WRITTEN = { "Content-Type": "text/plain; charset=utf-8", "Content-Transfer-Encoding": "8bit" };

/** No picture that tells when it was read, and no answer from machines that are out of office. */
function plain({ to, subject, text }: Letter, more: Readonly<Record<string, string>> = {}) {
  return { to: { name: "", address: to }, subject, text, headers: { "Auto-Submitted": "auto-generated", ...more } };
}
