/** Somebody outside who behaves badly, for tests: a server for https on this machine, and the way to it. */
import { once } from "node:events";
import { type ConnectionOptions, connect, createServer, type Server, type TLSSocket } from "node:tls";
import type { Ways } from "./asking.ts";
import type { Lookup } from "./outside.ts";

/** What he does with a connection; what he is told on it is read and thrown away. */
export type Manners = (socket: TLSSocket) => void;

/** Both know this secret, so that neither needs a certificate. */
export const SECRET = Buffer.from("alea iacta est");
const SECRECY = { ciphers: "PSK", maxVersion: "TLSv1.2" } as const;

export class Stranger {
  /** How often somebody came, and how many bytes he has sent on connections that are closed by now. */
  met = 0;
  sent = 0;
  /** Connections that are open. */
  readonly sockets = new Set<TLSSocket>();
  manners: Manners = () => {};
  private readonly server: Server;

  private constructor() {
    this.server = createServer({ ...SECRECY, pskCallback: () => SECRET }, (socket) => {
      this.met++;
      this.sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.sockets.delete(socket);
        this.sent += socket.bytesWritten;
      });
      socket.resume();
      this.manners(socket);
    });
    this.server.on("tlsClientError", () => {});
  }

  static async arrive(): Promise<Stranger> {
    const stranger = new Stranger();
    stranger.server.listen(0, "127.0.0.1");
    await once(stranger.server, "listening");
    return stranger;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  async leave(): Promise<void> {
    if (!this.server.listening) return;
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, "close");
  }
}

/** Leads every name to this port of this machine. Whoever connects believes that he is somewhere outside. */
export function waysTo(
  port: number,
  lookup: Lookup = async () => [{ address: "1.1.1.1" }],
): Ways & { opened: Opened[] } {
  const opened: Opened[] = [];
  const pskCallback = () => ({ psk: SECRET, identity: "Rubicon" });
  return {
    opened,
    lookup,
    connect({ host, port: wanted, servername }) {
      opened.push({ host, port: wanted, servername });
      const way = { ...SECRECY, port, host: "127.0.0.1", pskCallback, checkServerIdentity: () => undefined };
      return connect(servername === undefined ? way : { ...way, servername });
    },
  };
}

/** Where somebody wanted to connect, and to whom. */
export type Opened = Pick<ConnectionOptions, "host" | "port" | "servername">;

/** Writes as fast as the other end takes it, for ever. */
export function pour(socket: TLSSocket, chunk: string): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(chunk)) {}
  };
  socket.on("drain", more);
  more();
}

/** Writes a little every now and then, for ever. */
export function drip(socket: TLSSocket, drop: string, every = 20): void {
  const dripping = setInterval(() => socket.write(drop), every);
  socket.on("close", () => clearInterval(dripping));
}
