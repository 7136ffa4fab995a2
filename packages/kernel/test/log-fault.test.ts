// A rule that breaks: its file shows it again, and the match is as it was before the answer.

import { describe, expect, test } from 'vitest';
import { encode } from '../src/data.ts';
import { choose } from '../src/flows.ts';
import type { Game } from '../src/game.ts';
import { writeLog } from '../src/log.ts';
import { Match } from '../src/match.ts';
import { opened } from './log-files.ts';

describe('a fault', () => {
  const fragile: Game<{ good: number }, Record<never, never>> = {
    id: 'fragile',
    rules: 1,
    seats: { min: 1, max: 2 },
    options: {},
    setup: () => ({ good: 0 }),
    *step(s) {
      const what = yield* choose(0, 'do', ['good', 'bad']);
      s.good++;
      if (what === 'bad') throw new Error('a rule nobody thought of');
    },
    over: (s) => (s.good === 3 ? { winners: [0], reason: 'done' } : null),
    view: (s) => s.good,
    know: (rest) => ({ ...rest }),
    imagine: (known) => ({ ...known }),
    clone: (s) => ({ ...s }),
    check: () => {},
  };

  const begin = (): Match<{ good: number }> => {
    const match = Match.start(fragile, { seats: 1, fairness: { secret: '00'.repeat(32), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    return match as Match<{ good: number }>;
  };
  const say = (match: Match<{ good: number }>, what: string) => match.answer(0, match.asks()[0]?.id ?? 0, what);

  test('leaves a file that shows it again', () => {
    const match = begin();
    say(match, 'good');
    const reply = say(match, 'bad');
    if (reply.ok || !('file' in reply)) throw new Error('no fault');
    const log = opened(writeLog(reply.file));
    expect(log.fault).toEqual({ row: { seq: 1, seat: 0, ask: 2, choice: 'bad' }, message: 'a rule nobody thought of' });
    const again = Match.replay(fragile, log);
    if (!(again instanceof Match)) throw new Error(again.reason);
    const row = log.fault?.row;
    expect(again.answer(row?.seat ?? -1, row?.ask ?? -1, row?.choice)).toMatchObject({ code: 'fault' });
  });

  test('leaves the match as it was: it goes on, and its file replays', () => {
    const match = begin();
    say(match, 'good');
    const before = encode([match.state, match.asks(), match.log()]);
    for (let i = 0; i < 3; i++) expect(say(match, 'bad')).toMatchObject({ code: 'fault' });
    expect(encode([match.state, match.asks(), match.log()])).toBe(before);
    say(match, 'good');
    say(match, 'good');
    expect(match.result?.winners).toEqual([0]);
    const again = Match.replay(fragile, opened(writeLog(match.record())));
    expect(again).toBeInstanceOf(Match);
  });
});
