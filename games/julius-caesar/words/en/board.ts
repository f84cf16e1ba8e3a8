/** The table set out in English. */
import type { BoardWords } from "../board-words.ts";
import { count, type English, sides, whose } from "./names.ts";

const cardsIn = (cards: readonly string[]): string => cards.join(", ");

export const boardIn = ({ names }: English): BoardWords => ({
  viewer: (side) => (side ? `You are ${sides[side]}.` : "You are watching."),
  everything: "Nothing is hidden.",
  year: (year, bc) => `Year ${year} (${bc} BC)`,
  turn: (turn) => `turn ${turn}`,
  first: (side) => `${sides[side]} goes first.`,
  decides: (side) => `${sides[side]} decides`,
  about: {
    deploy: "set-up",
    discard: "discarding a card",
    choose: "choosing a card",
    movement: "movement",
    group: "moving a group",
    march: "moving a block",
    mainGroup: "main group of an attack",
    surprise: "place of the surprise",
    levy: "levies",
    jupiter: "Jupiter",
    defector: "where the defector goes",
    vulcan: "Vulcan",
    pickBattle: "next battle",
    battleTurn: "turn of a block in battle",
    hits: "taking hits",
    regroup: "regrouping",
    port: "winter ports",
    surplus: "winter supply",
    disband: "disbanding",
  },
  over: "The game is over.",
  hand: (side, held, cards) =>
    `${sides[side]}: ${count(held, "card")} in hand${cards?.length ? `: ${cardsIn(cards)}` : ""}.`,
  chosen: "One card lies face down.",
  chosenCard: (card) => `Face down: ${card}.`,
  acting: (card) => `This turn: ${card}.`,
  played: (cards) => `Played this year: ${cardsIn(cards)}.`,
  discarded: (card) => `Discarded: ${card}.`,
  undealt: (cards) => `${count(cards, "card")} not dealt.`,
  god: (god) => `${names.gods[god]} is at work.`,
  surpriseWaits: (place) => `A surprise waits in ${place}.`,

  vacant: "vacant",
  contested: "contested",
  attacks: (side) => `${sides[side]} attacks`,
  mayLeave: (side, blocks) => `${blocks === 0 ? "none" : blocks} of ${whose(side)} blocks may leave`,
  blocks: (blocks, colour) => `▮×${blocks} ${names.colour(colour, blocks)} ${blocks === 1 ? "block" : "blocks"}`,
  navis: (blocks, colour) => `▮×${blocks} ${names.colour(colour, blocks)} navis`,
  marks: { moved: "moved", reserve: "reserve", from: (place) => `from ${place}` },
  battle: {
    title: (place, round) => `BATTLE IN ${place.toUpperCase()}, round ${round}`,
    roles: (attacker) => `${sides[attacker]} attacks.`,
    turn: (side, letter, attacking) =>
      `Turn of the ${letter} blocks of ${sides[side]}, ${attacking ? "attacker" : "defender"}.`,
    order: "Order of turns:",
    attacker: "attacker",
    defender: "defender",
    dice: (dice, firepower) => `${count(dice, "die", "dice")}, hits on ${firepower === 1 ? "1" : `1-${firepower}`}`,
    acted: "has acted",
    inReserve: "In reserve",
    surprise: "Surprise: in round 1 the attackers act first.",
    sailed: (used) => `Retreat by sea used this round: ${used.map((side) => sides[side]).join(", ")}.`,
  },

  offMap: "OFF THE MAP",
  pool: (side, standing, blocks) =>
    `${whose(side)} levy pool: ${count(standing, "block")}${blocks?.length ? `: ${blocks.join(", ")}` : ""}.`,
  fallen: (blocks) => `Eliminated this year: ${blocks.join(", ")}.`,
  trophies: (side, leaders) => `${whose(side)} trophies: ${leaders.join(", ")}.`,
  road: (from, to, side, blocks) => `${from}-${to} ${sides[side]} ${blocks}`,
  roads: (used) => `Blocks on roads: ${used.join("; ")}.`,
  held: (seas) => `A navis must stay in ${seas.join(", ")}.`,
  legend: "★ value of a city; ▮ seen from behind; C3 II: initiative C, hits on 3 or less, strength II.",
});
