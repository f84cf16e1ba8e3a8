/** The table as text, from what a viewer sees: tracks, then every zone in which somebody stands, region by region. */
import { battleLines, lookUp } from "@rubicon/series";
import type { Zone } from "../board.ts";
import type { Seen, SeenBattle, SeenPeople, SeenPiece } from "../seen.ts";
import { SIDES, type SideName } from "../sides.ts";
import { counterText, signed } from "./titles.ts";
import type { Wording } from "./wording.ts";

export function boardText(seen: Seen, wording: Wording): string {
  return [
    ...tracks(seen, wording),
    "",
    ...wording.titles.box.zones.flatMap((zone) => zoneLine(zone, seen, wording)),
    ...peoples(seen, wording),
    ...beside(seen, wording),
  ]
    .map(wording.typeset)
    .join("\n");
}

/** The battle that is being fought, or is next; "" when there is none. */
export const sceneText = ({ battle }: Seen, wording: Wording): string =>
  battle === null ? "" : scene(battle, wording).map(wording.typeset).join("\n");

const scene = (battle: SeenBattle, { board, titles, sides, modifiers }: Wording): string[] =>
  battleLines(battle, board, {
    heading: `${battle.naval ? board.navalBattle : board.battle}: ${titles.place(battle.zone)}`,
    piece: titles.piece,
    side: (side) => lookUp(sides, side) ?? side,
    modifier: (key) => lookUp(modifiers, key) ?? key,
  });

const holderText = (side: SideName | null, { board, sides }: Wording): string =>
  side === null ? board.nobody : sides[side];

/** Who has a region. */
export const controlText = (region: string, seen: Seen, wording: Wording): string =>
  seen.neutral[region] === undefined ? holderText(seen.control[region], wording) : wording.board.neutral;

function tracks(seen: Seen, wording: Wording): string[] {
  const { board, sides, titles, stratagems } = wording;
  const control = Object.keys(seen.control).map(
    (region) => `${titles.region(region)}: ${controlText(region, seen, wording)}`,
  );
  const own = Object.values(seen.hands).find(({ counters }) => counters !== undefined)?.counters ?? [];
  return [
    [
      board.year(seen.year),
      `${board.initiative}: ${sides[seen.initiative]}`,
      `${board.sequences}: ${SIDES.map((side) => seen.sequences[side]).join(" / ")}`,
      `${board.spqr}: ${seen.spqr}`,
      `${board.score}: ${signed(seen.score)}`,
      `${board.roma}: ${holderText(seen.roma, wording)}`,
      ...(seen.event === 0 ? [] : [`${board.event}: ${seen.event}`]),
      ...(seen.plague === null ? [] : [`${board.plague}: ${titles.zone(seen.plague)}`]),
    ].join(" · "),
    ...republic(seen, wording),
    ...heirs(seen, wording),
    control.join(" · "),
    ...(own.length === 0
      ? []
      : [`${board.hand}: ${own.map((counter) => counterText(counter, titles.box, stratagems)).join(", ")}`]),
  ];
}

/** AIE-5.1.1: nobody is to be taken by surprise when the year ends. */
function republic({ yearSoFar }: Seen, { board, trouble }: Wording): string[] {
  if (yearSoFar === null) return [];
  const { troubles, spqr, counted, dead } = yearSoFar;
  return [`${board.yearSoFar(troubles.map(trouble), spqr, counted)}.${dead ? ` ${board.dead}.` : ""}`];
}

/** AIE-3.7.3.a: of regions and Roma what would change hands, which decides the scenarios won by control. */
function heirs({ heirs: to, control, roma }: Seen, wording: Wording): string[] {
  if (to === null) return [];
  const { board, titles } = wording;
  const passing = Object.keys(control).filter((region) => to.regions[region] !== control[region]);
  const changes = [
    ...passing.map((region) => `${titles.region(region)} (${holderText(to.regions[region], wording)})`),
    ...(to.roma === roma ? [] : [`${board.roma} (${holderText(to.roma, wording)})`]),
  ];
  return [`${board.heirs(changes)}.`];
}

/** "Italia 4 (Aemilia ...) · Caesarians: Caesar*, Legio XIII−"; nothing where nobody is. */
export function zoneLine(zone: Zone, seen: Seen, wording: Wording): string[] {
  const stacks = stacksAt(zone, seen, wording).map(
    ({ label, pieces }) => `${label}: ${pieces.map((piece) => pieceText(piece, wording)).join(", ")}`,
  );
  return stacks.length === 0 ? [] : [`${wording.titles.place(zone)} · ${stacks.join(" | ")}`];
}

/** Who stands in a zone, side by side, leaders first. */
export function stacksAt(zone: Zone, seen: Seen, wording: Wording): { label: string; pieces: SeenPiece[] }[] {
  const { board, sides, titles } = wording;
  const here = seen.pieces.filter(({ at }) => at === titles.box.zoneIds[zone]);
  return [...SIDES, null]
    .map((side) => ({
      label: side === null ? board.peace : sides[side],
      pieces: here.filter((piece) => piece.side === side).toSorted(leadersFirst(wording)),
    }))
    .filter(({ pieces }) => pieces.length > 0);
}

const leadersFirst =
  ({ titles }: Wording) =>
  (a: SeenPiece, b: SeenPiece): number =>
    Number(titles.isLeader(b.piece)) - Number(titles.isLeader(a.piece));

function pieceText({ piece, reduced, titles: borne = [] }: SeenPiece, { titles }: Wording): string {
  return `${titles.piece(piece)}${borne.includes("faction-leader") ? "*" : ""}${reduced ? "−" : ""}`;
}

function peoples(seen: Seen, wording: Wording): string[] {
  const restless = seen.peoples.filter(({ status, ban }) => status !== "peace" || ban !== undefined);
  if (restless.length === 0) return [];
  return ["", `${wording.board.peoples}: ${restless.map((people) => peopleText(people, wording)).join(", ")}`];
}

/** "Galatae (at war: Republicans)" */
export function peopleText({ people, status, holder, ban }: SeenPeople, wording: Wording): string {
  const { board, titles } = wording;
  const name = titles.people(people);
  if (status !== "peace") return `${name} (${board[status]}: ${holderText(holder, wording)})`;
  return `${name} (${ban === undefined ? board.peace : `${board.bannedUntil} ${board.year(ban)}`})`;
}

function beside(seen: Seen, { board, titles }: Wording): string[] {
  const { box } = titles;
  const line = (label: string, fits: (piece: SeenPiece) => boolean): string[] => {
    const names = seen.pieces
      .filter(fits)
      .map(({ piece, due }) => `${titles.piece(piece)}${due ? ` (${board.year(due)})` : ""}`);
    return names.length === 0 ? [] : [`${label}: ${names.join(", ")}`];
  };
  return [
    ...line(board.absent, ({ at }) => at === "absent"),
    ...line(board.toCome, ({ at, due }) => at === "to-come" && due !== undefined),
    ...box.regions.flatMap((region) =>
      line(`${board.waiting} ${box.regionTitles[region]}`, ({ at }) => at === `waiting-${box.regionIds[region]}`),
    ),
    ...line(board.reserve, ({ at }) => at === "reserve"),
  ];
}
