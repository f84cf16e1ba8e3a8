/** The years of the war in English. */
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

export const annals: AnnalWords = {
  year: (bc) => `The year ${bc}`,
  initiative: (side) => `The ${side} had the initiative.`,
  event: (name) => `The omen of the year: ${name}.`,
  wars: (peoples) => `War came from the ${all(peoples)}.`,
  allies: (peoples, side) => `The ${all(peoples)} gave their allegiance to the ${side}.`,
  peace: (peoples) => `Peace was made with the ${all(peoples)}.`,
  battle: (place, winner, loser, naval) => `${naval ? "At sea off" : "In"} ${place}, ${winner.name} beat ${loser.name}`,
  host: (side) => `the ${side}`,
  lost: (units) => (units === 0 ? "." : units === 1 ? "; a unit was lost." : `; ${units} units were lost.`),
  skirmishes: (count) => (count === 1 ? "There was one more fight." : `There were ${count} more fights.`),
  taken: (side, regions) => `The ${side} took ${all(regions)}.`,
  nobodys: (regions) => `Nobody held ${all(regions)} any more.`,
  stratagems: (titles) => `Stratagems of the year: ${titles.join(", ")}.`,
  balance: (score, change) => `When the year ended the score was ${score} (${change}).`,
  quiet: "Nothing that historians wrote down.",
  points: "How the points were scored",
  causes: {
    battles: "Great battles",
    leaders: "Enemy leaders killed",
    disbanded: "Legions disbanded",
    pacified: "Peoples pacified",
    assassins: "The last Assassin",
    allies: "Allied Peoples",
    regions: "Control of regions",
    roma: "Roma",
    intrigue: "Intrigues in the Senate",
    triumph: "Triumphs",
    start: "At the beginning",
  },
  sum: "Sum",
  goals: (caesarians, republicans) =>
    `The Caesarians win with a lead of ${caesarians}, the Republicans with one of ${republicans}; anything between is a draw.`,
  ended: (above) => `A lead above ${above} ends the game at once.`,
  exchanged: "The players changed sides: points scored before that went with them.",
  conditions: "What each side needed",
  met: "met",
  unmet: "not met",
  needs: {
    all: (regions) => `Control of ${all(regions)}`,
    any: (regions) => `Control of one of ${all(regions)}`,
    atLeast: (count) => `Control of at least ${count} regions`,
    roma: "Roma",
    more: "More regions than the other side",
    subdues: (people) => `The ${people} subdued`,
    ally: (people) => `The ${people} as allies`,
  },
};
