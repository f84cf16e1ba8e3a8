/** What the tables of both volumes of the series say: zones, ways, ratings on both faces. */
import type { Head } from "../../workshop/columns.ts";

export const WAY_KINDS = ["land", "river", "strait", "coast", "sea"] as const;
export type WayKind = (typeof WAY_KINDS)[number];

export const RIVERS = ["rhenus", "danuvius", "euphrates", "tigris"] as const;

export interface SeriesFormWords {
  readonly chapters: Readonly<Record<"map" | "counters" | "stratagems" | "scenarios", string>>;
  readonly name: Head;
  readonly people: Head;
  readonly city: Head;
  readonly port: Head;
  readonly type: Head;
  readonly nationality: Head;
  readonly major: Head;
  readonly yes: string;
  readonly no: string;
  readonly nobody: string;
  readonly seas: { readonly title: string; readonly about: string; readonly open: Head };
  readonly ways: {
    readonly title: string;
    readonly about: string;
    readonly kind: Head;
    readonly over: Head;
    readonly kinds: Readonly<Record<WayKind, string>>;
    readonly add: string;
    readonly from: string;
    readonly to: string;
  };
  /** Ratings: of units on both faces, of leaders. */
  readonly fullFace: string;
  readonly reducedFace: string;
  readonly ratings: Readonly<Record<"sp" | "qu" | "tb" | "cc" | "pc" | "sr", Omit<Head, "over">>>;
  readonly standing: {
    readonly title: string;
    readonly zone: Head;
    readonly side: Head;
    readonly add: string;
    readonly piece: string;
  };
  readonly start: Head;
  readonly end: Head;
  /** Parts of the rules that have no number, as the files name them. */
  readonly sections: Readonly<Record<string, string>>;
  section(number: string): string;
  scenario(number: string): string;
  ruling(id: string): string;
}
