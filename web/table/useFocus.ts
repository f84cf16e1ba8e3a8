/** Keeps the focus of whoever plays with the keyboard on what can be chosen next, when what had it is no longer lit. */
import { useEffect } from "react";
import type { Thing } from "../games/face.ts";
import { useLatest } from "./useLatest.ts";

export function useFocus(lit: ReadonlySet<Thing>, picked: readonly Thing[], byKeys: () => boolean): void {
  const follow = useLatest(() => {
    const { activeElement } = document;
    const onMap = activeElement?.closest(".table-room") != null;
    if (!byKeys() || !(onMap || activeElement === document.body || activeElement === null)) return;
    const next = [...document.querySelectorAll<HTMLElement | SVGElement>('.table-room [data-thing][tabindex="0"]')];
    const fresh = next.find((part) => !picked.some((it) => it === part.dataset.thing));
    const button = document.querySelector<HTMLElement>(".prompt-buttons button");
    (fresh ?? button ?? document.querySelector<HTMLElement>(".table .viewport"))?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit is what can be chosen next.
  useEffect(follow, [lit]);
}
