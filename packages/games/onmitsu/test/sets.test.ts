// Card sets as files: what is wrong is told by card and field, and whatever is accepted can be played.

import { FastChance, pickOne, Run, sampleOutcome } from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import { onmitsuGame } from '../rules/game.ts';
import { faultLines, readSet } from '../rules/set/read.ts';
import { OPS } from '../rules/set/vocabulary.ts';
import { factsOf } from '../sets/facts.ts';
import { setEntries } from '../sets/index.ts';
import { onmitsu } from './scenario.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const copy = (): Record<string, Json> => structuredClone(setEntries[0]?.data) as Record<string, Json>;

/** All that is wrong with the original set after a change, one line each. */
function faults(change: (set: ReturnType<typeof card>) => void): string[] {
  const data = copy();
  change(card(data));
  const read = readSet(data);
  return read.ok ? [] : faultLines(read.faults);
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
        const texts = [...one.actions.map((action) => action.short), ...(one.effect ? [one.effect.short] : [])];
        for (const text of texts) expect(text).toMatch(/^.{1,85}$/);
      }
    }
  });

  test.each([
    [
      'an unknown op',
      (s) => (s.action('ronin', 0).effects[0].op = 'explode'),
      'actions[0].effects[0].op, card "ronin": is none of draw',
    ],
    [
      'a role that is not bound',
      (s) => (s.action('suri', 1).effects[0].who = 'p'),
      'actions[1].effects[0].who, card "suri": "p" is none of',
    ],
    [
      'a target without a Target',
      (s) => (s.action('yojimbo', 1).effects[0].who = 'target'),
      'actions[1].effects[0].who, card "yojimbo"',
    ],
    ['a field too many', (s) => (s.of('kuge').wit = 3), 'wit, card "kuge": is not a field here'],
    [
      'a field too few',
      (s) => delete s.of('kuge').order,
      'order, card "kuge": wants a whole number from 0 to 999, not missing',
    ],
    [
      'a wrong number',
      (s) => (s.of('kuge').count = 2.5),
      'count, card "kuge": wants a whole number from 1 to 20, not 2.5',
    ],
    ['an unknown keyword', (s) => (s.of('kuge').keywords = ['Wizard']), 'keywords, card "kuge": "Wizard" is not among'],
    ['an id used twice', (s) => (s.of('kuge').id = 'suri'), 'id, card "suri": is used twice'],
    [
      'no Target, but reversible',
      (s) => (s.action('yojimbo', 1).reversible = 'target'),
      'actions[1].reversible, card "yojimbo"',
    ],
    [
      'a label without its other reading',
      (s) => delete s.action('daikan', 0).reversedEffects,
      'actions[0].reversedEffects, card "daikan"',
    ],
    [
      'a block that does not stay',
      (s) => (s.action('ashigaru', 0).after = 'discard'),
      'actions[0].after, card "ashigaru"',
    ],
    ['a timing beyond the turn', (s) => s.action('ronin', 0).timing.push('endGame'), 'actions[0].timing, card "ronin"'],
    [
      'an answer to nothing',
      (s) => delete s.action('yojimbo', 0).respondsTo,
      'actions[0].respondsTo, card "yojimbo": is missing',
    ],
    [
      'a Location that is not there',
      (s) => (s.action('yamabushi', 1).requires[0].id = 'moon'),
      'actions[1].requires[0].id, card "yamabushi": "moon" is no Location',
    ],
    [
      'a card that cannot be summoned',
      (s) => (s.action('kuge', 1).effects[0].card = 'decoy'),
      'actions[1].effects[0].card, card "kuge": "decoy" is no card',
    ],
    [
      'an unknown rule',
      (s) => (s.of('daimyos_castle').requires[0].atLeast = '@luck'),
      'requires[0].atLeast, card "daimyos_castle": "@luck" is none of',
    ],
    [
      'a Castle out of reach',
      (s) => (s.data.rules.castleLocationsRequired = 12),
      'requires[0].atLeast, card "daimyos_castle": is 12, but',
    ],
    [
      'no way to end',
      (s) => (s.of('daimyos_castle').action.effects = []),
      'locations: holds no Location whose Action is endGame',
    ],
    ['two lethal kinds', (s) => (s.of('decoy').lethal = true), 'scrolls: needs exactly one lethal kind, not 2'],
    ['no highest kind', (s) => (s.of('decoy').points = 10), 'scrolls: needs exactly one kind that is worth most'],
    [
      'scoring that contradicts',
      (s) => (s.data.scoring = { perHandCard: 1, decoy: 6 }),
      'scoring.decoy: differs from the points',
    ],
    ['too few cards', (s) => s.data.people.splice(0, 17), 'people: and Locations are'],
    ['another version', (s) => (s.data.schemaVersion = 2), 'schemaVersion: wants 1, not 2'],
    [
      'a hidden hand of another',
      (s) => (s.action('suri', 0).requires = [{ cond: 'handHas', who: 'target', filter: {}, atLeast: 1 }]),
      'actions[0].requires[0].who, card "suri": can only be self',
    ],
    [
      'R18: an Action without effects',
      (s) => (s.action('kuge', 1).effects = []),
      'people[16].actions[1].effects, card "kuge": does nothing: an Action needs at least one step',
    ],
    [
      'R18: an Action whose only step holds no other',
      // biome-ignore lint/suspicious/noThenProperty: the card file says "then"; nothing awaits it
      (s) => (s.action('kuge', 1).effects = [{ op: 'if', cond: { cond: 'contested' }, then: [] }]),
      'actions[1].effects, card "kuge": does nothing',
    ],
    [
      'R18: a Location whose Action does nothing',
      (s) => (s.of('tea_house').action.effects = []),
      'locations[1].action.effects, card "tea_house": does nothing',
    ],
    [
      'R18: a labelled Action that does not say whom it strikes',
      (s) => delete s.action('daikan', 0).struck,
      'actions[0].struck, card "daikan": is there exactly if the Action is labelled REVERSIBLE',
    ],
    ['a name used twice', (s) => (s.of('kuge').name = 'Suri'), 'name, card "kuge": is used twice'],
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
    const read = onmitsu.library.read(data as object);
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const luck = new FastChance(seed);
    const { min } = read.value.rules.players;
    const options = Object.freeze({ set: read.value, patience: true, aid: true });
    const run = new Run(onmitsu, onmitsu.setup(min, options, luck), min, { chance: luck }).start();
    for (let i = 0; run.batch && i < 3_000; i++) {
      if (i % 25 === 0) for (const viewer of [0, null]) onmitsu.view(run.state, viewer);
      run.resume(sampleOutcome(run.batch, luck));
    }
    onmitsu.check(run.state);
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
      for (const line of faultLines(read.faults)) expect(line).toMatch(/^[\w.[\]-]+(, card "\w+")?: .+|^the file: /);
    }
    expect(accepted).toBeGreaterThan(60);
  });
});
