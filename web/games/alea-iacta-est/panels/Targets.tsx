/** What a stratagem is played on that lies nowhere else: the faces of a die, the nations. Shown where they can be chosen. */
import { NATIONALITIES } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { Tangible } from "../../../drawing/Tangible.tsx";
import { type TableProps, thing } from "../../face.ts";
import { pieceWords } from "../pieces/words.ts";
import { playWords } from "./words.ts";

const PIPS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

export function Targets({ table }: { readonly table: TableProps }): ReactNode {
  const words = playWords[table.language];
  const nations = pieceWords[table.language].nationalities;
  const pips = PIPS.filter((each) => isOpen(table, "pips", each));
  const peoples = NATIONALITIES.filter((each) => isOpen(table, "nation", each));
  return (
    <>
      {pips.length > 0 && (
        <fieldset className="aie-targets" aria-label={words.whichPips}>
          <span>{words.whichPips}</span>
          {pips.map((each) => (
            <Tangible key={each} it={thing("pips", each)} table={table} label={words.pips(each)}>
              {each}
            </Tangible>
          ))}
        </fieldset>
      )}
      {peoples.length > 0 && (
        <fieldset className="aie-targets" aria-label={words.whichNation}>
          <span>{words.whichNation}</span>
          {peoples.map((each) => (
            <Tangible key={each} it={thing("nation", each)} table={table} label={nations[each]}>
              <span className={`aie-nation aie-${each}`} />
              {nations[each]}
            </Tangible>
          ))}
        </fieldset>
      )}
    </>
  );
}

const isOpen = ({ lit, picked }: TableProps, kind: string, name: string): boolean =>
  lit.has(thing(kind, name)) || picked.includes(thing(kind, name));
