/** Those who play at a gentle pace while somebody else attacks: how long their acts take says whether he hurts them. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { bundleScript } from "../crash/process.ts";
import type { Field } from "./attack.ts";

export type ToBystanders = "begin" | "end";

export type FromBystanders =
  | { readonly t: "seated" }
  | { readonly t: "times"; readonly times: readonly number[] }
  | { readonly t: "failed"; readonly message: string };

/** Milliseconds from sending an act to the opponent having it. */
export interface Pace {
  readonly acts: number;
  readonly p50: number;
  readonly p99: number;
}

/** Milliseconds between two acts at a table. */
const INTERVAL = 120;

export class Bystanders {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  /** Seats them at so many tables of a server. */
  static async at(field: Field, url: string, tables: number): Promise<Bystanders> {
    const { script, remove } = await bundleScript("siege", "bystand");
    field.after(remove);
    const child = fork(script, [url, String(tables), String(INTERVAL)], { execArgv: [], env: {} });
    field.after(async () => {
      const gone = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGKILL")) await gone;
    });
    const bystanders = new Bystanders(child);
    await bystanders.hears("seated");
    return bystanders;
  }

  /** How fast they play while something goes on. */
  async during(deed: () => Promise<unknown>): Promise<Pace> {
    this.say("begin");
    await deed();
    const answer = this.hears("times");
    this.say("end");
    return paceOf((await answer).times);
  }

  private say(message: ToBystanders): void {
    this.child.send(message);
  }

  private hears<T extends FromBystanders["t"]>(t: T): Promise<Extract<FromBystanders, { t: T }>> {
    return new Promise((heard, broken) => {
      const hear = (message: FromBystanders): void => {
        if (message.t === "failed") done(() => broken(new Error(`A bystander failed: ${message.message}`)));
        else if (isOf(message, t)) done(() => heard(message));
      };
      const ended = (): void => done(() => broken(new Error("The bystanders are gone.")));
      const done = (settle: () => void): void => {
        this.child.off("message", hear);
        this.child.off("exit", ended);
        settle();
      };
      this.child.on("message", hear);
      this.child.once("exit", ended);
    });
  }
}

const isOf = <T extends FromBystanders["t"]>(
  message: FromBystanders,
  t: T,
): message is Extract<FromBystanders, { t: T }> => message.t === t;

export function paceOf(times: readonly number[]): Pace {
  const sorted = [...times].sort((a, b) => a - b);
  const under = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { acts: sorted.length, p50: under(0.5), p99: under(0.99) };
}
