/** Something that is loaded when it is needed. */
import { useEffect, useState } from "react";

export interface Loaded<T> {
  /** Null until it is there. */
  readonly value: T | null;
  /** It could not be had: there is no such thing, or no way to fetch it now. */
  readonly failed: boolean;
}

/** What is there is shown at once; while something else comes, what was there before stays. */
export function useLoaded<T>(name: string, ready: T | null, load: () => Promise<T | null>): Loaded<T> {
  const [late, setLate] = useState<Loaded<T>>({ value: ready, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is loaded
  useEffect(() => {
    if (ready !== null) return setLate({ value: ready, failed: false });
    let wanted = true;
    load().then(
      (value) => wanted && setLate({ value, failed: value === null }),
      () => wanted && setLate({ value: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [name, ready]);
  return ready === null ? late : { value: ready, failed: false };
}
