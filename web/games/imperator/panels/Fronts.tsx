/** The boxes of the Fronts (IMP-3.2, IMP-3.3, IMP-3.4): which are in reserve, their legions, and their vexillations. */
import type { FrontFacts } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { Heap } from "../../../series/panels/heaps.tsx";
import { thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { pieceWords } from "../pieces/words.ts";
import { frontCount, vexillationCount } from "../reckon.ts";
import type { OfTable } from "./Beside.tsx";
import "./fronts.css";
import { legionsAbroad } from "./reckon.ts";
import { panelWords } from "./words.ts";

export function Fronts({ seen, table }: OfTable): ReactNode {
  const { facts } = useKit();
  return (
    <Heap title={panelWords[table.language].fronts}>
      <div className="volp-boxes">
        {[...facts.fronts.values()].map((front) => (
          <FrontBox key={front.id} front={front} seen={seen} table={table} />
        ))}
      </div>
    </Heap>
  );
}

function FrontBox({ front: { id }, seen, table }: OfTable & { readonly front: FrontFacts }): ReactNode {
  const kit = useKit();
  const words = panelWords[table.language];
  const said = pieceWords[table.language];
  const name = kit.facts.names(table.language).part(id).short;
  const { here, all, atLeast } = frontCount(kit, id, seen);
  const { onMap, all: vexillations } = vexillationCount(kit, id, seen);
  const abroad = legionsAbroad(kit, id, seen);
  const [freed, reserve] = [seen.freed.includes(id), seen.reserve.includes(id)];
  const state = freed ? said.freed : reserve ? said.inReserve : said.notInReserve;
  const costs = abroad > 0 && !freed && !reserve;
  return (
    <div className={`volp-box imp-front volm-tint-${id}`}>
      <Tangible
        it={thing("front", id)}
        table={table}
        label={[name, state, said.legions(here, all, atLeast)].join(", ")}
        className="volp-box-head"
      >
        <Flag state={freed ? "freed" : reserve ? "reserve" : "bound"} title={state} />
        <strong>{name}</strong>
      </Tangible>
      <span className="volp-fact" title={`${words.legions}. ${said.legions(here, all, atLeast)}`}>
        <Legion /> {here}/{all}
      </span>
      <span className="volp-fact" title={`${words.vexillations}. ${said.vexillations(onMap, vexillations)}`}>
        <Vexillum /> {onMap}/{vexillations}
      </span>
      {abroad > 0 && (
        <span className={costs ? "volp-fact volp-short imp-abroad" : "volp-fact imp-abroad"}>
          {words.abroad(abroad)}
          {costs && `${words.colon}${words.abroadCosts}`}
        </span>
      )}
    </div>
  );
}

/** Up while its legions may leave it. */
const Flag = ({
  state,
  title,
}: {
  readonly state: "reserve" | "freed" | "bound";
  readonly title: string;
}): ReactNode => (
  <svg className={`imp-flag imp-${state}`} viewBox="0 0 16 18" role="img" aria-label={title}>
    <title>{title}</title>
    <path className="pole" d="M3 1V17" />
    <path className="cloth" d={state === "bound" ? "M3 10H6V15H3Z" : "M3 2H15V9L12 7.500 9 9 6 7.500 3 9Z"} />
  </svg>
);

/** A legionary's shield. */
const Legion = (): ReactNode => (
  <svg className="volp-glyph" viewBox="0 0 12 14" aria-hidden="true">
    <path d="M1 1.500Q6-.200 11 1.500Q12 7 11 12.500Q6 14.200 1 12.500Q0 7 1 1.500ZM6 4.600A2.300 2.300 0 1 0 6 9.300A2.300 2.300 0 1 0 6 4.600Z" />
  </svg>
);

/** The flag of a detachment. */
const Vexillum = (): ReactNode => (
  <svg className="volp-glyph" viewBox="0 0 12 14" aria-hidden="true">
    <path d="M5.300 0H6.700V2H11.500V9L9 8 7 9 6.700 8.900V14H5.300V8.900L5 9 3 8 .5 9V2H5.300Z" />
  </svg>
);
