/** What the readers of both volumes of the series say of their packs. */
import { type PhraseCatalogue, phraseBook } from "../../workshop/phrases.ts";

const PATTERNS = {
  twoZones: /^must name two zones, not (?:\d+|the same one twice)\.$/,
  wayTwice: /^there is a way between them already\.$/,
  wayMissing: /^there must be a way between (.+) and (.+): (\S+)\.$/,
  wayKind: /^must be (land|river|strait|coast|sea): (\S+)\.$/,
  unreached: /^no way leads to (.+)\.$/,
  overNothing: /^must be left out: nothing is crossed\.$/,
  noSea: /^must be null: no (?:open )?sea is there\.$/,
  mustName: /^must have a name: (\S+)\.$/,
  mustEmpty: /^must be null: (\S+)\.$/,
  weaker: /^must be no more than the (-?\d+) of its (?:full|normal) face\.$/,
  afterEntry: /^must come after the year he enters\.$/,
  twice: /^is named twice\.$/,
  twoPlaces: /^stands somewhere else already\.$/,
  nowhere: /^stands nowhere\.$/,
} as const;

const phrases: PhraseCatalogue<typeof PATTERNS> = {
  fr: {
    twoZones: () => "doit nommer deux zones différentes.",
    wayTwice: () => "il y a déjà un passage entre elles.",
    wayMissing: (a, b, rule) => `il faut un passage entre ${a} et ${b} : ${rule}.`,
    wayKind: (kind, rule) => `doit rester de la nature «\u00a0${kind}\u00a0»\u00a0: ${rule}.`,
    unreached: (zone) => `aucun passage ne mène à ${zone}.`,
    overNothing: () => "doit rester vide : on ne franchit rien.",
    noSea: () => "doit rester vide : il n’y a pas de mer ouverte.",
    mustName: (rule) => `doit avoir un nom : ${rule}.`,
    mustEmpty: (rule) => `doit rester vide : ${rule}.`,
    weaker: (most) => `ne doit pas dépasser le ${most} de sa face normale.`,
    afterEntry: () => "doit venir après l’année où il entre.",
    twice: () => "est nommé deux fois.",
    twoPlaces: () => "se trouve déjà ailleurs.",
    nowhere: () => "n’est nulle part.",
  },
  it: {
    twoZones: () => "deve nominare due zone diverse.",
    wayTwice: () => "c’è già un passaggio tra loro.",
    wayMissing: (a, b, rule) => `ci vuole un passaggio tra ${a} e ${b}: ${rule}.`,
    wayKind: (kind, rule) => `deve restare del genere «${kind}»: ${rule}.`,
    unreached: (zone) => `nessun passaggio porta a ${zone}.`,
    overNothing: () => "deve restare vuoto: non si attraversa nulla.",
    noSea: () => "deve restare vuoto: non c’è mare aperto.",
    mustName: (rule) => `deve avere un nome: ${rule}.`,
    mustEmpty: (rule) => `deve restare vuoto: ${rule}.`,
    weaker: (most) => `non deve superare il ${most} della sua faccia piena.`,
    afterEntry: () => "deve venire dopo l’anno in cui entra.",
    twice: () => "è nominato due volte.",
    twoPlaces: () => "sta già altrove.",
    nowhere: () => "non sta da nessuna parte.",
  },
};

export const seriesPhrases = phraseBook(PATTERNS, phrases);
