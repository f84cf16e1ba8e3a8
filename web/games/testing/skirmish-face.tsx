/** Skirmish on the page, for tests in a browser: fields side by side, pieces in rows, and buttons for all else. */
import { isList, isObject, type Json } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useMapHands } from "../../hands/onMap.ts";
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

function buttonOf(it: Thing, { lit, picked }: TableProps) {
  const open = lit.has(it) || picked.includes(it);
  return {
    "data-thing": it,
    ...(open ? { role: "button", tabIndex: 0, "aria-label": nameOf(it) } : {}),
    ...(picked.includes(it) ? { "aria-pressed": true } : {}),
    stroke: picked.includes(it) ? "var(--picked)" : lit.has(it) ? "var(--lit)" : "var(--line)",
    strokeWidth: open ? 5 : 2,
  };
}

export const makeSkirmishFace: MakeFace = (game) => {
  const [fields, pieces] = [namesOf({ game }, "field"), namesOf({ game }, "piece")];

  const fieldOf = (piece: string, sight: Json): string | undefined =>
    fields[numbers(sight, "at")[pieces.indexOf(piece)] ?? -1];

  /** The pieces of a field, or of the hands (-1). */
  const rows = (props: TableProps, at: number, x: number): ReactNode =>
    pieces
      .filter((_, piece) => numbers(props.sight, "at")[piece] === at)
      .map((name, i) => (
        <g
          key={name}
          data-key={name}
          data-piece={thing("piece", name)}
          data-place={fields[at]}
          data-grab={props.hands.groups.flat().includes(thing("piece", name)) ? "any" : undefined}
          data-drags={thing("piece", name)}
          style={{
            transform: `translate(${x + (i % 5) * PIECE}px, ${60 + Math.floor(i / 5) * PIECE}px) scale(1)`,
          }}
        >
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
    <g {...useMapHands(props, { places: "field", dropped() {}, over() {}, clicked() {} }).on}>
      {fields.map((field, i) => (
        <g key={field} data-place={field}>
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
    </g>
  );

  const nothing = (): ReactNode => null;
  return {
    id: game.id,
    game,
    map: { width: (fields.length + 1) * FIELD.width, height: FIELD.height },
    touchable: ["piece", "field"],
    quiet: ["rest", "keep"],
    hands: {
      placeOf(piece, sight) {
        const field = fieldOf(nameOf(piece), sight);
        return field === undefined ? null : thing("field", field);
      },
      count: (count) => `${count} pieces`,
    },
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
