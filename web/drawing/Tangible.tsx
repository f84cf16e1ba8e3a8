/** Something on a panel that has a name on the table: lit, it is a button; otherwise a click asks why it is closed. */
import "./tangible.css";
import type { CSSProperties, MouseEvent, PointerEvent, ReactNode } from "react";
import type { TableProps, Thing } from "../games/face.ts";

interface TangibleProps {
  readonly it: Thing;
  readonly table: TableProps;
  /** All of it in words, for whoever does not see it. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function Tangible({ it, table, label, className = "", style, children }: TangibleProps): ReactNode {
  const lit = table.lit.has(it);
  const picked = table.picked.includes(it);
  const signs = [
    "tangible",
    className,
    lit ? "lit" : "",
    picked ? "picked" : "",
    table.glanced.has(it) ? "glanced" : "",
  ];
  const pointAt = (event: PointerEvent | MouseEvent): void => table.point(it, { x: event.clientX, y: event.clientY });
  return (
    <button
      type="button"
      className={signs.filter(Boolean).join(" ")}
      style={style}
      data-thing={it}
      aria-label={label}
      aria-disabled={lit || picked ? undefined : true}
      aria-pressed={picked ? true : undefined}
      tabIndex={lit || picked ? 0 : -1}
      onClick={() => table.pick(it)}
      onPointerEnter={pointAt}
      onPointerLeave={() => table.point(null)}
      onFocus={({ currentTarget }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        // Beside a pointer the focus says nothing new, and it would move the card that pops up.
        if (currentTarget.matches(":focus-visible")) table.point(it, { x: left + width / 2, y: top + height / 2 });
      }}
      onBlur={() => table.point(null)}
    >
      {children}
    </button>
  );
}
