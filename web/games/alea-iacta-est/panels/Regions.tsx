/** The boxes of the regions: who holds each, its points, its garrison, what it may still recruit, and who waits there. */
import type { RegionFacts } from "@rubicon/alea-iacta-est/components";
import "./regions.css";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { Heap } from "../../../series/panels/heaps.tsx";
import { thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { RECRUITS } from "../pieces/figures.ts";
import type { OfTable } from "./Beside.tsx";
import { Counters, SideMark } from "./marks.tsx";
import { legionsIn, recruitsLeft } from "./reckon.ts";
import { panelWords, playWords } from "./words.ts";

export function Regions({ seen, table }: OfTable): ReactNode {
  const words = panelWords[table.language];
  const { facts } = useKit();
  return (
    <Heap title={words.regions}>
      <div className="volp-boxes">
        {[...facts.regions.values()].map((region) => (
          <RegionBox key={region.id} region={region} seen={seen} table={table} />
        ))}
      </div>
    </Heap>
  );
}

function RegionBox({ region, seen, table }: OfTable & { readonly region: RegionFacts }): ReactNode {
  const words = panelWords[table.language];
  const kit = useKit();
  const names = kit.facts.names(table.language);
  const { id } = region;
  const neutral = seen.neutral[id];
  const side = neutral === undefined ? (seen.control[id] ?? null) : null;
  const legions = legionsIn(kit, id, seen);
  const waiting = seen.pieces.filter(({ at }) => at === `waiting-${id}`);
  const recruits = recruitsLeft(region, seen);
  const holder = neutral !== undefined ? names.piece(neutral) : side === null ? words.nobody : names.side(side);
  return (
    <div className={`volp-box volm-tint-${id}`}>
      <Tangible
        it={thing("region", id)}
        table={table}
        label={`${region.name}${words.colon}${holder}`}
        className="volp-box-head"
      >
        <SideMark side={side} />
        <strong>{region.name}</strong>
        <span className="aie-points">{region.points}</span>
      </Tangible>
      {neutral !== undefined && (
        <span className="volp-fact aie-neutral">
          {playWords[table.language].neutral(kit.facts.pieces.get(neutral)?.title ?? neutral)}
        </span>
      )}
      <span className={legions < region.garrison ? "volp-fact volp-short" : "volp-fact"} title={words.garrison}>
        <Legion /> {legions}/{region.garrison}
      </span>
      <span className="volp-fact aie-recruits" title={words.recruits}>
        {recruits.map(({ type, left, all }) => (
          <span
            key={type}
            title={`${words.types[type]}${words.colon}${left}/${all}`}
            className={left === 0 ? "aie-spent" : ""}
          >
            <svg className="volp-glyph aie-recruit" viewBox="-4 -6 112 112" aria-hidden="true">
              {RECRUITS[type]}
            </svg>
            {left}
          </span>
        ))}
      </span>
      {waiting.length > 0 && (
        <div className="aie-waiting">
          <span className="volp-quiet">{words.waiting}</span>
          <Counters pieces={waiting} table={table} small />
        </div>
      )}
    </div>
  );
}

/** A legionary's shield. */
const Legion = (): ReactNode => (
  <svg className="volp-glyph" viewBox="0 0 12 14" aria-hidden="true">
    <path d="M1 1.500Q6-.200 11 1.500Q12 7 11 12.500Q6 14.200 1 12.500Q0 7 1 1.500ZM6 4.600A2.300 2.300 0 1 0 6 9.300A2.300 2.300 0 1 0 6 4.600Z" />
  </svg>
);
