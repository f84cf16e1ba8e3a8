/** The lesson of Avidius Cassius, in English. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const en: LessonText<StepName> = {
  title: "The usurper of Antiochia",
  about:
    "Play the year 175: Fronts that hold their legions, a general who wants the purple, and a battle for Antiochia.",
  steps: {
    welcome: {
      title: "A rumour in the East",
      says: [
        "Spring of 175. A rumour runs through the East: Marcus Aurelius is dead. In Antiochia Avidius Cassius has had himself proclaimed emperor. But Marcus Aurelius lives, and sits in Rome.",
        "That is a usurpation, and with it begins a civil war. Whatever stood in Cassius’ zone has gone over to him; so has Statius Priscus in Palaestina. Martius Verus in Cappadocia has stayed loyal.",
        "You lead Rome: all that is red. The rebels are blue. In this first scenario nobody else takes part; there are no foreign Peoples, no stratagems and no events.",
      ],
    },
    fronts: {
      title: "Five Fronts",
      says: [
        "The empire has five Fronts, each in its colour: Britain blue, the Rhine orange, the Danube yellow, the East violet, the South brown. In them lie the camps of the legions; the tablets beside them count those who are there. What is green belongs to no Front: the Interior Provinces, around Rome.",
        "Rome has thirty legions, and each belongs to the Front of its camp. That is the heart of the game: there are enough of them, but hardly ever where you need them.",
      ],
    },
    legion: {
      title: "A legion",
      says: [
        "XIII Gemina, which stands in Dacia. The band on its upper edge has the colour of its Front. Its two figures are strength and quality: strength is what it weighs in battle, quality how well it fights. The small disc is its tactical bonus; it counts only where no leader is.",
        "A legion that suffers is turned over: paler, striped and weaker. It is then reduced. Most legions of the Danube have quality 3, those of the East only 1: you will see what that is worth.",
      ],
    },
    leader: {
      title: "A leader",
      says: [
        "Marcus Aurelius can take six units along; that is his command. His tactics, +1, help in battle. His strategy, 3, gives you reserve Fronts and sequences to act in. His politics, 6, weigh where Romans fight Romans.",
        "A golden rim and a crown mark the Augustus, the emperor; silver marks a Caesar, his heir: here his son Commodus. Violet marks the usurper.",
      ],
    },
    reserve: {
      title: "A Front in reserve",
      says: [
        "A turn is a year with six phases. A, the stratagems, is left out here. B: in this first year your enemies have the initiative. In C you say which Fronts are in reserve: only their legions may leave their Front this year.",
        "The die shows 2; with Marcus Aurelius’ strategy, 3, that makes 5, and every full 4 gives you one Front. The East needs none: a Front of which legions are rebels is free by itself. The best legions stand on the Danube.",
      ],
      task: "Put the Danube Front in reserve.",
      otherwise: "One Front only, and it is the legions of the Danube that you need in the East.",
    },
    vexillation: {
      title: "A vexillation",
      says: [
        "Three legions of one Front can give men for a vexillation: all three are reduced, and it appears beside one of them. No Front binds it; it may go wherever you like.",
        "The Rhine is not in reserve. So let its legions send a vexillation to the Danube, where soon a few will be missing.",
      ],
      task: "Form a vexillation of the Rhine, of XXII Primigenia, VIII Augusta and I Minervia, and place it in Germania Superior (Mogontiacum).",
      otherwise: "From the Rhine: XXII Primigenia, VIII Augusta and I Minervia give men, and it stands at Mogontiacum.",
    },
    sequences: {
      title: "Seven sequences",
      says: [
        "Phase D: the strategy of both emperors is added up, Marcus Aurelius’ 3 and Cassius’ 4. That makes seven sequences: four for your enemies, who have the initiative, and three for you.",
        "They alternate. In each, one side makes all its moves, and then fights all its battles. Your enemies begin.",
      ],
      task: "You need no other vexillation: press “{done}”, and see what Cassius does.",
      otherwise: "One is enough: each of them weakens three legions.",
    },
    evasion: {
      title: "Before a battle",
      says: [
        "Priscus came to Emesa, where III Gallica stood without a leader, and called on it to join. The die showed 2, and that is not more than his politics: it is blue now. So it goes in a civil war with legions that are left alone.",
        "Cassius himself has come to Cappadocia, with strength 20 against your 10. Any die would win for him; so slip away. A defender with a leader may try: his die must show less than the leader’s strategy. Martius Verus has 3.",
      ],
      task: "Let Martius Verus evade, and bring XII Fulminata along.",
      otherwise: "Against twice your strength nobody stands. Martius Verus evades, with XII Fulminata.",
    },
    slip: {
      title: "Out of reach",
      says: [
        "A 2: he gets away. Whoever evades goes one zone far, to where no enemy units are, and never to where the attackers came from.",
        "In Armenia Minor stands XV Apollinaris. Any number of your pieces may share a zone, and legions beside a leader cannot be called away.",
      ],
      task: "Slip away to Pontus et Armenia Minor.",
      otherwise: "To XV Apollinaris: Pontus et Armenia Minor.",
    },
    take: {
      title: "Paternus sets out",
      says: [
        "Your first sequence: first all your moves. A leader takes along units of his own zone, as many as he commands. Tarrutenius Paternus stands in Moesia Inferior with three legions of the Danube, and can lead four.",
        "The Danube is in reserve, so they may leave it. But half of a Front’s legions must always stay: of these twelve no more than six may go.",
      ],
      task: "Take Tarrutenius Paternus, and then press “{all}”.",
      otherwise: "First Tarrutenius Paternus in Moesia Inferior, with his three legions.",
    },
    march: {
      title: "Over the Bosporus",
      says: [
        "A leader alone has four movement points, units have three, and whoever marches with units goes no farther than they. A zone costs one point; a great river or a strait costs one more. On the way units may be left behind, but nobody is picked up.",
        "Over Thracia it is exactly three points to Bithynia.",
      ],
      task: "March the stack to Thracia, and on to Bithynia et Pontus.",
      otherwise: "This army goes to the East: over Thracia to Bithynia et Pontus.",
    },
    bound: {
      title: "A legion by itself",
      says: [
        "A unit without a leader may move too, but only to the next zone. VIII Augusta stands at Argentorate, and next door lies Raetia, where the Danube Front begins.",
        "Could it go there itself, instead of the vexillation? Try it.",
      ],
      task: "Take VIII Augusta.",
      otherwise: "It is VIII Augusta that is to try it, in Germania Superior (Argentorate).",
    },
    closed: {
      title: "Bound to its Front",
      says: [
        "Of the zones around it a single one is lit, the other that belongs to the Rhine. Raetia stays dark. Click on it all the same: whatever is closed says why, here and in every game.",
      ],
      task: "Click on Raetia.",
      otherwise: "That it could do. But try what it cannot: click on Raetia.",
    },
    free: {
      title: "Men without a Front",
      says: [
        "So a legion moves about in its Front, and leaves it only in a year in which that is in reserve. A vexillation does not ask: the same zone is open to it.",
      ],
      task: "Press “{halt}”: the legion stays. Then take the vexillation of the Rhine, and move it to Raetia.",
      otherwise: "The legion stays, and the vexillation of the Rhine goes to Raetia.",
    },
    rome: {
      title: "The emperor and his garrison",
      says: [
        "In Rome stand units with a green band: the garrison. No Front binds it, but it moves only with an Augustus or a Caesar. Let it stay: in winter an Augustus in Rome is worth a point to you, and a Rome without Praetorians one to your enemies.",
        "And keep him out of battles: where Romans fight Romans, an Augustus, a Caesar or a usurper who is beaten dies, whatever the losses.",
      ],
      task: "Press “{end-moves}”.",
      otherwise: "Everybody else may rest. End your moves.",
    },
    gather: {
      title: "The usurper turns south",
      says: [
        "Cassius has gone to Arabia, and III Cyrenaica has come over to him too. His legions are bound to no Front. But they never march without a rebel leader, and where none is left beside them they are yours again.",
        "In Antiochia now stands Priscus, with three legions and without Cassius.",
      ],
      task: "Take Tarrutenius Paternus again, and then press “{all}”.",
      otherwise: "Antiochia is what counts. Take Tarrutenius Paternus, with his legions.",
    },
    attack: {
      title: "Through the Cilician Gates",
      says: [
        "Over Galatia and Cilicia it is three points to Antiochia. Where a march leads to a battle the board foretells it: here five faces of the die would win.",
        "Units that enter a zone with enemy units stop there. When your moves are over, every such zone must be fought for.",
      ],
      task: "March over Galatia and Cilicia to Syria (Antiochia), and then press “{end-moves}”.",
      otherwise: "Straight on to Antiochia: Galatia, Cilicia, Syria (Antiochia). Then end your moves.",
    },
    battle: {
      title: "Before the die falls",
      says: [
        "Read the battle from the top. Strength 30 against 28 is the column 1/1. Your average quality is 3, theirs 1: at least double, so two columns to the right, 3/2. Tactics are 1 against 2, which takes 1 from the die. Politics, which count only between Romans, are 3 against 2, and add 1.",
        "Below stands what each die brings. R is no loss. A reduces every unit, and whoever is reduced already is gone. A fraction is the price of victory. Only with a 1 would you lose; but first Priscus may try to get away.",
      ],
      task: "Fight in Syria (Antiochia).",
      otherwise: "There is no way back now: fight in Syria (Antiochia).",
    },
    losses: {
      title: "The price of victory",
      says: [
        "Priscus threw a 5, and is held. Your die is a 4, so row 4: 1/2 for you, A for them. Their three legions are reduced.",
        "You pay 1/2 of their number, rounded down: one unit. You choose which; XI Claudia can bear it as well as the others.",
      ],
      task: "Let XI Claudia lose a step.",
      otherwise: "One of the three has to pay: XI Claudia.",
    },
    retreat: {
      title: "The beaten leave",
      says: [
        "The beaten have to leave, together, to a zone without enemies and not to where you came from; without one they would be gone. They went to Emesa, and on to Palaestina. A battle of 35 strength or more gives the victor a point at once. Cassius has won Aegyptus meanwhile.",
        "Your last sequence. Antiochia has camps, and whoever is reduced and spends the winter at a camp or a city recovers. So stay where you are.",
      ],
      task: "Press “{end-moves}”: let them rest.",
      otherwise: "They have earned their winter quarters. End your moves.",
    },
    winter: {
      title: "Points, and winter",
      says: [
        "All sequences are used: Phase F. You have 2 points, for the battle and for the Augustus in Rome. Your enemies have 3: a civil war that goes on is worth that much to them, every year.",
        "Now the legions go to their winter quarters. Those outside their Front stay, as yours in Antiochia do, and so do those beside a rebel. The others go back to their camps: XII Fulminata to Melitene, in Cappadocia. A leader may go along.",
      ],
      task: "Let Martius Verus go with XII Fulminata.",
      otherwise: "He would be of more use in Cappadocia, with XII Fulminata.",
    },
    upkeep: {
      title: "What a vexillation costs",
      says: [
        "Everybody who is at a camp has recovered, your legions and theirs: a battle won helps only if you use it the same year. But for every vexillation on the map three legions of its Front have to be reduced again.",
        "Last of all you may give the Corporis Custodes, the bodyguard against murder, to another. With the Augustus they are well placed.",
      ],
      task: "Press “{rest}” for the legions, and then “{done}”.",
      otherwise: "Three legions of the Rhine pay again, and the guard stays with Marcus Aurelius.",
    },
    victory: {
      title: "How it is won",
      says: [
        "176 has begun; from now on a die decides about the initiative, and this year it is yours. The Danube had better be in reserve again: with legions outside a Front that is not, you would lose 3 points.",
        "The scenario ends at once when one of the two falls: Cassius, and Rome has won; Marcus Aurelius, and Rome has lost. The usurper stands in Palaestina with all his legions; one battle that he loses is enough. Otherwise, at the end of 179, the points decide: more of them win, more than twice as many decisively.",
        "In the other scenarios there is more: foreign Peoples at war, stratagems, events, leaders who come and die, and fleets. The table will explain each when it comes.",
      ],
    },
  },
};
