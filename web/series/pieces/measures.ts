/** The size of a counter, in units of the map: on the table it would be 5/8 of an inch. */
export const COUNTER = 44;
