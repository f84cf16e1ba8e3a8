/** Everything a player can do, one click each: an act names what is pointed at, and the frame on top knows the rest. */
import { type ActsOf, act0, act1, act2, actBook, domain, listed, type Nth } from "@rubicon/engine";
import type { Board, Front, Zone } from "./board.ts";
import type { People, Peoples } from "./peoples.ts";
import type { Piece, Pieces } from "./pieces.ts";
import { type Stratagem, TITLES } from "./stratagems.ts";

type Named = Pick<Board & Pieces & Peoples, "zones" | "zoneIds" | "frontIds" | "pieceIds" | "peopleIds">;

/** What a die shows. */
export type Pips = Nth<"pips">;
const PIPS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

export function makeActs(box: Named) {
  const piece = domain<Piece>("piece", listed(box.pieceIds));
  const zone = domain<Zone>("zone", listed(box.zoneIds).slice(0, box.zones.length));
  const people = domain<People>("people", listed(box.peopleIds));
  const front = domain<Front>("front", listed(box.frontIds));
  const stratagem = domain<Stratagem>("stratagem", TITLES);
  const pips = domain<Pips>("pips", PIPS);
  return {
    // Whatever is placed: entries, reinforcements, Peoples, winter (2.C, 9)
    station: act1("station", ["zone", zone]),

    // Geostrategy (2.C, 3.2, 3.4)
    reserve: act1("reserve", ["front", front]),
    /** A vexillation is formed: of which Front; then the legions that give men to it. */
    detach: act1("detach", ["front", front]),
    weaken: act1("weaken", ["unit", piece]),
    dissolve: act1("dissolve", ["unit", piece]),
    restore: act1("restore", ["unit", piece]),

    // Administration (2.D, 3.6)
    ail: act1("ail", ["leader", piece]),
    /** Event 6: who goes to Rome. */
    summon: act1("summon", ["leader", piece]),
    augustus: act1("augustus", ["leader", piece]),
    caesar: act1("caesar", ["leader", piece]),
    guard: act1("guard", ["leader", piece]),
    succeed: act1("succeed", ["leader", piece]),

    // Usurpations (4.5): without a counter, and the Front to which one spreads
    proclaim: act1("proclaim", ["leader", piece]),
    extend: act1("extend", ["front", front]),
    winOver: act0("win-over"),
    /** The yearly attempt on Pertinax. */
    strike: act0("strike"),

    // Movement (3.5, 4.3, 7)
    take: act1("take", ["piece", piece]),
    all: act0("all"),
    add: act1("add", ["piece", piece]),
    step: act1("step", ["to", zone]),
    drop: act1("drop", ["piece", piece]),
    /** Whoever has been picked aboard goes ashore. */
    land: act1("land", ["to", zone]),
    halt: act0("halt"),
    endMoves: act0("end-moves"),

    // Evasion and flight of lone leaders (7, 8.1)
    evade: act1("evade", ["leader", piece]),
    bring: act1("bring", ["piece", piece]),
    slip: act1("slip", ["to", zone]),
    stand: act0("stand"),
    escape: act1("escape", ["to", zone]),

    // Battles (8)
    fight: act1("fight", ["zone", zone]),
    lose: act1("lose", ["unit", piece]),
    retreat: act1("retreat", ["to", zone]),

    // Winter (9.2)
    goWith: act1("go-with", ["unit", piece]),
    reduce: act1("reduce", ["unit", piece]),
    remove: act1("remove", ["unit", piece]),

    // Stratagems (6): a title, and what it is played on
    play: act1("play", ["stratagem", stratagem]),
    usurp: act2("usurp", ["stratagem", stratagem], ["leader", piece]),
    raise: act2("raise", ["stratagem", stratagem], ["people", people]),
    flee: act2("flee", ["stratagem", stratagem], ["to", zone]),
    setDie: act2("set-die", ["stratagem", stratagem], ["pips", pips]),
    murder: act2("murder", ["stratagem", stratagem], ["leader", piece]),
    /** Plague, epidemic, mutiny, desertion: in that zone. */
    strew: act2("strew", ["stratagem", stratagem], ["zone", zone]),
    shoot: act2("shoot", ["stratagem", stratagem], ["unit", piece]),
    pacify: act2("pacify", ["stratagem", stratagem], ["people", people]),
    pass: act0("pass"),
    /** What is left to choose when one has been played. */
    raiseToo: act1("raise-too", ["people", people]),
    pacifyToo: act1("pacify-too", ["people", people]),

    // Enough, no, the rest by itself
    rest: act0("rest"),
    done: act0("done"),
    decline: act0("decline"),
  };
}

export type Acts = ReturnType<typeof makeActs>;
export type Act = ActsOf<Acts[keyof Acts][]>;

/** Kinds that everybody sees done, on a map that lies open; of many of them no event tells. */
export const OVERT = [
  "reserve",
  "detach",
  "weaken",
  "take",
  "all",
  "add",
  "halt",
  "bring",
  "fight",
  "pass",
  "rest",
  "done",
  "decline",
] as const;
export type OvertKind = (typeof OVERT)[number];

/** All of them bound into a book, which reads, writes and numbers them. */
export const bookOf = (acts: Acts) => actBook(Object.values(acts));
