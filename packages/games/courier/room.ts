// The room of Courier: rules, words and bots in one piece.

export { courier } from './rules/game.ts';
export type { Options, State } from './rules/state.ts';
