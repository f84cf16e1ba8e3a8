/**
 * The connections to PostgreSQL, held at their lower end, where one that leads nowhere can be cut.
 *
 * The driver closes a connection by saying goodbye on it and waiting for the other end to hang up. Where nobody is at
 * the other end, and nothing on the way says so, it would wait for as long as the operating system does: a quarter of
 * an hour, or for ever.
 */
import { Socket } from "node:net";

/** Milliseconds in which a connection has to say something, once there is reason to doubt. */
const DOUBT = 3_000;

export class Lines {
  private readonly sockets = new Set<Socket>();

  /** A socket for the driver to connect. */
  open(): Socket {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once("close", () => this.sockets.delete(socket));
    return socket;
  }

  /** Cuts those on which nothing is heard for a while from now. One that nobody uses is not missed. */
  cutSilent(): void {
    const heard = new Map([...this.sockets].map((socket) => [socket, socket.bytesRead]));
    setTimeout(() => {
      for (const [socket, bytes] of heard) if (socket.bytesRead === bytes) socket.destroy();
    }, DOUBT).unref();
  }

  /** Cuts all that are left. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
