/** Two processes on one folder of PGlite would silently destroy it: the first keeps the others out. */
import { createHash } from "node:crypto";
import { realpathSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { platform } from "node:os";
import { BadInput } from "@rubicon/engine";
import { putUpSign, type SignSettings } from "./signs.ts";

export interface FolderLock {
  /** Says that the folder is lost, if it is. To be called before every write. */
  check(): void;
  release(): Promise<void>;
}

/**
 * By a name that only one process of a machine can have, which is refused at once and vanishes with its process; and,
 * since containers do not see each other's names, by a sign in the folder.
 */
export async function lockFolder(folder: string, settings: SignSettings): Promise<FolderLock> {
  const { dev, ino } = statSync(realpathSync(folder));
  const identity = `${dev}:${ino}`;
  const freeName = await takeName(identity, folder);
  try {
    const sign = await putUpSign(folder, identity, settings);
    if (sign === null) throw inUse(folder);
    return {
      check: () => sign.check(),
      async release() {
        sign.takeDown();
        await freeName();
      },
    };
  } catch (error) {
    await freeName();
    throw error;
  }
}

const inUse = (folder: string): BadInput => new BadInput(`The data folder ${folder} is in use by another Rubicon.`);

/** Only Linux and Windows have names that vanish with their process. Elsewhere signs must do. */
async function takeName(identity: string, folder: string): Promise<() => Promise<void>> {
  const key = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  const name =
    platform() === "linux" ? `\0rubicon-${key}` : platform() === "win32" ? `\\\\.\\pipe\\rubicon-${key}` : null;
  if (name === null) return async () => {};
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((taken, refused) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      refused(error.code === "EADDRINUSE" ? inUse(folder) : error),
    );
    server.listen(name, taken);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}
