/** Phases A to D in English: counters, initiative, geostrategy, administration. */
import type { Death } from "../../events/year.ts";
import type { Entry } from "../../questions/year.ts";
import { counterText, sentence } from "../titles.ts";
import type { YearWords } from "../wording.ts";
import { all, bc, count, type Said, type sides, stratagems, the } from "./names.ts";

const EVENTS = [
  "",
  "Unhealthy air in Roma: units there are reduced, and Faction Leaders there fall ill",
  "A disastrous climate: everybody moves 1 point less this year",
  "Roman discouragement: 1 against Romans who fight non-Romans",
  "Illness of the Faction Leader who holds Roma",
  "Barbarian vigour: 2 for a Force with Germans or Celts",
  "Political agitation: Faction Leaders go to their nearest city and stay there",
  "A severe winter: one sequence fewer",
  "Divine influence for peace: one sequence for each side",
  "Wrath of Neptune: no ship moves this year",
  "Unpopularity of who holds Roma: one more sequence for his opponent",
  "Desertion in two regions",
  "Donation to the legions: 1 for legions that fight non-Romans",
  "Plague in the Orient: Asia, Pontici and Aegyptii",
  "Parthian versatility",
  "Famine among the barbarians: Germans and Celts are reduced, and fight with 1 against them",
];

const DEATHS: Readonly<Record<Death, string>> = {
  combat: "falls",
  assassinated: "is murdered",
  natural: "dies in his bed",
  plague: "dies of the plague",
  other: "is lost",
};

const ENTRIES: Readonly<Record<Entry, string>> = {
  caesar: "beside Caesar",
  leader: "in a zone with a leader of the same side",
  city: "in a city of a region of the same side",
  unit: "on a unit of the same People",
  home: "in the land of the People",
};

/** "The Caesarians" at the head of a sentence. */
const They = (side: keyof typeof sides): string => sentence(the(side));

export const yearIn = ({ titles, zone, place, piece }: Said): YearWords => ({
  events: {
    year: (e) => `The year ${bc(e.year)} begins.`,
    drew: (e) =>
      `${They(e.side)} draw ${e.counter ? counterText(e.counter, titles.box, stratagems) : "a stratagem counter"}.`,
    initiative: (e) =>
      e.die === undefined
        ? `${They(e.side)} have the initiative this year.`
        : `The Caesarians roll ${e.die} against a PC of ${e.pc}: ${the(e.side)} have the initiative.`,

    sided: (e) => `${piece(e.leader)}: ${e.die} is rolled, and he joins ${the(e.side)}.`,
    arrived: (e) => `${piece(e.leader)} ${e.returns ? "returns" : "enters"} in ${place(e.zone)}.`,
    marker: (e) => {
      if (e.people === null) return "The marker of the year is blank: no Major People goes to war.";
      const name = titles.people(e.people);
      return e.status === "peace"
        ? `The marker of the ${name} is drawn.`
        : `The marker of the ${name} is drawn, who are at war already.`;
    },
    war: (e) => `The ${titles.people(e.people)} go to war${rolled(e.die)}; ${the(e.side)} control them.`,
    "people-held": (e) => `${They(e.side)} control the ${titles.people(e.people)}${rolled(e.die)}.`,
    embassy: (e) =>
      `${piece(e.leader)} speaks to the ${titles.people(e.people)} for ${the(e.side)}: ${e.die}${e.added === 0 ? "" : ` + ${e.added}`} against a PC of ${e.pc}; ${e.won ? "they are won over" : "in vain"}.`,
    allegiance: (e) => `The ${titles.people(e.people)} give their allegiance to ${the(e.side)}.`,
    pacified: (e) => {
      const name = titles.people(e.people);
      if (e.how === "arms") return `All land of the ${name} is occupied: they are at peace.`;
      if (e.how === "extinction") return `All units of the ${name} are lost: they are at peace.`;
      return e.how === "stratagem" ? `A stratagem pacifies the ${name}.` : `The ${name} make peace of their own will.`;
    },
    mustered: (e) => `${all(e.pieces.map(piece))} ${e.pieces.length === 1 ? "stands" : "stand"} in ${place(e.zone)}.`,
    "king-gone": (e) =>
      `${piece(e.leader)} leaves the game${e.heir === null ? "" : `; ${piece(e.heir)} will follow next year`}.`,

    sequences: (e) =>
      `${count(e.total, "sequence")} this year${e.halved ? ", halved" : ""}: ${e.caesarians} for the Caesarians, ${e.republicans} for the Republicans.`,
    event: (e) => `Event ${e.number} (${e.d6} + ${e.d10}). ${EVENTS[e.number]}.`,
    weakened: (e) =>
      sentence(
        [
          ...(e.units.length === 0 ? [] : [`reduced: ${all(e.units.map(piece))}`]),
          ...(e.lost.length === 0 ? [] : [`lost: ${all(e.lost.map(piece))}`]),
        ].join("; "),
      ).concat("."),
    ill: (e) => `${piece(e.leader)} is ill: no leaving the zone this year, and no TB in battle.`,
    "extra-sequence": (e) => `${They(e.side)} will have one more sequence after all others.`,
    desertion: (e) =>
      e.regions.length === 0
        ? `${e.dice[0]} twice: nobody deserts.`
        : `${all([...e.dice].map(String))}: legions desert in ${all(e.regions.map(titles.region))}.`,
    forsaken: (e) => `${piece(e.unit)} deserts in ${titles.region(e.region)}.`,

    named: (e) =>
      `${piece(e.leader)} ${e.as === "second" ? "becomes second leader" : e.as === "heir" ? "inherits the leadership" : "becomes leader"} of ${the(e.side)}.`,
    unnamed: (e) => `${piece(e.leader)} no longer leads ${the(e.side)}.`,
    leaderless: (e) => `Nobody is there to lead ${the(e.side)}.`,
    "life-tested": (e) => `${piece(e.leader)} is tested: ${e.die}, deadly below ${e.below}.`,
    died: (e) =>
      `${piece(e.leader)} ${DEATHS[e.how]}${e.zone === null ? "" : ` in ${place(e.zone)}`}${e.back ? "; back next year" : ""}.`,
    "went-over": (e) =>
      `${piece(e.leader)} goes over to ${the(e.side)}${e.zone === null ? ", and will come to Caesar" : `, to ${place(e.zone)}`}.`,

    "recruit-placed": (e) => `${piece(e.unit)} appears in ${place(e.zone)}.`,
    "recruit-lost": (e) => `${piece(e.unit)} returns to the Reserve: ${titles.region(e.region)} is lost.`,
    disbanded: (e) => `${They(e.side)} disband ${piece(e.unit)} in ${place(e.zone)}.`,
  },

  questions: {
    arrivals: (q) => `Where does ${piece(q.leader)} appear? It must be ${ENTRIES[q.entry]}.`,
    embassy: (q) =>
      q.peoples.length === 0
        ? "Geostrategy: play a stratagem?"
        : `Send an embassy to win the allegiance of the ${q.peoples.map(titles.people).join(" or the ")}?`,
    muster: (q) =>
      `Where does ${piece(q.piece)} stand? ${count(q.left, "piece")} of the ${titles.people(q.people)} to place.`,
    illness: (q) => `Which of your leaders is ill: ${q.leaders.map(piece).join(" or ")}?`,
    forsaking: (q) =>
      `Which legions desert in ${titles.region(q.region)}? ${sentence(count(q.left, "legion"))} must go.`,
    secondLeader: () => "Name a second Faction Leader?",
    succession: () => "Who leads your faction now?",
    placing: (q) =>
      `Where does ${piece(q.unit)} appear in ${titles.region(q.region)}? ${count(q.left, "recruit")} to place.`,
    disbanding: ({ count: gone, legions, byPoints }) =>
      byPoints
        ? `Disband legions? Every three of them are worth a victory point${gone === 0 ? "" : `; ${gone} so far`}.`
        : `Disband legions? Points decide nothing in this scenario; but too many legions trouble the Republic, and too few: ${legions} are on the map.`,
  },

  acts: {
    parley: ({ people }) => `Send an embassy to the ${titles.people(people)}`,
    ail: ({ leader }) => `${piece(leader)} is ill`,
    forsake: ({ unit }) => `${piece(unit)} deserts`,
    second: ({ leader }) => `Name ${piece(leader)}`,
    succeed: ({ leader }) => `${piece(leader)} leads`,
    disband: ({ unit }) => `Disband ${piece(unit)}`,
    station: (act) => `In ${zone(act.zone)}`,
    rest: () => "Leave the rest to itself",
    done: () => "Done",
    decline: () => "No",
  },
});

const rolled = (die: number | undefined): string => (die === undefined ? "" : ` (${die} was rolled)`);
