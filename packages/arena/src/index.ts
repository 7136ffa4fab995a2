// The arena's public face: matches between bots, and tournaments.

export { type Ladder, ladder, type Rung } from './ladder/ladder.ts';
export { matchesPerDeal } from './ladder/meetings.ts';
export { dealOf, type Played, playMatch } from './play.ts';

export type { Mode } from './tournament/fixtures.ts';
export { onInterrupt } from './tournament/interrupt.ts';
export { type Interval, intervalOf } from './tournament/interval.ts';
export type { BotReport, Report } from './tournament/report.ts';
export { tournament } from './tournament/tournament.ts';
