/** The table set out in Italian. */
import type { BoardWords } from "../board-words.ts";
import { blocks, count, type Italian, sides } from "./names.ts";

export const boardIn = ({ names }: Italian): BoardWords => ({
  viewer: (side) => (side ? `Giochi con ${sides[side]}.` : "Sei uno spettatore."),
  everything: "Niente è nascosto.",
  year: (year, bc) => `Anno ${year} (${bc} a.C.)`,
  turn: (turn) => `turno ${turn}`,
  first: (side) => `${sides[side]} gioca per primo.`,
  decides: (side) => `Decide ${sides[side]}`,
  about: {
    deploy: "schieramento",
    discard: "carta da scartare",
    choose: "scelta di una carta",
    movement: "movimenti",
    group: "movimento di un gruppo",
    march: "movimento di un blocco",
    mainGroup: "gruppo principale di un attacco",
    surprise: "luogo della sorpresa",
    levy: "leve",
    jupiter: "Giove",
    defector: "città del disertore",
    vulcan: "Vulcano",
    pickBattle: "prossima battaglia",
    battleTurn: "turno di un blocco in battaglia",
    hits: "colpi da subire",
    regroup: "riordino",
    port: "porti d’inverno",
    surplus: "rifornimenti d’inverno",
    disband: "congedo di blocchi",
  },
  over: "La partita è finita.",
  hand: (side, held, cards) =>
    `${sides[side]}: ${count(held, "carta", "carte")} in mano${cards?.length ? `: ${cards.join(", ")}` : ""}.`,
  chosen: "Una carta è coperta sul tavolo.",
  chosenCard: (card) => `Coperta: ${card}.`,
  acting: (card) => `In questo turno: ${card}.`,
  played: (cards) => `Giocate quest’anno: ${cards.join(", ")}.`,
  discarded: (card) => `Scartata: ${card}.`,
  undealt: (cards) => `${count(cards, "carta non distribuita", "carte non distribuite")}.`,
  god: (god) => `${names.gods[god]} è all’opera.`,
  surpriseWaits: (place) => `Si prepara una sorpresa: ${place}.`,

  vacant: "vuoto",
  contested: "conteso",
  attacks: (side) => `${sides[side]} attacca`,
  mayLeave: (side, free) =>
    `${free === 0 ? "nessun blocco" : blocks(free)} di ${sides[side]} ${free > 1 ? "possono" : "può"} andarsene`,
  blocks: (hidden, colour) => `▮×${hidden} ${hidden === 1 ? "blocco" : "blocchi"} ${names.colour(colour, hidden)}`,
  navis: (hidden, colour) => `▮×${hidden} navis ${names.colour(colour, hidden)}`,
  marks: { moved: "già mosso", reserve: "riserva", from: (place) => `da ${place}` },
  battle: {
    title: (place, round) => `BATTAGLIA: ${place.toUpperCase()}, round ${round}`,
    roles: (attacker) => `${sides[attacker]} attacca.`,
    turn: (side, letter, attacking) =>
      `Tocca ai blocchi ${letter} di ${sides[side]}, ${attacking ? "attaccante" : "difensore"}.`,
    order: "Ordine dei turni:",
    attacker: "attaccante",
    defender: "difensore",
    dice: (dice, firepower) =>
      `${count(dice, "dado", "dadi")}, colpisce con ${firepower === 1 ? "1" : `1-${firepower}`}`,
    acted: "ha già agito",
    inReserve: "In riserva",
    surprise: "Sorpresa: nel round 1 gli attaccanti agiscono per primi.",
    sailed: (used) => `Ritirata via mare già usata in questo round: ${used.map((side) => sides[side]).join(", ")}.`,
  },

  offMap: "FUORI MAPPA",
  pool: (side, standing, known) =>
    `Pool di leva di ${sides[side]}: ${blocks(standing)}${known?.length ? `: ${known.join(", ")}` : ""}.`,
  fallen: (lost) => `Eliminati quest’anno: ${lost.join(", ")}.`,
  trophies: (side, leaders) => `Trofei di ${sides[side]}: ${leaders.join(", ")}.`,
  road: (from, to, side, used) => `${from}-${to} ${sides[side]} ${used}`,
  roads: (used) => `Blocchi passati sulle strade: ${used.join("; ")}.`,
  held: (seas) => `Una navis deve restare qui: ${seas.join(", ")}.`,
  legend: "★ valore di una città; ▮ visto da dietro; C3 II: iniziativa C, colpisce con 3 o meno, forza II.",
});
