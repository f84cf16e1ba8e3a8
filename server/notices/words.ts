/** What notices say, in each language. */
import type { Language } from "@rubicon/engine";

export type Kind = "move" | "reminder";

/** A challenge to whoever is challenged, and its no to whoever challenged. */
export type CallKind = "challenge" | "declined";

export interface CallFacts {
  readonly kind: CallKind;
  readonly game: string;
  readonly scenario: string;
  /** Of the other. */
  readonly name: string;
  /** What was said with a no. */
  readonly word: string | null;
}

export interface Facts {
  readonly kind: Kind;
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  /** What is asked, in words; null where it is not to be told. */
  readonly question: string | null;
  /** When the time runs out; null without a clock. */
  readonly deadline: Date | null;
  readonly link: string;
}

export interface Message {
  readonly title: string;
  /** Without the link, a line a fact. */
  readonly lines: readonly string[];
  readonly link: string;
}

interface NoticeWords {
  move(game: string, side: string): string;
  reminder(game: string, side: string): string;
  challenge(name: string, game: string): string;
  declined(name: string, game: string): string;
  said(word: string): string;
  scenario(name: string): string;
  until(moment: string): string;
  readonly footer: string;
  readonly locale: string;
}

const WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    move: (game, side) => `${game}: your move as ${side}`,
    reminder: (game, side) => `${game}: your time as ${side} is running out`,
    challenge: (name, game) => `${name} challenges you to ${game}`,
    declined: (name, game) => `${name} does not take up your challenge to ${game}`,
    said: (word) => `“${word}”`,
    scenario: (name) => `Scenario: ${name}`,
    until: (moment) => `You have until ${moment} (UTC).`,
    footer: "You chose to be told by mail; your settings on Rubicon change that.",
    locale: "en-GB",
  },
  fr: {
    move: (game, side) => `${game} : à vous de jouer (${side})`,
    reminder: (game, side) => `${game} : votre temps s’épuise (${side})`,
    challenge: (name, game) => `${name} vous défie à ${game}`,
    declined: (name, game) => `${name} ne relève pas votre défi à ${game}`,
    said: (word) => `« ${word} »`,
    scenario: (name) => `Scénario : ${name}`,
    until: (moment) => `Vous avez jusqu’au ${moment} (UTC).`,
    footer: "Vous avez choisi d’être prévenu par courriel ; vos réglages sur Rubicon permettent d’y renoncer.",
    locale: "fr-FR",
  },
  it: {
    move: (game, side) => `${game}: tocca a te (${side})`,
    reminder: (game, side) => `${game}: il tuo tempo sta per scadere (${side})`,
    challenge: (name, game) => `${name} ti sfida a ${game}`,
    declined: (name, game) => `${name} non raccoglie la tua sfida a ${game}`,
    said: (word) => `«${word}»`,
    scenario: (name) => `Scenario: ${name}`,
    until: (moment) => `Hai tempo fino al ${moment} (UTC).`,
    footer: "Hai scelto di essere avvisato per posta elettronica; lo cambi nelle tue impostazioni su Rubicon.",
    locale: "it-IT",
  },
};

export function messageOf(facts: Facts, language: Language): Message {
  const words = WORDS[language];
  const { kind, game, scenario, side, question, deadline, link } = facts;
  const lines = [words.scenario(scenario)];
  if (question !== null) lines.unshift(question);
  if (deadline !== null) lines.push(words.until(momentIn(words.locale, deadline)));
  return { title: words[kind](game, side), lines, link };
}

/** A challenge leads to its table; of a table that was declined there is nothing left to see. */
export function callMessage(facts: CallFacts, table: string, origin: string, language: Language): Message {
  const words = WORDS[language];
  const { kind, game, scenario, name, word } = facts;
  return {
    title: words[kind](name, game),
    lines: [words.scenario(scenario), ...(word === null ? [] : [words.said(word)])],
    link: kind === "challenge" ? `${origin}/table/${table}` : `${origin}/games`,
  };
}

export const footerIn = (language: Language): string => WORDS[language].footer;

function momentIn(locale: string, moment: Date): string {
  return moment.toLocaleString(locale, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
}
