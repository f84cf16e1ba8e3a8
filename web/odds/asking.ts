/** Asks for the chances of a battle: of a worker beside the page or, where none can be had, of idle moments of the page itself. */
import type { Game, Json, Pack } from "@rubicon/engine";
import { BATTLES, type Chances, fight, SLICE, together } from "./fighting.ts";
import type { OddsAnswer, OddsAsked } from "./worker.ts";

/** What is needed of a worker. */
export interface OddsWorker {
  postMessage(asked: OddsAsked): void;
  addEventListener(on: "message", listener: (event: { readonly data: OddsAnswer }) => void): void;
  addEventListener(on: "error", listener: () => void): void;
}

type OnChances = (chances: Chances | null) => void;

interface Wish {
  readonly battle: Json;
  readonly tell: OnChances;
  stop: () => void;
}

export class Odds {
  private readonly game: Game;
  private readonly pack: Pack;
  private readonly start: () => OddsWorker;
  /** Null where none can be had. */
  private worker: OddsWorker | null | undefined;
  private readonly wishes = new Map<number, Wish>();
  private last = 0;

  constructor(game: Game, pack: Pack, start: () => OddsWorker) {
    this.game = game;
    this.pack = pack;
    this.start = start;
  }

  /** Tells of them again and again, as more battles are fought. Returns how to stop. */
  ask(battle: Json, tell: OnChances): () => void {
    const id = ++this.last;
    this.wishes.set(id, { battle, tell, stop: () => {} });
    this.grant(id);
    return () => {
      this.wishes.get(id)?.stop();
      this.wishes.delete(id);
    };
  }

  private grant(id: number): void {
    const wish = this.wishes.get(id);
    if (wish === undefined) return;
    const worker = this.working();
    if (worker === null) {
      wish.stop = fightWhenIdle(this.game, wish.battle, wish.tell);
      return;
    }
    wish.stop = () => worker.postMessage({ id, stop: true });
    worker.postMessage({ id, pack: this.pack, battle: wish.battle });
  }

  private working(): OddsWorker | null {
    if (this.worker !== undefined) return this.worker;
    try {
      const worker = this.start();
      worker.addEventListener("message", ({ data: { id, chances } }) => this.wishes.get(id)?.tell(chances));
      // Some browsers start none, or cannot fetch its parts: what was asked of it is done here.
      worker.addEventListener("error", () => this.doWithout());
      this.worker = worker;
    } catch {
      this.worker = null;
    }
    return this.worker;
  }

  private doWithout(): void {
    this.worker = null;
    for (const id of this.wishes.keys()) this.grant(id);
  }
}

/** Calls back when the page has nothing better to do. Returns how to stop. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(then, { timeout: 500 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(then, 16);
  return () => clearTimeout(asked);
}

function fightWhenIdle(game: Game, battle: Json, tell: OnChances): () => void {
  let stop = (): void => {};
  const go = (sofar: Chances | null): void => {
    const more = fight(game, battle, sofar?.tried ?? 0, SLICE);
    const chances = more && (sofar === null ? more : together(sofar, more));
    tell(chances);
    if (chances !== null && chances.tried < BATTLES) stop = whenIdle(() => go(chances));
  };
  stop = whenIdle(() => go(null));
  return () => stop();
}
