/** Somebody waits at another table: what for, and the way there. */
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "wouter";
import { called } from "./me.ts";
import { useStore } from "./store.ts";
import { callWords } from "./words/calls.ts";
import { useWords } from "./words.ts";

export function Called(): ReactNode {
  const words = useWords(callWords);
  const now = useStore(called);
  const [at] = useLocation();
  const isThere = now?.path === at;
  useEffect(() => {
    if (isThere) called.set(null);
  }, [isThere]);
  if (now === null || isThere) return null;
  return (
    <div className="called" role="status">
      <span>{now.text}</span>
      <Link href={now.path} className="button">
        {words.go}
      </Link>
      <button type="button" className="button quiet" onClick={() => called.set(null)}>
        {words.close}
      </button>
    </div>
  );
}
