import type { PartWords } from "../ids.ts";

export const scenarios: PartWords<"scenarios"> = {
  "IMP-S.a":
    "A scenario fixes its first and last year, the titles and the bearer of the guard, where leaders are, which Peoples are at war, whose Armenia is and where the fleets are. Victory points begin at 0.",
  "IMP-S.b":
    "Roman units begin at full strength where the table of deployment has them: those without a date, and those of a year before the first. Those of the first year arrive in its Phase D.",
  "IMP-S.c":
    "A leader who is listed as out never enters; one who is placed has entered, whatever the table says of his entry.",
  "IMP-S.d":
    "Where the initiative of a year is fixed nothing is rolled for it, and no Initiative counter turns it round.",
  "IMP-S.e":
    "If the set-up has a usurper, he is valid and steps A to C are behind him. Whatever units share a zone with a rebel leader are rebel, and it is civil war from the first Phase A on.",
  "IMP-S.f":
    "A war entry that the scenario orders sends the People to war in Phase C of its year, before the draw, as 4.4 has it. Nothing happens if it is at war already or bound by a five-year peace.",
  "IMP-S.g": "An event that the scenario orders takes the place of the dice for the event of its year.",
  "IMP-S.h":
    "A scenario may leave rules out: non-Romans (no war draw, no Peoples, no Armenia and no points for it), stratagems (no draw), events, the entry of leaders, their death by the table, reinforcements.",
  "IMP-S.i":
    "A scenario may have a sudden end: when the leader it names dies, the game is over at once, and the side it names has won. The success of a usurpation counts as the death of the emperor.",
  "IMP-S.j":
    "A scenario may open on the death of Commodus: Helvius Pertinax is Augustus, Didius Julianus a usurper in Rome with its garrison, and the yearly attempts and the free usurpation of 4.5 are in force.",
};
