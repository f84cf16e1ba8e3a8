/** What is said beside pictures, and the rules behind them. */
import { createElement, type ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import type { Caption } from "./wording.ts";

interface CaptionProps {
  readonly caption: Caption;
  readonly rules: readonly string[];
}

interface PictureProps extends CaptionProps {
  /** Its letter or number, where the order matters. */
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

interface GalleryProps<Part extends string> {
  readonly parts: readonly Part[];
  /** How many stand side by side where there is room. */
  readonly abreast: 2 | 3 | 4;
  /** Letters or numbers, where the order matters. */
  readonly marks?: (part: Part, i: number) => string | undefined;
  readonly captions: Readonly<Record<Part, Caption>>;
  readonly rules: Readonly<Record<Part, readonly string[]>>;
  draw(part: Part): ReactNode;
  /** What stands after them. */
  readonly children?: ReactNode;
}

interface BesideProps<Part extends string> extends Pick<GalleryProps<Part>, "parts" | "captions" | "rules" | "draw"> {
  readonly look: "kinds" | "states" | "winter";
}

/** Captions that lead to the rules of a game. */
export function captionsFor(game: string) {
  const Rules = ({ ids }: { readonly ids: readonly string[] }): ReactNode => (
    <span className="volpr-rules">
      {ids.map((id) => (
        <Link key={id} href={to.rule(game, id)} className="volpr-rule">
          {id.replace(/^[A-Z]+-/, "")}
        </Link>
      ))}
    </span>
  );

  const Said = ({ caption, rules }: CaptionProps): ReactNode => (
    <div className="volpr-said">
      <strong>{caption.title}</strong> <span>{caption.text}</span> <Rules ids={rules} />
    </div>
  );

  const Picture = ({ mark, caption, rules, children }: PictureProps): ReactNode => (
    <li>
      {mark !== undefined && (
        <span className="volpr-mark" aria-hidden="true">
          {mark}
        </span>
      )}
      <figure>
        {children}
        <figcaption>
          <Said caption={caption} rules={rules} />
        </figcaption>
      </figure>
    </li>
  );

  /** Pictures side by side, each with its caption below. */
  function Gallery<Part extends string>(props: GalleryProps<Part>): ReactNode {
    const { parts, abreast, marks, captions, rules, draw, children } = props;
    const pictures = parts.map((part, i) => (
      <Picture key={part} mark={marks?.(part, i)} caption={captions[part]} rules={rules[part]}>
        {draw(part)}
      </Picture>
    ));
    const className = `volpr-pictures volpr-abreast-${abreast}`;
    return createElement(marks === undefined ? "ul" : "ol", { className }, pictures, children);
  }

  /** A list of captions, each with something small to its left. */
  function Beside<Part extends string>({ look, parts, captions, rules, draw }: BesideProps<Part>): ReactNode {
    const items = parts.map((part) => (
      <li key={part}>
        {draw(part)}
        <Said caption={captions[part]} rules={rules[part]} />
      </li>
    ));
    return createElement(look === "winter" ? "ol" : "ul", { className: `volpr-${look}` }, items);
  }

  return { Rules, Said, Picture, Gallery, Beside };
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Before the title. */
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ id, title, sign, children }: SectionProps): ReactNode => (
  <section className="volpr-section" aria-labelledby={`volpr-${id}`}>
    <h2 id={`volpr-${id}`}>
      {sign}
      {title}
    </h2>
    {children}
  </section>
);

/** A broad table is pulled aside on a phone; by keys too, so it can be reached. */
export const Broad = ({ children }: { readonly children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
  <div className="volpr-scroll" tabIndex={0}>
    {children}
  </div>
);
