/** Deployment, Phase F and the winter in English. */
import { lookUp } from "@rubicon/series";
import type { RecruitType } from "../../board.ts";
import type { Trouble, TroubleKind } from "../../events/results.ts";
import type { ScoredBy } from "../../ledger.ts";
import { counterText, sentence, signed } from "../titles.ts";
import type { ResultsWords } from "../wording.ts";
import { all, bc, count, onTrack, type Said, type sides, stratagems, the } from "./names.ts";

const TROUBLES: Readonly<Record<TroubleKind, string>> = {
  "chief-slain": "a Faction Leader was killed",
  garrison: "a garrison is missing",
  wars: "two Peoples are at war, one of them Major",
  "few-legions": "there are too few legions",
  "many-legions": "there are too many legions",
  peace: "no People is at war",
  "no-chief-fought": "no Faction Leader has fought Romans",
  egypt: "the Aegyptii are allies",
};

/** Why points are scored, by the rule. */
const POINTS: Readonly<Record<ScoredBy, string>> = {
  "AIE-10.1.a": "for a great battle",
  "AIE-10.1.b": "for an enemy leader",
  "AIE-10.1.c": "for disbanded legions",
  "AIE-10.1.d": "for a pacified People",
  "AIE-10.1.e": "for a pacified People",
  "AIE-10.1.f": "for the last Assassin",
  "AIE-10.2.a": "for allied Peoples",
  "AIE-10.2.c": "for their regions",
  "AIE-10.2.d": "for Roma",
  "AIE-6.3.11.c": "for intrigue in the Senate",
  "AIE-6.4.4.a": "for a triumph",
};

const TYPES: Readonly<Record<RecruitType, string>> = {
  legio: "a legion",
  auxilia: "auxilia",
  equites: "equites",
  naves: "naves",
};

const LEVELS: Readonly<Record<string, string>> = {
  decisive: "a decisive victory",
  total: "a total victory",
  definitive: "a definitive victory",
};

const They = (side: keyof typeof sides): string => sentence(the(side));

export const resultsIn = ({ titles, place, piece }: Said): ResultsWords => {
  const pieces = (names: readonly string[]): string => all(names.map(piece));
  const trouble = ({ why, change, region, legions }: Trouble): string => {
    const what = region === undefined ? TROUBLES[why] : `${titles.region(region)} lacks its garrison`;
    return `${signed(change)} ${what}${legions === undefined ? "" : ` (${legions})`}`;
  };
  return {
    trouble,
    recruitsEnd: "Recruit nothing more (but for garrisons)",
    events: {
      deploys: (e) => `${piece(e.piece)} is moved from ${place(e.from)} to ${place(e.to)}.`,
      deployed: (e) => `${They(e.side)} have deployed.`,
      lot: (e) => `${e.die} is rolled for ${piece(e.leader)}: he is with ${the(e.side)}, in ${place(e.zone)}.`,

      republic: (e) =>
        e.troubles.length === 0
          ? `The Republic: nothing moves the SPQR marker; it stays on ${e.spqr}.`
          : `The Republic: ${e.troubles.map(trouble).join("; ")}. The SPQR marker is on ${onTrack(e.spqr, e.counted)}.`,
      region: (e) => {
        const name = titles.region(e.region);
        if (e.side === null) return `${name} is overrun: nobody controls it.`;
        return e.why === "freed" ? `${name} is free, and back with ${the(e.side)}.` : `${They(e.side)} take ${name}.`;
      },
      roma: (e) => (e.side === null ? "Nobody holds Roma." : `${They(e.side)} hold Roma.`),
      "control-points": (e) => `Control points: Caesarians ${e.caesarians}, Republicans ${e.republicans}.`,
      points(e) {
        const why = lookUp(POINTS, e.rule);
        return `${count(e.points, "point")} to ${the(e.side)}${why === undefined ? "" : ` ${why}`}; the score is ${signed(e.score)}.`;
      },

      winter: (e) => `The winter of ${bc(e.year)}.`,
      recovered: (e) => `Back at full strength: ${pieces(e.units)}.`,
      "winter-lost": (e) =>
        `Lost to the winter in ${place(e.zone)}: ${pieces(e.units)}${e.absent.length === 0 ? "" : `; ${pieces(e.absent)} will be back next year`}.`,
      quarters: (e) => `To winter quarters, from ${place(e.from)} to ${place(e.to)}: ${pieces(e.pieces)}.`,
      garrison: (e) => `${piece(e.unit)} leaves ${place(e.from)} to garrison ${place(e.to)}.`,
      recruited: (e) => `${They(e.side)} recruit ${piece(e.unit)} in ${titles.region(e.region)}.`,
      returned: (e) =>
        `${They(e.side)} put ${e.counter === undefined ? "a stratagem counter" : counterText(e.counter, titles.box, stratagems)} back into the cup.`,
      over: (e) => {
        if (e.how === "republic-dead") return "The Republic is dead, and both players have lost.";
        if (e.winner === null) return "The game is over: a draw.";
        const level = LEVELS[e.level ?? ""];
        return `The game is over: ${the(e.winner)} win${level === undefined ? "" : ` ${level}`}.`;
      },
    },

    questions: {
      deploy: (q) =>
        q.piece === null
          ? "Your pieces stand as suggested. Take any of them to place it elsewhere, or accept it so."
          : `Where does ${piece(q.piece)} stand?`,
      turncoat: (q) => `Which of the nearest zones does ${piece(q.leader)} come to?`,
      quarters: (q) =>
        q.leader === null
          ? `Where do those in ${place(q.from)} spend the winter? ${sentence(pieces(q.pieces))}.`
          : `Where does ${piece(q.leader)} spend the winter?`,
      garrisons: (q) =>
        q.unit === null
          ? `${titles.region(q.region)} lacks ${count(q.missing, "legion")}: who goes there?`
          : `In which city of ${titles.region(q.region)} is ${piece(q.unit)} stationed?`,
      recruitment: (q) =>
        `Recruit in ${titles.region(q.region)}: ${all(q.types.map((type) => TYPES[type]))}${q.must ? "; the garrison must have its legion" : ""}?`,
      hands: (q) => `You keep three stratagem counters: put ${q.surplus} back into the cup.`,
    },

    acts: {
      deployed: () => "Accept this deployment",
      send: ({ unit }) => `Send ${piece(unit)}`,
      recruit: ({ unit }) => `Recruit ${piece(unit)}`,
      return: ({ counter }) => `Put back ${counterText(titles.box.counterIds[counter], titles.box, stratagems)}`,
    },
  };
};
