/** Two processes on one folder of PGlite would silently destroy it: the first keeps the others out. */
import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";
import { BadInput } from "@rubicon/engine";

/** Released by the operating system when the process ends, however it ends. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const { dev, ino } = statSync(realpathSync(folder));
  const key = createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((locked, refused) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      refused(
        error.code === "EADDRINUSE" ? new BadInput(`The data folder ${folder} is in use by another Rubicon.`) : error,
      ),
    );
    server.listen(addressOf(key), locked);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** A name that vanishes with its process. Only Linux and Windows have such names; elsewhere a socket file stands in. */
function addressOf(key: string): string {
  if (platform() === "linux") return `\0rubicon-${key}`;
  if (platform() === "win32") return `\\\\.\\pipe\\rubicon-${key}`;
  return join(tmpdir(), `rubicon-${key}.sock`);
}
