/** A callback that stays the same while what it does follows the last rendering: what it is handed to is not drawn anew. */
import { useCallback, useInsertionEffect, useRef } from "react";

export function useLatest<A extends readonly unknown[], R>(deed: (...args: A) => R): (...args: A) => R {
  const latest = useRef(deed);
  useInsertionEffect(() => {
    latest.current = deed;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
