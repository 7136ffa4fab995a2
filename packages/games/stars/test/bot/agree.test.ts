// Scientists on one side: a bot confirms what makes sense, and says what it would do where it does not.

import { type Answer, FastChance, type Match, type Seat } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { joined } from '../../bot/agree.ts';
import type { Options, Proposal, State } from '../../rules/state.ts';
import { botOf, matchOf } from './support.ts';

function wants(match: Match<State, Options>, seat: Seat, id = 'hard'): Answer {
  const known = match.known(seat);
  if (known.own === null) throw new Error('not asked');
  return botOf(id).decide({ seat, ask: known.own, view: match.view(seat), known, heard: [] }, new FastChance(7));
}

function write(match: Match<State, Options>, seat: Seat, text: Answer): void {
  const reply = match.answer(seat, match.asks(seat)[0]?.id ?? -1, text);
  if (!reply.ok) throw new Error(reply.reason);
}

/** Seat 0 is the Alien and has sent its first word; seats 1 and 2 are Scientists. */
function afterTheAlien(seed: string): Match<State, Options> {
  const match = matchOf(3, {}, seed);
  write(match, 0, wants(match, 0));
  return match;
}

describe('a clue', () => {
  it('of another Scientist is confirmed, and goes out', () => {
    const match = afterTheAlien('confirm');
    write(match, 1, wants(match, 1, 'normal'));
    const proposed = match.state.proposals[0]?.text;
    expect(wants(match, 2)).toBe(proposed);
    write(match, 2, wants(match, 2));
    expect(match.state.sent.at(-1)?.word).toBe(proposed);
  });

  it('that no list knows is trusted to the person who wrote it', () => {
    const match = afterTheAlien('trust');
    write(match, 1, 'Xylophonium');
    expect(wants(match, 2)).toBe('XYLOPHONIUM');
  });

  it('that was sent before is answered by another proposal', () => {
    const match = afterTheAlien('again');
    const first = wants(match, 1);
    write(match, 1, first);
    write(match, 2, first);
    write(match, 0, wants(match, 0));
    write(match, 1, first);
    expect(wants(match, 2)).not.toBe(first);
  });
});

describe('a guess', () => {
  const toTheGuess = (seed: string, phase: State['phase']): Match<State, Options> => {
    const match = matchOf(3, { agree: 'one' }, seed);
    while (match.state.phase !== phase) {
      const seat = match.asks()[0]?.seat ?? 0;
      write(match, seat, wants(match, seat));
    }
    return match;
  };

  it.each(['guess-scientists', 'guess-letters'] as const)('that is as good as its own is confirmed (%s)', (phase) => {
    const match = toTheGuess('guess', phase);
    const own = wants(match, 1);
    write(match, 1, own);
    expect(wants(match, 2)).toBe(own);
  });

  it.each([
    ['guess-scientists', '1 1 1', '6 6 6'],
    ['guess-letters', 'JQZ XV K', 'KVX ZQ J'],
  ] as const)('that is nonsense is not (%s)', (phase, one, other) => {
    for (const text of [one, other]) {
      const match = toTheGuess('nonsense', phase);
      const own = wants(match, 2);
      write(match, 1, text);
      expect(wants(match, 2)).toBe(own);
    }
  });
});

describe('many proposals', () => {
  const of = (seat: Seat, text: string): Proposal => ({ team: 0, seat, text });
  const table = [of(1, 'MOON'), of(2, 'NIGHT'), of(3, 'NIGHT')];

  it('the one with most seats behind it is joined', () => {
    expect(joined(table, 4, () => true)).toBe('NIGHT');
    expect(joined(table, 4, (text) => text === 'MOON')).toBe('MOON');
  });

  it('a bot proposes itself where none makes sense, and does not insist when it is asked again', () => {
    expect(joined(table, 4, () => false)).toBeNull();
    expect(joined(table, 1, () => false)).toBe('NIGHT');
    expect(joined([], 1, () => true)).toBeNull();
  });
});
