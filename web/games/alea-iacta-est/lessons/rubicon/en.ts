/** The lesson of the Rubicon, in English. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const en: LessonText<StepName> = {
  title: "The crossing of the Rubicon",
  about: "Cast the die: march on Roma with Caesar, hold an enemy who slips away, and meet the first stratagems.",
  steps: {
    welcome: {
      title: "At the river",
      says: [
        "January of 49 BC. The Senate has ordered Caesar to give up his legions. He stands at Ravenna, in Italia 4, with a single one of them; before him flows the Rubicon, and beyond it lies Roma. No general may cross it under arms.",
        "You lead the Caesarians, in red. The Republicans are blue: Pompeius and the Senate sit in Roma, but their legions are far away, in Hispania, Graecia and Asia.",
      ],
    },
    legion: {
      title: "A legion",
      says: [
        "One of Caesar’s veteran legions. Its two figures are strength and quality: strength is what it weighs in battle, quality how well it fights. The small disc is its tactical bonus; it counts only where no leader is.",
        "The Thirteenth, which stands at the river, is such a legion: strength 5, quality 4.",
      ],
    },
    leader: {
      title: "A leader",
      says: [
        "Armies march behind leaders. Caesar can command twelve units; his +3 in tactics helps in battle, and makes it hard to slip away from him.",
        "His strategy gives you sequences to act in. His politics weigh when chiefs meet: the golden rim and the crown say that he is the Faction Leader of the Caesarians.",
      ],
    },
    hand: {
      title: "A stratagem in your hand",
      says: [
        "Every year each side draws a counter from the cup. How many somebody holds can be seen; which, he alone knows. You see yours among your stratagems.",
        "A counter has two sides, and each says when it can be played. Of yours, Ides of March is for Caesar’s enemies, in the campaign of twenty-one years; it is of no use to you. Divine favour is: in Phase E it turns a die that has fallen, whoever threw it.",
        "Whoever plays a counter uses one of its sides. The other is not used.",
      ],
    },
    geostrategy: {
      title: "A year begins",
      says: [
        "A turn is a year with six phases. A: the counters were drawn. B: in this first year the Republicans have the initiative. C: no great People goes to war.",
        "In Phase C an embassy might be sent to a great People at war, or a stratagem of that phase be played. You have neither.",
      ],
      task: "Press “{done}”.",
      otherwise: "There is nothing else to be done in Phase C today.",
    },
    year: {
      title: "Eleven sequences",
      says: [
        "Phase D: the event of the year is a donation to the legions, which helps against foreign Peoples only. Caesar’s strategy 6 and Pompeius’ 5 make eleven sequences, six for the Republicans, who have the initiative, and five for you. In each, one side first moves and then fights.",
        "They begin; but Caesar’s march has surprised them. In their first sequence only the leaders in Roma may move, and without units.",
      ],
      task: "Disband no legion: press “{done}”, and see what Pompeius does.",
      otherwise: "You have few enough legions at hand.",
    },
    take: {
      title: "The die is cast",
      says: [
        "Roma is empty. Pompeius and the senators have fled to Brundisium, in Italia 5. Labienus, once Caesar’s best officer, has gone to Ahenobarbus in Italia 7, where Legio XV stands.",
        "Your first sequence. A leader takes along units of his own zone, as many as he commands. Curio may stay at Ravenna.",
      ],
      task: "Take Caesar, and then press “{all}”.",
      otherwise: "First Caesar, with the Thirteenth.",
    },
    rubicon: {
      title: "Across the Rubicon",
      says: [
        "A leader with units has three movement points, and a plain zone costs one. Italia 1, with Roma, lies next door.",
      ],
      task: "March to Italia 1.",
      otherwise: "To Roma: march to Italia 1.",
    },
    antonius: {
      title: "Antonius follows",
      says: [
        "Caesar could go on; but one legion is not enough for more, and he may halt here.",
        "In a sequence each leader and each unit moves once, as far as its points reach. M. Antonius stands in Italia 3 with Legio VIII, auxilia and horsemen.",
      ],
      task: "Press “{halt}”; then take M. Antonius, and press “{all}”.",
      otherwise: "Caesar halts in Roma, and then it is M. Antonius’ turn, with all his units.",
    },
    follow: {
      title: "All roads lead to Roma",
      says: ["Over Italia 4 it is two zones to Roma: with three points he can be there today."],
      task: "March to Italia 4, and on to Italia 1.",
      otherwise: "M. Antonius comes to Roma with all his units, over Italia 4.",
    },
    roma: {
      title: "Roma is yours",
      says: [
        "Hirtius, Lepidus and the others are in Gallia; they will come another day. Nobody has met an enemy, so there is nothing to fight, and the Republicans are next.",
        "For this whole year their units move only behind a leader, and none may come into Italia from elsewhere.",
      ],
      task: "Press “{halt}”, and then “{end-moves}”.",
      otherwise: "Antonius stays in Roma, and the others may rest today.",
    },
    again: {
      title: "The Senate at sea",
      says: [
        "Pompeius and the senators have crossed the strait to his legions in Graecia 2. Ahenobarbus has sailed with the fleets of Neapolis to Sicilia 2. Labienus stays in Italia 7 with Legio XV.",
        "Now you have four units in Roma, and he is next door.",
      ],
      task: "Take Caesar again, and then press “{all}”.",
      otherwise: "Labienus is the one to catch. Take Caesar, with all whom he can lead.",
    },
    attack: {
      title: "To Neapolis",
      says: [
        "Where a march leads to a battle the board foretells it: 15 strength against 5 and a +1 on the die. Whatever is thrown, you would win, if he stands.",
        "Whoever enters a zone with enemy units stops there.",
      ],
      task: "March to Italia 7.",
      otherwise: "Labienus is in Italia 7.",
    },
    window: {
      title: "A window",
      says: [
        "When moves are over come the combats. First there is a window: a moment at which stratagems can be played. Both are asked, the active side first, until both let it pass.",
        "Whoever holds a counter is asked, whichever it is: so nobody can tell from a question what is in a hand. Yours turns dice, and none has fallen yet.",
      ],
      task: "Press “{end-moves}”, and then “{pass}”.",
      otherwise: "That can wait. No die has fallen yet: play nothing.",
    },
    favour: {
      title: "The gods on your side",
      says: [
        "Before a battle the defender may try to slip away. He throws a d10, from 0 to 9, and adds the best tactics of your leaders; it must be less than his strategy. Labienus has 4, Caesar +3: only a 0 saves him, and a 0 it is.",
        "But the die waits: here is another window, and this one is yours. With Divine favour you turn it to any face you like. What is added to the die is added afterwards.",
      ],
      task: "Play Divine favour: turn the die to 9.",
      otherwise: "If the 0 stood, Labienus would be gone with his legion; make it a 9.",
    },
    battle: {
      title: "Before the die falls",
      says: [
        "Labienus is held, and has to fight. Read the battle from the top: 15 against 5 is the column 3/1. Your average quality is only 2, because of auxilia and horsemen, theirs 3: one column to the left, 2/1. Tactics are 3 against 2: that adds 1 to the die.",
        "Below stands what each die brings. R is no loss. A is a step for every unit. A fraction is the price of victory, a share of the enemy’s number.",
      ],
      task: "Fight in Italia 7.",
      otherwise: "There is no way back now: fight in Italia 7.",
    },
    answer: {
      title: "Their window",
      says: [
        "Before the die of a battle there is a window too. You hold nothing any more, so you are not asked. The Republicans hold one counter, and think.",
        "A battle that is sure by the table is not sure while somebody has a counter in his hand.",
      ],
    },
    walls: {
      title: "The walls of Neapolis",
      says: [
        "They have played Walls: the defender takes 2 from the die where there is a city or a port. Instead of all six dice only five won for you; with a 1 they would have held the field. You threw a 4: with +1 and -2 that is row 3.",
        "Their result is A: Legio XV loses a step and is turned over. Yours is 1/2 of their number, one unit, rounded down: nothing. The beaten have to leave, and never to where you came from: they go to Italia 5.",
      ],
    },
    orders: {
      title: "Windows and standing orders",
      says: [
        "What was played is back in the cup, and may be drawn again next year. You may play as many as you hold, and keep up to three over the winter.",
        "There are many windows in a year, and in most of them you would play nothing. In your standing orders, beside the table, you say in which you want to be asked: before battles with a Faction Leader, after every die, never. All others pass by themselves.",
        "Some counters do more than turn a die: Peoples rise, leaders are murdered, and a coup d’état makes an ambitious leader a Pretender against his own chief.",
      ],
    },
    ahead: {
      title: "To be continued",
      says: [
        "Italia lies open, and your legions in Gallia can come. Four more sequences for the Republicans and three for you are left this year; then comes Phase F, with control of regions, points and winter quarters.",
        "This scenario lasts until 44 BC. You win with 15 points or more; the Republicans if the score is below zero. But if the troubles of the Republic ever reach 5, it is dead, and both of you have lost.",
        "The next lesson, the road to Pharsalus, is about ships, losses and the fall of a chief.",
      ],
    },
  },
};
