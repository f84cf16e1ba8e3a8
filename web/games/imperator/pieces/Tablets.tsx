/** The tablets of the Fronts on the map: a flag while one is in reserve, and how many of its legions are there. */
import type { Seen } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { NoVexillum, Tablet, Vexillum } from "../../../series/pieces/Tablet.tsx";
import { type MapProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { frontTitle } from "../map/fronts.ts";
import { frontCount } from "../reckon.ts";
import { eagle } from "./figures.tsx";
import { pieceWords } from "./words.ts";

export function Tablets(props: MapProps & { readonly seen: Seen }): ReactNode {
  const { seen, lit, picked, glanced, language, level } = props;
  const kit = useKit();
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  return kit.geography.regions.map(({ id, tablet }) => {
    const front = kit.facts.fronts.get(id);
    if (front === undefined) return null;
    const it = thing("front", id);
    const { here, all, atLeast } = frontCount(kit, id, seen);
    const inReserve = seen.reserve.includes(id);
    const isFreed = seen.freed.includes(id);
    // What is written on it comes first: whoever speaks to the page says what he sees.
    const title = frontTitle(id, front.name);
    const { short } = names.part(id);
    const name = title.toLowerCase() === short.toLowerCase() ? short : `${title} (${short})`;
    const state = isFreed ? words.freed : inReserve ? words.inReserve : words.notInReserve;
    return (
      <Tablet
        key={id}
        name={title}
        at={tablet}
        level={level}
        it={it}
        look={{ lit: lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) }}
        label={[name, state, words.legions(here, all, atLeast)].join(", ")}
        side={isFreed ? "rebel" : "rome"}
        medal={`${here}/${all}`}
        standard={inReserve || isFreed ? <Vexillum sign={eagle} /> : <NoVexillum />}
      />
    );
  });
}
