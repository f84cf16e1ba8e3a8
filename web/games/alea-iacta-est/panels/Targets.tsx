/** What a stratagem is played on that lies nowhere else: the faces of a die, the nations. Shown where they can be chosen. */
import { NATIONALITIES } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { isOpen, Pips } from "../../../series/panels/Stratagem.tsx";
import { type TableProps, thing } from "../../face.ts";
import { pieceWords } from "../pieces/words.ts";
import { playWords } from "./words.ts";

export function Targets({ table }: { readonly table: TableProps }): ReactNode {
  const words = playWords[table.language];
  const nations = pieceWords[table.language].nationalities;
  const peoples = NATIONALITIES.filter((each) => isOpen(table, "nation", each));
  return (
    <>
      <Pips table={table} words={words} />
      {peoples.length > 0 && (
        <fieldset className="volp-targets" aria-label={words.whichNation}>
          <span>{words.whichNation}</span>
          {peoples.map((each) => (
            <Tangible key={each} it={thing("nation", each)} table={table} label={nations[each]}>
              <span className={`volp-nation aie-${each}`} />
              {nations[each]}
            </Tangible>
          ))}
        </fieldset>
      )}
    </>
  );
}
