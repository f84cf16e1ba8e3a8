/** A battle in pictures: Marcus Aurelius among the Marcomanni, with the figures of the pack; and the whole combat table. */
import type { Language } from "@rubicon/engine";
import { COLUMNS, type Figures, facesIn, meeting } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import type { Point } from "../../../drawing/point.ts";
import { Clash } from "../../../series/pieces/parts.tsx";
import { Evasion, Odds, CombatTable as Table, Key as TableKey, Thrown } from "../../../series/primer/Fighting.tsx";
import type { BattlePart } from "../../../series/primer/wording.ts";
import { type Kit, useKit } from "../kit.ts";
import { SideMark } from "../panels/marks.tsx";
import "../../../series/pieces/pieces.css";
import { beaten, CounterPicture, hostile, loyal, MARCOMANNUS, MARCUS, POMPEIANUS, reduced } from "./counters.tsx";
import { Leg, MapPiece, Stack } from "./MapPiece.tsx";
import { SIX } from "./tokens.tsx";
import type { BattleFigures } from "./wording.ts";
import { primerWords } from "./words.ts";

/** Who fights in the land of the Marcomanni. */
const FIELD = "marcomanni";
const LEGIONS = ["x_gemina", "xiv_gemina", "i_adiutrix", "ii_adiutrix", "vexillatio_danube_1"] as const;
const GENERALS = [MARCUS.piece, POMPEIANUS.piece];
const WARRIORS = ["marcomanni_1", "marcomanni_2", "marcomanni_3", "marcomanni_4", "marcomanni_5"] as const;
const CHIEFS = [MARCOMANNUS.piece];
/** On the Danuvius, over which they have come. */
const RIPA: Point = { x: 1016, y: 588 };
/** Where the beaten go. */
const AWAY = "lugiorum_silva";

/** The face of the die that is drawn. */
const DIE = 6;
/** In whose colour who wins. */
const SIDES = { attacker: "rome", defender: "enemy" } as const;

/** IMP-8.5.b, IMP-8.5.c: the best of its leaders lead a Force. */
function forceOf({ facts }: Kit, units: readonly string[], leaders: readonly string[], isForeign: boolean): Figures {
  const faces = units.flatMap((unit) => facts.pieces.get(unit)?.unit?.full ?? []);
  const led = leaders.flatMap((leader) => facts.pieces.get(leader)?.leader ?? []);
  return {
    sp: faces.map(({ sp }) => sp),
    qu: faces.map(({ qu }) => qu),
    tb: Math.max(...led.map(({ tb }) => tb)),
    pc: isForeign ? null : Math.max(...led.map(({ pc }) => pc ?? 0)),
    isForeign,
  };
}

/** What the table makes of it. */
export function battleIn(kit: Kit): BattleFigures {
  const outside = kit.facts.zones.get(FIELD)?.part === null;
  const met = meeting(forceOf(kit, LEGIONS, GENERALS, false), forceOf(kit, WARRIORS, CHIEFS, true), outside);
  const row = facesIn(met.column, met.modifier).find(({ die }) => die === DIE)?.row ?? DIE;
  const strategy = kit.facts.pieces.get(MARCOMANNUS.piece)?.leader?.sr ?? 0;
  return { ...met, strategy, die: DIE, row };
}

interface BattleProps {
  readonly part: BattlePart;
  readonly figures: BattleFigures;
  readonly language: Language;
}

export function BattlePicture({ part, figures, language }: BattleProps): ReactNode {
  const words = primerWords[language];
  const label = words.pictures.battle[part];
  switch (part) {
    case "meeting":
      return <Meeting label={label} />;
    case "evasion":
      return (
        <Evasion
          label={label}
          leader={<CounterPicture seen={MARCOMANNUS} />}
          said={`d6 < ${figures.strategy}`}
          faces={SIX}
          succeeds={(face) => face < figures.strategy}
        />
      );
    case "odds":
      return (
        <Odds
          label={label}
          figures={figures}
          signs={[<SideMark key="attacker" side="rome" />, <SideMark key="defender" side="enemy" />]}
          columns={COLUMNS}
          words={words}
        />
      );
    case "die":
      return <Thrown label={label} figures={figures} />;
    case "results":
      return <Results label={label} />;
  }
}

function Meeting({ label }: { readonly label: string }): ReactNode {
  const at = useKit().places.groundOf(FIELD)?.plots.close.stack;
  return (
    <MapPiece label={label} around={[FIELD, RIPA]} room={66}>
      <Stack zone={FIELD} shift={{ x: -38, y: 6 }} pieces={[loyal("x_gemina"), loyal("xiv_gemina"), MARCUS]} />
      <Stack
        zone={FIELD}
        shift={{ x: 38, y: 6 }}
        pieces={[hostile("marcomanni_1"), hostile("marcomanni_2"), MARCOMANNUS]}
      />
      {at && <Clash at={{ x: at.x, y: at.y - 34 }} scale={1.3} />}
    </MapPiece>
  );
}

/** The beaten lose a step each and go; of the others a few are turned over. */
function Results({ label }: { readonly label: string }): ReactNode {
  const { places } = useKit();
  const [from, to] = [FIELD, AWAY].map((zone) => places.groundOf(zone)?.plots.close.stack);
  return (
    <MapPiece label={label} around={[FIELD, AWAY]} room={70}>
      {from && to && <Leg side="enemy" way={[from, { x: to.x - 12, y: to.y - 4 }]} flight />}
      <Stack zone={FIELD} shift={{ x: -26, y: 6 }} pieces={[reduced("x_gemina"), reduced("i_adiutrix"), MARCUS]} />
      <Stack
        zone={AWAY}
        shift={{ x: 26, y: -30 }}
        pieces={["marcomanni_1", "marcomanni_2", "marcomanni_3"].map(beaten)}
      />
    </MapPiece>
  );
}

export const CombatTable = ({ figures, language }: Omit<BattleProps, "part">): ReactNode => (
  <Table figures={figures} columns={COLUMNS} facesIn={facesIn} sides={SIDES} words={primerWords[language]} />
);

/** What stands in the cells. */
export const Key = ({ language }: Pick<BattleProps, "language">): ReactNode => (
  <TableKey sides={SIDES} words={primerWords[language]} />
);
