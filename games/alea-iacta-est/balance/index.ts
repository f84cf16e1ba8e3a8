/** Games between equal bots, by scenario: for whoever shows how even they are. Written by scripts/balance.ts. No part of the game. */
import { type Json, plain } from "@rubicon/engine";
import actium from "./actium.json" with { type: "json" };
import fromCaesarToAugustus from "./from-caesar-to-augustus.json" with { type: "json" };
import perusiaAndNaulochus from "./perusia-and-naulochus.json" with { type: "json" };
import pharsalus from "./pharsalus.json" with { type: "json" };
import philippi from "./philippi.json" with { type: "json" };
import riseOfCaesar from "./rise-of-caesar.json" with { type: "json" };
import thapsusAndMunda from "./thapsus-and-munda.json" with { type: "json" };

export const BALANCE: readonly Json[] = [
  fromCaesarToAugustus,
  riseOfCaesar,
  pharsalus,
  thapsusAndMunda,
  philippi,
  perusiaAndNaulochus,
  actium,
].map(plain);
