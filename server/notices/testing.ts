/** Somebody outside who behaves badly, for tests: a server for https on this machine, and the way to it. */
import { once } from "node:events";
import { Agent } from "node:https";
import { connect, createServer, type Server, type TLSSocket } from "node:tls";

/** What he does with a connection; what he is told on it is read and thrown away. */
export type Manners = (socket: TLSSocket) => void;

/** Both know this secret, so that neither needs a certificate. */
const SECRET = Buffer.from("alea iacta est");
const SECRECY = { ciphers: "PSK", maxVersion: "TLSv1.2" } as const;

export class Stranger {
  /** Bytes that he has sent, on connections that are closed by now. */
  sent = 0;
  /** Connections that are open. */
  readonly sockets = new Set<TLSSocket>();
  manners: Manners = () => {};
  private readonly server: Server;

  private constructor() {
    this.server = createServer({ ...SECRECY, pskCallback: () => SECRET }, (socket) => {
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

/** Leads every name to this port of this machine. What keeps others from addresses inside is not asked. */
export function agentTo(port: number): Agent {
  const agent = new Agent({ keepAlive: false });
  const pskCallback = () => ({ psk: SECRET, identity: "Rubicon" });
  const way = { ...SECRECY, port, host: "127.0.0.1", pskCallback, checkServerIdentity: () => undefined };
  agent.createConnection = () => connect(way);
  return agent;
}

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
