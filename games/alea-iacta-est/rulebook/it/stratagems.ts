import type { PartWords } from "../ids.ts";

export const stratagems: PartWords<"stratagems"> = {
  "AIE-6.0.a": "There are 38 stratagems on 19 two-sided counters, two different stratagems on each.",
  "AIE-6.0.b": "Playing a counter uses one face, chosen when it is played; the other face is not used.",
  "AIE-6.0.c": "A played counter returns to the cup at once, unless its text keeps it on the map or removes it.",
  "AIE-6.0.d": "A counter may be kept for later turns within the limit of three in F.7.",
  "AIE-6.0.e": "Any number of stratagems may be played in a turn.",
  "AIE-6.0.f": "A stratagem may be played only in the phase of its list.",
  "AIE-6.0.g": "A stratagem without legal target or effect cannot be played.",
  "AIE-6.0.h":
    "Copies: Initiative 2, Janus 1, Coup d'état 3, Soulèvement mineur 3, Soulèvement de deux mineurs 1, Soulèvement majeur 1, Allégeance 1, Fuite opportune 2, Faveur divine 1, Assassinat 2, Foyer de peste 1, Désertion 1, Transfuges 1, Veni Vidi Vici 1, Poliorcétique 2, Muraille 2, La flèche du Parthe 1, Intrigue au Sénat 2, Pacification mineur 1, majeur 1, Nationalité 1, Pax Romana 1, Idus Martias 1, Imperium 1, Ralliement 2, Triumphus 2.",
  "AIE-6.0.i":
    "The pairing of stratagems on counters is data (`stratagems.json`); the default pairing is that of ruling R53.",
  "AIE-6.1.1.a": "Played by the player without the initiative in Phase B: he gets it.",
  "AIE-6.1.1.b": "The other player may answer with the second one.",
  "AIE-6.1.1.c": "Not playable in the first turn of scenarios 1, 2, 3; playable in the first turn of 4 to 7.",
  "AIE-6.1.2.a": "No combat with Roman combat units on both sides takes place this turn.",
  "AIE-6.1.2.b":
    "Roman combat units may not end a move in a zone with Roman combat units of the other faction this turn.",
  "AIE-6.1.2.c": "Combats of Romans against wholly non-Roman Forces and lone-leader checks go on.",
  "AIE-6.2.1.a": "Starts the procedure of 3.6 with its printed modifier for validation and fidelity rolls.",
  "AIE-6.2.1.b": "Not playable against a faction that already has a Pretender in play, nor without an eligible leader.",
  "AIE-6.2.2.a":
    "One Minor People at PEACE and not banned goes to WAR at once; control by 4.4.1, possibly the opponent's.",
  "AIE-6.2.3.a": "As 6.2.2 for two Minor Peoples; one is allowed.",
  "AIE-6.2.4.a": "One Major People at PEACE and not banned goes to WAR at once; control by 4.4.1.",
  "AIE-6.2.5.a": "One Major People at WAR other than the Parthi enters ALLEGIANCE to the user without a roll.",
  "AIE-6.3.1.a": "Playable by the defender before the combat die, before or after evasion attempts.",
  "AIE-6.3.1.b":
    "His Force moves to one adjacent zone free of enemy combat units that it could enter in normal movement; no roll.",
  "AIE-6.3.1.c": "Auxilia beyond the CC of the leaders who go, and naves without a leader, stay behind and fight.",
  "AIE-6.3.1.d": "The attackers do not move after it; the combat does not take place if no unit stayed.",
  "AIE-6.3.2.a":
    "After any die rolled in Phase E by either player, before its effect, the user sets that die to a face of his choice.",
  "AIE-6.3.2.b": "Modifiers are applied to the chosen face.",
  "AIE-6.3.2.c": "It cannot be used on dice of Phases A to D or F, nor on draws.",
  "AIE-6.3.3.a": "Target: any enemy Roman leader on the map except Caesar.",
  "AIE-6.3.3.b": "d10 by the user: 8 or 9 kills; 0..7 has no effect.",
  "AIE-6.3.3.c": "Octavianus and M. Antonius die only on 9.",
  "AIE-6.3.3.d": "A killed leader is out of the game for good; the user scores 1 VP; a FL counts for 5.1.1.b.",
  "AIE-6.3.4.a": "Placed on any zone with a port.",
  "AIE-6.3.4.b": "Every combat unit there, of both sides, loses one step at once.",
  "AIE-6.3.4.c": "Every leader there rolls d10 and dies on 9.",
  "AIE-6.3.4.d":
    "Until the end of Phase E every unit or leader entering the zone rolls d10; on 9 a leader dies, a unit loses one step.",
  "AIE-6.3.4.e": "The marker leaves the map at the end of Phase E and is available again from the next turn's Phase A.",
  "AIE-6.3.4.f": "Plague deaths score no VP.",
  "AIE-6.3.5.a":
    "In one zone every enemy Legio unit loses one step, at most five units, chosen by the user if more are there.",
  "AIE-6.3.5.b": "Other unit types and own units are untouched.",
  "AIE-6.3.6.a":
    "Before a combat die the user takes two Roman units of the enemy Force in that combat, at most one of them Legio or Naves.",
  "AIE-6.3.6.b": "If only Legio (land) or only Naves (sea) are available he takes one unit.",
  "AIE-6.3.6.c": "The units fight for him in this combat and stay his.",
  "AIE-6.3.6.d": "Odds, quality and unit counts use the new composition.",
  "AIE-6.3.7.a": "Playable by a side whose Force contains a FL against a wholly non-Roman Force, instead of the die.",
  "AIE-6.3.7.b": "Row 9+ if the user attacks, row -2 if he defends, in the column after quality shifts.",
  "AIE-6.3.8.a": "The attacker adds the printed value to the die in a battle in a zone with a city or a port.",
  "AIE-6.3.9.a": "The defender adds the printed negative value to the die in a battle in a zone with a city or a port.",
  "AIE-6.3.9.b": "Poliorcétique and Muraille of both sides, and several of one side, add up in one battle.",
  "AIE-6.3.10.a":
    "After a battle in which a Parthian unit fought, whatever its result, the Parthi's player eliminates one Roman unit that fought against them.",
  "AIE-6.3.11.a": "Placed in Italia 1 when played.",
  "AIE-6.3.11.b":
    "Removed automatically once the faction controlling Italia has a FL and at least three Legio units in Italia 1.",
  "AIE-6.3.11.c": "In each F.5 every marker left gives the player who does not control Italia 3 VP, whoever played it.",
  "AIE-6.3.11.d": "Nobody scores if nobody controls Italia.",
  "AIE-6.3.12.a": "One Minor People at WAR becomes PEACE at once; its units return to the box; no ban.",
  "AIE-6.3.13.a":
    "One Major People at WAR, or in ALLEGIANCE to the opponent, becomes PEACE; its leaders (PAX ROMANA) and all its units, eliminated ones included, are redeployed at home at once; no ban.",
  "AIE-6.3.13.b": "The user scores half its VP, rounded down.",
  "AIE-6.3.14.a":
    "Every People of one chosen Nationality that is at WAR becomes PEACE as above, one's own included; allegiances are untouched.",
  "AIE-6.3.15.a": "Every People at WAR becomes PEACE as above, one's own included; allegiances are untouched.",
  "AIE-6.3.15.b": "It may instead be used on a single People, Major or Minor.",
  "AIE-6.3.15.c": "Once used as Pax Romana the counter is out of the game for the scenario.",
  "AIE-6.4.1.a": "Idus Martias (1): REP, F.3 of scenario 1: the attempt is automatic and the success roll gets +2.",
  "AIE-6.4.2.a": "Imperium (1): in F.1 the marker moves one space towards 0, before the check for 5.",
  "AIE-6.4.2.b": "Imperium may also answer the rise of the marker by Caesar's murder in F.3.",
  "AIE-6.4.3.a":
    "Ralliement d'un Triumvir (2): in F.4 one Triumvir's region with all leaders and units joins the user's faction.",
  "AIE-6.4.3.b": "Leaders without a face of that faction are removed for good; no VP.",
  "AIE-6.4.4.a": "Triumphus (2: 1 VP, 2 VP): in F.5 the user scores the printed VP.",
};
