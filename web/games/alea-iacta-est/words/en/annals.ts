/** The years of the war in English. */
import { en as shared } from "../../../../series/words/en.ts";
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

export const annals: AnnalWords = {
  ...shared.annals,
  initiative: (side) => `The ${side} had the initiative.`,
  wars: (peoples) => `War came from the ${all(peoples)}.`,
  allies: (peoples, side) => `The ${all(peoples)} gave their allegiance to the ${side}.`,
  peace: (peoples) => `Peace was made with the ${all(peoples)}.`,
  where: (place, naval) => `${naval ? "At sea off" : "In"} ${place}`,
  host: (side) => `the ${side}`,
  taken: (side, regions) => `The ${side} took ${all(regions)}.`,
  nobodys: (regions) => `Nobody held ${all(regions)} any more.`,
  balance: (score, change) => `When the year ended the score was ${score} (${change}).`,
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
