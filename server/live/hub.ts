/** All open sockets of this server and the tables they look at. */
import { BadInput, type Viewer } from "@rubicon/engine";
import type { FromClient } from "../protocol.ts";
import type { Answer, Change, Services, Standing } from "../services.ts";
import { codeOf, NotHere, WhoAreYou } from "../tables/refusing.ts";
import { Audience } from "./audience.ts";
import { lineOf, speak } from "./chat.ts";
import { CLOSED, type LiveLimits } from "./limits.ts";
import { readMessage } from "./messages.ts";
import { closedFor, reachFor, refusalsOf } from "./outlook.ts";
import { endPresence, type Onlooking, renewPresence } from "./presence.ts";
import { pause, type Visitor } from "./visitor.ts";

export type HubParts = Pick<Services, "store" | "keeper" | "steward" | "metrics" | "now">;

/** Something broke that is not the visitor's fault. What is told of it must hold no secret of a game. */
export type Report = (error: unknown) => void;

type Deed = Extract<FromClient, { t: "act" | "orders" | "ahead" }>;
type Question = Extract<FromClient, { t: "why" | "reach" | "closed" }>;

export class Hub {
  readonly visitors = new Set<Visitor>();
  private readonly parts: HubParts;
  private readonly limits: LiveLimits;
  private readonly report: Report;
  private readonly audiences = new Map<string, Audience>();
  private readonly timers: NodeJS.Timeout[];
  private presence: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(parts: HubParts, limits: LiveLimits, report: Report) {
    this.parts = parts;
    this.limits = limits;
    this.report = report;
    parts.keeper.onChange((change) => void this.changed(change).catch(report));
    this.timers = [
      setInterval(() => this.beat(), limits.beat),
      setInterval(() => void this.renew().catch(report), limits.presence),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Whether this player may open one more socket. Of strangers nobody can tell which are the same. */
  hasSpaceFor(player: string | undefined): boolean {
    if (this.closing) return false;
    if (player === undefined) return true;
    let open = 0;
    for (const visitor of this.visitors) if (visitor.player?.id === player) open++;
    return open < this.limits.sockets;
  }

  welcome(visitor: Visitor): void {
    this.visitors.add(visitor);
    this.parts.metrics.sockets(this.visitors.size);
    const { player } = visitor;
    visitor.send({ t: "hello", player: player && { id: player.id, name: player.name, guest: player.guest } });
  }

  async farewell(visitor: Visitor): Promise<void> {
    this.visitors.delete(visitor);
    this.parts.metrics.sockets(this.visitors.size);
    const left = [...this.audiences.values()].filter((audience) => audience.glances.has(visitor));
    for (const audience of left) await this.leave(audience, visitor);
  }

  /** Never throws: whatever goes wrong with a message is answered, or ends its socket. */
  readonly handle = async (visitor: Visitor, text: string): Promise<void> => {
    const message = readMessage(text);
    if ("wrong" in message) {
      const { wrong, ...names } = message;
      visitor.send({ t: "error", message: wrong, ...names });
      return;
    }
    try {
      await this.obey(visitor, message);
    } catch (error) {
      if (error instanceof BadInput) {
        visitor.send({ t: "error", message: error.message, ...codeOf(error), ...namesOf(message) });
        return;
      }
      this.report(error);
      // Nobody knows whether it was done. Cut off, the client comes back and sends it again under the same id.
      visitor.close(CLOSED.fault, "Something went wrong on the server.");
    }
  };

  /** Finishes what was taken in, then sends everybody away. */
  async close(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.visitors].map((visitor) => visitor.leave(CLOSED.leaving, "The server is going down.")));
    // Whoever does not say goodbye in time is gone all the same.
    for (let waited = 0; this.visitors.size > 0 && waited < GOODBYE; waited += 20) await pause(20);
    for (const visitor of this.visitors) visitor.terminate();
    for (const audience of this.audiences.values()) audience.close();
  }

  private async obey(visitor: Visitor, message: FromClient): Promise<void> {
    switch (message.t) {
      case "watch":
        return this.watch(visitor, message.table, message.since ?? -1);
      case "unwatch": {
        const audience = this.audiences.get(message.table);
        if (audience) await this.leave(audience, visitor);
        return;
      }
      case "act":
      case "orders":
      case "ahead":
        return this.carryOut(visitor, message);
      case "why":
      case "reach":
      case "closed":
        return this.explain(visitor, message);
      case "chat": {
        const { player } = visitor;
        const { standing } = await this.mustExistFor(visitor, message.table);
        if (player === null) throw new WhoAreYou();
        return speak(this.parts, player, standing, message.text);
      }
      case "ping":
        visitor.send({ t: "pong" });
    }
  }

  private async watch(visitor: Visitor, table: string, since: number): Promise<void> {
    const looking = [...this.audiences.values()].filter(
      (audience) => audience.table !== table && audience.glances.has(visitor),
    );
    if (looking.length >= this.limits.tables) {
      const message = `One connection can look at ${this.limits.tables} tables at most.`;
      visitor.send({ t: "gone", table, message });
      return;
    }
    const known = this.audiences.get(table);
    const audience = known ?? this.open(table);
    await audience.enter(visitor, since);
    // Gone while he was let in.
    if (!visitor.open) await this.leave(audience, visitor);
  }

  private open(table: string): Audience {
    const { keeper, steward } = this.parts;
    const audience: Audience = new Audience(table, {
      keeper,
      steward,
      seen: (visitor, viewer) => void this.seen(table, visitor, viewer).catch(this.report),
      shutOut: (visitor) => {
        const gone = new NotHere();
        visitor.send({ t: "gone", table, message: gone.message, code: gone.code });
        this.closeIfEmpty(audience);
      },
      failed: this.report,
    });
    this.audiences.set(table, audience);
    return audience;
  }

  private async leave(audience: Audience, visitor: Visitor): Promise<void> {
    if (!audience.glances.delete(visitor)) return;
    this.closeIfEmpty(audience);
    const { player } = visitor;
    if (player === null || [...audience.glances.keys()].some((other) => other.player?.id === player.id)) return;
    await this.inTurn(() => endPresence(this.parts.store, { player: player.id, table: audience.table }));
  }

  private closeIfEmpty(audience: Audience): void {
    if (audience.glances.size > 0) return;
    audience.close();
    this.audiences.delete(audience.table);
  }

  private async carryOut(visitor: Visitor, deed: Deed): Promise<void> {
    const { player } = visitor;
    const audience = this.audiences.get(deed.table);
    if (!audience?.glances.has(visitor)) await this.mustExistFor(visitor, deed.table);
    if (player === null) throw new WhoAreYou();
    const began = performance.now();
    const answer = await this.done(player.id, deed);
    this.parts.metrics.act(answer.is, (performance.now() - began) / 1000);
    answerTo(visitor, deed, answer);
    if (answer.is === "stale") await audience?.refresh(visitor);
  }

  private done(player: string, deed: Deed): Promise<Answer> {
    const { keeper } = this.parts;
    switch (deed.t) {
      case "act":
        return keeper.act(deed.table, player, deed);
      case "orders":
        return keeper.orders(deed.table, player, deed.orders);
      case "ahead":
        return keeper.ahead(deed.table, player, deed);
    }
  }

  private async explain(visitor: Visitor, question: Question): Promise<void> {
    const { table, id } = question;
    const { standing, viewer } = await this.mustExistFor(visitor, table);
    if (visitor.player === null) throw new WhoAreYou();
    switch (question.t) {
      case "why":
        return visitor.send({ t: "why", table, id, refusals: refusalsOf(standing, viewer, question.acts) });
      case "reach":
        return visitor.send({ t: "reach", table, id, goals: reachFor(standing, viewer, question.pieces) });
      case "closed": {
        const refusal = closedFor(standing, viewer, question.pieces, question.to);
        return visitor.send({ t: "why", table, id, refusals: [refusal] });
      }
    }
  }

  private async mustExistFor(visitor: Visitor, table: string): Promise<{ standing: Standing; viewer: Viewer }> {
    const standing = await this.parts.keeper.standing(table);
    const viewer = standing && this.parts.steward.viewerOf(visitor.player, standing);
    if (!standing || viewer === null) throw new NotHere();
    return { standing, viewer };
  }

  private async changed({ table, chat, seat }: Change): Promise<void> {
    if (table === null)
      return void (await Promise.all([...this.audiences.values()].map((audience) => audience.changed())));
    const audience = this.audiences.get(table);
    if (!audience) return;
    if (chat === undefined) return audience.changed(seat);
    const line = await lineOf(this.parts, table, chat);
    if (!line) return;
    const text = JSON.stringify({ t: "chat", ...line });
    for (const [visitor, { viewer }] of audience.glances) if (viewer !== null) visitor.sendText(text);
  }

  private beat(): void {
    for (const visitor of this.visitors) visitor.beat();
  }

  private async seen(table: string, { player }: Visitor, viewer: Viewer): Promise<void> {
    if (player !== null && viewer !== "watcher")
      await this.inTurn(() => renewPresence(this.parts.store, [{ player: player.id, table }], this.parts.now()));
  }

  /** Coming and going reach the database in the order in which they happened, on whichever connection. */
  private inTurn(deed: () => Promise<void>): Promise<void> {
    const done = this.presence.then(deed);
    this.presence = done.catch(() => {});
    return done;
  }

  private async renew(): Promise<void> {
    const looking = new Map<string, Onlooking>();
    for (const { table, glances } of this.audiences.values())
      for (const [{ player }, { viewer }] of glances)
        if (player !== null && viewer !== null && viewer !== "watcher")
          looking.set(`${player.id} ${table}`, { player: player.id, table });
    await this.inTurn(() => renewPresence(this.parts.store, [...looking.values()], this.parts.now()));
  }
}

/** Milliseconds that sockets are given to close in order. */
const GOODBYE = 1000;

const namesOf = (message: FromClient): { id?: string; table?: string } => ({
  ...("id" in message ? { id: message.id } : {}),
  ...("table" in message ? { table: message.table } : {}),
});

/** "done" and "kept" go out only here, and the keeper says them only of what is committed. */
function answerTo(visitor: Visitor, { table, id }: Deed, answer: Answer): void {
  switch (answer.is) {
    case "done":
      return visitor.send({ t: "done", table, id, n: answer.n });
    case "kept":
      return visitor.send({ t: "kept", table, id });
    case "refused":
      return visitor.send({ t: "refused", table, id, refusal: answer.refusal });
    case "stale":
      return visitor.send({ t: "stale", table, id });
    case "error":
      return visitor.send({
        ...{ t: "error", message: answer.message, id, table },
        ...(answer.code === undefined ? {} : { code: answer.code }),
      });
  }
}
