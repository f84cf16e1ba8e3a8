/** Alea Iacta Est in pictures: its counters, Peoples, a year, marches, a battle, stratagems and coups, winter, and how one wins. On one page. */
import { type SeenPiece, split } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import type { MakePrimer } from "../../../lesson/form.ts";
import type { Sheet } from "../../../series/map/geography.ts";
import { PHASES } from "../../../series/panels/phases.ts";
import { Snow, Strengths } from "../../../series/primer/pictures.tsx";
import { Section } from "../../../series/primer/Said.tsx";
import { BATTLE } from "../../../series/primer/wording.ts";
import { kitOf, useKit, withKit } from "../kit.ts";
import { CounterPicture } from "../panels/marks.tsx";
import "../../../series/primer/styles.ts";
import { CAESAR, LeaderAnatomy, TENTH, UnitAnatomy } from "./Anatomy.tsx";
import { Regions, Scenarios, Victory } from "./Ends.tsx";
import { BattlePicture, CombatTable, Key, pharsalusIn } from "./Fighting.tsx";
import { OF_KIND, unitOf } from "./kinds.ts";
import { WholeMap } from "./MapPiece.tsx";
import { Ploys, Upheavals } from "./Politics.tsx";
import { MarchPicture, YearPicture } from "./pictures.tsx";
import { RULES } from "./rules.ts";
import { Beside, Gallery, Picture, Rules, Said } from "./Said.ts";
import { KINDS, MARCHES, STATES, type State, WINTER, type WinterPart, type YearFigures } from "./wording.ts";
import { primerWords } from "./words.ts";

export const primerOn =
  (sheet: Sheet): MakePrimer =>
  (game, pack) =>
    withKit(kitOf(game, pack, sheet), Primer);

interface Speaking {
  readonly language: Language;
}

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
  const year = useYear();
  return (
    <>
      <WholeMap language={language} />
      <p className="volpr-lead">{words.lead}</p>
      <div className="volpr-halves">
        <Section id="unit" title={words.unit}>
          <figure>
            <UnitAnatomy language={language} />
            <Rules ids={RULES.unit} />
          </figure>
          <figure className="volpr-beside">
            <Strengths
              label={words.pictures.reduced}
              faces={[
                <CounterPicture key="full" seen={TENTH} />,
                <CounterPicture key="reduced" seen={{ ...TENTH, reduced: true }} />,
              ]}
            />
            <Said caption={words.reduced} rules={RULES.reduced} />
          </figure>
        </Section>
        <Section id="leader" title={words.leader}>
          <figure>
            <LeaderAnatomy language={language} />
            <Rules ids={RULES.leader} />
          </figure>
          <figure className="volpr-beside">
            <span className="volpr-row" role="img" aria-label={words.pictures.faces}>
              <CounterPicture seen={unitOf("m-brutus", "republicans")} />
              <CounterPicture seen={unitOf("m-brutus", "caesarians")} />
            </span>
            <Said caption={words.faces} rules={RULES.faces} />
          </figure>
        </Section>
      </div>
      <Section id="kinds" title={words.kinds}>
        <Beside
          look="kinds"
          parts={KINDS}
          captions={words.kind}
          rules={RULES.kinds}
          draw={(kind) => <CounterPicture seen={OF_KIND[kind]} />}
        />
      </Section>
      <Section id="peoples" title={words.peoples}>
        <Peoples language={language} />
      </Section>
      <Section id="year" title={words.year}>
        <Gallery
          parts={PHASES}
          abreast={3}
          marks={(phase) => phase}
          captions={words.yearParts(year)}
          rules={RULES.year}
          draw={(part) => <YearPicture part={part} figures={year} language={language} />}
        />
      </Section>
      <Section id="march" title={words.march}>
        <Gallery
          parts={MARCHES}
          abreast={2}
          captions={words.marches}
          rules={RULES.marches}
          draw={(part) => <MarchPicture part={part} language={language} />}
        />
      </Section>
      <Section id="battle" title={words.battle}>
        <Gallery
          parts={BATTLE}
          abreast={3}
          marks={(_, i) => `${i + 1}`}
          captions={words.battleParts(battle)}
          rules={RULES.battle}
          draw={(part) => <BattlePicture part={part} figures={battle} language={language} />}
        >
          <Picture mark="→" caption={words.key} rules={RULES.results}>
            <Key language={language} />
          </Picture>
        </Gallery>
      </Section>
      <Section id="table" title={words.table}>
        <CombatTable figures={battle} language={language} />
        <Rules ids={RULES.table} />
      </Section>
      <Section id="stratagems" title={words.stratagems}>
        <Ploys language={language} />
      </Section>
      <Section id="politics" title={words.politics}>
        <Upheavals language={language} />
      </Section>
      <div className="volpr-halves">
        <Section id="winter" title={words.winter} sign={<Snow />}>
          <p>{words.winterLead}</p>
          <Beside
            look="winter"
            parts={WINTER}
            captions={words.winterParts}
            rules={RULES.winter}
            draw={(part) => <CounterPicture seen={IN_WINTER[part]} atWar={part === "peoples"} />}
          />
        </Section>
        <Section id="victory" title={words.victory}>
          <Victory language={language} />
        </Section>
      </div>
      <Section id="regions" title={words.regions}>
        <Regions language={language} />
      </Section>
      <Section id="scenarios" title={words.scenarios}>
        <Scenarios language={language} />
      </Section>
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
      <Beside
        look="states"
        parts={STATES}
        captions={words.states}
        rules={RULES.states}
        draw={(state) => (
          <span className="volpr-row">
            <CounterPicture seen={unitOf("juba-i", IN_STATE[state])} atWar={state === "war"} />
            <CounterPicture seen={unitOf("numidae-u3", IN_STATE[state])} atWar={state === "war"} />
          </span>
        )}
      />
    </>
  );
}
