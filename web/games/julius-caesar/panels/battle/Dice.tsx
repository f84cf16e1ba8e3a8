/** Dice as they fell. A hit stands forward under a mark, a miss lies back: told apart by shape, not by colour alone. */
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { useKit } from "../../kit.ts";
import { type Fired, isHit } from "./story.ts";
import { battleWords } from "./words.ts";
import "./dice.css";

/** Where the pips of each face lie, on a grid of three by three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

export function Die({ value, hit }: { readonly value: number; readonly hit: boolean }): ReactNode {
  return (
    <svg className={`jc-die ${hit ? "jc-hit" : "jc-miss"}`} viewBox="0 0 40 52" aria-hidden="true">
      {hit && <path className="jc-die-burst" d={BURST} />}
      <g className="jc-die-body">
        <rect x="4" y="14" width="32" height="32" rx="6" />
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={11.5 + 8.5 * x} cy={21.5 + 8.5 * y} r="3" />
        ))}
      </g>
      {!hit && <path className="jc-die-stroke" d="M12 50h16" />}
    </svg>
  );
}

/** A spark of eight points over the die. */
const BURST = Array.from({ length: 16 }, (_, i) => {
  const reach = i % 2 === 0 ? 7.5 : 3;
  const turn = (i * Math.PI) / 8;
  return `${i === 0 ? "M" : "L"}${(20 + reach * Math.sin(turn)).toFixed(1)} ${(8 - reach * Math.cos(turn)).toFixed(1)}`;
}).join("");

export function Volley({ fired, language }: { readonly fired: Fired; readonly language: Language }): ReactNode {
  const words = battleWords[language];
  const names = useKit().facts.names(language);
  const rolls = fired.dice.map((value, i) => ({ key: `${i} ${value}`, value, hit: isHit(fired, value), i }));
  return (
    <figure className="jc-volley">
      <figcaption>
        <strong>{words.fires(names.block(fired.block))}</strong>
        <span>{words.hitsOn(fired.firepower)}</span>
      </figcaption>
      {/* A volley that differs from the last one is thrown anew. */}
      <ol className="jc-dice" key={`${fired.block} ${fired.dice.join(" ")}`}>
        {rolls.map(({ key, value, hit, i }) => (
          <li key={key} style={{ animationDelay: `${i * 70}ms` }}>
            <Die value={value} hit={hit} />
            <span className="jc-unseen">{words.die(value, hit)}</span>
          </li>
        ))}
      </ol>
      <strong className={fired.hits > 0 ? "jc-volley-hits" : "jc-volley-hits jc-none"}>{words.hits(fired.hits)}</strong>
    </figure>
  );
}
