/** What a counter has room for: how leaders are called in one word, and units in two. */
import type { Components, PieceFacts } from "@rubicon/imperator/components";

const isNumeral = (word: string): boolean => /^[IVX]+$/.test(word);

/** "Severus" for Septimius Severus; "L. Verus", where another has that name too; "Marcomanni II" for a chief without one. */
export function leaderNames({ pieces, peoples }: Pick<Components, "pieces" | "peoples">): ReadonlyMap<string, string> {
  const leaders = [...pieces.values()].filter(({ leader }) => leader !== null);
  const lastOf = ({ title }: PieceFacts): string => title.split(" ").at(-1) ?? title;
  const shared = (last: string): boolean => leaders.filter((each) => lastOf(each) === last).length > 1;
  const named = (facts: PieceFacts): string => {
    const { title, people, leader } = facts;
    const last = lastOf(facts);
    if (leader?.generic === true) {
      const name = peoples.get(people ?? "")?.name ?? title;
      return isNumeral(last) ? `${name} ${last}` : name;
    }
    if (isNumeral(last)) return title;
    return shared(last) ? `${title.charAt(0)}. ${last}` : last;
  };
  return new Map(leaders.map((facts) => [facts.id, named(facts)]));
}

/** "Ravennas" for the Classis Ravennas. */
export const fleetName = (title: string): string => title.split(" ").at(-1) ?? title;

/** "XIII" and "Gemina", "Praetoria", "Marcomanni": what stands along the side of a unit. */
export function unitNames({ title, type, people }: PieceFacts): readonly [string, string] {
  if (type === "vexillation") return ["", ""];
  const words = title.replace(/[()]/g, "").split(" ");
  // Units of a People are numbered, and all alike.
  if (people !== null) return ["", words.slice(0, -1).join(" ")];
  if (isNumeral(words[0])) return [words[0], words.slice(1).join(" ")];
  return ["", words[0]];
}
