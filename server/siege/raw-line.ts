/** A connection to /api/live on which whatever one likes can be written: frames that no library would send. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { pause } from "../live/visitor.ts";

export const TEXT = 0x1;
export const CONTINUED = 0x0;
export const PING = 0x9;
export const PONG = 0xa;

/** A frame as clients send them, under a mask of zeros. The payload has 125 bytes at most. */
export function frame(opcode: number, payload = "", { last = true } = {}): Buffer {
  const data = Buffer.from(payload);
  return Buffer.concat([Buffer.from([(last ? 0x80 : 0) | opcode, 0x80 | data.length, 0, 0, 0, 0]), data]);
}

export class RawLine {
  closed = false;
  /** Bytes that came. */
  heard = 0;
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("close", () => {
      this.closed = true;
    });
    socket.on("error", () => {});
  }

  /** Opened, and greeted. */
  static async open(url: string, cookie = ""): Promise<RawLine> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const line = new RawLine(socket);
    const head = [
      "GET /api/live HTTP/1.1",
      `Host: ${hostname}:${port}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    if (!answer.toString("latin1").startsWith("HTTP/1.1 101")) throw new Error("No socket was opened.");
    socket.on("data", (data) => {
      line.heard += data.length;
    });
    return line;
  }

  /** From now on nothing is read. */
  stopReading(): void {
    this.socket.pause();
  }

  /** Done when the connection takes more. */
  async write(bytes: Buffer): Promise<void> {
    const { socket } = this;
    if (this.closed || socket.write(bytes)) return;
    await new Promise<void>((done) => {
      const goOn = (): void => {
        socket.off("drain", goOn);
        socket.off("close", goOn);
        done();
      };
      socket.on("drain", goOn);
      socket.on("close", goOn);
    });
  }

  /** Whether the other end hangs up within so many milliseconds. */
  async closesWithin(ms: number): Promise<boolean> {
    // Who reads nothing does not hear that either.
    this.socket.resume();
    const until = performance.now() + ms;
    while (!this.closed && performance.now() < until) await pause(20);
    return this.closed;
  }

  end(): void {
    this.socket.destroy();
  }
}
