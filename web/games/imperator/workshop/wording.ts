/** What the tables of Imperator say in the workshop, besides what both volumes of the series say. */
import type { Head } from "../../../workshop/columns.ts";

interface TableWords {
  readonly title: string;
  readonly about: string;
}

export const SWITCHES = ["nonRomans", "stratagems", "events", "leaderEntry", "leaderDeath", "reinforcements"] as const;
export const TITLED = ["augustus", "caesar", "usurper"] as const;

export interface ImperatorFormWords {
  readonly zones: TableWords & { readonly front: Head; readonly camps: Head };
  readonly outside: string;
  camp(name: string, year: number): string;
  readonly fronts: TableWords & { readonly next: Head };
  readonly leaders: TableWords & { readonly enters: Head; readonly tested: Head };
  readonly chiefs: TableWords & { readonly home: Head };
  readonly units: TableWords & { readonly front: Head; readonly station: Head; readonly enters: Head };
  readonly vexillations: TableWords;
  readonly fleets: TableWords & { readonly sea: Head };
  readonly peoples: TableWords & { readonly gate: Head; readonly leaves: Head };
  readonly warriors: TableWords;
  readonly stratagems: TableWords & { readonly count: Head };
  readonly cup: TableWords & { readonly decoys: Head };
  readonly dates: TableWords & {
    readonly armenia: Head;
    readonly nobodys: string;
    readonly war: Head;
    readonly out: Head;
    readonly commodus: Head;
    readonly uses: string;
    readonly use: Readonly<Record<(typeof SWITCHES)[number], string>>;
  };
  readonly standing: TableWords & { readonly rank: Head; readonly guard: Head; readonly none: string };
  readonly appointed: TableWords & {
    readonly year: Head;
    readonly side: Head;
    readonly people: Head;
    readonly event: Head;
    readonly initiative: string;
    readonly wars: string;
    readonly events: string;
  };
  readonly sudden: TableWords & { readonly leader: Head; readonly winner: Head };
}
