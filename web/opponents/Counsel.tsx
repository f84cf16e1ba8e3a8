/** The counsel of a bot, over the map: what it would do, what it expects of it, why, and what else there is. */
import type { Advice, Proposed } from "@rubicon/bots";
import type { Language } from "@rubicon/engine";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace, Thing } from "../games/face.ts";
import { botsOf } from "../games/index.ts";
import { percent } from "../odds/percent.ts";
import { touches } from "../table/choosing.ts";
import type { Counselling } from "../table/useCounsel.ts";
import type { Play } from "../table/usePlay.ts";
import "./counsel.css";
import { counselWords } from "./counsel-words.ts";
import type { GameBots } from "./form.ts";
import { actsIn, alternativesTo, besides, tellPlan } from "./planned.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly play: Play;
  readonly counsel: Counselling;
  glance(things: readonly Thing[]): void;
}

export function Counsel({ face, language, play, counsel, glance }: Props): ReactNode {
  const words = useWords(counselWords);
  const { now } = counsel;
  if (now.is === "none") return null;
  const advice = now.is === "given" ? now.advice : null;
  return (
    <section className="counsel" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        {advice !== null && (
          <button
            type="button"
            className="button"
            disabled={play.sending !== null}
            onClick={() => play.follow(actsIn(advice.plan))}
          >
            {words.play}
          </button>
        )}
        <button type="button" className="counsel-close" aria-label={words.close} onClick={counsel.close}>
          ×
        </button>
      </header>
      {now.is === "rated" && <p role="status">{words.rated}</p>}
      {now.is === "asking" && <p role="status">{words.thinking}</p>}
      {now.is === "failed" && (
        <>
          <p role="alert">{words.failed(now.reason)}</p>
          <button type="button" className="button quiet" onClick={counsel.ask}>
            {words.again}
          </button>
        </>
      )}
      {now.is === "given" &&
        (advice === null ? (
          <p role="status">{words.nothing}</p>
        ) : (
          <Given face={face} language={language} play={play} advice={advice} glance={glance} />
        ))}
    </section>
  );
}

interface GivenProps extends Omit<Props, "counsel"> {
  readonly advice: Advice;
}

function Given({ face, language, play, advice, glance }: GivenProps): ReactNode {
  const words = useWords(counselWords);
  const plan = actsIn(advice.plan);
  const told = tellPlan(face, language, plan);
  const thingsOf = (acts: typeof plan): readonly Thing[] => acts.flatMap((act) => touches(play.rules, act));
  const show = (): void => glance(thingsOf(plan));
  const said = (chance: number): string => percent(chance, language);
  /** What another plan does otherwise, in a line. */
  const tell = (other: Proposed): string => {
    const { lines } = tellPlan(face, language, besides(actsIn(other.plan), plan));
    return lines.length === 0 ? words.alike : lines.join(" · ");
  };
  const { asGood, others } = alternativesTo(advice, { chance: said, plan: tell, best: told.lines.join(" · ") });
  const pointing = (plans: readonly Proposed[]) => ({
    onPointerEnter: () => glance(plans.flatMap((other) => thingsOf(actsIn(other.plan)))),
    onPointerLeave: show,
  });
  // Its things are marked on the map as long as it is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each piece of advice.
  useEffect(() => {
    show();
    return () => glance([]);
  }, [advice]);
  return (
    <>
      <h3 className="counsel-line">
        <span>{words.plan}</span>
        <span className="unseen">: </span>
        <span className="counsel-chance figures">{words.chance(said(advice.chance))}</span>
      </h3>
      {advice.share !== undefined && <p className="soft">{words.share(said(advice.share))}</p>}
      <div role="status">
        <ol className="counsel-plan">
          {told.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a plan never change, and some are alike.
            <li key={i}>{line}</li>
          ))}
        </ol>
      </div>
      {told.untold > 0 && <p className="soft">{words.more(told.untold)}</p>}
      {asGood.length > 0 && (
        <>
          <h3>{words.asGood}</h3>
          <ul className="counsel-others">
            {asGood.map((plan) => (
              <li key={tell(plan)} {...pointing([plan])}>
                {tell(plan)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Reasons face={face} language={language} reasons={advice.reasons} />
      {others.length > 0 && (
        <>
          <h3>{words.others}</h3>
          <ul className="counsel-others">
            {others.map((plans, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
              <li key={i} className="counsel-line" {...pointing(plans)}>
                <span>
                  {plans.map((plan) => (
                    <span key={tell(plan)} className="counsel-one">
                      {tell(plan)}
                    </span>
                  ))}
                </span>
                <span className="unseen">: </span>
                <Expected {...plans[0]} said={said} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ExpectedProps extends Proposed {
  said(chance: number): string;
}

/** A figure at the edge, so that one is easily held against another. */
function Expected({ chance, share, said }: ExpectedProps): ReactNode {
  const words = useWords(counselWords);
  return (
    <span className="counsel-chance figures" title={words.chance(said(chance))}>
      {said(chance)}
      <span className="unseen"> ({words.chance(said(chance))})</span>
      {share !== undefined && <small> · {words.often(said(share))}</small>}
    </span>
  );
}

interface ReasonsProps extends Pick<Props, "face" | "language"> {
  readonly reasons: Advice["reasons"];
}

/** What cannot be said in words is left out. */
function Reasons({ face, language, reasons }: ReasonsProps): ReactNode {
  const words = useWords(counselWords);
  const features = useFeatures(face.id)?.[language];
  const said = reasons.flatMap(({ feature, share }) => {
    const known = features?.[feature];
    return known === undefined ? [] : [{ feature, good: share > 0, text: share > 0 ? known.better : known.worse }];
  });
  if (said.length === 0) return null;
  return (
    <>
      <h3>{words.why}</h3>
      <ul className="counsel-reasons">
        {said.map(({ feature, good, text }) => (
          <li key={feature} data-good={good}>
            <span className="unseen">{good ? words.speaksFor : words.speaksAgainst}: </span>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function useFeatures(game: string): GameBots["features"] | null {
  const [features, setFeatures] = useState<GameBots["features"] | null>(null);
  useEffect(() => {
    // Without its words a reason is not told.
    botsOf(game).then(
      (bots) => setFeatures(bots?.features ?? null),
      () => {},
    );
  }, [game]);
  return features;
}
