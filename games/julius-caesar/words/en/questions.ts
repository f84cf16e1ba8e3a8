/** What is asked, in English. */
import type { QuestionWords } from "../wording.ts";
import { count, type English } from "./names.ts";

export const questionsIn = ({ names, block, place }: English): QuestionWords => ({
  deploy: () => "Set up: swap your blocks as you like, then say that you are done.",
  discard: () => "Choose a card to discard, unseen by the enemy.",
  choose: (q) => `Turn ${q.turn}: choose a card to play.`,
  movement: (q) =>
    q.god
      ? `${names.gods[q.god]} lets one group move: choose its place, or end.`
      : `${count(q.moves, "move")} left: choose a group, sail a block, or end.`,
  group: (q) =>
    `${q.god ? `${names.gods[q.god]}: move` : "Move"} blocks from ${place(q.place)} one by one, then end the group.`,
  march: (q) =>
    `${block(q.block)} is in ${place(q.place)} and can go ${count(q.stepsLeft, "place")} further: go on, or stop here.`,
  mainGroup: (q) =>
    `You attack ${place(q.place)} from several sides: which group is the main one? The others are reserves.`,
  surprise: () => "In which battle do you strike by surprise?",
  levy: (q) => {
    const left = `${count(q.levies, "levy", "levies")} left`;
    if (!q.raises && !q.enters) return `${left}, but no block can be strengthened or brought in: end the levies.`;
    const what = [...(q.raises ? ["to strengthen"] : []), ...(q.enters ? ["to bring in"] : [])].join(" or ");
    return `${left}: choose a block ${what}, or end.`;
  },
  jupiter: () => "Jupiter: choose a place and a colour; one enemy block of that colour there changes sides.",
  defector: (q) => `${block(q.block)} comes over to you: choose its new city.`,
  vulcan: () => "Vulcan: choose an enemy city; every block in it loses a step.",
  pickBattle: () => "Which battle is fought next?",
  battleTurn: (q) => {
    const role = q.attacking ? "attacking" : "defending";
    const can = q.must ? "must retreat" : q.round === 1 ? "fire or pass" : "fire, retreat or pass";
    return `${place(q.place)}, round ${q.round}: your ${role} ${q.letter} blocks ${can}.`;
  },
  hits: (q) => `${place(q.place)}, ${count(q.hits, "hit")} to take: which of your strongest blocks loses a step?`,
  regroup: (q) => `You have won in ${place(q.place)}: regroup blocks to adjacent places, or end.`,
  port: () => "Winter: choose a friendly port for each navis at sea.",
  surplus: () => "Winter: choose the blocks to disband where a city holds more than it can feed.",
  disband: () => "Winter: disband any of your blocks, or end.",
});
