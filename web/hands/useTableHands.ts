/** Whole gestures as every part of a table is given them. */
import { useMemo } from "react";
import { type GameFace, NO_HANDS, type TableHands, type Thing, thing } from "../games/face.ts";
import type { TableState, WrittenReach } from "../table/source.ts";
import type { Play } from "../table/usePlay.ts";

/** `pointed` is the thing under the pointer, `way` one that is pointed at in a menu. */
export function useTableHands(
  face: GameFace,
  play: Play,
  { sight }: Pick<TableState, "sight">,
  isPresent: boolean,
  pointed: Thing | null,
  way: WrittenReach | null,
): TableHands {
  const { groups, held, reach, take, drop } = play;
  const busy = isPresent && play.gesture !== null && play.gesture.to === null;
  const places = face.game.gestures?.places ?? "";

  const goals = useMemo(() => {
    const most = new Map<Thing, number>();
    for (const { to, count } of reach ?? []) {
      const goal = thing(places, to);
      most.set(goal, Math.max(count, most.get(goal) ?? 0));
    }
    return most;
  }, [reach, places]);

  const aim = way === null && pointed !== null && goals.has(pointed) ? pointed : null;
  const from = held.length === 0 ? null : (face.hands?.placeOf(held[0], sight) ?? null);
  const reached = useMemo<TableHands["reach"]>(() => {
    if (from === null) return NO_HANDS.reach;
    return (reach ?? []).map(({ to, way: through, count, forecasts = [] }) => ({
      ...{ to: thing(places, to), count, forecasts },
      way: [from, ...through.map((name) => thing(places, name))],
    }));
  }, [from, reach, places]);
  const ways = useMemo(() => {
    if (from === null) return NO_HANDS.ways;
    const meant = way !== null ? [way] : (reach?.filter(({ to }) => thing(places, to) === aim) ?? []);
    return meant
      .flatMap((each) => face.hands?.ways?.(each.intent) ?? [each.way])
      .map((through) => [from, ...through.map((name) => thing(places, name))]);
  }, [face, from, reach, places, aim, way]);

  return useMemo<TableHands>(
    () => ({ groups, held, goals, reach: reached, ways, busy, take, drop }),
    [groups, held, goals, reached, ways, busy, take, drop],
  );
}
