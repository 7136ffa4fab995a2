// Card sets as files: what is wrong is told by card and field, and whatever is accepted can be played.

import { FastChance, pickOne, Run, sampleOutcome } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import { checkTool } from '../commands/check.ts';
import { onmitsuGame } from '../rules/game.ts';
import { faultLine, readSet } from '../rules/set/read.ts';
import { OPS } from '../rules/set/vocabulary.ts';
import { factsOf } from '../sets/facts.ts';
import { setEntries } from '../sets/index.ts';
import { shortTexts } from '../words/cards.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const copy = (): Record<string, Json> => structuredClone(setEntries[0]?.data) as Record<string, Json>;

/** All that is wrong with the original set after a change, one line each. */
function faults(change: (set: ReturnType<typeof card>) => void): string[] {
  const data = copy();
  change(card(data));
  const read = readSet(data);
  return read.ok ? [] : read.faults.map(faultLine);
}

// biome-ignore lint/suspicious/noExplicitAny: broken on purpose
function card(data: any): any {
  // biome-ignore lint/suspicious/noExplicitAny: broken on purpose
  const of = (id: string): any => [...data.people, ...data.locations, ...data.scrolls].find((one) => one.id === id);
  return { data, of, action: (id: string, i: number) => of(id).actions[i] };
}

describe('reading a card set', () => {
  test('the sets that come with the game are in order, and share no id', () => {
    for (const { id, data } of setEntries) expect(readSet(data), id).toMatchObject({ ok: true });
    const ids = setEntries.flatMap(({ id }) => [
      ...Object.keys(factsOf(id).cards),
      ...Object.keys(factsOf(id).scrolls),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every Action and Effect has short words of at most 85 characters', () => {
    for (const { id } of setEntries) {
      for (const one of Object.values(factsOf(id).cards)) {
        const words = shortTexts[one.id];
        expect(words, one.id).toBeDefined();
        for (const action of one.actions) expect(action.short, one.id).not.toBe('');
        for (const text of Object.values(words ?? {}))
          expect((text as string).length, text as string).toBeLessThanOrEqual(85);
      }
    }
  });

  test.each([
    [
      'an unknown op',
      (s) => (s.action('ronin', 0).effects[0].op = 'explode'),
      'card "ronin", field actions[0].effects[0].op: is none of draw',
    ],
    [
      'a role that is not bound',
      (s) => (s.action('suri', 1).effects[0].who = 'p'),
      'card "suri", field actions[1].effects[0].who: "p" is none of',
    ],
    [
      'a target without a Target',
      (s) => (s.action('yojimbo', 1).effects[0].who = 'target'),
      'card "yojimbo", field actions[1].effects[0].who',
    ],
    ['a field too many', (s) => (s.of('kuge').wit = 3), 'card "kuge", field wit: is not a field here'],
    [
      'a field too few',
      (s) => delete s.of('kuge').order,
      'card "kuge", field order: wants a whole number from 0 to 999, not missing',
    ],
    [
      'a wrong number',
      (s) => (s.of('kuge').count = 2.5),
      'card "kuge", field count: wants a whole number from 1 to 20, not 2.5',
    ],
    [
      'an unknown keyword',
      (s) => (s.of('kuge').keywords = ['Wizard']),
      'card "kuge", field keywords: "Wizard" is not among',
    ],
    ['an id used twice', (s) => (s.of('kuge').id = 'suri'), 'card "suri", field id: is used twice'],
    [
      'no Target, but reversible',
      (s) => (s.action('yojimbo', 1).reversible = 'target'),
      'card "yojimbo", field actions[1].reversible',
    ],
    [
      'a label without its other reading',
      (s) => delete s.action('daikan', 0).reversedEffects,
      'card "daikan", field actions[0].reversedEffects',
    ],
    [
      'a block that does not stay',
      (s) => (s.action('ashigaru', 0).after = 'discard'),
      'card "ashigaru", field actions[0].after',
    ],
    [
      'a timing beyond the turn',
      (s) => s.action('ronin', 0).timing.push('endGame'),
      'card "ronin", field actions[0].timing',
    ],
    [
      'an answer to nothing',
      (s) => delete s.action('yojimbo', 0).respondsTo,
      'card "yojimbo", field actions[0].respondsTo: is missing',
    ],
    [
      'a Location that is not there',
      (s) => (s.action('yamabushi', 1).requires[0].id = 'moon'),
      'card "yamabushi", field actions[1].requires[0].id: "moon" is no Location',
    ],
    [
      'a card that cannot be summoned',
      (s) => (s.action('kuge', 1).effects[0].card = 'decoy'),
      'card "kuge", field actions[1].effects[0].card: "decoy" is no card',
    ],
    [
      'an unknown rule',
      (s) => (s.of('daimyos_castle').requires[0].atLeast = '@luck'),
      'card "daimyos_castle", field requires[0].atLeast: "@luck" is none of',
    ],
    [
      'a Castle out of reach',
      (s) => (s.data.rules.castleLocationsRequired = 12),
      'card "daimyos_castle", field requires[0].atLeast: is 12, but',
    ],
    [
      'no way to end',
      (s) => (s.of('daimyos_castle').action.effects = []),
      'field locations: holds no Location whose Action is endGame',
    ],
    ['two lethal kinds', (s) => (s.of('decoy').lethal = true), 'field scrolls: needs exactly one lethal kind, not 2'],
    ['no highest kind', (s) => (s.of('decoy').points = 10), 'field scrolls: needs exactly one kind that is worth most'],
    [
      'scoring that contradicts',
      (s) => (s.data.scoring = { perHandCard: 1, decoy: 6 }),
      'field scoring.decoy: differs from the points',
    ],
    ['too few cards', (s) => s.data.people.splice(0, 17), 'field people: and Locations are'],
    ['another version', (s) => (s.data.schemaVersion = 2), 'field schemaVersion: wants 1, not 2'],
    [
      'a hidden hand of another',
      (s) => (s.action('suri', 0).requires = [{ cond: 'handHas', who: 'target', filter: {}, atLeast: 1 }]),
      'card "suri", field actions[0].requires[0].who: can only be self',
    ],
    [
      'effects too deep',
      (s) => {
        let inner: unknown[] = [];
        for (let i = 0; i < 5; i++) inner = [{ op: 'summon', card: 'kuge', otherwise: inner }];
        s.action('kuge', 1).effects = inner;
      },
      'stands too deep',
    ],
  ] as readonly (readonly [string, (set: ReturnType<typeof card>) => unknown, string])[])(
    'refuses %s',
    (_, change, expected) => {
      const lines = faults(change);
      expect(lines.join('\n')).toContain(expected);
    },
  );

  test('refuses what is no set at all', () => {
    for (const data of [null, 3, 'x', [], {}, { people: {} }]) expect(readSet(data).ok).toBe(false);
    expect(() => onmitsuGame([{ id: 'broken', data: {} }])).toThrow('the card set "broken" cannot be played');
  });

  test('the vocabulary of the sets is all in use', () => {
    const text = JSON.stringify(setEntries.map((one) => one.data));
    expect(OPS.filter((op) => !text.includes(`"op":"${op}"`))).toEqual([]);
  });
});

describe('fuzz of card sets', () => {
  const chance = new FastChance(20);
  const JUNK: readonly Json[] = [
    null,
    true,
    -1,
    0,
    1,
    7,
    99,
    1e9,
    0.5,
    '',
    'x',
    'self',
    'target',
    'all',
    'Combat',
    [],
    {},
    [{}],
  ];

  /** All places in a piece of data, as holder and key. */
  function spots(value: Json, out: [Json[] | { [key: string]: Json }, string][] = []): typeof out {
    if (typeof value !== 'object' || value === null) return out;
    for (const key of Object.keys(value)) {
      out.push([value, key]);
      spots((value as Record<string, Json>)[key] as Json, out);
    }
    return out;
  }

  function mutate(data: Json): void {
    const all = spots(data);
    const [holder, key] = pickOne(chance, all);
    const record = holder as Record<string, Json>;
    switch (chance.int(5)) {
      case 0:
        record[key] = structuredClone(pickOne(chance, JUNK));
        break;
      case 1:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete record[key];
        break;
      case 2: {
        const [other, name] = pickOne(chance, all);
        record[key] = structuredClone((other as Record<string, Json>)[name] as Json);
        break;
      }
      case 3:
        if (typeof record[key] === 'number') record[key] = (record[key] as number) + chance.int(5) - 2;
        break;
      default: {
        // A whole step of another card: often accepted, and then it must be playable.
        const steps = all.filter(([, name]) => name === 'effects');
        const [to] = pickOne(chance, steps);
        const [from] = pickOne(chance, steps);
        (to as Record<string, Json>).effects = structuredClone((from as Record<string, Json>).effects as Json);
      }
    }
  }

  /** One match by random answers; the step limit of the kernel guards against rules that run away. */
  function played(data: unknown, seed: number): void {
    const game = onmitsuGame([{ id: 'fuzz', data }]);
    const luck = new FastChance(seed);
    const { min } = (data as { rules: { players: { min: number } } }).rules.players;
    const options = Object.freeze({ set: 'fuzz', patience: true, aid: true });
    const run = new Run(game, game.setup(min, options, luck), min, { chance: luck }).start();
    for (let i = 0; run.batch && i < 3_000; i++) {
      if (i % 25 === 0) for (const viewer of [0, null]) game.view(run.state, viewer);
      run.resume(sampleOutcome(run.batch, luck));
    }
    game.check(run.state);
  }

  test('a mutated file is refused with card and field, or can be played to the end', () => {
    let accepted = 0;
    for (let i = 0; i < 1_500; i++) {
      const data = structuredClone(pickOne(chance, setEntries).data) as Json;
      const changes = 1 + chance.int(3);
      for (let n = 0; n < changes; n++) mutate(data);
      const read = readSet(data);
      if (read.ok) {
        accepted++;
        if (accepted <= 120) played(data, i);
        continue;
      }
      expect(read.faults.length).toBeGreaterThan(0);
      for (const fault of read.faults) expect(faultLine(fault)).toMatch(/^(card ".*"(, field \S.*)?|field \S.*|): .+/);
    }
    expect(accepted).toBeGreaterThan(60);
  });
});

describe('tabella onmitsu check FILE', () => {
  const path = (name: string): string => new URL(`../sets/${name}`, import.meta.url).pathname;

  test('says what a good set holds', () => {
    expect(checkTool.run([path('original.json')])).toEqual({
      ok: true,
      holds: true,
      lines: ['"Onmitsu" can be played: 18 people on 45 cards, 9 Locations, 7 scrolls.'],
    });
  });

  test('fails with the reasons for a bad one, and says what cannot be read', () => {
    const bad = checkTool.run([new URL('../package.json', import.meta.url).pathname]);
    expect(bad).toMatchObject({ ok: true, holds: false });
    expect(bad.ok && bad.lines.join('\n')).toContain('field people: wants a list');
    expect(checkTool.run([new URL('./scenario.ts', import.meta.url).pathname])).toMatchObject({
      ok: true,
      holds: false,
    });
    expect(checkTool.run(['/no/such/file.json'])).toEqual({ ok: false, reason: '/no/such/file.json cannot be read.' });
    expect(checkTool.run([])).toMatchObject({ ok: false });
  });
});
