/** Acts as labels of a list, in English. */
import { COLOURS } from "../../blocks.ts";
import type { ActWords } from "../wording.ts";
import { all, type English } from "./names.ts";

export const actsIn = ({ names, block, card, place, titles }: English): ActWords => ({
  swap: (a) => `Swap ${block(a.block)} and ${block(a.with)}`,
  deployed: () => "Set-up is done",
  discard: (a) => `Discard ${card(a.card)}`,
  play: (a) => `Play ${card(a.card)}`,
  sail: (a) => `${block(a.block)} → ${place(a.to)}, across ${all(titles.seas(a.by).map(place))}`,
  activate: (a) => `Move a group from ${place(a.place)}`,
  "end-moves": () => "End movement",
  move: (a) => `${block(a.block)} → ${place(a.to)}`,
  "end-group": () => "End this group",
  march: (a) => `Go on to ${place(a.to)}`,
  halt: () => "Stop here",
  "main-group": (a) => `Main group from ${place(a.from)}`,
  surprise: (a) => `Surprise in ${place(a.place)}`,
  levy: (a) => `Levy ${names.title(a.block)} in ${place(a.city)}`,
  raise: (a) => `Add a step to ${block(a.block)}`,
  "end-levy": () => "End levies",
  strike: (a) => {
    const colour = COLOURS[a.colour];
    if (colour === "blue") return `Win over ${names.title("cleopatra")} in ${place(a.place)}`;
    // At sea there are navis alone, and those do not change sides.
    return titles.isAtSea(a.place)
      ? `Strike a ${names.colour(colour, 1)} navis in ${place(a.place)}`
      : `Win over a ${names.colour(colour, 1)} block in ${place(a.place)}`;
  },
  shelter: (a) => `Take it to ${place(a.city)}`,
  erupt: (a) => `Erupt in ${place(a.city)}`,
  decline: () => "Make no use of it",
  fight: (a) => `Fight in ${place(a.place)}`,
  fire: (a) => `Fire with ${block(a.block)} (${titles.rating(a.block)})`,
  retreat: (a) => `${block(a.block)} retreats → ${place(a.to)}`,
  "sail-away": (a) => `${block(a.block)} retreats by sea → ${place(a.to)}`,
  pass: (a) => `${block(a.block)} passes`,
  "take-hit": (a) => `${block(a.block)} takes the hit`,
  regroup: (a) => `${block(a.block)} regroups → ${place(a.to)}`,
  "end-regroup": () => "End regrouping",
  "to-port": (a) => `${block(a.block)} to port → ${place(a.to)}`,
  disband: (a) => `Disband ${block(a.block)}`,
  "end-disband": () => "Disband no more",
});
