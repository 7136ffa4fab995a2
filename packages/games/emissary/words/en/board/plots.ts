// What the plots of a match are called.

export const plotWords = {
  red: 'red',
  blue: 'blue',
  black: 'black',
  messages: 'Messages by colour at the end',
  blacks: 'Black messages, turn by turn',
  player: 'Player',
  // A message of two colours counts for both.
  count: (red: number, blue: number, black: number): string => `${red} red, ${blue} blue, ${black} black`,
  messagesOf: (count: number): string => `${count} black ${count === 1 ? 'message' : 'messages'}`,
};
