/** Cities, seas and blocks in words: the card that pops up beside a thing, its spot on the map, headings of the log. */
import type { IntentShape, Json, Language } from "@rubicon/engine";
import {
  isIntent,
  type Seen,
  type SeenBlock,
  type SeenPlace,
  SIDES,
  type SideName,
  seenFrom,
} from "@rubicon/julius-caesar/components";
import { type Description, kindOf, nameOf, type Point, type Thing, thing } from "../face.ts";
import type { Kit } from "./kit.ts";
import { RULE_OF_GOD } from "./panels/gods.ts";
import { panelWords } from "./panels/words.ts";
import { fieldOf, textIn } from "./pieces/events.ts";
import { ROMAN } from "./pieces/measures.ts";
import { pieceWords } from "./pieces/words.ts";

const sentence = (parts: readonly string[]): string => {
  const text = parts.filter((part) => part !== "").join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export function describe(kit: Kit, it: Thing, sight: Json, language: Language): Description | null {
  if (kindOf(it) === "place") return describePlace(kit, nameOf(it), seenFrom(sight), language);
  if (kindOf(it) === "block") return describeBlock(kit, nameOf(it), seenFrom(sight), language);
  return kindOf(it) === "card" ? describeCard(kit, nameOf(it), language) : null;
}

function describeCard({ facts: box }: Kit, card: string, language: Language): Description | null {
  const facts = box.cards.get(card);
  if (facts === undefined) return null;
  const words = panelWords[language];
  const does = facts.god
    ? words.gods[facts.god]
    : `${facts.moves} ${words.moves(facts.moves)}, ${facts.levies} ${words.levies(facts.levies)}`;
  return { title: box.names(language).card(card), lines: [does] };
}

function describePlace(kit: Kit, place: string, seen: Seen, language: Language): Description | null {
  const facts = kit.facts.places.get(place);
  if (facts === undefined) return null;
  const words = pieceWords[language];
  const at = seen.places.find((each) => each.place === place);
  const lines = facts.sea
    ? [sentence([words.sea])]
    : [sentence([words.worth(facts.value), words.port(facts.port), words.supply(facts.supply)])];
  lines.push(holderOf(at, language));
  for (const side of SIDES) {
    const blocks = at?.blocks.filter((block) => block.side === side) ?? [];
    if (blocks.length > 0) lines.push(`${words.sides[side]}: ${forceOf(kit, blocks, language)}`);
  }
  if (seen.held.includes(place)) lines.push(words.heldSea);
  const roads = roadsOf(kit, place, seen, language);
  if (roads !== "") lines.push(roads);
  return { title: facts.name, lines: lines.filter((line) => line !== "") };
}

/** Whose it is, or who attacks it. */
function holderOf(at: SeenPlace | undefined, language: Language): string {
  const words = pieceWords[language];
  if (at === undefined) return words.vacant;
  if (at.friendlyTo !== null) return words.friendly(at.friendlyTo);
  if (at.attacker === undefined) return words.contested;
  const attacked: SideName = at.attacker === "caesar" ? "pompeius" : "caesar";
  return sentence([
    words.contested,
    words.attacks(at.attacker),
    at.mayLeave === undefined ? "" : words.mayLeave(attacked, at.mayLeave),
  ]);
}

/** "3 blocks, strength 8: Caesar III, Legio 13 III, Navis 2 II"; of hidden blocks only their number. */
function forceOf({ facts }: Kit, blocks: readonly SeenBlock[], language: Language): string {
  const words = pieceWords[language];
  const { title } = facts.names(language);
  const known = blocks.flatMap(({ block, strength }) =>
    block === undefined ? [] : [{ block, strength: strength ?? 0 }],
  );
  const list = known.map(({ block, strength }) => `${title(block)} ${ROMAN[strength]}`.trim()).join(", ");
  const total = known.reduce((sum, { strength }) => sum + strength, 0);
  const open = known.length === blocks.length && known.every(({ strength }) => strength > 0);
  const count = open ? words.force(blocks.length, total) : words.blocks(blocks.length);
  return list === "" ? count : `${count}: ${list}`;
}

/** How many blocks of the side that moves may take each road. */
export function roadLimits({ facts }: Kit, seen: Seen): Readonly<Record<"major" | "minor" | "strait", number>> {
  return seen.god === "pluto" && seen.first === seen.toMove ? facts.plutoLimit : facts.roadLimit;
}

/** Decisions for which it matters how many blocks have used a road: in movement, in the rounds of a battle, in a regroup. */
const ON_ROADS: readonly string[] = ["movement", "group", "march", "battleTurn", "hits", "regroup"];

/** The position keeps the count until it is begun anew: in winter it would tell of the last battle. */
export const roadsThatCount = ({ roads, asked }: Pick<Seen, "roads" | "asked">): Seen["roads"] =>
  asked !== null && ON_ROADS.includes(asked.ask) ? roads : [];

function roadsOf(kit: Kit, place: string, seen: Seen, language: Language): string {
  const words = pieceWords[language];
  const limits = roadLimits(kit, seen);
  const list = kit.places.roadsFrom(place).map(({ between: [a, b], kind }) => {
    const use = roadsThatCount(seen).find(({ between }) => between.includes(a) && between.includes(b));
    const used = use === undefined || seen.toMove === "over" ? 0 : use[seen.toMove];
    return words.road(kit.facts.names(language).place(a === place ? b : a), kind, used, limits[kind]);
  });
  return list.length === 0 ? "" : words.roads(list.join(", "));
}

function describeBlock(kit: Kit, block: string, seen: Seen, language: Language): Description | null {
  const facts = kit.facts.blocks.get(block);
  if (facts === undefined) return null;
  const words = pieceWords[language];
  const names = kit.facts.names(language);
  const where = placeOf(block, seen);
  const all = facts.strengths.map((each) => ROMAN[each]).join(" · ");
  const lying = where?.block;
  const defector = lying !== undefined && lying.side !== facts.owner;
  const { home } = facts;
  const lines = [
    sentence([words.types[facts.type], words.sides[facts.owner], defector ? words.fightsFor(lying.side) : ""]),
    words.rating(facts.letter, facts.firepower),
    facts.letterAttacking === facts.letter ? "" : words.attackingLater(facts.letterAttacking),
    lying?.strength === undefined ? words.strengths(all) : words.strength(ROMAN[lying.strength], all),
    home.in === "city" ? words.levied.city(names.place(home.city)) : words.levied[home.in],
    ...(lying === undefined ? [] : marksOf(kit, lying, language)),
  ];
  return { title: names.title(block), lines: lines.filter((line) => line !== "") };
}

function marksOf({ facts }: Kit, block: SeenBlock, language: Language): readonly string[] {
  const words = pieceWords[language];
  return [
    block.reserve ? words.reserve : "",
    block.moved ? words.moved : "",
    block.from === undefined ? "" : words.from(facts.names(language).place(block.from)),
    block.shown ? words.shown : "",
  ];
}

function placeOf(block: string, seen: Seen): { readonly place: string; readonly block: SeenBlock } | undefined {
  for (const { place, blocks } of seen.places) {
    const found = blocks.find((each) => each.block === block);
    if (found !== undefined) return { place, block: found };
  }
  return undefined;
}

/** Where a block stands; null when it is not on the map. */
export function placeOfBlock(it: Thing, sight: Json): Thing | null {
  const where = placeOf(nameOf(it), seenFrom(sight));
  return where === undefined ? null : thing("place", where.place);
}

/** The ways of blocks that are brought somewhere together: those that find no room on one road take another. */
export function waysIn(intent: IntentShape): readonly (readonly string[])[] {
  return isIntent(intent) && intent.do === "bring" ? intent.columns.map(({ way }) => way) : [];
}

export function spot({ places }: Kit, it: Thing, sight: Json): Point | null {
  if (kindOf(it) === "place") return places.groundOf(nameOf(it))?.at ?? null;
  if (kindOf(it) !== "block") return null;
  const where = placeOf(nameOf(it), seenFrom(sight));
  return where === undefined ? null : (places.groundOf(where.place)?.plots.close.stack ?? null);
}

/** Fields of events that name a place or a block, alone or in a list. */
const PLACE_FIELDS = ["place", "city", "from", "to"];
const BLOCK_FIELDS = ["block", "with"];

export function touched({ facts }: Kit, event: Json): readonly Thing[] {
  const places = PLACE_FIELDS.flatMap((field) => textIn(event, field) ?? []).filter((name) => facts.places.has(name));
  const blocks = BLOCK_FIELDS.flatMap((field) => textIn(event, field) ?? []).filter((name) => facts.blocks.has(name));
  return [...places.map((name) => thing("place", name)), ...blocks.map((name) => thing("block", name))];
}

export function heading(event: Json, language: Language): string | null {
  const words = pieceWords[language];
  const number = (field: string): number => Number(fieldOf(event, field));
  switch (textIn(event, "e")) {
    case "year":
      return words.year(number("year"), number("bc"));
    case "turn":
      return words.turn(number("turn"));
    case "winter":
      return words.winter(number("year"));
    default:
      return null;
  }
}

const RULE_OF_TYPE = {
  leader: "JC-3.21.a",
  legio: "JC-3.22.a",
  auxilia: "JC-3.23.a",
  equitatus: "JC-3.24.a",
  elephant: "JC-3.24.b",
  ballista: "JC-3.25.a",
  navis: "JC-3.26.a",
  cleopatra: "JC-3.27.a",
} as const;

export function ruleOf({ facts: box }: Kit, it: Thing): string | null {
  if (kindOf(it) === "block") {
    const facts = box.blocks.get(nameOf(it));
    return facts === undefined ? null : RULE_OF_TYPE[facts.type];
  }
  if (kindOf(it) === "card") {
    const god = box.cards.get(nameOf(it))?.god;
    return god ? RULE_OF_GOD[god] : "JC-2.1.a";
  }
  if (kindOf(it) !== "place") return null;
  return box.places.get(nameOf(it))?.sea ? "JC-4.42.a" : "JC-4.2.a";
}
