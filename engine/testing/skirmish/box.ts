/** The box of a skirmish: its components as tables, and the acts that speak of them. A position knows its box. */
import { type ActsOf, act0, act1, act2, actBook, domain } from "../../acts.ts";
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "../../numbers.ts";
import { type Components, TOKENS } from "./pack.ts";

export type Piece = Nth<"piece">;
export type Field = Nth<"field">;
export type Faction = Nth<"faction">;
export type Token = Nth<"token">;
export type Stance = Nth<"stance">;
/** The number of a seat, which is not that of the faction it leads. */
export type Place = Nth<"place">;

export const SEATS = ["north", "south"] as const;
export const FACTIONS = ["red", "blue"] as const;
export const STANCES = ["charge", "guard"] as const;

export const PLACES = everyNth<Place>(2);
export const TOKEN_KINDS = everyNth<Token>(TOKENS.length);
export const STANCE_KINDS = everyNth<Stance>(STANCES.length);
export const RED = nth<Faction>(0);
export const BLUE = nth<Faction>(1);
export const NORTH = nth<Place>(0);
export const SOUTH = nth<Place>(1);
export const TURN = nth<Token>(0);
export const CHARGE = nth<Stance>(0);
export const GUARD = nth<Stance>(1);

export const enemyOf = (faction: Faction): Faction => (faction === RED ? BLUE : RED);
export const across = (place: Place): Place => (place === NORTH ? SOUTH : NORTH);
export const placeNamed = (seat: string): Place => (seat === SEATS[NORTH] ? NORTH : SOUTH);

export interface Box extends Components {
  readonly pieces: readonly Piece[];
  readonly pieceNames: ReadonlyBy<Piece, string>;
  readonly factionOf: ReadonlyBy<Piece, Faction>;
  readonly fieldNumbers: readonly Field[];
  readonly acts: Acts;
}

function makeActs(pieces: readonly string[], fields: readonly string[]) {
  const piece = domain<Piece>("piece", pieces);
  const field = domain<Field>("field", fields);
  return {
    place: act2("place", ["piece", piece], ["field", field]),
    choose: act1("choose", ["stance", domain<Stance>("stance", STANCES)]),
    march: act2("march", ["piece", piece], ["field", field]),
    strike: act2("strike", ["piece", piece], ["field", field]),
    rest: act0("rest"),
    spend: act1("spend", ["token", domain<Token>("token", TOKENS)]),
    keep: act0("keep"),
  };
}

export type Acts = ReturnType<typeof makeActs>;
export type Act = ActsOf<Acts[keyof Acts][]>;

export function makeBox(components: Components): Box {
  const { piecesOfEach, fields } = components;
  const names = FACTIONS.flatMap((faction) => everyNth(piecesOfEach).map((n) => `${faction}-${n + 1}`));
  return {
    ...components,
    pieces: everyNth<Piece>(2 * piecesOfEach),
    pieceNames: by<Piece, string>(names),
    factionOf: by<Piece, Faction>(names.map((_, piece) => (piece < piecesOfEach ? RED : BLUE))),
    fieldNumbers: everyNth<Field>(fields.length),
    acts: makeActs(names, fields),
  };
}

export const bookOf = ({ acts }: Pick<Box, "acts">) => {
  const { place, choose, march, strike, rest, spend, keep } = acts;
  return actBook([place, choose, march, strike, rest, spend, keep]);
};
