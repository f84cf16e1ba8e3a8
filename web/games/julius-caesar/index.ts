/** Julius Caesar on the page: its map, its blocks, its panels, and what they say. */
import { LANGUAGES } from "@rubicon/engine";
import { fetchLanguage, fetchLaterWords } from "@rubicon/julius-caesar/languages";
import { createElement } from "react";
import { useSoon } from "../../table/drawn.ts";
import { afterBoard, latePanel } from "../../table/late-panel.ts";
import type { MakeFace } from "../face.ts";
import { describe, heading, placeOfBlock, ruleOf, spot, touched, waysIn } from "./describe.ts";
import { kitOf, withKit } from "./kit.ts";
import { Ground } from "./map/Ground.tsx";
import type { Sheet } from "./map/geography.ts";
import { FRAME } from "./map/measures.ts";
import { Hand, inBattle, Status } from "./panels/index.ts";
import { Pieces } from "./pieces/Pieces.tsx";
import { pieceWords } from "./pieces/words.ts";
import { faceWords } from "./words/languages.ts";

const battlePanel = async () => (await import("./panels/battle/Battle.tsx")).Battle;
const Battle = latePanel(battlePanel);
const Beside = afterBoard(async () => (await import("./panels/Beside.tsx")).Beside);

/** Acts that decline or end something. */
const QUIET = [
  "deployed",
  "end-moves",
  "end-group",
  "halt",
  "end-levy",
  "decline",
  "pass",
  "end-regroup",
  "end-disband",
] as const;

/** Faces on a sheet: one for each game that is made of a pack. */
export const faceOn =
  (sheet: Sheet): MakeFace =>
  (game, pack) => {
    const kit = kitOf(game, pack, sheet);
    const { geography } = kit;
    return {
      id: game.id,
      game,
      map: { width: geography.width, height: geography.height, border: FRAME },
      touchable: ["place", "block", "card"],
      quiet: QUIET,
      atOnce: ["fire"],
      hands: {
        placeOf: (piece, sight) => placeOfBlock(piece, sight),
        count: (blocks, language) => pieceWords[language].blocks(blocks),
        ways: waysIn,
      },
      Ground: ({ language }) => {
        useSoon(() => [battlePanel(), ...LANGUAGES.flatMap((each) => [fetchLaterWords(each), fetchLanguage(each)])]);
        return createElement(Ground, { geography, words: faceWords[language].ground });
      },
      Pieces: withKit(kit, Pieces),
      Status: withKit(kit, Status),
      Hand: withKit(kit, Hand),
      Beside: withKit(kit, Beside),
      Battle: withKit(kit, Battle),
      inBattle,
      spot: (it, sight) => spot(kit, it, sight),
      describe: (it, sight, language) => describe(kit, it, sight, language),
      touched: (event) => touched(kit, event),
      ruleOf: (it) => ruleOf(kit, it),
      odds: kit.odds,
      history: async () => (await import("./annals/index.ts")).historyOf(kit),
      heading,
    };
  };
