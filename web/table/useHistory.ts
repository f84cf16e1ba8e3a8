/** A game as history, fetched when the board stands. */
import { useEffect, useState } from "react";
import type { FaceHistory, GameFace } from "../games/face.ts";

/** Null as long as it is not here, or where there is none. */
export function useHistory({ history }: GameFace): FaceHistory | null {
  const [told, setTold] = useState<FaceHistory | null>(null);
  useEffect(() => {
    let asked = true;
    // Whoever is offline before it was fetched plays on without it.
    history?.()
      .then((here) => asked && setTold(here))
      .catch(() => {});
    return () => {
      asked = false;
    };
  }, [history]);
  return told;
}
