/** The whole table with nothing hidden: what both sides see of their own, laid together. For games that are over. */
import { BadInput, type Json, plain, type Seat } from "@rubicon/engine";
import { type Seen, type SeenPlace, SIDES, type SideName, seenFrom } from "@rubicon/julius-caesar/components";

export function revealed(sights: Readonly<Record<Seat, Json>>): Json {
  const of: Record<SideName, Seen> = { caesar: seen(sights, "caesar"), pompeius: seen(sights, "pompeius") };
  const { caesar, pompeius } = of;
  // The question is whole in the sight of whoever is asked; all else that is not merged here everybody knows.
  const known = caesar.toMove === "pompeius" ? pompeius : caesar;
  return plain({
    ...known,
    viewer: "watcher",
    hands: { caesar: caesar.hands.caesar, pompeius: pompeius.hands.pompeius },
    pools: { caesar: caesar.pools.caesar, pompeius: pompeius.pools.pompeius },
    places: caesar.places.map((place, i) => bothFaces(place, pompeius.places[i])),
  } satisfies Seen);
}

/** Both sights list the same places in the same order. Each block is taken from the sight of the side that holds it. */
function bothFaces(caesar: SeenPlace, pompeius: SeenPlace): SeenPlace {
  const sights: Record<SideName, SeenPlace> = { caesar, pompeius };
  return { ...caesar, blocks: SIDES.flatMap((side) => sights[side].blocks.filter((block) => block.side === side)) };
}

function seen(sights: Readonly<Record<Seat, Json>>, side: SideName): Seen {
  const sight = sights[side];
  if (sight === undefined) throw new BadInput(`The sight of ${side} is missing.`);
  return seenFrom(sight);
}
