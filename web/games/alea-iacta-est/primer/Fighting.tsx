/** A battle in pictures: Pharsalus, as in the lesson, with the figures of the pack; and the whole combat table. */
import { COLUMNS, type Figures, facesIn, meeting, type SideName } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Clash } from "../../../series/pieces/parts.tsx";
import { Evasion, Odds, CombatTable as Table, Key as TableKey, Thrown } from "../../../series/primer/Fighting.tsx";
import type { BattlePart } from "../../../series/primer/wording.ts";
import { signed } from "../../../series/signed.ts";
import { type Kit, useKit } from "../kit.ts";
import { CounterPicture, SideMark } from "../panels/marks.tsx";
import "../../../series/pieces/pieces.css";
import { CAESAR } from "./Anatomy.tsx";
import { unitOf } from "./kinds.ts";
import { Leg, MapPiece, Stack } from "./MapPiece.tsx";
import { POMPEIUS } from "./pictures.tsx";
import type { BattleFigures } from "./wording.ts";
import { primerWords } from "./words.ts";

const legions = (numbers: string): readonly string[] => numbers.split(" ").map((number) => `legio-${number}`);

/** Who fights for whom in the battle that is drawn. */
export const AT_PHARSALUS = {
  caesarians: [...legions("V VI VII VIII IX X XI XII XIII XIV"), "equites4-1"],
  republicans: [...legions("I III XXI XXII XXV XXVI XXVIII XXX XIV-R XV-R XVI-R")],
} as const;

/** The face of the die that is drawn. */
const DIE = 6;
/** The faces of a d10. */
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** In whose colour who wins. */
const SIDES = { attacker: "caesarians", defender: "republicans" } as const;

function forceOf({ facts }: Kit, side: SideName, chief: string): Figures {
  const units = AT_PHARSALUS[side].flatMap((piece) => facts.pieces.get(piece)?.unit?.full ?? []);
  const leader = facts.pieces.get(chief)?.leader?.[side];
  return {
    sp: units.map(({ sp }) => sp),
    qu: units.map(({ qu }) => qu),
    tb: leader?.tb ?? 0,
    pc: leader?.pc ?? null,
  };
}

/** What the table makes of it. */
export function pharsalusIn(kit: Kit): BattleFigures {
  const [attacker, defender] = [forceOf(kit, "caesarians", "caesar"), forceOf(kit, "republicans", "pompeius")];
  const met = meeting(attacker, defender);
  const row = facesIn(met.column, met.modifier).find(({ die }) => die === DIE)?.row ?? DIE;
  const strategy = kit.facts.pieces.get("pompeius")?.leader?.republicans?.sr ?? 0;
  return { ...met, bonus: attacker.tb, strategy, die: DIE, row };
}

interface BattleProps {
  readonly part: BattlePart;
  readonly figures: BattleFigures;
  readonly language: Language;
}

export function BattlePicture({ part, figures, language }: BattleProps): ReactNode {
  const words = primerWords[language];
  const label = words.pictures.battle[part];
  const { bonus, strategy } = figures;
  switch (part) {
    case "meeting":
      return <Meeting label={label} />;
    case "evasion":
      return (
        <Evasion
          label={label}
          leader={<CounterPicture seen={POMPEIUS} />}
          said={`d10 ${signed(bonus)} < ${strategy}`}
          faces={TEN}
          succeeds={(face) => face + bonus < strategy}
        />
      );
    case "odds":
      return (
        <Odds
          label={label}
          figures={figures}
          signs={[<SideMark key="attacker" side="caesarians" />, <SideMark key="defender" side="republicans" />]}
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
  const at = useKit().places.groundOf("graecia-3")?.plots.close.stack;
  return (
    <MapPiece label={label} around={["graecia-1", "graecia-3"]} room={84}>
      <Stack
        zone="graecia-3"
        shift={{ x: -34, y: 6 }}
        pieces={[unitOf("legio-X", "caesarians"), unitOf("legio-VIII", "caesarians"), CAESAR]}
      />
      <Stack
        zone="graecia-3"
        shift={{ x: 38, y: 6 }}
        pieces={[unitOf("legio-I", "republicans"), unitOf("legio-III", "republicans"), POMPEIUS]}
      />
      {at && <Clash at={{ x: at.x + 2, y: at.y - 34 }} scale={1.3} />}
    </MapPiece>
  );
}

/** The beaten lose a step each and go; of the others a few are turned over. */
function Results({ label }: { readonly label: string }): ReactNode {
  const { places } = useKit();
  const [from, to] = ["graecia-3", "graecia-2"].map((zone) => places.groundOf(zone)?.plots.close.stack);
  const weakened = ["legio-I", "legio-III", "legio-XXI"].map((unit) => unitOf(unit, "republicans", { reduced: true }));
  return (
    <MapPiece label={label} around={["graecia-3", "graecia-2"]} room={84}>
      {from && to && <Leg side="republicans" way={[from, { x: to.x - 24, y: to.y - 8 }]} flight />}
      <Stack
        zone="graecia-3"
        shift={{ x: -34, y: 6 }}
        pieces={[unitOf("legio-V", "caesarians", { reduced: true }), unitOf("legio-X", "caesarians"), CAESAR]}
      />
      <Stack zone="graecia-2" shift={{ x: 24, y: -8 }} pieces={weakened} />
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
