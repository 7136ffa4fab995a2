// Small things about text.

/** Things with their places, for lists in which the place is what a thing is known by. */
export const placed = <T>(things: readonly T[]): readonly { readonly place: number; readonly thing: T }[] =>
  things.map((thing, place) => ({ place, thing }));
