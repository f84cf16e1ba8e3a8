/** The chart of a scenario, laid out for the room there is. */
import { type Balance, chartOf, chartWords, type Mark, type SeatNames } from "@rubicon/bots/balance";
import type { ReactNode } from "react";
import { useLanguage } from "../../app/settings.ts";
import { useSize } from "../../table/useSize.ts";

interface Props {
  readonly balance: Balance;
  readonly names: SeatNames;
  /** What it shows, for whoever does not see it. */
  readonly label: string;
}

const NARROWEST = 280;

export function ChartView({ balance, names, label }: Props): ReactNode {
  const language = useLanguage();
  const [size, ref] = useSize();
  const { width, height, marks } = chartOf(balance, names, chartWords[language], Math.max(NARROWEST, size.width));
  return (
    <div className="balance-chart" ref={ref}>
      {size.width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
          {marks.map((mark, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names, and their order is that of the drawing.
            <Drawn key={i} mark={mark} seats={balance.seats} />
          ))}
        </svg>
      )}
    </div>
  );
}

function Drawn({ mark, seats }: { readonly mark: Mark; readonly seats: Balance["seats"] }): ReactNode {
  const { tone } = mark;
  const seat = tone === "first" ? seats[0] : tone === "second" ? seats[1] : undefined;
  const look = { className: `chart-${tone}`, "data-seat": seat };
  switch (mark.is) {
    case "box":
      return <rect {...look} x={mark.x} y={mark.y} width={mark.w} height={mark.h} rx={2} />;
    case "line":
      return <line {...look} x1={mark.x} y1={mark.y} x2={mark.toX} y2={mark.toY} />;
    case "text":
      return (
        <text {...look} x={mark.x} y={mark.y} textAnchor={mark.anchor}>
          {mark.text}
        </text>
      );
    default:
      return mark satisfies never;
  }
}
