/** Alea Iacta Est on the page: its map, its counters, its panels, and what they say. */
import { aleaIactaEst, aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { isIntent } from "@rubicon/alea-iacta-est/components";
import { fetchLanguage, fetchLaterWords } from "@rubicon/alea-iacta-est/languages";
import { LANGUAGES } from "@rubicon/engine";
import { createElement } from "react";
import { faceWith } from "../../series/face.ts";
import { withWays } from "../../series/late.ts";
import type { Sheet } from "../../series/map/geography.ts";
import { useSoon } from "../../table/drawn.ts";
import { afterBoard, latePanel } from "../../table/late-panel.ts";
import type { MakeFace } from "../face.ts";
import { describe, heading, ruleOf, spot, touched, zoneOfPiece } from "./describe.ts";
import { type Kit, kitOf, withKit } from "./kit.ts";
import { Ground } from "./map/Ground.tsx";
import { MEASURES } from "./map/measures.ts";
import { Hand, inBattle, Status } from "./panels/index.ts";
import { Pieces } from "./pieces/Pieces.tsx";
import { pieceWords } from "./pieces/words.ts";
import { faceWords } from "./words/languages.ts";

const battlePanel = async () => (await import("./panels/battle/Battle.tsx")).Battle;
const Battle = latePanel(battlePanel);
const Beside = afterBoard(async () => (await import("./panels/Beside.tsx")).Beside);
const history = async (kit: Kit) => (await import("./annals/index.ts")).historyOf(kit);

/** Whatever lies on the map, on a panel or in the hand. */
export const TOUCHABLE = ["zone", "piece", "region", "people", "counter", "face", "nation", "pips"] as const;

/** Faces on a sheet: one for each game that is made of a pack. */
export const faceOn =
  (sheet: Sheet): MakeFace =>
  (game, pack) => {
    const kit = kitOf(game, pack, sheet);
    const { geography } = kit;
    const nationalityOf = (people: string) => kit.facts.peoples.get(people)?.nationality ?? null;
    return {
      ...faceWith(kit, {
        ...{ touchable: TOUCHABLE, border: MEASURES.frame, withKit, inBattle, history },
        ...{ parts: { Pieces, Status, Hand, Beside, Battle }, spot, describe, touched, ruleOf, heading },
      }),
      hands: {
        placeOf: (piece, sight) => zoneOfPiece(kit, piece, sight),
        count: (pieces, language) => pieceWords[language].pieces(pieces),
        ways: (intent) => (isIntent(intent) ? [intent.way] : []),
      },
      Ground: ({ language }) => {
        useSoon(() => [battlePanel(), ...LANGUAGES.flatMap((each) => [fetchLaterWords(each), fetchLanguage(each)])]);
        const ground = createElement(Ground, { geography, words: faceWords[language].ground, nationalityOf });
        if (game.pack.id === aleaIactaEst.pack.id) return ground;
        return withWays(ground, {
          ...{ standard: aleaIactaEstRules.standard.components, own: pack.components, geography },
        });
      },
      odds: kit.odds,
    };
  };
