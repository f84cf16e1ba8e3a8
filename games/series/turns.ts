/** Sequences of movement and combat, one side after the other (AIE-2.E.a, AIE-EV10.a, IMP-2.E.a, IMP-TE.10.a). */
import { type Frame, type ReadonlyBy, type Running, type Stacked, stackingOf } from "@rubicon/engine";
import { enemyOf, NOBODY, type Side } from "./sides.ts";

export interface Campaigning extends Stacked {
  readonly initiative: Side;
  /** AIE-2.D.b, IMP-2.D.d: sequences that each side still has. */
  readonly sequences: ReadonlyBy<Side, number>;
  /** Who has one more after all others. */
  extra: Side;
}

interface TurnsFrame extends Frame {
  readonly step: "turns";
  readonly side: Side;
  readonly last: Side;
}

type CampaignFrame =
  | { readonly step: "campaign" }
  | TurnsFrame
  | { readonly step: "truce"; readonly side: Side }
  | { readonly step: "movesAndCombats"; readonly side: Side; readonly extra: boolean; readonly begun: boolean };

const { push, next } = stackingOf<CampaignFrame>();

/** What a game does between two sequences, and when the last one is over. */
interface Windows<P> {
  /** The window before a sequence; whoever was active is asked first. */
  between(p: P, first: Side, silent: readonly Side[]): void;
  after(p: P, active: Side): void;
}

export function turnsBy<P extends Campaigning, E>(windows: Windows<P>) {
  /**
   * AIE-2.E.h, IMP-R20: the end of one sequence and the start of the next are one window. The side whose sequence begins may play
   * as soon as it may move, so after the other's sequence it need not be asked now.
   */
  function begin(p: P, side: Side, last: Side, extra: boolean): void {
    push(p, { step: "movesAndCombats", side, extra, begun: false });
    if (last === enemyOf(side)) windows.between(p, last, [side]);
    else windows.between(p, side, []);
  }

  /** AIE-2.E.a, IMP-2.E.a: the side with the initiative is first. */
  const campaign: Running<P, Frame, E> = {
    run: (p) => next(p, { step: "turns", side: p.initiative, last: NOBODY }),
  };

  /** In turns until both have used theirs; then the extra one of event 10 (AIE-R63, IMP-R17). */
  const turns: Running<P, TurnsFrame, E> = {
    run(p, { side, last }) {
      const other = enemyOf(side);
      if (p.sequences[side] > 0) {
        next(p, { step: "turns", side: other, last: side });
        begin(p, side, last, false);
      } else if (p.sequences[other] > 0) {
        next(p, { step: "turns", side: other, last });
      } else if (p.extra !== NOBODY) {
        const late = p.extra;
        p.extra = NOBODY;
        next(p, { step: "turns", side, last: late });
        begin(p, late, last, true);
      } else {
        const active = last === NOBODY ? p.initiative : last;
        next(p, { step: "truce", side: active });
        windows.after(p, active);
      }
    },
  };
  return { campaign, turns };
}
