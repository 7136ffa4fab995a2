// A Message from the Stars: the room as the house sees it.

export { starsGame } from './rules/game.ts';
