/** What both primers say alike, in English. */
import type { SharedPrimerWords } from "./wording.ts";

export const en: SharedPrimerWords = {
  unit: "A unit",
  unitParts: {
    bonus: { title: "Tactical bonus", text: "Counts where no leader is." },
    strength: { title: "Strength", text: "What it weighs in battle." },
    quality: { title: "Quality", text: "The army’s average moves the odds." },
  },
  reduced: {
    title: "Two steps",
    text: "A step lost turns a unit over, to its pale and striped side. The next one removes it.",
  },
  leader: "A leader",
  kinds: "The counters",
  peoples: "Peoples",
  year: "A year in six phases",
  march: "On the march",
  battle: "A battle in five pictures",
  inBattle: ({ strengths, qualities, baseColumn, column }) => ({
    meeting: {
      title: "They meet",
      text: "Where units of both sides stand after the moves there is a battle. Whose sequence it is attacks.",
    },
    odds: {
      title: "Odds",
      text: `Strength ${strengths[0]} to ${strengths[1]}: ${baseColumn}. Quality ${qualities[0]} to ${qualities[1]} leads to ${column}: better is one column, double is two.`,
    },
  }),
  inPictures: {
    odds: "Strength and quality of both sides, and the columns of the table",
    die: "A die, what is added to it, and the row it leads to",
  },
  table: "The combat table",
  tableLead: ({ column, row }) =>
    `The shade tells who wins; the ring is the battle above: column ${column}, row ${row}.`,
  key: { title: "The results", text: "Each cell: attacker, then defender." },
  results: {
    E: "all units and leaders lost",
    A: "a step for every unit",
    R: "no loss",
    fraction: "the winner loses steps: that share of the beaten units, rounded down",
  },
  odds: "odds",
  dieAndMore: "die and modifiers",
  winner: { attacker: "the attacker wins", defender: "the defender wins" },
  stratagems: "Stratagems",
  winter: "Winter",
  winterLead: "At the end of Phase F, in this order:",
  victory: "How one wins",
  scenarios: "Scenarios",
};
