/** Imperator in the workshop: its components as tables and on the map. */
import { componentsOf } from "@rubicon/imperator/components";
import { WITH_PROVENANCE } from "@rubicon/imperator/provenance";
import type { Sheet } from "../../../series/map/geography.ts";
import { seriesPhrases } from "../../../series/workshop/phrases.ts";
import { sectionsIn } from "../../../series/workshop/sections.ts";
import { seriesFormWords } from "../../../series/workshop/words.ts";
import type { MakeForm } from "../../../workshop/form.ts";
import { inBooks } from "../../../workshop/phrases.ts";
import { readerPhrases } from "../../../workshop/reader-phrases.ts";
import { counterTables } from "./counter-tables.ts";
import { mapOn } from "./map.tsx";
import { mapTables } from "./map-tables.ts";
import { imperatorPhrases } from "./phrases.ts";
import type { Saying } from "./saying.ts";
import { scenarioTables } from "./scenario-tables.ts";
import { stratagemTables } from "./stratagem-tables.ts";
import { imperatorFormWords } from "./words.ts";

export const formOn =
  (sheet: Sheet): MakeForm =>
  (game, standard, language) => {
    const series = seriesFormWords[language];
    const saying: Saying = { words: imperatorFormWords[language], series, names: componentsOf(game).names(language) };
    const { chapters } = series;
    return {
      chapters: [
        { id: "map", title: chapters.map, tables: mapTables(saying) },
        { id: "counters", title: chapters.counters, tables: counterTables(saying) },
        { id: "stratagems", title: chapters.stratagems, tables: stratagemTables(saying) },
        { id: "scenarios", title: chapters.scenarios, tables: scenarioTables(saying, standard.components) },
      ],
      map: mapOn(sheet, game, language),
      files: WITH_PROVENANCE,
      where: sectionsIn(series),
      sentence: inBooks(language, readerPhrases, seriesPhrases, imperatorPhrases),
    };
  };
