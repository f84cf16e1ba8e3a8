/**
 * Imperator in pictures: its counters, the map, Fronts and Peoples, a year, marches, a battle, stratagems, the purple and who usurps it, winter,
 * and how one wins. On one page.
 */
import type { Language } from "@rubicon/engine";
import { NUMBERS, type SeenPiece, WORTH } from "@rubicon/imperator/components";
import type { ReactNode } from "react";
import type { MakePrimer } from "../../../lesson/form.ts";
import type { Sheet } from "../../../series/map/geography.ts";
import { PHASES } from "../../../series/panels/phases.ts";
import { Snow, Strengths } from "../../../series/primer/pictures.tsx";
import { Section } from "../../../series/primer/Said.tsx";
import { BATTLE } from "../../../series/primer/wording.ts";
import { kitOf, useKit, withKit } from "../kit.ts";
import "../../../series/primer/styles.ts";
import { GEMINA, LeaderAnatomy, UnitAnatomy } from "./Anatomy.tsx";
import { CASSIUS, CounterPicture, calm, hostile, loyal, reduced } from "./counters.tsx";
import { Scenarios, Victory } from "./Ends.tsx";
import { BattlePicture, battleIn, CombatTable, Key } from "./Fighting.tsx";
import "./imperator.css";
import { OF_KIND } from "./kinds.ts";
import { WholeMap } from "./MapPiece.tsx";
import { LandPicture, MarchPicture } from "./maps.tsx";
import { Peoples } from "./Peoples.tsx";
import { Ploys } from "./Ploys.tsx";
import { PaxPicture, useYear, YearPicture } from "./pictures.tsx";
import { RULES } from "./rules.ts";
import { Beside, Gallery, Picture, Rules, Said } from "./Said.ts";
import { Fronts, Service } from "./Service.tsx";
import { CivilWar, Throne } from "./Throne.tsx";
import { KINDS, LANDS, MARCHES, WINTER, type WinterPart } from "./wording.ts";
import { primerWords } from "./words.ts";

export const primerOn =
  (sheet: Sheet): MakePrimer =>
  (game) =>
    withKit(kitOf(game, sheet), Primer);

interface Speaking {
  readonly language: Language;
}

/** Beside each part of the winter a counter. */
const IN_WINTER: Readonly<Record<WinterPart, SeenPiece>> = {
  fleets: loyal("classis_ravennas"),
  abroad: reduced("i_adiutrix"),
  quarters: loyal("viii_augusta"),
  fallen: loyal("iii_cyrenaica"),
  vexillations: reduced("vexillatio_danube_1"),
  peoples: hostile("jazyges_1"),
};

function Primer({ language }: Speaking): ReactNode {
  const words = primerWords[language];
  const kit = useKit();
  const battle = battleIn(kit);
  const year = useYear(language);
  const { costs, leaderPoints, unitPoints, aboard, limitOutside, fleetAway, giving } = NUMBERS;
  const names = kit.facts.names(language);
  const fronts = [...kit.facts.fronts.keys()].map((front) => names.part(front).short);
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
                <CounterPicture key="full" seen={GEMINA} />,
                <CounterPicture key="reduced" seen={{ ...GEMINA, reduced: true }} />,
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
              <CounterPicture seen={loyal(CASSIUS.piece)} />
              <CounterPicture seen={CASSIUS} />
              <CounterPicture seen={calm("vologeses_iii")} />
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
      <Section id="map" title={words.map}>
        <Gallery
          parts={LANDS}
          abreast={3}
          captions={words.lands(fronts, costs.strait)}
          rules={RULES.lands}
          draw={(part) => <LandPicture part={part} language={language} />}
        />
      </Section>
      <Section id="service" title={words.service}>
        <Service language={language} />
      </Section>
      <Section id="fronts" title={words.fronts}>
        <Fronts language={language} />
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
        <figure className="volpr-beside">
          <PaxPicture label={words.pictures.pax} />
          <Said
            caption={words.pax({ rome: WORTH.get("IMP-10.i") ?? 0, enemy: WORTH.get("IMP-10.s") ?? 0 })}
            rules={RULES.pax}
          />
        </figure>
      </Section>
      <Section id="march" title={words.march}>
        <Gallery
          parts={MARCHES}
          abreast={2}
          captions={words.marches({
            ...{ leader: leaderPoints, unit: unitPoints, step: costs.land, crossing: costs.river },
            ...{ aboard, outside: limitOutside },
          })}
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
      <Section id="throne" title={words.throne}>
        <Throne language={language} />
      </Section>
      <Section id="civil-war" title={words.civilWar}>
        <CivilWar language={language} />
      </Section>
      <Section id="winter" title={words.winter} sign={<Snow />}>
        <p>{words.winterLead}</p>
        <Beside
          look="states"
          parts={WINTER}
          captions={words.winterParts({ fleetAway, giving })}
          rules={RULES.winter}
          draw={(part) => <CounterPicture seen={IN_WINTER[part]} />}
        />
      </Section>
      <Section id="victory" title={words.victory}>
        <Victory language={language} />
      </Section>
      <Section id="scenarios" title={words.scenarios}>
        <Scenarios language={language} />
      </Section>
    </>
  );
}
