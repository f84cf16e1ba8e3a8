/** Acts as labels of a list, in Italian. */
import { COLOURS } from "../../blocks.ts";
import type { ActWords } from "../wording.ts";
import { all, type Italian } from "./names.ts";

export const actsIn = ({ names, block, card, the, at, from, to, titles }: Italian): ActWords => ({
  swap: (a) => `Scambia ${block(a.block)} e ${block(a.with)}`,
  deployed: () => "Schieramento completato",
  discard: (a) => `Scarta ${card(a.card)}`,
  play: (a) => `Gioca ${card(a.card)}`,
  sail: (a) => `${block(a.block)} → ${titles.place(a.to)}, attraverso ${all(titles.seas(a.by).map(the))}`,
  activate: (a) => `Muovi un gruppo ${from(a.place)}`,
  "end-moves": () => "Termina i movimenti",
  move: (a) => `${block(a.block)} → ${titles.place(a.to)}`,
  "end-group": () => "Termina questo gruppo",
  march: (a) => `Prosegui fino ${to(a.to)}`,
  halt: () => "Fermati qui",
  "main-group": (a) => `Gruppo principale ${from(a.from)}`,
  surprise: (a) => `Sorpresa ${at(a.place)}`,
  levy: (a) => `Arruola ${names.title(a.block)} ${at(a.city)}`,
  raise: (a) => `Aggiungi uno step a ${block(a.block)}`,
  "end-levy": () => "Termina le leve",
  strike: (a) => {
    const colour = COLOURS[a.colour];
    if (colour === "blue") return `Fai disertare ${names.title("cleopatra")} ${at(a.place)}`;
    // At sea there are navis alone, and those do not change sides.
    return titles.isAtSea(a.place)
      ? `Colpisci una navis ${names.colour(colour, 1)} ${at(a.place)}`
      : `Fai disertare un blocco ${names.colour(colour, 1)} ${at(a.place)}`;
  },
  shelter: (a) => `Accoglilo ${at(a.city)}`,
  erupt: (a) => `Eruzione ${at(a.city)}`,
  decline: () => "Non usarlo",
  fight: (a) => `Combatti ${at(a.place)}`,
  fire: (a) => `Tira con ${block(a.block)} (${titles.rating(a.block)})`,
  retreat: (a) => `Ritirata: ${block(a.block)} → ${titles.place(a.to)}`,
  "sail-away": (a) => `Ritirata via mare: ${block(a.block)} → ${titles.place(a.to)}`,
  pass: (a) => `${block(a.block)} passa`,
  "take-hit": (a) => `${block(a.block)} subisce il colpo`,
  regroup: (a) => `Riordino: ${block(a.block)} → ${titles.place(a.to)}`,
  "end-regroup": () => "Termina il riordino",
  "to-port": (a) => `In porto: ${block(a.block)} → ${titles.place(a.to)}`,
  disband: (a) => `Congeda ${block(a.block)}`,
  "end-disband": () => "Non congedare altri",
});
