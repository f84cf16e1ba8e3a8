/**
 * Fingerprints of positions: fast, spread over 64 bits, the same on every machine.
 * They find accidents, not forgers; where somebody might cheat the journal uses SHA-256.
 */
import type { Json } from "./game.ts";
import { isList } from "./json.ts";

/** Takes in numbers and texts one after the other; two lanes of 32 bits, mixed as in MurmurHash3. */
export class Hasher {
  private a = 0x52_75_62_69;
  private b = 0x63_6f_6e_21;
  private taken = 0;

  /** A whole number of 32 bits takes one round, any other number three. */
  number(n: number): this {
    const whole = n | 0;
    if (whole === n) this.mix(whole);
    else {
      float[0] = n;
      this.mix(FRACTION);
      this.mix(floatBits[0]);
      this.mix(floatBits[1]);
    }
    return this;
  }

  numbers(list: ArrayLike<number>): this {
    const length = list.length;
    this.mix(length);
    for (let i = 0; i < length; i++) this.number(list[i]);
    return this;
  }

  text(text: string): this {
    const length = text.length;
    this.mix(length);
    for (let i = 0; i < length; i++) this.mix(text.charCodeAt(i));
    return this;
  }

  /** The order in which an object's fields were written makes no difference. */
  json(json: Json): this {
    if (json === null) this.mix(NULL);
    else if (typeof json === "number") this.mix(NUMBER).number(json);
    else if (typeof json === "string") this.mix(TEXT).text(json);
    else if (typeof json === "boolean") this.mix(json ? TRUE : FALSE);
    else if (isList(json)) {
      this.mix(LIST).mix(json.length);
      for (const item of json) this.json(item);
    } else {
      const keys = Object.keys(json).sort();
      this.mix(OBJECT).mix(keys.length);
      for (const key of keys) this.text(key).json(json[key]);
    }
    return this;
  }

  /** Sixteen hexadecimal digits. More may be taken in afterwards. */
  digest(): string {
    const a = finish(this.a ^ this.taken);
    const b = finish(this.b ^ Math.imul(this.taken, 0x9e3779b1));
    return hex(finish(a + b)) + hex(finish(b + Math.imul(a, 0x85ebca6b)));
  }

  private mix(word: number): this {
    this.taken++;
    let k = Math.imul(word, 0xcc9e2d51);
    k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
    const a = this.a ^ k;
    this.a = (Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64) | 0;
    let l = Math.imul(word, 0x239b961b);
    l = Math.imul((l << 17) | (l >>> 15), 0xab0e9789);
    const b = this.b ^ l;
    this.b = (Math.imul((b << 11) | (b >>> 21), 9) + 0x561ccd1b) | 0;
    return this;
  }
}

/** Fingerprint of plain data, or of a list of numbers of any kind. */
export function hashOf(value: Json | ArrayLike<number>): string {
  // Typed arrays are lists of numbers that JSON does not know.
  const json = ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>) : (value as Json);
  return new Hasher().json(json).digest();
}

const NULL = 0x6e;
const TRUE = 0x74;
const FALSE = 0x66;
const NUMBER = 0x23;
const TEXT = 0x22;
const LIST = 0x5b;
const OBJECT = 0x7b;
const FRACTION = 0x2e;

const float = new Float64Array(1);
const floatBits = new Int32Array(float.buffer);

/** Every bit of the input reaches every bit of the output. */
export function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
