/** What a list adds to an act, from what its player sees: who stands where it leads, or what it is done with. */
import type { Act } from "../acts.ts";
import { BLOCKS, COLOURS, LOWEST, SIDES, type SideName, stepUp } from "../blocks.ts";
import { PLACES, VALUE } from "../board.ts";
import type { Seen, SeenBlock, SeenPlace } from "../seen.ts";
import { placeTitle, rating, roman } from "./titles.ts";
import type { Wording } from "./wording.ts";

/** "" where there is nothing to add. */
export function noteOn(act: Act, seen: Seen, wording: Wording): string {
  const me = SIDES.find((side) => side === seen.viewer);
  if (me === undefined) return "";
  const { note } = wording.closer;
  const near = { seen, me, wording };
  switch (act.do) {
    case "move":
    case "march":
    case "sail":
    case "retreat":
    case "sail-away":
    case "regroup":
    case "to-port":
      return destination(act.to, near);
    case "shelter":
      return destination(act.city, near);
    case "activate":
      return note.blocks(ready(at(seen, act.place), me));
    case "fight":
    case "surprise":
      return note.against(count(at(seen, act.place), me), count(at(seen, act.place), enemy(me)));
    case "main-group":
      return note.blocks(comingFrom(seen, me, act.from));
    case "erupt":
      return note.blocks(at(seen, act.city)?.blocks.length ?? 0);
    case "strike":
      return note.oneOf(ofColour(at(seen, act.place), me, act.colour));
    case "levy":
      return `${rating(act.block)} ${roman(LOWEST[act.block])}`;
    case "raise":
      return stepGained(act.block, seen);
    case "fire": {
      const strength = standing(seen, act.block)?.block.strength;
      return strength === undefined ? "" : note.dice(strength);
    }
    case "swap":
      return [act.block, act.with].map((block) => whereIs(block, seen)).join(" ↔ ");
    case "take-hit":
    case "disband":
      return whereAndHow(act.block, seen);
    default:
      return "";
  }
}

interface Near {
  readonly seen: Seen;
  readonly me: SideName;
  readonly wording: Wording;
}

/** Such as "★1, attack: 3 blocks". */
function destination(place: number, { seen, me, wording }: Near): string {
  const { note } = wording.closer;
  const there = at(seen, place);
  const own = count(there, me);
  const others = count(there, enemy(me));
  const value = VALUE[place] > 0 ? [`★${VALUE[place]}`] : [];
  // JC-6.12.a, JC-6.14.a: whoever came second to a place is its attacker, and who joins the other side reinforces.
  if (others > 0) value.push(there?.attacker === enemy(me) ? note.reinforce(own, others) : note.attack(own, others));
  else value.push(own > 0 ? note.own(own) : note.vacant);
  return value.join(", ");
}

const enemy = (side: SideName): SideName => (side === "caesar" ? "pompeius" : "caesar");
const at = (seen: Seen, place: number): SeenPlace | undefined =>
  seen.places.find((each) => each.place === PLACES[place]);
const count = (there: SeenPlace | undefined, side: SideName): number =>
  there?.blocks.filter((block) => block.side === side).length ?? 0;
const ready = (there: SeenPlace | undefined, side: SideName): number =>
  there?.blocks.filter((block) => block.side === side && !block.moved).length ?? 0;
const ofColour = (there: SeenPlace | undefined, me: SideName, colour: number): number =>
  there?.blocks.filter((block) => block.side !== me && block.colour === COLOURS[colour]).length ?? 0;

/** The main group is asked for in one place: blocks that came from there to it. */
function comingFrom({ asked, places }: Seen, me: SideName, from: number): number {
  const question = asked?.question;
  const target = question?.ask === "mainGroup" ? places.find(({ place }) => place === question.place) : undefined;
  return target?.blocks.filter((block) => block.side === me && block.from === PLACES[from]).length ?? 0;
}

function standing(seen: Seen, block: number): { block: SeenBlock; place: string } | undefined {
  for (const { place, blocks } of seen.places) {
    const found = blocks.find((each) => each.block === BLOCKS[block]);
    if (found) return { block: found, place };
  }
  return undefined;
}

function whereIs(block: number, seen: Seen): string {
  const found = standing(seen, block);
  return found ? placeTitle(found.place) : "";
}

function whereAndHow(block: number, seen: Seen): string {
  const found = standing(seen, block);
  if (!found) return "";
  const { strength } = found.block;
  const how = strength === undefined ? rating(block) : `${rating(block)} ${roman(strength)}`;
  // In a battle all stand in one place, and everybody knows which.
  return seen.battle ? how : `${placeTitle(found.place)}, ${how}`;
}

/** Such as "Roma, C3 I → II". */
function stepGained(block: number, seen: Seen): string {
  const strength = standing(seen, block)?.block.strength;
  const now = whereAndHow(block, seen);
  return strength === undefined ? now : `${now} → ${roman(stepUp(block, strength))}`;
}
