/** The primer in French. */
import { joined } from "@rubicon/engine";
import { fr as shared } from "../../../series/primer/words-fr.ts";
import { signed } from "../../../series/signed.ts";
import type { PrimerWords } from "./wording.ts";

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

const of = (name: string): string => (/^[AEÉIOUH]/.test(name) ? `d’${name}` : `de ${name}`);

export const fr: PrimerWords = {
  ...shared,
  lead: "De l’avènement de Marc-Aurèle à l’assassinat de Caracalla. Un joueur a Rome, l’autre ses ennemis : les Peuples autour de l’empire, et les généraux qui veulent la pourpre. Un tour est une année, un seul dé décide d’une bataille, et quand un usurpateur l’emporte, les joueurs échangent leurs rôles.",
  unitParts: {
    ...shared.unitParts,
    band: { title: "Bandeau", text: "Son Front, qu’elle ne quitte pas à son gré." },
    name: { title: "Quelle légion", text: "Numéro et surnom." },
  },
  leaderParts: {
    command: { title: "Commandement", text: "Autant d’unités le suivent." },
    politics: { title: "Politique", text: "Des Romains seuls : initiative, fidélité, Romains contre Romains." },
    title: { title: "Auguste", text: "Une couronne d’or. Celle d’un César est d’argent, d’un usurpateur pourpre." },
    guard: { title: "Corporis Custodes", text: "Un bouclier : on l’assassine moins aisément." },
    tactics: { title: "Tactique", text: "Modifie le dé d’une bataille." },
    strategy: { title: "Stratégie", text: "Séquences, Fronts de réserve, évasion." },
  },
  faces: {
    title: "Fidèle, rebelle, en paix",
    text: "Qui mène une usurpation ou la suit montre une autre face, aux mêmes valeurs. Les chefs des Peuples en paix montrent un rameau d’olivier.",
  },
  kind: {
    legion: { title: "Légions", text: "Chacune a son camp, et le bandeau de son Front." },
    vexillation: { title: "Vexillations", text: "Des hommes de trois légions. Elles vont où elles veulent." },
    garrison: {
      title: "Garnison de Rome",
      text: "Un bandeau vert. Elle ne marche qu’avec un Auguste ou un César.",
    },
    fleet: { title: "Flottes", text: "Il y en a deux, qui portent des Romains et ne combattent jamais." },
    leader: { title: "Chefs romains", text: "Ils entrent en leur année, et vieillissent." },
    king: { title: "Rois des Parthes", text: "Eux aussi entrent et meurent selon la table." },
    chief: {
      title: "Chefs génériques",
      text: "Sans nom et sans âge. S’il en tombe un, un autre est là l’année suivante.",
    },
    warriors: { title: "Guerriers", text: "Les unités d’un Peuple. Leur bandeau est le Front par où ils viennent." },
  },
  map: "La carte",
  lands: (fronts, crossing) => ({
    fronts: {
      title: "Fronts",
      text: `${joined(fronts, "et")}, chacun à sa teinte. Le reste de l’empire, ce sont les Provinces Intérieures.`,
    },
    camps: {
      title: "Camps, villes, ports",
      text: "Une légion appartient à un camp. En hiver, un camp ou une ville rétablit les unités ; là où il n’y a rien, elles sont affaiblies, et un port seul les laisse comme elles sont.",
    },
    limes: {
      title: "Le limes",
      text: "La frontière : une palissade là où ne coule aucun fleuve. Quatre fleuves sont grands : Rhenus, Danuvius, Euphrates et Tigris.",
    },
    homes: {
      title: "Terres des Peuples",
      text: "Hachurées à la couleur d’une nation, et fermées aux unités romaines tant qu’il y a paix. Les terres sans nom de Peuple sont ouvertes.",
    },
    straits: {
      title: "Détroits",
      text: `Deux zones que sépare un détroit sont adjacentes, mais le passage coûte ${crossing}.`,
    },
    seas: {
      title: "Mers et flottes",
      text: "Chaque flotte a une case devant son port, qui fait partie de la terre. Les mers hachurées de l’ouest et du nord sont fermées.",
    },
  }),
  service: "Fronts de réserve et vexillations",
  serviceParts: ({ die, strategy, forAFront, reserve, legions, half, penalty, giving, vexillations }) => ({
    bound: {
      title: "Liées",
      text: `Une légion ne quitte son Front que tant qu’il est en réserve. S’il ne l’est pas et qu’il en manque en phase F, Rome perd ${points(penalty)}. Une usurpation affranchit les Fronts dont des légions la rejoignent.`,
    },
    reserve: {
      title: "En réserve",
      text: `En phase C, un d10 et la stratégie de l’Auguste, divisés par ${forAFront} : ici ${die} et ${strategy}, Rome choisit donc ${reserve} Fronts.`,
    },
    half: {
      title: "La moitié",
      text: `Des légions d’un Front, la moitié, arrondie au-dessus, doit y rester : de ${legions} sur le Danube, ${half}.`,
    },
    vexillation: {
      title: "Une vexillation",
      text: `En phase C, on affaiblit ${giving} légions d’un Front, et leur vexillation va où elle veut ; auprès de l’une d’elles, on peut la dissoudre. Il y en a ${vexillations} au plus sur la carte, sauf en guerre civile.`,
    },
  }),
  fronts: "Les cinq Fronts",
  front: "Front",
  legions: "légions",
  mustStay: "doivent rester",
  vexillations: "vexillations",
  next: "son usurpateur peut se tourner vers",
  enterHere: "Peuples qui viennent par là",
  later: (now, then) => (now === then ? `${now}` : `${now}, plus tard ${then}`),
  peoplesLead: (majors, minors) =>
    `${joined(majors, "et")} sont les Peuples majeurs : ils ont des chefs, et sont toujours sur la carte. ${minors} Peuples mineurs n’y sont qu’en guerre. Les ennemis de Rome les ont tous.`,
  states: ({ majors, decoys, reach, peace, minorWorth, majorWorth }) => ({
    peace: {
      title: "En paix",
      text: "Pâles, avec un rameau d’olivier. Ils restent sur leurs terres, et les unités romaines n’y entrent pas.",
    },
    war: {
      title: "La guerre",
      text: `En phase C, on tire un marqueur : ${majors.length} Peuples et ${decoys} leurres. Les stratagèmes de soulèvement en ajoutent, des mineurs aussi.`,
    },
    gate: {
      title: "Dans l’empire",
      text: `Seulement par le Front de leur bandeau ; puis par tout Front, jusqu’à ${reach} zones de chez eux. Dans les Provinces Intérieures, seulement avec un chef à eux.`,
    },
    groups: {
      title: "Jamais ensemble",
      text: "Trois groupes qui ne partagent pas une zone : Romains rebelles ; Celtes, Germains, Sarmates et Daces ; Perses, Hamites et Sémites.",
    },
    pacified: {
      title: "Pacifié",
      text: `S’il ne reste aucune unité d’un Peuple sur la carte en phase F, il est en paix pour ${peace} ans : ${points(minorWorth)} pour Rome, ${majorWorth} pour un Peuple majeur.`,
    },
    armenia: {
      title: "L’Armenia",
      text: "Romaine ou parthe, jamais en guerre. Son unité ne bouge pas. Elle passe à qui tient seul sa zone en phase F.",
    },
  }),
  yearParts: ({ politics, emperor, sequences, first, second }) => ({
    A: { title: "Stratagèmes", text: "Chaque joueur tire un pion, que l’autre ne voit pas." },
    B: {
      title: "Initiative",
      text: `Rome lance un dé : moins que la politique de l’Auguste, ${politics} pour ${emperor}, et elle passe la première en C et en E.`,
    },
    C: {
      title: "Géostratégie",
      text: "Des chefs entrent en jeu. Rome met des Fronts en réserve et forme des vexillations ; ses ennemis tirent la guerre, et jouent soulèvements et usurpations.",
    },
    D: {
      title: "Administration",
      text: `Les stratégies de l’Auguste et du meilleur chef contre lui font les séquences : ${sequences}, donc ${first} et ${second}. Puis un événement, les nominations, les morts, les renforts.`,
    },
    E: {
      title: "Campagne",
      text: "Une séquence chacun à son tour : d’abord toutes ses marches, puis toutes ses batailles.",
    },
    F: { title: "Bilan", text: "On compte les points ; puis chacun prend ses quartiers d’hiver." },
  }),
  pax: ({ rome, enemy }) => ({
    title: "Pax Romana",
    text: `Si après la phase C aucun Peuple n’est en guerre et que personne n’usurpe, on saute D et E ; les chefs peuvent mourir tout de même, et les renforts viennent. ${points(rome)} pour Rome, ${signed(enemy)} pour ses ennemis. Mais si le seul Auguste meurt, la paix est rompue et l’année est jouée.`,
  }),
  marches: ({ leader, unit, step, crossing, aboard, outside }) => ({
    army: {
      title: `Avec un chef : ${unit}`,
      text: `Autant d’unités qu’il en commande, toutes de sa zone. Un pas coûte ${step}, et ${crossing} à travers un grand fleuve ou un détroit. On peut laisser des unités en route. Là où sont des unités ennemies, on s’arrête.`,
    },
    alone: {
      title: "Seul",
      text: `Un chef seul a ${leader} points et passe entre les ennemis. Une unité seule avance d’une zone ; la garnison de Rome et les rebelles, non.`,
    },
    fleet: {
      title: "Par mer",
      text: `Dans son propre port, une flotte embarque ${aboard} unités et des chefs sans limite. Un pas par séquence : en mer, à la mer voisine, ou chez elle. De la mer, on débarque sur toutes ses côtes.`,
    },
    abroad: {
      title: "En terre sauvage",
      text: `Un mouvement qui reste hors de l’empire, en Germania, en Britannia ou en Afrique, ne dépense pas plus de ${outside} points.`,
    },
  }),
  battleParts: ({ strategy, ...figures }) => ({
    ...shared.inBattle(figures),
    evasion: {
      title: "L’évasion",
      text: `Le défenseur peut tenter de s’esquiver avec un chef : un d6 inférieur à sa stratégie, ${strategy}. Il n’emmène pas plus d’unités qu’il n’en commande.`,
    },
    die: {
      title: "Le dé",
      text: `Un seul dé. On ajoute la meilleure tactique de ses chefs et on retire la leur ; 1 en faveur des barbares hors de l’empire ; entre Romains, 1 pour qui a plus de politique. Les fleuves ne comptent pas. Ici ${figures.die} ${signed(figures.modifier)} : ligne ${figures.row}.`,
    },
    results: {
      title: "Pertes et retraite",
      text: "Le vaincu va dans une zone adjacente, le défenseur pas d’où venaient les attaquants, ou il est perdu. Là où des Romains battent des Romains, un Auguste, un César ou un usurpateur battu meurt.",
    },
  }),
  ploys: (counters, kinds) => ({
    owners: {
      title: "À qui",
      text: `${counters} pions de ${kinds} sortes, pour Rome, pour ses ennemis, ou pour les deux. Ce qui n’est pas pour vous retourne dans le bol en phase F ; le reste, vous pouvez le garder aussi longtemps que vous le voulez.`,
    },
    phases: {
      title: "Quand",
      text: "La lettre dit en quelle phase : avec l’initiative, en géostratégie, ou en campagne. On peut jouer tous ceux qu’on tient ; ce qui est joué retourne dans le bol.",
    },
    window: {
      title: "Fenêtres",
      text: "En campagne, les deux peuvent jouer, quel que soit celui qui bouge : après une marche, avant une bataille, sur un dé qui vient de tomber. Vos consignes disent où l’on doit vous demander.",
    },
    lying: {
      title: "Sur la carte",
      text: "Certains y restent, et coûtent ou rapportent des points chaque hiver jusqu’à ce qu’on les lève. La peste finit avec la campagne.",
    },
  }),
  throne: "La pourpre",
  throneParts: ({ titled, murderFrom, old, first, certain, ...who }) => ({
    titles: {
      title: "Augustes et Césars",
      text: `${titled} au plus de chaque ; chaque année, Rome peut en nommer un de chaque. De deux Augustes, la meilleure valeur compte. Un assassin doit faire ${murderFrom} ou plus avec un d10, et les Corporis Custodes en ôtent 1.`,
    },
    heirs: {
      title: "Qui peut être nommé",
      text: `${who.marcus} ne nomme que ${who.commodus} ; ${who.severus} seulement ${who.caracalla} et ${who.geta}, mais n’importe qui comme César ; ${who.commodus} et ${who.caracalla} personne. Tous les autres sont libres, sauf en guerre civile.`,
    },
    succession: {
      title: "Succession",
      text: `Aussitôt, et dans cet ordre. Après ${who.commodus} seulement, c’est ${who.pertinax}, avec ${who.didius} contre lui à Rome.`,
    },
    age: {
      title: "Le grand âge",
      text: `Chacun a ses années : ${old} meurt en ${first} si un d10 est inférieur à 1, un an après à 2, et ainsi de suite ; en ${certain} sans dé.`,
    },
  }),
  heirs: {
    augustus: "l’autre Auguste règne seul",
    caesar: "le César devient Auguste",
    caesares: "les deux Césars le deviennent",
    nobody: "Rome choisit un Auguste, ses ennemis un usurpateur",
  },
  civilWar: "Usurpation et guerre civile",
  civilWarParts: ({ politics, tested, legions }) => ({
    claim: {
      title: "La prétention",
      text: `Par un stratagème, en phase C : un chef dans un Front sans autre Auguste, et un d6 qui ne dépasse pas sa politique, ${politics}. Sans dé, quand un Auguste meurt sans héritier.`,
    },
    A: { title: "Sa zone", text: "Tous ceux qui s’y trouvent sont rebelles aussitôt : unités et chefs." },
    B: {
      title: "Son Front",
      text: `Pour chaque autre zone où est un chef, un d6 : s’il atteint sa politique, ici ${tested}, toute la zone se rallie. Là où est un Auguste ou un César, tous restent fidèles.`,
    },
    C: {
      title: "Le Front voisin",
      text: "Une fois, il peut se tourner vers un Front adjacent : si un d10 est inférieur à sa politique, on y fait aussi B. Un César qui s’y trouve ajoute 1 au dé, un Auguste 2.",
    },
    D: {
      title: "En marche",
      text: `Des unités sans chef peuvent être ralliées : un d6 qui ne dépasse pas sa politique. Sinon, elles combattent. Pour une vexillation, il faut d’abord ${legions} légions rebelles de son Front.`,
    },
    success: { title: "Réussite", text: "De l’une de ces façons. De deux Augustes, les deux doivent tomber." },
    failure: {
      title: "Échec",
      text: "Quand l’usurpateur meurt, quelle qu’en soit la cause, tous les siens redeviennent fidèles. S’ils sont deux, les deux doivent mourir.",
    },
    exchange: {
      title: "Changement de rôle",
      text: "À la phase A suivante : l’usurpateur est Auguste, son joueur a Rome, et l’autre ses ennemis. Chacun garde ses points et ses stratagèmes.",
    },
  }),
  successes: {
    rome: "des rebelles tiennent Rome en phase F",
    battle: "l’Auguste est battu par des rebelles",
    murder: "l’Auguste est assassiné",
  },
  winterParts: ({ fleetAway, giving }) => ({
    fleets: {
      title: "Flottes",
      text: `Hors de leur port, elles sont perdues pour ${fleetAway} ans, et les chefs à bord pour toujours.`,
    },
    abroad: {
      title: "Hors de l’empire",
      text: "Les unités retournent à leurs camps, affaiblies, et leurs chefs avec elles. Un chef seul est perdu.",
    },
    quarters: {
      title: "Quartiers",
      text: "Qui est près d’ennemis ou loin de son Front reste, tous les autres rentrent. Puis un camp ou une ville rétablit une unité.",
    },
    fallen: {
      title: "Les pertes",
      text: "Les unités éliminées reviennent dans leurs camps en état normal ; les rebelles, auprès de leur usurpateur.",
    },
    vexillations: {
      title: "Vexillations",
      text: `Elles restent, et ne sont pas rétablies ; sans camp ni ville, elles souffrent. ${giving} légions de leur Front restent affaiblies pour chacune.`,
    },
    peoples: {
      title: "Peuples en guerre",
      text: "Ils restent aussi. Chez eux ou dans une ville, ils sont rétablis, et leurs unités éliminées reviennent.",
    },
  }),
  victoryLead: "Chaque camp a ses propres points ; la plupart se comptent en phase F, avant l’hiver.",
  romePoints: ({ greatBattle }) => ({
    a: `une bataille gagnée avec ${greatBattle} de force ou plus des deux côtés ensemble`,
    b: "un chef ennemi tué au combat ou assassiné",
    d: "un Peuple mineur pacifié par les armes",
    h: "un Peuple majeur pacifié par les armes",
    e: "un Auguste à Rome",
    f: "l’Armenia est romaine",
    g: "pas de guerre civile",
    i: "Pax Romana",
    j: "un coup d’État parthe à Ctesiphon",
    k: "chaque zone de mutins romains",
    l: "chaque Front dont des légions sont au-dehors et qui n’est pas en réserve",
  }),
  enemyPoints: ({ greatBattle }) => ({
    a: `une bataille gagnée avec ${greatBattle} de force ou plus des deux côtés ensemble`,
    c: "un chef de Rome tué au combat ou assassiné",
    m: "chaque unité d’un Peuple dans un Front",
    r: "chaque unité d’un Peuple dans les Provinces Intérieures",
    n: "l’Armenia est parthe",
    o: "pas de prétoriens à Rome",
    p: "une intrigue au Sénat",
    q: "une usurpation en cours",
    s: "Pax Romana",
    t: "chaque zone de mutins parthes",
  }),
  levels: ({ decisive, definitive }) => ({
    plain: { title: "Victoire", text: "Plus de points que l’autre." },
    decisive: { title: "Décisive", text: `Plus de ${decisive} fois autant.` },
    definitive: { title: "Définitive", text: `Plus de ${definitive} fois autant.` },
  }),
  years: (count) => `${count} ans`,
  byDeath: (leaders) => `la mort ${joined(leaders.map(of), "ou")} décide aussitôt`,
  without: (parts) => `sans ${joined(parts, "ni")}`,
  switched: {
    nonRomans: "Peuples",
    stratagems: "stratagèmes",
    events: "événements",
    leaderEntry: "nouveaux chefs",
    leaderDeath: "morts naturelles",
    reinforcements: "renforts",
  },
  byPoints: "qui a plus de points gagne",
  pictures: {
    unit: "Le pion de XIII Gemina, ses parties nommées",
    leader: "Le pion de Marc-Aurèle, ses parties nommées",
    reduced: "XIII Gemina en état normal, puis affaiblie, puis éliminée",
    faces: "Avidius Cassius fidèle, puis usurpateur ; Vologèse III en paix",
    lands: {
      fronts: "Toute la carte, avec les teintes des cinq Fronts",
      camps: "Des camps sur le Danube en Pannonia, avec des légions",
      limes: "Le limes entre le Rhenus et le Danuvius",
      homes: "Les terres des Marcomanni et des Quades, et une forêt qui n’est à personne",
      straits: "De la Thracia, par les détroits, en Asia et en Bithynia",
      seas: "Les flottes dans leurs cases devant Ravenna et Misenum",
    },
    service: {
      bound: "Une légion du Danube entre son Front et une terre où elle ne peut aller",
      reserve: "Un d10, la stratégie de Marc-Aurèle, et deux étendards",
      half: "Dix légions du Danube : cinq restent, cinq peuvent partir",
      vexillation: "Trois légions, puis les mêmes affaiblies, et une vexillation",
    },
    states: {
      peace: "Un chef et une unité des Marcomanni avec un rameau d’olivier",
      war: "Des marqueurs face cachée, et un chef des Marcomanni en guerre",
      gate: "Des Quades passent le Danuvius et entrent en Pannonia",
      groups: "Une légion rebelle, une unité des Marcomanni et une des Parthes, séparées",
      pacified: "Des places vides où étaient des unités, et un rameau d’olivier pour cinq ans",
      armenia: "L’unité arménienne, avec l’aigle de Rome et le loup de ses ennemis",
    },
    year: {
      A: "Un pion stratagème",
      B: "Un dé à côté de la politique de Septime Sévère",
      C: "Un étendard pour un Front de réserve, une vexillation, et un chef qui entre en guerre",
      D: "Les stratégies de Septime Sévère et du chef des Maetae, et les séquences qu’elles donnent",
      E: "Des séquences des deux camps, tour à tour",
      F: "Les points des deux camps, et la neige",
    },
    pax: "Les phases d’une année : de C, un rameau d’olivier mène à F",
    march: {
      army: "Marc-Aurèle marche avec des légions par la Moesia, en laisse une, et passe le Danuvius vers la Dacia",
      alone: "Un chef avance de quatre zones, de Rome au Noricum, une légion d’une seule",
      fleet: "La flotte de Ravenna prend la mer et débarque ses hommes à Cyrene",
      abroad: "Une armée avance de deux zones au-delà du limes, en Germania, et s’arrête",
    },
    battle: {
      ...shared.inPictures,
      meeting: "Marc-Aurèle et ses légions chez les Marcomanni",
      evasion: "Les faces 1 à 6 d’un dé ; celles qui font réussir l’évasion sont marquées",
      results: "Des unités affaiblies des deux camps, et les Marcomanni qui s’en vont",
    },
    ploys: {
      owners: "Trois stratagèmes : un pour Rome, un pour ses ennemis, un pour les deux",
      phases: "Un stratagème de chaque phase : B, C et E",
      window: "Un dé montre 1, un pion est joué, et il montre 6",
      lying: "Les signes d’un coup d’État parthe, d’une intrigue au Sénat, d’une mutinerie et de la peste",
    },
    throne: {
      titles: "Marc-Aurèle Auguste avec sa garde, Commode César",
      heirs: "Marc-Aurèle et Commode ; Septime Sévère, Caracalla et Géta",
      succession: "Les quatre cas de la succession",
      age: "Dix années de Lucius Verus, avec le nombre sous lequel un dé le tue",
    },
    civilWar: {
      claim: "Avidius Cassius, un dé qui ne dépasse pas sa politique, et Avidius Cassius usurpateur",
      A: "Avidius Cassius avec des légions rebelles",
      B: "Martius Verus, et les faces d’un dé avec lesquelles il se rallie",
      C: "Du Front Oriental au Front Sud, et les faces d’un d10 avec lesquelles cela réussit",
      D: "Un chef rebelle, une légion fidèle et un dé : elle est rebelle, ou il y a bataille",
      success: "Les trois façons de réussir",
      failure: "Un usurpateur mort, et des pions de nouveau fidèles",
      exchange: "Les signes de Rome et de ses ennemis échangent leurs places, comme 32 et 24 points sur la piste",
    },
    levels: "Des barres pour une victoire simple, décisive et définitive",
  },
};
