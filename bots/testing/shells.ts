/**
 * The smallest game in which peeking pays: a ball lies under one of three shells, and one seat lifts a shell.
 * All know that the ball likes the first shell; the table alone knows where it lies this time.
 */
import { act1, actBook, domain, type Game, pick, resultsOf } from "@rubicon/engine";

interface Shells {
  readonly ball: number;
  lifted: number;
}

const NAMES = ["left", "middle", "right"];
const LIKELY = [0, 0, 0, 0, 1, 2];
const NONE = -1;
const SEATS = ["guesser"];

export const lift = act1("lift", ["shell", domain("shell", NAMES)]);
const acts = actBook([lift]);
type Lift = ReturnType<typeof lift>;

const isRight = (p: Shells): boolean => p.lifted === p.ball;

/** A table on which the ball lies there. */
export function ballUnder(ball: number): Shells {
  return { ball, lifted: NONE };
}

export const shells: Game<Shells, Lift> = {
  id: "shells",
  title: "Shells",
  rules: 1,
  pack: { id: "", name: "three shells" },
  seats: SEATS,
  scenarios: [{ id: "fair", options: [] }],
  acts,
  orders: [],
  overt: [],
  begin: () => ballUnder(0),
  open: () => {},
  toMove: (p) => (p.lifted === NONE ? "guesser" : "over"),
  question: () => ({ ask: "lift", rule: "S-1" }),
  legal(p, into = []) {
    into.length = 0;
    if (p.lifted === NONE) into.push(lift(0), lift(1), lift(2));
    return into;
  },
  refuse: (p) => (p.lifted === NONE ? null : { rule: "S-1", why: "lifted" }),
  play(p, act) {
    p.lifted = act.shell;
  },
  byDefault: () => lift(0),
  forecast: () => [],
  ahead: () => null,
  copy: (p) => ({ ...p }),
  write: (p) => ({ ...p }),
  read: () => ballUnder(0),
  sight: (p) => ({ lifted: p.lifted }),
  hear: (event) => ({ ...event }),
  guess: (p, _, random) => ({ ...p, ball: pick(LIKELY, random) }),
  outcome: (p) =>
    p.lifted === NONE
      ? null
      : {
          results: isRight(p) ? resultsOf(SEATS, "guesser") : { guesser: "lost" },
          score: { guesser: isRight(p) ? 1 : 0 },
          how: "lifted",
          rule: "S-1",
        },
  value: (p) => (p.lifted === NONE ? 0 : isRight(p) ? 1 : -1),
  hash: (p) => `${p.ball} ${p.lifted}`,
  broken: () => null,
  words: () => ({
    seat: (seat) => seat,
    scenario: (id) => id,
    option: (id, value) => `${id} ${value}`,
    order: (id) => id,
    event: ({ e }) => e,
    question: ({ ask }) => ask,
    act: (act) => `Lift ${NAMES[act.shell]}`,
    deed: (act) => `${NAMES[act.shell]} is lifted`,
    refusal: ({ why }) => why,
    forecast: ({ f }) => f,
    losses: () => "nothing",
    outcome: ({ how }) => how,
    board: (sight) => JSON.stringify(sight),
  }),
  rulebook: async () => ({ rules: [{ id: "S-1", text: "Lift one shell." }], chapters: {} }),
};
