/** What it is all for: points, the Republic, the seven regions, and how each scenario is won. */
import { RECRUIT_TYPES } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Broad } from "../../../series/primer/Said.tsx";
import { useKit } from "../kit.ts";
import { CounterPicture } from "../panels/marks.tsx";
import { unitOf } from "./kinds.ts";
import { Spqr } from "./pictures.tsx";
import { RULES } from "./rules.ts";
import { Rules, Said } from "./Said.ts";
import { POINTS } from "./wording.ts";
import { primerWords } from "./words.ts";

interface Speaking {
  readonly language: Language;
}

export function Victory({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const points = words.pointsParts(useKit().facts.romaPoints);
  return (
    <>
      <p>{words.victoryLead}</p>
      <ul className="volpr-points">
        {POINTS.map((part) => (
          <li key={part}>{points[part]}</li>
        ))}
      </ul>
      <Rules ids={RULES.points} />
      <figure className="volpr-republic">
        <span role="img" aria-label={words.pictures.spqr}>
          <Spqr at={2} />
        </span>
        <Said caption={words.spqr} rules={RULES.spqr} />
      </figure>
    </>
  );
}

/** What a recruit of each type looks like. */
const RECRUITS = {
  legio: unitOf("legio-V-R", null),
  auxilia: unitOf("auxilia-1", null),
  equites: unitOf("equites2-1", null),
  naves: unitOf("naves-6sp-t0-1", null),
} as const;

export function Regions({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const { facts } = useKit();
  return (
    <>
      <Broad>
        <table className="volpr-ledger">
          <thead>
            <tr>
              <th scope="col">{words.region}</th>
              <th scope="col">{words.garrison}</th>
              <th scope="colgroup" colSpan={RECRUIT_TYPES.length}>
                {words.recruits}
                <span className="volpr-heads" aria-hidden="true">
                  {RECRUIT_TYPES.map((type) => (
                    <CounterPicture key={type} seen={RECRUITS[type]} />
                  ))}
                </span>
              </th>
              <th scope="col">{words.control}</th>
              <th scope="col">{words.worth}</th>
            </tr>
          </thead>
          <tbody>
            {[...facts.regions.values()].map((region) => (
              <tr key={region.id}>
                <th scope="row">
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <rect className={`volm-zone volm-tint-${region.id}`} width="20" height="20" rx="4" />
                  </svg>
                  {region.name}
                </th>
                <td>{region.garrison}</td>
                {RECRUIT_TYPES.map((type) => (
                  <td key={type} className="volpr-recruit">
                    {region.recruits[type] === 0 ? "–" : region.recruits[type]}
                  </td>
                ))}
                <td className="volpr-taken">{words.zonesAndCities(region.zonesForControl, region.citiesForControl)}</td>
                <td>
                  <strong>{region.points}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Broad>
      <Rules ids={RULES.regions} />
    </>
  );
}

export function Scenarios({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const { facts } = useKit();
  const names = facts.names(language);
  return (
    <>
      <ul className="volpr-scenarios">
        {[...facts.scenarios.values()].map(({ id, goals }) => (
          <li key={id}>
            <strong>{names.scenario(id)}</strong>
            <span>
              {goals === null
                ? words.byControl
                : words.byPoints(Math.abs(goals.caesarians), Math.abs(goals.republicans))}
            </span>
          </li>
        ))}
      </ul>
      <Rules ids={RULES.scenarios} />
    </>
  );
}
