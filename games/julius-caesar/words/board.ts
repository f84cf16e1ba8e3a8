/** The table as text, some hundred columns wide. Every mark is also a word, so that it can be read aloud. */
import { EVERYTHING } from "@rubicon/engine";
import { SIDES, type SideName } from "../blocks.ts";
import type { Seen } from "../seen.ts";
import { battleLines } from "./board-battle.ts";
import { mapLines } from "./board-map.ts";
import { wrapped } from "./lines.ts";
import { saying, sayQuestion, type Wording } from "./wording.ts";

export function boardText(seen: Seen, wording: Wording): string {
  const parts = [
    headLines(seen, wording),
    battleLines(seen, wording),
    mapLines(seen, wording),
    offMapLines(seen, wording),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** What a decision is about, in few lines: the battle being fought, or how the year stands when a card is chosen. */
export function sceneText(seen: Seen, wording: Wording): string {
  if (seen.battle) return battleLines(seen, wording).join("\n");
  const ask = seen.asked?.ask;
  if (ask !== "discard" && ask !== "choose") return "";
  return [...yearLines(seen, wording), ...handLines(seen, wording)].join("\n");
}

function headLines(seen: Seen, wording: Wording): string[] {
  const lines = yearLines(seen, wording);
  const now = situation(seen, wording);
  if (now && seen.toMove !== "over") lines.push(...wrapped(wording.typeset, now));
  lines.push(...wrapped(wording.typeset, decision(seen, wording), 2));
  return [...lines, ...handLines(seen, wording)];
}

function yearLines(seen: Seen, wording: Wording): string[] {
  const { board, outcomes } = wording;
  const viewer = SIDES.find((side) => side === seen.viewer) ?? null;
  const when =
    seen.turn > 0
      ? `${board.year(seen.year, seen.bc)}, ${board.turn(seen.turn)}.`
      : `${board.year(seen.year, seen.bc)}.`;
  const score = outcomes.score(seen.points.caesar, seen.points.pompeius);
  const whose = seen.viewer === EVERYTHING ? board.everything : board.viewer(viewer);
  return wrapped(wording.typeset, [when, score, whose].join(" "));
}

function handLines(seen: Seen, wording: Wording): string[] {
  const lines = SIDES.flatMap((side) => wrapped(wording.typeset, hand(seen, side, wording), 2));
  if (seen.undealt > 0) lines.push(wording.typeset(wording.board.undealt(seen.undealt)));
  return lines;
}

/** What holds this turn, if anything. */
function situation({ first, god, surprise }: Seen, { board, titles }: Wording): string {
  const sentences: string[] = [];
  if (first) sentences.push(board.first(first));
  if (god) sentences.push(board.god(god));
  if (surprise !== null) sentences.push(board.surpriseWaits(titles.place(surprise)));
  return sentences.join(" ");
}

function decision({ outcome, toMove, asked }: Seen, { board, questions, outcomes }: Wording): string {
  if (outcome) {
    const how = (["ten", "points", "roma"] as const).find((each) => each === outcome.how) ?? "draw";
    return `${board.over} ${saying(outcomes, how, outcome.winner)}`;
  }
  if (toMove === "over") return board.over;
  if (asked === null) return `${board.decides(toMove)}.`;
  if (asked.question) return `${board.decides(toMove)}. ${sayQuestion(questions, asked.question)}`;
  return `${board.decides(toMove)}: ${board.about[asked.ask]}.`;
}

function hand(seen: Seen, side: SideName, { board, names }: Wording): string {
  const held = seen.hands[side];
  const sentences = [board.hand(side, held.count, held.cards?.map(names.face))];
  if (held.chosenCard !== undefined) sentences.push(board.chosenCard(names.face(held.chosenCard)));
  else if (held.chosen) sentences.push(board.chosen);
  if (held.acting !== undefined) sentences.push(board.acting(names.face(held.acting)));
  if (held.played.length > 0) sentences.push(board.played(held.played.map(names.face)));
  if (held.discarded !== undefined) sentences.push(board.discarded(names.face(held.discarded)));
  return sentences.join(" ");
}

function offMapLines(seen: Seen, wording: Wording): string[] {
  const { board, names, titles } = wording;
  const sentences: string[] = [];
  for (const side of SIDES) {
    const pool = seen.pools[side];
    const parts = [board.pool(side, pool.standing, pool.blocks?.map(names.title))];
    if (pool.fallen.length > 0) parts.push(board.fallen(pool.fallen.map(names.title)));
    sentences.push(parts.join(" "));
  }
  for (const side of SIDES) {
    const kept = seen.trophies[side];
    if (kept.length > 0) sentences.push(board.trophies(side, kept.map(names.title)));
  }
  const used = seen.roads.flatMap((road) =>
    SIDES.filter((side) => road[side] > 0).map((side) =>
      board.road(titles.place(road.between[0]), titles.place(road.between[1]), side, road[side]),
    ),
  );
  if (used.length > 0) sentences.push(board.roads(used));
  if (seen.held.length > 0) sentences.push(board.held(seen.held.map(titles.place)));
  return [
    board.offMap,
    ...sentences.flatMap((each) => wrapped(wording.typeset, `  ${each}`, 4)),
    "",
    ...wrapped(wording.typeset, board.legend),
  ];
}
