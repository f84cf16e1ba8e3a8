/**
 * What a seat remembers (section H: what it may know). It begins with what is printed and follows what the seat hears, with
 * many suspicions side by side, since most of what is heard names nobody. A pure function of what was heard.
 */
import {
  BadInput,
  type Dice,
  type Game,
  type Json,
  type Memory,
  pick,
  type Recall,
  type Seat,
  seededDice,
} from "@rubicon/engine";
import { type Block, COLOURS, type Colour, enemyOf, SIDES, type Side, sideNamed } from "../blocks.ts";
import { FALLEN, type Place, POOL, TROPHY } from "../board.ts";
import type { Box } from "../box.ts";
import type { Event, Shown } from "../events.ts";
import { guess } from "../guess.ts";
import type { JuliusCaesar } from "../index.ts";
import { type Position, serves } from "../position.ts";
import { topOf } from "./moments.ts";
import { Belief } from "./suspicion.ts";

const SUSPICIONS = 32;
/** One guess in so many goes by what is seen alone: nobody should be too sure. */
const DOUBT = 6;

export const memory: Recall<Position> = {
  begin(game, scenario, options, seat) {
    if (!isJuliusCaesar(game)) throw new BadInput(`${game.title} is not Julius Caesar.`);
    const random = seededDice(`memory of ${seat}`);
    const enemy = enemyOf(sideNamed(seat));
    const set = game.begin(scenario, options);
    const beliefs = Array.from({ length: SUSPICIONS }, () => new Belief(deployed(set, game, enemy, random), enemy));
    return new Remembered(game.box, seat, beliefs, random);
  },
};

const isJuliusCaesar = (game: Game): game is JuliusCaesar & Game => "box" in game;

const SWAPS = 60;

/** JC-5.3.a: where the set-up is free, the enemy has rearranged his blocks unseen. */
function deployed(set: Position, game: JuliusCaesar, enemy: Side, random: Dice): Position {
  const p = game.copy(set);
  if (topOf(p).step !== "deploy") return p;
  const { blocks, isNavis, isPort, cleopatra } = p.box;
  const own = blocks.filter((block) => serves(p, block, enemy) && block !== cleopatra);
  for (let i = 0; i < SWAPS; i++) {
    const [one, other] = [pick(own, random), pick(own, random)];
    if ((isNavis[one] && !isPort[p.place[other]]) || (isNavis[other] && !isPort[p.place[one]])) continue;
    [p.place[one], p.place[other]] = [p.place[other], p.place[one]];
  }
  return p;
}

class Remembered implements Memory<Position> {
  private readonly box: Box;
  private readonly seat: Seat;
  private readonly beliefs: readonly Belief[];
  private readonly random: Dice;
  private readonly enemy: string;
  /** The group on the move. */
  private group: string | null = null;

  constructor(box: Box, seat: Seat, beliefs: readonly Belief[], random: Dice) {
    this.box = box;
    this.seat = seat;
    this.beliefs = beliefs;
    this.random = random;
    this.enemy = SIDES[enemyOf(sideNamed(seat))];
  }

  guess(p: Position, random: Dice): Position {
    const belief = random.roll(DOUBT) === 1 ? null : this.beliefs[random.roll(this.beliefs.length) - 1];
    return guess(p, this.seat, random, belief);
  }

  hear(heard: Json): void {
    // What a game lets hear of an event is an event again, with less in it.
    if (heard === null) return;
    const event = heard as unknown as Event;
    switch (event.e) {
      case "year":
        return this.each((belief) => belief.newYear());
      case "turn":
        this.group = null;
        return this.each((belief) => belief.newTurn());
      case "activated":
        this.group = event.place;
        return;
      case "moved":
      case "sailed":
      case "regrouped":
      case "to-port":
        return this.moves(event);
      case "levied":
        if (event.side !== this.enemy) return;
        return this.each((belief) => belief.enlist(this.place(event.city), this.random));
      case "raised":
        if (event.side !== this.enemy) return;
        return this.each((belief) => belief.strengthen(this.place(event.city), this.random));
      case "step-lost":
        return this.loses(event);
      case "battle":
        return event.attacker === this.enemy
          ? this.sees(event.place, event.attackers)
          : this.sees(event.place, event.defenders);
      case "reserves":
        if (event.side === this.enemy) this.sees(event.place, event.blocks);
        return;
      case "struck":
        if (event.side !== this.enemy) this.finds(event.block, event.place);
        return;
      case "retreated":
        if (event.side === this.enemy) this.known(event.block, this.place(event.to));
        return;
      case "defected":
        return this.each((belief) => {
          belief.send(this.block(event.block), this.place(event.to));
          belief.turn(this.block(event.block), sideNamed(event.side));
        });
      case "eliminated":
        if (event.side === this.enemy) this.finds(event.block, event.place);
        return this.known(event.block, FALLEN);
      case "trophy":
        return this.known(event.block, TROPHY);
      case "disbanded":
        return this.disbands(event);
      default:
        return;
    }
  }

  private each(follow: (belief: Belief) => void): void {
    for (const belief of this.beliefs) follow(belief);
  }

  private moves(event: Extract<Event, { e: "moved" | "sailed" | "regrouped" | "to-port" }>): void {
    if (event.side !== this.enemy) return;
    const [from, to] = [this.place(event.from), this.place(event.to)];
    if (event.block !== undefined) return this.known(event.block, to);
    const colour = "colour" in event ? this.colour(event.colour) : sideNamedColour(this.enemy);
    // A second step is taken by whoever took the first: groups set out from one place.
    const on = event.e === "moved" && this.group !== null && event.from !== this.group;
    this.each((belief) => belief.wander(from, to, colour, on, this.random));
  }

  private loses(event: Extract<Event, { e: "step-lost" }>): void {
    if (event.side !== this.enemy) return;
    const { block, strength } = event;
    if (block !== undefined && strength !== undefined)
      return this.each((belief) =>
        belief.reveal(this.block(block), this.place(event.place), strength, [], this.random),
      );
    this.each((belief) => belief.weaken(this.place(event.place), this.colour(event.colour), this.random));
  }

  private sees(place: string, shown: readonly Shown[]): void {
    const blocks = shown.map(({ block }) => this.block(block));
    for (const { block, strength } of shown)
      this.each((belief) => belief.reveal(this.block(block), this.place(place), strength, blocks, this.random));
  }

  private finds(name: string, place: string): void {
    const block = this.block(name);
    this.each((belief) => belief.reveal(block, this.place(place), null, [block], this.random));
  }

  private known(name: string, to: Place): void {
    const block = this.block(name);
    this.each((belief) => belief.send(block, to));
  }

  private disbands(event: Extract<Event, { e: "disbanded" }>): void {
    if (event.block !== undefined) return this.known(event.block, POOL);
    this.each((belief) => belief.dismiss(this.place(event.place), this.colour(event.colour), this.random));
  }

  private place(name: string): Place {
    return found(this.box.placeNumbers, name);
  }

  private block(name: string): Block {
    return found(this.box.blockNumbers, name);
  }

  private colour(name: (typeof COLOURS)[number]): Colour {
    return COLOURS.indexOf(name) as Colour;
  }
}

const sideNamedColour = (side: string): Colour => sideNamed(side) as number as Colour;

function found<N>(numbers: ReadonlyMap<string, N>, name: string): N {
  const number = numbers.get(name);
  if (number === undefined) throw new BadInput(`Nothing in the box is called "${name}".`);
  return number;
}
