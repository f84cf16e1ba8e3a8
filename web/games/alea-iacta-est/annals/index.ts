/** Alea Iacta Est as history: its years, what must not be missed, how it was won. */
import { SIDES, seenFrom, sideLedBy } from "@rubicon/alea-iacta-est/components";
import type { Eyes, Json, Language } from "@rubicon/engine";
import { battleOver } from "../../../series/annals/battle-over.ts";
import { signed } from "../../../series/signed.ts";
import type { FaceHistory, News } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { playWords } from "../panels/words.ts";
import { accountOf } from "./account.ts";
import { annalsOf } from "./annals.ts";
import { eventIn } from "./events.ts";

export const historyOf = (kit: Kit): FaceHistory => ({
  closes: (event) => eventIn(event)?.e === "year",
  annals: (events, language) => annalsOf(kit, events, language),
  news: (event, sight, viewer, language, before) =>
    newsIn(kit, event, sight, viewer, language) ?? battleNews(kit, event, sight, language, before),
  account: (events, sight, language) => accountOf(kit, events, sight, language),
});

/** AIE-5.1.2: the players change sides. AIE-3.5.3: Caesar is murdered. */
function newsIn(kit: Kit, json: Json, sight: Json, viewer: Eyes, language: Language): News | null {
  const event = eventIn(json);
  const words = playWords[language];
  const say = kit.game.words(language);
  if (event?.e === "daggers" && event.killed) return { title: words.murdered, lines: [say.event(event)] };
  if (event?.e !== "exchange") return null;
  const names = kit.facts.names(language);
  const seen = seenFrom(sight);
  const own = sideLedBy(seen, viewer);
  const other = own === "caesarians" ? "republicans" : "caesarians";
  const who =
    own === null
      ? SIDES.map((side) => words.nowLeads(say.seat(event[side], null), names.side(side))).join(" ")
      : words.youLead(names.side(own), names.side(other));
  return {
    title: words.exchange,
    lines: [who, words.scoreTurned(event.score === 0 ? "0" : signed(event.score))],
  };
}

/** What both lost in a battle that is over, and who holds the place. */
function battleNews(
  { facts }: Kit,
  json: Json,
  sight: Json,
  language: Language,
  before: () => readonly Json[],
): News | null {
  const names = facts.names(language);
  return battleOver(json, before, {
    ...{ language, onTable: seenFrom(sight).battle, piece: names.piece, zone: names.zone },
    side: (side) => names.side(SIDES.find((each) => each === side) ?? SIDES[0]),
  });
}
