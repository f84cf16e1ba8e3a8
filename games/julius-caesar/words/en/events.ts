/** The chronicle in English, in the present tense. */
import { roman, sentence } from "../titles.ts";
import { type EventWords, type Outcomes, saying } from "../wording.ts";
import { all, count, type English, sides, whose } from "./names.ts";

const CAUSE = {
  hit: "a hit",
  disruption: "disruption",
  jupiter: "Jupiter",
  vulcan: "Vulcan",
  "no-retreat": "no way to retreat",
  winter: "her return in winter",
};

const HOW = { move: "", attack: ": an attack", reinforce: " as a reinforcement" };

const FIRST = {
  moves: "the card has more moves",
  tie: "moves are equal, and Caesar wins ties",
  event: "an event comes before a command card",
  apollo: "Apollo comes before a command card",
};

const RETREAT = { road: "", sea: " by sea", navis: "" };

const DISBANDED = {
  "no-port": "there is no friendly port for it",
  supply: "the city cannot feed it",
  will: "by choice",
};

export const eventsIn = ({ names, block, card, place, some, shown }: English, outcomes: Outcomes): EventWords => ({
  swapped: (e) => `${sentence(block(e.block))} and ${block(e.with)} change places.`,
  deployed: (e) => `${sides[e.side]} has finished setting up.`,

  year: (e) => `Year ${e.year} begins (${e.bc} BC).`,
  dealt: (e) =>
    `${sides[e.side]} is dealt ${count(e.count, "card")}${e.cards ? `: ${e.cards.map(names.face).join(", ")}` : ""}.`,
  discarded: (e) => `${sides[e.side]} discards ${e.card ? card(e.card) : "a card face down"}.`,
  turn: (e) => `Turn ${e.turn}.`,
  chose: (e) => `${sides[e.side]} lays ${e.card ? card(e.card) : "a card"} face down.`,
  revealed: (e) => `Caesar plays ${card(e.caesar)}, Pompeius plays ${card(e.pompeius)}.`,
  cancelled: () => "Both cards are events: they cancel each other and the turn is over.",
  copied: (e) => `${whose(e.side)} Apollo copies ${card(e.card)}.`,
  order: (e) => `${sides[e.side]} goes first: ${FIRST[e.why]}.`,
  command: (e) => `${sides[e.side]} has ${count(e.moves, "move")} and ${count(e.levies, "levy", "levies")}.`,
  god: (e) => `${sides[e.side]} calls on ${names.gods[e.god]}.`,
  nothing: (e) => `${names.gods[e.god]} does nothing for ${sides[e.side]}.`,

  activated: (e) => `${sides[e.side]} gives orders to the blocks in ${place(e.place)}.`,
  moved: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.from, e.to]))} moves from ${place(e.from)} to ${place(e.to)}${HOW[e.how]}.`,
  sailed: (e) =>
    `${sentence(some(e.side, e.block, e.colour, []))} sails from ${place(e.from)} to ${place(e.to)} across ${all(e.by.map(place))}.`,
  "main-group": (e) =>
    `${whose(e.side)} main group against ${place(e.place)} comes from ${place(e.from)}: ${count(e.blocks, "block")}, with ${e.reserves} in reserve.`,
  surprise: (e) => `${sides[e.side]} will strike by surprise in ${place(e.place)}.`,
  pinned: (e) =>
    `In ${place(e.place)} ${e.pinned} of ${whose(e.side)} blocks ${e.pinned === 1 ? "is" : "are"} pinned; ${e.free === 0 ? "none" : e.free} may leave.`,

  levied: (e) => `${sides[e.side]} levies ${e.block ? names.title(e.block) : "a new block"} in ${place(e.city)}.`,
  raised: (e) => {
    const who = e.block ? block(e.block) : `one of ${whose(e.side)} blocks`;
    return `${sentence(who)} gains a step in ${place(e.city)}${to(e.strength)}.`;
  },

  struck: (e) => `Jupiter points at ${block(e.block)} in ${place(e.place)}.`,
  defected: (e) =>
    `${sentence(block(e.block))} goes over to ${sides[e.side]}, from ${place(e.from)} to ${place(e.to)}.`,
  erupted: (e) => `Vulcan erupts in ${place(e.city)}: every block there loses a step.`,

  "step-lost": (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.place]))} loses a step in ${place(e.place)}${to(e.strength)} (${CAUSE[e.cause]}).`,
  eliminated: (e) => `${sentence(block(e.block))} is eliminated in ${place(e.place)} (${CAUSE[e.cause]}).`,
  trophy: (e) => `${sides[e.side]} keeps the enemy leader ${block(e.block)} as a trophy, worth 1 point.`,
  released: (e) => `${block(e.block)} may now be levied.`,
  cleopatra: (e) => `${names.title("cleopatra")} joins ${sides[e.side]} in ${place(e.place)} (${CAUSE[e.cause]}).`,

  battle: (e) => {
    const defender = e.attacker === "caesar" ? "pompeius" : "caesar";
    const sentences = [
      `Battle in ${place(e.place)}: ${sides[e.attacker]} attacks with ${shown(e.attacker, e.attackers)}; ${sides[defender]} defends with ${shown(defender, e.defenders)}.`,
    ];
    if (e.attackerReserves + e.defenderReserves > 0) {
      sentences.push(`In reserve: attacker ${e.attackerReserves}, defender ${e.defenderReserves}.`);
    }
    if (e.surprise) sentences.push("Surprise: in round 1 all attackers act before the defenders.");
    return sentences.join(" ");
  },
  round: (e) => `Round ${e.round} in ${place(e.place)}.`,
  disrupted: (e) => `${whose(e.side)} reserves reach ${place(e.place)} in disorder: each loses a step.`,
  exchanged: (e) => `Roles are exchanged in ${place(e.place)}: ${sides[e.side]} is now the attacker.`,
  reserves: (e) => `${whose(e.side)} reserves enter the battle in ${place(e.place)}: ${shown(e.side, e.blocks)}.`,
  fired: (e) =>
    `${sentence(block(e.block))} throws ${e.dice.join(", ")}, hitting on ${e.firepower} or less: ${e.hits === 0 ? "no hit" : count(e.hits, "hit")}.`,
  passed: (e) => `${sentence(block(e.block))} passes.`,
  retreated: (e) => `${sentence(block(e.block))} retreats from ${place(e.from)} to ${place(e.to)}${RETREAT[e.by]}.`,
  "hits-lost": (e) => `${count(e.hits, "hit")} ${e.hits === 1 ? "is" : "are"} lost: nothing is left to strike.`,
  "battle-over": (e) => `${sides[e.side]} wins the battle in ${place(e.place)}.`,
  regrouped: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.from, e.to]))} regroups from ${place(e.from)} to ${place(e.to)}.`,

  winter: (e) => `Winter of the year ${e.year}.`,
  home: (e) =>
    e.from === "alexandria"
      ? `${names.title("cleopatra")} stays in ${place("alexandria")}.`
      : `${names.title("cleopatra")} returns from ${place(e.from)} to ${place("alexandria")}.`,
  "to-port": (e) =>
    `${sentence(e.block ? block(e.block) : `one of ${whose(e.side)} navis`)} leaves ${place(e.from)} to winter in ${place(e.to)}.`,
  disbanded: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.place]))} is disbanded in ${place(e.place)}: ${DISBANDED[e.why]}.`,
  points: (e) => outcomes.score(e.caesar, e.pompeius),
  over: (e) => saying(outcomes, e.how, e.winner),
});

function to(strength: number | undefined): string {
  return strength === undefined ? "" : `, now ${roman(strength)}`;
}
