// The arena's public face: bots for every game, matches between them, tournaments.

export { botNames, ownBots, parseBots, randomBot, usualBot } from './bots.ts';
export { dealOf, type Played, playMatch } from './play.ts';
export { Search } from './search/search.ts';
export { searchBot, think } from './search/think.ts';
export type { Mode } from './tournament/fixtures.ts';
export { onInterrupt } from './tournament/interrupt.ts';
export { type Interval, intervalOf } from './tournament/interval.ts';
export type { BotReport, Report } from './tournament/report.ts';
export { tournament } from './tournament/tournament.ts';
