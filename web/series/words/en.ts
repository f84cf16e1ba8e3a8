/** What both volumes say alike, in English. */
import type { SharedPanelWords, SharedWords } from "./wording.ts";

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

const panels: SharedPanelWords = {
  colon: ": ",
  years: "Years of the scenario",
  phases: {
    A: "stratagems",
    B: "initiative",
    C: "geostrategy",
    D: "administration",
    E: "campaign",
    F: "results of the year",
  },
  phase: (phase) => `Phase ${phase}: ${panels.phases[phase]}`,
  sequences: (side, count) => `${side}: ${plural(count, "sequence")} left this year`,
  extra: "and one more after all others",
  over: "The game is over",
  ownHand: "Your stratagems",
  holds: (side, counters) => `${side}: ${counters === 0 ? "no counter" : plural(counters, "counter")} in hand`,
  noCounters: "No stratagem in hand.",
  peoples: "Peoples",
  quiet: "At peace",
  banned: (year) => `rests until ${year}`,
  leaders: "Leaders off the map",
  toCome: "To come",
  absent: "Back in Phase C",
  nobody: "nobody",
  stratagems: "Stratagems",
  inCup: (counters) => `${counters} in the cup`,
  played: "Played this year",
  rules: "Rules of this table",
};

export const en: SharedWords = {
  panels,
  modifiers: {
    tactical: "Tactics: attacker less defender",
    foreignDefender: "Only non-Romans defend, outside",
    foreignAttacker: "Only non-Romans attack, outside",
    morePolitical: "The attacker’s chief has more politics",
    lessPolitical: "The defender’s chief has more politics",
  },
  plays: {
    playable: "can be played now",
    notAsked: "You will not be asked",
    whichPips: "What shall the die show?",
    pips: (face) => `The die shows ${face}`,
  },
  pieces: {
    wins: (faces) => `won with ${faces} of 6`,
    noModifiers: "Nothing moves the die.",
  },
  annals: {
    year: (name) => `The year ${name}`,
    event: (name) => `The omen of the year: ${name}.`,
    beat: (winner, loser) => `${winner.name} beat ${loser.name}`,
    lost: (units) => (units === 0 ? "." : units === 1 ? "; a unit was lost." : `; ${units} units were lost.`),
    skirmishes: (count) => (count === 1 ? "There was one more fight." : `There were ${count} more fights.`),
    stratagems: (titles) => `Stratagems of the year: ${titles.join(", ")}.`,
    quiet: "Nothing that historians wrote down.",
    points: "How the points were scored",
    sum: "Sum",
  },
};
