/**
 * The figures on the blocks and the emblems on their backs: drawn in a square of 100, in two tones. What is filled
 * takes the ink of the block (`fig`), what is cut out of it the colour of its label (`cut`).
 */
import type { BlockType, ColourName } from "@rubicon/julius-caesar/components";
import type { ReactNode } from "react";

const leaves = (spots: readonly (readonly [number, number, number])[]): string =>
  spots
    .map(([x, y, turn]) => {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const at = (u: number, v: number): string =>
        `${(x + u * c - v * s).toFixed(1)},${(y + u * s + v * c).toFixed(1)}`;
      return `M${at(-8, 0)}Q${at(-1, -5)} ${at(8, 0)}Q${at(-1, 5)} ${at(-8, 0)}Z`;
    })
    .join("");

const PROFILE =
  "M12,100Q15,82 38,77L40,64Q26,56 25,37Q24,9 51,8Q72,7 76,24L78,35L86,48Q87,51 81,52L81,56L83,59L80,61L81,66Q80,73 70,72L63,71Q62,77 66,79Q86,83 90,100Z";

const leader = (
  <>
    <path className="fig" d={PROFILE} />
    <path
      className="cut"
      d={leaves([
        [33, 49, -68],
        [34, 36, -62],
        [41, 27, -46],
        [50, 22, -28],
        [60, 19, -12],
        [70, 21, 12],
        [43, 39, -70],
        [51, 31, -45],
        [61, 28, -20],
      ])}
    />
    <path className="fig" d="M28,54L14,60L16,66L29,58ZM29,57L18,72L23,76L32,59Z" />
    <path className="nick" d="M24,100Q40,86 60,92M70,100L62,88" />
  </>
);

const legio = (
  <>
    <path className="fig" d="M30,17Q34,0 50,0Q66,0 70,17L63,16Q60,9 50,9Q40,9 37,16Z" />
    <path className="fig" d="M36,38Q34,12 50,12Q66,12 64,38Z" />
    <path className="fig" d="M32,34H68Q75,34 75,41V79Q75,86 68,86H32Q25,86 25,79V41Q25,34 32,34Z" />
    <path className="fig" d="M34,86H46V95L48,100H32ZM54,86H66L68,100H52L54,95Z" />
    <path className="fig" d="M85,6L90,22L87,23V100H83V23L80,22Z" />
    <path className="cut" d="M42,25H58V32H42Z" />
    <path
      className="nick"
      d="M31,40H69V80H31ZM50,40V50M50,70V80M31,60H40M60,60H69M34,44L43,53M66,44L57,53M34,76L43,67M66,76L57,67"
    />
    <circle className="cut" cx="50" cy="60" r="7.5" />
  </>
);

const auxilia = (
  <>
    <path className="limb" d="M41,34L46,60L64,74L60,95L70,96M46,60L32,78L12,88L8,96" />
    <path className="limb" d="M40,36L22,34L18,18" />
    <path className="fig" d="M33,30Q42,24 51,31L56,60Q46,68 38,62Z" />
    <circle className="fig" cx="44" cy="16" r="9.5" />
    <path className="fig" d="M34,13Q36,2 47,3Q56,5 55,14L47,12Z" />
    <path className="fig" d="M0,30L78,4L76,0L100,-2L84,16L81,10L2,36Z" />
    <ellipse className="rimmed" cx="69" cy="45" rx="14" ry="21" transform="rotate(-8 69 45)" />
    <ellipse className="cut" cx="69" cy="45" rx="3.6" ry="5" />
  </>
);

const equitatus = (
  <>
    <path
      className="fig"
      d="M19,52Q28,45 48,49Q62,51 68,42L74,27Q78,18 85,18L87,11L91,19Q97,27 100,36L95,42L87,37Q83,38 81,46Q80,56 74,63L83,71L96,70L97,77L82,80L66,70Q52,73 40,69L34,77L40,90L46,96H35L26,78L28,67Q20,63 19,56Q10,58 7,76Q-2,58 19,52Z"
    />
    <path className="fig" d="M60,66L71,68L70,84L78,96H68L61,85ZM22,60L33,68L18,80L15,96H5L9,77Z" />
    <path className="fig" d="M41,26Q48,20 56,26L60,46L56,62L62,70L54,73L46,60L42,48Z" />
    <path className="fig" d="M43,26Q28,30 20,45Q32,42 44,46Z" />
    <circle className="fig" cx="50" cy="13" r="8.5" />
    <path className="fig" d="M41,11Q42,0 52,1Q60,3 59,10Z" />
    <path className="limb thin" d="M52,32L66,36M34,54L98,2" />
    <path className="nick" d="M45,51Q52,54 59,51" />
  </>
);

const elephant = (
  <>
    <path
      className="fig"
      d="M10,56Q11,36 32,35H58Q66,22 78,25Q92,28 93,48Q94,64 91,78Q91,87 100,85L99,93Q82,98 82,78L81,66Q77,69 73,66L73,97H60L59,77Q48,80 39,77L38,97H25L24,74Q17,68 16,60L12,76L7,75Z"
    />
    <path className="fig" d="M26,33L24,10H31V15H37V10H45V15H51V10H58L57,33Z" />
    <path className="fig" d="M37,10Q35,0 42,0Q49,0 46,10Z" />
    <path className="nick" d="M60,38Q54,58 66,62Q76,56 72,40M27,22H57" />
    <circle className="cut" cx="80" cy="42" r="2.6" />
    <path className="tusk" d="M84,60Q88,70 99,66" />
  </>
);

const ballista = (
  <>
    <path className="fig" d="M45,62L54,60L70,100H60L51,76L38,100H27Z" />
    <path className="fig" d="M0,70L2,79L80,53L78,44Z" />
    <path className="fig" d="M80,40L98,36L100,42L83,52Z" />
    <path className="fig" d="M62,26L76,21L92,68L78,73Z" />
    <path className="limb thin" d="M68,30Q54,16 44,4M84,66Q82,82 80,98" />
    <path className="string" d="M44,4L28,66L80,98" />
    <path className="nick" d="M68,33L75,31M78,64L85,62" />
  </>
);

const navis = (
  <>
    <path
      className="fig"
      d="M2,40Q10,34 12,44Q12,56 26,58H80Q88,57 92,46L97,48L95,60L104,66L92,70Q88,78 78,79H24Q4,76 2,40Z"
    />
    <path className="fig" d="M47,4H52V58H47Z" />
    <path className="fig" d="M20,12H76Q84,30 76,48H26Q34,30 20,12Z" />
    <path className="limb thin" d="M24,78L16,96M36,78L29,97M48,78L42,97M60,78L55,97M72,78L68,97" />
    <path className="nick" d="M18,65H88M38,14Q48,30 41,47M58,14Q67,30 60,47" />
    <circle className="cut" cx="86" cy="63" r="2.6" />
  </>
);

const cleopatra = (
  <>
    <path className="fig" d={PROFILE} />
    <path className="fig" d="M72,16Q46,2 28,16Q12,30 17,88L44,92Q42,70 52,58Q48,38 74,27Z" />
    <path className="limb thin" d="M73,21Q86,20 82,10Q79,3 86,3" />
    <path
      className="nick"
      d="M20,40Q34,36 48,44M19,54Q32,50 46,56M18,68Q30,64 43,68M18,81Q30,77 42,80M26,22Q44,12 70,24M50,98Q66,96 80,88"
    />
    <circle className="cut" cx="47" cy="64" r="4" />
  </>
);

export const FIGURES: Readonly<Record<BlockType, ReactNode>> = {
  leader,
  legio,
  auxilia,
  equitatus,
  elephant,
  ballista,
  navis,
  cleopatra,
};

const LAUREL = leaves([
  [24, 72, 40],
  [14, 56, 72],
  [12, 38, 96],
  [20, 21, 122],
  [34, 8, 150],
  [33, 60, 66],
  [28, 44, 88],
  [32, 29, 112],
  [76, 72, 140],
  [86, 56, 108],
  [88, 38, 84],
  [80, 21, 58],
  [66, 8, 30],
  [67, 60, 114],
  [72, 44, 92],
  [68, 29, 68],
  [38, 80, 22],
  [62, 80, 158],
]);

/** Told apart by their shape before their colour: a laurel wreath, an eagle, an ankh. */
export const EMBLEMS: Readonly<Record<ColourName, ReactNode>> = {
  tan: (
    <>
      <path className="fig" d={LAUREL} />
      <path className="limb thin" d="M50,86Q22,78 20,42Q20,24 32,10M50,86Q78,78 80,42Q80,24 68,10" />
      <path className="fig" d="M44,82L34,98L42,96L50,88L58,96L66,98L56,82Z" />
    </>
  ),
  green: (
    <path
      className="fig"
      d="M50,26Q44,24 44,16Q45,8 53,9L60,14L55,16Q57,22 55,26Q64,32 70,22Q82,8 100,12Q96,18 98,24L91,27L93,36L85,38L86,47L78,48L77,57L66,58L60,64L64,78L58,80L60,92L50,86L40,92L42,80L36,78L40,64L34,58L23,57L22,48L14,47L15,38L7,36L9,27L2,24Q4,18 0,12Q18,8 30,22Q37,33 50,26Z"
    />
  ),
  blue: (
    <>
      <path
        className="fig"
        fillRule="evenodd"
        d="M44,50Q24,30 34,12Q50,-6 66,12Q76,30 56,50L84,46V62L56,58L60,98H40L44,58L16,62V46ZM50,44Q62,28 57,17Q50,8 43,17Q38,28 50,44Z"
      />
    </>
  ),
};
