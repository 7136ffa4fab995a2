// What the plots of a match are called.

export const say = {
  secrets: 'What was in the scrolls? How well it could be known',
  hands: 'Cards in hand, turn by turn',
  played: 'Cards played',
  thrown: 'thrown',
  answered: 'as an answer',
  player: 'Player',
  held: (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`,
};
