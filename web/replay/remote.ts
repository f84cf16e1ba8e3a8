/** The page's hand on the reel of a replay: where it stands, where the slider wants it, and the address that says so. */
import { EVERYTHING } from "@rubicon/engine";
import { Store } from "../app/store.ts";
import type { Remote } from "../table/source.ts";

/** What the reel shows. */
export interface Showing {
  readonly n: number;
  readonly playing: boolean;
}

export class PageRemote implements Remote {
  readonly from: number;
  readonly at: Store<Showing>;
  private reel: Parameters<Remote["hold"]>[0] = null;

  constructor(from: number) {
    this.from = from;
    this.at = new Store<Showing>({ n: from, playing: false });
  }

  hold(reel: Parameters<Remote["hold"]>[0]): void {
    this.reel = reel;
  }

  shows(n: number, playing: boolean): void {
    const { now } = this.at;
    if (now.n !== n || now.playing !== playing) this.at.set({ n, playing });
  }

  goTo(n: number): void {
    this.reel?.hold(n);
  }
}

/** "Everything" is called otherwise in an address. */
const ALL = "all";

/** What an address says: which moment of the game, and who looks. */
export interface MomentSought {
  readonly n: number;
  readonly as: string | null;
}

export function soughtIn(search: string): MomentSought {
  const params = new URLSearchParams(search);
  const n = Number(params.get("n") ?? "0");
  const as = params.get("as");
  return { n: Number.isSafeInteger(n) && n >= 0 ? n : 0, as: as === ALL ? EVERYTHING : as };
}

/** The address of a moment, without the house before it. */
export function addressOf(path: string, n: number, as: string | null): string {
  const params = new URLSearchParams({ n: String(n) });
  if (as !== null) params.set("as", as === EVERYTHING ? ALL : as);
  return `${path}?${params}`;
}

/** Milliseconds for which a moment must be looked at before the address names it: browsers allow few changes a second. */
const CALM = 300;

/** Lets the address follow, in place: going back leads out of the replay and not through every moment of it. */
export class AddressFollower {
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(path: string, n: number, as: string | null): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => history.replaceState(history.state, "", addressOf(path, n, as)), CALM);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
