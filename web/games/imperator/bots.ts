/** Bots that play Imperator on the page, and what the numbers stand for that they go by. */
import type { FeatureWords, GameBots } from "../../opponents/form.ts";

type Words = Readonly<Record<string, FeatureWords>>;

const en: Words = {
  lead: { better: "it wins victory points", worse: "it costs victory points" },
  winter: { better: "this winter pays more", worse: "this winter pays less" },
  winterLate: { better: "this winter pays more for certain", worse: "this winter pays less for certain" },
  standing: { better: "the winters to come pay more", worse: "the winters to come pay less" },
  staying: { better: "it decides who stays in the empire", worse: "the wrong ones stay in the empire" },
  worn: { better: "those in the empire are worn, or recover", worse: "those in the empire recover, or are worn" },
  exposed: { better: "who stands in the empire is in our reach", worse: "who stands in the empire is in their reach" },
  pursuit: { better: "armies come nearer to whom they hunt", worse: "armies are farther from whom they hunt" },
  looming: { better: "the way into the empire is as we want it", worse: "the way into the empire is as they want it" },
  inroads: { better: "the next inroad is barred, or lies open", worse: "the next inroad lies open, or is barred" },
  advance: { better: "the way deeper in is as we want it", worse: "the way deeper in is as they want it" },
  brewing: { better: "next year begins better at the borders", worse: "next year begins worse at the borders" },
  wars: { better: "war and peace go our way", worse: "war and peace go their way" },
  routed: { better: "a People is nearly beaten, or saved", worse: "a People is nearly beaten, or slips away" },
  strength: { better: "the army is stronger", worse: "the army is weaker" },
  contact: { better: "it stands stronger where armies meet", worse: "it stands weaker where armies meet" },
  strikes: { better: "none of ours can be fallen upon", worse: "the enemy may fall upon some of ours" },
  laterStrikes: { better: "weak enemies are in reach", worse: "fewer enemies are in reach" },
  pockets: { better: "a way out stays open, or is barred", worse: "a way out is barred, or stays open" },
  laterPockets: { better: "ways out can be barred, or stay open", worse: "ways out stay open, or can be barred" },
  leaders: { better: "leaders are kept, or killed", worse: "a leader may be lost, or gets away" },
  chiefs: { better: "it decides over the purple", worse: "somebody in purple may be lost" },
  chiefsInDanger: { better: "our chiefs are safer than theirs", worse: "a chief is in danger" },
  roma: { better: "it is stronger around Rome", worse: "it is weaker around Rome" },
  taken: { better: "Rome is taken, or saved", worse: "Rome may fall" },
  led: { better: "more units have a leader", worse: "fewer units have a leader" },
  outside: { better: "the legions winter in the empire", worse: "legions would winter outside the empire" },
  stranded: { better: "nobody is stranded when the year ends", worse: "somebody would be stranded when the year ends" },
  counters: { better: "stratagems stay in hand", worse: "a stratagem is spent" },
  rome: { better: "time is on our side", worse: "time is not on our side" },
};

const fr: Words = {
  lead: { better: "on gagne des points de victoire", worse: "on perd des points de victoire" },
  winter: { better: "cet hiver rapporte davantage", worse: "cet hiver rapporte moins" },
  winterLate: { better: "cet hiver rapporte davantage à coup sûr", worse: "cet hiver rapporte moins à coup sûr" },
  standing: { better: "les hivers à venir rapportent davantage", worse: "les hivers à venir rapportent moins" },
  staying: {
    better: "cela décide de qui reste dans l’Empire",
    worse: "ceux qu’il ne faut pas restent dans l’Empire",
  },
  worn: {
    better: "ceux de l’Empire s’épuisent, ou se remettent",
    worse: "ceux de l’Empire se remettent, ou s’épuisent",
  },
  exposed: {
    better: "ceux qui sont dans l’Empire sont à notre portée",
    worse: "ceux qui sont dans l’Empire sont à leur portée",
  },
  pursuit: { better: "les armées se rapprochent de leur proie", worse: "les armées s’éloignent de leur proie" },
  looming: {
    better: "l’entrée de l’Empire est comme on la veut",
    worse: "l’entrée de l’Empire est comme ils la veulent",
  },
  inroads: {
    better: "la prochaine incursion est barrée, ou libre",
    worse: "la prochaine incursion est libre, ou barrée",
  },
  advance: {
    better: "le chemin vers l’intérieur est comme on le veut",
    worse: "le chemin vers l’intérieur est comme ils le veulent",
  },
  brewing: {
    better: "l’année suivante commence mieux aux frontières",
    worse: "l’année suivante commence plus mal aux frontières",
  },
  wars: { better: "guerre et paix tournent pour nous", worse: "guerre et paix tournent contre nous" },
  routed: { better: "un peuple est presque vaincu, ou sauvé", worse: "un peuple est presque vaincu, ou s’échappe" },
  strength: { better: "l’armée est plus forte", worse: "l’armée est plus faible" },
  contact: {
    better: "on est plus fort là où les armées se touchent",
    worse: "on est plus faible là où les armées se touchent",
  },
  strikes: {
    better: "personne des nôtres ne peut être surpris",
    worse: "l’ennemi peut tomber sur certains des nôtres",
  },
  laterStrikes: { better: "des ennemis faibles sont à portée", worse: "moins d’ennemis sont à portée" },
  pockets: { better: "une retraite reste ouverte, ou est coupée", worse: "une retraite est coupée, ou reste ouverte" },
  laterPockets: {
    better: "on pourra couper une retraite, ou elle restera ouverte",
    worse: "une retraite restera ouverte, ou on pourra la couper",
  },
  leaders: { better: "des chefs sont gardés, ou tués", worse: "un chef peut être perdu, ou s’échappe" },
  chiefs: { better: "cela décide de la pourpre", worse: "un porteur de la pourpre peut être perdu" },
  chiefsInDanger: { better: "nos chefs sont plus sûrs que les leurs", worse: "un chef est en danger" },
  roma: { better: "on est plus fort autour de Rome", worse: "on est plus faible autour de Rome" },
  taken: { better: "Rome est prise, ou sauvée", worse: "Rome peut tomber" },
  led: { better: "plus d’unités ont un chef", worse: "moins d’unités ont un chef" },
  outside: { better: "les légions hivernent dans l’Empire", worse: "des légions hiverneraient hors de l’Empire" },
  stranded: {
    better: "personne n’est abandonné à la fin de l’année",
    worse: "quelqu’un serait abandonné à la fin de l’année",
  },
  counters: { better: "des stratagèmes restent en main", worse: "un stratagème est dépensé" },
  rome: { better: "le temps joue pour nous", worse: "le temps joue contre nous" },
};

const it: Words = {
  lead: { better: "si guadagnano punti vittoria", worse: "si perdono punti vittoria" },
  winter: { better: "quest’inverno rende di più", worse: "quest’inverno rende di meno" },
  winterLate: { better: "quest’inverno rende di più di sicuro", worse: "quest’inverno rende di meno di sicuro" },
  standing: { better: "gli inverni a venire rendono di più", worse: "gli inverni a venire rendono di meno" },
  staying: { better: "decide chi resta nell’Impero", worse: "nell’Impero resta chi non dovrebbe" },
  worn: {
    better: "chi sta nell’Impero si logora, o si riprende",
    worse: "chi sta nell’Impero si riprende, o si logora",
  },
  exposed: {
    better: "chi sta nell’Impero è alla nostra portata",
    worse: "chi sta nell’Impero è alla loro portata",
  },
  pursuit: { better: "gli eserciti si avvicinano alla preda", worse: "gli eserciti si allontanano dalla preda" },
  looming: {
    better: "la via verso l’Impero è come la si vuole",
    worse: "la via verso l’Impero è come la vogliono loro",
  },
  inroads: {
    better: "la prossima incursione è sbarrata, o libera",
    worse: "la prossima incursione è libera, o sbarrata",
  },
  advance: {
    better: "la via verso l’interno è come la si vuole",
    worse: "la via verso l’interno è come la vogliono loro",
  },
  brewing: {
    better: "l’anno prossimo comincia meglio ai confini",
    worse: "l’anno prossimo comincia peggio ai confini",
  },
  wars: { better: "guerra e pace vanno a nostro favore", worse: "guerra e pace vanno contro di noi" },
  routed: { better: "un popolo è quasi vinto, o salvo", worse: "un popolo è quasi vinto, o sfugge" },
  strength: { better: "l’esercito è più forte", worse: "l’esercito è più debole" },
  contact: {
    better: "si è più forti dove gli eserciti si toccano",
    worse: "si è più deboli dove gli eserciti si toccano",
  },
  strikes: {
    better: "nessuno dei nostri può essere assalito",
    worse: "il nemico può assalire alcuni dei nostri",
  },
  laterStrikes: { better: "nemici deboli sono a portata", worse: "meno nemici sono a portata" },
  pockets: { better: "una ritirata resta aperta, o è tagliata", worse: "una ritirata è tagliata, o resta aperta" },
  laterPockets: {
    better: "si potrà tagliare una ritirata, o resterà aperta",
    worse: "una ritirata resterà aperta, o si potrà tagliare",
  },
  leaders: { better: "si conservano o si uccidono capi", worse: "un capo può andare perduto, o sfugge" },
  chiefs: { better: "decide della porpora", worse: "chi veste la porpora può andare perduto" },
  chiefsInDanger: { better: "i nostri capi sono più al sicuro dei loro", worse: "un capo è in pericolo" },
  roma: { better: "si è più forti intorno a Roma", worse: "si è più deboli intorno a Roma" },
  taken: { better: "Roma è presa, o salva", worse: "Roma può cadere" },
  led: { better: "più unità hanno un capo", worse: "meno unità hanno un capo" },
  outside: { better: "le legioni svernano nell’Impero", worse: "alcune legioni svernerebbero fuori dall’Impero" },
  stranded: {
    better: "nessuno resta isolato a fine anno",
    worse: "qualcuno resterebbe isolato a fine anno",
  },
  counters: { better: "gli stratagemmi restano in mano", worse: "si spende uno stratagemma" },
  rome: { better: "il tempo gioca per noi", worse: "il tempo gioca contro di noi" },
};

export const bots: GameBots = {
  worker: () => new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module", name: "bots" }),
  features: { en, fr, it },
};
