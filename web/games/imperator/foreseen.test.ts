/** What the map foretells is what the game says: costs of ways, and battles at their ends. */
import { imperator } from "@rubicon/imperator";
import { createElement } from "react";
import { foreseenSuite } from "../../series/foreseen-testing.ts";
import { BattleAhead } from "../../series/pieces/BattleAhead.tsx";
import { goalCosts } from "./foreseen.ts";
import { withKit } from "./kit.ts";
import { usePlate } from "./pieces/Pieces.tsx";
import { KIT } from "./testing.ts";
import { playThrough } from "./testing-games.ts";

const { pieces } = KIT.facts;

foreseenSuite({
  game: imperator,
  play: playThrough,
  Ahead: withKit(KIT, (props) => createElement(BattleAhead, { ...props, plate: usePlate(props.language) })),
  isLeader: (piece) => pieces.get(piece)?.leader != null,
  isShip: (piece) => pieces.get(piece)?.type === "fleet",
  goalCosts: (hands) => goalCosts(KIT, hands),
  allowances: [2, 3, 4],
  scenario: "s4_five_emperors",
  seeds: ["costs", "battles", "war"],
  rules: { costs: "IMP-7.1.b", alone: "IMP-3.5.d", battles: "IMP-8.2.b" },
});
