/**
 * Stratagems that are played (AIE-6.0, IMP-6): when each can be, on what, and what it does. Every title has an entry in a table; the
 * steps in which somebody may play ask them all alike. What an act names, a side of a counter or a title, is its `card` here.
 */
import type { Dice, Refusal, Taking, Tell } from "@rubicon/engine";
import type { Side } from "./sides.ts";

/** What a game calls its own: the acts of playing, what they name, titles, moments. */
export interface Playbook {
  readonly position: unknown;
  /** Whatever can be done at all: what plays are listed among. */
  readonly act: { readonly do: string };
  /** The kinds of acts by which stratagems are played. */
  readonly kind: string;
  readonly card: number;
  readonly title: string;
  readonly moment: string;
  readonly event: unknown;
  /** Where a counter goes that does not go back into the cup. */
  readonly rest: unknown;
}

/** Who plays, and when. */
export interface Player<M> {
  readonly side: Side;
  readonly moment: M;
}

type Who<G extends Playbook> = Player<G["moment"]>;
export type PlayAct<G extends Playbook, K extends G["kind"] = G["kind"]> = Extract<G["act"], { readonly do: K }>;

/** One way to play a stratagem. */
export interface WayToPlay<G extends Playbook, K extends G["kind"] = G["kind"]> {
  /** Why it cannot be played like this, though this is its moment (AIE-6.0.g, IMP-6.e). */
  refuse(p: G["position"], player: Who<G>, act: PlayAct<G, K>): Refusal | null;
  /** Pushes everything that can be done with that card, whoever holds it. */
  list(p: G["position"], player: Who<G>, card: G["card"], list: G["act"][]): void;
  /** Whether there is anything to push. */
  isOpen(p: G["position"], player: Who<G>, card: G["card"]): boolean;
  /** What it does. The counter has been laid down, and the frame that asked has been seen to: this may push others. */
  play(p: G["position"], player: Who<G>, act: PlayAct<G, K>, dice: Dice, tell: Tell<G["event"]>): void;
}

export interface PlayOf<G extends Playbook> {
  /** The rule under which it is played. */
  readonly rule: string;
  readonly moments: readonly G["moment"][];
  /** By the kind of act: most stratagems have one way. */
  readonly ways: { readonly [K in G["kind"]]?: WayToPlay<G, K> };
  /** AIE-6.0.c, IMP-6.c: where the counter goes, if not back into the cup. */
  goes?(p: G["position"], act: PlayAct<G>): G["rest"];
}

type Plain<G extends Playbook> = G["kind"] & "play";

/** Ways to play, made for one game. `plainly` makes the act that names nothing but the card. */
export function waysToPlay<G extends Playbook>(
  plainly: (p: G["position"], card: G["card"]) => PlayAct<G, Plain<G>>,
  cardOf: (act: PlayAct<G, Plain<G>>) => G["card"],
) {
  type P = G["position"];
  type Card = G["card"];

  /** A stratagem that is played on nothing but the moment. */
  function plain(
    refuse: (p: P, player: Who<G>, card: Card) => Refusal | null,
    play: (p: P, player: Who<G>, card: Card, dice: Dice, tell: Tell<G["event"]>) => void,
  ): { readonly play: WayToPlay<G, Plain<G>> } {
    return {
      play: {
        refuse: (p, player, act) => refuse(p, player, cardOf(act)),
        list(p, player, card, list) {
          if (refuse(p, player, card) === null) list.push(plainly(p, card));
        },
        isOpen: (p, player, card) => refuse(p, player, card) === null,
        play: (p, player, act, dice, tell) => play(p, player, cardOf(act), dice, tell),
      },
    };
  }

  /** A stratagem that is played on one thing of a kind. */
  function aimed<K extends G["kind"], T extends number>(
    make: (p: P, card: Card, target: T) => PlayAct<G, K>,
    read: (act: PlayAct<G, K>) => readonly [card: Card, target: T],
    targets: (p: P) => readonly T[],
    refuse: (p: P, player: Who<G>, target: T, card: Card) => Refusal | null,
    play: (p: P, player: Who<G>, target: T, card: Card, dice: Dice, tell: Tell<G["event"]>) => void,
  ): WayToPlay<G, K> {
    return {
      refuse(p, player, act) {
        const [card, target] = read(act);
        return refuse(p, player, target, card);
      },
      list(p, player, card, list) {
        const all = targets(p);
        for (let i = 0; i < all.length; i++)
          if (refuse(p, player, all[i], card) === null) list.push(make(p, card, all[i]));
      },
      isOpen(p, player, card) {
        const all = targets(p);
        for (let i = 0; i < all.length; i++) if (refuse(p, player, all[i], card) === null) return true;
        return false;
      },
      play(p, player, act, dice, tell) {
        const [card, target] = read(act);
        play(p, player, target, card, dice, tell);
      },
    };
  }

  return { plain, aimed };
}

/** What a game says of its counters. */
export interface PlayRules<G extends Playbook> {
  readonly titles: readonly G["title"][];
  readonly moments: readonly G["moment"][];
  readonly kinds: readonly G["kind"][];
  readonly plays: Readonly<Record<G["title"], PlayOf<G>>>;
  cardOf(act: PlayAct<G>): G["card"];
  titleOf(p: G["position"], card: G["card"]): G["title"];
  cardsOf(p: G["position"], title: G["title"]): readonly G["card"][];
  /** The cards in the hand of a side, each once, in the order in which they are listed. */
  handOf(p: G["position"], side: Side): readonly G["card"][];
  /** Whether it has any: how many is no secret (AIE-R172, IMP-R20). */
  hasHand(p: G["position"], side: Side): boolean;
  /** Whether it might have that one and use it, as far as everybody knows. */
  mightHold(p: G["position"], side: Side, card: G["card"]): boolean;
  /** Why a side cannot play a card at all. */
  cardRefusal(p: G["position"], side: Side, card: G["card"]): Refusal | null;
  readonly playedOtherwise: Refusal;
  readonly notItsMoment: Refusal;
  /** AIE-6.0.b, AIE-6.0.c, IMP-6.c: the counter is laid down before everybody's eyes, and back in the cup unless it stays. */
  lay(p: G["position"], player: Who<G>, act: PlayAct<G>, play: PlayOf<G>, tell: Tell<G["event"]>): void;
}

/** Questions that are asked of all stratagems alike: what may be played now, and by whom. */
export function playsBy<G extends Playbook>(rules: PlayRules<G>) {
  type P = G["position"];
  type Title = G["title"];

  /** AIE-6.0.f, IMP-6.e: the titles that fit a moment. */
  const fitting = new Map<G["moment"], readonly Title[]>(
    rules.moments.map((moment) => [
      moment,
      rules.titles.filter((title) => rules.plays[title].moments.includes(moment)),
    ]),
  );
  const NONE: readonly Title[] = [];
  const titlesAt = (moment: G["moment"]): readonly Title[] => fitting.get(moment) ?? NONE;

  /** The ways are kept under the kind of act they take, and looked up by the act's own kind. */
  const wayFor = (play: PlayOf<G>, kind: G["kind"]): WayToPlay<G> | undefined =>
    play.ways[kind] as WayToPlay<G> | undefined;
  const waysOf = new Map<Title, readonly WayToPlay<G>[]>(
    rules.titles.map((title) => [
      title,
      rules.kinds.map((kind) => wayFor(rules.plays[title], kind)).filter((way) => way !== undefined),
    ]),
  );
  const ways = (title: Title): readonly WayToPlay<G>[] => waysOf.get(title) ?? [];

  const playFor = (p: P, act: PlayAct<G>): PlayOf<G> => rules.plays[rules.titleOf(p, rules.cardOf(act))];

  function playRefusal(p: P, player: Who<G>, act: PlayAct<G>): Refusal | null {
    const refusal = rules.cardRefusal(p, player.side, rules.cardOf(act));
    if (refusal !== null) return refusal;
    const play = playFor(p, act);
    const way = wayFor(play, act.do);
    if (way === undefined) return rules.playedOtherwise;
    return play.moments.includes(player.moment) ? way.refuse(p, player, act) : rules.notItsMoment;
  }

  /** What a side may play at that moment with the counters it holds. */
  function listPlays(p: P, player: Who<G>, list: G["act"][]): void {
    const hand = rules.handOf(p, player.side);
    for (let i = 0; i < hand.length; i++) {
      const title = rules.titleOf(p, hand[i]);
      if (!rules.plays[title].moments.includes(player.moment)) continue;
      if (rules.cardRefusal(p, player.side, hand[i]) !== null) continue;
      for (const way of ways(title)) way.list(p, player, hand[i], list);
    }
  }

  /**
   * AIE-R172, IMP-R20: whether a side might play something at that moment, as far as everybody knows: it holds a counter, and one that
   * may be among its own could be played. Which it holds is not asked, so nothing can be told from who is asked.
   */
  function mightPlay(p: P, player: Who<G>): boolean {
    if (!rules.hasHand(p, player.side)) return false;
    for (const title of titlesAt(player.moment))
      for (const card of rules.cardsOf(p, title))
        if (rules.mightHold(p, player.side, card))
          for (const way of ways(title)) if (way.isOpen(p, player, card)) return true;
    return false;
  }

  /** The acts of a step in which stratagems can be played. `then` sees to its frame before anything happens. */
  function takingPlays<F>(playerIn: (p: P, f: F) => Who<G>, then: (p: P, f: F) => void) {
    const taking: Taking<P, F, PlayAct<G>, G["event"]> = {
      refuse: (p, f, act) => playRefusal(p, playerIn(p, f), act),
      play(p, f, act, dice, tell) {
        const player = playerIn(p, f);
        const play = playFor(p, act);
        const way = wayFor(play, act.do);
        if (way === undefined) throw new Error(`${act.do} is no way to play this stratagem`);
        then(p, f);
        rules.lay(p, player, act, play, tell);
        way.play(p, player, act, dice, tell);
      },
    };
    // One taking for all kinds: it finds the way by the act.
    return Object.fromEntries(rules.kinds.map((kind) => [kind, taking])) as unknown as {
      readonly [K in G["kind"]]: Taking<P, F, PlayAct<G, K>, G["event"]>;
    };
  }

  return { playRefusal, listPlays, mightPlay, takingPlays };
}
