/** What is said beside a picture, and the rules behind it. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { to } from "../../../app/routes.ts";
import type { Caption } from "./wording.ts";

const GAME = "alea-iacta-est";

interface CaptionProps {
  readonly caption: Caption;
  readonly rules: readonly string[];
}

export const Said = ({ caption, rules }: CaptionProps): ReactNode => (
  <div className="aip-said">
    <strong>{caption.title}</strong> <span>{caption.text}</span> <Rules ids={rules} />
  </div>
);

interface PictureProps extends CaptionProps {
  /** Its letter or number, where the order matters. */
  readonly mark?: string;
  readonly children: ReactNode;
}

export const Picture = ({ mark, caption, rules, children }: PictureProps): ReactNode => (
  <li>
    {mark !== undefined && (
      <span className="aip-mark" aria-hidden="true">
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

export const Rules = ({ ids }: { readonly ids: readonly string[] }): ReactNode => (
  <span className="aip-rules">
    {ids.map((id) => (
      <Link key={id} href={to.rule(GAME, id)} className="aip-rule">
        {id.replace(/^AIE-/, "")}
      </Link>
    ))}
  </span>
);

/** A broad table is pulled aside on a phone; by keys too, so it can be reached. */
export const Broad = ({ children }: { readonly children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
  <div className="aip-scroll" tabIndex={0}>
    {children}
  </div>
);
