/** "d’Alea Iacta Est", "de Julius Caesar". Names that begin with an h or a y keep their "de": nobody can tell how they are spoken. */
export const de = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüæœ]/i.test(name) ? `d’${name}` : `de ${name}`);
