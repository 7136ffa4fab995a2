// Card sets written to do harm: refused with a reason, or played without holding anybody up.

import { FastChance, Match, Run, readOptions, reasonIn, sampleOutcome } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import type { SetFile } from '../rules/set/types.ts';
import { fileOf } from '../sets/facts.ts';
import { words } from '../words/en/index.ts';
import { onmitsu } from './scenario.ts';

// biome-ignore lint/suspicious/noExplicitAny: written by somebody who means harm
type Loose = any;

function reasonFor(change: (set: Loose) => void): string {
  const data: Loose = structuredClone(fileOf('original'));
  change(data);
  const read = readOptions(onmitsu.options, { set: data });
  return read.ok ? '' : read.reason;
}

function own(change: (set: Loose) => void): SetFile {
  const data: Loose = structuredClone(fileOf('original'));
  change(data);
  const read = onmitsu.library.read(data);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}

describe('a hostile set', () => {
  test.each<[string, (set: Loose) => void, string]>([
    [
      'huge counts',
      (s) => {
        s.people[0].count = 1e9;
      },
      'people[0].count, card "yojimbo": wants a whole number',
    ],
    [
      'no cards',
      (s) => {
        s.people = [];
      },
      'people: wants a list of 1 to 60, not one of 0',
    ],
    [
      '10,000 cards',
      (s) => {
        s.people = new Array(10_000).fill(0);
      },
      'people: wants a list of 1 to 60, not one of 10000',
    ],
    [
      'more cards than fit a table',
      (s) => {
        for (const one of s.people) one.count = 20;
      },
      'at most 200 are played with',
    ],
    [
      'more than 64 kB',
      (s) => {
        s.vocabulary = 'x'.repeat(70_000);
      },
      'bytes of JSON; at most 65536 are read',
    ],
    [
      'a depth that would break readers',
      (s) => {
        for (let i = 0; i < 20_000; i++) s.counts = [s.counts];
      },
      'nested more than 24 deep',
    ],
    [
      'many steps in one Action',
      (s) => {
        const then = new Array(8).fill({ op: 'draw', who: 'self', count: 1 });
        s.people[0].actions[1].effects = new Array(8).fill({ op: 'if', cond: { cond: 'contested' }, then, else: then });
      },
      'actions[1].effects, card "yojimbo": holds 136 steps in all; at most 24',
    ],
    [
      'writing turned round',
      (s) => {
        s.people[0].name = 'Ada\u202eeva';
      },
      'people[0].name, card "yojimbo": holds a character that cannot be shown: \\u{202e}',
    ],
    [
      'a control character',
      (s) => {
        s.people[0].gloss = 'a\u001b[2Jb';
      },
      'people[0].gloss, card "yojimbo": holds a character that cannot be shown: \\u{1b}',
    ],
    [
      'half a character',
      (s) => {
        s.locations[0].action.text = 'x\ud800';
      },
      'locations[0].action.text, card "market_town": holds a character',
    ],
    [
      'the marks that stand round names',
      (s) => {
        s.name = '\ue000Ada\ue0ff';
      },
      'name: holds a character that cannot be shown: \\u{e000}',
    ],
    [
      'a line end',
      (s) => {
        s.note = 'a\nb';
      },
      'note: holds a character that cannot be shown: \\u{a}',
    ],
    [
      'nothing to read',
      (s) => {
        s.people[0].name = '\u00a0 ';
      },
      'people[0].name, card "yojimbo": begins or ends with a blank',
    ],
    [
      'a text without end',
      (s) => {
        s.people[0].actions[0].text = 'x'.repeat(401);
      },
      'people[0].actions[0].text, card "yojimbo": wants a text of 1 to 400',
    ],
    [
      'a field that is none',
      (s) => {
        Object.defineProperty(s, '__proto__', { value: 1, enumerable: true });
      },
      '__proto__: is not a field here',
    ],
  ])('is refused with its place for %s', (_, change, reason) => {
    expect(reasonFor(change)).toContain(reason);
  });

  test('reports at most a hundred faults', () => {
    const read = onmitsu.library.read({ ...fileOf('original'), people: new Array(60).fill({}) });
    expect(read.ok ? [] : read.faults).toHaveLength(101);
  });

  /** Everybody does all they can, never passing where there is something to do. */
  function playedOut(set: SetFile, seed: number): Run<Parameters<typeof onmitsu.check>[0]> {
    const chance = new FastChance(seed);
    const options = Object.freeze({ set, patience: true, aid: false });
    const run = new Run(onmitsu, onmitsu.setup(2, options, chance), 2, { chance }).start();
    for (let i = 0; run.batch && i < 20_000; i++) {
      const eager = {
        ...run.batch,
        asks: run.batch.asks.map((ask) => {
          const from = ask.from.filter((choice) => choice !== 'pass');
          return from.length > 0 && ask.max === undefined ? { ...ask, from } : ask;
        }),
      };
      run.resume(sampleOutcome(eager, chance));
    }
    return run;
  }

  test('ruling 47: cards that play each other without end come to an end', () => {
    const set = own((s) => {
      const again = [
        { op: 'draw', who: 'self', count: 10 },
        { op: 'playCard', who: 'self', filter: { kind: 'person' } },
      ];
      const effects = [...again, ...again, ...again, ...again];
      for (const one of s.people)
        for (const action of one.actions) {
          Object.assign(action, {
            effects,
            target: null,
            reversible: null,
            cost: [],
            requires: [],
            after: 'discard',
            timing: ['turn'],
            keywords: [],
          });
          for (const field of ['reversedEffects', 'struck', 'respondsTo']) delete action[field];
          one.anyTime = false;
        }
      s.rules.patienceTurnLimit = 3;
    });
    const run = playedOut(set, 5);
    expect(run.result).not.toBeNull();
  });

  test('ruling 47: cards that fetch each other back do not make the End Game last for ever', () => {
    const set = own((s) => {
      for (const one of s.people) {
        one.anyTime = true;
        const [first] = one.actions;
        Object.assign(first, {
          effects: [{ op: 'fetchDiscard', who: 'self', count: 2 }],
          target: null,
          reversible: null,
          cost: [],
          requires: [],
          after: 'discard',
          timing: ['turn', 'endGame'],
          keywords: [],
        });
        for (const field of ['reversedEffects', 'struck', 'respondsTo']) delete first[field];
        one.order = 7;
      }
      s.rules.patienceTurnLimit = 1;
    });
    const run = playedOut(set, 6);
    expect(run.result).not.toBeNull();
  });

  test('is not started when the number of seats is not for it', () => {
    const set = own((s) => {
      s.rules.players = { min: 3, max: 4 };
    });
    const fairness = { secret: '00', contributions: [] };
    const refused = Match.start(onmitsu, { seats: 2, options: { set }, fairness });
    expect(refused instanceof Match ? '' : reasonIn(words, refused)).toBe('This card set is for 3 to 4.');
  });
});
