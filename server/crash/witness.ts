/** Stands beside the sockets of clients and writes down every act that leaves and every acknowledgement that comes. */
import type { SocketConstructor } from "@rubicon/client";
import { WebSocket } from "ws";
import type { FromClient, FromServer } from "../protocol.ts";

type SentAct = Extract<FromClient, { t: "act" }>;

/** An act that the server said is in the journal for good. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly n: number;
  readonly act: SentAct["act"];
}

export class Witness {
  /** By the id of the act. */
  readonly acknowledged = new Map<string, Acknowledged>();
  /** How often an act was sent that had been sent before. */
  sentAgain = 0;
  private readonly sent = new Map<string, SentAct>();

  /** Sockets as a client wants them, seen by this witness. */
  get Socket(): SocketConstructor {
    const see = (text: string): void => this.see(JSON.parse(text));
    const hear = (text: string): void => this.hear(JSON.parse(text));
    class Seen extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.on("message", (data) => hear(data.toString()));
      }

      override send(data: unknown): void {
        const text = String(data);
        see(text);
        super.send(text);
      }
    }
    // As in the harness: the package's types are wider than the client's.
    return Seen as unknown as SocketConstructor;
  }

  private see(message: FromClient): void {
    if (message.t !== "act") return;
    if (this.sent.has(message.id)) this.sentAgain++;
    this.sent.set(message.id, message);
  }

  private hear(message: FromServer): void {
    if (message.t !== "done") return;
    const { table, id, n } = message;
    const act = this.sent.get(id);
    if (act === undefined) throw new Error(`The act ${id} was acknowledged, but nobody sent it.`);
    const before = this.acknowledged.get(id);
    if (before !== undefined && before.n !== n)
      throw new Error(`The act ${id} was acknowledged as entry ${before.n}, and then as entry ${n}.`);
    this.acknowledged.set(id, { table, id, n, act: act.act });
  }
}
