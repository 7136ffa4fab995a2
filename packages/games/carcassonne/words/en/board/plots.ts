// What the plots of a match are called.

export const say = {
  scores: 'Points, turn by turn',
  meeples: 'Figures on the board, turn by turn',
  points: (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`,
  figures: (count: number): string => `${count} ${count === 1 ? 'figure' : 'figures'}`,
};
