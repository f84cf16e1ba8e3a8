/** The tablets of the regions on the map: name, points for its control, and the standard of whoever holds it. */
import type { Seen } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { NoVexillum, Tablet, Vexillum } from "../../../series/pieces/Tablet.tsx";
import { type MapProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { playWords } from "../panels/words.ts";
import { EMBLEMS } from "./figures.ts";
import { TriumvirBand } from "./Troubles.tsx";
import { pieceWords } from "./words.ts";

export function Tablets(props: MapProps & { readonly seen: Seen }): ReactNode {
  const { seen, lit, picked, glanced, language, level } = props;
  const { geography, facts } = useKit();
  const words = pieceWords[language];
  const names = facts.names(language);
  return geography.regions.map(({ id, tablet }) => {
    const region = facts.regions.get(id);
    if (region === undefined) return null;
    const it = thing("region", id);
    const side = seen.neutral[id] === undefined ? (seen.control[id] ?? null) : null;
    const triumvir = seen.neutral[id];
    const holder =
      triumvir === undefined
        ? side === null
          ? words.nobodys
          : names.side(side)
        : words.neutral(names.piece(triumvir));
    return (
      <Tablet
        key={id}
        name={region.name}
        at={tablet}
        level={level}
        it={it}
        look={{ lit: lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) }}
        label={`${region.name}, ${words.points(region.points)}, ${holder}`}
        side={side ?? "nobody"}
        medal={`${region.points}`}
        standard={side === null ? <NoVexillum neutral={triumvir !== undefined} /> : <Vexillum sign={EMBLEMS[side]} />}
      >
        {triumvir !== undefined && (
          <TriumvirBand
            region={region.name}
            text={playWords[language].neutral(facts.pieces.get(triumvir)?.title ?? triumvir)}
          />
        )}
      </Tablet>
    );
  });
}
