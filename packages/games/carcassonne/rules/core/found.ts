// Found: a list that a search of the core fills again and again, so that nothing is made on the way.

export type Found = Int32Array;

export const newFound = (room: number): Found => new Int32Array(room);

/** The list holds 0 where it was never filled. */
export const nth = (found: Found, place: number): number => found[place] ?? 0;
