/**
 * Stands between servers and their PostgreSQL, and lets through what it is told to.
 *
 * What is cut here is cut on the way: the database has taken the statement in and carries it out, and only the one who
 * sent it never hears what came of it. Shut, it answers as a PostgreSQL does that is still starting.
 */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** Open; or what a PostgreSQL says that lets nobody in, such as 57P03. */
export type Door = "open" | { readonly code: string; readonly message: string };

export class Gate {
  /** How many connections were turned away so far. */
  turnedAway = 0;
  door: Door = "open";
  /** The next connections, one for each number, are cut after so many packets from the server's side. */
  readonly fuses: number[] = [];
  private readonly server: Server;
  private readonly sockets = new Map<Socket, Socket>();
  /** Those of them on which somebody has asked to listen. */
  private readonly listening = new Set<Socket>();

  private constructor(behind: URL) {
    this.server = createServer((socket) => {
      socket.on("error", () => {});
      if (this.door === "open") this.lead(socket, behind);
      else this.turnAway(socket, this.door);
    });
  }

  /** Before the PostgreSQL of that address; gives the gate, and the address that leads through it. */
  static async before(url: string, port = 0): Promise<{ readonly gate: Gate; readonly url: string }> {
    const gate = new Gate(new URL(url));
    gate.server.listen(port, "127.0.0.1");
    await once(gate.server, "listening");
    const through = new URL(url);
    through.hostname = "127.0.0.1";
    through.port = String(gate.port);
    return { gate, url: through.href };
  }

  /** Cuts every connection in the middle of whatever is being said on it; gives how many there were. */
  cut(): number {
    const connections = this.sockets.size;
    for (const [socket, inner] of this.sockets) {
      socket.destroy();
      // The database reads to the end what was on its way already.
      inner.end();
    }
    this.sockets.clear();
    return connections;
  }

  /** From now on nothing comes through on any connection that there is, and nobody is told; gives how many there were. */
  swallow(): number {
    for (const socket of this.sockets.keys()) this.swallowOn(socket);
    return this.sockets.size;
  }

  /** The same for those alone that only listen. */
  deafen(): number {
    for (const socket of this.listening) this.swallowOn(socket);
    return this.listening.size;
  }

  async leave(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, "close");
  }

  private get port(): number {
    const address = this.server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  private lead(socket: Socket, { hostname, port }: URL): void {
    const inner = connect(Number(port || "5432"), hostname);
    this.sockets.set(socket, inner);
    inner.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.sockets.delete(socket);
      this.listening.delete(socket);
      inner.end();
    });
    inner.on("close", () => socket.end());
    socket.pipe(inner);
    inner.pipe(socket);
    socket.on("data", (said) => {
      if (said.includes('listen "')) this.listening.add(socket);
    });
    let fuse = this.fuses.shift();
    if (fuse === undefined) return;
    socket.on("data", () => {
      if (fuse !== undefined && --fuse === 0) socket.destroy();
    });
  }

  private swallowOn(socket: Socket): void {
    const inner = this.sockets.get(socket);
    socket.unpipe().resume();
    inner?.unpipe().resume();
  }

  /** After the first message, whatever it says: an error, as PostgreSQL frames it, and nothing more. */
  private turnAway(socket: Socket, { code, message }: Exclude<Door, "open">): void {
    this.turnedAway++;
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + length.length);
    socket.once("data", () => socket.end(Buffer.concat([Buffer.from("E"), length, fields])));
  }
}
