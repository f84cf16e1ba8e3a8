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
import { actsIn, besides, tellPlan } from "./planned.ts";

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
  // Its things are marked on the map as long as it is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each piece of advice.
  useEffect(() => {
    show();
    return () => glance([]);
  }, [advice]);
  return (
    <>
      <h3>
        {words.plan} <Expected {...advice} language={language} />
      </h3>
      <div role="status">
        <ol className="counsel-plan">
          {told.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a plan never change, and some are alike.
            <li key={i}>{line}</li>
          ))}
        </ol>
      </div>
      {told.untold > 0 && <p className="soft">{words.more(told.untold)}</p>}
      <Reasons face={face} language={language} reasons={advice.reasons} />
      {advice.others.length > 0 && (
        <>
          <h3>{words.others}</h3>
          <ul className="counsel-others">
            {advice.others.map((other, i) => {
              const acts = actsIn(other.plan);
              const { lines } = tellPlan(face, language, besides(acts, plan));
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
                <li key={i} onPointerEnter={() => glance(thingsOf(acts))} onPointerLeave={show}>
                  {lines.length === 0 ? words.alike : lines.join(" · ")} <Expected {...other} language={language} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

function Expected({ chance, share, language }: Proposed & { readonly language: Language }): ReactNode {
  const words = useWords(counselWords);
  return (
    <span className="counsel-chance figures">
      {words.chance(percent(chance, language))}
      {share !== undefined && ` · ${words.share(percent(share, language))}`}
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
