/** The rulebook in English. */
import { listed } from "../words/titles.ts";
import type { BookWording } from "./ids.ts";

const all = (items: readonly string[]): string => listed(items, "and");
const or = (items: readonly string[]): string => listed(items, "or");
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const en: BookWording = {
  chapters: {
    "JC-1": "Aim of the game",
    "JC-2.1": "Cards and player order",
    "JC-2.2": "Command Phase",
    "JC-2.3": "Battle Phase",
    "JC-3": "The blocks",
    "JC-4": "The map",
    "JC-E0": "Events",
    "JC-E1": "Apollo",
    "JC-E2": "Jupiter",
    "JC-E3": "Mars",
    "JC-E4": "Mercury",
    "JC-E5": "Neptune",
    "JC-E6": "Pluto",
    "JC-E7": "Vulcan",
    "JC-5": "Set-up",
    "JC-6.1": "Group moves",
    "JC-6.2": "Navis movement",
    "JC-6.3": "Amphibious movement",
    "JC-6.4": "Levies",
    "JC-7.1": "Order of battle",
    "JC-7.2": "Battle rounds",
    "JC-7.3": "Reserves and disruption",
    "JC-7.4": "Firing and hits",
    "JC-7.5": "Eliminated blocks",
    "JC-7.6": "Retreats",
    "JC-7.7": "Regrouping",
    "JC-7.8": "Navis in battle",
    "JC-8": "Winter",
    "JC-H": "Hidden information",
  },
  rules: {
    "JC-1.1.a": "The game is for two players, one leading Caesar’s side and the other that of Pompeius.",
    "JC-1.2.a": ({ years, turns }) =>
      `The war lasts ${count(years, "year")} at most. A year is ${count(turns, "turn")}, and a winter closes it.`,
    "JC-1.2.b":
      "You score the value of every city that is friendly to you, and 1 point for each enemy leader your side has killed.",
    "JC-1.2.c": ({ limits: { victoryPoints: goal }, allPoints }) =>
      `If you have ${goal} points or more when victory is checked in winter, you win at once. ${
        allPoints < 2 * goal
          ? `Both sides can never reach ${goal} together: there are only ${allPoints} points to be had.`
          : "If both sides have as many, the higher total wins, and Roma decides between equals."
      }`,
    "JC-1.2.d": "If nobody has won by the last winter, the side with more points then wins.",
    "JC-1.2.e":
      "If points are level after the last winter, Roma decides: whoever holds it as a friendly city wins, and if nobody does the game is a draw.",
    "JC-1.3.a": "There are 63 blocks (31 tan for Caesar, 31 green for Pompeius, and Cleopatra in blue) and 27 cards.",

    "JC-2.1.a": "Of the 27 cards, 20 are command cards and 7 are events.",
    "JC-2.1.b": ({ limits: { hand } }) =>
      `Every year begins with the full deck: all 27 cards are shuffled and ${hand} are dealt to each side.`,
    "JC-2.1.c": ({ limits: { hand }, turns }) =>
      `From these ${hand} you discard one face down, without showing it. The others are your cards for the ${turns} turns of the year.`,
    "JC-2.1.d": "Each turn both sides pick a card in secret, and the two cards are turned over together.",
    "JC-2.1.e": "Between two command cards, the one with more move points makes its side first player of the turn.",
    "JC-2.1.f": "If the move points are equal, Caesar is first player; levy points are never compared.",
    "JC-2.1.g": "An event beats any command card: its player is first player. Apollo alone follows the card it copies.",
    "JC-2.1.h":
      "Two events, even if one of them is Apollo, cancel each other. Both cards are gone and so is the turn: no moves, no levies, no battles.",
    "JC-2.1.i": "You must play a card every turn, but you need not use all of its moves and levies.",
    "JC-2.1.j": "Move and levy points you do not use are lost; none are kept for later.",
    "JC-2.1.k": ({ commands }) => `The command cards, as moves/levies: ${commands.join(", ")}.`,

    "JC-2.2.a":
      "The first player moves and then levies, or carries out his event. Only when he has finished does the second player move and levy.",
    "JC-2.2.b": "One move point moves one group: as many of your blocks in one city or sea as you like.",
    "JC-2.2.c":
      "A land block moves up to two cities; a navis moves up to two spaces, and each sea and each port is a space.",
    "JC-2.2.d": "A block that moves two spaces can neither attack nor reinforce a battle.",
    "JC-2.2.e": "A block that enters a city or sea holding enemy blocks must stop there.",
    "JC-2.2.f":
      "Levies wait until all your movement is done, so new blocks stand still in the turn in which they appear.",

    "JC-2.3.a":
      "When both sides have moved and levied, a battle is fought in every city and sea that holds blocks of both.",
    "JC-2.3.b":
      "Battles are fought one after another. After each, the first player chooses which comes next; he fixes no order in advance.",

    "JC-3.11.a":
      "The number on the upper edge of a block is its strength, and it throws that many dice. Full strength is IV, III or II, depending on the block.",
    "JC-3.11.b": "Each hit a block takes lowers it by one step.",
    "JC-3.12.a":
      "The letter is initiative: A acts first, then B, C and D. With the same letter the defender goes before the attacker.",
    "JC-3.12.b": "The number after the letter is firepower: every die that shows it or less is a hit.",
    "JC-3.13.a": "The city named on a legion is the one where it enters the map from the pool.",
    "JC-3.21.a": ({ leaders }) =>
      `The leaders are ${all(leaders.caesar)} on one side, ${all(leaders.pompeius)} on the other.`,
    "JC-3.21.b": ({ thirdLeader }) =>
      `Each side has a third leader, ${thirdLeader.caesar} and ${thirdLeader.pompeius}, who waits in the pool and cannot be levied until a leader of his side has been killed.`,
    "JC-3.22.a": ({ ratings }) =>
      `Each side has fourteen legions. Their combat ratings are ${or(ratings("legio"))}: the legions of veterans are rated best.`,
    "JC-3.23.a": ({ ratings }) =>
      `Each side has four auxilia, rated ${or(ratings("auxilia"))}. They can be levied in any friendly city.`,
    "JC-3.24.a": ({ ratings }) =>
      `Equitatus are rated ${or(ratings("equitatus"))} and levied in the city they name. Caesar has four of them, Pompeius three.`,
    "JC-3.24.b": "Only Pompeius has an elephant block.",
    "JC-3.25.a": "Each side has one ballista, which can be levied in any friendly city.",
    "JC-3.26.a": ({ ratings }) => `Each side has five navis, its fleets, rated ${or(ratings("navis"))}.`,
    "JC-3.26.b": "A new navis can be levied only in a major port that is friendly.",
    "JC-3.27.a": ({ cleopatra: { rating, full } }) =>
      `Cleopatra is rated ${rating} and has a full strength of ${full}. She does not count as a leader, and she begins the game with Pompeius.`,

    "JC-4.1.a":
      "Every block on the map stands in a city or a sea. Navis may be at sea or in a port; land blocks are never at sea.",
    "JC-4.2.a": ({ cityPoints, valued }) =>
      `Some cities have a value, ${cityPoints} in all: ${valued.map(({ value, cities }) => `${value} for ${all(cities)}`).join("; ")}.`,
    "JC-4.2.b": ({ start }) =>
      `With the historical set-up Pompeius begins with ${start.pompeius} points of cities and Caesar with ${start.caesar}, while ${start.vacant} stand vacant.`,
    "JC-4.21.a": "A city that holds only your blocks is friendly to you. A single block is enough, even a lone navis.",
    "JC-4.21.b": "A city that holds only blocks of the other side is an enemy city.",
    "JC-4.21.c": "A city without blocks is vacant: it is friendly to neither side and scores for neither.",
    "JC-4.21.d":
      "While both sides have blocks in a city it is contested; only the end of the battle settles whose it is.",
    "JC-4.21.e":
      "Control changes at once: a city is vacant the moment its last block leaves, and contested the moment an attacker enters.",
    "JC-4.3.a": "Land blocks move from city to city along roads and straits, and in no other way over land.",
    "JC-4.31.a": ({ limits: { major, minor } }) =>
      `In a turn each player may move ${count(major, "block")} along a major road and ${minor} along a minor road, both directions counted together.`,
    "JC-4.32.a": ({ straits }) => `The straits are ${all(straits) || "none"}.`,
    "JC-4.32.b": ({ limits: { strait, straitAttack } }) =>
      `Each player may take ${count(strait, "land block")} a turn across a strait, but only ${straitAttack} if it crosses to attack, that is into an enemy city (held by navis alone, too) or one his side is already attacking. Reinforcing your own defenders is no attack.`,
    "JC-4.32.c": "Straits do not hinder navis or amphibious moves, whoever holds the cities on either shore.",
    "JC-4.4.a":
      "There are nine seas, which only navis can occupy: Atlanticus, Hispanum, Tyrrhenum, Internum, Hadriaticum, Aegypticum, Aegaeum, Propontis and Euxinus.",
    "JC-4.4.b":
      "Seas have the same four states as cities, according to the navis in them, and change just as quickly. A contested sea is friendly to nobody.",
    "JC-4.4.c":
      "These seas border each other: Atlanticus-Hispanum, Hispanum-Tyrrhenum, Tyrrhenum-Internum, Internum-Hadriaticum, Internum-Aegaeum, Internum-Aegypticum, Aegaeum-Aegypticum, Aegaeum-Propontis, Propontis-Euxinus.",
    "JC-4.41.a": "Corsica, Sardinia, Sicilia, Creta and Cyprus are in play; no other island can be entered.",
    "JC-4.41.b":
      "Corsica, Sardinia, Creta and Cyprus can be reached only by navis or by amphibious move. Sicilia has the strait of Messana besides.",
    "JC-4.42.a":
      "Every city on the coast is a port. A port where two seas meet opens on both, and Utica and Creta open on three.",
    "JC-4.42.b": "Ports of Oceanus Atlanticus: Burdigala, Gades, Olisipo, Portus, Sala and Tingis.",
    "JC-4.42.c":
      "Ports of Mare Hispanum: Caralis, Carthago Nova, Genua, Iomnium, Massilia, Narbo, Siga, Tarraco, Tingis and Utica.",
    "JC-4.42.d":
      "Ports of Mare Tyrrhenum: Aleria, Caralis, Genua, Lilybaeum, Messana, Neapolis, Rhegium, Roma and Utica.",
    "JC-4.42.e":
      "Ports of Mare Internum: Ambracia, Brundisium, Creta, Cyrene, Lilybaeum, Messana, Pylos, Rhegium, Syracusae, Tacape, Thubactus and Utica.",
    "JC-4.42.f": "Ports of Mare Hadriaticum: Aquileia, Brundisium, Dyrrachium, Ravenna, Salona and Sipontum.",
    "JC-4.42.g": "Ports of Mare Aegaeum: Aenos, Athenae, Creta, Ephesus and Thessalonica.",
    "JC-4.42.h": "Ports of Propontis: Byzantium and Nicomedia.",
    "JC-4.42.i": "Ports of Pontus Euxinus: Byzantium and Sinope.",
    "JC-4.42.j":
      "Ports of Mare Aegypticum: Alexandria, Antiochia, Catabathmus, Creta, Pelusium, Perga, Salamis and Tarsus.",
    "JC-4.42.k": ({ majorPorts }) => `The major ports are ${all(majorPorts)}.`,

    "JC-E0.a":
      "An event takes the place of moving and levying: its player does what the event says and nothing else that turn.",
    "JC-E0.b":
      "You need not use all that an event offers. With Mars you may move without attacking, with Mercury leave the extra city aside.",
    "JC-E0.c":
      "A battle begun through an event waits for the Battle Phase, so the second player may reinforce it first. The one exception is Cleopatra’s battle after Vulcan.",
    "JC-E0.d":
      "Mars, Mercury, Neptune and Pluto each give one group move: any or all blocks that may move from one place, with no levy and no amphibious move.",
    "JC-E0.e": "Mars, Mercury and Pluto move land blocks only; the navis of the group stay where they are.",
    "JC-E0.f":
      "If an event finds no target or no possible move, the card is spent and play passes to the second player. You may also simply decline an event.",

    "JC-E1.a": "Apollo becomes the card your opponent played in the turn before.",
    "JC-E1.b":
      "The copied card decides who is first player: an event makes it you, a command card is compared by move points as if you had played it, ties to Caesar. A copied command card gives you its moves and levies. As an option, whoever plays Apollo against a command card always goes first.",
    "JC-E1.c": "If Apollo copies an event, you carry it out just as if you had played that event.",
    "JC-E1.d":
      "Apollo cannot be played in a year’s opening turn, so no card is ever copied over a winter. You may discard it when the year begins.",
    "JC-E1.e": "Even an event that came to nothing because two events met may be copied by Apollo.",

    "JC-E2.a":
      "Your target is an enemy block one road or strait away from a city friendly to you, or an enemy navis in a sea that one of your friendly ports opens on. Two ports on the same sea are not adjacent for this.",
    "JC-E2.b":
      "You name the place and the colour, seeing only the backs of the blocks. If several blocks there are of that colour, one is drawn at random.",
    "JC-E2.c":
      "The block joins you at its current strength and goes to a friendly city of your choice adjacent to where it stood; road limits do not matter.",
    "JC-E2.d": "A leader does not defect: he loses one step instead.",
    "JC-E2.e": "A navis does not defect, at sea or in port: it loses one step instead.",
    "JC-E2.f": "Cleopatra defects like any ordinary block.",
    "JC-E2.g":
      "A leader or navis struck at its last step is eliminated; a leader lost this way is a trophy for the other side.",
    "JC-E2.h":
      "A defector moves, fights and holds cities for its new side until it is eliminated, disbanded or made to defect again. Once off the map it goes back to the pool of its own colour.",
    "JC-E2.i":
      "Blocks that defected earlier are fair game as well. Their colour gives them away among their new comrades.",

    "JC-E3.a":
      "Move one group of land blocks. In one battle it begins, named by you at the end of the move, every attacking block not in reserve acts before any defender in round 1.",
    "JC-E3.b":
      "From round 2 the usual order returns, so a defender that acted last in round 1 may well act again straight away.",

    "JC-E4.a":
      "Land blocks of a single group may reach one city further than usual: three cities without attacking, or two with the attack in the second. The cities they pass must be friendly or vacant, and road limits hold on every road.",
    "JC-E4.b":
      "Blocks of the group may go different ways, and each may use the extra city or not. If they enter one city by several roads, those on one road are the main group and all others are reserves.",

    "JC-E5.a": "Choose one group and move its navis; land blocks with them stay behind.",
    "JC-E5.b":
      "In one sea battle or attack on a port that they begin, named by you at the end of the move, all attackers not in reserve act before the defenders in round 1.",

    "JC-E6.a": ({ limits: { pluto } }) =>
      `Move one group of land blocks. For those that enter an enemy city, or one this group is already attacking, the limits are ${pluto.major} on a major road, ${pluto.minor} on a minor road and ${pluto.straitAttack} on a strait.`,
    "JC-E6.b":
      "The higher limits are for the attack alone: moves that do not attack, retreats and regroups keep the usual ones.",

    "JC-E7.a":
      "Choose one enemy city: every block there loses one step, leaders and navis in port included. Navis at sea and your own cities cannot be chosen.",
    "JC-E7.b":
      "A block at its last step is eliminated and shown, and a leader lost this way is a trophy. Blocks that survive stay hidden.",
    "JC-E7.c": ({ cleopatra: { lowest } }) => `Cleopatra above strength ${lowest} merely loses a step like the others.`,
    "JC-E7.d": ({ cleopatra: { lowest } }) =>
      `Cleopatra at strength ${lowest} is not removed: she joins the side that played Vulcan, at that strength.`,
    "JC-E7.e": "If none of her former companions is left in the city, it is now friendly to Cleopatra’s new side.",
    "JC-E7.f":
      "If some are left, she attacks all of them at once, before the second player’s command. The winner of that battle may regroup. As an option, this battle waits for the Battle Phase.",
    "JC-E7.g":
      "In that battle Cleopatra came by no road, so she can retreat by sea or into friendly cities but not into vacant ones. The second player’s blocks that fought there, retreated or regrouped may still make their move this turn.",

    "JC-5.1.a": "All blocks placed on the map begin at full strength.",
    "JC-5.1.b": ({ setUp }) => `Caesar sets up in ${all(setUp.caesar)}.`,
    "JC-5.1.c": ({ setUp }) => `Pompeius sets up in ${all(setUp.pompeius)}.`,
    "JC-5.2.a": ({ pool: { caesar } }) => `Caesar’s pool begins with ${count(caesar.length, "block")}: ${all(caesar)}.`,
    "JC-5.2.b": ({ pool: { pompeius } }) =>
      `The pool of Pompeius begins with ${count(pompeius.length, "block")}: ${all(pompeius)}.`,
    "JC-5.2.c": "Blocks standing in a pool are hidden from the other side.",
    "JC-5.2.d":
      "Eliminated blocks other than leaders lie face up in the pool and cannot be levied before the next year.",
    "JC-5.3.a":
      "With the optional free set-up each side secretly exchanges its own blocks among its cities, Cleopatra among those of Pompeius. Each city keeps its number of blocks, navis stand only in ports, and pool blocks stay in the pool.",

    "JC-6.1.a":
      "A move point activates the blocks of one city or sea; they may go to different destinations. Blocks left behind may be activated later by another point.",
    "JC-6.1.b": "A block that neither attacks nor reinforces may go on from its first space to a second, adjacent one.",
    "JC-6.1.c": "A block moves once a turn. Retreats and regroups do not count as its move.",
    "JC-6.1.d":
      "A block moving two spaces passes only through friendly or vacant places and must end in one; enemy and contested places can be entered only with the first step. Mercury alone lets a group attack with its second step.",
    "JC-6.11.a": ({ limits: { major, minor, strait, straitAttack } }) =>
      `Blocks that may use a road while moving: ${major} on a major road, ${minor} on a minor road, ${strait} on a strait or ${straitAttack} if attacking.`,
    "JC-6.11.b": "Each player has his own limits: what the other moved along a road takes nothing from yours.",
    "JC-6.11.c":
      "All your blocks that use a road during your movement count together, in both directions and over the whole turn. Retreats and regroups are counted separately.",
    "JC-6.12.a":
      "A block that enters an enemy city or sea attacks, and the blocks already there defend. In the battle after Vulcan, Cleopatra’s new side is the attacker.",
    "JC-6.12.b":
      "An attack comes from an adjacent place only, as the first step of the move; only Mercury reaches further.",
    "JC-6.12.c":
      "To attack one place from several others you pay a move point for each place the attackers start from.",
    "JC-6.13.a":
      "Each block of the first player’s main group pins one defending block, which may not leave. Only defenders in excess of the main group are free to go, and the second player chooses which.",
    "JC-6.13.b": "The first player’s reserves pin nobody.",
    "JC-6.13.c":
      "Unpinned blocks may leave and even attack elsewhere, but not by a road, strait or sea border that any attacking block, main group or reserve, used to come to that battle.",
    "JC-6.13.d":
      "Pinning is settled when the first player’s command ends. Reinforcements that arrive later do not take the place of a pinned block.",
    "JC-6.14.a":
      "The second player may move blocks that are unpinned and have not moved from adjacent places into a place the first player attacked: one step, a move point for each place of origin, road limits applying, and never by amphibious move.",
    "JC-6.14.b": "Blocks that reinforce a battle are reserves in it.",
    "JC-6.14.c":
      "The second player may instead begin battles of his own with one step, and is the attacker there. The first player, having moved already, cannot respond.",
    "JC-6.15.a": "During the year any number of blocks may stand in one place.",

    "JC-6.2.a":
      "A navis takes one step from a port to a sea it opens on, from a sea to one of its ports, or from a sea to an adjacent sea.",
    "JC-6.2.b": "A navis never goes straight from port to port: it has to put to sea first.",
    "JC-6.2.c": "Navis that share a city with land blocks may sail on the same move point.",
    "JC-6.2.d": "A navis makes one step if it attacks, or up to two if it does not.",
    "JC-6.2.e":
      "To attack a port a navis must come from a sea that touches it; to attack a sea it comes from an adjacent sea or from one of that sea’s ports.",
    "JC-6.2.f":
      "When a port is attacked by land and by sea, the blocks of one border form the main group and all others are reserves.",
    "JC-6.2.g": "Navis the second player sails into a place the first player attacked are reserves there.",
    "JC-6.2.h": "Attacking, reinforcing, retreating or regrouping, a navis takes a single step.",

    "JC-6.3.a":
      "Land blocks can be shipped between ports. The port of arrival must be friendly or vacant, and the seas on the way, each bordering the next, must all be friendly at that moment.",
    "JC-6.3.b": "An amphibious move costs one move point for each block.",
    "JC-6.3.c": "You make all your amphibious moves of the turn before any other move.",
    "JC-6.3.d": "A block that sails does nothing else that turn: road and sea are never combined.",
    "JC-6.3.e":
      "In every sea crossed, at least one of the navis that were there must stay put for the rest of the Command Phase; the others are free to move. A navis that arrives later does not relieve the one that has to stay.",
    "JC-6.3.f": "An amphibious move never ends in an enemy or contested port.",
    "JC-6.3.g":
      "An unpinned land block may sail out of a contested city if a sea it opens on is friendly; a sea border by which attackers entered is closed to it.",
    "JC-6.3.h": "The first player’s amphibious moves, like all he does, are over before the second player acts.",

    "JC-6.4.a":
      "A levy point adds one step to a block of yours in a friendly city. You may spend several on the same block.",
    "JC-6.4.b": ({ elephant: { lowest } }) =>
      `A levy point brings a new block from your pool to the map at its lowest strength; for the elephant that is ${lowest}.`,
    "JC-6.4.c": "You may raise a new block further at once, at a levy point a step.",
    "JC-6.4.d": "Several new blocks may appear in the same city.",
    "JC-6.4.e": "Leaders, ballistae and auxilia may appear in any friendly city.",
    "JC-6.4.f":
      "Each legion and equitatus has its own city printed on it: it appears there and nowhere else, and only if the city is friendly.",
    "JC-6.4.g": ({ elephant: { city, strengths } }) =>
      `The elephant appears in ${city ?? "any friendly city"} at strength ${strengths.at(-1)} for one levy point; each step more costs another, up to ${strengths[0]}.`,
    "JC-6.4.h":
      "A new navis appears in a friendly major port. A navis on the map gains steps in any friendly port, never at sea.",
    "JC-6.4.i":
      "Nothing is levied in a vacant, enemy or contested city: a block of yours must already hold the city before you spend the point.",
    "JC-6.4.j":
      "Having moved does not keep a block from gaining steps, and a vacant city you have just entered is friendly and open to levies.",
    "JC-6.4.k":
      "Legions, equitatus and the elephant on the map gain steps in any friendly city, not just in the one they name.",
    "JC-6.4.l": "No block rises above its full strength.",
    "JC-6.4.m":
      "Blocks eliminated this year cannot be levied, nor can the third leader before his side has lost a leader.",
    "JC-6.4.n": "Cleopatra and defectors gain steps like other blocks, for the side that controls them.",

    "JC-7.1.a":
      "Blocks stay hidden until their battle begins. Then all but the reserves are shown at their current strength.",
    "JC-7.1.b": "When a battle is over its blocks are stood up and hidden again before the next one is chosen.",
    "JC-7.1.c":
      "In each round: defender’s A blocks, attacker’s A blocks, then defender and attacker in turn with B, C and D.",
    "JC-7.1.d": "Blocks of one side with the same letter act in whatever order their player decides.",
    "JC-7.1.e":
      "Roles are settled battle by battle. The second player attacks where he entered a place the first player held alone, and defends where he reinforced.",

    "JC-7.2.a": ({ limits: { battleRounds } }) =>
      `A battle lasts ${count(battleRounds, "round")} at most. In each round every block in the fight has one turn.`,
    "JC-7.2.b": "When its turn comes a block may fire, retreat or pass. Nobody retreats in round 1.",
    "JC-7.2.c": "As soon as either side is left without blocks in the battle, reserves included, it is over.",
    "JC-7.21.a": ({ limits: { battleRounds } }) =>
      `In round ${battleRounds}, the last, an attacking block cannot fire: in its turn it must retreat, and is eliminated if it cannot. If no defender is left by then, the battle is already won and it stays.`,

    "JC-7.3.a":
      "If you attacked by several borders, you choose one as the main attack when your movement ends, before you levy. All blocks that came by it form the main group.",
    "JC-7.3.b": "Attackers that came by any other border are reserves.",
    "JC-7.3.c": "Blocks the second player sent to reinforce a battle are reserves.",
    "JC-7.3.d": "Reserves sit out round 1: they neither fire nor retreat, and no hit can fall on them.",
    "JC-7.3.e":
      "At the start of round 2 reserves are shown and act like all others, even if the rest of their side is gone.",
    "JC-7.3.f": "If the battle is over in round 1, reserves are never shown.",
    "JC-7.3.g":
      "Navis follow the same rule, at sea and in attacks on ports: the navis of one border are the main group or reserves.",
    "JC-7.31.a":
      "When round 1 has swept away everything a side had in the fight, its reserves arrive disrupted: each loses one step at the start of round 2. As an option, reserves of the defender lose no step.",
    "JC-7.31.b": "Disruption eliminates any reserve that has only its last step.",
    "JC-7.31.c":
      "If it is the defender whose reserves came so late, attacker and defender change roles from round 2 on.",
    "JC-7.31.d": "After the change of roles it is the new attacker who must retreat in the last round.",
    "JC-7.31.e": "An attacker who was disrupted remains the attacker.",
    "JC-7.31.f": ({ limits: { battleRounds } }) =>
      `Disruption does not begin the battle anew: it goes on with round 2 of ${battleRounds} at most.`,
    "JC-7.31.g":
      "A side that loses its last block to disruption is beaten on the spot, and the winner’s reserves stay hidden.",

    "JC-7.4.a": "A firing block throws as many dice as its strength. Each die at or below its firepower is a hit.",
    "JC-7.4.b": "Hits are applied one by one, each to the enemy block that is strongest at that instant.",
    "JC-7.4.c": "Among equally strong blocks, their owner chooses which takes the hit.",
    "JC-7.4.d": "Hits count at once, before the next block’s turn; fire is never simultaneous.",
    "JC-7.4.e": "A block that takes a hit at its last step is eliminated on the spot.",
    "JC-7.4.f":
      "The firing side never picks targets. Reserves in round 1 cannot be hit, and hits left without a target are lost.",
    "JC-7.41.a": ({ elephant: { strengths } }) =>
      `The elephant has other steps than the rest: ${all(strengths)}. Each hit takes one of them, and the last eliminates it.`,
    "JC-7.42.a": ({ ballista: { defending, attacking } }) =>
      `A ballista is ${defending} while its side defends and ${attacking} while it attacks; if the roles change, so does its letter at once.`,

    "JC-7.5.a":
      "Eliminated blocks are laid face up in the pool of their colour, whichever side they were fighting for.",
    "JC-7.51.a":
      "A killed leader never comes back. He is a trophy worth 1 point to the enemy, whether he fell in battle or to Jupiter or Vulcan.",
    "JC-7.51.b":
      "The first leader a side loses releases its third leader, who may then be levied in any friendly city at the usual price. Later losses release nobody else.",
    "JC-7.52.a": ({ cleopatra: { lowest } }) =>
      `If Cleopatra is eliminated in battle she joins the other side at once, at strength ${lowest}.`,
    "JC-7.52.b":
      "Her new side can use her as soon as her turn comes: still in this round if she has had no turn in it and that side’s C blocks are not done, otherwise from the next. What is left of the volley that struck her falls on her former companions.",
    "JC-7.52.c": "No pool ever holds Cleopatra, and nobody wins a trophy by beating her.",
    "JC-7.52.d":
      "Disruption at her last step, or a retreat she must make and cannot, turns Cleopatra to the other side just as a hit does. That may happen more than once in a battle.",
    "JC-7.52.e":
      "If Cleopatra changes sides as the last of her own, with no reserves on their way, the battle is over and she is among the victors.",

    "JC-7.6.a": "Retreats are allowed from round 2 on: a block uses its turn to leave instead of firing.",
    "JC-7.6.b": "A block that must retreat and has nowhere to go is eliminated.",
    "JC-7.61.a":
      "The usual road limits apply to the retreats of each side, counted anew in every round. As an option, they count anew in each letter’s turn.",
    "JC-7.61.b": "No block retreats to an enemy or contested place.",
    "JC-7.61.c": ({ limits: { straitRetreatPerRound } }) =>
      `Across a strait each side may retreat ${count(straitRetreatPerRound, "block")} a round.`,
    "JC-7.62.a":
      "Attackers may fall back on any adjacent friendly city. An adjacent vacant city will do only if its road is one their side, main group or reserve, used to enter this battle.",
    "JC-7.62.b": "Any attacking block may take any of those roads, whichever one it came by itself.",
    "JC-7.63.a":
      "Defenders may fall back on any adjacent city that is friendly or vacant, except along a road on which attackers, main group or reserve, entered this battle.",
    "JC-7.63.b":
      "After a change of roles the roads that matter are those by which the new attacker’s reserves came: open to him for retreat to a vacant city, closed to the new defender.",
    "JC-7.64.a":
      "Each side may evacuate one land block a round by sea: out of a port, across a single sea friendly to that side, into a friendly port of the same sea. A vacant port will not do.",
    "JC-7.64.b": "Both sides may retreat by sea in the same battle if each has a friendly sea of its own.",

    "JC-7.7.a":
      "The winner of a battle may spread out: any of his blocks there, reserves included, may take one step into adjacent cities that are friendly or vacant.",
    "JC-7.7.b": ({ limits: { major, minor, strait } }) =>
      `Regrouping blocks may go to different cities. Road limits are counted for this regroup alone: ${major} on a major road, ${minor} on a minor one, and ${strait} on a strait.`,
    "JC-7.7.c": "There is no amphibious regroup, and none to contested or enemy places.",

    "JC-7.8.a":
      "Where navis of both sides share a sea there is a sea battle, the defender acting first in every round.",
    "JC-7.8.b": "Sea battles have the same last round: attackers leave in it unless no defender remains.",
    "JC-7.81.a": "In a battle in a port navis fight along, attacking or defending, as D blocks.",
    "JC-7.81.b": "Navis can join an attack on a port only from a sea that touches it.",
    "JC-7.82.a": "Navis may retreat from round 2 on, in their D turn. Their number is not limited.",
    "JC-7.82.b":
      "In a sea battle attacking navis may make for a place any of their fellow navis came from, sea or port, provided it is friendly or vacant. An adjacent friendly sea or a friendly port of this sea is open as well.",
    "JC-7.82.c":
      "In a sea battle defending navis may make for a friendly port of this sea or an adjacent friendly sea. A vacant sea next door serves only if no attacker arrived from it.",
    "JC-7.82.d":
      "From a battle in a port navis retreat only to seas: attackers to a friendly or vacant sea their navis came from, defenders to a vacant sea no attacker came from, and either to an adjacent friendly sea. As an option, either may go to any adjacent sea without an enemy.",
    "JC-7.82.e": "Navis that cannot retreat fight on; if they must retreat, they are lost.",
    "JC-7.83.a":
      "After winning a sea battle, navis may scatter to friendly or vacant ports of that sea and to neighbouring seas that are friendly or vacant, each where you like.",
    "JC-7.83.b":
      "After winning a battle in a port, navis may put out to a sea the port opens on if it is friendly or vacant, and go nowhere else.",

    "JC-8.0.a":
      "Winter follows the last turn of the year: Cleopatra goes home, navis go to port, supply is checked, then victory, blocks may be disbanded, and the new year begins. As an option, victory is checked before navis and supply.",
    "JC-8.1.a": "Cleopatra goes to Alexandria from wherever she stands; this is not a move.",
    "JC-8.1.b":
      "If the other side has blocks in Alexandria, Cleopatra changes to that side and keeps her current strength.",
    "JC-8.1.c":
      "If not, her allegiance stands. Alone in Alexandria, she makes it a friendly city, and its value counts for victory.",
    "JC-8.2.a":
      "Navis at sea seek shelter in ports of that sea that are already friendly; several may share one. Caesar places his first.",
    "JC-8.2.b": "Navis that find no shelter are disbanded to the pool and can be levied again next year.",
    "JC-8.2.c": "Navis already in port stay where they are.",
    "JC-8.3.a": ({ limits: { winterSupplyBase } }) =>
      `A city feeds ${count(winterSupplyBase, "block")} and as many more as its value through the winter.`,
    "JC-8.3.b":
      "The owner disbands the blocks beyond that number, choosing freely among them, leaders and navis included. Cleopatra takes up a place but is never disbanded. Blocks dropped go to the pool of their colour and can be levied next year.",
    "JC-8.4.a": ({ limits: { victoryPoints } }) =>
      `Victory is checked: ${victoryPoints} points or more win in any winter, and after the last the higher total, then Roma, decides.`,
    "JC-8.5.a": "Blocks are never merged, and steps do not pass from one block to another.",
    "JC-8.5.b":
      "Once victory has been checked you may disband blocks of yours as you see fit, Cleopatra excepted; Caesar decides first. Their steps are lost, and they can be levied in the new year.",
    "JC-8.5.c":
      "Disbanding a leader, freely or because the city cannot feed him, gives the enemy no trophy and brings no third leader into play. He may be levied again.",
    "JC-8.6.a": "Blocks lying face up in the pools stand up again and can be levied in the new year.",
    "JC-8.6.b": ({ limits: { hand } }) =>
      `All 27 cards are shuffled, each side is dealt ${hand}, and each discards one.`,
    "JC-8.6.c": "The year marker moves on by one year.",

    "JC-H.a": "You never see your opponent’s hand, his discard, or the card he has chosen before both are turned over.",
    "JC-H.b":
      "Of an enemy block that is not shown you know where it stands, its colour, whether it has moved and whether it is in reserve, but not what it is or how strong.",
    "JC-H.c": "A block at sea can only be a navis, and you know it as one.",
    "JC-H.d":
      "When your opponent levies you see the city and the levy points spent, not which block gained them or how strong it is.",
    "JC-H.e": "Blocks shown in a battle are hidden again afterwards, and nothing tells which of them was which.",
    "JC-H.f": "Eliminated blocks, trophies and the cards played this year are open to all.",
    "JC-H.g": "Blue belongs to Cleopatra alone, so both sides always know where she is. Only her strength is hidden.",
  },
};
