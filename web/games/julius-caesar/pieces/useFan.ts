/** The stack that is fanned out because somebody looks at it. While something is picked no other is: it would be in the way. */
import type { Seen } from "@rubicon/julius-caesar/components";
import { useEffect, useRef, useState } from "react";
import { useTimer } from "../../../hands/timer.ts";

const FAN_AFTER = 260;
const FAN_CLOSES_AFTER = 280;

export interface Fan {
  readonly place: string | null;
  over(place: string | null): void;
  clicked(place: string | null): void;
}

export function useFan(seen: Seen, picking: boolean): Fan {
  const [place, setPlace] = useState<string | null>(null);
  const timer = useTimer();
  const hovered = useRef<string | null>(null);
  const holds = (at: string | null): boolean => seen.places.some((each) => each.place === at && each.blocks.length > 1);

  // What was kept open for what was picked closes with it, unless somebody looks at it still.
  useEffect(() => {
    if (!picking && hovered.current !== place) timer.after(FAN_CLOSES_AFTER, () => setPlace(null));
  }, [picking, place, timer]);

  return {
    place,
    over(at) {
      hovered.current = at;
      if (picking || at === place) return timer.stop();
      if (at !== null && holds(at)) timer.after(FAN_AFTER, () => setPlace(at));
      else timer.after(FAN_CLOSES_AFTER, () => setPlace(null));
    },
    clicked(at) {
      timer.stop();
      hovered.current = at;
      setPlace(at !== null && holds(at) ? at : null);
    },
  };
}
