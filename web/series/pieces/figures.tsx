/**
 * Silhouettes on the counters, drawn in a square of 100, in two tones: what is filled takes the ink of the counter
 * (`fig`), what is cut out of it the colour of its ground (`cut`, `nick` for lines).
 */
import type { ReactNode } from "react";

/** Leaves of a wreath: where each lies, and how it is turned. */
export const leaves = (spots: readonly (readonly [number, number, number])[]): string =>
  spots
    .map(([x, y, turn]) => {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const at = (u: number, v: number): string =>
        `${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`;
      return `M${at(-9, 0)}Q${at(-1, -6)} ${at(9, 0)}Q${at(-1, 6)} ${at(-9, 0)}Z`;
    })
    .join("");

export const legionary: ReactNode = (
  <>
    <path className="fig" d="M30 20Q32 1 52 1Q72 2 74 20Q66 12 52 12Q38 12 30 20Z" />
    <path className="fig" d="M38 20Q42 13 52 13Q64 13 66 22V36L58 40H46L38 36Z" />
    <path className="fig" d="M20 41Q47 32 74 41Q80 64 74 90Q47 98 20 90Q14 64 20 41Z" />
    <path className="fig" d="M85 2 90 18 87 19V100H83V19L80 18Z" />
    <path className="cut" d="M44 24H60V30H55V36H49V30H44Z" />
    <path
      className="nick"
      d="M26 46Q47 39 68 46Q72 64 68 85Q47 91 26 85Q22 64 26 46ZM47 43V55M47 77V88M25 66H36M58 66H70"
    />
    <circle className="cut" cx="47" cy="66" r="8.5" />
  </>
);

export const archer: ReactNode = (
  <>
    <path className="fig" d="M26 15Q28 2 40 1Q52 2 51 15Q54 27 42 29Q30 29 26 15Z" />
    <path className="fig" d="M28 31Q40 26 50 32L56 60Q44 68 30 62Z" />
    <path className="fig" d="M30 58H44L42 78 34 100H22L29 78ZM44 58 56 58 62 78 66 100H54L50 80Z" />
    <path className="limb" d="M46 36 80 41M38 36 22 46 44 44" />
    <path className="limb thin" d="M70 4Q104 44 70 88" />
    <path className="string" d="M70 4 44 43 70 88" />
    <path className="limb thin" d="M40 43H96" />
    <path className="fig" d="M93 36 104 43 93 50Z" />
    <path className="nick" d="M29 14Q38 9 50 13" />
  </>
);

export const HORSE =
  "M12 56Q24 46 44 50Q60 52 68 43L75 27Q80 17 87 18L90 11 94 20Q99 28 101 37L95 44 87 39Q84 51 77 61L87 73 98 71 99 79 83 83 67 71Q53 75 41 71L33 81 39 96H29L22 81 27 67Q17 68 11 84L3 80Q4 62 12 56Z";

export const horseman: ReactNode = (
  <>
    <path className="fig" d={HORSE} />
    <path className="fig" d="M58 68 70 70 70 84 77 96H67L60 85ZM20 62 32 70 18 82 15 96H5L9 78Z" />
    <path className="fig" d="M41 25Q49 19 57 26L61 47 56 62 62 72 53 75 46 61 41 47Z" />
    <path className="fig" d="M43 26Q26 30 16 46Q31 43 44 46Z" />
    <path className="fig" d="M40 14Q40 2 50 1Q61 2 60 14L58 19H42Z" />
    <path className="limb thin" d="M54 33 66 36M30 58 99 1" />
    <path className="nick" d="M45 51Q52 55 60 51M42 14H59" />
  </>
);

const scales = (rows: readonly (readonly [number, number, number])[]): string =>
  rows
    .map(([y, from, to]) =>
      Array.from({ length: Math.floor((to - from) / 9) }, (_, i) => `M${from + i * 9} ${y}q4.500 6 9 0`).join(""),
    )
    .join("");

export const cataphract: ReactNode = (
  <>
    <path
      className="fig"
      d="M8 48Q30 42 62 46L72 26Q78 14 88 18L90 12 94 21Q100 30 101 40L94 46 88 43Q86 56 82 66L80 84H70L68 92H60L59 84H36L35 92H26L25 84H12Q6 66 8 48Z"
    />
    <path className="fig" d="M26 84 24 98H33L36 84ZM60 84 61 98H70L72 84Z" />
    <path className="fig" d="M38 24Q48 16 58 25L62 48H36Z" />
    <path className="fig" d="M39 20 40 12 48-2 56 12 57 20Q48 25 39 20Z" />
    <path className="limb thin" d="M4 52 108 22" />
    <path
      className="nick"
      d={scales([
        [54, 13, 62],
        [62, 13, 76],
        [70, 15, 78],
        [78, 15, 78],
      ])}
    />
    <path className="nick" d="M42 30H56M41 37H58" />
  </>
);

export const trireme: ReactNode = (
  <>
    <path className="fig" d="M4 62Q-5 46 6 38Q18 34 19 45Q13 42 12 50Q12 57 17 62Z" />
    <path className="fig" d="M2 58Q8 64 18 62H82Q92 60 94 46L100 48 97 62 108 70 93 74Q88 82 78 82H24Q6 80 2 58Z" />
    <path className="fig" d="M46 2H51V62H46Z" />
    <path className="fig" d="M20 9H78Q70 30 78 50H24Q32 30 20 9Z" />
    <path className="limb thin" d="M26 80 17 97M38 81 30 99M50 81 43 99M62 81 56 99M74 81 69 98" />
    <path className="nick" d="M16 69H90M40 11Q48 30 42 49M60 11Q66 30 61 49" />
    <circle className="cut" cx="88" cy="66" r="3" />
  </>
);

export const tribesman: ReactNode = (
  <>
    <path className="fig" d="M38 20Q36 4 50 3Q66 4 64 20Q68 26 63 30L58 24 56 30H44L42 24 36 28Z" />
    <path className="fig" d="M38 32Q50 28 62 32L66 62H38Z" />
    <path className="fig" d="M38 60H52L49 82 50 100H34L38 80ZM52 60H66L72 82 76 100H62L56 80Z" />
    <path className="limb" d="M60 36 76 24" />
    <path className="fig" d="M72 27 96-4 102 1 79 32Z" />
    <path className="fig" d="M68 18 86 32 82 36 64 22Z" />
    <ellipse className="rimmed" cx="30" cy="56" rx="19" ry="30" />
    <path className="nick" d="M30 30V82M14 56H46" />
    <circle className="cut" cx="30" cy="56" r="7" />
  </>
);

export const BUST =
  "M14 100Q18 82 42 77L43 68Q32 65 30 57L22 55Q18 52 23 46L28 36Q27 11 53 9Q80 10 81 38Q80 55 70 65L71 77Q88 82 92 100Z";

export const general: ReactNode = (
  <>
    <path className="fig" d={BUST} />
    <path
      className="cut"
      d={leaves([
        [34, 33, -32],
        [44, 24, -18],
        [55, 21, 4],
        [66, 25, 32],
        [74, 35, 62],
        [42, 37, -30],
        [52, 33, -6],
        [63, 37, 28],
        [70, 48, 70],
      ])}
    />
    <path className="nick" d="M24 100Q42 86 62 93M74 100 64 87" />
    <circle className="cut" cx="34" cy="46" r="2.600" />
  </>
);

export const king: ReactNode = (
  <>
    <path className="fig" d={BUST} />
    <path className="fig" d="M30 24 27 2 41 12 53-1 65 12 80 2 77 26Q54 14 30 24Z" />
    <path className="fig" d="M29 58Q27 78 44 86L58 74 48 62Z" />
    <path className="nick" d="M31 29Q54 19 77 30M34 66Q38 76 45 80M24 100Q42 88 62 94" />
    <circle className="cut" cx="34" cy="44" r="2.600" />
  </>
);

const WREATH = leaves([
  [24, 72, 40],
  [13, 56, 72],
  [11, 38, 96],
  [19, 20, 122],
  [34, 7, 150],
  [76, 72, 140],
  [87, 56, 108],
  [89, 38, 84],
  [81, 20, 58],
  [66, 7, 30],
]);

/** Signs, told apart by their shape before their colour: a wreath of laurel, a bundle of rods with its axe. */
export const laurel: ReactNode = (
  <>
    <path className="fig" d={WREATH} />
    <path className="limb thin" d="M50 88Q22 78 20 42Q20 24 32 8M50 88Q78 78 80 42Q80 24 68 8" />
  </>
);

export const fasces: ReactNode = (
  <>
    <path className="fig" d="M36 6H64V96H36Z" />
    <path className="fig" d="M64 14H80Q96 22 90 44Q78 36 64 38Z" />
    <path className="nick" d="M45 6V96M55 6V96M34 26H66M34 52H66M34 76H66" />
  </>
);

/** Paths for small signs, around their own middle, some twenty units high. */
export const SKULL =
  "M0-8.500C5-8.500 7.800-5.200 7.800-1.400 7.800 1.200 6.400 3 4.400 3.800V7H1.800V5H.6V7H-.6V5H-1.800V7H-4.400V3.800C-6.400 3-7.800 1.200-7.800-1.400-7.800-5.200-5-8.500 0-8.500ZM-3.400-3A2.100 2.100 0 1 0-3.400 1.200 2.100 2.100 0 1 0-3.400-3ZM3.400-3A2.100 2.100 0 1 0 3.400 1.200 2.100 2.100 0 1 0 3.400-3Z";
export const DAGGER = "M0 9.500-2 2.500V-2.500H-5V-4.500H-1.300V-9H1.300V-4.500H5V-2.500H2V2.500Z";
