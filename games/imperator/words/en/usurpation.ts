/** Successions, usurpations and the exchange of roles in English. */
import { reckoned } from "@rubicon/series";
import type { Death } from "../../events/shapes.ts";
import type { Accession, Success } from "../../events/usurpation.ts";
import type { UsurpationWords } from "../wording.ts";
import type { Said } from "./said.ts";

const DEATHS: Readonly<Record<Death, string>> = {
  battle: "falls in battle",
  civil: "falls in the civil war",
  assassinated: "is murdered",
  natural: "dies in his bed",
  plague: "dies of the plague",
  lone: "is caught and killed",
  drowned: "is lost at sea",
  stranded: "is lost beyond the frontier",
  deposed: "loses throne and life",
};

const ACCESSIONS: Readonly<Record<Accession, string>> = {
  sole: "is the only Augustus now",
  caesar: "was Caesar, and is Augustus now",
  acclaimed: "is acclaimed Augustus",
  commodus: "is hailed by the Senate: he is Augustus",
  vacancy: "finds the throne empty, and is Augustus",
  usurped: "has won the purple, and is Augustus now",
};

const SUCCESSES: Readonly<Record<Success, string>> = {
  rome: "Rebels hold Rome",
  battle: "The emperor is beaten and dead",
  murder: "The emperor is murdered",
};

export const usurpationIn = ({ titles, at, piece, who }: Said): UsurpationWords => ({
  events: {
    died: (e) =>
      `${piece(e.leader)} ${DEATHS[e.how]}${e.zone === null ? "" : ` ${at(e.zone)}`}${e.back ? "; another chief follows him next year" : ""}.`,
    emperor: (e) => `${piece(e.leader)} ${ACCESSIONS[e.by]}.`,
    vacant: () => "Nobody is left who could be Augustus: the throne is empty.",
    usurper: (e) =>
      `${piece(e.leader)} is proclaimed emperor ${at(e.zone)}${e.front === null ? "" : `, in ${titles.part(e.front).front}`}: civil war${e.bonus === 0 ? "" : `, with a bonus of ${e.bonus} for him`}.`,
    validation: (e) =>
      `${piece(e.leader)} reaches for the purple: ${e.die} against a PC of ${e.pc}; ${e.valid ? "the soldiers cheer" : "nobody stirs, and he stays with Rome"}.`,
    allegiance: (e) =>
      `Will ${piece(e.leader)} ${at(e.zone)} follow ${piece(e.usurper)}? ${reckoned(e.die, e.bonus)} against a PC of ${e.pc}: ${e.joined ? "he joins him" : "he stays loyal"}.`,
    extension: (e) =>
      `${piece(e.leader)} turns to ${titles.part(e.front).front}: ${reckoned(e.die, e.modifier, -e.bonus)}, below a PC of ${e.pc} is needed; ${e.spread ? "his messengers are heard" : "nobody listens"}.`,
    "came-over": (e) => `With ${piece(e.usurper)} ${at(e.zone)} now: ${who([...e.leaders, ...e.units])}.`,
    "loyal-again": (e) =>
      `Loyal to Rome again${e.zone === null ? "" : ` ${at(e.zone)}`}: ${who([...e.leaders, ...e.units])}.`,
    "usurpation-failed": (e) => `The usurpation of ${piece(e.leader)} has failed.`,
    "usurpation-won": (e) =>
      `${SUCCESSES[e.by]}: the usurpation has succeeded. When the year is over, the players exchange their roles.`,
    exchange: (e) =>
      `The players exchange their roles: who led the enemies of Rome has Rome from now on, and who had Rome leads its enemies. Each keeps his stratagems and his points: Rome ${e.rome}, enemies of Rome ${e.enemy}.`,
    "no-exchange": () => "No usurper has lived to see his victory: the players keep their roles.",
    struck: (e) => `Hired daggers are out for ${piece(e.leader)}: the attempt of this year.`,
  },

  questions: {
    acclamation: () => "The throne is empty: who becomes Augustus?",
    rival: () => "The new Augustus has no birthright: which general rises against him?",
    laurels: () => "Which of the usurpers wears the purple?",
    extension: (q) =>
      `Which adjacent Front does ${piece(q.leader)} turn to, if any? A d10${q.bonus === 0 ? "" : ` less ${q.bonus}`} below his PC of ${q.pc} carries it.`,
    usurpations: () =>
      `${piece(titles.box.didius)} has bought his throne: which general, if any, rises against him? No die is thrown.`,
  },

  acts: {
    succeed: ({ leader }) => `${piece(leader)} becomes Augustus`,
    proclaim: ({ leader }) => `Proclaim ${piece(leader)}`,
    extend: ({ front }) => `Turn to ${titles.part(front).front}`,
    strike: () => `Have ${piece(titles.box.pertinax)} murdered`,
  },
});
