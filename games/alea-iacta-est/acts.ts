/** Everything a player can do, one click each: an act names what is pointed at, and the frame on top knows the rest. */
import { type ActsOf, act0, act1, actBook, domain, listed } from "@rubicon/engine";
import type { Board, Zone } from "./board.ts";
import type { People, Peoples } from "./peoples.ts";
import type { Piece, Pieces } from "./pieces.ts";
import type { Counter, Counters } from "./stratagems.ts";

type Named = Pick<Board & Pieces & Peoples & Counters, "zoneIds" | "pieceIds" | "peopleIds" | "counterIds">;

export function makeActs(box: Named) {
  const piece = domain<Piece>("piece", listed(box.pieceIds));
  const zone = domain<Zone>("zone", listed(box.zoneIds));
  const people = domain<People>("people", listed(box.peopleIds));
  const counter = domain<Counter>("counter", listed(box.counterIds));
  return {
    // Whatever is placed: deployment, entries, recruits, Peoples, winter quarters (3.3, 4.2, 9)
    station: act1("station", ["zone", zone]),
    deployed: act0("deployed"),

    // Geostrategy (2.C)
    parley: act1("parley", ["people", people]),

    // Administration (2.D)
    ail: act1("ail", ["leader", piece]),
    forsake: act1("forsake", ["unit", piece]),
    second: act1("second", ["leader", piece]),
    succeed: act1("succeed", ["leader", piece]),
    disband: act1("disband", ["unit", piece]),

    // Movement (3.4, 4.3, 7)
    take: act1("take", ["piece", piece]),
    all: act0("all"),
    add: act1("add", ["piece", piece]),
    step: act1("step", ["to", zone]),
    drop: act1("drop", ["piece", piece]),
    halt: act0("halt"),
    endMoves: act0("end-moves"),

    // Evasion (8.2)
    afloat: act1("afloat", ["leader", piece]),
    evade: act1("evade", ["leader", piece]),
    bring: act1("bring", ["piece", piece]),
    slip: act1("slip", ["to", zone]),
    stand: act0("stand"),
    escape: act1("escape", ["to", zone]),

    // Battles (8.1, 8.4)
    fight: act1("fight", ["zone", zone]),
    lose: act1("lose", ["unit", piece]),
    retreat: act1("retreat", ["to", zone]),
    embark: act1("embark", ["piece", piece]),
    drown: act1("drown", ["unit", piece]),

    // Winter (9)
    send: act1("send", ["unit", piece]),
    recruit: act1("recruit", ["unit", piece]),
    return: act1("return", ["counter", counter]),

    // Enough, no, the rest by itself
    rest: act0("rest"),
    done: act0("done"),
    decline: act0("decline"),
  };
}

export type Acts = ReturnType<typeof makeActs>;
export type Act = ActsOf<Acts[keyof Acts][]>;

/** All of them bound into a book, which reads, writes and numbers them. */
export const bookOf = (acts: Acts) => actBook(Object.values(acts));
