/** Skirmish on the page, for tests in a browser: fields side by side, pieces in rows, and buttons for all else. */
import { isList, isObject, type Json } from "@rubicon/engine";
import type { ReactNode } from "react";
import { type GameFace, type MakeFace, type MapProps, nameOf, type TableProps, type Thing, thing } from "../face.ts";

const FIELD = { width: 260, height: 420 } as const;
const PIECE = 44;

const numbers = (sight: Json, field: string): readonly number[] => {
  const list = isObject(sight) ? sight[field] : [];
  return isList(list) ? list.map(Number) : [];
};

/** Names of the things that acts speak of. */
const namesOf = ({ game }: Pick<GameFace, "game">, kind: string): readonly string[] => {
  const domains = game.acts.makers.flatMap(({ fields }) => fields.map(([, domain]) => domain));
  return domains.find(({ of }) => of === kind)?.names ?? [];
};

function buttonOf(it: Thing, { lit, picked, pick, point }: TableProps) {
  const open = lit.has(it) || picked.includes(it);
  return {
    "data-thing": it,
    ...(open ? { role: "button", tabIndex: 0, "aria-label": nameOf(it) } : {}),
    ...(picked.includes(it) ? { "aria-pressed": true } : {}),
    onClick: () => pick(it),
    onPointerEnter: () => point(it),
    onPointerLeave: () => point(null),
    stroke: picked.includes(it) ? "var(--picked)" : lit.has(it) ? "var(--lit)" : "var(--line)",
    strokeWidth: open ? 5 : 2,
  };
}

export const makeSkirmishFace: MakeFace = (game) => {
  const [fields, pieces] = [namesOf({ game }, "field"), namesOf({ game }, "piece")];

  /** The pieces of a field, or of the hands (-1). */
  const rows = (props: TableProps, at: number, x: number): ReactNode =>
    pieces
      .filter((_, piece) => numbers(props.sight, "at")[piece] === at)
      .map((name, i) => (
        <g key={name} data-key={name} transform={`translate(${x + (i % 5) * PIECE} ${60 + Math.floor(i / 5) * PIECE})`}>
          <rect
            {...buttonOf(thing("piece", name), props)}
            width={PIECE - 8}
            height={PIECE - 8}
            rx="6"
            fill={name.startsWith("red") ? "#b5533c" : "#4d6d9a"}
          />
        </g>
      ));

  const Pieces = (props: MapProps): ReactNode => (
    <>
      {fields.map((field, i) => (
        <g key={field}>
          <rect
            {...buttonOf(thing("field", field), props)}
            x={i * FIELD.width + 10}
            y="10"
            width={FIELD.width - 20}
            height={FIELD.height - 20}
            rx="12"
            fill="var(--paper-raised)"
          />
          <text x={i * FIELD.width + 24} y="44" fill="var(--ink)" fontSize="22">
            {field}
          </text>
          {rows(props, i, i * FIELD.width + 24)}
        </g>
      ))}
      {rows(props, -1, fields.length * FIELD.width + 14)}
    </>
  );

  const nothing = (): ReactNode => null;
  return {
    id: game.id,
    game,
    map: { width: (fields.length + 1) * FIELD.width, height: FIELD.height },
    touchable: ["piece", "field"],
    Ground: () => <rect width="100%" height="100%" fill="var(--paper-deep)" />,
    Pieces,
    Status: ({ sight, language, viewer }) => (
      <p>{game.seats.includes(viewer) ? game.words(language).seat(viewer, sight) : viewer}</p>
    ),
    Hand: nothing,
    Beside: nothing,
    Battle: nothing,
    inBattle: () => false,
    spot: () => null,
    describe: (it) => ({ title: nameOf(it), lines: [] }),
    touched: () => [],
    ruleOf: () => null,
    heading: () => null,
  };
};
