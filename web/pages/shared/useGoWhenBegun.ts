import { useEffect } from "react";
import { useLocation } from "wouter";
import { mine } from "../../app/me.ts";
import { to } from "../../app/routes.ts";
import { useStore } from "../../app/store.ts";

/** As soon as somebody has taken the free seat, whoever waits here is taken to the board: his clock may run. */
export function useGoWhenBegun(table: string): void {
  const [, navigate] = useLocation();
  const begun = useStore(mine)?.running.some(({ id }) => id === table) ?? false;
  useEffect(() => {
    // What is not to be had now is fetched when he goes there.
    import("../TablePage.tsx").catch(() => {});
  }, []);
  useEffect(() => {
    if (begun) navigate(to.table(table));
  }, [begun, table, navigate]);
}
