/** What a list of acts adds to each of them, from what its reader sees: who stands where it leads, or what it is done with. */
import type { Act } from "../acts.ts";
import { type Block, COLOURS, SIDES, type SideName } from "../blocks.ts";
import type { Place } from "../board.ts";
import type { Seen, SeenBlock, SeenPlace } from "../seen.ts";
import { roman } from "./titles.ts";
import type { Wording } from "./wording.ts";

/** "" where there is nothing to add. */
export function noteOn(act: Act, seen: Seen, wording: Wording): string {
  const me = SIDES.find((side) => side === seen.viewer);
  return me === undefined ? "" : new Note(seen, me, wording).on(act);
}

/** Notes for one reader at one moment. */
class Note {
  private readonly seen: Seen;
  private readonly me: SideName;
  private readonly wording: Wording;

  constructor(seen: Seen, me: SideName, wording: Wording) {
    this.seen = seen;
    this.me = me;
    this.wording = wording;
  }

  on(act: Act): string {
    const { note } = this.wording.closer;
    switch (act.do) {
      case "move":
      case "march":
      case "sail":
      case "retreat":
      case "sail-away":
      case "regroup":
      case "to-port":
        return this.destination(act.to);
      case "shelter":
        return this.destination(act.city);
      case "activate":
        return note.blocks(this.own(act.place).filter((block) => !block.moved).length);
      case "fight":
      case "surprise":
        return note.against(this.own(act.place).length, this.enemies(act.place).length);
      case "main-group":
        return note.blocks(this.comingFrom(act.from));
      case "erupt":
        return note.blocks(this.at(act.city)?.blocks.length ?? 0);
      case "strike":
        return note.oneOf(this.enemies(act.place).filter((block) => block.colour === COLOURS[act.colour]).length);
      case "levy": {
        const { titles } = this.wording;
        return `${titles.rating(act.block)} ${roman(titles.box.lowest[act.block])}`;
      }
      case "raise":
        return this.stepGained(act.block);
      case "fire": {
        const strength = this.onMap(act.block)?.block.strength;
        return strength === undefined ? "" : note.dice(strength);
      }
      case "swap":
        return [act.block, act.with].map((block) => this.whereIs(block)).join(" ↔ ");
      case "take-hit":
      case "disband":
        return this.whereAndHow(act.block);
      default:
        return "";
    }
  }

  /** Such as "★1, attack: 3 blocks". */
  private destination(place: Place): string {
    const { note } = this.wording.closer;
    const { value } = this.wording.titles.box;
    const own = this.own(place).length;
    const others = this.enemies(place).length;
    const parts = value[place] > 0 ? [`★${value[place]}`] : [];
    // JC-6.12.a, JC-6.14.a: whoever came second to a place is its attacker, and who joins the other side reinforces.
    if (others > 0) {
      const attacker = this.at(place)?.attacker;
      const attacked = attacker !== undefined && attacker !== this.me;
      parts.push(attacked ? note.reinforce(own, others) : note.attack(own, others));
    } else parts.push(own > 0 ? note.own(own) : note.vacant);
    return parts.join(", ");
  }

  private at(place: Place): SeenPlace | undefined {
    const name = this.wording.titles.box.placeIds[place];
    return this.seen.places.find((each) => each.place === name);
  }

  private own(place: Place): SeenBlock[] {
    return this.at(place)?.blocks.filter((block) => block.side === this.me) ?? [];
  }

  private enemies(place: Place): SeenBlock[] {
    return this.at(place)?.blocks.filter((block) => block.side !== this.me) ?? [];
  }

  /** The main group is asked for in one place: blocks that came from there to it. */
  private comingFrom(from: Place): number {
    const name = this.wording.titles.box.placeIds[from];
    const question = this.seen.asked?.question;
    const target =
      question?.ask === "mainGroup" ? this.seen.places.find(({ place }) => place === question.place) : undefined;
    return target?.blocks.filter((block) => block.side === this.me && block.from === name).length ?? 0;
  }

  /** A block whose face is seen, and where it stands. */
  private onMap(block: Block): { block: SeenBlock; place: string } | undefined {
    const name = this.wording.titles.box.blockIds[block];
    for (const { place, blocks } of this.seen.places) {
      const found = blocks.find((each) => each.block === name);
      if (found) return { block: found, place };
    }
    return undefined;
  }

  private whereIs(block: Block): string {
    const found = this.onMap(block);
    return found ? this.wording.titles.place(found.place) : "";
  }

  private whereAndHow(block: Block): string {
    const { titles } = this.wording;
    const found = this.onMap(block);
    if (!found) return "";
    const { strength } = found.block;
    const how = strength === undefined ? titles.rating(block) : `${titles.rating(block)} ${roman(strength)}`;
    // In a battle all stand in one place, and everybody knows which.
    return this.seen.battle ? how : `${titles.place(found.place)}, ${how}`;
  }

  /** Such as "Roma, C3 I → II". */
  private stepGained(block: Block): string {
    const strength = this.onMap(block)?.block.strength;
    const now = this.whereAndHow(block);
    return strength === undefined ? now : `${now} → ${roman(this.wording.titles.box.stepUp[block][strength])}`;
  }
}
