/** What is told of battles, winters and years of Julius Caesar once they are over. */
import { joined } from "@rubicon/engine";
import type { Catalogue } from "../../../app/words.ts";

export interface AnnalWords {
  readonly cancelled: string;
  battle(place: string, winner: string): string;
  /** Blocks by name, and steps besides. */
  lost(side: string, blocks: readonly string[], steps: number): string;
  retreated(blocks: readonly string[]): string;
  holds(side: string, place: string): string;
  /** Blocks that a side has too many of, by city. */
  tooMany(side: string, cities: readonly (readonly [city: string, blocks: number])[]): string;
  enoughToEat: string;
  won(side: string, places: readonly string[]): string;
  noBattles: string;
  fallen(caesar: number, pompeius: number): string;
  turnsLost(turns: number): string;
  disbanded(side: string, blocks: number, places: readonly string[]): string;
}

export const annalWords: Catalogue<AnnalWords> = {
  en: {
    cancelled: "Two events cancel each other",
    battle: (place, winner) => `${place}: ${winner} wins the battle`,
    lost: (side, blocks, steps) =>
      blocks.length === 0 && steps === 0
        ? `${side} lost nothing.`
        : `${side} lost ${joined([...blocks, ...(steps === 0 ? [] : [steps === 1 ? "1 step" : `${steps} steps`])], "and")}.`,
    retreated: (blocks) => `Retreated: ${blocks.join(", ")}.`,
    holds: (side, place) => `${place} is held by ${side}.`,
    tooMany: (side, cities) =>
      `${side} must disband where a city cannot feed so many: ${cities.map(([city, n]) => `${city} ${n}`).join(", ")}.`,
    enoughToEat: "Every city can feed its blocks.",
    won: (side, places) => `Battles won by ${side}: ${places.join(", ")}.`,
    noBattles: "No battle was fought.",
    fallen: (caesar, pompeius) => `Blocks eliminated: Caesar ${caesar}, Pompeius ${pompeius}.`,
    turnsLost: (turns) =>
      turns === 1 ? "One turn was lost to two events." : `${turns} turns were lost to events that met.`,
    disbanded: (side, blocks, places) =>
      `Disbanded in winter by ${side}: ${blocks === 1 ? "1 block" : `${blocks} blocks`} (${places.join(", ")}).`,
  },
  fr: {
    cancelled: "Deux événements s’annulent",
    battle: (place, winner) => `${place} : ${winner} gagne la bataille`,
    lost: (side, blocks, steps) =>
      blocks.length === 0 && steps === 0
        ? `${side} n’a rien perdu.`
        : `${side} a perdu ${joined([...blocks, ...(steps === 0 ? [] : [`${steps} pas`])], "et")}.`,
    retreated: (blocks) => `Ont fait retraite : ${blocks.join(", ")}.`,
    holds: (side, place) => `${side} tient ${place}.`,
    tooMany: (side, cities) =>
      `${side} doit licencier des blocs là où une ville ne peut en nourrir autant : ${cities.map(([city, n]) => `${city} ${n}`).join(", ")}.`,
    enoughToEat: "Chaque ville peut nourrir ses blocs.",
    won: (side, places) => `Batailles gagnées par ${side} : ${places.join(", ")}.`,
    noBattles: "Aucune bataille n’a été livrée.",
    fallen: (caesar, pompeius) => `Blocs éliminés : César ${caesar}, Pompée ${pompeius}.`,
    turnsLost: (turns) =>
      turns === 1
        ? "Un tour a été perdu à cause de deux événements."
        : `${turns} tours ont été perdus à cause d’événements qui s’annulaient.`,
    disbanded: (side, blocks, places) =>
      `Licenciés en hiver par ${side} : ${blocks === 1 ? "1 bloc" : `${blocks} blocs`} (${places.join(", ")}).`,
  },
  it: {
    cancelled: "Due eventi si annullano",
    battle: (place, winner) => `${place}: ${winner} vince la battaglia`,
    lost: (side, blocks, steps) =>
      blocks.length === 0 && steps === 0
        ? `${side} non ha perso nulla.`
        : `${side} ha perso ${joined([...blocks, ...(steps === 0 ? [] : [`${steps} step`])], "e")}.`,
    retreated: (blocks) => `Si sono ritirati: ${blocks.join(", ")}.`,
    holds: (side, place) => `${side} tiene ${place}.`,
    tooMany: (side, cities) =>
      `${side} deve congedare blocchi dove una città non può mantenerne tanti: ${cities.map(([city, n]) => `${city} ${n}`).join(", ")}.`,
    enoughToEat: "Ogni città può mantenere i suoi blocchi.",
    won: (side, places) => `Battaglie vinte da ${side}: ${places.join(", ")}.`,
    noBattles: "Non si è combattuta nessuna battaglia.",
    fallen: (caesar, pompeius) => `Blocchi eliminati: Cesare ${caesar}, Pompeo ${pompeius}.`,
    turnsLost: (turns) =>
      turns === 1
        ? "Un turno è andato perso per due eventi."
        : `${turns} turni sono andati persi per eventi che si annullavano.`,
    disbanded: (side, blocks, places) =>
      `Congedati d’inverno da ${side}: ${blocks === 1 ? "1 blocco" : `${blocks} blocchi`} (${places.join(", ")}).`,
  },
};
