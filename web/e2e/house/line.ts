/** A line between browsers and the server that can be cut in the middle of a word, and mended. */

import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface Line {
  readonly port: number;
  /** Sets where it leads, once that is known. */
  leadTo(port: number): void;
  /** Hangs up on everybody and takes no more calls. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layLine(): Promise<Line> {
  const open = new Set<Socket>();
  let target = 0;
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(target, "localhost");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const hangUp = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    leadTo: (to) => {
      target = to;
    },
    cut: () => {
      whole = false;
      hangUp();
    },
    mend: () => {
      whole = true;
    },
    close: async () => {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
