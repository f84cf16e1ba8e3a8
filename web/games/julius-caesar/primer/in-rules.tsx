/** Beside the rules of the book: the block, the card or the city that a rule speaks of. */
import { GODS } from "@rubicon/julius-caesar/components";
import type { MakeRulePictures, RulePictures } from "../../../lesson/form.ts";
import { kitOf, useKit, withKit } from "../kit.ts";
import type { Sheet } from "../map/geography.ts";
import "../map/ground.css";
import { Town } from "../map/Towns.tsx";
import { Card } from "../panels/Card.tsx";
import { RULE_OF_GOD } from "../panels/gods.ts";
import { TypeBlock } from "./TypeBlock.tsx";

const BLOCKS: Readonly<Record<string, string>> = {
  "JC-3.11.a": "legio-13",
  "JC-3.21.a": "caesar",
  "JC-3.22.a": "legio-10",
  "JC-3.23.a": "p-auxilia-3",
  "JC-3.24.a": "c-equitatus-4",
  "JC-3.24.b": "p-elephant",
  "JC-3.25.a": "c-ballista",
  "JC-3.26.a": "p-navis-1",
  "JC-3.27.a": "cleopatra",
  "JC-6.2.a": "p-navis-1",
  "JC-6.3.a": "c-navis-1",
  "JC-7.41.a": "p-elephant",
  "JC-7.42.a": "c-ballista",
  "JC-7.51.a": "pompeius",
  "JC-7.52.a": "cleopatra",
  "JC-8.1.a": "cleopatra",
};

const CARDS: Readonly<Record<string, string>> = {
  "JC-2.1.k": "3/2a",
  ...Object.fromEntries(GODS.map((god) => [RULE_OF_GOD[god], god])),
};

const CITIES: Readonly<Record<string, string>> = { "JC-1.2.b": "roma", "JC-1.2.e": "roma" };

type Picture = RulePictures[string];

const ofBlock =
  (block: string): Picture =>
  ({ language }) => <TypeBlock block={block} language={language} />;

const ofCard =
  (card: string): Picture =>
  ({ language }) => <Card card={card} language={language} />;

const ofCity =
  (city: string): Picture =>
  () => (
    <svg viewBox="-30 -34 60 60" aria-hidden="true">
      <Town value={useKit().facts.places.get(city)?.value ?? 0} />
    </svg>
  );

export const inRulesOn =
  (sheet: Sheet): MakeRulePictures =>
  (game, pack) => {
    const kit = kitOf(game, pack, sheet);
    const drawn = (rules: Readonly<Record<string, string>>, draw: (name: string) => Picture) =>
      Object.entries(rules).map(([rule, name]) => [rule, withKit(kit, draw(name))] as const);
    return Object.fromEntries([...drawn(BLOCKS, ofBlock), ...drawn(CARDS, ofCard), ...drawn(CITIES, ofCity)]);
  };
