/** Julius Caesar on the page: its map, its blocks, its panels, and what they say. */
import { juliusCaesar } from "@rubicon/julius-caesar";
import { createElement } from "react";
import type { GameFace } from "../face.ts";
import { describe, heading, ruleOf, spot, touched } from "./describe.ts";
import { Ground } from "./map/Ground.tsx";
import { geography } from "./map/geography.ts";
import { GROUND_WORDS } from "./map/words.ts";
import { Pieces } from "./Pieces.tsx";
import { Battle, Beside, Hand, inBattle, Status } from "./panels/index.ts";

export const face: GameFace = {
  id: juliusCaesar.id,
  game: juliusCaesar,
  map: { width: geography.width, height: geography.height },
  touchable: ["place", "block", "card"],
  Ground: ({ language }) => createElement(Ground, { words: GROUND_WORDS[language] }),
  Pieces,
  Status,
  Hand,
  Beside,
  Battle,
  inBattle,
  spot,
  describe,
  touched,
  ruleOf,
  heading,
};
