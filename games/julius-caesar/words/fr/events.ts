/** The chronicle in French, in the present tense. Verbs are chosen so that nothing has to agree with a block’s gender. */
import { roman, sentence } from "../titles.ts";
import { type EventWords, type Outcomes, saying } from "../wording.ts";
import { all, count, de, type French, sides } from "./names.ts";

const CAUSE = {
  hit: "une touche",
  disruption: "désorganisation",
  jupiter: "Jupiter",
  vulcan: "Vulcain",
  "no-retreat": "aucune retraite possible",
  winter: "retour d’hiver",
};

const HOW = { move: "", attack: " : une attaque", reinforce: " en renfort" };

const FIRST = {
  moves: "sa carte donne plus de mouvements",
  tie: "à mouvements égaux, César passe devant",
  event: "un événement passe avant une carte de commandement",
  apollo: "Apollon passe avant une carte de commandement",
};

const RETREAT = { road: "", sea: " par mer", navis: "" };

const DISBANDED = {
  "no-port": "aucun port ami ne l’accueille",
  supply: "la ville ne peut pas nourrir tant de blocs",
  will: "par choix",
};

export const eventsIn = (
  { names, block, card, the, at, from, to, some, shown }: French,
  outcomes: Outcomes,
): EventWords => ({
  swapped: (e) => `${block(e.block)} et ${block(e.with)} échangent leurs places.`,
  deployed: (e) => `${sides[e.side]} a terminé son déploiement.`,

  year: (e) => `L’an ${e.year} commence (${e.bc} av. J.-C.).`,
  dealt: (e) =>
    `${sides[e.side]} reçoit ${count(e.count, "carte")}${e.cards ? ` : ${e.cards.map(names.face).join(", ")}` : ""}.`,
  discarded: (e) => `${sides[e.side]} écarte ${e.card ? card(e.card) : "une carte face cachée"}.`,
  turn: (e) => `Tour ${e.turn}.`,
  chose: (e) => `${sides[e.side]} pose ${e.card ? card(e.card) : "une carte"} face cachée.`,
  revealed: (e) => `César joue ${card(e.caesar)}, Pompée joue ${card(e.pompeius)}.`,
  cancelled: () => "Deux événements : ils s’annulent et le tour s’achève.",
  copied: (e) => `L’Apollon de ${sides[e.side]} copie ${card(e.card)}.`,
  order: (e) => `${sides[e.side]} joue en premier : ${FIRST[e.why]}.`,
  command: (e) => `${sides[e.side]} dispose de ${count(e.moves, "mouvement")} et de ${count(e.levies, "levée")}.`,
  god: (e) => `${sides[e.side]} invoque ${names.gods[e.god]}.`,
  nothing: (e) => `${names.gods[e.god]} reste sans effet pour ${sides[e.side]}.`,

  activated: (e) => `${sides[e.side]} donne ses ordres aux blocs qui sont ${at(e.place)}.`,
  moved: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.from, e.to]))} va ${from(e.from)} ${to(e.to)}${HOW[e.how]}.`,
  sailed: (e) =>
    `${sentence(some(e.side, e.block, e.colour, []))} embarque ${at(e.from)} et gagne ${the(e.to)} par ${all(e.by.map(the))}.`,
  "main-group": (e) =>
    `Le groupe principal de ${sides[e.side]} contre ${the(e.place)} vient ${from(e.from)} : ${count(e.blocks, "bloc")}, et ${e.reserves} en réserve.`,
  surprise: (e) => `${sides[e.side]} frappera par surprise ${at(e.place)}.`,
  pinned: (e) =>
    `${sentence(at(e.place))}, ${count(e.pinned, "bloc")} de ${sides[e.side]} ${e.pinned > 1 ? "sont fixés" : "est fixé"} ; ${e.free === 0 ? "aucun ne" : e.free} ${e.free > 1 ? "peuvent" : "peut"} partir.`,

  levied: (e) => `${sides[e.side]} lève ${e.block ? names.title(e.block) : "un nouveau bloc"} ${at(e.city)}.`,
  raised: (e) => {
    const who = e.block ? block(e.block) : `un bloc de ${sides[e.side]}`;
    return `${sentence(who)} gagne un pas ${at(e.city)}${reaching(e.strength)}.`;
  },

  struck: (e) => `Jupiter désigne ${block(e.block)} ${at(e.place)}.`,
  defected: (e) => `${block(e.block)} passe du côté de ${sides[e.side]}, ${from(e.from)} ${to(e.to)}.`,
  erupted: (e) => `Vulcain gronde ${at(e.city)} : chaque bloc présent perd un pas.`,

  "step-lost": (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.place]))} perd un pas ${at(e.place)}${reaching(e.strength)} (${CAUSE[e.cause]}).`,
  eliminated: (e) => `${block(e.block)} succombe ${at(e.place)} (${CAUSE[e.cause]}).`,
  trophy: (e) => `${sides[e.side]} garde en trophée le chef ennemi ${block(e.block)}, qui vaut 1 point.`,
  released: (e) => `La levée ${de(block(e.block))} est désormais permise.`,
  cleopatra: (e) => `${names.title("cleopatra")} rejoint ${sides[e.side]} ${at(e.place)} (${CAUSE[e.cause]}).`,

  battle: (e) => {
    const defender = e.attacker === "caesar" ? "pompeius" : "caesar";
    const sentences = [
      `Bataille ${at(e.place)} : ${sides[e.attacker]} attaque avec ${shown(e.attacker, e.attackers)} ; ${sides[defender]} défend avec ${shown(defender, e.defenders)}.`,
    ];
    if (e.attackerReserves + e.defenderReserves > 0) {
      sentences.push(`En réserve : attaquant ${e.attackerReserves}, défenseur ${e.defenderReserves}.`);
    }
    if (e.surprise) sentences.push("Surprise : au round 1, tous les attaquants agissent avant les défenseurs.");
    return sentences.join(" ");
  },
  round: (e) => `Round ${e.round} ${at(e.place)}.`,
  disrupted: (e) => `Les réserves de ${sides[e.side]} arrivent ${at(e.place)} en désordre : chacune perd un pas.`,
  exchanged: (e) => `Les rôles s’inversent ${at(e.place)} : ${sides[e.side]} devient l’attaquant.`,
  reserves: (e) => `Les réserves de ${sides[e.side]} entrent en ligne ${at(e.place)} : ${shown(e.side, e.blocks)}.`,
  fired: (e) =>
    `${block(e.block)} tire ${e.dice.join(", ")} et touche sur ${e.firepower} ou moins : ${e.hits === 0 ? "aucune touche" : count(e.hits, "touche")}.`,
  passed: (e) => `${block(e.block)} passe.`,
  retreated: (e) => `${block(e.block)} fait retraite ${from(e.from)} ${to(e.to)}${RETREAT[e.by]}.`,
  "hits-lost": (e) => `${count(e.hits, "touche")} sans effet : il ne reste rien à frapper.`,
  "battle-over": (e) => `${sides[e.side]} remporte la bataille ${at(e.place)}.`,
  regrouped: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.from, e.to]))} se regroupe ${from(e.from)} ${to(e.to)}.`,

  winter: (e) => `Hiver de l’an ${e.year}.`,
  home: (e) =>
    e.from === "alexandria"
      ? `${names.title("cleopatra")} reste ${at("alexandria")}.`
      : `${names.title("cleopatra")} rentre ${from(e.from)} ${to("alexandria")}.`,
  "to-port": (e) =>
    `${sentence(e.block ? block(e.block) : `une navis de ${sides[e.side]}`)} quitte ${the(e.from)} pour hiverner ${at(e.to)}.`,
  disbanded: (e) =>
    `${sentence(some(e.side, e.block, e.colour, [e.place]))} quitte ${the(e.place)} pour le pool de levée : ${DISBANDED[e.why]}.`,
  points: (e) => outcomes.score(e.caesar, e.pompeius),
  over: (e) => saying(outcomes, e.how, e.winner),
});

function reaching(strength: number | undefined): string {
  return strength === undefined ? "" : `, force ${roman(strength)}`;
}
