/** The face of a volume: what it says and shows of its own, bound to the kit of the game that is looked at. */
import type { Game, Json, Language } from "@rubicon/engine";
import type { ComponentType } from "react";
import type { Description, FaceHistory, GameFace, MapProps, Point, TableProps, Thing } from "../games/face.ts";
import type { KitRoom } from "./kit.ts";
import type { Geography } from "./map/geography.ts";

/** Acts that decline or end something. */
const QUIET = ["halt", "end-moves", "stand", "rest", "done", "decline", "pass"] as const;

interface VolumeFace<K> {
  /** Whatever lies on the map, on a panel or in the hand. */
  readonly touchable: readonly string[];
  /** Of the frame around the map. */
  readonly border: number;
  readonly withKit: KitRoom<K>["withKit"];
  readonly parts: {
    readonly Pieces: ComponentType<MapProps>;
    readonly Status: ComponentType<TableProps>;
    readonly Hand: ComponentType<TableProps>;
    readonly Beside: ComponentType<TableProps>;
    readonly Battle: ComponentType<TableProps>;
  };
  inBattle(sight: Json): boolean;
  spot(kit: K, it: Thing, sight: Json): Point | null;
  describe(kit: K, it: Thing, sight: Json, language: Language): Description | null;
  touched(kit: K, event: Json): readonly Thing[];
  ruleOf(kit: K, it: Thing): string | null;
  heading(kit: K, event: Json, language: Language): string | null;
  history(kit: K): Promise<FaceHistory>;
}

/** All of a face but its ground, its hands and its odds. */
export function faceWith<K extends { readonly game: Game; readonly geography: Geography }>(
  kit: K,
  { touchable, border, withKit, parts, inBattle, ...says }: VolumeFace<K>,
) {
  const { game, geography } = kit;
  return {
    id: game.id,
    game,
    map: { width: geography.width, height: geography.height, border },
    touchable,
    quiet: QUIET,
    weighed: ["play"],
    Pieces: withKit(kit, parts.Pieces),
    Status: withKit(kit, parts.Status),
    Hand: withKit(kit, parts.Hand),
    Beside: withKit(kit, parts.Beside),
    Battle: withKit(kit, parts.Battle),
    inBattle,
    spot: (it, sight) => says.spot(kit, it, sight),
    describe: (it, sight, language) => says.describe(kit, it, sight, language),
    touched: (event) => says.touched(kit, event),
    ruleOf: (it) => says.ruleOf(kit, it),
    history: () => says.history(kit),
    heading: (event, language) => says.heading(kit, event, language),
  } satisfies Partial<GameFace>;
}
