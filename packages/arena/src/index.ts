// The arena's public face: bots for every game, matches between them, tournaments.

export { botNames, type Entrant, type Entrants, ownBots, parseBots, randomBot, usualBot } from './bots.ts';
export { DECISION_LIMIT, dealOf, type Played, type PlayTerms, playMatch, thoughtChance } from './play.ts';
export { Search } from './search/search.ts';
export { type Budget, searchBot, type Thought, think, type Weighed } from './search/think.ts';
export { quantile, type Times } from './times.ts';
export type { Mode } from './tournament/fixtures.ts';
export { type Interrupt, onInterrupt } from './tournament/interrupt.ts';
export { type Interval, intervalOf } from './tournament/interval.ts';
export type { BotReport, Report } from './tournament/report.ts';
export { type Tournament, type TournamentTerms, tournament } from './tournament/tournament.ts';
