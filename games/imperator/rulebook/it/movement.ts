import type { PartWords } from "../ids.ts";

export const movement: PartWords<"movement"> = {
  "IMP-7.a": "Un’unità, con un capo o senza, deve fermarsi appena entra in una zona con un’unità nemica.",
  "IMP-7.b":
    "Un’unità può proseguire attraverso una zona che contiene solo capi nemici; se lo fa, a loro non succede nulla.",
  "IMP-7.c": "Un capo da solo può proseguire senza danno attraverso zone con unità nemiche.",
  "IMP-7.d":
    "Un capo lasciato solo con unità nemiche da un movimento concluso dell’uno o dell’altro giocatore, da una ritirata o da un cambio di parte deve mettersi in salvo: con un 9 al d10 muore, altrimenti va in una zona adiacente libera da unità nemiche, a qualunque costo. Di tutti i limiti valgono per lui solo i gruppi di 4.2 e le 5 zone di un Popolo.",
  "IMP-7.e": "Se non c’è una zona dove mettersi in salvo, muore.",
  "IMP-7.1.a":
    "Ci si muove da una zona a una adiacente. Sono adiacenti anche le zone che si incontrano solo in un punto.",
  "IMP-7.1.b": "Un passo da zona a zona costa 1 MP.",
  "IMP-7.1.c":
    "Dove il Rhenus, il Danuvius, il Tigris o l’Euphrates è il confine di due zone, il passo che lo attraversa costa 1 MP in più.",
  "IMP-7.1.d": "Tutti gli altri fiumi non costano nulla.",
  "IMP-7.1.e": "Il passo attraverso uno stretto costa 1 MP in più.",
  "IMP-7.2.a":
    "Se tutte le zone in cui si entra in un movimento stanno fuori dall’impero in Germania, Britannia o Africa, vi si possono spendere al massimo 2 MP. Un passo oltre è lecito solo se con i MP che restano si può ancora entrare in una zona senza questo limite, e fino ad allora non ci si può fermare. La zona di partenza non conta.",
  "IMP-7.2.b":
    "Le zone esterne d’Oriente, quelle di Parthi, Armenia, Scenarchia, Adiabene e Osrhoene, non hanno questo limite.",
  "IMP-7.2.c":
    "Quando in un movimento si è entrati in una zona dell’impero, o in una zona esterna senza il limite, questo cade per il resto del movimento.",
};
