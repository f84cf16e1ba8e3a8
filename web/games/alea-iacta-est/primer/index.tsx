/** Alea Iacta Est in pictures: its counters, Peoples, a year, marches, a battle, stratagems and coups, winter, and how one wins. On one page. */
import { type SeenPiece, split } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import type { MakePrimer } from "../../../lesson/form.ts";
import type { Sheet } from "../../../series/map/geography.ts";
import { kitOf, useKit, withKit } from "../kit.ts";
import "../../../series/panels/battle/battle.css";
import "../../../series/panels/hand.css";
import { CounterPicture } from "../panels/marks.tsx";
import "../../../series/panels/panels.css";
import { CAESAR, LeaderAnatomy, TENTH, UnitAnatomy } from "./Anatomy.tsx";
import { Regions, Scenarios, Victory } from "./Ends.tsx";
import { BattlePicture, CombatTable, Key, pharsalusIn } from "./Fighting.tsx";
import { WholeMap } from "./MapPiece.tsx";
import "./primer.css";
import "./tables.css";
import "./sizes.css";
import { Ploys, Upheavals } from "./Politics.tsx";
import { MarchPicture, Snow, unitOf, YearPicture } from "./pictures.tsx";
import { RULES } from "./rules.ts";
import { Picture, Rules, Said } from "./Said.tsx";
import {
  BATTLE,
  KINDS,
  type Kind,
  MARCHES,
  STATES,
  type State,
  WINTER,
  type WinterPart,
  YEAR,
  type YearFigures,
} from "./wording.ts";
import { primerWords } from "./words.ts";

export const primerOn =
  (sheet: Sheet): MakePrimer =>
  (game, pack) =>
    withKit(kitOf(game, pack, sheet), Primer);

interface Speaking {
  readonly language: Language;
}

/** A counter of each kind. */
const OF_KIND: Readonly<Record<Kind, SeenPiece>> = {
  legion: unitOf("legio-XIII", "caesarians"),
  recruits: unitOf("legio-XVI-R", "republicans"),
  horse: unitOf("equites4-2", "republicans"),
  auxilia: unitOf("auxilia-1", "caesarians"),
  ships: unitOf("naves-8sp-q2-t1-2", "republicans"),
  leader: unitOf("m-antonius", "caesarians"),
  king: unitOf("pharnaces-ii", null),
  warriors: unitOf("germani-u1", null),
};

const IN_STATE: Readonly<Record<State, SeenPiece["side"]>> = {
  peace: null,
  war: "caesarians",
  allegiance: "republicans",
};

/** Beside each part of the winter a counter, or snow. */
const IN_WINTER: Readonly<Record<WinterPart, SeenPiece>> = {
  ships: unitOf("naves-6sp-t0-1", "caesarians"),
  abroad: unitOf("cassius", "republicans"),
  quarters: unitOf("legio-XI", "caesarians", { reduced: true }),
  peoples: unitOf("numidae-u5", "republicans"),
  garrisons: unitOf("legio-II", "caesarians"),
  recruits: unitOf("legio-V-R", "caesarians"),
};

function Primer({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const kit = useKit();
  const battle = pharsalusIn(kit);
  const battleParts = words.battleParts(battle);
  const year = useYear();
  const yearParts = words.yearParts(year);
  return (
    <>
      <WholeMap language={language} />
      <p className="aip-lead">{words.lead}</p>
      <div className="aip-halves">
        <section className="aip-section" aria-labelledby="aip-unit">
          <h2 id="aip-unit">{words.unit}</h2>
          <figure>
            <UnitAnatomy language={language} />
            <Rules ids={RULES.unit} />
          </figure>
          <figure className="aip-beside">
            <span className="aip-row" role="img" aria-label={words.pictures.reduced}>
              <CounterPicture seen={TENTH} />
              <CounterPicture seen={{ ...TENTH, reduced: true }} />
              <span className="aip-gone" aria-hidden="true" />
            </span>
            <Said caption={words.reduced} rules={RULES.reduced} />
          </figure>
        </section>
        <section className="aip-section" aria-labelledby="aip-leader">
          <h2 id="aip-leader">{words.leader}</h2>
          <figure>
            <LeaderAnatomy language={language} />
            <Rules ids={RULES.leader} />
          </figure>
          <figure className="aip-beside">
            <span className="aip-row" role="img" aria-label={words.pictures.faces}>
              <CounterPicture seen={unitOf("m-brutus", "republicans")} />
              <CounterPicture seen={unitOf("m-brutus", "caesarians")} />
            </span>
            <Said caption={words.faces} rules={RULES.faces} />
          </figure>
        </section>
      </div>
      <section className="aip-section" aria-labelledby="aip-kinds">
        <h2 id="aip-kinds">{words.kinds}</h2>
        <ul className="aip-kinds">
          {KINDS.map((kind) => (
            <li key={kind}>
              <CounterPicture seen={OF_KIND[kind]} />
              <Said caption={words.kind[kind]} rules={RULES.kinds[kind]} />
            </li>
          ))}
        </ul>
      </section>
      <section className="aip-section" aria-labelledby="aip-peoples">
        <h2 id="aip-peoples">{words.peoples}</h2>
        <Peoples language={language} />
      </section>
      <section className="aip-section" aria-labelledby="aip-year">
        <h2 id="aip-year">{words.year}</h2>
        <ol className="aip-pictures aip-six">
          {YEAR.map((part) => (
            <Picture key={part} mark={part} caption={yearParts[part]} rules={RULES.year[part]}>
              <YearPicture part={part} figures={year} language={language} />
            </Picture>
          ))}
        </ol>
      </section>
      <section className="aip-section" aria-labelledby="aip-march">
        <h2 id="aip-march">{words.march}</h2>
        <ul className="aip-pictures aip-four">
          {MARCHES.map((part) => (
            <Picture key={part} caption={words.marches[part]} rules={RULES.marches[part]}>
              <MarchPicture part={part} language={language} />
            </Picture>
          ))}
        </ul>
      </section>
      <section className="aip-section" aria-labelledby="aip-battle">
        <h2 id="aip-battle">{words.battle}</h2>
        <ol className="aip-pictures aip-six">
          {BATTLE.map((part, i) => (
            <Picture key={part} mark={`${i + 1}`} caption={battleParts[part]} rules={RULES.battle[part]}>
              <BattlePicture part={part} figures={battle} language={language} />
            </Picture>
          ))}
          <Picture mark="→" caption={words.key} rules={RULES.results}>
            <Key language={language} />
          </Picture>
        </ol>
      </section>
      <section className="aip-section" aria-labelledby="aip-table">
        <h2 id="aip-table">{words.table}</h2>
        <CombatTable figures={battle} language={language} />
        <Rules ids={RULES.table} />
      </section>
      <section className="aip-section" aria-labelledby="aip-stratagems">
        <h2 id="aip-stratagems">{words.stratagems}</h2>
        <Ploys language={language} />
      </section>
      <section className="aip-section" aria-labelledby="aip-politics">
        <h2 id="aip-politics">{words.politics}</h2>
        <Upheavals language={language} />
      </section>
      <div className="aip-halves">
        <section className="aip-section" aria-labelledby="aip-winter">
          <h2 id="aip-winter">
            <Snow />
            {words.winter}
          </h2>
          <p>{words.winterLead}</p>
          <ol className="aip-winter">
            {WINTER.map((part) => (
              <li key={part}>
                <CounterPicture seen={IN_WINTER[part]} atWar={part === "peoples"} />
                <Said caption={words.winterParts[part]} rules={RULES.winter[part]} />
              </li>
            ))}
          </ol>
        </section>
        <section className="aip-section" aria-labelledby="aip-victory">
          <h2 id="aip-victory">{words.victory}</h2>
          <Victory language={language} />
        </section>
      </div>
      <section className="aip-section" aria-labelledby="aip-regions">
        <h2 id="aip-regions">{words.regions}</h2>
        <Regions language={language} />
      </section>
      <section className="aip-section" aria-labelledby="aip-scenarios">
        <h2 id="aip-scenarios">{words.scenarios}</h2>
        <Scenarios language={language} />
      </section>
    </>
  );
}

/** A year in which Caesar faces Pompeius, and has the initiative. */
function useYear(): YearFigures {
  const { facts } = useKit();
  const chief = (piece: string, side: "caesarians" | "republicans") => facts.pieces.get(piece)?.leader?.[side];
  const [caesar, pompeius] = [chief(CAESAR.piece, "caesarians"), chief("pompeius", "republicans")];
  const sequences = (caesar?.sr ?? 0) + (pompeius?.sr ?? 0);
  return { politics: caesar?.pc ?? 0, sequences, ...split(sequences), blanks: facts.blanks };
}

/** One People in its three states. */
function Peoples({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const { facts } = useKit();
  const all = [...facts.peoples.values()];
  const majors = all.filter(({ major }) => major);
  return (
    <>
      <p>
        {words.peoplesLead(
          majors.map(({ name }) => name),
          all.length - majors.length,
        )}{" "}
        <Rules ids={RULES.peoples} />
      </p>
      <ul className="aip-states">
        {STATES.map((state) => (
          <li key={state}>
            <span className="aip-row">
              <CounterPicture seen={unitOf("juba-i", IN_STATE[state])} atWar={state === "war"} />
              <CounterPicture seen={unitOf("numidae-u3", IN_STATE[state])} atWar={state === "war"} />
            </span>
            <Said caption={words.states[state]} rules={RULES.states[state]} />
          </li>
        ))}
      </ul>
    </>
  );
}
