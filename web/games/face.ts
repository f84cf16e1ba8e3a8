/**
 * What a game brings to the page: its map, its pieces, its panels. Everything else (prompt, log, history, reasons,
 * keyboard) is the same for all games and lives in table/ and board/.
 *
 * A face is made for a game, which is made of a pack: two packs of one game have two faces, and nothing that a face
 * knows of its components is known to the module it comes from.
 *
 * Things. Whatever can be clicked has a name: the kind of thing, as the game's acts call it, and its name at the
 * door: "place:roma", "block:legio-13", "card:3/2a". An act touches the things it names, in the order of its fields:
 * so what can be clicked follows from the legal acts, and no game needs code for it.
 */
import type { Eyes, Game, IntentShape, Json, Language, Pack } from "@rubicon/engine";
import type { ComponentType } from "react";
import type { Catalogue } from "../app/words.ts";
import type { Odds } from "../odds/asking.ts";

export type Thing = `${string}:${string}`;

export const thing = (kind: string, name: string): Thing => `${kind}:${name}`;
export const kindOf = (it: Thing): string => it.slice(0, it.indexOf(":"));
export const nameOf = (it: Thing): string => it.slice(it.indexOf(":") + 1);

/** How closely one looks at the map: far, where little fits, to near, where everything does. */
export type Level = "far" | "middle" | "near";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Plain, with Shift or Control held, or only to choose among what begins with the thing. */
export type Press = "plain" | "adding" | "choosing";

/** What becomes of pieces that are let go over a thing: they go there, something is found out or asked first, or they stay. */
export type Dropped = "goes" | "waits" | "stays";

/** A place to which what is held can be brought, by one way. */
export interface TableReach {
  readonly to: Thing;
  readonly way: readonly Thing[];
  readonly count: number;
  readonly forecasts: readonly Json[];
}

/** Whole gestures at the table: what can be taken up, what is, and where it could be brought. */
export interface TableHands {
  /** Pieces that can be taken up; those that can go together stand in one list. */
  readonly groups: readonly (readonly Thing[])[];
  /** Pieces that are taken up. They are among what is picked, too. */
  readonly held: readonly Thing[];
  /** Places to which they can be brought, and how many of them get there. */
  readonly goals: ReadonlyMap<Thing, number>;
  /** The same goals with the way to each, from where what is held begins, and what is foretold of it. */
  readonly reach: readonly TableReach[];
  /** Ways that are pointed at, by the places they lead through: the first is where they begin. */
  readonly ways: readonly (readonly Thing[])[];
  /** They are on their way: what is shown is still how it was before. */
  readonly busy: boolean;
  /** Takes up these, as far as they can go together. */
  take(pieces: readonly Thing[]): void;
  /** What is held is let go over a thing. */
  drop(it: Thing): Dropped;
}

export const NO_HANDS: TableHands = {
  groups: [],
  held: [],
  goals: new Map(),
  reach: [],
  ways: [],
  busy: false,
  take() {},
  drop: () => "stays",
};

/** What every part of a table is given. */
export interface TableProps {
  /** What the viewer sees at the moment shown. */
  readonly sight: Json;
  /** Who looks; in a game that is over perhaps with nothing hidden. */
  readonly viewer: Eyes;
  readonly language: Language;
  /** Things that can be clicked now. Empty while the past is shown or somebody else is asked. */
  readonly lit: ReadonlySet<Thing>;
  /** Things clicked so far towards an act, in order. */
  readonly picked: readonly Thing[];
  /** Things pointed at in the log or in the list of acts: shown wherever they lie. */
  readonly glanced: ReadonlySet<Thing>;
  /** The game has ended at the moment shown, by its rules or otherwise: nobody is asked any more. */
  readonly over: boolean;
  /** Events of the entry that led to the moment shown, as the viewer heard them: for arrows, dice, flashes. */
  readonly events: readonly Json[];
  /** What the acts that can be chosen now will cost and bring, nothing of it twice. Empty when nobody may choose. */
  readonly forecasts: readonly Json[];
  /** Kinds of windows in which the viewer is not asked: his standing orders let them pass. */
  readonly waived?: ReadonlySet<string>;
  readonly hands: TableHands;
  /** A click. Whatever is not lit answers with the reason. */
  pick(it: Thing, press?: Press): void;
  /** The pointer (or a long press, or the focus) is on a thing, or left it: the page says what it is, or why it is closed. */
  point(it: Thing | null, where?: Point): void;
}

export interface MapProps extends TableProps {
  readonly level: Level;
}

/** What a card that pops up beside a thing says. */
export interface Description {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A year of the game, or whatever it is told by: what is remembered of it, in paragraphs. */
export interface Annal {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Nothing more will happen in it. */
  readonly over: boolean;
}

/** Something that everybody has to know at once: said over the map until it is put away. */
export interface News {
  /** News of a kind go by themselves when whoever reads them plays on, and whoever has read enough is told no more of them. */
  readonly kind?: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** How an outcome came about: points by what they were scored for, or what each side needed. */
export interface Account {
  readonly title: string;
  /** What stands over the figures, one for each column. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly text: string;
    readonly figures: readonly string[];
    /** The sum, or whatever decides. */
    readonly strong?: boolean;
  }[];
  readonly notes: readonly string[];
}

/** A game that is told as history. Events are those that count, as the viewer heard them, from the first on. */
export interface FaceHistory {
  /** Whether a year may have ended with this event: then its annal is shown. */
  closes(event: Json): boolean;
  annals(events: readonly Json[], language: Language): readonly Annal[];
  /** What the event means for whoever looks, if it must not be missed. */
  news?(
    event: Json,
    sight: Json,
    viewer: Eyes,
    language: Language,
    /** All that happened before it. */
    before: () => readonly Json[],
  ): News | null;
  account?(events: readonly Json[], sight: Json, language: Language): Account | null;
}

/** Makes the face of a game, and of the pack that it was made of. */
export type MakeFace = (game: Game, pack: Pack) => GameFace;

/** A game on the first page. */
export interface Poster {
  /** SVG, in a square of 100 by 96. */
  readonly Drawing: ComponentType;
  readonly about: Catalogue<string>;
  /** Lessons after the first, in order, each under its own title; the lessons themselves are fetched by whoever takes one. */
  readonly further?: readonly { readonly lesson: string; readonly title: Catalogue<string> }[];
}

/** What whole gestures need to know of a game's pieces. */
export interface FaceHands {
  /** The place that a piece lies in; null for nowhere. */
  placeOf(piece: Thing, sight: Json): Thing | null;
  /** "5 blocks". */
  count(pieces: number, language: Language): string;
  /** The ways of what is meant, where it leads by several at once. */
  ways?(intent: IntentShape): readonly (readonly string[])[];
}

export interface GameFace {
  readonly id: string;
  readonly game: Game;
  /** Size of the map in its own units; at scale 1 a unit is a pixel. Its border need not be seen; smaller than `least` nothing can be read. */
  readonly map: { readonly width: number; readonly height: number; readonly border?: number; readonly least?: number };
  /** Kinds of things that lie on the table, as acts call them. Fields of other kinds are chosen from a menu. */
  readonly touchable: readonly string[];
  /** Kinds of acts that decline or end something: they look quieter than those that do something. */
  readonly quiet: readonly string[];
  /** Kinds of acts that a click does at once, though others begin with the same thing. */
  readonly atOnce?: readonly string[];
  /** Kinds of acts that cannot be taken back and are done by one click: it only picks them, a button does them. */
  readonly weighed?: readonly string[];
  /** For a game with whole gestures. */
  readonly hands?: FaceHands;
  /** All that never moves: SVG. */
  readonly Ground: ComponentType<{ readonly language: Language }>;
  /** All that lies on the map and what can be clicked of it: SVG. */
  readonly Pieces: ComponentType<MapProps>;
  /** One line or two at the top: the calendar, the score, what was played this turn. */
  readonly Status: ComponentType<TableProps>;
  /** The viewer's own cards, or whatever he holds that others do not see. */
  readonly Hand: ComponentType<TableProps>;
  /** Whether anything is ever held in hand at this table; it is, if not said. */
  holds?(sight: Json): boolean;
  /** All that lies beside the map: pools, losses, cards played. */
  readonly Beside: ComponentType<TableProps>;
  /** The battle being fought: renders nothing where there is none. */
  readonly Battle: ComponentType<TableProps>;
  /** Whether a battle (or the like) wants to be looked at, at this moment. */
  inBattle(sight: Json): boolean;
  /** Where a thing lies on the map at this moment; null when it does not. */
  spot(it: Thing, sight: Json): Point | null;
  describe(it: Thing, sight: Json, language: Language): Description | null;
  /** Things an event speaks of, to be shown on the map when the log is pointed at. */
  touched(event: Json): readonly Thing[];
  /** Which rule of the book stands behind the thing, if one wants to read about it. */
  readonly ruleOf: (it: Thing) => string | null;
  /** The chances of battles, fought beside the page; where the game has a lab. */
  readonly odds?: () => Promise<Odds>;
  /** For a game that is told as history: years, news, how it was won. The board does not wait for it. */
  readonly history?: () => Promise<FaceHistory>;
  /** Chapter breaks in the log: the heading that this event opens ("Year 49, turn 2"), or null. */
  heading(event: Json, language: Language): string | null;
}
