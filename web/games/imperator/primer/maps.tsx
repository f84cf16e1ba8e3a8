/** What the map shows, and how one goes over it: pieces of it, with counters. */
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import type { Point } from "../../../drawing/point.ts";
import { useKit } from "../kit.ts";
import { Ports } from "../pieces/Later.tsx";
import "../pieces/signs.css";
import { calm, loyal, MARCUS, POMPEIANUS } from "./counters.tsx";
import { Leg, MapPiece, March, Stack } from "./MapPiece.tsx";
import type { Land, March as MarchPart } from "./wording.ts";
import { primerWords } from "./words.ts";

/** Two corners of the sheet. */
const SHEET: readonly Point[] = [
  { x: 40, y: 40 },
  { x: 2360, y: 1400 },
];

/** On the Danuvius, between Vindobona and Brigetio. */
const RIPA: Point = { x: 1108, y: 596 };

interface LandProps {
  readonly part: Land;
  readonly language: Language;
}

export function LandPicture({ part, language }: LandProps): ReactNode {
  const label = primerWords[language].pictures.lands[part];
  switch (part) {
    case "fronts":
      return <MapPiece label={label} around={SHEET} room={0} />;
    case "camps":
      return (
        <MapPiece label={label} around={["pannonia_superior", "pannonia_inferior", RIPA]} room={66}>
          <Stack zone="pannonia_superior" pieces={[loyal("x_gemina"), loyal("xiv_gemina"), loyal("i_adiutrix")]} />
          <Stack zone="pannonia_inferior" pieces={[loyal("ii_adiutrix")]} />
        </MapPiece>
      );
    case "limes":
      return <MapPiece label={label} around={["germania_superior", "raetia", "hermunduri"]} room={64} />;
    case "homes":
      return (
        <MapPiece label={label} around={["marcomanni", "quades", "lugiorum_silva"]} room={66}>
          <Stack zone="marcomanni" pieces={[calm("marcomanni_1"), calm("marcomanni_chief_1")]} />
          <Stack zone="quades" pieces={[calm("quades_1"), calm("quades_chief_1")]} />
        </MapPiece>
      );
    case "straits":
      return (
        <MapPiece label={label} around={["thracia", "bithynia", "asia"]} room={40}>
          <March side="rome" way={["thracia", "bithynia"]} />
          <March side="rome" way={["thracia", "asia"]} />
          <Stack zone="thracia" pieces={[loyal("vexillatio_danube_1")]} />
        </MapPiece>
      );
    case "seas":
      return <Fleets label={label} />;
  }
}

/** The fleets before their ports. */
function Fleets({ label }: { readonly label: string }): ReactNode {
  const { boxes } = useKit().geography;
  const [ravenna, misenum] = ["ravenna", "campania"].map((port) => boxes.get(port));
  if (ravenna === undefined || misenum === undefined) return null;
  return (
    <MapPiece label={label} around={[ravenna, misenum]} room={56}>
      <Ports />
      <Stack zone={ravenna} pieces={[loyal("classis_ravennas")]} />
      <Stack zone={misenum} pieces={[loyal("classis_misenensis")]} />
    </MapPiece>
  );
}

interface MarchProps {
  readonly part: MarchPart;
  readonly language: Language;
}

export function MarchPicture({ part, language }: MarchProps): ReactNode {
  const label = primerWords[language].pictures.march[part];
  switch (part) {
    case "army":
      return (
        <MapPiece label={label} around={["pannonia_inferior", "moesia_superior", "dacia"]} room={76}>
          <March side="rome" way={["pannonia_inferior", "moesia_superior", "dacia"]} />
          <Stack zone="moesia_superior" pieces={[loyal("vii_claudia")]} shift={{ x: 16, y: 18 }} />
          <Stack
            zone="pannonia_inferior"
            pieces={[loyal("ii_adiutrix"), loyal("i_adiutrix"), MARCUS]}
            shift={{ x: -18, y: 4 }}
          />
        </MapPiece>
      );
    case "alone":
      return (
        <MapPiece label={label} around={["roma", "noricum", "pannonia_inferior"]} room={58}>
          <March side="rome" way={["roma", "umbria", "ravenna", "venetia", "noricum"]} />
          <March side="rome" way={["pannonia_inferior", "pannonia_superior"]} />
          <Stack zone="roma" pieces={[loyal("helvius_pertinax")]} />
          <Stack zone="pannonia_inferior" pieces={[loyal("ii_adiutrix")]} shift={{ x: 14, y: 8 }} />
        </MapPiece>
      );
    case "fleet":
      return <Voyage label={label} />;
    case "abroad":
      return (
        <MapPiece label={label} around={["raetia", "hermunduri", "albis_superior"]} room={62}>
          <March side="rome" way={["raetia", "hermunduri", "albis_superior"]} />
          <Stack zone="raetia" pieces={[loyal("ii_italica"), loyal("iii_italica"), POMPEIANUS]} />
        </MapPiece>
      );
  }
}

/** From Ravenna to sea, and ashore at Cyrene: as in the example of the rules (3.5). */
function Voyage({ label }: { readonly label: string }): ReactNode {
  const { places, geography } = useKit();
  const ravenna = geography.boxes.get("ravenna");
  const sea = places.groundOf("mare_internum_centralis")?.heart;
  const cyrene = places.groundOf("cyrenaica")?.marks[0]?.at;
  if (ravenna === undefined || sea === undefined || cyrene === undefined) return null;
  // Around the heel of Italia.
  const way = [ravenna, { x: ravenna.x + 140, y: ravenna.y + 82 }, { x: sea.x - 4, y: sea.y - 160 }, sea];
  return (
    <MapPiece label={label} around={[ravenna, cyrene]} room={46}>
      <Ports />
      <Leg side="rome" way={way} cost={1} />
      <Leg side="rome" way={[sea, cyrene]} flight />
      <Stack
        zone={ravenna}
        pieces={[loyal("classis_ravennas"), loyal("ii_parthica"), loyal("septimius_severus", "augustus")]}
      />
    </MapPiece>
  );
}
