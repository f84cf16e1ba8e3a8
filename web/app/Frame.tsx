/** What stands around every page: header, footer, and the place between them. A table leaves the footer out. */
import { playerName } from "@rubicon/client/names";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { CloseIcon, CutIcon, MenuIcon, PersonIcon } from "./icons.tsx";
import { called, mine, movesOf, reachable, useMe, waitingFor } from "./me.ts";
import { ColoursButton, LanguageSwitch } from "./Switches.tsx";
import { useLanguage } from "./settings.ts";
import { useStore } from "./store.ts";
import { Wordmark } from "./Wordmark.tsx";
import { frame } from "./words/frame.ts";
import { useWords } from "./words.ts";

const Called = lazy(async () => ({ default: (await import("./Called.tsx")).Called }));

interface FrameProps {
  readonly kind: "page" | "table";
  /** Changes when another page is shown: then it is read and scrolled from its top. */
  readonly room: string;
  readonly children: ReactNode;
}

export function Frame({ kind, room, children }: FrameProps): ReactNode {
  const words = useWords(frame);
  const main = useRef<HTMLElement>(null);
  useFreshStart(room, main);
  return (
    <div className={`frame frame-${kind}`}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header key={room} />
      <Calls />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {kind === "page" && <Footer />}
    </div>
  );
}

function Header(): ReactNode {
  const words = useWords(frame);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const shut = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setOpen(false);
    };
    addEventListener("keydown", shut);
    return () => removeEventListener("keydown", shut);
  }, [open]);
  return (
    <header className="header" data-open={open}>
      <Link href="/" className="wordmark" aria-label="Rubicon">
        <Wordmark />
      </Link>
      <OfflineSign />
      <Waiting />
      <button
        type="button"
        className="icon-button menu-button"
        aria-expanded={open}
        aria-controls="menu"
        aria-label={words.menu}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </button>
      <div className="menu" id="menu">
        <nav aria-label={words.navigation}>
          <NavLink href="/games">
            {words.myGames}
            <Badge />
          </NavLink>
          <NavLink href="/lobby">{words.lobby}</NavLink>
          <NavLink href="/ladder">{words.ladder}</NavLink>
          <NavLink href="/rules">{words.rules}</NavLink>
        </nav>
        <div className="tools">
          <LanguageSwitch />
          <ColoursButton />
          <Myself />
        </div>
      </div>
    </header>
  );
}

function Calls(): ReactNode {
  if (useStore(called) === null) return null;
  return (
    <Suspense>
      <Called />
    </Suspense>
  );
}

function NavLink({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode {
  const [path] = useLocation();
  const here = path === href || path.startsWith(`${href}/`);
  return (
    <Link href={href} className="nav-link" aria-current={here ? "page" : undefined}>
      {children}
    </Link>
  );
}

/** What waits for whoever looks, counted and in words. */
function useWaiting(): readonly [count: number, said: string] {
  const words = useWords(frame);
  const tables = useStore(mine);
  const moves = movesOf(tables);
  const challenges = waitingFor(tables) - moves;
  const said = [moves > 0 ? words.yourMoves(moves) : "", challenges > 0 ? words.challenges(challenges) : ""];
  return [moves + challenges, said.filter((part) => part !== "").join(", ")];
}

function Badge(): ReactNode {
  const [waiting, said] = useWaiting();
  if (waiting === 0) return null;
  return (
    <span className="badge figures" title={said}>
      <span aria-hidden="true">{waiting}</span>
      <span className="unseen">{` (${said})`}</span>
    </span>
  );
}

/** The same number where the menu is folded away. */
function Waiting(): ReactNode {
  const [waiting, said] = useWaiting();
  if (waiting === 0) return null;
  return (
    <Link href="/games" className="waiting" aria-label={said} title={said}>
      <span className="badge figures">{waiting}</span>
    </Link>
  );
}

function OfflineSign(): ReactNode {
  const words = useWords(frame);
  const online = useStore(reachable);
  return (
    <span className="offline-place" role="status">
      {!online && (
        <span className="offline" title={words.offlineLong}>
          <CutIcon size={16} />
          <span>{words.offline}</span>
          <span className="unseen">{words.offlineLong}</span>
        </span>
      )}
    </span>
  );
}

function Myself(): ReactNode {
  const words = useWords(frame);
  const me = useMe();
  const [path] = useLocation();
  const language = useLanguage();
  if (me === undefined) return <span className="myself" />;
  const name = me === null ? null : playerName(me, language);
  return (
    <span className="myself">
      {(me === null || me.guest) && <NavLink href="/sign-in">{words.signIn}</NavLink>}
      <Link
        href="/settings"
        className="nav-link me"
        aria-label={name === null ? words.settings : `${name}: ${words.settings}`}
        aria-current={path === "/settings" ? "page" : undefined}
      >
        <PersonIcon size={18} />
        <span className="me-name">{name ?? words.settings}</span>
      </Link>
    </span>
  );
}

function Footer(): ReactNode {
  const words = useWords(frame);
  return (
    <footer className="footer">
      <p>{words.unofficial}</p>
      <nav aria-label={words.about}>
        <Link href="/about">{words.about}</Link>
        <Link href="/rules">{words.rules}</Link>
        <Link href="/replay">{words.replay}</Link>
        <Link href="/settings">{words.settings}</Link>
      </nav>
    </footer>
  );
}

/** Whoever goes to another page begins at its top; whoever goes back finds it where he left it. */
function useFreshStart(room: string, main: { readonly current: HTMLElement | null }): void {
  const shown = useRef(room);
  const wentBack = useRef(false);
  useEffect(() => {
    const remember = (): void => {
      wentBack.current = true;
    };
    addEventListener("popstate", remember);
    return () => removeEventListener("popstate", remember);
  }, []);
  useEffect(() => {
    if (shown.current === room) return;
    shown.current = room;
    main.current?.focus({ preventScroll: true });
    if (!wentBack.current) scrollTo(0, 0);
    wentBack.current = false;
  }, [room, main]);
}
