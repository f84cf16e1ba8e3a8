/** What the map foretells is what the game says: costs of ways, and battles at their ends. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
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
  game: aleaIactaEst,
  play: playThrough,
  Ahead: withKit(KIT, (props) => createElement(BattleAhead, { ...props, plate: usePlate(props.language) })),
  isLeader: (piece) => pieces.get(piece)?.unit === null,
  isShip: (piece) => pieces.get(piece)?.type === "naves",
  goalCosts: (hands) => goalCosts(KIT, hands),
  allowances: [2, 3, 4],
  scenario: "rise-of-caesar",
  seeds: ["costs", "battles", "war"],
  rules: { costs: "AIE-3.4.1.c", alone: "AIE-3.4.1.i", battles: "AIE-CT.m" },
});
