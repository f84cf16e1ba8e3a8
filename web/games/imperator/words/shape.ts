/** Which texts the face of Imperator has besides the game's own words. Each language writes all of them. */
import type { AnnalWords } from "../annals/wording.ts";
import type { GroundWords } from "../map/wording.ts";
import type { PlayWords } from "../panels/play-wording.ts";
import type { PanelWords } from "../panels/wording.ts";
import type { PieceWords } from "../pieces/wording.ts";

export interface FaceWords {
  readonly ground: GroundWords;
  readonly panels: PanelWords;
  readonly pieces: PieceWords;
  readonly plays: PlayWords;
  readonly annals: AnnalWords;
}
