/** The primer in English. */
import type { PrimerWords } from "./wording.ts";

export const en: PrimerWords = {
  lead: "Caesar against Pompeius: two players, wooden blocks that stand with their faces to their owner, and at most five years to win the Roman world.",
  block: "A block",
  face: "As its owner sees it",
  back: {
    title: "As the enemy sees it",
    text: "Where it stands and of which colour it is, but neither which block it is nor how strong. Only in battle are blocks turned up.",
  },
  turned: {
    title: "A hit turns it",
    text: "Each hit takes one step and turns the block, so that the next strength is on top. After the last step it is gone.",
  },
  anatomy: {
    strength: { title: "Strength now", text: "It throws so many dice." },
    next: { title: "What is left", text: "Its further steps: II, then I." },
    letter: { title: "Initiative", text: "A acts before B, C and D." },
    firepower: { title: "Firepower", text: "Each die at or below it hits." },
    name: { title: "Which block", text: "The Thirteenth Legion." },
    home: { title: "Home", text: "New, it appears in this city." },
  },
  types: "The blocks",
  type: {
    leader: { title: "Leaders", text: "Quick to act. One that is killed is a point for the enemy." },
    legio: { title: "Legions", text: "The backbone. A new one appears in the city it names." },
    auxilia: { title: "Auxilia", text: "Early, but weak. They appear in any friendly city." },
    equitatus: { title: "Cavalry", text: "Before the legions. A new one appears in the city it names." },
    elephant: { title: "Elephant", text: "Pompeius has it. IV or II: each hit takes two." },
    ballista: { title: "Ballista", text: "B when it defends, D when it attacks." },
    navis: { title: "Fleets", text: "Navis: they alone hold seas, and carry others across." },
    cleopatra: { title: "Cleopatra", text: "Struck down in battle, she joins the other side." },
  },
  cards: "The cards",
  command: (turns, hand) => ({
    title: "Command",
    text: `Moves above, levies below. Of ${hand} cards a year you discard one and play the other ${turns}, one a turn.`,
  }),
  event: {
    title: "Event",
    text: "A god does something of his own, instead of moves and levies. Two events in one turn cancel each other: the turn is lost.",
  },
  gods: "The seven gods",
  turn: "A turn in five pictures",
  turnParts: ({ major, minor, strait, straitAttack }) => ({
    choose: { title: "Choose", text: "Both sides choose a card in secret, and both cards are turned over together." },
    order: {
      title: "Who goes first",
      text: "More moves go first, Caesar if they are equal; an event goes before a command card (Apollo counts as the card it copies).",
    },
    moves: {
      title: "Moves",
      text: `With each move the blocks of one place may march: one city or two, or one to attack, and there they stop. A major road carries ${major} of your blocks, a minor one ${minor}, a strait ${strait}, or ${straitAttack} to attack.`,
    },
    levies: {
      title: "Levies",
      text: "Then each levy brings a new block at its lowest strength, or adds a step to a block; only in friendly cities.",
    },
    battles: {
      title: "Battles",
      text: "When both sides have moved and levied, a battle is fought wherever both stand. Then the next turn begins.",
    },
  }),
  battle: "A battle in four pictures",
  battleParts: ({ battleRounds }) => ({
    order: {
      title: "In turn",
      text: "A, then B, C and D; with the same letter the defender first. Each block has one turn a round.",
    },
    fire: {
      title: "Fire",
      text: "A block throws as many dice as it has strength. Each die at or below its firepower is a hit.",
    },
    hits: {
      title: "Hits",
      text: "Each hit at once strikes the enemy’s strongest block. Between equals its owner chooses.",
    },
    retreat: {
      title: "Retreat",
      text: `From round 2 a block may retreat instead, to an adjacent city that is friendly or vacant: defenders not by a road the attackers came by, attackers into a vacant one only by such a road. In round ${battleRounds} attackers must.`,
    },
  }),
  winter: "Winter",
  winterLead: "After the fifth turn of a year, in this order:",
  winterParts: ({ winterSupplyBase, victoryPoints, hand }) => ({
    cleopatra: { title: "Cleopatra", text: "goes home to Alexandria. If the other side holds it, she joins it." },
    navis: { title: "Fleets", text: "at sea go to a friendly port of that sea, or are disbanded." },
    supply: {
      title: "Supply",
      text: `A city feeds ${winterSupplyBase} blocks and as many more as it is worth. The rest is disbanded.`,
    },
    victory: { title: "Victory?", text: `${victoryPoints} points or more win the game.` },
    newYear: { title: "New year", text: `The fallen may be levied again; ${hand} new cards for each.` },
  }),
  victory: "How one wins",
  victoryText: ({ victoryPoints }, points, years) =>
    `A city with a value counts for the side whose blocks alone stand in it; all of them together are worth ${points}. Whoever has ${victoryPoints} or more in winter has won. If nobody has after ${years} winters, the higher total wins, and then Roma.`,
  leaders: { title: "Enemy leaders killed", text: "count 1 each." },
  pictures: {
    anatomy: "The block Legio 13 with its parts named",
    back: "A block from behind: green wood with an emblem and nothing else",
    turned: "The same block at strength III, II and I, turned by a quarter each time",
    turn: {
      choose: "Two cards, face down",
      order: "The card 3/2 beside the card 1/2",
      moves: "Two blocks march along a minor road to Roma, one goes two cities far along major roads",
      levies: "A new legion goes from the pool to Roma, and gains a step",
      battles: "Blocks of both sides in Tarraco",
    },
    battle: {
      order: "A table of the letters A to D: in each the defender comes before the attacker",
      fire: "A legion C3 of strength III throws 2, 5 and 3: two hits",
      hits: "Of three blocks with III, II and II the one with III is struck and turned to II",
      retreat: "The attacker came from Narbo to Tarraco; the defender retreats by another road to Carthago Nova",
    },
  },
  roads: { major: "major road", minor: "minor road", strait: "strait" },
  defender: "defender",
  attacker: "attacker",
  pool: "Pool",
  round: (round) => `Round ${round}`,
};
