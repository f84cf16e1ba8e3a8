/** Stratagems in the hand and on the map, in English. */
import { en as shared } from "../../../../series/words/en.ts";
import type { PlayWords } from "../../panels/play-wording.ts";

export const plays: PlayWords = {
  ...shared.plays,
  when: {
    initiative: "When the enemy has the initiative",
    gates: "When the initiative is settled",
    geostrategy: "In your geostrategy",
    campaign: "At any time in the campaign",
    flight: "Before evasion or battle, as the defender",
    battle: "Before the die of a battle",
    die: "On any die of the campaign",
    aftermath: "After a battle",
    republic: "When the Republic is judged",
    ides: "On the Ides of March",
    triumvirs: "Before control is looked at",
    triumph: "Before points are counted",
  },
  battle: (place, naval) => (naval ? `Sea battle: ${place}` : `Battle of ${place}`),
  whichNation: "Which nation comes to peace?",
  plague: (zone) => `Plague in ${zone}: whoever enters tests it, until the campaign is over`,
  intrigues: (count) => (count === 1 ? "An intrigue in the Senate" : `${count} intrigues in the Senate`),
  neutral: (leader) => `neutral: ${leader}`,
  halved: (years) => (years === 1 ? "Next year: half the sequences" : `${years} years to come: half the sequences`),
  murdered: "Caesar has been murdered",
  exchange: "The players change sides",
  youLead: (side, other) =>
    `From now on you lead the ${side}, and your opponent the ${other}. You keep your stratagems.`,
  nowLeads: (player, side) => `${player} now leads the ${side}.`,
  scoreTurned: (score) => `Points go with the players: the score changes its sign and is ${score} now.`,
};
