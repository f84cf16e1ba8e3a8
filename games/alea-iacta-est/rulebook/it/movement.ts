import type { PartWords } from "../ids.ts";

export const movement: PartWords<"movement"> = {
  "AIE-7.1.a":
    "Un’unità da combattimento di terra, con o senza capo, deve fermarsi quando entra in una zona con un’unità da combattimento nemica.",
  "AIE-7.1.b": "Le naves possono attraversare una zona navale con naves nemiche, senza alcun effetto.",
  "AIE-7.1.c":
    "Un’unità da combattimento può attraversare una zona che contiene solo capi nemici; se prosegue, essi non subiscono nulla.",
  "AIE-7.1.d": "Un capo da solo può attraversare senza alcuna penalità zone con unità da combattimento nemiche.",
  "AIE-7.1.e":
    "Un capo con unità deve fermarsi insieme a loro quando entrano in una zona con unità da combattimento nemiche.",
  "AIE-7.1.f": "Un’unità che comincia il movimento in una zona con unità nemiche può lasciarla.",
  "AIE-7.2.a":
    "Si va da una zona a una zona adiacente. Sono adiacenti, anche per evasione e ritirata, le zone che si toccano solo per un angolo o che si fronteggiano su uno stretto.",
  "AIE-7.2.b": "Ogni zona in cui si entra costa 1 MP.",
  "AIE-7.2.c": "Attraversare il Rhenus, il Danuvius, il Tigris o l’Euphrates costa 1 MP in più.",
  "AIE-7.2.d": "Attraversare uno stretto costa 1 MP in più.",
  "AIE-7.2.e": "Entrare in una zona montuosa (Alpes) costa 1 MP in più.",
  "AIE-7.2.f": "Se ricorrono più costi aggiuntivi, si sommano.",
  "AIE-7.2.g": "Attraversare ogni altro fiume non costa nulla.",
  "AIE-7.3.a":
    "Se tutte le zone in cui si entra durante un movimento sono fuori dalla Repubblica, in quella sequenza si possono spendere al massimo 2 MP.",
  "AIE-7.3.b": "Se almeno una delle zone in cui si entra è nella Repubblica, questo limite non vale.",
  "AIE-7.3.c":
    "Il limite vale anche per i capi da soli e per i non Romani. Ne è esente il movimento di una zona di un’unità senza capo.",
};
