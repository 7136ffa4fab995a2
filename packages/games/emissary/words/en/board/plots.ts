// What the plots of a match are called.

export const say = {
  secrets: 'Who was who? How well it could be known',
  red: 'red',
  blue: 'blue',
  black: 'black',
  messages: 'Messages by colour at the end',
  blacks: 'Black messages, turn by turn',
  player: 'Player',
  count: (messages: number): string => `${messages} ${messages === 1 ? 'message' : 'messages'}`,
  messagesOf: (count: number): string => `${count} black ${count === 1 ? 'message' : 'messages'}`,
};
