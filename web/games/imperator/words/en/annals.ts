/** The years in English. */
import { joined } from "@rubicon/engine";
import { en as shared } from "../../../../series/words/en.ts";
import type { AnnalWords } from "../../annals/wording.ts";

const all = (names: readonly string[]): string => joined(names, "and");
/** A sentence of parts, of which some may be empty. */
const told = (...parts: readonly string[]): string => `${parts.filter((part) => part !== "").join(" ")}.`;

export const annals: AnnalWords = {
  ...shared.annals,
  initiative: { rome: "Rome had the initiative.", enemy: "The enemies of Rome had the initiative." },
  pax: "It was a year of peace: no People was at war with Rome, and nobody claimed the purple.",
  paxBroken: "With the death of the emperor the peace was over.",
  reserve: (fronts) => `In reserve: ${all(fronts)}.`,
  wars: (peoples) => `War came from ${all(peoples)}.`,
  subdued: (peoples) => `Beaten down by arms, and quiet for five years: ${all(peoples)}.`,
  peace: (peoples) => `Peace was made with ${all(peoples)}.`,
  legions: { name: "the legions", many: true },
  mutineers: { name: "the mutineers", many: true },
  died: {
    battle: (who, at) => told(who, "fell in battle", at),
    civil: (who, at) => told(who, "fell in the civil war", at),
    assassinated: (who, at) => told(who, "was murdered", at),
    natural: (who, at) => told(who, "died in his bed", at),
    plague: (who, at) => told("The plague took", who, at),
    lone: (who, at) => told(who, "was caught alone and killed", at),
    drowned: (who) => told(who, "was lost at sea"),
    stranded: (who) => told(who, "was lost beyond the frontier"),
    deposed: (who) => told(who, "lost throne and life"),
  },
  emperor: {
    sole: (who) => `${who} ruled alone.`,
    caesar: (who) => `${who}, Caesar until then, became Augustus.`,
    acclaimed: (who) => `${who} was acclaimed Augustus.`,
    commodus: (who) => `The Senate hailed ${who} as Augustus.`,
    vacancy: (who) => `${who} found the throne empty, and took it.`,
    usurped: (who) => `${who} had won the purple.`,
  },
  vacant: "Nobody was left who could be Augustus.",
  named: {
    augustus: (who) => `${who} was raised to Augustus beside the emperor.`,
    caesar: (who) => `${who} was named Caesar.`,
  },
  usurper: (who, at) => told(who, "was proclaimed emperor", at),
  inVain: (who) => `${who} reached for the purple in vain.`,
  failed: (who) => `With that the usurpation of ${who} had failed.`,
  won: {
    rome: "Rebels held Rome when winter came: the usurpation had succeeded.",
    battle: "The emperor was beaten and dead: the usurpation had succeeded.",
    murder: "The emperor was murdered: the usurpation had succeeded.",
  },
  exchange: "The victor took the throne, and those who had served it became its enemies.",
  noExchange: "No usurper had lived to see his victory.",
  missed: (who) => `Hired daggers missed ${who}.`,
  armenia: { rome: "Armenia turned to Rome.", enemy: "Armenia turned to the Parthi." },
  plague: (at) => told("The plague broke out", at),
  mutiny: (at) => told("Troops mutinied", at),
  annexed: (peoples) => `From then on they were part of the Empire: ${all(peoples)}.`,
  balance: (rome, enemy) => `When the year ended Rome had ${rome} points, its enemies ${enemy}.`,
  judged: (won, lost, level) =>
    `${won} points to ${lost}: ${{ plain: "a victory", decisive: "a decisive victory", definitive: "a definitive victory" }[level]}.`,
  scale:
    "More than twice the points of the other are a decisive victory, more than five times as many a definitive one.",
  draw: "As many points for both: a draw.",
  sudden: (leader) => `The death of ${leader} ended the game at once; points did not count any more.`,
  exchanged: "The players exchanged their roles: points scored before that went with them.",
};
