import type { PartWords } from "../ids.ts";

export const republic: PartWords<"republic"> = {
  "AIE-3.1.1.a": "The regions are Africa, Asia, Gallia, Graecia, Hispania, Italia, Sicilia; Roma is not a region.",
  "AIE-3.1.1.b":
    "Minimum garrisons in Legio units: Italia 2, Asia 3, Gallia 3, Africa 1, Graecia 3, Sicilia 0, Hispania 2.",
  "AIE-3.1.1.c":
    "A player may not make a move that takes the number of Legio units in a region he controls below its minimum.",
  "AIE-3.1.1.d": "A move that lowers a number already below the minimum is likewise refused.",
  "AIE-3.1.1.e": "Legio units of either faction, full or reduced, count for the ban of 3.1.1.",
  "AIE-3.1.1.f": "The ban concerns only regions the moving player controls.",
  "AIE-3.1.1.g": "Losses, retreats, evasion, events and coups may leave a region below its minimum.",
  "AIE-3.1.2.a": "Roma is the only capital; it lies in zone Italia 1 and counts as one of Italia's cities.",
  "AIE-3.2.1.a":
    "Recruit legions (R) are Legio units in every respect except the recruitment rule of 9.4 and scenario 6.",
  "AIE-3.2.1.b": "An ordinary legion and a recruit legion may bear the same number; they are different units.",
  "AIE-3.2.2.a": "Equites and Auxilia are land combat units; they never count as Legio.",
  "AIE-3.2.3.a": "Naves are naval combat units; their SP, QU and TB count in naval combats only.",
  "AIE-3.3.1.a": "Initial positions come from the scenario.",
  "AIE-3.3.2.a":
    "A Roman leader entering or returning is placed in a zone that has a city, belongs to a region his faction controls and holds no enemy unit.",
  "AIE-3.3.2.b":
    "Leaders entering because of Caesar's death are placed instead in a zone already holding a leader of their faction.",
  "AIE-3.3.2.c":
    "If no legal zone exists the leader may join any leader of his faction, otherwise he waits for the next Phase C.",
  "AIE-3.3.2.d":
    "Recruits are placed in Phase D in a zone of the region that recruited them, with a city or a port, free of enemy units; naves only in a port zone.",
  "AIE-3.4.1.a":
    "A Roman leader alone may move through and stop in any land zone of the map, up to 4 MP (7.3 and special bans apart).",
  "AIE-3.4.1.b": "A leader may take along combat units of his faction from his own zone, at most his CC in number.",
  "AIE-3.4.1.c": "A leader group spends at most 3 MP.",
  "AIE-3.4.1.d": "All units of the group start in the leader's zone; none can be picked up on the way.",
  "AIE-3.4.1.e": "Units may be dropped in any zone passed through, where they could legally stay.",
  "AIE-3.4.1.f": "The leader ends his move with the unit that goes farthest; he may not go on alone.",
  "AIE-3.4.1.g": "Leaders who move together may take the sum of their CC.",
  "AIE-3.4.1.h": "Each leader and unit moves at most once per E.1.",
  "AIE-3.4.1.i": "A Legio or Equites unit without leader may move exactly one zone per E.1, whatever the MP cost.",
  "AIE-3.4.1.j": "An Auxilia unit without leader cannot move.",
  "AIE-3.4.1.k": "Roman combat units move freely inside, subject to the other limits.",
  "AIE-3.4.1.l": "Roman combat units enter a zone outside only with a leader.",
  "AIE-3.4.1.m": "Roman land units may not be left outside without a Roman leader of their faction.",
  "AIE-3.4.1.n":
    "Roman land units outside that have no such leader at the end of their owner's E.1 and had none when it began are eliminated.",
  "AIE-3.4.1.o": "Roman units with a leader may enter and stop in a zone of origin of a People at WAR.",
  "AIE-3.4.1.p":
    "They may cross a zone of origin of a People at PEACE only on the way from one zone inside to another zone inside, without stopping (v and w apart).",
  "AIE-3.4.1.q": "For this rule a People in ALLEGIANCE to the enemy counts as at WAR.",
  "AIE-3.4.1.r": "The zones of a People in ALLEGIANCE to the mover's faction may be entered and held with a leader.",
  "AIE-3.4.1.s": "Zones outside that are nobody's zone of origin may be entered with a leader and held.",
  "AIE-3.4.1.t": "Naval zones are closed to leaders and land units except aboard naves.",
  "AIE-3.4.1.u":
    "Roman units may not end a move in a zone with units of a People at WAR that their own faction controls.",
  "AIE-3.4.1.v":
    "A led group that starts outside may cross zones of origin of Peoples at PEACE, without stopping, if its move ends inside.",
  "AIE-3.4.1.w":
    "Roman units standing in land that has come to PEACE around them may, led, pass through and, until F.6.3 of that year, stop in further zones of the same People.",
  "AIE-3.4.2.a": "A leader may move with any number of naves; naves do not count against CC.",
  "AIE-3.4.2.b": "Naves without a leader cannot move.",
  "AIE-3.4.2.c":
    "Oceanus Atlanticus, Fretum Gallicum and Mare Germanicum are closed to naves; only the zones of Mare Internum and Pontus Euxinus are open.",
  "AIE-3.4.2.d": "Naves enter only naval and coastal zones.",
  "AIE-3.4.2.e": "Coast to sea or sea to coast costs 1 MP, or 0 MP if the coastal zone has a port.",
  "AIE-3.4.2.f": "Sea to sea costs 1 MP.",
  "AIE-3.4.2.g": "A naves spends at most 1 MP per SMC.",
  "AIE-3.4.2.h": "A fleet that enters a coastal zone ends its move there.",
  "AIE-3.4.2.i": "Naves transport Roman leaders and Roman land units of the same faction.",
  "AIE-3.4.2.j":
    "Naves also transport units and leaders of Peoples in ALLEGIANCE to their faction, one place per unit.",
  "AIE-3.4.2.k":
    "Each naves has three places for land units; of these at most two may hold Legio units if it is a 4 SP naves.",
  "AIE-3.4.2.l": "The 4 SP restriction goes by the full-strength value of the counter.",
  "AIE-3.4.2.m": "Places are pooled over the naves moving or standing together.",
  "AIE-3.4.2.n": "Any number of leaders may be aboard.",
  "AIE-3.4.2.o": "The land units transported in one move may not exceed the summed CC of the leaders taking part.",
  "AIE-3.4.2.p":
    "Passengers, units and leaders, must be in the same land zone as the naves at the start of the SMC (or already aboard at sea).",
  "AIE-3.4.2.q": "Passengers land where the fleet ends its move on a coast, and do not move farther in that SMC.",
  "AIE-3.4.2.r": "Passengers may stay aboard at sea from one SMC to the next.",
  "AIE-3.4.2.s": "Landing in a zone with enemy units is allowed and leads to combat.",
  "AIE-3.4.2.t":
    "If the places in a naval zone no longer suffice, the excess land units are eliminated at once, owner's choice.",
  "AIE-3.4.2.u": "Exceeding the CC limit (a leader died) eliminates nobody; it only prevents movement.",
  "AIE-3.4.2.v": "If no naves is left in a naval zone, all passengers and leaders of that side there are eliminated.",
  "AIE-3.4.2.w":
    "A fleet without land units may end its move on a coast with enemy land units only if enemy naves are there, and leaves after the naval combat.",
  "AIE-3.5.1.a": "Each faction starts with the FL or FLs named by the scenario.",
  "AIE-3.5.1.b": "A faction never has more than two FLs.",
  "AIE-3.5.1.c": "A player with one FL may name a second in Phase D among the leaders of his faction on the map.",
  "AIE-3.5.1.d": "No second FL can be named by either player while Caesar and Pompeius are both FL.",
  "AIE-3.5.1.e":
    "A faction cannot name a second FL while a Pretender of that faction with a validated coup is in play.",
  "AIE-3.5.1.f": "A FL cannot resign or be replaced at will.",
  "AIE-3.5.2.a":
    "If a Pretender's victory kills the last FL, the Pretender becomes FL and the players switch (3.6.4, 5.1.2).",
  "AIE-3.5.2.b": "If one of two FLs dies otherwise, the other remains sole FL; nobody replaces the dead.",
  "AIE-3.5.2.c": "If the sole FL dies otherwise, the owner at once names a leader of his faction on the map.",
  "AIE-3.5.2.d": "The successor's PC must be the highest of the faction's leaders on the map or one less.",
  "AIE-3.5.2.e":
    "Deaths covered by this rule: natural death, Assassinat, plague, lone-leader check, battle against a Force without a Pretender fighting for that office.",
  "AIE-3.5.2.f": "When Caesar dies other than by a Pretender's victory M. Antonius gets a CAES FL marker at once.",
  "AIE-3.5.2.g": "In the next Phase C the leaders marked A enter and Octavianus gets a CAES FL marker.",
  "AIE-3.5.2.h": "Another CAES second FL loses his marker at Caesar's death.",
  "AIE-3.5.2.i":
    "If Caesar dies other than by assassination the assassination rules (3.5.3) are void for the rest of the game.",
  "AIE-3.5.2.j":
    "When Pompeius is eliminated while Caesar is in play, M. Brutus and Cassius become CAES and are placed in Caesar's zone, before a successor of Pompeius is chosen.",
  "AIE-3.5.2.k": "If Caesar is no longer in play Pompeius's elimination changes nothing for them.",
  "AIE-3.5.2.l":
    "If M. Antonius cannot succeed, CAES names a successor by the general rule; Octavianus still becomes second FL on entry.",
  "AIE-3.5.2.m": "A faction without eligible leader has PC 0 and SR 0 until one appears.",
  "AIE-3.5.2.n": "A leader absent because of 9.1 or 9.2 keeps his office.",
  "AIE-3.5.3.a": "Scenario 1 only, in each F.3 while Caesar is in play.",
  "AIE-3.5.3.b": "REP rolls d6; strictly lower than the number of regions controlled by CAES means an attempt.",
  "AIE-3.5.3.c": "Playing Idus Martias makes the attempt automatic; no attempt roll is made.",
  "AIE-3.5.3.d":
    "CAES then rolls d6, +1 if Caesar is in Italia 1, +1 if Pompeius has been eliminated or has died, +2 if Idus Martias was played; 6 or more kills Caesar.",
  "AIE-3.5.3.e": "A result of 5 or less leaves Caesar unharmed; the procedure is repeated next turn.",
  "AIE-3.5.3.f": "On success Caesar is removed at once; REP scores 1 VP for an assassinated leader.",
  "AIE-3.5.3.g": "M. Brutus, Cassius, Trebonius and D. Brutus take their REP face; one not yet in play enters as REP.",
  "AIE-3.5.3.h": "From then on an icon bearer can never leave REP.",
  "AIE-3.5.3.i":
    "In every stack holding leaders of both factions CAES keeps half the Legio (rounded down) and half of the other units (rounded down), REP takes the rest.",
  "AIE-3.5.3.j":
    "CAES chooses his units and stays; REP then moves all his leaders and units of that stack to one zone inside, free of CAES leaders and units.",
  "AIE-3.5.3.z": "If the REP share of such a stack includes naves, the zone chosen must be coastal.",
  "AIE-3.5.3.aa":
    "Roman units in a zone whose only Roman leaders have just become REP become REP with them, undivided; those leaders make no lone-leader check.",
  "AIE-3.5.3.k": "Caesar's succession follows 3.5.2.f and g.",
  "AIE-3.5.3.l": "Next turn's SMC total is halved, rounded down.",
  "AIE-3.5.3.m": "Leaders marked A enter in the next Phase C, each in a zone holding a leader of his faction.",
  "AIE-3.5.3.n":
    "If Caesar was a FL the SPQR marker rises by 1 at once, unless a FL's death was already counted this turn.",
  "AIE-3.5.3.o": "In the first F.3 after the last Assassin has been eliminated the following consequences occur once.",
  "AIE-3.5.3.p":
    "M. Antonius becomes REP and sole REP FL; other REP FL markers are removed, and so is his CAES one (a CAES left without FL names a successor by 3.5.2.c).",
  "AIE-3.5.3.q": "M. Antonius is moved to the zone of Alexandria.",
  "AIE-3.5.3.r": "The Aegyptii enter ALLEGIANCE to REP whatever their status.",
  "AIE-3.5.3.s": "Pollio, Bassus, Plancus and Salvidienus, if in play, become REP and join M. Antonius.",
  "AIE-3.5.3.t":
    "Half of the Legio units on the map owned by CAES, rounded down, chosen by CAES, are moved to Alexandria and become REP's.",
  "AIE-3.5.3.u": "In each of the next five turns the SMC total is halved, rounded down.",
  "AIE-3.5.3.v": "What was moved to Alexandria is not eliminated or moved by the adjustments of that Phase F.",
  "AIE-3.5.3.w": "If M. Antonius is dead none of these consequences occurs.",
  "AIE-3.5.3.x": "CAES scores 5 VP at the moment the last Assassin is eliminated.",
  "AIE-3.5.3.y": "The halvings of l and u never apply twice to one turn.",
  "AIE-3.6.1.a": "The user of Coup d'état chooses an enemy Roman leader on the map.",
  "AIE-3.6.1.b": "The leader may not be in a zone with a FL of his own faction; a FL himself is never eligible.",
  "AIE-3.6.1.c": "Octavianus, G. Pompeius and S. Pompeius are never eligible.",
  "AIE-3.6.1.d":
    "Leaders who cannot change faction (Caesar, Pompeius, single-faced leaders, Assassins after the deed) are not eligible.",
  "AIE-3.6.1.e": "A faction has at most one Pretender in play; one of each faction may coexist.",
  "AIE-3.6.1.f": "The Pretender marker bears the colour of the leader's original faction.",
  "AIE-3.6.2.a":
    "The user rolls d6 and adds the printed modifier (0, -1, -2); at most the Pretender's PC validates the coup.",
  "AIE-3.6.2.b":
    "A validated Pretender is flipped to the user's faction and controlled by the user; he keeps the marker.",
  "AIE-3.6.2.c": "A failed coup only removes the marker; the leader stays where and whose he was.",
  "AIE-3.6.2.d": "The PC used is that of the face before the flip.",
  "AIE-3.6.2.e": "The counter is spent whether or not the coup is validated.",
  "AIE-3.6.3.a": "All leaders of his former faction in the Pretender's zone change sides at once.",
  "AIE-3.6.3.b":
    "For each other zone of his region with leaders of his former faction and no FL of it, the user rolls d6 plus the modifier once.",
  "AIE-3.6.3.c":
    "A result strictly higher than the best PC in that zone makes all its leaders change sides; otherwise all stay.",
  "AIE-3.6.3.d": "A zone holding a FL is not tested; everybody there stays loyal.",
  "AIE-3.6.3.e": "Roman units in a zone whose leaders change sides go with them.",
  "AIE-3.6.3.f":
    "Leaders who can never change faction stay loyal and make the lone-leader check if left with enemy units.",
  "AIE-3.6.3.g":
    "After the tests, units of the region in zones without any leader belong to the faction that controls the region.",
  "AIE-3.6.3.h": "No other region is tested; a Pretender outside the regions tests nobody beyond his zone.",
  "AIE-3.6.3.i": "Allied non-Roman units in a zone that goes over leave it as after a lost battle.",
  "AIE-3.6.4.a": "The coup succeeds when a Force containing the Pretender beats in battle the FL whose place he wants.",
  "AIE-3.6.4.b": "With two FLs both must be beaten, together or one after the other.",
  "AIE-3.6.4.c": "The beaten FL is eliminated whatever the result.",
  "AIE-3.6.4.d": "The beaten Pretender is eliminated together with all leaders of his Force.",
  "AIE-3.6.4.e":
    "The other leaders of a beaten FL's Force pass to the Pretender's controller and are flipped, whether or not he was the last FL; leaders who can never change faction stay loyal (3.6.3.f).",
  "AIE-3.6.4.f": "If he was the last one, the switch of 5.1.2 follows in F.2; until then the faction has no FL.",
  "AIE-3.6.4.g": "The beaten Roman units do not retreat; after losses they stay with the winner and belong to him.",
  "AIE-3.6.4.h": "Losses in such a battle are those of the combat table.",
  "AIE-3.6.4.i": "If the Pretender leaves the game otherwise the coup ends; leaders who went over stay where they are.",
  "AIE-3.6.4.j":
    "A validated coup lasts from turn to turn until success, the Pretender's end or his naming as Triumvir.",
  "AIE-3.6.4.k":
    "A FL who dies otherwise while a Pretender is in play is succeeded normally; the Pretender must then beat the successor.",
  "AIE-3.6.5.a": "Directly after validation the threatened player may try to name the Pretender Triumvir, once.",
  "AIE-3.6.5.b": "It is possible only if the Pretender's region holds no FL of either faction.",
  "AIE-3.6.5.c": "He rolls d6; strictly lower than the Pretender's PC succeeds, otherwise the coup goes on.",
  "AIE-3.6.5.d":
    "All units and leaders in the Triumvir's region, Roman or not, become neutral: no movement, no combat.",
  "AIE-3.6.5.e": "The region loses its control marker.",
  "AIE-3.6.5.f": "No other Roman leader or unit may enter the region.",
  "AIE-3.6.5.g": "A successful naming ends the coup: no rallying, the Pretender marker is replaced.",
  "AIE-3.6.5.h": "Ralliement d'un Triumvir brings all of them back on its user's side.",
  "AIE-3.6.5.i":
    "A combat unit of a People at WAR that enters the region from outside it brings them back on the side opposed to that unit's controller.",
  "AIE-3.6.5.j": "Leaders without a face of the receiving faction, or who can never change to it, are eliminated.",
  "AIE-3.6.5.k": "The region's control passes at once to the receiving faction.",
  "AIE-3.6.5.l": "Neutral Legio units count among the legions on the map and for their region's garrison.",
  "AIE-3.6.5.m":
    "Neutral pieces still suffer events, plague and natural death; they are not enemies of either player and cannot be targets of Assassinat or Désertion.",
  "AIE-3.7.1.a":
    "A leader changes faction only through coup steps, Ralliement, the end of a Triumvir, the switch of 5.1.2, 3.5.2, 3.5.3 and scenario rules.",
  "AIE-3.7.1.b": "Caesar, Octavianus, Pompeius, G. Pompeius and S. Pompeius never change faction.",
  "AIE-3.7.2.a": "A Roman unit in a zone with a leader of its own faction keeps its faction.",
  "AIE-3.7.2.b":
    "A Roman unit in a zone inside without such a leader, in a region its faction neither controls nor has a leader in, belongs to the faction controlling the region.",
  "AIE-3.7.2.f":
    "While its faction controls the region or has a leader, not neutral, in any zone of it, such a unit keeps its faction.",
  "AIE-3.7.2.c": "Ownership is re-examined at the end of E.1, at the end of E.2, after coup steps and in F.4 only.",
  "AIE-3.7.2.d": "An enemy leader entering the zone of leaderless units does not win them over.",
  "AIE-3.7.2.e": "In a region nobody controls, outside and at sea, leaderless Roman units keep their owner.",
  "AIE-3.7.3.a": "Region control is checked in F.4 only and holds until the next F.4.",
  "AIE-3.7.3.b": "To take a region a faction needs at least one leader in it.",
  "AIE-3.7.3.c": "It also needs a Roman combat unit in at least the table number of zones (a majority).",
  "AIE-3.7.3.d": "It also needs a Roman combat unit in at least the table number of city zones (half, rounded up).",
  "AIE-3.7.3.e":
    "Zones and city zones for control: Italia 4 and 3, Asia 3 and 2, Gallia 5 and 2, Africa 2 and 1, Graecia 3 and 2, Sicilia 2 and 1, Hispania 3 and 2.",
  "AIE-3.7.3.f": "Roma counts as a city of Italia in this count.",
  "AIE-3.7.3.g": "Non-Roman units, allied ones included, never count.",
  "AIE-3.7.3.h": "If no faction qualifies the region keeps its controller, even if he has nothing left there.",
  "AIE-3.7.3.i":
    "A region in which units of Peoples at WAR hold the table number of zones and at least one city zone has no controller.",
  "AIE-3.7.3.j": "When an invasion ends and nobody qualifies the last controller gets the region back.",
  "AIE-3.7.3.k": "All regions and Roma are judged on one snapshot before any marker is changed.",
  "AIE-3.7.3.l":
    "Roma belongs to the faction with a leader in Italia 1 when no enemy leader and no enemy land combat unit is there.",
  "AIE-3.7.3.m": "No combat unit is needed to control Roma; enemy naves in Italia 1 do not prevent it.",
  "AIE-3.7.3.n": "If no faction fulfils that, nobody controls Roma.",
  "AIE-3.7.3.o": "Control of Roma and control of Italia are independent.",
};
