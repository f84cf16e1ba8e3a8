/** Fetches a list of tables again when the server says that it has changed. */
import type { ListName } from "@rubicon/server/protocol";
import { useEffect } from "react";
import { server } from "./server.ts";

/** Milliseconds over which those who look at the same list spread their questions. */
const SPREAD = 400;

/** While nobody looks it is only kept in mind, and fetched when the window is looked at again. */
export function useListNews(list: ListName, again: () => void): void {
  useEffect(() => {
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      if (!stale || document.hidden) return;
      stale = false;
      again();
    };
    const stop = server().onList(list, () => {
      stale = true;
      clearTimeout(timer);
      timer = setTimeout(look, Math.random() * SPREAD);
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [list, again]);
}
