/** Carrying out what is meant as a whole: one act after the other, each of them legal when its turn comes. */
import type { Seat } from "@rubicon/engine";
import { actsSoFar } from "../table/counting.ts";
import type { ActResult, TableSource, TableState, WrittenAct } from "../table/source.ts";

export type Carried =
  | { readonly is: "whole" }
  /** The table had become another than was foreseen: somebody else is asked, or something else. */
  | { readonly is: "halted" }
  /** An act did not go through. */
  | { readonly is: "failed"; readonly result: Exclude<ActResult, { is: "done" }> };

export const isSameAct = (a: WrittenAct, b: WrittenAct): boolean => {
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => a[field] === b[field]);
};

const isAllowed = (state: TableState | null, seat: Seat, act: WrittenAct): boolean =>
  state !== null && state.toMove === seat && state.legal.some((legal) => isSameAct(legal, act));

export async function carryOut(
  source: Pick<TableSource, "state" | "act">,
  seat: Seat,
  acts: readonly WrittenAct[],
): Promise<Carried> {
  const { state } = source;
  for (const act of acts) {
    if (!isAllowed(state.now, seat, act)) return { is: "halted" };
    const before = state.now && actsSoFar(state.now);
    const result = await source.act(act);
    if (result.is !== "done") return { is: "failed", result };
    // It is kept, and will be sent when there is a line again: the rest is for whoever sees what came of it.
    if ((state.now && actsSoFar(state.now)) === before) return { is: "halted" };
  }
  return { is: "whole" };
}
