/** Everything a player can do, one click each. The makers belong to a box: it names the things that acts speak of. */
import { type ActsOf, act0, act1, act2, act3, actBook, domain, listed } from "@rubicon/engine";
import { type Army, type Block, COLOURS, type Colour } from "./blocks.ts";
import type { Board, Place, Route } from "./board.ts";
import type { Card, Deck } from "./cards.ts";

export function makeActs(box: Pick<Army & Board & Deck, "blockIds" | "placeIds" | "cardIds" | "routeIds">) {
  const block = domain<Block>("block", listed(box.blockIds));
  const place = domain<Place>("place", listed(box.placeIds));
  const card = domain<Card>("card", listed(box.cardIds));
  const colour = domain<Colour>("colour", COLOURS);
  const route = domain<Route>("route", listed(box.routeIds));
  return {
    // Free set-up (5.3)
    swap: act2("swap", ["block", block], ["with", block]),
    deployed: act0("deployed"),

    // Cards (2.1)
    discard: act1("discard", ["card", card]),
    play: act1("play", ["card", card]),

    // Movement (6.1 to 6.3)
    sail: act3("sail", ["block", block], ["to", place], ["by", route]),
    activate: act1("activate", ["place", place]),
    endMoves: act0("end-moves"),
    move: act2("move", ["block", block], ["to", place]),
    endGroup: act0("end-group"),
    march: act1("march", ["to", place]),
    halt: act0("halt"),
    mainGroup: act1("main-group", ["from", place]),
    surprise: act1("surprise", ["place", place]),

    // Levies (6.4)
    levy: act2("levy", ["block", block], ["city", place]),
    raise: act1("raise", ["block", block]),
    endLevy: act0("end-levy"),

    // Jupiter and Vulcan
    strike: act2("strike", ["place", place], ["colour", colour]),
    shelter: act1("shelter", ["city", place]),
    erupt: act1("erupt", ["city", place]),
    decline: act0("decline"),

    // Battles (7)
    fight: act1("fight", ["place", place]),
    fire: act1("fire", ["block", block]),
    retreat: act2("retreat", ["block", block], ["to", place]),
    sailAway: act2("sail-away", ["block", block], ["to", place]),
    pass: act1("pass", ["block", block]),
    takeHit: act1("take-hit", ["block", block]),
    regroup: act2("regroup", ["block", block], ["to", place]),
    endRegroup: act0("end-regroup"),

    // Winter (8)
    toPort: act2("to-port", ["block", block], ["to", place]),
    disband: act1("disband", ["block", block]),
    endDisband: act0("end-disband"),
  };
}

export type Acts = ReturnType<typeof makeActs>;
export type Act = ActsOf<Acts[keyof Acts][]>;

/** Kinds that everybody sees done: what they end or decline is no secret, and some of them no event tells of. */
export const OVERT = ["end-moves", "end-group", "halt", "end-levy", "decline", "end-regroup", "end-disband"] as const;
export type OvertKind = (typeof OVERT)[number];

/** All of them bound into a book, which reads, writes and numbers them. */
export const bookOf = (acts: Acts) => actBook(Object.values(acts));
