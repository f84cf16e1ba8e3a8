/** How a game that is over was decided: points by what they were scored for, what each side holds, and who has won. */
import type { EventShape } from "@rubicon/engine";
import { nameOf } from "./closer.ts";
import type { Sitting } from "./sitting.ts";

/** The result stands last: nothing is to be read below it. */
export function accountOf(sitting: Sitting, events: readonly EventShape[]): string[] {
  const { game, position, language, phrases } = sitting;
  const outcome = game.outcome(position);
  const reasons = reasonsFor(sitting, events);
  return [
    phrases.over,
    ...(reasons.length === 0 ? [] : [phrases.decidedBy, ...reasons.map((line) => `  ${line}`)]),
    ...(outcome === null ? [] : [game.words(language).outcome(outcome)]),
  ];
}

/** "Great battles: Rome 5, Enemies of Rome 10", "Held at the end (Rome): Armenia"; none where a game keeps no ledger. */
function reasonsFor(sitting: Sitting, events: readonly EventShape[]): string[] {
  const { game, position, language, phrases } = sitting;
  const words = game.words(language).ledger;
  const ledger = game.ledger?.(position, events);
  if (words === undefined || ledger === undefined) return [];
  const colon = language === "fr" ? "\u00a0:" : ":";
  const bySeat = (points: Readonly<Record<string, number>>): string =>
    game.seats.map((seat) => `${nameOf(sitting, seat, "watcher")} ${points[seat] ?? 0}`).join(", ");
  return [
    ...Object.entries(ledger.points).map(([source, points]) => `${words.source(source)}${colon} ${bySeat(points)}`),
    ...game.seats.flatMap((seat) => {
      const held = ledger.held[seat] ?? [];
      return held.length === 0
        ? []
        : [`${phrases.heldBy(nameOf(sitting, seat, "watcher"))}${colon} ${held.map(words.held).join(", ")}`];
    }),
  ];
}
