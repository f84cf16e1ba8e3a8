import type { PartWords } from "../ids.ts";

export const republic: PartWords<"republic"> = {
  "AIE-3.1.1.a": "The regions are Africa, Asia, Gallia, Graecia, Hispania, Italia and Sicilia. Roma is not a region.",
  "AIE-3.1.1.b": ({ box, eachRegion }) =>
    `Minimum garrisons in legions: ${eachRegion((region) => box.garrison[region])}.`,
  "AIE-3.1.1.c":
    "You may not make a move that takes the number of legions in a region you control below its minimum garrison.",
  "AIE-3.1.1.d": "Nor may you make a move that lowers a number of legions already below the minimum.",
  "AIE-3.1.1.e": "For this ban the legions of either faction count, at full strength or reduced.",
  "AIE-3.1.1.f": "The ban concerns only regions that the moving player controls.",
  "AIE-3.1.1.g": "Losses, retreats, evasion, events and coups may leave a region below its minimum.",
  "AIE-3.1.2.a": "Roma is the only capital. It lies in Italia 1 and counts as one of the cities of Italia.",

  "AIE-3.2.1.a":
    "Recruit legions (R) are legions in every respect; only recruitment (see 9.4) and scenario 6 treat them apart.",
  "AIE-3.2.1.b": "An ordinary legion and a recruit legion may bear the same number; they are different units.",
  "AIE-3.2.2.a": "Equites and auxilia are land combat units; they never count as legions.",
  "AIE-3.2.3.a": "Naves are naval combat units; their SP, QU and TB count in naval combats only.",

  "AIE-3.3.1.a": "Where everybody starts is set by the scenario.",
  "AIE-3.3.2.a":
    "A Roman leader who enters or returns is placed in a zone with a city, in a region his faction controls, where no enemy unit stands.",
  "AIE-3.3.2.b":
    "Leaders who enter because of Caesar’s death are placed instead in a zone that already holds a leader of their faction.",
  "AIE-3.3.2.c":
    "If no such city zone is free, the leader may join any leader of his faction. One who enters because of Caesar’s death and finds no leader to join may use a city zone. Failing all that, he waits for the next Phase C.",
  "AIE-3.3.2.d":
    "Recruits are placed in Phase D in the region that recruited them, in a zone with a city or a port where no enemy unit stands; naves only in a zone with a port.",

  "AIE-3.4.1.a":
    "A Roman leader alone may cross any land zone of the map and stop in it, for up to 4 MP (the limit of 7.3 and special bans apart).",
  "AIE-3.4.1.b": "A leader may take along combat units of his faction from his own zone, at most as many as his CC.",
  "AIE-3.4.1.c": "A group of leader and units spends at most 3 MP.",
  "AIE-3.4.1.d": "All units of a group start in the zone of its leader; none can be picked up on the way.",
  "AIE-3.4.1.e": "Units may be left behind in any zone on the way in which they are allowed to stay.",
  "AIE-3.4.1.f": "The leader ends his move with the unit that goes farthest; he may not go on alone.",
  "AIE-3.4.1.g": "Leaders who move together may take along as many units as the sum of their CC.",
  "AIE-3.4.1.h": "Each leader and each unit moves at most once in an E.1.",
  "AIE-3.4.1.i":
    "A legion or an equites unit without a leader may move just one zone in an E.1, whatever it costs in MP.",
  "AIE-3.4.1.j": "An auxilia unit without a leader cannot move.",
  "AIE-3.4.1.k": "Inside the Republic Roman combat units move freely, within the other limits.",
  "AIE-3.4.1.l": "Roman combat units enter a zone outside the Republic only with a leader.",
  "AIE-3.4.1.m": "Roman land units may not be left outside the Republic without a Roman leader of their faction.",
  "AIE-3.4.1.n":
    "Roman land units outside the Republic are eliminated at the end of their owner’s E.1 if they have no such leader then and had none when that E.1 began.",
  "AIE-3.4.1.o": "Roman units with a leader may enter a zone of origin of a People at war, and stop there.",
  "AIE-3.4.1.p":
    "They may cross a zone of origin of a People at peace only on the way from one zone inside the Republic to another, and without stopping. The last two rules of this section are exceptions.",
  "AIE-3.4.1.q": "In this a People in allegiance to the enemy counts as at war.",
  "AIE-3.4.1.r": "With a leader, the zones of a People in allegiance to one’s own faction may be entered and held.",
  "AIE-3.4.1.s": "With a leader, zones outside the Republic that are nobody’s zone of origin may be entered and held.",
  "AIE-3.4.1.t": "Naval zones are closed to leaders and land units, except aboard naves.",
  "AIE-3.4.1.u":
    "Roman units may not end a move in a zone with units of a People at war that their own faction controls.",
  "AIE-3.4.1.v":
    "A group with a leader that starts outside the Republic may cross zones of origin of Peoples at peace, without stopping, if its move ends inside.",
  "AIE-3.4.1.w":
    "Roman units standing in land that has come to peace around them may, with a leader, pass through further zones of the same People, and until the Peoples are adjusted in that year’s F.6 also stop in them.",

  "AIE-3.4.2.a": "A leader may move with any number of naves; they do not count against his CC.",
  "AIE-3.4.2.b": "Naves without a leader cannot move.",
  "AIE-3.4.2.c":
    "Only the naval zones of Mare Internum and Pontus Euxinus are open to naves. Oceanus Atlanticus, Fretum Gallicum and Mare Germanicum are closed.",
  "AIE-3.4.2.d": "Naves enter naval zones and coastal zones only.",
  "AIE-3.4.2.e": "From coast to sea or from sea to coast costs 1 MP, or 0 MP if the coastal zone has a port.",
  "AIE-3.4.2.f": "A step from naval zone to naval zone costs 1 MP.",
  "AIE-3.4.2.g": "Naves spend at most 1 MP in a sequence.",
  "AIE-3.4.2.h": "A fleet that enters a coastal zone ends its move there.",
  "AIE-3.4.2.i": "Naves carry Roman leaders and Roman land units of their own faction.",
  "AIE-3.4.2.j":
    "Naves also carry units and leaders of Peoples in allegiance to their faction; each such unit takes one place.",
  "AIE-3.4.2.k":
    "Each naves unit has three places for land units. If it is one of 4 SP, at most two of them may hold legions.",
  "AIE-3.4.2.l": "Whether naves are of 4 SP is read from their full-strength face, even while they are reduced.",
  "AIE-3.4.2.m": "Naves that move or stand together pool their places.",
  "AIE-3.4.2.n": "Any number of leaders may be aboard.",
  "AIE-3.4.2.o":
    "The land units carried in one move may not outnumber the sum of the CC of the leaders who take part in it.",
  "AIE-3.4.2.p":
    "Passengers, units and leaders alike, must be in the same land zone as the naves at the start of the sequence, unless they are already aboard at sea.",
  "AIE-3.4.2.q": "Passengers land where the fleet ends its move on a coast, and move no farther in that sequence.",
  "AIE-3.4.2.r": "Passengers may stay aboard at sea from one sequence to the next.",
  "AIE-3.4.2.s": "Passengers may land in a zone with enemy units, and combat follows.",
  "AIE-3.4.2.t":
    "If the places in a naval zone no longer suffice, the land units in excess are eliminated at once, as their owner chooses.",
  "AIE-3.4.2.u":
    "If there are more units than CC, for instance because a leader has died, nobody is eliminated for that; it only prevents movement.",
  "AIE-3.4.2.v": "If a side has no naves left in a naval zone, all its passengers and leaders there are eliminated.",
  "AIE-3.4.2.w":
    "A fleet without land units may end its move on a coast with enemy land units only if enemy naves are there as well, and it leaves again after the naval combat.",

  "AIE-3.5.1.a": "Each faction starts with the one or two Faction Leaders named by the scenario.",
  "AIE-3.5.1.b": "A faction never has more than two Faction Leaders.",
  "AIE-3.5.1.c":
    "In Phase D a player with one Faction Leader may name a second among the leaders of his faction on the map, neutral ones and Pretenders excepted.",
  "AIE-3.5.1.d": "While Caesar and Pompeius are both Faction Leaders, neither player can name a second one.",
  "AIE-3.5.1.e":
    "A faction cannot name a second Faction Leader while a Pretender of that faction, his coup validated, is in play.",
  "AIE-3.5.1.f": "A Faction Leader cannot resign, and cannot be replaced at will.",

  "AIE-3.5.2.a":
    "If a Pretender’s victory kills the last Faction Leader, the Pretender becomes Faction Leader and the players exchange factions (see 3.6.4 and 5.1.2).",
  "AIE-3.5.2.b":
    "If one of two Faction Leaders dies in any other way, the other remains alone in office; nobody replaces the dead man.",
  "AIE-3.5.2.c":
    "If the only Faction Leader dies in any other way, his player at once names a leader of the faction on the map, neutral ones and Pretenders excepted.",
  "AIE-3.5.2.d":
    "The successor must have the highest PC among the leaders of his faction on the map, or one less than that.",
  "AIE-3.5.2.e":
    "These other ways are natural death, the stratagem Assassination, plague, the lone leader’s test, and battle against a Force without a Pretender who fights for that office.",
  "AIE-3.5.2.f":
    "When Caesar dies, except by a Pretender’s victory, M. Antonius becomes a Caesarian Faction Leader at once.",
  "AIE-3.5.2.g":
    "In the next Phase C the leaders marked A enter, and Octavianus too becomes a Caesarian Faction Leader.",
  "AIE-3.5.2.h": "Any other second Faction Leader of the Caesarians loses his office when Caesar dies.",
  "AIE-3.5.2.i":
    "If Caesar dies other than by assassination, the rules of assassination (3.5.3) are void for the rest of the game.",
  "AIE-3.5.2.j":
    "When Pompeius is eliminated while Caesar is in play, M. Brutus and Cassius become Caesarians and are placed in Caesar’s zone, before a successor to Pompeius is chosen.",
  "AIE-3.5.2.k": "If Caesar is no longer in play, the loss of Pompeius changes nothing for M. Brutus and Cassius.",
  "AIE-3.5.2.l":
    "If M. Antonius cannot succeed Caesar, the Caesarians name a successor by the general rule; Octavianus still becomes second Faction Leader when he enters.",
  "AIE-3.5.2.m":
    "A faction in which nobody is eligible has PC 0 and SR 0 until a leader appears; the first one who does takes the office at once.",
  "AIE-3.5.2.n": "A leader who is only absent for the winter (see 9.1 and 9.2) keeps his office.",

  "AIE-3.5.3.a": "Caesar can be assassinated in scenario 1 only, in every F.3 while he is in play.",
  "AIE-3.5.3.b":
    "The Republican player rolls a d6; if it is strictly lower than the number of regions the Caesarians control, there is an attempt.",
  "AIE-3.5.3.c": "If Ides of March is played, the attempt is automatic and this roll is not made.",
  "AIE-3.5.3.d":
    "The Caesarian player then rolls a d6, +1 if Caesar is in Italia 1, +1 if Pompeius is gone, eliminated or dead, +2 if Ides of March was played. A result of 6 or more kills Caesar.",
  "AIE-3.5.3.e": "A result of 5 or less leaves Caesar unharmed, and the procedure is repeated next turn.",
  "AIE-3.5.3.f":
    "If the attempt succeeds, Caesar is removed at once, and the Republicans score 1 victory point for an assassinated leader.",
  "AIE-3.5.3.g":
    "M. Brutus, Cassius, Trebonius and D. Brutus turn to their Republican face; one who is not yet in play will enter as a Republican. A Pretender among them loses his marker.",
  "AIE-3.5.3.h": "From then on a leader with the Assassin icon can never leave the Republicans.",
  "AIE-3.5.3.i":
    "In every stack with leaders of both factions the Caesarians keep half of the legions and half of the other units, each rounded down; the Republicans take the rest.",
  "AIE-3.5.3.j":
    "The Caesarian player chooses his units and stays. The Republican player then moves all his leaders and units of that stack to one zone inside the Republic that holds no Caesarian leader or unit.",
  "AIE-3.5.3.z": "If the Republican share of such a stack includes naves, the zone chosen must be coastal.",
  "AIE-3.5.3.aa":
    "Where the only Roman leaders of a zone have just become Republicans, its Roman units become Republican with them, undivided, and those leaders take no lone leader’s test.",
  "AIE-3.5.3.k": "The succession to Caesar is the same as after his death by other causes (see 3.5.2).",
  "AIE-3.5.3.l": "In the next turn the number of sequences is halved, rounded down.",
  "AIE-3.5.3.m": "The leaders marked A enter in the next Phase C, each in a zone that holds a leader of his faction.",
  "AIE-3.5.3.n":
    "If Caesar was a Faction Leader, the SPQR marker rises by 1 at once, unless the death of a Faction Leader has already been counted this turn.",
  "AIE-3.5.3.o":
    "In the first F.3 after the last Assassin has been eliminated, the consequences that follow occur, once only.",
  "AIE-3.5.3.p":
    "M. Antonius becomes a Republican and the only Republican Faction Leader: all other Republican markers are removed, and so is his Caesarian one. Caesarians left without a Faction Leader name a successor as in 3.5.2.",
  "AIE-3.5.3.q": "M. Antonius is moved to the zone of Alexandria.",
  "AIE-3.5.3.r": "The Aegyptii enter allegiance to the Republicans, whatever their status was.",
  "AIE-3.5.3.s":
    "Pollio, Bassus, Plancus and Salvidienus, those of them who are in play, become Republicans and join M. Antonius.",
  "AIE-3.5.3.t":
    "Half of the Caesarian legions on the map, rounded down and chosen by the Caesarian player, are moved to Alexandria and become Republican.",
  "AIE-3.5.3.u": "In each of the next five turns the number of sequences is halved, rounded down.",
  "AIE-3.5.3.v":
    "Whatever was moved to Alexandria is neither eliminated nor moved by the adjustments of that same Phase F.",
  "AIE-3.5.3.w": "If M. Antonius is dead, none of these consequences occurs.",
  "AIE-3.5.3.x": "The Caesarians score 5 victory points at the moment the last Assassin is eliminated.",
  "AIE-3.5.3.y": "The two halvings of the sequences never apply together in the same turn.",

  "AIE-3.6.1.a": "Whoever plays Coup d’état chooses an enemy Roman leader on the map as Pretender.",
  "AIE-3.6.1.b":
    "The Pretender may not be in a zone with a Faction Leader of his own faction; a Faction Leader himself is never eligible.",
  "AIE-3.6.1.c": "Octavianus, G. Pompeius and S. Pompeius can never be Pretenders.",
  "AIE-3.6.1.d":
    "Leaders who cannot change faction are not eligible: Caesar, Pompeius, leaders with a single face, and the Assassins once Caesar has been murdered.",
  "AIE-3.6.1.e": "A faction has at most one Pretender in play; there may be one of each faction at the same time.",
  "AIE-3.6.1.f": "The Pretender’s marker has the colour of the faction he came from.",

  "AIE-3.6.2.a":
    "The player of the coup rolls a d6 and adds the printed modifier (0, -1 or -2). If the result is no higher than the Pretender’s PC, the coup is validated.",
  "AIE-3.6.2.b":
    "A validated Pretender is turned to the face of the player’s faction and is under his control; he keeps the marker.",
  "AIE-3.6.2.c":
    "If the coup is not validated, only the marker is removed; the leader stays where he was and whose he was.",
  "AIE-3.6.2.d": "The PC used is that of the face he showed before he was turned.",
  "AIE-3.6.2.e": "The counter is used up, whether the coup is validated or not.",

  "AIE-3.6.3.a": "All leaders of his former faction in the Pretender’s zone change sides at once.",
  "AIE-3.6.3.b":
    "For each other zone of his region with leaders of his former faction, but no Faction Leader of it, the player of the coup rolls a d6 once and adds the modifier.",
  "AIE-3.6.3.c":
    "If the result is strictly higher than the best PC in that zone, all its leaders change sides; otherwise all of them stay.",
  "AIE-3.6.3.d": "A zone with a Faction Leader is not tested; everybody there stays loyal.",
  "AIE-3.6.3.e": "Roman units in a zone whose leaders change sides go with them.",
  "AIE-3.6.3.f":
    "Leaders who can never change faction stay loyal; if they are left among enemy units, they take the lone leader’s test.",
  "AIE-3.6.3.g":
    "After the tests, units of the region in zones without any leader belong to the faction that controls the region.",
  "AIE-3.6.3.h": "No other region is tested. A Pretender outside the Republic wins over nobody beyond his own zone.",
  "AIE-3.6.3.i": "Allied non-Roman units in a zone that goes over leave it as after a lost battle.",

  "AIE-3.6.4.a":
    "The coup succeeds when a Force that includes the Pretender beats in battle the Faction Leader whose place he wants.",
  "AIE-3.6.4.b": "If there are two Faction Leaders, he must beat both, together or one after the other.",
  "AIE-3.6.4.c": "The beaten Faction Leader is eliminated, whatever the result was.",
  "AIE-3.6.4.d": "A Pretender beaten by that Faction Leader is eliminated together with all leaders of his Force.",
  "AIE-3.6.4.e":
    "The other leaders of a beaten Faction Leader’s Force turn to the side of the Pretender’s player, whether or not that was the last Faction Leader. Those who can never change faction stay loyal (see 3.6.3).",
  "AIE-3.6.4.f":
    "If he was the last one, the players exchange factions in F.2 (see 5.1.2); until then the faction has no Faction Leader.",
  "AIE-3.6.4.g":
    "The beaten Roman units do not retreat; after their losses they stay with the winner and belong to him.",
  "AIE-3.6.4.h": "Losses in such a battle are those of the combat table.",
  "AIE-3.6.4.i":
    "If the Pretender leaves the game in another way, the coup ends; leaders who went over stay with their new faction.",
  "AIE-3.6.4.j":
    "A validated coup goes on from turn to turn, until it succeeds, the Pretender is gone or he is named Triumvir.",
  "AIE-3.6.4.k":
    "A Faction Leader who dies otherwise while a Pretender is in play is succeeded as usual; the Pretender must then beat the successor.",

  "AIE-3.6.5.a": "Directly after the validation the threatened player may try, once, to name the Pretender Triumvir.",
  "AIE-3.6.5.b":
    "He may do so only if the Pretender is in a region, and no Faction Leader of either faction is in that region.",
  "AIE-3.6.5.c":
    "He rolls a d6: strictly lower than the PC on the face the Pretender now shows succeeds; otherwise the coup goes on.",
  "AIE-3.6.5.d":
    "All units and leaders in the Triumvir’s region, Roman or not, become neutral: they neither move nor fight.",
  "AIE-3.6.5.e": "The region loses its control marker: nobody controls it.",
  "AIE-3.6.5.f": "No other Roman leader or unit may enter the region, and no leader or unit of a People in allegiance.",
  "AIE-3.6.5.g":
    "A successful naming ends the coup: nobody else is won over, and the Triumvir’s marker replaces that of the Pretender.",
  "AIE-3.6.5.h": "Rallying a Triumvir brings all these pieces back on the side of the player who uses it.",
  "AIE-3.6.5.i":
    "If a combat unit of a People at war enters the region from outside it, they come back on the side opposed to the controller of that unit.",
  "AIE-3.6.5.j":
    "Leaders without a face of the faction that receives them, or who can never change to it, are eliminated.",
  "AIE-3.6.5.k": "Control of the region passes at once to the faction that receives them.",
  "AIE-3.6.5.l": "Neutral legions count among the legions on the map and for the garrison of their region.",
  "AIE-3.6.5.m":
    "Neutral pieces still suffer events, plague and natural death. They are nobody’s enemies, and Assassination and Desertion cannot be aimed at them.",

  "AIE-3.7.1.a":
    "A leader changes faction only by the steps of a coup, by the end of a Triumvir, rallied or not, by the exchange of factions (see 5.1.2), by 3.5.2 or 3.5.3, or by a rule of the scenario.",
  "AIE-3.7.1.b": "Caesar, Octavianus, Pompeius, G. Pompeius and S. Pompeius never change faction.",
  "AIE-3.7.2.a": "A Roman unit in a zone with a leader of its own faction keeps its faction.",
  "AIE-3.7.2.b":
    "A Roman unit in a zone inside the Republic without such a leader belongs to the faction that controls the region, if its own faction neither controls that region nor has a leader anywhere in it.",
  "AIE-3.7.2.f":
    "As long as its faction controls the region, or has in any zone of it a leader who is not neutral, such a unit keeps its faction.",
  "AIE-3.7.2.c":
    "To whom units belong is examined only at the end of E.1, at the end of E.2, after the steps of a coup, and in F.4.",
  "AIE-3.7.2.d": "An enemy leader who enters a zone of units without a leader does not win them over.",
  "AIE-3.7.2.e":
    "In a region nobody controls, outside the Republic and at sea, Roman units without a leader keep their owner.",
  "AIE-3.7.3.a": "Control of regions is checked in F.4 only, and holds until the next F.4.",
  "AIE-3.7.3.b": "To take a region a faction needs at least one leader in it.",
  "AIE-3.7.3.c":
    "It also needs a Roman combat unit in as many zones of the region as the table says, which is a majority of them.",
  "AIE-3.7.3.d":
    "It also needs a Roman combat unit in as many city zones of the region as the table says, which is half of them, rounded up.",
  "AIE-3.7.3.e": ({ box, eachRegion }) =>
    `Zones and city zones needed for control: ${eachRegion((region) => `${box.zonesForControl[region]} and ${box.citiesForControl[region]}`)}.`,
  "AIE-3.7.3.f": "In this count Roma is one of the cities of Italia.",
  "AIE-3.7.3.g": "Non-Roman units never count for control, allied ones included.",
  "AIE-3.7.3.h": "If neither faction qualifies, the region keeps its controller, even if he has nothing left there.",
  "AIE-3.7.3.i":
    "A region has no controller while units of Peoples at war, taken together, hold as many of its zones as the table says and at least one city zone.",
  "AIE-3.7.3.j":
    "When such an invasion is over and neither faction qualifies, the last controller gets the region back.",
  "AIE-3.7.3.k": "All regions and Roma are judged at one time, before any marker is changed.",
  "AIE-3.7.3.l":
    "Roma belongs to the faction that has a leader in Italia 1, if no enemy leader and no enemy land combat unit is there.",
  "AIE-3.7.3.m": "No combat unit is needed to control Roma, and enemy naves in Italia 1 do not prevent it.",
  "AIE-3.7.3.n": "If neither faction fulfils this, nobody controls Roma.",
  "AIE-3.7.3.o": "Control of Roma and control of Italia are independent of each other.",
};
