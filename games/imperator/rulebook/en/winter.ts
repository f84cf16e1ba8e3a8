import type { PartWords } from "../ids.ts";

export const winter: PartWords<"winter"> = {
  "IMP-9.1.a":
    "The camps of Lauriacum and Castra Regina exist from Phase A of 169 on, those of Rhesaena, Singara and Castra Albana from Phase A of 196 on.",
  "IMP-9.1.b": "From 196 on the zones of Rhesaena and Singara are in the empire and belong to the East Front.",
  "IMP-9.1.c":
    "Reinforcements come in Phase D of their year, at full strength, in the zone of their camp or town. They always belong to Rome.",
  "IMP-9.1.d":
    "Vexillations among the reinforcements are not placed: from Phase C of their year on their counters can be used.",
  "IMP-9.1.e":
    "If the Enemy holds that zone, a legion comes reduced to the nearest camp zone that is not occupied, a garrison unit reduced to any Interior zone with a town.",

  "IMP-9.2.1.a":
    "A fleet that is not in its own port in Phase F is removed, and comes back in Phase D of the sixth year after: lost in 178, back in 184.",
  "IMP-9.2.1.b":
    "Units aboard count as eliminated and come back at once as 9.2.2 says, vexillations excepted; leaders aboard are lost for good, without points.",

  "IMP-9.2.2.a":
    "Loyal units that are outside the empire go to the zone of their camp, garrison units to that of their town, and are reduced.",
  "IMP-9.2.2.b":
    "If that zone is occupied, that is if an Enemy unit is in it, a legion goes reduced to the camp zone nearest to its own that is not, counted in zones over land; of equal ones Rome chooses. Any Front will do, but the camp must exist.",
  "IMP-9.2.2.c": "If all camp zones are occupied, it goes reduced to any Interior zone that Rome likes.",
  "IMP-9.2.2.d":
    "Units of the garrison who find their town occupied go to any other town zone of the Interior Provinces, reduced.",
  "IMP-9.2.2.e":
    "Loyal leaders outside the empire go with one of the units they are with; those who are alone there are eliminated, without points.",
  "IMP-9.2.2.f":
    "Loyal units inside the empire stay if a unit of a People at war or a rebel unit is in their zone or in an adjacent one, straits included. It is judged once, before anybody goes home; the Armenian unit does not count.",
  "IMP-9.2.2.g":
    "Legions inside the empire but outside their Front stay too, and so do garrison units outside the Interior Provinces.",
  "IMP-9.2.2.h":
    "All other loyal units go back to the zone of their camp or town. Leaders inside the empire stay, or go along with one unit of their zone, as Rome likes.",
  "IMP-9.2.2.i":
    "If its camp zone is occupied, such a legion goes to the nearest one that is not; a garrison unit whose town is occupied stays where it is.",
  "IMP-9.2.2.j":
    "Whoever is then in a zone that has neither town nor port nor camp is reduced; this alone eliminates nobody.",
  "IMP-9.2.2.k":
    "A reduced unit that is then in a zone with a town or camp is at full strength again. This is for units that ended Phase E inside the empire: those from outside, or back from the dead, keep the face they were given.",
  "IMP-9.2.2.l": "A port by itself neither reduces a unit nor restores it.",
  "IMP-9.2.2.m":
    "Rebel units and leaders stay where they are, and what town, camp and port do to units holds for them too.",
  "IMP-9.2.2.n":
    "Loyal units that were eliminated this turn come back at full strength in the zone of their camp or town.",
  "IMP-9.2.2.o":
    "If it is occupied they come back reduced: in the nearest camp zone that is not, or if all are, in any Interior zone; garrison units in any Interior zone with a town.",
  "IMP-9.2.2.p":
    "Rebel units that were eliminated this turn come back in the zone of the usurper who held them (of two, as the Enemy likes), at full strength, or reduced if that zone has neither town nor port nor camp.",
  "IMP-9.2.2.q":
    "Vexillations that are inside the empire do not move. Without a camp or town in their zone they are reduced, and a reduced one is eliminated.",
  "IMP-9.2.2.r":
    "Vexillations outside go to the nearest camp zone that is not occupied, on the face they show, and leaders stacked with them go along.",
  "IMP-9.2.2.s": "Vexillations that are eliminated do not come back; the next Phase C may form them anew.",
  "IMP-9.2.2.t": "No vexillation, loyal or rebel, is restored in Phase F, and a port is of no help to it.",

  "IMP-9.2.3.a":
    "For each loyal vexillation on the map, reduced or not, three loyal legions of its Front must be reduced. Rome reduces as many as are missing, of its choice and anywhere on the map. Rebel vexillations ask for none.",
  "IMP-9.2.3.b": "If there are not enough legions of that Front, vexillations of it are removed until there are.",

  "IMP-9.2.4.a":
    "A Minor People without a unit on the map is pacified, and its units are not put back. Units that event 13 has put out for the turn are not eliminated: a People that has one is not pacified, and they return to a home zone.",
  "IMP-9.2.4.b":
    "Pacified by arms, that is not by a stratagem of this turn, a Minor People cannot go to war for five years: from 202, not before 208.",
  "IMP-9.2.4.c": "As long as a unit of it is on the map a Minor People goes on with its war; nothing of it is moved.",
  "IMP-9.2.4.d": "Those that are reduced are restored in a home zone of their own or in a zone with a town.",
  "IMP-9.2.4.e": "Those that were eliminated come back at full strength in the home zones of their People.",
  "IMP-9.2.4.f":
    "A Major People without a unit on the map is pacified: the Enemy puts all its units, at full strength, and its leaders, showing Pax Romana, into its home zones, and it is at peace.",
  "IMP-9.2.4.g":
    "Pacified by arms, it has its marker out of the cup for five years, and no stratagem can rouse it: from 179, not before 185.",
  "IMP-9.2.4.h":
    "A Major People with a unit on the map stays at war; its units stay, are restored and come back like those of a minor one. Its generic leaders who were lost come back in the next Phase C.",
  "IMP-9.2.4.i": "Armenia keeps its status; its unit is put back if it was eliminated.",
  "IMP-9.2.4.j": "A People that was pacified by a stratagem may go to war again in the next year.",
  "IMP-9.2.4.k":
    "A Major People at peace puts back units it has lost, and its reduced units at home are restored; the Armenian unit is restored too.",

  "IMP-10.a":
    "Whoever wins a battle with 35 SP or more at its start, both forces together, scores 1 victory point at once, whatever the result. The Armenian unit counts, units that evaded do not.",
  "IMP-10.b":
    "Rome scores 1 victory point at once for each leader of the Enemy killed in battle or assassinated. A natural death, plague, a failed escape, drowning or being left outside the empire scores nothing.",
  "IMP-10.c":
    "The Enemy scores 1 victory point at once for each leader of Rome killed in battle or assassinated, and for no other death either.",
  "IMP-10.d": "In Phase F Rome scores 1 victory point for each Minor People pacified by arms this turn.",
  "IMP-10.e": "In Phase F Rome scores 1 victory point if an Augustus is in Rome.",
  "IMP-10.f": "In Phase F Rome scores 1 victory point if Armenia is Roman.",
  "IMP-10.g": "In Phase F Rome scores 1 victory point if no civil war is in progress.",
  "IMP-10.h": "In Phase F Rome scores 2 victory points for each Major People pacified by arms this turn.",
  "IMP-10.i": "In Phase F Rome scores 3 victory points if it is a turn of Pax Romana.",
  "IMP-10.j": "In Phase F Rome scores 3 victory points if the Parthian coup lies in Ctesiphon.",
  "IMP-10.k": "In Phase F Rome loses 2 victory points for each zone with Roman units in mutiny.",
  "IMP-10.l":
    "In Phase F Rome loses 3 victory points for each Front that has legions outside without being in reserve (see 3.3).",
  "IMP-10.m": "In Phase F the Enemy scores 1 victory point for each non-Roman unit in a zone of a Front.",
  "IMP-10.n": "In Phase F the Enemy scores 1 victory point if Armenia is Parthian.",
  "IMP-10.o":
    "In Phase F the Enemy scores 1 victory point if no unit of the Praetoriae Cohortis is in Rome; one that is rebel or mutinous is there.",
  "IMP-10.p": "In Phase F the Enemy scores 2 victory points if the Intrigue lies in Rome.",
  "IMP-10.q": "In Phase F the Enemy scores 3 victory points if a usurpation is in progress.",
  "IMP-10.r": "In Phase F the Enemy scores 3 victory points for each non-Roman unit in an Interior zone.",
  "IMP-10.s": "In Phase F the Enemy loses 1 victory point if it is a turn of Pax Romana.",
  "IMP-10.t": "In Phase F the Enemy loses 2 victory points for each zone with Parthian units in mutiny.",
  "IMP-10.u":
    "Whoever has more victory points at the end has won, if the scenario does not say otherwise; with equal points it is a draw.",
  "IMP-10.v": "With more than twice the points of the loser the victory is decisive.",
  "IMP-10.w":
    "With more than five times the points of the loser it is definitive, and so it is against a loser without points. If the winner himself has none, it is a plain victory.",
  "IMP-10.x":
    "Points that are named in two chapters, for the coup, the Intrigue, Mutiny and Fronts out of reserve, are scored once.",
};
