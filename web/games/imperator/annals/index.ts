/** Imperator as history: its years, what must not be missed, how it was won. */
import type { Eyes, Json, Language } from "@rubicon/engine";
import { SIDES, type SideName, seenFrom, sideLedBy } from "@rubicon/imperator/components";
import { battleOver } from "../../../series/annals/battle-over.ts";
import type { FaceHistory, News } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { playWords } from "../panels/words.ts";
import { accountOf } from "./account.ts";
import { annalsOf, remember } from "./annals.ts";
import { eventIn, type Of } from "./events.ts";

export const historyOf = (kit: Kit): FaceHistory => ({
  closes: (event) => eventIn(event)?.e === "year",
  annals: (events, language) => annalsOf(kit, events, language),
  news: (event, sight, viewer, language, before) =>
    newsIn(kit, event, sight, viewer, language) ?? battleNews(kit, event, sight, language, before),
  account: (events, sight, language) => accountOf(kit, events, sight, language),
});

/** Who wears the purple, who wants it, and who plays what from now on. */
function newsIn(kit: Kit, json: Json, sight: Json, viewer: Eyes, language: Language): News | null {
  const event = eventIn(json);
  const words = playWords[language];
  switch (event?.e) {
    case "exchange":
      return { title: words.exchange, lines: exchangeLines(kit, event, sight, viewer, language) };
    case "usurper":
      return { title: words.usurper, lines: [remember(kit, event, language)] };
    case "emperor":
      // The one who has won a civil war comes with the exchange; the one who is left was there before.
      if (event.by === "usurped" || event.by === "sole") return null;
      return { title: words.emperor, lines: [remember(kit, event, language)] };
    case "usurpation-won":
      return { title: words.success, lines: [kit.game.words(language).event(event)] };
    default:
      return null;
  }
}

/** IMP-5: which role everybody has now, and that his points are his own. */
function exchangeLines(
  kit: Kit,
  { romeSeat, enemySeat, rome, enemy }: Of<"exchange">,
  sight: Json,
  viewer: Eyes,
  language: Language,
): readonly string[] {
  const words = playWords[language];
  const names = kit.facts.names(language);
  const seats = { rome: romeSeat, enemy: enemySeat };
  const own = sideLedBy({ leads: seats }, viewer);
  const who =
    own === null || sideLedBy(seenFrom(sight), viewer) === null
      ? SIDES.map((side) => words.nowLeads(names.the(beganWith(kit, seats[side])), names.the(side)))
      : [words.youLead[own]];
  return [...who, words.pointsKept(rome, enemy)];
}

/** IMP-R117: seats are in the order of the roles that they begin with. */
const beganWith = ({ game }: Kit, seat: string): SideName => SIDES[game.seats.indexOf(seat)] ?? SIDES[0];

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
