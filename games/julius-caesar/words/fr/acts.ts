/** Acts as labels of a list, in French. */
import { COLOURS, type Colour } from "../../blocks.ts";
import type { Place } from "../../board.ts";
import type { ActWords } from "../wording.ts";
import { all, type French } from "./names.ts";

export const actsIn = (french: French): ActWords => {
  const { names, block, card, the, at, from, titles } = french;
  return {
    swap: (a) => `Échanger ${block(a.block)} et ${block(a.with)}`,
    deployed: () => "Déploiement terminé",
    discard: (a) => `Écarter ${card(a.card)}`,
    play: (a) => `Jouer ${card(a.card)}`,
    sail: (a) => `${block(a.block)} → ${titles.place(a.to)}, par ${all(titles.seas(a.by).map(the))}`,
    activate: (a) => `Déplacer un groupe ${from(a.place)}`,
    "end-moves": () => "Terminer les mouvements",
    move: (a) => `${block(a.block)} → ${titles.place(a.to)}`,
    "end-group": () => "Terminer ce groupe",
    march: (a) => `Continuer vers ${the(a.to)}`,
    halt: () => "S’arrêter ici",
    "main-group": (a) => `Groupe principal venu ${from(a.from)}`,
    surprise: (a) => `Surprise ${at(a.place)}`,
    levy: (a) => `Lever ${names.title(a.block)} ${at(a.city)}`,
    raise: (a) => `Ajouter un pas à ${block(a.block)}`,
    "end-levy": () => "Terminer les levées",
    // At sea there are navis alone, and those do not change sides.
    strike: (a) =>
      `${titles.isAtSea(a.place) ? "Frapper" : "Faire déserter"} ${target(french, a.colour, a.place)} ${at(a.place)}`,
    shelter: (a) => `L’accueillir ${at(a.city)}`,
    erupt: (a) => `Éruption ${at(a.city)}`,
    decline: () => "Ne pas s’en servir",
    fight: (a) => `Livrer bataille ${at(a.place)}`,
    fire: (a) => `Tirer avec ${block(a.block)} (${titles.rating(a.block)})`,
    retreat: (a) => `Retraite : ${block(a.block)} → ${titles.place(a.to)}`,
    "sail-away": (a) => `Retraite par mer : ${block(a.block)} → ${titles.place(a.to)}`,
    pass: (a) => `${block(a.block)} passe`,
    "take-hit": (a) => `${block(a.block)} encaisse la touche`,
    regroup: (a) => `Regroupement : ${block(a.block)} → ${titles.place(a.to)}`,
    "end-regroup": () => "Terminer le regroupement",
    "to-port": (a) => `Au port : ${block(a.block)} → ${titles.place(a.to)}`,
    disband: (a) => `Licencier ${block(a.block)}`,
    "end-disband": () => "Ne plus licencier de bloc",
  };
};

/** What Jupiter strikes at. */
function target({ names, titles }: French, colour: Colour, place: Place): string {
  const name = COLOURS[colour];
  if (name === "blue") return names.title("cleopatra");
  // Navis is feminine, a block is not.
  if (titles.isAtSea(place)) return `une navis ${name === "green" ? "verte" : "beige"}`;
  return `un bloc ${names.colour(name, 1)}`;
}
