/** The title of the window: the page's own, or what calls a player back to it until he looks. */
import { useEffect } from "react";

let own = "";
let instead: string | null = null;

export function useTitle(title: string): void {
  useEffect(() => {
    own = title;
    write();
  }, [title]);
}

/** Says something else until it is taken back with null. */
export function writeInstead(text: string | null): void {
  instead = text;
  write();
}

function write(): void {
  const title = instead ?? own;
  document.title = title === "" ? "Rubicon" : `${title} · Rubicon`;
}
