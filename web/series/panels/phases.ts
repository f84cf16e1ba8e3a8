/** The phases of a year, which both volumes have: A to F. */

export const PHASES = ["A", "B", "C", "D", "E", "F"] as const;
export type Phase = (typeof PHASES)[number];

/** A question as it is seen: what it is called, and of a window the moment. */
interface Asking {
  readonly asked: {
    readonly ask: string;
    readonly question?: { readonly ask: string; readonly moment?: string };
  } | null;
}

type InPhase = Readonly<Record<string, Phase>>;

/** Which phase a decision belongs to, by its question or by the moment of a window: those not named are in the campaign. */
export function phaseBy(askedIn: InPhase, windowIn: InPhase): (seen: Asking) => Phase | null {
  return ({ asked }) => {
    const question = asked?.question;
    if (question?.ask === "window") return windowIn[question.moment ?? ""] ?? "E";
    return askedIn[asked?.ask ?? ""] ?? null;
  };
}
