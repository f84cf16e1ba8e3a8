/** The battle being fought: whose turn it is, and every block in the order of turns with the dice it throws. */
import { LETTERS, SIDES, type SideName } from "../blocks.ts";
import type { Seen, SeenBattle, SeenBlock, SeenPlace } from "../seen.ts";
import { blocksOf, knownBlock } from "./board-map.ts";
import { wrapped } from "./lines.ts";
import type { Wording } from "./wording.ts";

export function battleLines({ battle, places }: Seen, wording: Wording): string[] {
  if (battle === null) return [];
  const words = wording.board.battle;
  const sentences = [
    words.roles(battle.attacker),
    words.turn(battle.side, battle.letter, battle.side === battle.attacker),
  ];
  if (battle.surprise && battle.round === 1) sentences.push(words.surprise);
  if (battle.sailed.length > 0) sentences.push(words.sailed(battle.sailed));
  const lines = [
    wording.typeset(words.title(wording.titles.place(battle.place), battle.round)),
    ...wrapped(wording.typeset, `  ${sentences.join(" ")}`, 2),
  ];
  const place = places.find((each) => each.place === battle.place);
  if (place) lines.push(...turnLines(battle, place, wording), ...reserveLines(place, wording));
  return lines;
}

function turnLines(battle: SeenBattle, place: SeenPlace, wording: Wording): string[] {
  const lines = turnOrder(battle).flatMap(({ side, letter }) =>
    place.blocks.flatMap((block) => {
      if (block.side !== side || block.block === undefined || block.reserve) return [];
      if (wording.titles.letter(block.block, side === battle.attacker) !== letter) return [];
      return fighterLines(battle, block, block.block, letter, wording);
    }),
  );
  return lines.length > 0 ? [...wrapped(wording.typeset, `  ${wording.board.battle.order}`), ...lines] : [];
}

function fighterLines(battle: SeenBattle, block: SeenBlock, name: string, letter: string, wording: Wording): string[] {
  const words = wording.board.battle;
  const role = block.side === battle.attacker ? words.attacker : words.defender;
  const parts = [`${letter} ${role} ${wording.names.sides[block.side]}: ${knownBlock(block, name, wording)}`];
  if (block.strength !== undefined) parts.push(words.dice(block.strength, wording.titles.firepower(name)));
  if (battle.acted.includes(name)) parts.push(words.acted);
  return wrapped(wording.typeset, `    ${parts.join("; ")}`, 6);
}

/** JC-7.1.c; with surprise, in round 1, all attackers come first (JC-E3.a). */
function turnOrder({ attacker, round, surprise }: SeenBattle): { side: SideName; letter: string }[] {
  const defender = attacker === "caesar" ? "pompeius" : "caesar";
  const turnsOf = (side: SideName) => LETTERS.map((letter) => ({ side, letter }));
  if (surprise && round === 1) return [...turnsOf(attacker), ...turnsOf(defender)];
  return LETTERS.flatMap((letter) => [
    { side: defender, letter },
    { side: attacker, letter },
  ]);
}

function reserveLines(place: SeenPlace, wording: Wording): string[] {
  const waiting = { ...place, blocks: place.blocks.filter((block) => block.reserve) };
  return SIDES.flatMap((side) => {
    const blocks = blocksOf(waiting, side, wording);
    if (blocks.length === 0) return [];
    const { board, names } = wording;
    return wrapped(wording.typeset, `  ${board.battle.inReserve}, ${names.sides[side]}: ${blocks.join(", ")}`, 4);
  });
}
