import type { PartWords } from "../ids.ts";

export const usurpation: PartWords<"usurpation"> = {
  "IMP-4.5V.a":
    "If the last Augustus dies and there is no Caesar, Rome chooses the new Augustus, and then the Enemy a general in a Front, whose usurpation is valid without a die.",
  "IMP-4.5V.b":
    "Rome may choose anywhere on the map. The general of the Enemy must be in a Front, not in the Interior Provinces.",
  "IMP-4.5V.c":
    "With a stratagem the Enemy chooses a leader of Rome in a Front where no other Augustus is and no other living usurper was proclaimed; leaders in the Interior Provinces, outside the empire or aboard cannot be chosen. The die of the stratagem decides.",
  "IMP-4.5V.d":
    "If the usurpation is valid the leader is turned to his back and gets a usurper marker; if he was Augustus or Caesar, he is so no more.",
  "IMP-4.5V.e": "If it is not valid, nothing happens to the leader, and he remains with Rome.",
  "IMP-4.5V.f": "A third usurper can never be proclaimed while two are alive.",
  "IMP-4.5V.g":
    "Attempts by stratagem are made in Phase C only; a usurpation after a death without heir comes whenever that death does.",

  "IMP-4.5G.a":
    "Step A: all units in the usurper’s zone, of whatever kind, and all leaders there join him at once. A Caesar joins too, and loses his title.",
  "IMP-4.5G.b":
    "Step B: for the other leaders in the usurper’s Front a d6 is rolled. If it is at or above a leader’s PC he joins, with all units of his zone, vexillations included; below it he stays loyal.",
  "IMP-4.5G.c":
    "An Augustus or a Caesar is not tested: with him everything in his zone stays loyal, whoever else is there.",
  "IMP-4.5G.d":
    "Where several leaders share a zone only the one with the highest PC is tested, and all the others do as he does.",
  "IMP-4.5G.e":
    "Step C: the usurper may choose one adjacent Front. If a d10 is strictly lower than his PC, step B is made there as well.",
  "IMP-4.5G.f":
    "To the die of step C 2 is added if an Augustus is in that Front, or else 1 if a Caesar is; never both.",
  "IMP-4.5G.g": "For step C Britain and Rhine are adjacent, Rhine and Danube, East and South, and no other Fronts.",
  "IMP-4.5G.h": "Steps B and C are made once, when the usurpation begins, and never again.",
  "IMP-4.5G.i":
    "Step D, in E.1: a rebel leader who enters a zone with loyal units and no loyal leader may roll one d6 for all of them. At or below the PC of the usurper, if he is there, or else the best PC of the rebel leaders there, they are rebel. Mutineers are never won over.",
  "IMP-4.5G.j":
    "After a success in step D the move may go on, with the units just won too, within CC and the MP that are left.",
  "IMP-4.5G.k":
    "After a failure, or when a force did not try, its move ends there and the units are fought in E.2; the same leaders do not try there again in this sequence. A leader without units who fails must escape (see chapter 7).",
  "IMP-4.5G.l":
    "A vexillation is won over in step D only if rebels already hold three legions of its Front when the die is rolled. Otherwise it stays loyal, stops the move and has to be fought, even if all the rest comes over.",
  "IMP-4.5G.m": "In a civil war the limit of 6 vexillations does not hold.",
  "IMP-4.5G.n":
    "The bonus of a usurpation by an Augustus (2) or by a Caesar (1) always helps the usurper: it is added to the die of step B and taken off those of C and D. It does nothing for the die that makes the usurpation valid.",
  "IMP-4.5G.o": "A usurper who stands in no Front has no steps B and C, but he has step D.",
  "IMP-4.5G.p":
    "Step A leaves out an Augustus who happens to be in the zone. He is alone among rebels then and must escape at once (see chapter 7).",
  "IMP-4.5G.q":
    "A civil war is in progress from the moment a usurpation is valid until it fails or the players exchange their roles.",

  "IMP-4.5S.a":
    "First way to succeed: when a Phase F comes, rebels are in the zone of Rome, a leader and at least one unit.",
  "IMP-4.5S.b":
    "Second way: the Augustus takes part in a battle of Romans against rebels and loses it. One who falls against foreigners is succeeded as usual.",
  "IMP-4.5S.c": "Third way: the Augustus is assassinated while a civil war is in progress.",
  "IMP-4.5S.d":
    "If there are two Augusti, the second and third ways ask for the fall of both, no matter who falls in battle and who by assassination.",
  "IMP-4.5S.e":
    "After a success the players exchange their roles in Phase A of the next turn (see chapter 5). Until then all is played and scored in the old roles, and the civil war goes on.",
  "IMP-4.5S.f": "The first way needs no fallen Augustus, even if there are two.",
  "IMP-4.5S.g": "If the second or third way leaves no Augustus, nobody succeeds him, even if there is a Caesar.",
  "IMP-4.5S.h":
    "If no usurper is alive when the exchange is due, there is none, and the succession of 3.6 is run instead.",

  "IMP-4.5F.a":
    "When the usurper dies, of whatever cause, his usurpation has failed: his leaders and units are loyal again where they are, and units of his that were eliminated this turn come back as loyal ones.",

  "IMP-4.5D.a": "Two usurpations may be in progress at the same time, each with steps A to D of its own.",
  "IMP-4.5D.b": "They may not begin in the same Front.",
  "IMP-4.5D.c": "In step C they may not choose the same adjacent Front.",
  "IMP-4.5D.d": "The two usurpers may share a zone, fight side by side and hand units to each other.",
  "IMP-4.5D.e":
    "If they succeed, the one with the higher PC becomes Augustus; if they are equal, their player chooses. The other is a plain loyal leader from then on, and his units are loyal too.",
  "IMP-4.5D.f":
    "It fails only when both are dead. If one dies, all that was his, units eliminated this turn included, passes to the other.",

  "IMP-4.5K.a":
    "When Commodus dies as the only Augustus, Helvius Pertinax is Augustus at once, on the side of Rome, over the head of any Caesar, who stays what he is. But if Commodus was beaten by rebels, or assassinated in a civil war, that usurpation has succeeded instead.",
  "IMP-4.5K.b":
    "Didius Julianus is placed in the zone of Rome, even if Helvius Pertinax is there, as a usurper of the Enemy, valid without a die. If two usurpers are alive already, he does not come.",
  "IMP-4.5K.c":
    "All units in the zone of Rome are his, and all leaders there join him, except Helvius Pertinax, who must escape at once (see chapter 7).",
  "IMP-4.5K.d":
    "While Didius Julianus lives the Enemy may try one assassination of Helvius Pertinax in each Phase E without a stratagem, beyond those by stratagem, and from the current turn on if its Phase E is not over. Die and guard are as in 6.3.",
  "IMP-4.5K.e":
    "That right ends with the death of Didius Julianus or of Helvius Pertinax, or when roles are exchanged.",
  "IMP-4.5K.f":
    "If Didius Julianus becomes Augustus the new Enemy may, once, in Phase C of that very turn, choose a loyal leader in a Front without an Augustus for a usurpation that is valid without a die.",
  "IMP-4.5K.g":
    "If Helvius Pertinax is dead, a rebel or not in play yet, Rome chooses an Augustus as in the fourth case of 3.6, even if there is a Caesar, and the Enemy must take Didius Julianus, placed in Rome. Then there are no yearly attempts; the free usurpation remains.",
  "IMP-4.5K.h": "If Didius Julianus is dead, or after 200, the ordinary succession of 3.6 is run, without that duty.",

  "IMP-5.a": "The usurper who has succeeded becomes Augustus and is turned to his front.",
  "IMP-5.b": "The former emperor, or both if there were two, leaves the game, without points for anybody.",
  "IMP-5.c": "All Roman leaders are turned to their front and belong to the new player of Rome.",
  "IMP-5.d": "All Roman units belong to the new player of Rome.",
  "IMP-5.e": "The former player of Rome becomes the Enemy and has all non-Roman pieces.",
  "IMP-5.f":
    "The two totals of victory points change places on the track, so that each person keeps the points he has made.",
  "IMP-5.g":
    "Caesares lose their titles and stay. The Corporis Custodes are out of use until Phase F, and reserve Fronts lapse. Each person keeps his stratagem counters; counters on the map remain and work for the role, not for the person.",
};
