/** The first lesson, in English. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const en: LessonText<StepName> = {
  title: "Your first turn",
  about: "Cross the Rubicon, take Roma, attack Tarraco: a whole turn by doing it yourself.",
  steps: {
    welcome: {
      title: "The die is cast",
      says: [
        "January, 49 BC. The Senate has ordered Caesar to give up his army. He waits in Ravenna with one legion; beyond a little river, the Rubicon, lies Italy, and in Italy there is Pompeius.",
        "You lead Caesar. The tan blocks are yours, and you see their faces. The green ones are those of Pompeius, and they stand with their backs to you: you see where they are and how many, but neither who they are nor how strong.",
      ],
    },
    block: {
      title: "A block",
      says: [
        "This is Legio 13. The numeral on the upper edge is its strength: III means three dice when it fires. Every hit turns it by one step, to II, to I; the next one removes it.",
        "C3 is how it fights. The letter says when: A before B, C and D. The figure is firepower: every die that shows 3 or less is a hit.",
      ],
    },
    discard: {
      title: "Six cards for a year",
      says: [
        "A year has five turns, and each turn you play one card. You are dealt six and discard one of them, unseen.",
        "The figures on a command card are its moves and its levies. A card with a god on it is an event: it does something of its own instead.",
        "One has to go. 1/2 gives a single move, fewer than your other command cards.",
      ],
      task: "Discard the card 1/2.",
      otherwise: "You will want that one later in the year. 1/2 is the card that does least.",
    },
    card: {
      title: "Chosen in secret",
      says: [
        "Now both sides choose a card in secret, and both are turned over together. Of two command cards the one with more moves goes first; if they have the same number, Caesar does.",
        "Much is to be done, and to be done before Pompeius can stir: three moves and two levies are just right.",
      ],
      task: "Play the card 3/2.",
      otherwise: "It could be played, but this turn you need three moves and two levies.",
    },
    rubicon: {
      title: "Across the Rubicon",
      says: [
        "Three moves against one: you go first. With each move the blocks of one place may march: one of them, some, or all.",
        "From Ravenna a minor road leads to Roma. A minor road carries two of your blocks a turn, a major road four. Roma is empty, and worth 2 points.",
        "Each of them could go on to a second city. These two have arrived.",
      ],
      task: "Bring Caesar and Legio 13 from Ravenna to Roma, and let both stop there.",
      otherwise: "First things first: Caesar and Legio 13 go to Roma.",
    },
    fleet: {
      title: "One block holds a city",
      says: [
        "Roma is yours already. A city that holds only your blocks is friendly to you; one block is enough, even a lone fleet. An empty city is nobody’s.",
        "The fleet in Ravenna, a navis, could put to sea with the same move. It stays, and Ravenna stays yours.",
      ],
      task: "Press “{end-group}”: whoever has not moved stays.",
      otherwise: "The fleet is to hold Ravenna.",
    },
    twoCities: {
      title: "Two cities far",
      says: [
        "A block that does not attack may go two cities far. It passes only through cities that are friendly or vacant, and ends in one.",
        "The Twelfth is on its way to join Caesar: in history the two of them went on to Asculum. Antonius and Legio 8 stay in Genua.",
      ],
      task: "Bring Legio 12 from Genua through Ravenna to Asculum, then press “{end-group}”.",
      otherwise: "This move is for Legio 12 alone: from Genua to Ravenna, and on to Asculum.",
    },
    attack: {
      title: "An attack",
      says: [
        "Whoever enters a city with enemy blocks attacks it. That is done from an adjacent city, with a block’s first step, and there it stops.",
        "In Narbo three legions stand ready for the war in Hispania. The road to Tarraco is a major one, wide enough for all three. Three enemy blocks wait there; which ones, the battle will show.",
      ],
      task: "Bring all three legions from Narbo to Tarraco.",
      otherwise: "Your last move is the attack on Tarraco, with all three legions: every block brings its dice.",
    },
    levy: {
      title: "A new legion",
      says: [
        "When you have moved you levy. One levy brings a new block from your pool to the map, at its lowest strength.",
        "A legion appears only in the city that is written on it, and only if that city is friendly. Legio 17 belongs to Roma, and Roma is yours.",
      ],
      task: "In your pool choose Legio 17, then Roma.",
      otherwise: "Roma needs a garrison, so that Caesar is free to go on: Legio 17.",
    },
    raise: {
      title: "One step more",
      says: [
        "A levy can also add a step to a block in a friendly city, up to its full strength; to a new block too, at once.",
        "All your other blocks have their full strength. Legio 17 has come with I, and can grow to IV.",
      ],
      task: "Add a step to Legio 17.",
      otherwise: "Another new block would be possible. But a single die is a poor guard for Roma.",
    },
    pompeius: {
      title: "Pompeius answers",
      says: [
        "When you have done, Pompeius moves and levies. He had one move: two blocks have gone from Neapolis to Brundisium. Who they are you cannot see; in history it was Pompeius himself, on his way out of Italy.",
        "From Tarraco nobody could leave: each block of your main group there pins one of the defenders.",
        "When both sides have moved and levied, battles are fought wherever both of them stand.",
      ],
    },
    hit: {
      title: "The defender is quicker",
      says: [
        "The blocks lie face up. In every round A acts before B, C and D, and with the same letter the defender before the attacker. The enemy’s cavalry, B3, comes before all the legions.",
        "It had strength II and threw 3 and 5: one hit. A hit strikes the strongest block; yours all have III, so you choose.",
        "Legio 10 is C4, your best. Legio 7 and Legio 9 are C2.",
      ],
      task: "Let Legio 9 take the hit.",
      otherwise: "Legio 7 would do just as well, Legio 10 would be a pity. Let it be Legio 9.",
    },
    tenth: {
      title: "Your legions fire",
      says: [
        "Both enemy legions have fired, and missed. Now it is the turn of your C blocks, in the order you like. In its turn a block fires or passes; from round 2 it may also retreat.",
        "Legio 10 throws three dice, and each of them hits with 4 or less.",
      ],
      task: "Fire with Legio 10.",
      otherwise: "Legio 10 first: it hits with 4 or less, the others with 2 or less.",
    },
    others: {
      title: "Blow upon blow",
      says: [
        "1, 4 and 2: three hits. Each has struck the enemy block that was strongest at that instant; between equals Pompeius had to choose.",
        "Hits count at once: whoever has lost a step throws fewer dice from now on. So it pays to fire before the enemy does.",
        "Every block has one turn in a round. Two of yours are still to come.",
      ],
      task: "Fire with Legio 7 and with Legio 9.",
      otherwise: "To pass is to do nothing. Let both of them fire.",
    },
    roundTwo: {
      title: "Round two",
      says: [
        "One hit each. From round 2 on a block may retreat instead of firing: the enemy’s cavalry has slipped away to Carthago Nova. Both of his legions are down to I; they threw one die each, and missed.",
        "A battle has four rounds at most, and in the fourth the attackers must retreat. It need not come to that.",
      ],
      task: "Fire with Legio 10 again.",
      otherwise: "You might pass or retreat, but victory is near: fire with Legio 10.",
    },
    regroup: {
      title: "Tarraco is yours",
      says: [
        "Two hits, and no enemy is left: the battle is over. Eliminated blocks lie face up in the pool, and do not come back before the next year. Yours stand up and are hidden again.",
        "The winner may regroup: he may move blocks from here to adjacent cities that are friendly or vacant. Yours hold Tarraco, and the point it is worth.",
      ],
      task: "Press “{end-regroup}”.",
      otherwise: "They could go there. But Tarraco is worth a point, and Pompeius has blocks in Carthago Nova.",
    },
    points: {
      title: "How one wins",
      says: [
        "Some cities have a value, and it counts for whoever holds them. You have Roma with 2, Massilia with 1 and Tarraco with 1: that makes 4. Pompeius has 6. Every enemy leader killed counts 1 more.",
        "Whoever has ten points or more in winter has won. If nobody has by the fifth winter, the higher total wins.",
      ],
    },
    winter: {
      title: "Then winter comes",
      says: [
        "That was a turn: cards, moves, levies, battles. Five of them make a year, and then it is winter. Cleopatra goes home to Alexandria, and fleets at sea need a friendly port. A city feeds three blocks and as many more as it is worth; the others are disbanded.",
        "After that the points are counted. If nobody has won, the fallen stand ready again, leaders excepted, and both sides are dealt six new cards.",
      ],
    },
  },
};
