/** Playing with what lies on the bench: it is kept with the packs of this browser, and a game is begun, or a table opened. */
import { labelOf } from "@rubicon/engine";
import { useState } from "react";
import { useLocation } from "wouter";
import { problemOf } from "../app/loading.ts";
import { to } from "../app/routes.ts";
import { factsOf, type GameFacts, usualScenario } from "../games/index.ts";
import { createLocalGame } from "../local/index.ts";
import { keepPack } from "../packs/kept.ts";
import { packOn } from "./bench.ts";
import { faultsOf } from "./checking.ts";
import { useShop } from "./shop.ts";

export interface PlayingWith {
  readonly scenarios: GameFacts["scenarios"];
  readonly scenario: string;
  choose(scenario: string): void;
  play(): void;
  open(): void;
  /** Why it cannot be played with yet. */
  readonly hindrance: string | null;
}

export function usePlaying(game: string, tell: (news: string) => void): PlayingWith {
  const { bench, faults, nameFault, words, form, rules, standard } = useShop();
  const [, navigate] = useLocation();
  const [scenario, choose] = useState(() => usualScenario(game));
  const hindrance = nameFault !== null ? words.nameFirst : faults.length > 0 ? words.mendFirst : null;

  /** Its id once it is kept; undefined for the components that the game comes with. */
  const keep = async (): Promise<string | undefined> => {
    const pack = packOn(bench);
    if (labelOf(pack).id === labelOf(standard).id) return undefined;
    return (await keepPack(pack)).id;
  };
  const go = async (begin: (pack: string | undefined) => Promise<string> | string): Promise<void> => {
    // The last entry may not have been checked yet.
    const wrong = hindrance !== null || faultsOf(rules, form, standard.components, packOn(bench)).length > 0;
    if (wrong) return tell(hindrance ?? words.mendFirst);
    try {
      navigate(await begin(await keep()));
    } catch (error) {
      tell(problemOf(error).message);
    }
  };
  return {
    ...{ scenarios: factsOf(game)?.scenarios ?? {}, scenario, choose, hindrance },
    play: () => void go(async (pack) => to.local(await createLocalGame({ game, pack, scenario, options: {} }))),
    open: () => void go((pack) => to.newTable(game, { pack, scenario })),
  };
}
