/** The bots of the server: which of them may be asked to play a game there. */
import type { HouseBots } from "@rubicon/server/protocol";
import { useMemo } from "react";
import { useFetched } from "../../app/loading.ts";
import { server } from "../../app/server.ts";
import { type Level, levelNamed } from "../levels.ts";

/** The weakest first. None for a game about which they have no thoughts: they would play it one act at a time. */
export const levelsFor = ({ bots, games }: HouseBots, game: string): readonly Level[] =>
  games.includes(game) ? bots.flatMap(({ level }) => levelNamed(level) ?? []) : [];

const NOBODY: readonly Level[] = [];

/** Nobody until the server has said so. */
export function useHouse(game: string): readonly Level[] {
  const { value } = useFetched("bots", () => server().houseBots());
  return useMemo(() => (value === undefined ? NOBODY : levelsFor(value, game)), [value, game]);
}
