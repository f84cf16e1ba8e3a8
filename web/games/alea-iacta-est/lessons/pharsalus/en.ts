/** The lesson of Pharsalus, in English. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const en: LessonText<StepName> = {
  title: "The road to Pharsalus",
  about: "Lead Caesar’s legions across the sea and fight Pompeius: march, evasion and battle by doing it yourself.",
  steps: {
    welcome: {
      title: "Across the sea",
      says: [
        "48 BC. Caesar holds Roma, Italia, Gallia and Hispania. Pompeius has gone to Graecia and gathers the legions of the East. Whoever wants the Republic must cross the sea and beat him.",
        "You lead the Caesarians, in red; the Republicans are blue. Everybody sees every counter. Only the stratagems in a hand are secret.",
      ],
    },
    legion: {
      title: "A legion",
      says: [
        "Legio X, the best that Caesar has. Its two figures are strength and quality: strength is what it weighs in battle, quality how well it fights. The small disc is its tactical bonus; it counts only where no leader is.",
        "Every unit has a second side. When it loses a step it is turned over: pale, striped and weaker. When it loses another it is gone.",
      ],
    },
    leader: {
      title: "A leader",
      says: [
        "A legion by itself goes just one zone. Armies march behind leaders. Caesar can command twelve units; his +3 in tactics helps in battle.",
        "His strategy gives you sequences to act in, and helps to slip away from an enemy. His politics weigh when two chiefs meet: the golden rim and the crown say that he is the Faction Leader of the Caesarians.",
      ],
    },
    deploy: {
      title: "Everybody in his place",
      says: [
        "Here both sides choose where their armies begin: in their own regions, each with a garrison and a leader, and nobody next to a region of the enemy.",
        "Everybody stands already, as the scenario suggests. You might move your pieces about; today they stand well.",
      ],
      task: "Press “{deployed}”.",
      otherwise: "You could move it. But they stand well as they are.",
    },
    geostrategy: {
      title: "A year begins",
      says: [
        "A turn is a year with six phases. A: each side has drawn a stratagem; keep yours for another day. B: the scenario gives you the initiative. C: no great People goes to war.",
        "In Phase C you might also send an embassy to a great People that is at war, or play a stratagem that says so. There is none to be sent, and what you hold is for other days.",
      ],
      task: "Press “{done}”.",
      otherwise: "Keep what you hold for another day.",
    },
    year: {
      title: "The event of the year",
      says: [
        "Phase D: the event of the year is a donation to the legions, which helps against foreign Peoples only.",
        "And your chiefs’ strategy is added up, Caesar’s 6 and Pompeius’ 5: eleven sequences, six for you, who have the initiative, and five for him. In each you first move, then fight.",
        "One thing is left: legions may be disbanded for points. You need them all.",
      ],
      task: "Disband nobody: press “{done}”.",
      otherwise: "That legion is needed in Graecia.",
    },
    take: {
      title: "Caesar sets out",
      says: [
        "Your first sequence. Caesar stands in Italia 7 with a crowd of leaders, fifteen land units and three fleets.",
        "A leader takes along units of his own zone, as many as he commands: the twelve strongest come with Caesar.",
      ],
      task: "Take Caesar, and then press “{all}”.",
      otherwise: "Others may follow later. First Caesar, with all whom he can lead.",
    },
    march: {
      title: "March, and leave one behind",
      says: [
        "A leader with units has three movement points. A zone costs one; mountains, great rivers and straits cost one more.",
        "Next door lies Italia 5, with the port of Brundisium. On the way units may be left behind, as many as you like; the leader stays with those who go farthest.",
      ],
      task: "March to Italia 5, and leave Legio XXVII there.",
      otherwise: "This time you go to Italia 5, and Legio XXVII stays there to hold Brundisium.",
    },
    strait: {
      title: "Over the strait",
      says: [
        "Two points are left, and two is what Graecia 1 costs from here: one for the zone, one for the strait. At Dyrrhachium nobody waits for you.",
        "If somebody did, a landing across a strait would cost you 1 on the die.",
      ],
      task: "Cross to Graecia 1.",
      otherwise: "You could stop here, but the winter is short: cross to Graecia 1.",
    },
    fleet: {
      title: "Ships",
      says: [
        "Ships sail with a leader, and have a single movement point; from sea to sea it is spent. Every fleet could carry three land units. This time it sails light.",
        "From Neapolis the way to Brundisium leads over two seas, around Sicilia.",
      ],
      task: "Take Dolabella and the strongest fleet, 8-2, and sail over Mare Internum Occidentalis to Centralis.",
      otherwise: "Dolabella and the fleet 8-2 sail: over Mare Internum Occidentalis, and on to Centralis.",
    },
    port: {
      title: "Into port",
      says: [
        "The point is spent, but to leave a port or to enter one costs nothing; any other coast costs 1. A fleet that reaches a coast ends its move there.",
        "In a sequence each leader and each unit moves once, or stays. Antonius and the rest will follow another day. Nobody has met an enemy, so there is nothing to fight, and it is Pompeius’ turn.",
      ],
      task: "Enter the port of Italia 5, and then press “{end-moves}”.",
      otherwise: "The fleet goes to Italia 5. All others may rest; they will be needed later in the year.",
    },
    again: {
      title: "Pompeius answers",
      says: [
        "Pompeius has come down to Graecia 3, to Thessalia, with ten units; a legion of recruits was there already. Bibulus has brought two fleets to the same coast. Labienus stays in Macedonia with the rest.",
        "Now comes your second sequence, and he is only one zone away.",
      ],
      task: "Take Caesar again, and then press “{all}”.",
      otherwise: "Pompeius is where it will be decided. Take Caesar, with all whom he can lead.",
    },
    attack: {
      title: "To Thessalia",
      says: [
        "Where a march leads to a battle the board foretells it: the column, what moves the die, and how often you would win. So you know before you go.",
        "Whoever enters a zone with enemy units stops there. And from now on the enemy cannot leave by the way you came.",
      ],
      task: "March to Graecia 3.",
      otherwise: "The enemy is in Graecia 3, and five chances of six are good.",
    },
    landing: {
      title: "By sea too",
      says: [
        "Bibulus lies off the coast with his ships. Dolabella can join you there: out of his port for nothing, and ashore for 1, since Graecia 3 has no port.",
      ],
      task: "Bring Dolabella and his fleet over Mare Internum Centralis to Graecia 3.",
      otherwise: "Dolabella and his fleet: over Mare Internum Centralis to Graecia 3.",
    },
    assign: {
      title: "Who serves where",
      says: [
        "In Graecia 3 there are now armies and ships of both sides. That makes two combats, and the one at sea comes first. Before all else each leader is given to one of them.",
        "He serves nowhere else, even if the enemy’s ships then slip away. So Caesar had better stay with his army; Dolabella is not missed there.",
      ],
      task: "Press “{end-moves}”, and then put Dolabella with the ships.",
      otherwise: "Dolabella is the one for the ships. Caesar is needed on land.",
    },
    evasion: {
      title: "Will they stand?",
      says: [
        "Before a battle the defender may try to slip away. He throws a d10, from 0 to 9, and adds the best tactics of your leaders; it must be less than the strategy of the leader who tries. With Pompeius’ 5 and Caesar’s +3 that takes a 0 or a 1.",
        "Whoever succeeds leaves with as many units as he commands. Ships without troops need no die, only a leader.",
      ],
      task: "Caesar stays ashore. Press “{done}”, and see what they do.",
      otherwise: "If he went aboard, your army would fight without him.",
    },
    reckoning: {
      title: "Before the die falls",
      says: [
        "Pompeius threw a 6: he is held fast. Bibulus has put to sea, so only the armies fight.",
        "Now read the battle from the top. Strength 54 against 52 is the column 1/1. Your average quality is 3, theirs 2: one column to the right, 5/4. Tactics are equal, 3 and 3; in politics Caesar has 6 to Pompeius’ 5, and that adds 1 to the die.",
        "Below stands what each die brings, to you and to them. R is no loss. A is a step for every unit, and defeat. A fraction is the price of victory. Only with a 1 would you lose.",
      ],
    },
    die: {
      title: "The die is cast",
      says: [
        "A single die decides the whole battle, and it is thrown by the attacker.",
        "There is more at stake than legions: where two Faction Leaders fight each other, the one who is beaten dies.",
      ],
      task: "Throw the die: fight in Graecia 3.",
      otherwise: "There is no way back now: fight in Graecia 3.",
    },
    losses: {
      title: "The price of victory",
      says: [
        "A 6, and 1 more: row 7. Their result is A: all eleven units lose a step. Yours is 1/4, a quarter of their number, rounded down: two of your units lose a step.",
        "You choose which, each of them once. A full unit is turned over; a reduced one would be lost. Spare the veterans with quality 4.",
      ],
      task: "Let Legio V and Legio VI lose a step.",
      otherwise: "Legio V and Legio VI can bear it best.",
    },
    retreat: {
      title: "The beaten leave",
      says: [
        "Whoever has lost must leave: all together to an adjacent zone without enemies, and never to where the attackers came from. They went to Macedonia. If there is no such zone, the whole army is lost.",
        "Pompeius is dead. M. Brutus and Cassius have made their peace with Caesar and stand beside him; Scipio now leads the Republicans. You have two points: one for a battle of 35 strength or more, one for a leader killed.",
      ],
    },
    victory: {
      title: "And so to the winter",
      says: [
        "Sequences go to and fro until all are used. Then comes Phase F: who controls which regions, points, and winter quarters, in which the weakened recover and new units are raised.",
        "This scenario is about regions. At the end of 47 BC you need Gallia, Hispania, Italia, Graecia and Asia. For Graecia that means a leader, and units in three of its zones, two of them with a city.",
        "But beware: if the troubles of the Republic ever reach 5, it is dead, and both of you have lost.",
      ],
    },
  },
};
