/** Something fetched for a page: on its way, here, or not to be had. */
import { ClientError } from "@rubicon/client";
import { useCallback, useEffect, useRef, useState } from "react";

export interface Fetched<T> {
  /** The last that came; undefined before the first. */
  readonly value: T | undefined;
  /** Why it could not be had the last time; null when it could. */
  readonly problem: Problem | null;
  again(): void;
}

export interface Problem {
  /** Of the server's answer; null when there was none. */
  readonly status: number | null;
  /** In the server's own words. */
  readonly message: string;
}

export const problemOf = (error: unknown): Problem => ({
  status: error instanceof ClientError ? error.status : null,
  message: error instanceof Error ? error.message : String(error),
});

/** Fetches anew whenever `key` changes and, while the window is looked at, every so many milliseconds. */
export function useFetched<T>(key: string, fetchIt: () => Promise<T>, every = 0): Fetched<T> {
  const [state, setState] = useState<{ key: string; value: T | undefined; problem: Problem | null }>({
    key,
    value: undefined,
    problem: null,
  });
  const latest = useRef(fetchIt);
  latest.current = fetchIt;
  const wanted = useRef(key);
  wanted.current = key;

  const again = useCallback(() => {
    const asked = wanted.current;
    latest.current().then(
      // What was asked for something else comes too late.
      (value) => asked === wanted.current && setState({ key: asked, value, problem: null }),
      (error) =>
        asked === wanted.current &&
        setState((before) => ({
          key: asked,
          value: before.key === asked ? before.value : undefined,
          problem: problemOf(error),
        })),
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another thing that is fetched
  useEffect(() => {
    again();
    if (every === 0) return;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, every);
    return () => clearInterval(timer);
  }, [key, every, again]);

  const current = state.key === key;
  return { value: current ? state.value : undefined, problem: current ? state.problem : null, again };
}
