/** Julius Caesar on the page: its map, its blocks, its panels, and what they say. */
import { LANGUAGES } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { fetchLanguage } from "@rubicon/julius-caesar/languages";
import { createElement, lazy, Suspense, useEffect } from "react";
import type { GameFace } from "../face.ts";
import { describe, heading, ruleOf, spot, touched } from "./describe.ts";
import { Ground } from "./map/Ground.tsx";
import { geography } from "./map/geography.ts";
import { GROUND_WORDS } from "./map/words.ts";
import { Beside, Hand, inBattle, Status } from "./panels/index.ts";
import { Pieces } from "./pieces/Pieces.tsx";

const battlePanel = () => import("./panels/battle/Battle.tsx");
const BattleWhenHere = lazy(async () => ({ default: (await battlePanel()).Battle }));

/** Milliseconds after which nobody waits for the board any more. */
const BOARD_STANDS = 1500;

/** What nobody needs in the first moments comes when the board stands: the battle, and the other languages. */
function useTheRestSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whatever cannot be fetched now is asked for again by whoever needs it.
      Promise.allSettled([battlePanel(), ...LANGUAGES.map(fetchLanguage)]);
    }, BOARD_STANDS);
    return () => clearTimeout(timer);
  }, []);
}

export const face: GameFace = {
  id: juliusCaesar.id,
  game: juliusCaesar,
  map: { width: geography.width, height: geography.height },
  touchable: ["place", "block", "card"],
  Ground: ({ language }) => {
    useTheRestSoon();
    return createElement(Ground, { words: GROUND_WORDS[language] });
  },
  Pieces,
  Status,
  Hand,
  Beside,
  Battle: (props) => createElement(Suspense, null, createElement(BattleWhenHere, props)),
  inBattle,
  spot,
  describe,
  touched,
  ruleOf,
  heading,
};
