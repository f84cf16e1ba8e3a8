/** Dice come from outside: from a list in a test, a fast generator in a search, a committed seed at a table. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { BadInput } from "./game.ts";
import { finish } from "./hash.ts";

export interface Dice {
  /** A whole number from 1 to `sides`. Shuffling and drawing use it too. */
  roll(sides: number): number;
}

/** Dice whose future can be tried more than once. */
export interface CopyableDice extends Dice {
  /** Dice that will fall as these will. */
  copy(): CopyableDice;
}

/**
 * Fast dice for searching, testing and games among friends: the generator sfc32 (Chris Doty-Humphrey).
 * A journal names its dice by their seed, so the same seed must give the same dice for ever.
 */
export class SeededDice implements CopyableDice {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.counter = counter | 0;
  }

  /** Takes the high end of a product, which is exact and even enough up to two million sides. */
  roll(sides: number): number {
    return 1 + Math.floor(this.bits() * sides * 2 ** -32);
  }

  copy(): SeededDice {
    return new SeededDice(this.a, this.b, this.c, this.counter);
  }

  /** Lets some fall unseen. Each die takes one number of the generator, however many sides it has. */
  skip(count: number): this {
    for (let i = 0; i < count; i++) this.bits();
    return this;
  }

  private bits(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

export function seededDice(seed: string | number): SeededDice {
  const text = String(seed);
  const lanes = [0x9e3779b9, 0x243f6a88, 0xb7e15162];
  for (let i = 0; i < text.length; i++)
    for (let lane = 0; lane < lanes.length; lane++)
      lanes[lane] = finish(Math.imul(lanes[lane] + lane, 0x01000193) ^ text.charCodeAt(i));
  // The first numbers of sfc32 still resemble its seed.
  return new SeededDice(lanes[0], lanes[1], lanes[2], 1).skip(12);
}

/** Dice that fall as written down. */
export class ListDice implements CopyableDice {
  private readonly faces: readonly number[];
  private thrown = 0;

  constructor(faces: readonly number[]) {
    this.faces = faces;
  }

  /** How many are still to fall. */
  get left(): number {
    return this.faces.length - this.thrown;
  }

  copy(): ListDice {
    return new ListDice(this.faces.slice(this.thrown));
  }

  roll(sides: number): number {
    if (this.left === 0) throw new BadInput(`Only ${this.faces.length} dice were written down and one more is needed.`);
    const face = this.faces[this.thrown++];
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new BadInput(`A die of ${sides} sides cannot show ${face}.`);
    return face;
  }
}

export function listDice(faces: readonly number[]): ListDice {
  return new ListDice(faces);
}

/** Writes down what falls. */
export function recording(dice: Dice): { readonly dice: Dice; taken(): readonly number[] } {
  const faces: number[] = [];
  const recorder: Dice = {
    roll(sides) {
      const face = dice.roll(sides);
      faces.push(face);
      return face;
    },
  };
  return { dice: recorder, taken: () => faces };
}

export interface Committed {
  readonly seed: string;
  readonly table: string;
  /** How many dice fell before: die 0 is the first. */
  readonly from?: number;
}

/**
 * Dice that can be checked afterwards. Die number k comes from HMAC-SHA256 with the seed as key over the
 * text "table:k". The 32 bytes are eight numbers, high byte first; the first below the greatest multiple
 * of `sides` gives the die, so that every face is equally likely. Should none of the eight do, the next
 * eight come from the text "table:k:1", and so on.
 */
export class CommittedDice implements Dice {
  private readonly key: Uint8Array;
  private readonly table: string;
  private thrown: number;

  constructor({ seed, table, from = 0 }: Committed) {
    this.key = utf8ToBytes(seed);
    this.table = table;
    this.thrown = from;
  }

  /** The number of the die that falls next. */
  get next(): number {
    return this.thrown;
  }

  roll(sides: number): number {
    const die = this.thrown++;
    const fair = Math.floor(2 ** 32 / sides) * sides;
    for (let again = 0; ; again++) {
      const text = again === 0 ? `${this.table}:${die}` : `${this.table}:${die}:${again}`;
      const bytes = hmac(sha256, this.key, utf8ToBytes(text));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < 32; at += 4) {
        const number = view.getUint32(at);
        if (number < fair) return 1 + (number % sides);
      }
    }
  }
}

export function committedDice(committed: Committed): CommittedDice {
  return new CommittedDice(committed);
}

/** What is shown of a secret seed when the table opens: its SHA-256, in hexadecimal digits. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** Anything with places that can be exchanged: a list, a typed array. */
interface Row<T> {
  [index: number]: T;
  readonly length: number;
}

/** Brings the first `count` places, or all, into random order. */
export function shuffle<T>(row: Row<T>, dice: Dice, count = row.length): void {
  for (let last = count - 1; last > 0; last--) {
    const other = dice.roll(last + 1) - 1;
    const item = row[last];
    row[last] = row[other];
    row[other] = item;
  }
}

/** Takes one out at random; the last takes its place. The list must not be empty. */
export function draw<T>(list: T[], dice: Dice): T {
  const at = dice.roll(list.length) - 1;
  const drawn = list[at];
  list[at] = list[list.length - 1];
  list.length--;
  return drawn;
}

/** One of a list, at random. The list must not be empty. */
export function pick<T>(list: ArrayLike<T>, dice: Dice): T {
  return list[dice.roll(list.length) - 1];
}
