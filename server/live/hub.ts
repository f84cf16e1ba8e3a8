/** All open sockets of this server and the tables they look at. */
import { BadInput, type Viewer } from "@rubicon/engine";
import { type FromClient, type FromServer, LIMITS, type Person } from "../protocol.ts";
import type { Answer, Change, Player, Services, Standing } from "../services.ts";
import { codeOf, NotHere, WhoAreYou } from "../tables/refusing.ts";
import { Audience } from "./audience.ts";
import { Budgets } from "./budgets.ts";
import { hearsGallery, lineOf, speak, speakInGallery } from "./chat.ts";
import { BEGUN, costOfFetching, costOfShowing, DONE, SPOKEN, UNREAD } from "./costs.ts";
import { CLOSED, type LiveLimits } from "./limits.ts";
import { Lists } from "./lists.ts";
import { readMessage } from "./messages.ts";
import { closedFor, reachFor, refusalsOf } from "./outlook.ts";
import { Presence } from "./presence.ts";
import { Sessions } from "./sessions.ts";
import { pause, type Visitor } from "./visitor.ts";

export type HubParts = Pick<Services, "store" | "keeper" | "steward" | "metrics" | "now" | "accounts">;

/** Something broke that is not the visitor's fault. What is told of it must hold no secret of a game. */
export type Report = (error: unknown) => void;

type Deed = Extract<FromClient, { t: "act" | "orders" | "ahead" }>;
type Question = Extract<FromClient, { t: "why" | "reach" | "closed" }>;

export class Hub {
  readonly visitors = new Set<Visitor>();
  readonly budgets: Budgets;
  private readonly parts: HubParts;
  private readonly limits: LiveLimits;
  private readonly report: Report;
  private readonly audiences = new Map<string, Audience>();
  private readonly timers: NodeJS.Timeout[];
  private readonly presence: Presence;
  private readonly sessions: Sessions;
  private readonly lists: Lists;
  private closing = false;

  constructor(parts: HubParts, limits: LiveLimits, report: Report) {
    this.parts = parts;
    this.limits = limits;
    this.report = report;
    this.budgets = new Budgets(limits);
    this.presence = new Presence({ store: parts.store, now: parts.now, failed: report }, limits.gathering);
    this.sessions = new Sessions(parts.accounts, limits.session, report);
    this.lists = new Lists(limits.lists);
    parts.keeper.onChange((change) => this.lists.changed(change));
    parts.keeper.onChange((change) => void this.changed(change).catch(report));
    this.timers = [
      setInterval(() => this.beat(), limits.beat),
      setInterval(() => this.presence.renew(), limits.presence),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Whether this player may open one more socket. Of strangers it is known no more than where they come from. */
  hasSpaceFor(player: string | undefined, household: string): boolean {
    if (this.closing) return false;
    const isStranger = player === undefined;
    const [most, counts]: readonly [number, (visitor: Visitor) => boolean] = isStranger
      ? [this.limits.strangers, (visitor) => visitor.player === null && visitor.household === household]
      : [this.limits.sockets, (visitor) => visitor.player?.id === player];
    let open = 0;
    for (const visitor of this.visitors) if (counts(visitor)) open++;
    return open < most;
  }

  /** With the session he came with, if he is no stranger. */
  welcome(visitor: Visitor, session: string | null): void {
    // Let in while everybody else was sent away.
    if (this.closing) {
      visitor.close(CLOSED.leaving, "The server is going down.");
      return;
    }
    this.visitors.add(visitor);
    if (session !== null) this.sessions.add(visitor, session);
    this.parts.metrics.sockets(this.visitors.size);
    const { player } = visitor;
    visitor.send({ t: "hello", player: player && shown(player) });
  }

  farewell(visitor: Visitor): void {
    if (!this.visitors.delete(visitor)) return;
    this.sessions.remove(visitor);
    this.lists.leave(visitor);
    visitor.purse.close();
    this.parts.metrics.sockets(this.visitors.size);
    const left = [...this.audiences.values()].filter((audience) => audience.glances.has(visitor));
    for (const audience of left) this.leave(audience, visitor);
  }

  /** Never throws: whatever goes wrong with a message is answered, or ends its socket. */
  readonly handle = async (visitor: Visitor, text: string): Promise<void> => {
    const message = readMessage(text);
    if ("wrong" in message) {
      const { wrong, ...names } = message;
      return visitor.purse.spend(UNREAD, async () =>
        visitor.send({ t: "error", message: wrong, code: "unusable", ...names }),
      );
    }
    const isAct = message.t === "act" || message.t === "orders" || message.t === "ahead";
    try {
      await visitor.purse.spend(BEGUN[message.t], () => this.obeyOnceCertain(visitor, message), { isAct });
    } catch (error) {
      if (error instanceof BadInput) {
        if (isAct) visitor.purse.chargeForDeed(DONE.error, false);
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
    this.sessions.close();
    await Promise.all([...this.visitors].map((visitor) => visitor.leave(CLOSED.leaving, "The server is going down.")));
    // Whoever does not say goodbye in time is gone all the same.
    for (let waited = 0; this.visitors.size > 0 && waited < GOODBYE; waited += 20) await pause(20);
    for (const visitor of this.visitors) {
      visitor.terminate();
      this.farewell(visitor);
    }
    for (const audience of this.audiences.values()) audience.close();
    await this.presence.close();
  }

  /** Who he is may have changed while he waited his turn. */
  private async obeyOnceCertain(visitor: Visitor, message: FromClient): Promise<void> {
    if (visitor.player !== null && visitor.open) await this.sessions.certain();
    if (visitor.open) await this.obey(visitor, message);
  }

  /** How a table stands, paid for by whoever asks if it has to be fetched. */
  private async standing(visitor: Visitor, table: string): Promise<Standing | null> {
    const { keeper } = this.parts;
    const fetched = !keeper.knows(table);
    const standing = await keeper.standing(table);
    if (fetched) visitor.purse.charge(costOfFetching(standing !== null));
    return standing;
  }

  private async obey(visitor: Visitor, message: FromClient): Promise<void> {
    switch (message.t) {
      case "watch":
        return this.watch(visitor, message.table, message.since ?? -1);
      case "unwatch": {
        const audience = this.audiences.get(message.table);
        if (audience) this.leave(audience, visitor);
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
        await speak(this.parts, player, standing, message.text);
        return visitor.purse.charge(SPOKEN);
      }
      case "lists":
        return this.lists.ask(visitor, message.of);
      case "gallery": {
        const { player } = visitor;
        const { standing, viewer } = await this.mustExistFor(visitor, message.table);
        if (player === null) throw new WhoAreYou();
        await speakInGallery(this.parts, player, standing, viewer, message.text);
        return visitor.purse.charge(SPOKEN);
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
      visitor.send({ t: "gone", table, message, code: "too-many-tables" });
      return;
    }
    const standing = await this.standing(visitor, table);
    if (standing === null) return shutOut(visitor, table);
    visitor.purse.charge(costOfShowing(Math.min(standing.info.entries - 1 - since, LIMITS.entries)));
    const audience = this.audiences.get(table) ?? this.open(table);
    await audience.enter(visitor, since);
    // Gone while he was let in.
    if (!visitor.open) this.leave(audience, visitor);
  }

  private open(table: string): Audience {
    const { keeper, steward } = this.parts;
    const audience: Audience = new Audience(table, {
      keeper,
      steward,
      seen: ({ player }, viewer) => {
        if (player !== null && viewer !== "watcher") this.presence.come({ player: player.id, table });
      },
      shutOut: (visitor) => {
        shutOut(visitor, table);
        this.closeIfEmpty(audience);
      },
      failed: this.report,
    });
    this.audiences.set(table, audience);
    return audience;
  }

  private leave(audience: Audience, visitor: Visitor): void {
    if (!audience.glances.delete(visitor)) return;
    this.closeIfEmpty(audience);
    const { player } = visitor;
    if (player === null || [...audience.glances.keys()].some((other) => other.player?.id === player.id)) return;
    this.presence.go({ player: player.id, table: audience.table });
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
    visitor.purse.chargeForDeed(DONE[answer.is], answer.is === "done");
    this.parts.metrics.act(answer.is, (performance.now() - began) / 1000);
    // An act that nobody else may notice makes no entry to wait for: its seat is shown first what it has led to.
    if (deed.t === "act" && answer.is === "kept") await audience?.settled();
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
    const { standing, viewer } = await this.mustExistFor(visitor, question.table);
    if (visitor.player === null) throw new WhoAreYou();
    // How long it takes depends on the game, and on what is asked. Nobody else has a turn meanwhile.
    const began = performance.now();
    try {
      visitor.send(answerIn(standing, viewer, question));
    } finally {
      visitor.purse.charge(performance.now() - began);
    }
  }

  private async mustExistFor(visitor: Visitor, table: string): Promise<{ standing: Standing; viewer: Viewer }> {
    const standing = await this.standing(visitor, table);
    const viewer = standing && this.parts.steward.viewerOf(visitor.player, standing);
    if (!standing || viewer === null) throw new NotHere();
    return { standing, viewer };
  }

  private async changed({ table, chat, gallery, seat }: Change): Promise<void> {
    if (table === null)
      return void (await Promise.all([...this.audiences.values()].map((audience) => audience.changed())));
    const audience = this.audiences.get(table);
    if (!audience) return;
    if (gallery !== undefined) return this.passOn(audience, gallery);
    if (chat === undefined) return audience.changed(seat);
    const line = await lineOf(this.parts, table, chat);
    if (!line) return;
    const text = JSON.stringify({ t: "chat", ...line });
    for (const [visitor, { viewer }] of audience.glances) if (viewer !== null) visitor.sendText(text);
  }

  /** Asked of each anew who he is at the table: it is nothing that a player may hear by mistake. */
  private async passOn(audience: Audience, gallery: number): Promise<void> {
    const { keeper, steward } = this.parts;
    const line = await lineOf(this.parts, audience.table, gallery, "gallery");
    const standing = await keeper.standing(audience.table);
    if (!line || !standing) return;
    const text = JSON.stringify({ t: "gallery", ...line });
    for (const [visitor, glance] of audience.glances) {
      const viewer = steward.viewerOf(visitor.player, standing);
      if (glance.viewer !== null && viewer !== null && hearsGallery(visitor.player, standing, viewer))
        visitor.sendText(text);
    }
  }

  private beat(): void {
    for (const visitor of this.visitors) visitor.beat();
    this.budgets.tidy(performance.now());
  }
}

function shutOut(visitor: Visitor, table: string): void {
  const { message, code } = new NotHere();
  visitor.send({ t: "gone", table, message, code });
}

function answerIn(standing: Standing, viewer: Viewer, question: Question): FromServer {
  const { table, id } = question;
  switch (question.t) {
    case "why":
      return { t: "why", table, id, refusals: refusalsOf(standing, viewer, question.acts) };
    case "reach":
      return { t: "reach", table, id, goals: reachFor(standing, viewer, question.pieces) };
    case "closed":
      return { t: "why", table, id, refusals: [closedFor(standing, viewer, question.pieces, question.to)] };
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
        ...{ t: "error", message: answer.message, code: answer.code, id, table },
      });
  }
}

/** Somebody as he is greeted. */
const shown = ({ id, name, guest, bot }: Player): Person => ({
  id,
  name,
  guest,
  ...(bot === undefined ? {} : { bot }),
});
