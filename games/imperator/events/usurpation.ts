/** What happens in successions, usurpations and the exchange of roles (3.6, 4.5, 5), as data. */

export type UsurpationEvent = never;
