/** Bots that play Alea Iacta Est on the page, and what the numbers stand for that they go by. */
import type { FeatureWords, GameBots } from "../../opponents/form.ts";

type Words = Readonly<Record<string, FeatureWords>>;

const en: Words = {
  score: { better: "it brings victory points", worse: "it costs victory points" },
  aims: { better: "it comes nearer to what wins the scenario", worse: "it moves away from what wins the scenario" },
  regions: { better: "more regions will be held", worse: "fewer regions will be held" },
  roma: { better: "Rome is held", worse: "Rome is not held" },
  land: { better: "the legions are stronger than theirs", worse: "the legions are weaker against theirs" },
  sea: { better: "the fleets are stronger", worse: "the fleets are weaker" },
  led: { better: "the best leaders are with the largest armies", worse: "an army lacks the best leader" },
  leaders: { better: "more leaders serve", worse: "a leader may be missing" },
  chiefs: { better: "the faction leaders live", worse: "a faction leader may be lost" },
  chiefsInDanger: { better: "the faction leader is out of danger", worse: "the faction leader is in danger" },
  leadersAlone: { better: "no leader stands alone", worse: "a leader stands alone near an army" },
  footholds: {
    better: "zones are occupied where regions are to be taken",
    worse: "zones are given up that count for control",
  },
  strikes: { better: "none of ours can be fallen upon", worse: "the enemy may fall upon some of ours" },
  laterStrikes: { better: "weak enemies are in reach", worse: "fewer enemies are in reach" },
  pockets: { better: "a way out stays open", worse: "an army may be cut off" },
  berths: { better: "the fleet’s port is held", worse: "a fleet lies in a port that nobody holds by land" },
  heirless: { better: "the last chief is safe", worse: "the last chief is in danger" },
  outside: { better: "the legions winter inside", worse: "legions may be lost outside in winter" },
  stranded: { better: "the fleets reach a port before winter", worse: "a fleet may find no port before winter" },
  counters: { better: "stratagems are kept for later", worse: "a stratagem is spent" },
  caesarians: { better: "time is on our side", worse: "time is not on our side" },
};

const fr: Words = {
  score: { better: "cela rapporte des points de victoire", worse: "cela coûte des points de victoire" },
  aims: {
    better: "on s’approche de ce qui gagne le scénario",
    worse: "on s’éloigne de ce qui gagne le scénario",
  },
  regions: { better: "on tiendra plus de régions", worse: "on tiendra moins de régions" },
  roma: { better: "Rome est tenue", worse: "Rome n’est pas tenue" },
  land: {
    better: "les légions l’emportent sur les leurs",
    worse: "les légions sont plus faibles face aux leurs",
  },
  sea: { better: "les flottes sont plus fortes", worse: "les flottes sont plus faibles" },
  led: {
    better: "les meilleurs chefs mènent les plus grandes armées",
    worse: "une armée est privée du meilleur chef",
  },
  leaders: { better: "plus de chefs servent", worse: "un chef risque de manquer" },
  chiefs: { better: "les chefs de parti vivent", worse: "un chef de parti peut être perdu" },
  chiefsInDanger: { better: "le chef de parti est hors de danger", worse: "le chef de parti est en danger" },
  leadersAlone: { better: "aucun chef n’est seul", worse: "un chef est seul près d’une armée" },
  footholds: {
    better: "on occupe des zones là où des régions sont à prendre",
    worse: "on cède des zones qui comptent pour le contrôle",
  },
  strikes: {
    better: "personne des nôtres ne peut être surpris",
    worse: "l’ennemi peut tomber sur certains des nôtres",
  },
  laterStrikes: { better: "des ennemis faibles sont à portée", worse: "moins d’ennemis sont à portée" },
  pockets: { better: "une retraite reste ouverte", worse: "une armée risque d’avoir sa retraite coupée" },
  berths: {
    better: "le port de la flotte est tenu",
    worse: "une flotte est dans un port que personne ne tient à terre",
  },
  heirless: { better: "le dernier chef est à l’abri", worse: "le dernier chef est en danger" },
  outside: {
    better: "les légions hivernent à l’intérieur",
    worse: "des légions peuvent être perdues hors de la République en hiver",
  },
  stranded: {
    better: "les flottes gagnent un port avant l’hiver",
    worse: "une flotte risque d’être sans port avant l’hiver",
  },
  counters: { better: "des stratagèmes sont gardés pour plus tard", worse: "un stratagème est dépensé" },
  caesarians: { better: "le temps joue pour nous", worse: "le temps joue contre nous" },
};

const it: Words = {
  score: { better: "porta punti vittoria", worse: "costa punti vittoria" },
  aims: {
    better: "ci si avvicina a ciò che vince lo scenario",
    worse: "ci si allontana da ciò che vince lo scenario",
  },
  regions: { better: "si terranno più regioni", worse: "si terranno meno regioni" },
  roma: { better: "Roma è tenuta", worse: "Roma non è tenuta" },
  land: { better: "le legioni sono più forti delle loro", worse: "le legioni sono più deboli delle loro" },
  sea: { better: "le flotte sono più forti", worse: "le flotte sono più deboli" },
  led: {
    better: "i capi migliori guidano gli eserciti più grandi",
    worse: "a un esercito manca il capo migliore",
  },
  leaders: { better: "più capi servono", worse: "un capo può mancare" },
  chiefs: { better: "i capi di fazione vivono", worse: "un capo di fazione può andare perduto" },
  chiefsInDanger: {
    better: "il capo di fazione è fuori pericolo",
    worse: "il capo di fazione è in pericolo",
  },
  leadersAlone: { better: "nessun capo è da solo", worse: "un capo è da solo vicino a un esercito" },
  footholds: {
    better: "si occupano zone dove ci sono regioni da prendere",
    worse: "si cedono zone che contano per il controllo",
  },
  strikes: {
    better: "nessuno dei nostri può essere assalito",
    worse: "il nemico può assalire alcuni dei nostri",
  },
  laterStrikes: { better: "nemici deboli sono a portata", worse: "meno nemici sono a portata" },
  pockets: { better: "resta aperta una via di ritirata", worse: "un esercito rischia di vedersi tagliata la ritirata" },
  berths: { better: "il porto della flotta è tenuto", worse: "una flotta sta in un porto che nessuno tiene da terra" },
  heirless: { better: "l’ultimo capo è al sicuro", worse: "l’ultimo capo è in pericolo" },
  outside: {
    better: "le legioni svernano all’interno",
    worse: "legioni possono andare perdute fuori d’inverno",
  },
  stranded: {
    better: "le flotte raggiungono un porto prima dell’inverno",
    worse: "una flotta rischia di non trovare un porto prima dell’inverno",
  },
  counters: { better: "si conservano stratagemmi per dopo", worse: "si spende uno stratagemma" },
  caesarians: { better: "il tempo gioca per noi", worse: "il tempo gioca contro di noi" },
};

export const bots: GameBots = {
  worker: () => new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module", name: "bots" }),
  features: { en, fr, it },
};
