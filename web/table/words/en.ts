/** The shell of a table, in English. */
import type { TableWords } from "./shape.ts";

export const en: TableWords = {
  loading: "The table is being laid…",
  map: "Map",
  status: "State of the game",

  prompt: {
    label: "What is asked",
    waiting: (seat, player) => `Waiting for ${seat}${player === null ? "" : ` (${player})`}.`,
    meanwhile: (question) => `In the present: ${question}`,
    thenToMove: (seat) => `${seat} is to decide next.`,
    notBegun: "The game has not begun yet.",
    nobodyAsked: "Nobody is asked at the moment.",
    over: "The game is over.",
    picked: (names) => `${names}: now click something that is lit.`,
    whichOne: (names) => `${names}: choose what to do.`,
    clickDoes: (act) => `Click: ${act}`,
    clickPicks: (name) => `Click: choose ${name}`,
    clickLetsGo: (name) => `Click: let go of ${name}`,
    choices: "Choices",
    letGo: "Let go",
    undo: "Take back",
    askUndo: "Ask to take back",
    undoAsked: "You have asked to take back; your opponent has to agree.",
    sending: "On its way…",
    kept: "There is no connection. Your act is kept, and sent once the line is back.",
    offline: "There is no connection at the moment; it is being tried again.",
    stale: "The table had moved on meanwhile. Look again and decide anew.",
    refused: (reason) => `Not allowed: ${reason}`,
    choosingToo: (seat) => `${seat} is choosing too; you may choose already.`,
    chosenAhead: (act, seat) => `You have chosen: ${act}. Until ${seat} has answered you may change it.`,
    withdraw: "Withdraw",
  },

  reel: {
    past: "You are looking at the past",
    replaying: "What happened",
    entry: (n, last) => `${n} of ${last}`,
    first: "To the beginning",
    back: "One step back",
    play: "Play on from here",
    pause: "Pause",
    forward: "One step on",
    present: "Back to the present",
    end: "To the end",
    skip: "Skip",
    bar: "Moments of the game",
  },

  since: {
    title: "Since your last visit",
    showMe: "Show me",
    skip: "Skip",
    more: (count) => (count === 1 ? "and 1 thing before that" : `and ${count} things before that`),
  },

  panels: {
    label: "Panels",
    acts: "Acts",
    log: "Log",
    beside: "Pools",
    text: "As text",
    orders: "Orders",
    extras: "Table",
    hand: "Hand",
    battle: "Battle",
    help: "Help",
    close: "Close",
    hideBattle: "Hide the battle",
    wanted: "choose here",
  },

  acts: {
    filter: "Find an act or a thing",
    count: (count) => (count === 1 ? "1 act" : `${count} acts`),
    none: "There is nothing to decide.",
    notNow: "You are not asked at the moment. Your acts stand here when it is your move.",
    decisions: "Decisions",
    nothingFits: "No act fits that.",
    closed: "Not possible now",
    whyNot: (name) => `${name}: why not?`,
  },

  log: {
    empty: "Nothing has happened yet.",
    takenBack: "taken back",
    wentBack: (seat) => `${seat} takes back.`,
    byOrders: "by your standing orders",
    byTime: "answered by the table: the time was up",
    show: (n) => `Show the moment after entry ${n}`,
    toEnd: "To the newest",
  },

  rule: {
    label: (id) => `Rule ${id}`,
    inTheBook: "In the rulebook",
  },

  card: {
    closed: "Not now",
    asking: "Looking into the rules…",
    askedNow: (question) => `What is asked now: ${question}`,
    notYourMove: "It is not your move.",
    pastShown: "This is the past: nothing can be done in it.",
    unknown: "The reason cannot be found out without a connection.",
    close: "Close",
  },

  outcome: {
    title: "The game is over",
    score: "Score",
    result: { won: "Victory", lost: "Defeat", drew: "Draw" },
    close: "Look at the map",
  },

  endings: {
    resigned: (winner) => `${winner} wins: the opponent has resigned.`,
    agreed: () => "A draw, agreed by both sides.",
    time: (winner) => `${winner} wins: the opponent’s time ran out.`,
  },
};
