/** What the battle panel says besides the game's own words, in every language. */
import type { Catalogue } from "../../../../app/words.ts";

export interface BattleWords {
  title(place: string): string;
  seaBattle(place: string): string;
  round(round: string): string;
  rounds: string;
  lastRound: string;
  attacker: string;
  defender: string;
  order: string;
  turnOf(letter: string, side: string): string;
  acted: string;
  now: string;
  done: string;
  noBlocks: string;
  hitsOn(firepower: number): string;
  dice(count: number): string;
  reserves: string;
  reservesJoin: string;
  surprise: string;
  sailed(side: string): string;
  lost: string;
  // Dice
  fires(block: string): string;
  hits(count: number): string;
  die(value: number, hit: boolean): string;
  // What is asked
  takeHits(hits: number): string;
  othersTakeHits(side: string): string;
  strongest: string;
  yourTurn(letter: string): string;
  mustRetreat(round: string): string;
  others(side: string): string;
  retreatTo: string;
  /** What a block may do instead of firing, in the first round and later. */
  orPass: string;
  orRetreat: string;
  expects(hits: string): string;
  // After and elsewhere
  won(side: string): string;
  waiting: string;
  chooseNext: string;
  attacks(side: string, attackers: number, defenders: number): string;
  // Odds
  chancesHidden: string;
}

const range = (firepower: number): string => (firepower === 1 ? "1" : `1–${firepower}`);

export const battleWords: Catalogue<BattleWords> = {
  en: {
    title: (place) => `Battle of ${place}`,
    seaBattle: (place) => `Sea battle: ${place}`,
    round: (round) => `Round ${round}`,
    rounds: "Rounds",
    lastRound: "attackers must retreat",
    attacker: "Attacker",
    defender: "Defender",
    order: "Order of fire",
    turnOf: (letter, side) => `${letter}, ${side}`,
    acted: "has acted",
    now: "now",
    done: "done",
    noBlocks: "nobody",
    hitsOn: (firepower) => `hits on ${range(firepower)}`,
    dice: (count) => `${count} ${count === 1 ? "die" : "dice"}`,
    reserves: "In reserve",
    reservesJoin: "join in round II",
    surprise: "Surprise: in round I all attackers act first",
    sailed: (side) => `${side} has used the retreat by sea of this round`,
    lost: "fell",
    fires: (block) => `${block} fires`,
    hits: (count) => (count === 0 ? "no hit" : count === 1 ? "1 hit" : `${count} hits`),
    die: (value, hit) => `${value}, ${hit ? "hit" : "miss"}`,
    takeHits: (hits) => (hits === 1 ? "Take 1 hit" : `Take ${hits} hits`),
    othersTakeHits: (side) => `${side} chooses who takes the hit`,
    strongest: "one at a time, on the strongest; you choose among equals",
    yourTurn: (letter) => `Your ${letter} blocks: choose one`,
    mustRetreat: (round) => `Round ${round}: they must retreat`,
    others: (side) => `${side} decides`,
    retreatTo: "Retreat to",
    orPass: "pass instead",
    orRetreat: "retreat or pass instead",
    expects: (hits) => `${hits} hits on average`,
    won: (side) => `${side} wins the battle`,
    waiting: "Battles still to be fought",
    chooseNext: "Choose the next battle",
    attacks: (side, attackers, defenders) => `${side} attacks, ${attackers} against ${defenders}`,
    chancesHidden: "Not to be told while reserves are hidden.",
  },
  fr: {
    title: (place) => (/^[AEIOU]/.test(place) ? `Bataille d’${place}` : `Bataille de ${place}`),
    seaBattle: (place) => `Bataille navale\u00a0: ${place}`,
    round: (round) => `Round ${round}`,
    rounds: "Rounds",
    lastRound: "l’attaquant doit faire retraite",
    attacker: "Attaquant",
    defender: "Défenseur",
    order: "Ordre de tir",
    turnOf: (letter, side) => `${letter}, ${side}`,
    acted: "a déjà agi",
    now: "en cours",
    done: "passé",
    noBlocks: "personne",
    hitsOn: (firepower) => `touche sur ${range(firepower)}`,
    dice: (count) => `${count} dé${count > 1 ? "s" : ""}`,
    reserves: "En réserve",
    reservesJoin: "entrent au round II",
    surprise: "Surprise\u00a0: au round I, tous les attaquants agissent d’abord",
    sailed: (side) => `${side} a déjà pris sa retraite par mer ce round`,
    lost: "tombé",
    fires: (block) => `${block} tire`,
    hits: (count) => (count === 0 ? "aucune touche" : `${count} touche${count > 1 ? "s" : ""}`),
    die: (value, hit) => `${value}, ${hit ? "touche" : "manqué"}`,
    takeHits: (hits) => `Encaissez ${hits} touche${hits > 1 ? "s" : ""}`,
    othersTakeHits: (side) => `${side} choisit qui encaisse la touche`,
    strongest: "une à une, sur le plus fort\u00a0; à force égale, vous choisissez",
    yourTurn: (letter) => `Vos blocs ${letter}\u00a0: choisissez-en un`,
    mustRetreat: (round) => `Round ${round}\u00a0: ils doivent faire retraite`,
    others: (side) => `À ${side} de décider`,
    retreatTo: "Retraite vers",
    orPass: "passer plutôt",
    orRetreat: "retraiter ou passer plutôt",
    expects: (hits) => `${hits} touches en moyenne`,
    won: (side) => `${side} remporte la bataille`,
    waiting: "Batailles à livrer",
    chooseNext: "Choisissez la prochaine bataille",
    attacks: (side, attackers, defenders) => `${side} attaque, ${attackers} contre ${defenders}`,
    chancesHidden: "Impossibles à dire tant que des réserves sont cachées.",
  },
  it: {
    title: (place) => `Battaglia di ${place}`,
    seaBattle: (place) => `Battaglia navale: ${place}`,
    round: (round) => `Round ${round}`,
    rounds: "Round",
    lastRound: "l’attaccante deve ritirarsi",
    attacker: "Attaccante",
    defender: "Difensore",
    order: "Ordine di tiro",
    turnOf: (letter, side) => `${letter}, ${side}`,
    acted: "ha già agito",
    now: "in corso",
    done: "passato",
    noBlocks: "nessuno",
    hitsOn: (firepower) => `colpisce con ${range(firepower)}`,
    dice: (count) => `${count} ${count === 1 ? "dado" : "dadi"}`,
    reserves: "In riserva",
    reservesJoin: "entrano nel round II",
    surprise: "Sorpresa: nel round I tutti gli attaccanti agiscono per primi",
    sailed: (side) => `${side} ha già usato la ritirata via mare di questo round`,
    lost: "caduto",
    fires: (block) => `${block} tira`,
    hits: (count) => (count === 0 ? "nessun colpo" : count === 1 ? "1 colpo" : `${count} colpi`),
    die: (value, hit) => `${value}, ${hit ? "a segno" : "a vuoto"}`,
    takeHits: (hits) => (hits === 1 ? "Subisci 1 colpo" : `Subisci ${hits} colpi`),
    othersTakeHits: (side) => `${side} sceglie chi subisce il colpo`,
    strongest: "uno alla volta, sul più forte; a parità di forza scegli tu",
    yourTurn: (letter) => `I tuoi blocchi ${letter}: scegline uno`,
    mustRetreat: (round) => `Round ${round}: devono ritirarsi`,
    others: (side) => `Decide ${side}`,
    retreatTo: "Ritirata verso",
    orPass: "passa invece",
    orRetreat: "ritirati o passa invece",
    expects: (hits) => `${hits} colpi in media`,
    won: (side) => `${side} vince la battaglia`,
    waiting: "Battaglie ancora da combattere",
    chooseNext: "Scegli la prossima battaglia",
    attacks: (side, attackers, defenders) => `${side} attacca, ${attackers} contro ${defenders}`,
    chancesHidden: "Non si possono dire finché ci sono riserve nascoste.",
  },
};
