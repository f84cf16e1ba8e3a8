/** The chances of a battle on the page: null until the first battles are fought, and where none can be. */
import type { Json } from "@rubicon/engine";
import { useEffect, useState } from "react";
import type { GameFace } from "../games/face.ts";
import type { Chances } from "./fighting.ts";

export function useChances(oddsOf: GameFace["odds"], battle: Json): Chances | null {
  // While the battle stays the same its figures do, however often it is told of.
  const key = battle === null ? null : JSON.stringify(battle);
  const [found, setFound] = useState<{ readonly key: string; readonly chances: Chances | null } | null>(null);
  useEffect(() => {
    if (key === null || oddsOf === undefined) return;
    let left = false;
    let stop = (): void => {};
    oddsOf().then(
      (odds) => {
        if (!left) stop = odds.ask(JSON.parse(key), (chances) => setFound({ key, chances }));
      },
      // What cannot be fetched now is not to be told.
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [oddsOf, key]);
  return key !== null && found?.key === key ? found.chances : null;
}
