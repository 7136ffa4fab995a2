// Preview: what is certain, and nothing of what is hidden.

import { courier } from '@tabella/courier';
import {
  type Answer,
  type AnyGame,
  choiceInKnown,
  choose,
  EVERYONE,
  encode,
  FastChance,
  type Flow,
  type Game,
  Match,
  type Preview,
  preview,
  question,
  sampleAnswer,
  together,
  write,
} from '@tabella/kernel';
import { botInputAt, elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { pileGame } from './fixtures/pile.ts';

const fairness = { secret: 'ab'.repeat(32), contributions: ['1', '2', '3'] };

function begin<S, O>(game: Game<S, O>, seats: number): Match<S, O> {
  const match = Match.start(game, { seats, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

function previewOf<S, O>(match: Match<S, O>, seat: number, choice: Answer, out?: () => boolean): Preview | null {
  const known = match.known(seat);
  const answer = choiceInKnown(match, known, choice);
  if (answer === undefined) throw new Error('not offered');
  return preview(match.game as AnyGame, known, new FastChance(1), answer, out ? { out } : {});
}

interface Steps {
  said: string[];
}

/** A game without secrets whose flow is the test. */
function tiny(step: Game<Steps, object>['step'], winner = 0): Game<Steps, object> {
  const clone = (s: Steps): Steps => ({ said: s.said.slice() });
  return {
    id: 'tiny',
    rules: 1,
    seats: { min: 1, max: 3 },
    options: {},
    texts: { any: { check: (text) => ({ ok: true, text }), sample: () => 'text' } },
    setup: () => ({ said: [] }),
    step,
    over: (s) => (s.said.includes('end') ? { winners: [winner], reason: 'end' } : null),
    view: (s) => s.said,
    know: clone,
    imagine: clone,
    clone,
    check: () => {},
  };
}

const chain = tiny(function* (s, table): Flow {
  const seat = s.said.length === 0 ? 0 : 1;
  const say = (what: string): void => table.announce(EVERYONE, { kind: 'says', what });
  const first = yield* choose(seat, 'first', ['go', 'end', 'roll']);
  say(first);
  if (first === 'roll') say(`rolled ${table.roll(1_000)}`);
  if (first !== 'end') say(yield* choose(seat, 'more', ['much', 'pass']));
  say('done');
  s.said.push(first);
});

const said = (found: Preview | null): unknown => found?.events.map((event) => event.what);

describe('a preview', () => {
  it('goes on through further questions to the same seat by their fallbacks, up to the next seat', () => {
    expect(said(previewOf(begin(chain, 2), 0, 'go'))).toEqual(['go', 'pass', 'done']);
  });

  it('stops where something unknown comes to light', () => {
    expect(said(previewOf(begin(chain, 2), 0, 'roll'))).toEqual(['roll']);
  });

  it.each([
    { name: 'that the match ends and others win', winner: 1, ends: true, wins: false },
    { name: 'that the match ends and the seat wins', winner: 0, ends: false, wins: true },
  ])('says $name', ({ winner, ends, wins }) => {
    const game = { ...chain, over: tiny(chain.step, winner).over };
    expect(previewOf(begin(game, 2), 0, 'end')).toMatchObject({ ends, wins });
    expect(previewOf(begin(game, 2), 0, 'go')).toMatchObject({ ends: false, wins: false });
  });

  it('says that the seat is out, by what the game says of that', () => {
    expect(previewOf(begin(chain, 2), 0, 'go', () => true)).toMatchObject({ ends: true });
  });

  it.each([
    { name: 'a text', ask: () => write(0, 'text', 'any', 9, ''), choice: 'abc' },
    {
      name: 'a question that others answer too',
      ask: () => together([question(0, 'q', ['a']), question(1, 'q', ['a'])]),
      choice: 'a',
    },
  ])('does not speak of $name', ({ ask, choice }) => {
    const game = tiny(function* (): Flow {
      yield* ask();
    });
    expect(previewOf(begin(game, 2), 0, choice)).toBeNull();
  });

  it('tells what is done with something hidden, but not what it is', () => {
    const match = begin(pileGame(), 2);
    match.answer(0, match.asks()[0]?.id ?? -1, 'east');
    expect(previewOf(match, 0, 'turn')?.events).toEqual([{ kind: 'does', seat: 0, what: 'turn' }]);
    expect(previewOf(match, 0, 'peek')?.events).toEqual([{ kind: 'does', seat: 0, what: 'peek' }]);
    // Whoever has peeked knows what will be turned up.
    const [ask] = match.asks();
    match.answer(0, ask?.id ?? -1, 'peek');
    for (let i = 0; i < 3; i++)
      match.answer(match.asks()[0]?.seat ?? -1, match.asks()[0]?.id ?? -1, i === 1 ? 'leave' : 'east');
    const top = match.state.numbers[0];
    expect(previewOf(match, 0, 'turn')?.events.at(-1)).toEqual({ kind: 'turns', number: top });
  });

  it('is the same in every world that the seat cannot tell apart', () => {
    const chance = new FastChance(4);
    let compared = 0;
    for (let deal = 0; deal < 4; deal++) {
      const match = begin(courier, 4);
      for (let i = 0; i < 40 * deal; i++) {
        const [ask] = match.asks().filter((one) => one.declared === undefined);
        if (ask) match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      }
      for (let i = 0; i < 30 && match.result === null; i++) {
        const [ask] = match.asks().filter((one) => one.declared === undefined);
        if (!ask) throw new Error('nobody is asked');
        const input = botInputAt(match, ask.seat);
        const other = elsewhere(courier, input, i + 1);
        // In the middle of a mixing a match labels cards with a key of its own.
        const still = courier.cards?.of(match.state).stale.length === 0;
        if (other !== null && still) {
          for (const choice of input.ask.max === undefined ? input.ask.from : []) {
            const made = [input, other].map(({ known }) =>
              encode(preview(courier as AnyGame, known, new FastChance(i), choice)),
            );
            expect(made[1]).toBe(made[0]);
            compared++;
          }
        }
        match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
