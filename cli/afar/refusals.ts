/** What a server refuses, in the language of whoever sits at the terminal. */
import type { Say } from "@rubicon/client";
import { type Refusals, sentenceFor } from "@rubicon/client/refusals";
import { fr } from "@rubicon/client/refusals/fr";
import { it } from "@rubicon/client/refusals/it";
import type { Language } from "@rubicon/engine";

/** English is what servers speak: their own sentences say more than any that fits all cases. */
const TRANSLATED: Readonly<Partial<Record<Language, Refusals>>> = {
  // Nobody can load a page again here.
  fr: {
    ...fr,
    unusable: "Le serveur n’a pas compris ce qui lui a été envoyé : sa version est peut-être plus récente.",
  },
  it: { ...it, unusable: "Il server non ha capito ciò che gli è stato inviato: forse la sua versione è più recente." },
};

export function sayingIn(language: Language): Say {
  const refusals = TRANSLATED[language];
  return (code) => (refusals === undefined ? null : sentenceFor(refusals, code));
}
