/**
 * Reads plain data from outside with suspicion: packs, positions, forces of a battle. Whatever is found to be wrong is
 * named with its exact place: `map.zones[12].ports: ...`.
 */
import { BadInput, type Json } from "./game.ts";
import { isList, isObject, quote } from "./json.ts";

/** Something that cannot be used, and where it lies: whoever shows it there needs no place in the sentence. */
export class Misread extends BadInput {
  /** As `Found.at`; empty for the whole. */
  readonly at: string;
  readonly why: string;

  constructor(what: string, at: string, why: string) {
    super(`${at === "" ? what : at}: ${why}`);
    this.at = at;
    this.why = why;
  }
}

/** Something in the data, and where it lies. */
export class Found {
  readonly json: Json | undefined;
  /** Such as `map.zones[12].ports`; empty for the whole. */
  readonly at: string;
  private readonly what: string;

  constructor(json: Json | undefined, what: string, at = "") {
    this.json = json;
    this.what = what;
    this.at = at;
  }

  /** What to throw when it cannot be used: one sentence that begins with the place. */
  wrong(why: string): Misread {
    return new Misread(this.what, this.at, why);
  }

  get missing(): boolean {
    return this.json === undefined;
  }

  get(field: string): Found {
    const fields = this.fields();
    const at = this.at === "" ? field : `${this.at}.${field}`;
    return new Found(Object.hasOwn(fields, field) ? fields[field] : undefined, this.what, at);
  }

  /** Its fields by name, all of them alike. */
  entries(): [name: string, found: Found][] {
    return Object.keys(this.fields()).map((field) => [field, this.get(field)]);
  }

  /** Refuses fields that nobody will read: they are misspelt more often than not. */
  only(...known: readonly string[]): this {
    const stranger = Object.keys(this.fields()).find((field) => !known.includes(field));
    if (stranger !== undefined)
      throw this.get(stranger).wrong(`there is no such field; the fields are ${known.join(", ")}.`);
    return this;
  }

  items(): Found[] {
    const { json } = this;
    if (!isList(json)) throw this.wrong(`must be a list, not ${this.shown()}.`);
    return json.map((item, i) => new Found(item, this.what, `${this.at}[${i}]`));
  }

  each<T>(read: (found: Found, index: number) => T): T[] {
    return this.items().map(read);
  }

  text(): string {
    if (typeof this.json !== "string" || this.json === "") throw this.wrong(`must be a text, not ${this.shown()}.`);
    return this.json;
  }

  flag(): boolean {
    if (typeof this.json !== "boolean") throw this.wrong(`must be true or false, not ${this.shown()}.`);
    return this.json;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    const { json } = this;
    if (typeof json !== "number" || !Number.isSafeInteger(json) || json < least || json > most)
      throw this.wrong(`must be a whole number from ${least} to ${most}, not ${this.shown()}.`);
    return json;
  }

  /** Any number; coordinates and the like. */
  number(): number {
    if (typeof this.json !== "number" || !Number.isFinite(this.json))
      throw this.wrong(`must be a number, not ${this.shown()}.`);
    return this.json;
  }

  oneOf<const T extends string>(names: readonly T[]): T {
    const name = names.find((each) => each === this.json);
    if (name === undefined) throw this.wrong(`must be one of ${listedShort(names)}, not ${this.shown()}.`);
    return name;
  }

  /** The number of a thing that is written by its name. */
  named<N extends number>(numbers: ReadonlyMap<string, N>, what: string): N {
    const number = typeof this.json === "string" ? numbers.get(this.json) : undefined;
    if (number === undefined) throw this.wrong(`${this.shown()} is no ${what}.`);
    return number;
  }

  /** Null where it is null or not there at all. */
  maybe<T>(read: (found: Found) => T): T | null {
    return this.json === undefined || this.json === null ? null : read(this);
  }

  /** Read by somebody else, whose complaint is to name the place as well. */
  as<T>(read: (json: Json) => T): T {
    if (this.json === undefined) throw this.wrong("is missing.");
    try {
      return read(this.json);
    } catch (error) {
      if (error instanceof BadInput) throw this.wrong(error.message);
      throw error;
    }
  }

  /** What stands there, short enough for a sentence. */
  private shown(): string {
    return this.json === undefined ? "missing" : quote(this.json);
  }

  private fields(): { readonly [field: string]: Json } {
    if (!isObject(this.json)) throw this.wrong(`must be an object, not ${this.shown()}.`);
    return this.json;
  }
}

/** More names than these do not help whoever reads them. */
const NAMED = 12;

const listedShort = (names: readonly string[]): string =>
  names.length <= NAMED ? names.join(", ") : `${names.slice(0, NAMED).join(", ")} and ${names.length - NAMED} more`;
