/** A wish that waits a moment, and is forgotten when another comes or when what it was for goes away. */
import { useEffect, useMemo } from "react";

export interface Timer {
  /** Forgets what waits, and waits for this. */
  after(milliseconds: number, wish: () => void): void;
  stop(): void;
}

export function useTimer(): Timer {
  const timer = useMemo(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const stop = (): void => {
      if (waiting !== null) clearTimeout(waiting);
      waiting = null;
    };
    const after = (milliseconds: number, wish: () => void): void => {
      stop();
      waiting = setTimeout(wish, milliseconds);
    };
    return { after, stop };
  }, []);
  useEffect(() => timer.stop, [timer]);
  return timer;
}
