/** SIGINT and SIGTERM: the first asks the server to finish and stop, the second stops it at once. */

export interface Signals {
  on(signal: "SIGINT" | "SIGTERM", listener: () => void): unknown;
  off(signal: "SIGINT" | "SIGTERM", listener: () => void): unknown;
  exit(code: number): void;
}

/** How long finishing may take. Behind this, whoever watches over the server would kill it anyway. */
const PATIENCE = 30_000;
const CUT_SHORT = 1;
/** Milliseconds that a process with nothing left to do may take to end by itself. */
const FORGOTTEN = 1_000;

/** Waits for the first signal, then for `finish`. */
export async function untilStopped(
  signals: Signals,
  stopping: () => void,
  finish: () => Promise<void>,
  patience = PATIENCE,
): Promise<void> {
  await new Promise<void>((asked) => {
    const first = (): void => {
      for (const signal of SIGNALS) {
        signals.off(signal, first);
        signals.on(signal, () => signals.exit(CUT_SHORT));
      }
      asked();
    };
    for (const signal of SIGNALS) signals.on(signal, first);
  });
  stopping();
  const impatience = setTimeout(() => signals.exit(CUT_SHORT), patience);
  await finish();
  clearTimeout(impatience);
  // All is done. Should anything be forgotten that keeps a process alive, it does not.
  setTimeout(() => signals.exit(0), FORGOTTEN).unref();
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
