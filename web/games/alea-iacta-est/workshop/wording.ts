/** What the tables of Alea Iacta Est say in the workshop, besides what both volumes of the series say. */
import type { Head } from "../../../workshop/columns.ts";

interface TableWords {
  readonly title: string;
  readonly about: string;
}

export interface AleaFormWords {
  readonly zones: TableWords & { readonly land: Head; readonly region: Head; readonly mountain: Head };
  readonly outside: string;
  readonly regions: TableWords & {
    readonly garrison: Head;
    readonly recruits: string;
    readonly zones: Head;
    readonly cities: Head;
    readonly points: Head;
    readonly control: string;
  };
  readonly leaders: TableWords & {
    readonly fullName: Head;
    readonly enters: Head;
    readonly faction: Head;
    readonly drawn: string;
    readonly start: string;
    readonly afterCaesar: string;
    readonly caesarianFace: string;
    readonly republicanFace: string;
    readonly face: Head;
    readonly death: string;
    /** The first, second and third five years. */
    readonly deaths: readonly [Head, Head, Head];
    readonly pretender: Head;
    readonly assassin: Head;
  };
  readonly kings: TableWords & {
    readonly people: Head;
    readonly enters: Head;
    readonly follows: Head;
    readonly leaves: Head;
    readonly leavesAtFirst: Head;
    readonly allegiance: string;
    readonly pacification: string;
  };
  readonly units: TableWords & { readonly recruits: string };
  readonly peoples: TableWords & { readonly vp: Head };
  readonly warriors: TableWords;
  readonly stratagems: TableWords & {
    readonly counter: (number: number) => string;
    readonly a: Head;
    readonly b: Head;
  };
  readonly cup: TableWords & { readonly blanks: Head };
  readonly dates: TableWords & {
    readonly difficulty: Head;
    readonly spqr: Head;
    readonly initiative: Head;
    readonly reversible: Head;
    readonly deployment: Head;
    readonly deployments: Readonly<Record<"set" | "free", string>>;
    readonly late: Head;
    readonly lates: Readonly<Record<"by-table" | "after-caesar" | "none", string>>;
    readonly kings: Head;
  };
  readonly control: TableWords & { readonly roma: Head; of(region: string): string };
  readonly standing: TableWords & { readonly chief: Head };
  readonly states: TableWords & {
    readonly state: Head;
    readonly peace: string;
    atWar(side: string): string;
    allied(side: string): string;
  };
  readonly points: TableWords & { readonly levels: readonly [Head, Head, Head]; readonly endsAbove: Head };
  readonly conditions: TableWords & {
    readonly all: Head;
    readonly any: Head;
    readonly atLeast: Head;
    readonly roma: Head;
    readonly more: Head;
    readonly subdues: Head;
    readonly ally: Head;
  };
  readonly special: TableWords & {
    readonly rubicon: Head;
    readonly ides: Head;
    readonly assassins: Head;
    readonly assassinsWhen: Readonly<Record<"never" | "always" | "after-murder", string>>;
    readonly parthianWar: Head;
    readonly recruitsReduced: Head;
    readonly antoniusCommand: Head;
    readonly cleopatraReigns: Head;
    readonly dolabella: string;
    readonly open: string;
    readonly shut: string;
  };
  readonly starts: TableWords & { readonly leaders: Head; readonly zones: Head; readonly alone: Head };
  readonly barred: TableWords & { readonly leader: Head; readonly regions: Head };
}
