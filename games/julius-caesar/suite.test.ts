/** What every game must keep, on random games of Julius Caesar; every second one between players who look for a fight. */
import { join } from "node:path";
import { commonSuite, corpusSuite, packSuite, type Taste } from "@rubicon/engine/testing";
import type { Act } from "./acts.ts";
import { enemyOf, sideNamed } from "./blocks.ts";
import { juliusCaesar, juliusCaesarRules } from "./index.ts";
import { blocksOf, type Position } from "./position.ts";

/** Attacks where there is somebody to attack, levies, stands in battle, and sends nobody home. */
const warlike: Taste = {
  likes(p: Position, act: Act): boolean {
    const side = sideNamed(juliusCaesar.toMove(p));
    switch (act.do) {
      case "move":
      case "march":
        return blocksOf(p, enemyOf(side), act.to) > 0;
      case "end-moves":
      case "end-group":
      case "end-levy":
      case "halt":
      case "pass":
      case "decline":
      case "disband":
      case "swap":
        return false;
      default:
        return true;
    }
  },
};

commonSuite(juliusCaesar, { games: 5, taste: warlike });
packSuite(juliusCaesarRules);
corpusSuite(juliusCaesar, join(import.meta.dirname, "corpus"));
