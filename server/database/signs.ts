/**
 * Signs in a folder that say who has it open, for those who share nothing else: containers on one machine.
 *
 * Whoever comes puts up a sign of his own first, and looks for the signs of others only then: of two who come at the
 * same time at least one sees the other, and goes. Who stays renews his sign every second. A sign whose process is
 * known to be gone is taken down at once. Of one from another container nobody can know that; it is taken down after
 * it was not renewed for many times as long.
 *
 * Whoever stood still that long, because his machine slept, finds his sign gone, and must not write any more.
 */
import { createHash, randomBytes, randomInt } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  futimesSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from "node:fs";
import { hostname, platform } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeFolders } from "./folders.ts";

export interface SignSettings {
  /** Called when somebody else has the folder now. Whoever held it must stop at once, and write nothing more. */
  lost(): void;
  /** Called when it takes a while to find out whether somebody has the folder. */
  waiting?(): void;
  /** Milliseconds without a renewal after which a sign counts for nothing. */
  readonly silence?: number;
}

/** Milliseconds between renewals, and between looks whether one's own sign still stands. */
const BEAT = 1_000;
const LOOK = 500;
/** Ten renewals missed. */
const SILENCE = 10_000;
/** Milliseconds between two looks at the sign of somebody else. */
const WATCH = 200;
/** How often to come again where others come at the same time, and milliseconds before, at most. */
const TRIES = 20;
const AGAIN = 1_000;

/** The folder in which the signs stand. */
const SIGNS = "lock";
/** A second file beside the sign of somebody who has found nobody else, and stays. */
const STAYS = ".stays";

/**
 * All that there is to know stands in the name of the file, which is therefore there whole or not at all, also where
 * the disk is full: the world that numbers of processes belong to, the process, when it began (since numbers are given
 * to others later), and something that nobody else has.
 */
const NAME = /^([0-9a-f]{24})-(\d+)-(\w+)-[0-9a-f]{16}$/;

/** `identity` tells a folder from its copies. Null: somebody else is there. */
export async function putUpSign(folder: string, identity: string, settings: SignSettings): Promise<Sign | null> {
  const place = join(folder, SIGNS);
  makeFolders(place, 0o700);
  const watch = new Watch(place, worldOf(identity), settings);
  for (let tries = 1; ; tries++) {
    const sign = new Sign(place, worldOf(identity), settings.lost);
    try {
      const found = await watch.lookBeside(sign.name);
      if (found === "nobody") {
        sign.stay();
        return sign;
      }
      sign.takeDown();
      if (found === "one who stays" || tries === TRIES) return null;
    } catch (error) {
      sign.takeDown();
      throw error;
    }
    // Never at the same moment as the other.
    await pause(randomInt(AGAIN));
  }
}

/** A sign of one's own, renewed for as long as it stands. */
export class Sign {
  readonly name: string;
  private readonly path: string;
  private readonly lost: () => void;
  private readonly file: number;
  private readonly ino: number;
  private readonly beating: NodeJS.Timeout;
  private checked = { clock: Number.NEGATIVE_INFINITY, date: 0 };
  private down = false;

  constructor(place: string, world: string, lost: () => void) {
    const began = beginningOf(process.pid) ?? UNKNOWN;
    this.name = `${world}-${process.pid}-${began}-${randomBytes(8).toString("hex")}`;
    this.path = join(place, this.name);
    this.lost = lost;
    this.file = openSync(this.path, "wx", 0o600);
    this.ino = fstatSync(this.file).ino;
    this.beating = setInterval(() => this.renew(), BEAT);
    this.beating.unref();
  }

  stay(): void {
    closeSync(openSync(`${this.path}${STAYS}`, "wx", 0o600));
  }

  /** Says that it is lost, if it is. Costs next to nothing: to be called before every write. */
  check(): void {
    // Two clocks: one stands still while the machine sleeps, and the other may be put back.
    const { clock, date } = this.checked;
    if (performance.now() - clock > LOOK || Math.abs(Date.now() - date) > LOOK) this.renew();
  }

  takeDown(): void {
    if (this.down) return;
    this.forget();
    removeSign(this.path);
  }

  private renew(): void {
    if (this.down) return;
    if (statSync(this.path, { throwIfNoEntry: false })?.ino !== this.ino) {
      this.forget();
      this.lost();
      return;
    }
    const now = new Date();
    futimesSync(this.file, now, now);
    this.checked = { clock: performance.now(), date: now.getTime() };
  }

  private forget(): void {
    this.down = true;
    clearInterval(this.beating);
    closeSync(this.file);
  }
}

function removeSign(path: string): void {
  rmSync(path, { force: true });
  rmSync(`${path}${STAYS}`, { force: true });
}

/** Looks at the signs of others, and takes down those that mean nothing any more. */
class Watch {
  private readonly place: string;
  private readonly world: string;
  private readonly silence: number;
  private readonly waiting: () => void;
  private waited = false;
  /** When a sign was last seen renewed, by our own clock: nobody else's is believed. */
  private readonly seen = new Map<string, { readonly renewed: number; readonly at: number }>();

  constructor(place: string, world: string, { silence = SILENCE, waiting = () => {} }: SignSettings) {
    this.place = place;
    this.world = world;
    this.silence = silence;
    this.waiting = waiting;
  }

  async lookBeside(own: string): Promise<"nobody" | "one who comes" | "one who stays"> {
    const others = readdirSync(this.place).filter((name) => name !== own && NAME.test(name));
    const lives = await Promise.all(others.map((name) => this.lives(name)));
    const living = others.filter((_, i) => lives[i]);
    for (const [i, name] of others.entries()) if (!lives[i]) removeSign(join(this.place, name));
    if (living.length === 0) return "nobody";
    return living.some((name) => existsSync(join(this.place, `${name}${STAYS}`))) ? "one who stays" : "one who comes";
  }

  private async lives(name: string): Promise<boolean> {
    const known = this.livesByName(name);
    if (known !== null) return known;
    for (;;) {
      const renewed = statSync(join(this.place, name), { throwIfNoEntry: false })?.mtimeMs;
      if (renewed === undefined) return false;
      const last = this.seen.get(name);
      const now = performance.now();
      if (last === undefined) this.seen.set(name, { renewed, at: now });
      else if (last.renewed !== renewed) return true;
      else if (now - last.at > this.silence) return false;
      else if (now - last.at > 2 * BEAT) this.sayThatItTakesTime();
      await pause(WATCH);
    }
  }

  private sayThatItTakesTime(): void {
    if (!this.waited) this.waiting();
    this.waited = true;
  }

  /** Null: its process is not one that can be seen from here. */
  private livesByName(name: string): boolean | null {
    const [, world, pid, began] = NAME.exec(name) ?? [];
    if (world !== this.world) return null;
    if (isGone(Number(pid))) return false;
    const found = beginningOf(Number(pid));
    return found === null || began === UNKNOWN ? null : found === began;
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

const UNKNOWN = "unknown";

/** When a process began, as its machine counts; "gone" for one that has ended and only waits to be noticed; null where that cannot be seen. */
function beginningOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Behind its name, which may hold anything: its state, and eighteen numbers later when it began.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? "gone" : fields[19];
  } catch {
    return null;
  }
}

/**
 * Within which the number of a process says which it is: this start of this machine, whatever numbers its processes
 * (containers have numbers of their own), and the very folder, since a copy of it has the signs as well.
 */
const worldOf = (folder: string): string =>
  createHash("sha256").update(`${machineHere()} ${folder}`).digest("hex").slice(0, 24);

function machineHere(): string {
  if (platform() !== "linux") return hostname();
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return NOWHERE;
  }
}

/** Where a machine does not tell: a name that no other process has. */
const NOWHERE = randomBytes(12).toString("hex");
