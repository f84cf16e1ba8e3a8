/** Everything a player can do, one click each: an act names what is pointed at, and the frame on top knows the rest. */
import { type ActsOf, act0, act1, act2, actBook, domain, listed, type Nth } from "@rubicon/engine";
import type { Board, Region, Zone } from "./board.ts";
import { NATIONALITIES, type Nation, type People, type Peoples } from "./peoples.ts";
import type { Piece, Pieces } from "./pieces.ts";
import type { Counter, Counters, Face } from "./stratagems.ts";

type Named = Pick<
  Board & Pieces & Peoples & Counters,
  "zoneIds" | "regionIds" | "pieceIds" | "peopleIds" | "counterIds" | "faceIds"
>;

/** What a die shows. */
export type Pips = Nth<"pips">;
const PIPS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

export function makeActs(box: Named) {
  const piece = domain<Piece>("piece", listed(box.pieceIds));
  const zone = domain<Zone>("zone", listed(box.zoneIds));
  const people = domain<People>("people", listed(box.peopleIds));
  const region = domain<Region>("region", listed(box.regionIds));
  const nation = domain<Nation>("nation", NATIONALITIES);
  const counter = domain<Counter>("counter", listed(box.counterIds));
  const face = domain<Face>("face", listed(box.faceIds));
  const pips = domain<Pips>("pips", PIPS);
  return {
    // Whatever is placed: deployment, entries, recruits, Peoples, winter quarters (3.3, 4.2, 9)
    station: act1("station", ["zone", zone]),
    deployed: act0("deployed"),

    // Geostrategy (2.C)
    parley: act1("parley", ["people", people]),

    // Coups (3.6.5)
    appoint: act1("appoint", ["leader", piece]),

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

    // The Ides of March (3.5.3)
    keep: act1("keep", ["unit", piece]),

    // Winter (9)
    send: act1("send", ["unit", piece]),
    recruit: act1("recruit", ["unit", piece]),
    return: act1("return", ["counter", counter]),

    // Stratagems (6): a side of a counter, and what it is played on
    play: act1("play", ["face", face]),
    pretend: act2("pretend", ["face", face], ["leader", piece]),
    raise: act2("raise", ["face", face], ["people", people]),
    ally: act2("ally", ["face", face], ["people", people]),
    flee: act2("flee", ["face", face], ["to", zone]),
    setDie: act2("set-die", ["face", face], ["pips", pips]),
    murder: act2("murder", ["face", face], ["leader", piece]),
    infect: act2("infect", ["face", face], ["zone", zone]),
    lure: act2("lure", ["face", face], ["zone", zone]),
    shoot: act2("shoot", ["face", face], ["unit", piece]),
    pacify: act2("pacify", ["face", face], ["people", people]),
    pacifyNation: act2("pacify-nation", ["face", face], ["nation", nation]),
    rally: act2("rally", ["face", face], ["region", region]),
    pass: act0("pass"),
    /** What is left to choose when one has been played. */
    raiseToo: act1("raise-too", ["people", people]),
    evacuate: act1("evacuate", ["zone", zone]),
    lureUnit: act1("lure-unit", ["unit", piece]),
    suborn: act1("suborn", ["unit", piece]),

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
  "station",
  "take",
  "all",
  "add",
  "halt",
  "afloat",
  "bring",
  "stand",
  "send",
  "pass",
  "rest",
  "done",
  "decline",
] as const;
export type OvertKind = (typeof OVERT)[number];

/** All of them bound into a book, which reads, writes and numbers them. */
export const bookOf = (acts: Acts) => actBook(Object.values(acts));
