/** What the prompt says: what is asked, of whom, what is on its way, and what the next click does. */
import { playerName } from "@rubicon/client/names";
import type { Json, Language, Seat } from "@rubicon/engine";
import type { GameFace, Thing } from "../games/face.ts";
import { nameIntent, namePieces, namePiecesThere, nameShare, type Voice } from "../hands/speaking.ts";
import { sayForecasts } from "./foreseeing.ts";
import { ruleOfOutcome, sayOutcome } from "./outcome.ts";
import type { SeatHolder, TableState } from "./source.ts";
import { type Asked, nameThing, sayAct, sayQuestion } from "./speaking.ts";
import type { Play, Sending, Trouble } from "./usePlay.ts";
import type { TableWords } from "./words.ts";

export interface Prompting {
  readonly face: GameFace;
  readonly language: Language;
  readonly state: TableState;
  readonly play: Play;
  /** The thing under the pointer or the focus. */
  readonly pointed: Thing | null;
  /** False while the past is shown. */
  readonly isPresent: boolean;
  /** Who decides at the moment shown, and how the table looked then. */
  readonly toMove: Seat | null;
  readonly sight: Json;
}

export interface Said {
  readonly text: string;
  readonly rule: string | null;
  readonly tone: "ask" | "wait" | "over" | "trouble";
}

export const voiceOf = ({ face, language, state }: Prompting, { prompt }: TableWords): Voice => ({
  ...{ face, language, prompt },
  sight: state.sight,
});

export function whatIsSaid(props: Prompting, words: TableWords): Said {
  const { face, language, state, play, isPresent, toMove, sight } = props;
  const { prompt } = words;
  if (play.trouble) return troubleSaid(face, language, play.trouble, words);
  const asked = sayQuestion(face.game, language, state.question);
  if (!isPresent && asked === null && toMove !== null)
    return { text: prompt.thenToMove(face.game.words(language).seat(toMove, sight)), rule: null, tone: "wait" };
  if (state.status === "over") {
    const { outcome } = state;
    return {
      text: outcome ? sayOutcome(face.game, language, outcome, state.sight) : prompt.over,
      rule: outcome && ruleOfOutcome(outcome),
      tone: "over",
    };
  }
  if (state.status === "open") return { text: prompt.notBegun, rule: null, tone: "wait" };
  if (play.sending) {
    const text = `${sendingSaid(props, play.sending, words)} · ${prompt.sending}`;
    return { text, rule: null, tone: "wait" };
  }
  if (play.undoAsked) return { text: prompt.undoAsked, rule: null, tone: "wait" };
  if (play.standing !== null)
    return { text: prompt.goesOn(nameIntent({ face, language }, play.standing)), rule: null, tone: "wait" };
  const inHand = heldSaid(props, words);
  if (inHand !== null) return { text: inHand, rule: null, tone: "ask" };
  if (asked && !isPresent) return { ...asked, text: prompt.meanwhile(asked.text), tone: "wait" };
  if (asked && state.ahead !== null) return saidAhead(props, asked, words);
  if (asked) return { ...asked, tone: "ask" };
  if (state.toMove === null) return { text: prompt.nobodyAsked, rule: null, tone: "wait" };
  const holder = state.seats.find(({ seat }) => seat === state.toMove);
  const seat = face.game.words(language).seat(state.toMove, state.sight);
  if (holder?.bot === true) return { text: prompt.thinking(seat, holder.name ?? ""), rule: null, tone: "wait" };
  return {
    text: prompt.waiting(seat, holder?.name === seat ? null : nameOfHolder(holder, language)),
    rule: null,
    tone: "wait",
  };
}

function nameOfHolder(holder: SeatHolder | undefined, language: Language): string | null {
  if (holder === undefined || holder.name === null) return null;
  return playerName({ name: holder.name, guest: holder.guest === true }, language);
}

/** What is picked or taken up, and what is to be done with it; null for nothing. */
function heldSaid(props: Prompting, words: TableWords): string | null {
  const { face, language, state, play } = props;
  const { prompt } = words;
  const voice = voiceOf(props, words);
  const { held, picked, reach, crossroads } = play;
  if (crossroads !== null)
    return prompt.whichWay(namePieces(voice, held), nameThing(face, crossroads.to, state.sight, language));
  if (held.length > 0) {
    const named = namePiecesThere(voice, held);
    if (play.choice.complete.length > 0) return prompt.whichOne(named);
    if (reach?.length !== 0) return prompt.held(named);
    // Whoever has arrived is asked what the game asks: he may have something else to do.
    return state.hands !== null && state.hands.inHand.length > 0 ? null : prompt.heldNowhere(named);
  }
  if (picked.length === 0) return null;
  const names = picked.map((it) => nameThing(face, it, state.sight, language)).join(" → ");
  return play.choice.lit.size > 0 ? prompt.picked(names) : prompt.whichOne(names);
}

function sendingSaid(props: Prompting, sending: Sending, words: TableWords): string {
  const { face, language, state } = props;
  if (sending.is === "act") return sayAct(face.game, language, sending.act, state.question);
  if (sending.is === "plan") return sayAct(face.game, language, sending.acts[0], state.question);
  if (sending.is === "meaning") return nameIntent({ face, language }, sending.intent);
  const named = nameShare(voiceOf(props, words), sending.pieces, sending.count);
  return words.prompt.brings(named, nameThing(face, sending.to, state.sight, language));
}

/** Both choose in secret: who is not asked yet may choose already, and change it until the other has answered. */
function saidAhead({ face, language, state }: Prompting, asked: Asked, { prompt }: TableWords): Said {
  const other = state.toMove === null ? "" : face.game.words(language).seat(state.toMove, state.sight);
  const answer = state.ahead?.answer ?? null;
  if (answer === null) return { ...asked, text: `${asked.text} · ${prompt.choosingToo(other)}`, tone: "ask" };
  return { ...asked, text: prompt.chosenAhead(sayAct(face.game, language, answer), other), tone: "wait" };
}

function troubleSaid(face: GameFace, language: Language, trouble: Trouble, { prompt }: TableWords): Said {
  switch (trouble.is) {
    case "refused":
      return {
        text: prompt.refused(face.game.words(language).refusal(trouble.refusal)),
        rule: trouble.refusal.rule,
        tone: "trouble",
      };
    case "stale":
      return { text: prompt.stale, rule: null, tone: "trouble" };
    case "halted":
      return { text: prompt.halted, rule: null, tone: "trouble" };
    case "error":
      return { text: trouble.message, rule: null, tone: "trouble" };
  }
}

/** What a click on the thing pointed at would do. */
export function hintOf(props: Prompting, words: TableWords): string {
  const { face, language, state, play, pointed } = props;
  const { prompt } = words;
  if (pointed === null || play.sending) return "";
  const name = nameThing(face, pointed, state.sight, language);
  const pressed = play.pressedOn(pointed);
  switch (pressed.is) {
    case "act": {
      const { act } = pressed;
      const foretold = sayForecasts(face.game, language, state.forecasts[state.legal.indexOf(act)] ?? []);
      return [prompt.clickDoes(sayAct(face.game, language, act)), ...foretold].join(" · ");
    }
    case "goal": {
      const most = Math.max(...pressed.ways.map(({ count }) => count));
      const does = prompt.clickDoes(prompt.brings(nameShare(voiceOf(props, words), play.held, most), name));
      // Several ways may lead to several things: what is common to them is said.
      const [first = [], ...others] = pressed.ways.map(({ forecasts = [] }) =>
        sayForecasts(face.game, language, forecasts),
      );
      return [does, ...first.filter((each) => others.every((other) => other.includes(each)))].join(" · ");
    }
    case "held": {
      if (pressed.held.length < play.held.length) return prompt.clickLetsGo(name);
      const fresh = pressed.held.filter((piece) => !play.held.includes(piece));
      return prompt.clickTakes(namePiecesThere(voiceOf(props, words), fresh));
    }
    case "picked":
      return play.picked.includes(pointed) ? prompt.clickLetsGo(name) : prompt.clickPicks(name);
    case "closed":
      return "";
  }
}
