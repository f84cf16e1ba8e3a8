/** The picture of the house as drawings: a die that has been cast, showing six. Icons are made from them. */

const PIPS = [11, 16, 21].flatMap((y) => [11.5, 20.5].map((x) => `<circle cx="${x}" cy="${y}" r="1.9" />`)).join("");

/** On a field of 32 by 32: the die alone, `side` of them wide. */
function die(side: number, face: string, pips: string): string {
  const scale = side / 20;
  return `<g transform="translate(16 16) rotate(-9) scale(${scale}) translate(-16 -16)">
    <rect x="6" y="6" width="20" height="20" rx="4" fill="${face}" /><g fill="${pips}">${PIPS}</g></g>`;
}

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%">${inside}</svg>`;

const TERRACOTTA = "#9a3b1f";
const IVORY = "#fdf8ec";
const INK = "#2a211b";

/** With its own rounded ground. */
export const icon = svg(`<rect width="32" height="32" rx="7" fill="${TERRACOTTA}" />${die(20, IVORY, INK)}`);

/** Ground to the edge, for systems that cut out a shape of their own: all that matters lies in the inner four fifths. */
export const maskable = svg(`<rect width="32" height="32" fill="${TERRACOTTA}" />${die(15.5, IVORY, INK)}`);

/** One colour and its holes: systems take the outline alone. */
export const badge = svg(
  `<mask id="pips"><rect width="32" height="32" fill="black" />${die(26, "white", "black")}</mask>
   <rect width="32" height="32" fill="white" mask="url(#pips)" />`,
);

export const ICONS: readonly { readonly file: string; readonly size: number; readonly drawing: string }[] = [
  { file: "icon-192.png", size: 192, drawing: icon },
  { file: "icon-512.png", size: 512, drawing: icon },
  { file: "maskable-192.png", size: 192, drawing: maskable },
  { file: "maskable-512.png", size: 512, drawing: maskable },
  { file: "badge-96.png", size: 96, drawing: badge },
];
