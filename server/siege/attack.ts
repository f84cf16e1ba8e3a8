/** What an attack is: one way to hurt a server, tried on a real one, and what came of it. */
import type { ServerProcess, Settings } from "../crash/process.ts";

export interface Attack {
  /** In words that go together in a list: "ping frames without end". */
  readonly name: string;
  /** Where it makes sense on one kind of database alone. */
  readonly only?: Kind;
  /** Whether it is judged by how long others have to wait: nothing else is tried meanwhile. */
  readonly timed?: true;
  run(field: Field): Promise<Outcome>;
}

export type Kind = "embedded" | "postgres";

export interface Outcome {
  /** How often it was tried: frames, kills, messages. */
  readonly tried: number;
  readonly held: boolean;
  /** What was measured, in one short sentence with its number; where it did not hold, what went wrong. */
  readonly figure: string;
}

/** Where an attack is carried out. Whatever it is lent here is taken back afterwards. */
export interface Field {
  readonly kind: Kind;
  /** The number to try: few where many attacks are tried one after the other, many in a long siege. */
  many(few: number, lots: number): number;
  /** Where a server keeps its things: a new folder with a database in which nothing is, or a new one on PostgreSQL. */
  place(): Promise<Place>;
  /**
   * A server of its own process, on a new place if none is given, and on a free port if PORT says no other. `through`
   * is a command that starts it.
   */
  launch(settings?: Settings, place?: Place, through?: readonly string[]): Promise<ServerProcess>;
  /** The same, which listens. */
  server(settings?: Settings, place?: Place): Promise<ServerProcess>;
  /** Called when the attack is over, whatever came of it, the last one first. */
  after(undo: () => void | Promise<void>): void;
}

export interface Place {
  readonly folder: string;
  /** What a server is told of it. */
  readonly settings: Settings;
}
