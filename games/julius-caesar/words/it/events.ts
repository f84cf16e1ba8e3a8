/** The chronicle in Italian, in the present tense. Verbs are chosen so that nothing has to agree with a block's gender. */
import { roman, sentence } from "../titles.ts";
import { type EventWords, type Outcomes, saying } from "../wording.ts";
import { all, blocks, count, type Italian, sides } from "./names.ts";

const CAUSE = {
  hit: "un colpo",
  disruption: "disorganizzazione",
  jupiter: "Giove",
  vulcan: "Vulcano",
  "no-retreat": "nessuna ritirata possibile",
  winter: "ritorno invernale",
};

const HOW = { move: "", attack: ": è un attacco", reinforce: " come rinforzo" };

const FIRST = {
  moves: "la sua carta dà più movimenti",
  tie: "a parità di movimenti inizia Cesare",
  event: "un evento precede una carta comando",
  apollo: "Apollo precede una carta comando",
};

const RETREAT = { road: "", sea: " via mare", navis: "" };

const DISBANDED = {
  "no-port": "nessun porto amico può accogliere la navis",
  supply: "la città non può mantenere tanti blocchi",
  will: "per scelta",
};

export const eventsIn = (
  { names, block, card, the, at, from, to, some, shown }: Italian,
  outcomes: Outcomes,
): EventWords => ({
  swapped: (e) => `${block(e.block)} e ${block(e.with)} si scambiano di posto.`,
  deployed: (e) => `${sides[e.side]} ha completato lo schieramento.`,

  year: (e) => `Comincia l’anno ${e.year} (${e.bc} a.C.).`,
  dealt: (e) =>
    `${sides[e.side]} riceve ${count(e.count, "carta", "carte")}${e.cards ? `: ${e.cards.map(names.face).join(", ")}` : ""}.`,
  discarded: (e) => `${sides[e.side]} scarta ${e.card ? card(e.card) : "una carta coperta"}.`,
  turn: (e) => `Turno ${e.turn}.`,
  chose: (e) => `${sides[e.side]} sceglie in segreto ${e.card ? card(e.card) : "una carta"}.`,
  revealed: (e) => `Cesare gioca ${card(e.caesar)}, Pompeo gioca ${card(e.pompeius)}.`,
  cancelled: () => "Due eventi: si annullano a vicenda e il turno finisce.",
  copied: (e) => `L’Apollo di ${sides[e.side]} copia ${card(e.card)}.`,
  order: (e) => `${sides[e.side]} gioca per primo: ${FIRST[e.why]}.`,
  command: (e) =>
    `${sides[e.side]} ha ${count(e.moves, "movimento", "movimenti")} e ${count(e.levies, "leva", "leve")}.`,
  god: (e) => `${sides[e.side]} invoca ${names.gods[e.god]}.`,
  nothing: (e) => `${names.gods[e.god]} non ha effetto per ${sides[e.side]}.`,

  activated: (e) => `${sides[e.side]} dà ordini ai blocchi che stanno ${at(e.place)}.`,
  moved: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.from, e.to]))} muove ${from(e.from)} ${to(e.to)}${HOW[e.how]}.`,
  sailed: (e) =>
    `${sentence(some(e.side, e.block, e.colour, []))} salpa ${from(e.from)} e raggiunge ${the(e.to)} attraverso ${all(e.by.map(the))}.`,
  "main-group": (e) =>
    `Il gruppo principale di ${sides[e.side]} contro ${the(e.place)} viene ${from(e.from)}: ${blocks(e.blocks)}, più ${e.reserves} in riserva.`,
  surprise: (e) => `${sides[e.side]} attaccherà di sorpresa ${at(e.place)}.`,
  pinned: (e) =>
    `${sentence(at(e.place))} ${blocks(e.pinned)} di ${sides[e.side]} ${e.pinned === 1 ? "resta inchiodato" : "restano inchiodati"}; ${free(e.free)} andarsene.`,

  levied: (e) => `${sides[e.side]} arruola ${e.block ? names.title(e.block) : "un nuovo blocco"} ${at(e.city)}.`,
  raised: (e) => {
    const who = e.block ? block(e.block) : `un blocco di ${sides[e.side]}`;
    return `${sentence(who)} guadagna uno step ${at(e.city)}${reaching(e.strength)}.`;
  },

  struck: (e) => `Giove indica ${block(e.block)} ${at(e.place)}.`,
  defected: (e) => `${block(e.block)} passa dalla parte di ${sides[e.side]}, ${from(e.from)} ${to(e.to)}.`,
  erupted: (e) => `Vulcano erutta ${at(e.city)}: ogni blocco presente perde uno step.`,

  "step-lost": (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.place]))} perde uno step ${at(e.place)}${reaching(e.strength)} (${CAUSE[e.cause]}).`,
  eliminated: (e) => `${block(e.block)} cade ${at(e.place)} (${CAUSE[e.cause]}).`,
  trophy: (e) => `${sides[e.side]} tiene come trofeo il leader nemico ${block(e.block)}, che vale 1 punto.`,
  released: (e) => `D’ora in poi ${block(e.block)} può entrare con una leva.`,
  cleopatra: (e) => `${names.title("cleopatra")} si unisce a ${sides[e.side]} ${at(e.place)} (${CAUSE[e.cause]}).`,

  battle: (e) => {
    const defender = e.attacker === "caesar" ? "pompeius" : "caesar";
    const sentences = [
      `Battaglia ${at(e.place)}: ${sides[e.attacker]} attacca con ${shown(e.attacker, e.attackers)}; ${sides[defender]} difende con ${shown(defender, e.defenders)}.`,
    ];
    if (e.attackerReserves + e.defenderReserves > 0) {
      sentences.push(`In riserva: attaccante ${e.attackerReserves}, difensore ${e.defenderReserves}.`);
    }
    if (e.surprise) sentences.push("Sorpresa: nel round 1 tutti gli attaccanti agiscono prima dei difensori.");
    return sentences.join(" ");
  },
  round: (e) => `Round ${e.round} ${at(e.place)}.`,
  disrupted: (e) => `Le riserve di ${sides[e.side]} arrivano ${at(e.place)} in disordine: ognuna perde uno step.`,
  exchanged: (e) => `I ruoli si scambiano ${at(e.place)}: ora l’attaccante è ${sides[e.side]}.`,
  reserves: (e) => `Le riserve di ${sides[e.side]} entrano in battaglia ${at(e.place)}: ${shown(e.side, e.blocks)}.`,
  fired: (e) =>
    `${block(e.block)} tira ${e.dice.join(", ")} e colpisce con ${e.firepower} o meno: ${e.hits === 0 ? "nessun colpo" : count(e.hits, "colpo", "colpi")}.`,
  passed: (e) => `${block(e.block)} passa.`,
  retreated: (e) => `${block(e.block)} si ritira ${from(e.from)} ${to(e.to)}${RETREAT[e.by]}.`,
  "hits-lost": (e) => `${count(e.hits, "colpo", "colpi")} a vuoto: non resta niente da colpire.`,
  "battle-over": (e) => `${sides[e.side]} vince la battaglia ${at(e.place)}.`,
  regrouped: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.from, e.to]))} si riordina ${from(e.from)} ${to(e.to)}.`,

  winter: (e) => `Inverno dell’anno ${e.year}.`,
  home: (e) =>
    e.from === "alexandria"
      ? `${names.title("cleopatra")} resta ${at("alexandria")}.`
      : `${names.title("cleopatra")} torna ${from(e.from)} ${to("alexandria")}.`,
  "to-port": (e) =>
    `${sentence(e.block ? block(e.block) : `una navis di ${sides[e.side]}`)} lascia ${the(e.from)} per svernare ${at(e.to)}.`,
  disbanded: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.place]))} lascia ${the(e.place)} per il pool di leva: ${DISBANDED[e.why]}.`,
  points: (e) => outcomes.score(e.caesar, e.pompeius),
  over: (e) => saying(outcomes, e.how, e.winner),
});

function reaching(strength: number | undefined): string {
  return strength === undefined ? "" : `, forza ${roman(strength)}`;
}

function free(count: number): string {
  if (count === 0) return "nessuno può";
  return count === 1 ? "1 può" : `${count} possono`;
}
