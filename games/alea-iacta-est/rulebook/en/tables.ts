import type { Box } from "../../box.ts";
import { AFTER_CAESAR, FROM_THE_START, type Piece } from "../../pieces.ts";
import { CAES, NOBODY, REP, type Side } from "../../sides.ts";
import { listed } from "../../words/titles.ts";
import type { PartWords } from "../ids.ts";

const all = (items: readonly string[]): string => listed(items, "and");
const entering = ({ romanLeaders, enters, firstSide, pieceTitles }: Box, year: number, side: Side): string =>
  all(
    romanLeaders.filter((each) => enters[each] === year && firstSide[each] === side).map((each) => pieceTitles[each]),
  );
const bySide = (box: Box, year: number): string =>
  `${entering(box, year, CAES)} for the Caesarians; ${entering(box, year, REP)} for the Republicans`;
/** Years in which leaders enter, apart from the start and the year after Caesar's death. */
const yearsOfEntry = ({ romanLeaders, enters }: Box): number[] => {
  const years = romanLeaders.map((each) => enters[each]);
  return [...new Set(years.filter((year) => year !== FROM_THE_START && year !== AFTER_CAESAR))].sort((a, b) => a - b);
};
/** "Curio -/2/4": below which a d10 is deadly in each five years. */
const mortals = ({ romanLeaders, death, pieceTitles }: Box, which: (death: readonly number[]) => boolean): string => {
  const of = (each: Piece): string => `${pieceTitles[each]} ${death[each].map((below) => below || "-").join("/")}`;
  return romanLeaders
    .filter((each) => which(death[each]))
    .map(of)
    .join(", ");
};

export const tables: PartWords<"tables"> = {
  "AIE-EV0.a": "There is one event in a turn: its number is a d6 plus a d10, and it is applied at once in Phase D.",
  "AIE-EV0.b":
    "A bonus in battle is added to the die if the favoured side attacks and subtracted if it defends; a penalty works the other way round.",
  "AIE-EV0.c": "Effects that last end with the turn.",
  "AIE-EV1.a":
    "Event 1, unhealthy air in Roma: every combat unit at full strength in Italia 1 is reduced; those already reduced stay as they are.",
  "AIE-EV1.b": "Event 1 also makes each Faction Leader in Italia 1 ill, as in event 4.",
  "AIE-EV2.a":
    "Event 2, a disastrous climate: the MA of all leaders and units is 1 less this turn, so that a leader alone has 3, a land group 2 and naves 0.",
  "AIE-EV2.b":
    "Under event 2 a legion, equites or non-Roman unit without a leader can still make its move of one zone.",
  "AIE-EV2.c": "Under event 2 naves, with an MA of 0, make only moves of 0 MP: out of ports and into them.",
  "AIE-EV3.a":
    "Event 3, Roman discouragement: in every combat of a Force with Roman units against a wholly non-Roman Force the die moves 1 against the Romans.",
  "AIE-EV4.a":
    "Event 4, illness: a Faction Leader of the faction that controls Roma may not leave his zone this turn by movement, evasion or flight. Of two, it is the one in Italia 1, or else the one his player chooses.",
  "AIE-EV4.b": "If he would have to leave his zone after a lost battle, he dies, and it is a death in combat.",
  "AIE-EV4.c": "The TB of a Faction Leader who is ill is not used in combat.",
  "AIE-EV4.d": "Event 4 has no effect if nobody controls Roma, or if the faction that does has no Faction Leader.",
  "AIE-EV4.e":
    "A Faction Leader who is ill and would have to take the lone leader’s test dies, and it is a death in combat.",
  "AIE-EV5.a":
    "Event 5, barbarian vigour: a Force with at least one Germanic or Celtic unit gets 2 on the die in its favour.",
  "AIE-EV6.a":
    "Event 6, political agitation: every Faction Leader stays in the nearest city zone of a region his faction controls, or goes there with all his MP by the shortest way.",
  "AIE-EV6.b": "Once there, he may not leave it by movement for the rest of the turn.",
  "AIE-EV6.c": "Event 6 binds the Faction Leaders of both factions, second ones included; Pretenders are free.",
  "AIE-EV7.a":
    "Event 7, a severe winter: there is 1 sequence fewer, but never less than 0, and the sequences are shared anew.",
  "AIE-EV8.a":
    "Event 8, divine influence for peace: there are only two sequences, one for each player, the initiative player first. A smaller number stays as it is.",
  "AIE-EV9.a": "Event 9, the wrath of Neptune: there is no naval movement in E.1 this turn.",
  "AIE-EV9.b": "Under event 9 naval evasion and retreat are still possible.",
  "AIE-EV10.a":
    "Event 10, unpopularity: when all other sequences are over, the opponent of the faction that controls Roma has one more.",
  "AIE-EV10.b": "Event 10 has no effect if nobody controls Roma.",
  "AIE-EV11.a":
    "Event 11, desertion: two d6 are rolled, 1 Gallia, 2 Hispania, 3 Italia, 4 Graecia, 5 Asia, 6 Africa. Sicilia is never hit.",
  "AIE-EV11.b": "A double cancels event 11.",
  "AIE-EV11.c": "In each region rolled its controller removes two of his legions there, or as many as he has.",
  "AIE-EV11.d":
    "Legions of the other faction in the region are not touched, and a region without a controller loses nothing.",
  "AIE-EV12.a":
    "Event 12, donation to the legions: in every combat of a Force with legions against a wholly non-Roman Force the die moves 1 in favour of the Romans.",
  "AIE-EV13.a":
    "Event 13, plague in the Orient: in the zones of Asia, of the Pontici and of the Aegyptii every combat unit at full strength is reduced and every reduced one removed, of both factions and of all kinds.",
  "AIE-EV13.b": "Event 13 does not touch leaders.",
  "AIE-EV14.a":
    "Event 14, Parthian versatility: Parthi who are at peace go to war at once, even during a ban; control follows from 4.4.1.",
  "AIE-EV14.b":
    "Parthi who are at war come to peace at once and are placed at home; there is no ban, and nobody scores.",
  "AIE-EV15.a":
    "Event 15, famine among the barbarians: every Germanic and Celtic unit on the map is reduced; those already reduced stay as they are.",
  "AIE-EV15.b": "Under event 15 a Force with a Germanic or Celtic unit has 1 on the die against it.",

  "AIE-LT.a": ({ box }) => `Entry at the start (D): ${bySide(box, FROM_THE_START)}.`,
  "AIE-LT.b": ({ box }) =>
    yearsOfEntry(box)
      .map((year) => `Entry in ${year}: ${bySide(box, year)}.`)
      .join(" "),
  "AIE-LT.c": ({ box }) =>
    `Entry in the Phase C after Caesar’s death, whatever its cause (A): ${bySide(box, AFTER_CAESAR)}; by lot ${entering(box, AFTER_CAESAR, NOBODY)}.`,
  "AIE-LT.d": "For a leader who enters by lot a d6 is rolled: even for the Caesarians, odd for the Republicans.",
  "AIE-LT.e":
    "In scenarios 3 to 7 only the leaders listed there are in play, and those marked A too if Caesar dies in scenario 3 or 4.",
  "AIE-LT.f":
    "A leader on the map who has a number for the current years rolls a d10 in Phase D of each of them; a result strictly lower kills him for good.",
  "AIE-LT.g": ({ box }) => `Numbers for -43 to -39 / -38 to -34 / -33 to -29: ${mortals(box, ([first]) => first > 0)}.`,
  "AIE-LT.h": ({ box }) =>
    `Numbers for leaders who roll from -38 on only: ${mortals(box, ([first, ...later]) => first === 0 && later.some((below) => below > 0))}.`,
  "AIE-LT.i": "All other leaders never roll for natural death, and nobody rolls before -43.",
  "AIE-LT.j": "Natural deaths score no victory points and do not move the SPQR marker.",
  "AIE-LT.k": ({ box }) => `There are ${box.romanLeaders.length} Roman leaders.`,

  "AIE-NT.a":
    "Aegyptii: Cleopatra VII from -49, never removed (except in scenario 7); Achillas from -49, removed at the first allegiance or pacification of the Aegyptii.",
  "AIE-NT.b":
    "Parthi: Orodes II from -49, removed in Phase D of -39; Pacorus & Surena, a single counter, from -49, never removed; Phraates IV from -38, never removed.",
  "AIE-NT.c":
    "Pontici: Pharnaces II from -49, removed at the first allegiance or pacification of the Pontici; Darius enters in Phase C of the following turn and is never removed.",
  "AIE-NT.d":
    "Numidae: Juba I from -49, removed at the first pacification of the Numidae, not by allegiance; Juba II enters in Phase C of the following turn and is never removed.",
  "AIE-NT.e": "Never removed means that a death in combat is only for a time (see 4.2.1).",
  "AIE-NT.f":
    "In scenarios that start after -49 the dates of the table hold. Achillas, Pharnaces II and Juba I are in play in scenarios 3 and 4 until their condition occurs; in scenarios 5 to 7 they are out, and Darius and Juba II are in play.",

  "AIE-RT.a": ({ box }) =>
    `Order of the regions for adjustments and recruitment: ${box.regions.map((region) => `${region + 1} ${box.regionTitles[region]}`).join(", ")}.`,
  "AIE-RT.b":
    "The zones needed for control are the smallest majority of the zones of a region; the cities needed are half of its city zones, rounded up.",
  "AIE-RT.c": ({ box, eachRegion }) =>
    `Zones and city zones of each region: ${eachRegion((region) => `${box.zonesOf[region].length} and ${box.zonesOf[region].filter((zone) => box.isCity[zone]).length}`)}.`,

  "AIE-MAP.a":
    "The Rhenus separates the Germani from Gallia 2: the zones are adjacent, at 2 MP. The Germani are adjacent to Gallia and not to Italia.",
  "AIE-MAP.b":
    "There are two zones of the Alpes, both mountainous, on the border of Gallia and Italia. Gallia 8 and Italia 3 are each adjacent to one of them, and from Gallia 8 through the Alpes to Italia 3 is a move of 3 MP.",
  "AIE-MAP.c":
    "Gallia 9 and Gallia 8 are adjacent, at 1 MP. Gallia 8 has the port of Massalia on Mare Internum Occidentalis.",
  "AIE-MAP.d":
    "Mare Internum Occidentalis and Mare Internum Centralis are adjacent. Africa 3 is a coast of Mare Internum Centralis without a port.",
  "AIE-MAP.e":
    "Asia 5 is adjacent to a zone of the Parthi across the Euphrates, at 2 MP; another zone of the Parthi lies to the east of that one.",
  "AIE-MAP.f": "Pontici, Armenii, Cappadocii and Asia 5 are adjacent in this chain, at 1 MP each.",
  "AIE-MAP.g":
    "Daci, Armenii and Aegyptii are the only Peoples not adjacent to any region; the Mauri are adjacent to Hispania.",
  "AIE-MAP.h":
    "The land of the Aegyptii contains Alexandria. Directly to the west of it lies a zone outside the Republic that bears no People’s name.",
  "AIE-MAP.i": "Italia 5 is adjacent to the region Graecia, and Graecia 1 to the region Italia.",
  "AIE-MAP.j":
    "Graecia 2 is adjacent to a zone of the Thracii. Graecia 5 is Crete, Africa 3 is Cyrenaica, and Roma lies in Italia 1.",
};
