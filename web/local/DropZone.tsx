/** A place for files: one drops a file on it or chooses one. */
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useWords } from "../app/words.ts";
import { localPageWords } from "./page-words.ts";

interface Props {
  readonly title: string;
  readonly hint: string;
  /** What such files are called. */
  readonly kinds: string;
  take(file: File): void;
}

/** Some systems know no type for journals, so any text will do. */
export const JOURNALS = ".jsonl,.ndjson,application/jsonl,application/x-ndjson,text/plain";
export const PACKS = ".json,application/json";

export function DropZone({ title, hint, kinds, take }: Props): ReactNode {
  const words = useWords(localPageWords);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const dragged = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) take(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file chooses one with the button.
    <div
      className="drop-zone"
      data-over={over || undefined}
      onDragEnter={dragged}
      onDragOver={dragged}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <p className="drop-zone-title">{title}</p>
      <p className="hint" id={id}>
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={kinds}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) take(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      <button type="button" className="button quiet" aria-describedby={id} onClick={() => input.current?.click()}>
        {words.chooseFile}
      </button>
    </div>
  );
}
