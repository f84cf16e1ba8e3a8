/** The shelf: every game that can be played here, by its id, its rules and its pack. Each is made once. */
import { BadInput, type Game, type PackLabel } from "./game.ts";
import { quote } from "./json.ts";
import { labelOf, type Pack, type Ruleset } from "./packs.ts";

/** What a table and a journal remember of the game they were begun with. */
export interface GameName {
  readonly game: string;
  readonly rules: number;
  /** Id of the pack. */
  readonly pack: string;
}

interface Kept {
  readonly pack: Pack;
  readonly label: PackLabel;
  /** Made when first asked for. */
  game: Game | null;
}

export class Shelf {
  readonly rulesets: readonly Ruleset[];
  /** Packs that lie ready beside those that the games come with, and are known to fit: games are made of them when somebody asks. */
  readonly ready: readonly Pack[];
  /** By id of the game and of the pack. */
  private readonly kept = new Map<string, Map<string, Kept>>();

  constructor(rulesets: readonly Ruleset[], ready: readonly Pack[] = []) {
    this.rulesets = rulesets;
    this.ready = ready;
    for (const { id, standard } of rulesets) {
      const packs = [standard, ...ready.filter(({ game }) => game === id)];
      this.kept.set(id, new Map(packs.map(keptOf)));
    }
  }

  get ids(): readonly string[] {
    return this.rulesets.map(({ id }) => id);
  }

  /** Throws BadInput when there is no such game here. */
  ruleset(id: string): Ruleset {
    const ruleset = this.rulesets.find((each) => each.id === id);
    if (ruleset === undefined)
      throw new BadInput(`There is no game ${quote(id)} here; there are ${this.ids.join(", ")}.`);
    return ruleset;
  }

  /** The game with the components it comes with. Throws BadInput when there is no such game here. */
  standard(id: string): Game {
    const [first] = this.packsFor(id).values();
    return this.made(first);
  }

  /** Every game with the components it comes with. */
  get standards(): readonly Game[] {
    return this.ids.map((id) => this.standard(id));
  }

  /** Puts a pack on the shelf and gives the game made of it. Throws BadInput, and changes nothing, when it does not fit. */
  add(pack: Pack): Game {
    const packs = this.packsFor(pack.game);
    const [id, fresh] = keptOf(pack);
    const kept = packs.get(id) ?? fresh;
    const game = this.made(kept);
    packs.set(id, kept);
    return game;
  }

  /** The packs for a game, the one it comes with first. */
  packs(id: string): readonly PackLabel[] {
    return [...this.packsFor(id).values()].map(({ label }) => label);
  }

  /** The pack of that id; null when it is not here. */
  pack(game: string, id: string): Pack | null {
    return this.kept.get(game)?.get(id)?.pack ?? null;
  }

  /** The very game somebody began with; null when its rules or its pack are not here. */
  find({ game, rules, pack }: GameName): Game | null {
    const found = this.kept.get(game)?.get(pack);
    return found === undefined || this.ruleset(game).rules !== rules ? null : this.made(found);
  }

  private made(kept: Kept): Game {
    kept.game ??= this.ruleset(kept.pack.game).make(kept.pack);
    return kept.game;
  }

  private packsFor(id: string): Map<string, Kept> {
    return this.kept.get(this.ruleset(id).id) ?? new Map();
  }
}

function keptOf(pack: Pack): [id: string, kept: Kept] {
  const label = labelOf(pack);
  return [label.id, { pack, label, game: null }];
}
