/** The keys of a table. Letters count wherever nothing is being written; the map has its own arrows when it has the focus. */

export const KEYS = {
  help: ["?"],
  letGo: ["Escape"],
  undo: ["u", "U"],
  acts: ["a", "A"],
  orders: ["o", "O"],
  log: ["l", "L"],
  hand: ["h", "H"],
  battle: ["b", "B"],
  beside: ["p", "P"],
  card: ["i", "I"],
  counsel: ["c", "C"],
  back: ["["],
  forward: ["]"],
  first: ["Home"],
  present: ["End"],
  map: ["m", "M"],
} as const;

export type KeyName = keyof typeof KEYS | "main" | "pan" | "zoom" | "fit";

/** How a key is shown to people; those of the map, and of whatever has the focus, are told here and heard there. */
export const KEY_CAPS: Readonly<Record<KeyName, string>> = {
  help: "?",
  main: "⏎",
  letGo: "Esc",
  undo: "U",
  acts: "A",
  orders: "O",
  log: "L",
  hand: "H",
  battle: "B",
  beside: "P",
  card: "I",
  counsel: "C",
  back: "[",
  forward: "]",
  first: "Home",
  present: "End",
  map: "M",
  pan: "← ↑ → ↓",
  zoom: "+ −",
  fit: "0",
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
  readonly defaultPrevented: boolean;
}

/** What the key stands for at a table; null for all others, and while somebody writes. */
export function keyName(event: Pressed): keyof typeof KEYS | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key !== "Escape" && isWriting(event.target)) return null;
  for (const name of NAMES) if (KEYS[name].some((key) => key === event.key)) return name;
  return null;
}

const NAMES = Object.keys(KEYS).filter((name): name is keyof typeof KEYS => Object.hasOwn(KEYS, name));

/** A ticked box or a chosen button keeps the focus, but takes no letters. */
const WRITTEN_IN = "textarea, select, input:not([type='checkbox'], [type='radio'], [type='range'], [type='file'])";

function isWriting(target: EventTarget | null): boolean {
  if (typeof HTMLElement === "undefined" || !(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(WRITTEN_IN);
}
