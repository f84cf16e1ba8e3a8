/** Hands a text to the browser as a file. */

export interface Exported {
  /** Such as rubicon-julius-caesar-2026-03-15.jsonl. */
  readonly name: string;
  readonly text: string;
  readonly type: "application/jsonl" | "application/json";
}

export function download({ name, text, type }: Exported): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
