/** The card beside a thing: what it is in words and numbers, and why it is closed. It stays inside the window. */
import type { Json, Language } from "@rubicon/engine";
import { lazy, type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../app/words.ts";
import type { GameFace, Thing } from "../games/face.ts";
import { cardPlace, type Kept, type Spot } from "./card-place.ts";
import { battleIn, type Foreseen, outlookOf } from "./foreseeing.ts";
import { KEY_CAPS } from "./keys.ts";
import { Rule } from "./Rule.tsx";
import type { Reason } from "./reasons.ts";
import { nameThing, sayAct } from "./speaking.ts";
import type { CardOf, Cards } from "./useCard.ts";
import { tableWords } from "./words.ts";

interface Props {
  readonly face: GameFace;
  readonly language: Language;
  readonly sight: Json;
  readonly cards: Cards;
  readonly card: CardOf;
  /** Whether the thing can be clicked now, or is picked already. */
  readonly open: boolean;
  /** Why nothing at all can be clicked: the past is shown, or somebody else is asked. Null when something can. */
  readonly nothingNow: string | null;
  /** Said of things that nobody could mean: what is asked, or that what is held cannot be brought there. */
  readonly instead: string | null;
  /** Changes with every decision and pick: then the reasons are others. */
  readonly decision: string;
  /** What the acts that a click on it may lead to will cost and bring. */
  readonly foreseen: readonly Foreseen[];
  why(it: Thing): Promise<readonly Reason[]>;
}

/** Nobody needs it before a battle is looked at. */
const ChancesTold = lazy(async () => ({ default: (await import("../odds/ChancesTold.tsx")).ChancesTold }));

type Reasons =
  | { readonly is: "nothing" }
  | { readonly is: "asking" }
  | { readonly is: "unknown" }
  | { readonly is: "found"; readonly reasons: readonly Reason[] };

const NOTHING: Reasons = { is: "nothing" };
const ASKING: Reasons = { is: "asking" };

export function Card(props: Props): ReactNode {
  const { face, language, sight, cards, card, open, nothingNow } = props;
  const words = useWords(tableWords).card;
  const described = face.describe(card.thing, sight, language);
  const found = useReasons(props);
  const box = useRef<HTMLElement>(null);
  const place = usePlace(box, card, found);
  const title = useId();
  const rule = face.ruleOf(card.thing);

  return (
    <section
      ref={box}
      className="thing-card"
      data-card
      data-pinned={card.pinned || undefined}
      aria-labelledby={title}
      tabIndex={-1}
      style={place}
    >
      <header>
        <h3 id={title}>{nameThing(face, card.thing, sight, language)}</h3>
        {rule !== null && <Rule game={face.game} id={rule} />}
        {!card.pinned && card.byMouse && (
          <span className="thing-card-keep">
            <kbd>{KEY_CAPS.card}</kbd> {words.keep}
          </span>
        )}
        {card.pinned && (
          <button type="button" className="thing-card-close" aria-label={words.close} onClick={cards.dismiss}>
            ×
          </button>
        )}
      </header>
      {described?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {open && <LookAhead {...props} />}
      <div role="status" className="thing-card-why">
        {!open && nothingNow !== null && <p>{nothingNow}</p>}
        {!open && nothingNow === null && <Why {...props} found={found} />}
      </div>
    </section>
  );
}

/** What is lit says what it will cost or risk. */
function LookAhead({ face, language, sight, foreseen }: Props): ReactNode {
  const { common, apart } = outlookOf(face.game, language, foreseen);
  const battle = foreseen.length === 1 ? battleIn(foreseen[0].forecasts) : null;
  if (common.length === 0 && apart.length === 0 && battle === null) return null;
  return (
    <div className="thing-card-ahead">
      {common.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {apart.map(({ act, sentences }) => (
        <p key={sayAct(face.game, language, act)}>
          <span className="quiet">{sayAct(face.game, language, act)}</span>
          <br />
          {sentences.join(" · ")}
        </p>
      ))}
      {battle !== null && (
        <Suspense>
          <ChancesTold face={face} language={language} battle={battle} sight={sight} />
        </Suspense>
      )}
    </div>
  );
}

function Why({ face, language, found, instead }: Props & { readonly found: Reasons }): ReactNode {
  const words = useWords(tableWords).card;
  if (found.is === "nothing") return null;
  if (found.is === "asking") return <p className="quiet">{words.asking}</p>;
  if (found.is === "unknown") return <p className="quiet">{words.unknown}</p>;
  if (found.reasons.length === 0) return instead === null ? null : <p>{instead}</p>;
  const several = found.reasons.length > 1;
  return (
    <>
      <h4>{words.closed}</h4>
      {found.reasons.map(({ refusal, act }) => (
        <div key={refusal.why} className="thing-card-reason">
          {several && act !== null && <p className="quiet">{sayAct(face.game, language, act)}</p>}
          <p>
            {face.game.words(language).refusal(refusal)} <Rule game={face.game} id={refusal.rule} />
          </p>
        </div>
      ))}
    </>
  );
}

function useReasons({ card, open, nothingNow, decision, why }: Props): Reasons {
  const wanted = !open && nothingNow === null ? `${decision} ${card.thing}` : null;
  const [found, setFound] = useState<{ readonly wanted: string; readonly found: Reasons } | null>(null);
  const { thing } = card;
  useEffect(() => {
    if (wanted === null) return;
    let current = true;
    why(thing).then(
      (reasons) => current && setFound({ wanted, found: { is: "found", reasons } }),
      () => current && setFound({ wanted, found: { is: "unknown" } }),
    );
    return () => {
      current = false;
    };
  }, [wanted, thing, why]);
  if (wanted === null) return NOTHING;
  return found?.wanted === wanted ? found.found : ASKING;
}

/** Beside what it is about, over nothing that is lit, nor over anything that is laid out to be read. */
function usePlace(box: { readonly current: HTMLElement | null }, { thing, beside }: CardOf, found: Reasons): Spot {
  const [place, setPlace] = useState<Spot>({ left: -9999, top: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reasons, once found, make it longer.
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (size) setPlace(cardPlace(size, { width: innerWidth, height: innerHeight }, beside, keptFree(thing)));
  }, [box, beside, found, thing]);
  return place;
}

/** What has to stay in sight: all that is lit, what the card is about, stacks that are fanned out, and whatever says so. */
function keptFree(it: Thing): readonly Kept[] {
  const parts = document.querySelectorAll(
    `.table [data-thing][tabindex="0"], .table [data-thing="${it}"], [data-fan], ${BUTTONS}`,
  );
  return [...parts].flatMap((part) => {
    // A sea is as large as a room: its mark stands for it.
    const box = (part.querySelector("[data-mark]") ?? part).getBoundingClientRect();
    const isSeen = box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    if (!isSeen || box.width * box.height >= MOST_KEPT_FREE) return [];
    const { left, right, top, bottom } = box;
    return [{ left, right, top, bottom, weight: part.matches(BUTTONS) ? BUTTON_WEIGHT : 1 }];
  });
}

/** What one goes on with, or answers: a map can be pulled from under a card, these cannot. */
const BUTTONS = ".prompt-buttons, .notice-line, [data-kept-free]";
const BUTTON_WEIGHT = 100;

/** Square pixels: what is larger has no place beside it. */
const MOST_KEPT_FREE = 160_000;
