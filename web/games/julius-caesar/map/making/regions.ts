/** Lands and where their names are wished; names.ts moves them to where there is room. */
import type { LonLat } from "../../../../drawing/plane.ts";

/** Lands, their names written large and faint from one place to another. */
export const REGIONS: readonly {
  readonly name: string;
  readonly from: LonLat;
  readonly to: LonLat;
  readonly size: number;
}[] = [
  { name: "Hispania", from: [-5.6, 41.0], to: [0.2, 39.6], size: 46 },
  { name: "Gallia", from: [-0.3, 46.6], to: [4.2, 46.9], size: 50 },
  { name: "Aquitania", from: [-0.6, 44.1], to: [2.4, 44.5], size: 20 },
  { name: "Germania", from: [8.9, 49.7], to: [15.0, 49.8], size: 40 },
  { name: "Raetia", from: [9.3, 47.6], to: [11.7, 47.9], size: 20 },
  { name: "Noricum", from: [12.7, 47.6], to: [15.8, 47.6], size: 20 },
  { name: "Pannonia", from: [16.0, 46.9], to: [19.3, 46.4], size: 26 },
  { name: "Illyricum", from: [16.0, 44.6], to: [19.5, 43.5], size: 30 },
  { name: "Dacia", from: [21.6, 46.7], to: [25.2, 46.3], size: 40 },
  { name: "Moesia", from: [22.0, 44.0], to: [25.6, 43.2], size: 26 },
  { name: "Thracia", from: [23.9, 42.4], to: [27.3, 42.0], size: 26 },
  { name: "Macedonia", from: [20.6, 41.3], to: [23.5, 41.0], size: 22 },
  { name: "Scythia", from: [29.6, 47.6], to: [33.6, 47.2], size: 36 },
  { name: "Italia", from: [11.2, 43.1], to: [16.0, 40.6], size: 27 },
  { name: "Gallia Cisalpina", from: [8.0, 45.5], to: [12.2, 45.55], size: 16 },
  { name: "Sicilia", from: [12.9, 37.55], to: [15.0, 37.5], size: 16 },
  { name: "Sardinia", from: [8.75, 40.85], to: [8.85, 39.4], size: 15 },
  { name: "Graecia", from: [21.2, 39.5], to: [23.0, 38.1], size: 24 },
  { name: "Asia", from: [27.5, 39.7], to: [29.4, 38.9], size: 32 },
  { name: "Galatia", from: [31.6, 38.8], to: [34.6, 38.55], size: 26 },
  { name: "Cappadocia", from: [35.7, 39.55], to: [38.3, 38.9], size: 18 },
  { name: "Pontus", from: [35.8, 40.9], to: [37.9, 40.35], size: 20 },
  { name: "Syria", from: [36.6, 36.0], to: [38.0, 33.6], size: 34 },
  { name: "Iudaea", from: [34.9, 32.6], to: [35.7, 31.0], size: 16 },
  { name: "Arabia", from: [33.4, 30.3], to: [37.0, 30.0], size: 34 },
  { name: "Aegyptus", from: [27.3, 29.6], to: [32.0, 29.2], size: 40 },
  { name: "Marmarica", from: [24.0, 31.4], to: [28.4, 30.6], size: 22 },
  { name: "Cyrenaica", from: [20.4, 31.9], to: [23.2, 32.0], size: 24 },
  { name: "Libya", from: [15.6, 30.9], to: [19.4, 30.0], size: 40 },
  { name: "Africa", from: [8.4, 35.2], to: [10.2, 33.9], size: 34 },
  { name: "Numidia", from: [4.2, 35.9], to: [8.6, 36.1], size: 28 },
  { name: "Gaetulia", from: [2.0, 33.3], to: [8.0, 32.6], size: 34 },
  { name: "Mauretania", from: [-6.0, 33.6], to: [1.8, 34.6], size: 40 },
];
