/** Bots that play Julius Caesar on the page, and what the numbers stand for that they go by. */
import type { FeatureWords, GameBots } from "../../opponents/form.ts";

type Words = Readonly<Record<string, FeatureWords>>;

const en: Words = {
  points: { better: "it holds more points", worse: "it holds fewer points" },
  pointsLate: { better: "it counts more at the end of the year", worse: "it counts less at the end of the year" },
  enough: { better: "it is enough to win the war this winter", worse: "it is no longer enough to win this winter" },
  trophies: { better: "an enemy leader may be killed for good", worse: "a leader may be lost for good" },
  near: {
    better: "it stands stronger around the cities that count",
    worse: "it stands weaker around cities that count",
  },
  far: { better: "it comes closer to cities that count", worse: "it moves away from cities that count" },
  land: { better: "the army is stronger", worse: "the army is weaker" },
  blocks: { better: "more legions stand on the map", worse: "fewer legions stand on the map" },
  navis: { better: "the fleets are stronger", worse: "the fleets are weaker" },
  seas: { better: "it commands more seas", worse: "it commands fewer seas" },
  leaders: { better: "leaders are where the war is", worse: "a leader is missing on the map" },
  pool: { better: "more blocks wait to be levied", worse: "fewer blocks wait to be levied" },
  fallen: { better: "fewer of our blocks fall", worse: "more of our blocks may fall" },
  threatened: { better: "its cities are safer from an attack", worse: "some of its cities are open to an attack" },
  open: { better: "empty cities lie open next door", worse: "fewer empty cities can be taken next" },
  surplus: { better: "its cities feed their garrisons in winter", worse: "some blocks will not be fed in winter" },
  roma: { better: "Rome is held", worse: "Rome is not held" },
  leadersAlone: { better: "no leader stands alone", worse: "a leader stands alone" },
  leadersInDanger: { better: "the leaders are out of danger", worse: "a leader is in danger" },
  hand: { better: "better cards stay in hand", worse: "good cards are spent" },
  recruits: {
    better: "strong blocks can be levied at home",
    worse: "homes of blocks that could be levied are not held",
  },
  stranded: { better: "the fleets reach a port before winter", worse: "a fleet may find no port before winter" },
  caesar: { better: "time is on our side", worse: "time is not on our side" },
};

const fr: Words = {
  points: { better: "on tient plus de points", worse: "on tient moins de points" },
  pointsLate: { better: "on compte davantage à la fin de l’année", worse: "on compte moins à la fin de l’année" },
  enough: {
    better: "c’est assez pour gagner la guerre cet hiver",
    worse: "ce n’est plus assez pour gagner cet hiver",
  },
  trophies: {
    better: "un chef ennemi peut être tué pour de bon",
    worse: "un chef peut être perdu pour de bon",
  },
  near: {
    better: "on est plus fort autour des villes qui comptent",
    worse: "on est plus faible autour de villes qui comptent",
  },
  far: { better: "on s’approche des villes qui comptent", worse: "on s’éloigne de villes qui comptent" },
  land: { better: "l’armée est plus forte", worse: "l’armée est plus faible" },
  blocks: { better: "plus de légions sont sur la carte", worse: "moins de légions sont sur la carte" },
  navis: { better: "les flottes sont plus fortes", worse: "les flottes sont plus faibles" },
  seas: { better: "on domine plus de mers", worse: "on domine moins de mers" },
  leaders: { better: "les chefs sont là où est la guerre", worse: "un chef manque sur la carte" },
  pool: { better: "plus de blocs attendent d’être levés", worse: "moins de blocs attendent d’être levés" },
  fallen: { better: "moins de nos blocs tombent", worse: "davantage de nos blocs peuvent tomber" },
  threatened: { better: "nos villes craignent moins une attaque", worse: "des villes restent ouvertes à une attaque" },
  open: { better: "des villes vides s’offrent tout près", worse: "moins de villes vides sont à prendre ensuite" },
  surplus: {
    better: "les villes nourrissent leurs garnisons en hiver",
    worse: "des blocs ne seront pas nourris en hiver",
  },
  roma: { better: "Rome est tenue", worse: "Rome n’est pas tenue" },
  leadersAlone: { better: "aucun chef n’est seul", worse: "un chef est seul" },
  leadersInDanger: { better: "les chefs sont hors de danger", worse: "un chef est en danger" },
  hand: { better: "de meilleures cartes restent en main", worse: "de bonnes cartes sont dépensées" },
  recruits: {
    better: "des blocs forts peuvent être levés chez eux",
    worse: "les villes où l’on lèverait des blocs ne sont pas tenues",
  },
  stranded: {
    better: "les flottes gagnent un port avant l’hiver",
    worse: "une flotte risque d’être sans port avant l’hiver",
  },
  caesar: { better: "le temps joue pour nous", worse: "le temps joue contre nous" },
};

const it: Words = {
  points: { better: "si tengono più punti", worse: "si tengono meno punti" },
  pointsLate: { better: "vale di più alla fine dell’anno", worse: "vale di meno alla fine dell’anno" },
  enough: { better: "basta per vincere la guerra quest’inverno", worse: "non basta più per vincere quest’inverno" },
  trophies: { better: "un leader nemico può cadere per sempre", worse: "un leader può andare perduto per sempre" },
  near: {
    better: "si è più forti intorno alle città che contano",
    worse: "si è più deboli intorno a città che contano",
  },
  far: { better: "ci si avvicina alle città che contano", worse: "ci si allontana da città che contano" },
  land: { better: "l’esercito è più forte", worse: "l’esercito è più debole" },
  blocks: { better: "più legioni sono sulla mappa", worse: "meno legioni sono sulla mappa" },
  navis: { better: "le flotte sono più forti", worse: "le flotte sono più deboli" },
  seas: { better: "si dominano più mari", worse: "si dominano meno mari" },
  leaders: { better: "i leader sono dov’è la guerra", worse: "un leader manca sulla mappa" },
  pool: { better: "più blocchi attendono di essere arruolati", worse: "meno blocchi attendono di essere arruolati" },
  fallen: { better: "cadono meno blocchi nostri", worse: "possono cadere più blocchi nostri" },
  threatened: { better: "le città temono meno un attacco", worse: "alcune città restano aperte a un attacco" },
  open: { better: "città vuote si offrono qui vicino", worse: "meno città vuote si possono prendere dopo" },
  surplus: {
    better: "le città sfamano le loro guarnigioni d’inverno",
    worse: "alcuni blocchi non saranno sfamati d’inverno",
  },
  roma: { better: "Roma è tenuta", worse: "Roma non è tenuta" },
  leadersAlone: { better: "nessun leader è da solo", worse: "un leader è da solo" },
  leadersInDanger: { better: "i leader sono fuori pericolo", worse: "un leader è in pericolo" },
  hand: { better: "restano in mano carte migliori", worse: "si spendono buone carte" },
  recruits: {
    better: "blocchi forti si possono arruolare in patria",
    worse: "le città dove si arruolerebbero blocchi non sono tenute",
  },
  stranded: {
    better: "le flotte raggiungono un porto prima dell’inverno",
    worse: "una flotta rischia di non trovare un porto prima dell’inverno",
  },
  caesar: { better: "il tempo gioca per noi", worse: "il tempo gioca contro di noi" },
};

export const bots: GameBots = {
  worker: () => new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module", name: "bots" }),
  features: { en, fr, it },
};
