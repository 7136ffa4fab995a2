// The arena's public face: matches between bots, and tournaments.

export { DECISION_LIMIT, dealOf, type Played, type PlayTerms, playMatch, thoughtChance } from './play.ts';
export { quantile, type Times } from './times.ts';
export type { Mode } from './tournament/fixtures.ts';
export { type Interrupt, onInterrupt } from './tournament/interrupt.ts';
export { type Interval, intervalOf } from './tournament/interval.ts';
export type { BotReport, Report } from './tournament/report.ts';
export { type Tournament, type TournamentTerms, tournament } from './tournament/tournament.ts';
