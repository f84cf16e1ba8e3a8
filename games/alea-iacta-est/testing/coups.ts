/** For tests of coups: a side that may play one, leaders with other PCs than those printed, and who bears which marker. */
import { own, type Position, PRETENDER } from "../position.ts";
import { NOBODY, type SideName, sideNamed } from "../sides.ts";
import { goTo, type Layout, lay, piece, region, run } from "./table.ts";

/** C.3 of a side that holds all three coups d'état: 04 without a modifier, 05 with -1, 06 with -2. */
export function plotting(side: SideName, layout: Layout, pcs: Readonly<Record<string, number>> = {}): Position {
  const p = rated(lay({ ...layout, hands: { [side]: ["04", "05", "06"] } }), pcs);
  goTo(p, { step: "embassy", side: sideNamed(side), tried: true });
  run(p);
  return p;
}

/** The same table, on which some leaders have that PC on both faces. */
export function rated(p: Position, pcs: Readonly<Record<string, number>>): Position {
  const pc = [...p.box.pc];
  for (const [name, value] of Object.entries(pcs)) {
    pc[2 * piece(name)] = value;
    pc[2 * piece(name) + 1] = value;
  }
  return { ...p, box: { ...p.box, pc } };
}

/** The same table, on which all units are alike, and all leaders but for those with a TB: else only numbers count. */
export function levelled(p: Position, tbs: Readonly<Record<string, number>> = {}): Position {
  const even = (list: readonly number[], full: number, reduced: number): number[] =>
    list.map((_, i) => (i % 2 === 0 ? full : reduced));
  const { box } = p;
  const units = { sp: even(box.sp, 5, 3), qu: even(box.qu, 3, 3), unitTb: even(box.unitTb, 0, 0) };
  const tb = even(box.tb, 0, 0);
  for (const [name, value] of Object.entries(tbs)) tb.fill(value, 2 * piece(name), 2 * piece(name) + 2);
  return { ...p, box: { ...box, ...units, tb, pc: even(box.pc, 3, 3) } };
}

/** Makes a leader of a table a Pretender to the leadership of the side he does not serve. */
export function proclaim(p: Position, name: string): Position {
  own.title(p)[piece(name)] |= PRETENDER;
  return p;
}

/** Makes him the Triumvir of a region, which nobody controls then. */
export function settleTriumvir(p: Position, name: string, where: string): Position {
  own.triumvir(p)[region(where)] = piece(name);
  own.control(p)[region(where)] = NOBODY;
  return p;
}
