/** One way in which the enemy's hidden blocks may stand, and how it follows what is heard. It never becomes impossible: it is mended. */
import { type By, by, type Dice, pick } from "@rubicon/engine";
import { BLUE, type Block, type Colour, maybeLeviedIn, type Side } from "../blocks.ts";
import { COAST, FALLEN, isSea, onMap, type Place, POOL } from "../board.ts";
import type { Box } from "../box.ts";
import type { Suspicion } from "../guess.ts";
import type { Position } from "../position.ts";

export class Belief implements Suspicion {
  readonly place: By<Block, Place>;
  readonly strength: By<Block, number>;
  private readonly box: Box;
  private readonly side: By<Block, Side>;
  private readonly enemy: Side;
  private readonly moved: Set<Block> = new Set();
  private last: Block | null = null;

  constructor(p: Position, enemy: Side) {
    this.box = p.box;
    this.enemy = enemy;
    this.place = by<Block, Place>([...p.place]);
    this.strength = by<Block, number>([...p.strength]);
    this.side = by<Block, Side>([...p.side]);
  }

  newTurn(): void {
    this.moved.clear();
    this.last = null;
  }

  newYear(): void {
    for (const block of this.box.blocks) if (this.place[block] === FALLEN) this.place[block] = POOL;
  }

  /** Somebody unknown of that colour goes from one place to the next; `on` if it is the one that moved last. */
  wander(from: Place, to: Place, colour: Colour, on: boolean, random: Dice): void {
    if (on && this.last !== null && this.place[this.last] === from) {
      this.place[this.last] = to;
      return;
    }
    const border = this.box.between[from][to];
    const navis = isSea(this.box, from) || isSea(this.box, to) || (border >= 0 && this.box.kindOf[border] >= COAST);
    const there = this.at(from, (block) => this.box.colour[block] === colour && this.box.isNavis[block] === navis);
    const fresh = there.filter((block) => !this.moved.has(block));
    const block = this.one(fresh.length > 0 ? fresh : there, random) ?? this.conjure(from, colour, navis, random);
    if (block === null) return;
    this.moved.add(block);
    this.last = block;
    this.place[block] = to;
  }

  /** A block known by name goes somewhere, or leaves the map. */
  send(block: Block, to: Place): void {
    this.place[block] = to;
    this.moved.add(block);
    this.last = block;
    if (!onMap(to)) this.side[block] = this.box.owner[block];
  }

  turn(block: Block, side: Side): void {
    this.side[block] = side;
  }

  /** A face is seen there: whoever was thought to be that one in another place has to be somebody else. */
  reveal(block: Block, where: Place, strength: number | null, shown: readonly Block[], random: Dice): void {
    const { isNavis, colour, full } = this.box;
    if (this.place[block] !== where || this.side[block] !== this.enemy) {
      const instead = this.one(
        this.at(
          where,
          (other) => !shown.includes(other) && colour[other] === colour[block] && isNavis[other] === isNavis[block],
        ),
        random,
      );
      if (instead !== null) {
        this.place[instead] = this.place[block];
        this.strength[instead] = onMap(this.place[block]) ? this.fitting(instead, this.strength[block]) : 0;
      }
      this.place[block] = where;
      this.side[block] = this.enemy;
      this.strength[block] = strength ?? full[block];
    }
    if (strength !== null) this.strength[block] = strength;
  }

  enlist(city: Place, random: Dice): void {
    const { box } = this;
    const ready = this.at(POOL, (block) => box.owner[block] === this.enemy && maybeLeviedIn(box, block, city));
    // Those of the city itself are levied oftener than those who may appear anywhere.
    const own = ready.filter((block) => box.home[block].in === "city");
    const block = this.one(own.length > 0 && random.roll(3) > 1 ? own : ready, random);
    if (block === null) return;
    this.place[block] = city;
    this.strength[block] = box.lowest[block];
  }

  strengthen(city: Place, random: Dice): void {
    const { full, stepUp } = this.box;
    const block = this.one(
      this.at(city, (each) => this.strength[each] < full[each]),
      random,
    );
    if (block !== null) this.strength[block] = stepUp[block][this.strength[block]];
  }

  weaken(where: Place, colour: Colour, random: Dice): void {
    const { stepDown } = this.box;
    const block = this.one(
      this.at(where, (each) => this.box.colour[each] === colour && stepDown[each][this.strength[each]] > 0),
      random,
    );
    if (block !== null) this.strength[block] = stepDown[block][this.strength[block]];
  }

  /** Somebody unknown goes back to the pool: most likely the weakest. */
  dismiss(where: Place, colour: Colour, random: Dice): void {
    const { firepower } = this.box;
    const there = this.at(where, (each) => this.box.colour[each] === colour);
    const worth = (block: Block): number => this.strength[block] * firepower[block] + random.roll(3);
    if (there.length === 0) return;
    const least = there.reduce((a, b) => (worth(b) < worth(a) ? b : a));
    this.place[least] = POOL;
    this.strength[least] = 0;
  }

  /** Cleopatra is known by her colour and needs no suspicion. */
  private at(where: Place, fits: (block: Block) => boolean): Block[] {
    const { blocks, colour } = this.box;
    return blocks.filter(
      (block) =>
        this.place[block] === where && this.side[block] === this.enemy && colour[block] !== BLUE && fits(block),
    );
  }

  /** The strength of that block which comes nearest from below. */
  private fitting(block: Block, strength: number): number {
    return this.box.strengths[block].find((each) => each <= strength) ?? this.box.lowest[block];
  }

  private one(blocks: readonly Block[], random: Dice): Block | null {
    return blocks.length === 0 ? null : pick(blocks, random);
  }

  /** Nobody there could have done it: it was somebody of that kind from elsewhere, who changes places with one there. */
  private conjure(where: Place, colour: Colour, navis: boolean, random: Dice): Block | null {
    const { box } = this;
    const fits = (block: Block): boolean => box.colour[block] === colour && box.isNavis[block] === navis;
    const elsewhere = box.blocks.filter(
      (block) => this.side[block] === this.enemy && this.place[block] !== FALLEN && fits(block),
    );
    const block = this.one(elsewhere, random);
    if (block === null) return null;
    const other = this.one(
      this.at(where, (each) => box.colour[each] === colour),
      random,
    );
    if (other !== null) this.place[other] = this.place[block];
    if (!onMap(this.place[block])) this.strength[block] = box.full[block];
    this.place[block] = where;
    return block;
  }
}
