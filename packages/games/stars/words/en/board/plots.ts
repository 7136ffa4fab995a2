// What the plots of a match are called.

export const say = {
  pinned: 'Letters pinned down per clue',
  sure: 'cipher letters that were sure, of six',
  possible: 'letters still possible',
  clue: 'Clue',
  start: 'Start',
  letters: (count: number): string => `${count} ${count === 1 ? 'letter' : 'letters'}`,
};
