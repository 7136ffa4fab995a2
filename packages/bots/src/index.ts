// The public face of the bots: those that every game has, and a game's own by name.

export { botNames, type Entrant, type Entrants, ownBots, parseBots, randomBot, usualBot } from './bots.ts';
export { forced } from './search/candidates.ts';
export { Search } from './search/search.ts';
export { type Budget, searchBot, type Thought, think, type Weighed } from './search/think.ts';
