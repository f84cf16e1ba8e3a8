/** Words of the page that says how even scenarios are. */
import type { Balance, SeatNames, Verdict } from "@rubicon/bots/balance";
import { chartWords } from "@rubicon/bots/balance";
import type { Catalogue } from "../../app/words.ts";

export interface BalanceWords {
  readonly title: string;
  of(game: string): string;
  readonly intro: string;
  readonly games: string;
  readonly scenarios: string;
  readonly missing: string;
  readonly nobody: string;
  percent(share: number): string;
  readonly verdict: Readonly<Record<Verdict, (names: SeatNames) => string>>;
  scores(name: string, range: string): string;
  chart(scenario: string): string;
  readonly caption: string;
  readonly lead: Readonly<Record<Balance["counts"], (name: string) => string>>;
  readonly years: string;
  readonly decisions: string;
  between(least: string, most: string): string;
  exchanged(range: string): string;
  readonly endings: string;
  readonly wonBy: string;
  readonly by: string;
  readonly share: string;
  readonly points: string;
  readonly pointsFor: string;
  readonly held: string;
  readonly heldThing: string;
  readonly made: string;
  how(balance: Balance): string;
  readonly limits: string;
  readonly play: string;
}

/** "Miles"; a bot that only looks one act ahead has no such name. */
const called = (bot: string, greedy: string): string =>
  bot === "greedy" ? greedy : `${bot.charAt(0).toUpperCase()}${bot.slice(1)}`;

export const balanceWords: Catalogue<BalanceWords> = {
  en: {
    title: "How even is it?",
    of: (game) => `How even is ${game}?`,
    intro:
      "Two bots of the same strength have played every scenario against each other, again and again. How often each side wins says how even a scenario is, and where its points come from says what decides it.",
    games: "Game",
    scenarios: "Scenarios",
    missing: "No games between bots are kept for this.",
    nobody: "Nobody",
    percent: chartWords.en.percent,
    verdict: {
      even: () => "An even fight.",
      first: ([first]) => `It favours ${first}.`,
      second: ([, second]) => `It favours ${second}.`,
      drawn: () => "Most games are won by nobody.",
      open: () => "Too few games to call it even or uneven.",
    },
    scores: (name, range) =>
      `${name}: ${range} of all points to be had, where a game won is one, and one that nobody wins is half of one.`,
    chart: (scenario) => `${scenario}: shares of games won, leads and lengths. The tables below have the same figures.`,
    caption:
      "The lines are 95 % intervals: the true share lies within them nineteen times out of twenty. Between 35 and 65 %, the shaded band, a scenario is called even.",
    lead: {
      points: (name) => `Lead at the end, ${name}, in points`,
      regions: (name) => `Lead at the end, ${name}, in regions`,
    },
    years: "Years",
    decisions: "Decisions in a game",
    between: (least, most) => `from ${least} to ${most}`,
    exchanged: (range) =>
      `In ${range} of the games the players changed sides. What somebody has scored goes with him, so a side here is always what he began with.`,
    endings: "How it ended",
    wonBy: "Won by",
    by: "How",
    share: "Share of the games",
    points: "Where the points came from",
    pointsFor: "Points in a game",
    held: "What was held in the end",
    heldThing: "Share of the games",
    made: "How this was found out",
    how: ({ games, bot, evaluations, seed, pack, rules }) =>
      `${games.length} games, in pairs with the same dice and the luck of the bots swapped. Both seats were played by ${called(bot, "a bot that looks one act ahead")}${evaluations === null ? "" : `, with ${evaluations} evaluations a click`}. Components: ${pack.name}; version ${rules} of the rules; seed ${seed}. Whoever plays them again gets the same games.`,
    limits:
      "Bots are not people. A side that is harder to play well looks worse here than it is, and what bots do not think of counts for nothing. Where values had to be reconstructed, an uneven scenario may be uneven for that reason alone.",
    play: "Open a table",
  },
  fr: {
    title: "Est-ce équilibré ?",
    of: (game) => `${game} : est-ce équilibré ?`,
    intro:
      "Deux bots de même force ont joué chaque scénario l’un contre l’autre, un grand nombre de fois. La part des parties que gagne chaque camp dit si un scénario est équilibré ; l’origine des points dit ce qui le décide.",
    games: "Jeu",
    scenarios: "Scénarios",
    missing: "Aucune partie entre bots n’est conservée pour cela.",
    nobody: "Personne",
    percent: chartWords.fr.percent,
    verdict: {
      even: () => "Un combat équilibré.",
      first: ([first]) => `Avantage : ${first}.`,
      second: ([, second]) => `Avantage : ${second}.`,
      drawn: () => "La plupart des parties ne sont gagnées par personne.",
      open: () => "Trop peu de parties pour dire si c’est équilibré.",
    },
    scores: (name, range) =>
      `${name} : ${range} de tous les points possibles ; une partie gagnée en vaut un, une partie que personne ne gagne, la moitié.`,
    chart: (scenario) =>
      `${scenario} : parts des parties gagnées, avances et durées. Les tableaux ci-dessous donnent les mêmes chiffres.`,
    caption:
      "Les traits sont des intervalles à 95 % : la vraie part s’y trouve dix-neuf fois sur vingt. Entre 35 et 65 %, la bande ombrée, un scénario est dit équilibré.",
    lead: {
      points: (name) => `Avance à la fin, ${name}, en points`,
      regions: (name) => `Avance à la fin, ${name}, en régions`,
    },
    years: "Années",
    decisions: "Décisions par partie",
    between: (least, most) => `de ${least} à ${most}`,
    exchanged: (range) =>
      `Dans ${range} des parties, les joueurs ont échangé leurs camps. Ce qu’un joueur a marqué le suit : ici, un camp est toujours celui avec lequel il a commencé.`,
    endings: "Comment cela a fini",
    wonBy: "Gagnée par",
    by: "Comment",
    share: "Part des parties",
    points: "D’où viennent les points",
    pointsFor: "Points par partie",
    held: "Ce qui était tenu à la fin",
    heldThing: "Part des parties",
    made: "D’où viennent ces chiffres",
    how: ({ games, bot, evaluations, seed, pack, rules }) =>
      `${games.length} parties, par paires avec les mêmes dés et la chance des bots échangée. Les deux places ont été jouées par ${called(bot, "un bot qui regarde un coup devant lui")}${evaluations === null ? "" : `, avec ${evaluations} évaluations par clic`}. Matériel : ${pack.name} ; version ${rules} des règles ; graine ${seed}. Qui les rejoue obtient les mêmes parties.`,
    limits:
      "Les bots ne sont pas des joueurs. Un camp plus difficile à bien jouer paraît ici plus faible qu’il n’est, et ce à quoi les bots ne pensent pas ne compte pas. Là où des valeurs ont dû être reconstituées, un scénario déséquilibré peut ne l’être que pour cette raison.",
    play: "Ouvrir une table",
  },
  it: {
    title: "È equilibrato?",
    of: (game) => `${game}: è equilibrato?`,
    intro:
      "Due bot di pari forza hanno giocato ogni scenario l’uno contro l’altro, più e più volte. Quanto spesso vince ciascuno dice se uno scenario è equilibrato; da dove vengono i punti dice che cosa lo decide.",
    games: "Gioco",
    scenarios: "Scenari",
    missing: "Per questo non è conservata nessuna partita tra bot.",
    nobody: "Nessuno",
    percent: chartWords.it.percent,
    verdict: {
      even: () => "Uno scontro equilibrato.",
      first: ([first]) => `In vantaggio: ${first}.`,
      second: ([, second]) => `In vantaggio: ${second}.`,
      drawn: () => "La maggior parte delle partite non la vince nessuno.",
      open: () => "Troppo poche partite per dire se è equilibrato.",
    },
    scores: (name, range) =>
      `${name}: ${range} di tutti i punti possibili; una partita vinta ne vale uno, una che nessuno vince la metà.`,
    chart: (scenario) =>
      `${scenario}: quote delle partite vinte, vantaggi e durate. Le tabelle qui sotto danno le stesse cifre.`,
    caption:
      "Le linee sono intervalli al 95 %: la vera quota vi si trova diciannove volte su venti. Tra 35 e 65 %, la fascia ombreggiata, uno scenario si dice equilibrato.",
    lead: {
      points: (name) => `Vantaggio alla fine, ${name}, in punti`,
      regions: (name) => `Vantaggio alla fine, ${name}, in regioni`,
    },
    years: "Anni",
    decisions: "Decisioni per partita",
    between: (least, most) => `da ${least} a ${most}`,
    exchanged: (range) =>
      `In ${range} delle partite i giocatori si sono scambiati le parti. I punti di un giocatore lo seguono: qui una parte è sempre quella con cui ha cominciato.`,
    endings: "Come è finita",
    wonBy: "Vinta da",
    by: "Come",
    share: "Quota delle partite",
    points: "Da dove vengono i punti",
    pointsFor: "Punti per partita",
    held: "Che cosa era tenuto alla fine",
    heldThing: "Quota delle partite",
    made: "Da dove vengono queste cifre",
    how: ({ games, bot, evaluations, seed, pack, rules }) =>
      `${games.length} partite, a coppie con gli stessi dadi e la fortuna dei bot scambiata. Entrambi i posti sono stati giocati da ${called(bot, "un bot che guarda una mossa avanti")}${evaluations === null ? "" : `, con ${evaluations} valutazioni per clic`}. Componenti: ${pack.name}; versione ${rules} delle regole; seme ${seed}. Chi le rigioca ottiene le stesse partite.`,
    limits:
      "I bot non sono persone. Una parte più difficile da giocare bene qui sembra più debole di quel che è, e ciò a cui i bot non pensano non conta. Dove i valori si sono dovuti ricostruire, uno scenario squilibrato può esserlo solo per questo motivo.",
    play: "Apri un tavolo",
  },
};
