/** The bots of a table at one screen, fetched when the first of them sits down. Null as long as there is none. */
import type { Game } from "@rubicon/engine";
import { useEffect, useState } from "react";
import { settings } from "../app/settings.ts";
import { useStore } from "../app/store.ts";
import type { LocalSource } from "../table/local.ts";
import type { BotsAtTable, Onlooker } from "./at-table.ts";

const onlooker: Onlooker = {
  pace: () => settings.now.pace,
  looks: () => !document.hidden,
  onReturn(listener) {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

export function useBots(source: LocalSource, game: Game): BotsAtTable | null {
  const bots = useStore(source.bots);
  const wanted = Object.keys(bots).length > 0;
  const [sitting, setSitting] = useState<BotsAtTable | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let made: BotsAtTable | null = null;
    Promise.all([import("./at-table.ts"), import("./late.ts")]).then(
      async ([{ BotsAtTable }, { thinkersOf }]) => {
        if (left) return;
        // Whoever thinks is fetched when he is first asked, so that what goes wrong is told in one place.
        made = new BotsAtTable(source, { ask: async (wish) => (await thinkersOf(game)).ask(wish) }, onlooker);
        setSitting(made);
      },
      // Without them the table stands as it is; whoever opens it again has it tried again.
      () => {},
    );
    return () => {
      left = true;
      made?.close();
      setSitting(null);
    };
  }, [source, game, wanted]);
  return sitting;
}
