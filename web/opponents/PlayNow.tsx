/** "Play now": where bots play a game it asks against whom and on which side; elsewhere both sides are played at this screen. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { to } from "../app/routes.ts";
import { useLanguage } from "../app/settings.ts";
import { useWords } from "../app/words.ts";
import { type GameFacts, hasBots } from "../games/index.ts";
import { Choices } from "../pages/shared/Choices.tsx";
import { seatName } from "../pages/shared/summaries.ts";
import { LevelChoice } from "./LevelChoice.tsx";
import "./play-now.css";
import { type AgainstBot, addressOf, keepWish, lastWish } from "./wish.ts";
import { botWords } from "./words.ts";

interface Props {
  readonly game: GameFacts;
  /** How the button looks. */
  readonly className: string;
  readonly children: ReactNode;
}

export function PlayNow({ game, className, children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  if (!hasBots(game.id))
    return (
      <Link href={to.newLocal(game.id)} className={className}>
        {children}
      </Link>
    );
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <AgainstWhom game={game} close={() => setOpen(false)} />}
    </>
  );
}

const BY_LOT = "";

function AgainstWhom({ game, close }: { readonly game: GameFacts; close(): void }): ReactNode {
  const words = useWords(botWords);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const seats = Object.keys(game.seats);
  const [wish, setWish] = useState<AgainstBot>(() => lastWish(game.id, seats));
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Whoever comes back wants what he wanted before.
    begin.current?.focus();
  }, []);

  return (
    <dialog ref={dialog} className="play-now" aria-labelledby={title} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keepWish(game.id, wish);
          navigate(addressOf(to.newLocal(game.id), wish));
        }}
      >
        <div className="play-now-head">
          <h2 id={title}>{words.title(game.title)}</h2>
          <button type="button" className="play-now-close" aria-label={words.close} onClick={close}>
            ×
          </button>
        </div>
        <LevelChoice chosen={wish.level} choose={(level) => setWish({ ...wish, level })} />
        <Choices
          legend={words.side}
          chosen={wish.seat ?? BY_LOT}
          choices={[
            ...seats.map((seat) => ({ value: seat, label: seatName(game.id, seat, language) })),
            { value: BY_LOT, label: words.byLot },
          ]}
          hint={words.about}
          choose={(seat) => setWish({ ...wish, seat: seat === BY_LOT ? null : seat })}
        />
        <div className="play-now-end">
          <button type="submit" className="button big" ref={begin}>
            {words.begin}
          </button>
          <Link href={to.newLocal(game.id)}>{words.alone}</Link>
        </div>
      </form>
    </dialog>
  );
}
