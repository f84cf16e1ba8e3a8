/** What the components of a game are called, where they are not the ones that it comes with; null where they are. */
import type { Game } from "@rubicon/engine";
import { useEffect, useState } from "react";
import { isStandard } from "../games/index.ts";

export function useUnusualPack({ id, pack }: Game): string | null {
  const [unusual, setUnusual] = useState(false);
  useEffect(() => {
    let left = false;
    void isStandard(id, pack.id).then((standard) => left || setUnusual(!standard));
    return () => {
      left = true;
    };
  }, [id, pack.id]);
  return unusual ? pack.name : null;
}
