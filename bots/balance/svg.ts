/** A chart as a file of its own, legible by day and by night. */
import type { Chart, Mark, Tone } from "./chart.ts";

type Colours = Readonly<Record<Tone | "ground", string>>;

const DAY: Colours = {
  ...{ ground: "#fbf6ea", first: "#9c2f24", second: "#2f5d7c", nobody: "#9a8c74", fair: "#efe4cb" },
  ...{
    axis: "#6b5d47",
    grid: "#ddd0b6",
    interval: "#2b2118",
    halo: "#fbf6ea",
    title: "#2b2118",
    label: "#5c4f3c",
    figure: "#2b2118",
  },
};
const NIGHT: Colours = {
  ...{ ground: "#211b15", first: "#c9604f", second: "#6f9dbc", nobody: "#8a7d69", fair: "#2f271e" },
  ...{
    axis: "#a89878",
    grid: "#3d3429",
    interval: "#f3e8d2",
    halo: "#211b15",
    title: "#f3e8d2",
    label: "#c6b696",
    figure: "#f3e8d2",
  },
};

const FONT = "'Alegreya Sans', 'Gill Sans', 'Segoe UI', sans-serif";

export function svgOf({ width, height, marks }: Chart, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${round(height)}" width="${width}" height="${round(height)}" role="img" aria-label="${escaped(title)}">
<style>
${styles(DAY)}
@media (prefers-color-scheme: dark) {
${styles(NIGHT)}
}
text { font: 14px ${FONT} } .title { font-weight: 700 } .figure { font-weight: 600 } .label { font-size: 13px }
</style>
<rect class="ground" width="${width}" height="${round(height)}" rx="8"/>
${marks.map(markOf).join("\n")}
</svg>
`;
}

const LINES: Readonly<Record<string, number>> = { axis: 1, grid: 1, interval: 2, halo: 5 };

const styles = (colours: Colours): string =>
  Object.entries(colours)
    .map(([tone, colour]) =>
      Object.hasOwn(LINES, tone)
        ? `.${tone} { stroke: ${colour}; stroke-width: ${LINES[tone]} }`
        : `.${tone} { fill: ${colour} }`,
    )
    .join("\n");

function markOf(mark: Mark): string {
  switch (mark.is) {
    case "box":
      return `<rect class="${mark.tone}" x="${round(mark.x)}" y="${round(mark.y)}" width="${round(mark.w)}" height="${round(mark.h)}" rx="2"/>`;
    case "line":
      return `<line class="${mark.tone}" x1="${round(mark.x)}" y1="${round(mark.y)}" x2="${round(mark.toX)}" y2="${round(mark.toY)}"/>`;
    case "text":
      return `<text class="${mark.tone}" x="${round(mark.x)}" y="${round(mark.y)}" text-anchor="${mark.anchor}">${escaped(mark.text)}</text>`;
    default:
      return mark satisfies never;
  }
}

const round = (x: number): number => Math.round(10 * x) / 10;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
