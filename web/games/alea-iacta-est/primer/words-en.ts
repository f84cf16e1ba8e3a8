/** The primer in English. */
import { joined } from "@rubicon/engine";

import { en as shared } from "../../../series/primer/words-en.ts";
import { signed } from "../../../series/signed.ts";
import type { PrimerWords } from "./wording.ts";

export const en: PrimerWords = {
  ...shared,
  lead: "Twenty years of civil war, from the Rubicon to the closing of the temple of Janus. Two players lead the Caesarians and the Republicans, their leaders and legions, and now and then the Peoples around them. A turn is a year, and one die decides a battle.",
  unitParts: {
    ...shared.unitParts,
    name: { title: "Which legion", text: "Recruits have an R." },
  },
  leaderParts: {
    command: { title: "Command", text: "So many units go with him." },
    politics: { title: "Politics", text: "Initiative, embassies, chief against chief." },
    chief: { title: "Faction Leader", text: "A golden rim and a crown." },
    tactics: { title: "Tactics", text: "Moves the die; hinders evasion." },
    strategy: { title: "Strategy", text: "Sequences of the year; evasion." },
  },
  faces: {
    title: "Two faces",
    text: "Most Roman leaders have a face for each faction, often with other ratings. Those who never change sides have one.",
  },
  kind: {
    legion: { title: "Legions", text: "The backbone. Without a leader they go one zone." },
    recruits: { title: "Recruit legions", text: "Weaker, and the first to be raised in a region." },
    horse: { title: "Equites", text: "Without a leader they go one zone, like legions." },
    auxilia: { title: "Auxilia", text: "Weak, and they move only with a leader." },
    ships: { title: "Naves", text: "They need a leader, and each carries three land units." },
    leader: { title: "Roman leaders", text: "March, evade, win: hardly anything goes without them." },
    king: { title: "Leaders of Peoples", text: "They lead their own People, and return if they fall." },
    warriors: { title: "Warriors", text: "Units of a People, in the colour of its nation." },
  },
  peoplesLead: (majors, minors) =>
    `${joined(majors, "and")} are the Major Peoples: they have leaders and stand on the map from the start. ${minors} Minor ones wait in their boxes until they are roused.`,
  states: {
    peace: { title: "At peace", text: "They stay at home. Romans may cross their land, but not stop there." },
    war: {
      title: "At war",
      text: "A torn band: they fight for the player who controls them, near their home, and never beside his legions.",
    },
    allegiance: {
      title: "In allegiance",
      text: "A whole band: they march and fight with his legions, and score a point each year.",
    },
  },
  yearParts: ({ politics, sequences, first, second, blanks }) => ({
    A: { title: "Stratagems", text: "Each side draws a counter. It has two faces, and is played for one of them." },
    B: {
      title: "Initiative",
      text: `The Caesarians throw a die: less than the politics of their leader, ${politics} for Caesar, and it is theirs.`,
    },
    C: {
      title: "Geostrategy",
      text: `Leaders enter. One marker is drawn, ${blanks} of them blank: a Major People may go to war. Each side may send one embassy.`,
    },
    D: {
      title: "Administration",
      text: `The best strategies of both sides make the sequences of the year: ${sequences}, so ${first} and ${second}. Then an event, deaths, recruits.`,
    },
    E: {
      title: "Campaign",
      text: "Sequence by sequence in turn: first move whatever you like, then fight everywhere.",
    },
    F: { title: "Results", text: "The Republic’s troubles, control of regions, points; then winter." },
  }),
  marches: {
    army: {
      title: "With a leader: 3",
      text: "As many units as he commands, all from his zone. A zone costs 1; a great river, a strait or mountains 1 more. Units may be left on the way. Where the enemy stands, one stops.",
    },
    alone: { title: "Alone", text: "A leader by himself has 4 points. A legion or equites by themselves go one zone." },
    ships: {
      title: "By sea: 1",
      text: "From sea to sea costs 1, a port nothing, any other coast 1. Whoever touches a coast stops.",
    },
    abroad: {
      title: "Outside the Republic",
      text: "Only with a leader, and at most 2 points if no zone of the Republic is entered. Whoever is still there in winter is lost.",
    },
  },
  battleParts: ({ bonus, strategy, ...figures }) => ({
    ...shared.inBattle(figures),
    evasion: {
      title: "Evasion",
      text: `The defender may try to slip away: a d10 and ${signed(bonus)} for Caesar’s tactics must be less than Pompeius’ strategy, ${strategy}.`,
    },
    die: {
      title: "Die",
      text: `One die. Add your tactics and take off theirs; 1 for the chief with more politics; 1 off across a river or a strait. Here ${figures.die} ${signed(figures.modifier)}: row ${figures.row}.`,
    },
    results: {
      title: "Losses and retreat",
      text: "The loser goes to an adjacent zone, not where the attackers came from, or is lost. A Faction Leader beaten by another dies.",
    },
  }),
  ploys: {
    faces: {
      title: "Two faces",
      text: "You draw one counter a year and keep up to three over the winter. Each has two faces; you play one of them, and the other is not used.",
    },
    phases: {
      title: "Each in its phase",
      text: "The letter says when: with the initiative, in geostrategy, on campaign, or at the end of the year. You may play as many as you hold; what is played goes back into the cup.",
    },
    window: {
      title: "Windows",
      text: "On campaign both sides may play, whoever moves: between sequences, before battles, on a die that has fallen. The active side is asked first, until both let it pass. Nobody learns from it what is in a hand.",
    },
    orders: {
      title: "Standing orders",
      text: "You say in which windows you want to be asked. All others pass by themselves, and nobody sees your orders.",
    },
  },
  politics: "Coups, Triumvirs, and the Ides of March",
  upheavals: {
    coup: {
      title: "Coup d’état",
      text: "Against an enemy leader who is not with his chief: a die, with what the counter adds, no higher than his politics, and he goes over to you as a Pretender. Leaders near him may follow.",
    },
    triumvir: {
      title: "Triumvir",
      text: "If no Faction Leader is in the region, the threatened side may name him Triumvir instead: a die lower than his politics. Then his whole region is neutral, until he is won over or barbarians come.",
    },
    exchange: {
      title: "Changing sides",
      text: "A Pretender who beats the last chief of his old faction takes his place: in Phase F the players exchange factions. The score changes sign, so a lead stays a lead; counters stay in their hands.",
    },
    ides: {
      title: "The Ides of March",
      text: "In scenario 1, the more regions Caesar’s side controls, the sooner there is an attempt. If he falls, the Assassins are Republicans for good, shared armies part, and the next year has half its sequences.",
    },
  },
  winterParts: {
    ships: { title: "Ships", text: "in a port are made whole; others are lost." },
    abroad: {
      title: "Abroad",
      text: "Roman land units outside the Republic are lost. Their leaders come back in spring.",
    },
    quarters: {
      title: "Quarters",
      text: "Reduced units recover in a city, or where no enemy is near. Stacks in a region of the enemy go home.",
    },
    peoples: {
      title: "Peoples",
      text: "at war stay and recover. If none of them is left, they are at peace for years.",
    },
    garrisons: { title: "Garrisons", text: "Surplus legions go where a region has too few." },
    recruits: { title: "Recruits", text: "are taken from the Reserve, region by region, and appear next year." },
  },
  regions: "The seven regions",
  region: "region",
  garrison: "garrison",
  recruits: "recruits a year",
  control: "taken with",
  zonesAndCities: (zones, cities) => `${zones} zones, ${cities} with a city`,
  worth: "control points",
  victoryLead: "Points are counted on one track, to and fro. They come from",
  pointsParts: (roma) => ({
    battle: "a battle with 35 strength or more: 1",
    leader: "an enemy leader killed: 1",
    regions: "12 control points in Phase F: 2; 15 of them: 3",
    roma: `Roma: 1 each year, and ${roma} control points`,
    peoples: "a Major People in allegiance: 1 each year; pacified by arms: its value",
    disbanded: "three legions disbanded: 1",
  }),
  spqr: {
    title: "The Republic",
    text: "Chiefs killed, garrisons missing, wars, too many legions or too few drive the marker on; peace brings it back. On 5 both players have lost.",
  },
  byControl: "control of regions decides",
  byPoints: (caesarians, republicans) =>
    `points: the Caesarians need a lead of ${caesarians}, the Republicans one of ${republicans}`,
  pictures: {
    unit: "The counter of Legio X with its parts named",
    leader: "The counter of Caesar with its parts named",
    reduced: "Legio X at full strength, then reduced, then gone",
    faces: "M. Brutus as a Republican and as a Caesarian",
    year: {
      A: "A stratagem counter with its two faces",
      B: "A die beside the politics of Caesar",
      C: "Markers face down, and a leader of the Parthi",
      D: "The strategies of Caesar and Pompeius, and the sequences they make",
      E: "Sequences of both sides in turn",
      F: "The marker of the Republic, and snow",
    },
    march: {
      army: "Caesar marches with legions from Italia 7 to Italia 5, leaves one there, and crosses the strait to Graecia 1",
      alone: "A leader goes four zones, a legion one",
      ships: "A fleet sails from Neapolis over two seas to Brundisium",
      abroad: "An army crosses the Euphrates into the land of the Parthi",
    },
    battle: {
      ...shared.inPictures,
      meeting: "Caesar’s and Pompeius’ armies in Graecia 3",
      evasion: "The faces 0 to 9 of a d10: those with which the evasion succeeds are marked",
      results: "Reduced legions of both sides, and the beaten army on its way out",
    },
    ploys: {
      faces: "A stratagem counter with its two faces",
      phases: "A stratagem of each phase: B, C, E and F",
      window: "A die shows 1, a counter is played, and it shows 6",
      orders: "Ask me where Caesar fights; let it pass elsewhere",
    },
    upheavals: {
      coup: "Scipio, a die no higher than his politics, and Scipio as a Pretender for the Caesarians",
      triumvir: "Lepidus as a Triumvir, with neutral legions",
      exchange: "The two factions, and a score that changes sign",
      ides: "Caesar, and M. Brutus and Cassius as his Assassins",
    },
    spqr: "The track of the Republic, from 0 to 5, where it dies",
  },
};
