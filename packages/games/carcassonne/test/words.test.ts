// Words of Carcassonne: whatever random matches bring up has a sentence, and no sentence shows a raw key.

import { readdirSync, readFileSync } from 'node:fs';
import { FastChance, Match, type NameOf, sampleAnswer, sha256Hex } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne, carcassonneWith } from '../rules/game.ts';
import type { Award } from '../rules/names.ts';
import { forWhat } from '../words/en/award.ts';
import { words } from '../words/en/index.ts';
import { errands } from './errands.ts';
import { favours } from './favours.ts';
import { Scenario } from './scenario.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz'];
const name: NameOf = (seat) => NAMES[seat] as string;
const RAW = /undefined|null|NaN|\[object|[{}_]|[a-z][A-Z]|true|false|-\d/;

const OPTIONS: readonly object[] = [
  { sets: ['inns', 'traders', 'river', 'watch', 'shrines', 'wind', 'hills', 'bigtop'], abbot: true, farmers: false },
  { sets: ['inns', 'traders'], abbot: true, messages: 'zmg', farmers: false },
  { messages: '2025', farmers: false },
  { messages: 'off', fields: 'city' },
  { sets: ['traders', 'inns'], big: 'yes', abbot: true },
  { sets: ['dragon', 'siege', 'german', 'japan', 'darmstadt', 'fruit', 'school', 'wheel'] },
  { sets: ['bridges'] },
  { sets: ['abbey', 'traders'] },
];

const events = new Map<string, Set<string>>();
const prompts = new Map<string, Set<string>>();
const labels = new Map<string, Set<string>>();
const tables: string[] = [];
const results: string[] = [];
let doubles = 0;

const note = (into: Map<string, Set<string>>, key: string, sentence: string): void => {
  into.set(key, (into.get(key) ?? new Set()).add(sentence));
};

/** Many matches, answered by chance; half of them with points in every round. */
function listen(): void {
  const chance = new FastChance(11);
  for (let i = 0; i < 16; i++) {
    const fairness = { secret: sha256Hex(`words ${i}`), contributions: [] };
    const game = i % 2 === 0 ? carcassonne : carcassonneWith(i % 4 === 1 ? [favours] : [favours, errands]);
    const match = Match.start(game, { seats: 2 + (i % 3), options: OPTIONS[i % OPTIONS.length], fairness });
    if (!(match instanceof Match)) throw new Error(match.reason);
    for (const { event } of match.told) note(events, event.kind, words.event(event, name));
    while (match.result === null) {
      const ask = match.asks().find((one) => one.declared === undefined);
      if (!ask) throw new Error('nobody is asked');
      if (ask.kind === 'message' || chance.int(6) === 0) {
        const view = match.view(ask.seat);
        note(prompts, ask.kind, words.prompt(ask, view, name));
        const said = ask.from.map((choice) => words.choice(choice, ask, view, name));
        if (new Set(said).size !== said.length) doubles++;
        for (const label of said) note(labels, ask.kind, label);
        tables.push(...words.table(view, name));
      }
      const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      if (!reply.ok) throw new Error(reply.reason);
      for (const { event } of reply.told) note(events, event.kind, words.event(event, name));
    }
    results.push(words.result(match.result, name));
  }
  const rare = [
    new Scenario({ start: 'base-B', next: ['base-C', 'base-A'] }),
    new Scenario({ modules: [errands], next: ['base-A', 'base-U'] }),
  ];
  for (const { event } of rare.flatMap(({ match }) => match.told)) note(events, event.kind, words.event(event, name));
}

/** Every kind told or asked in the rules, so that a new one cannot be forgotten. */
function kindsInRules(pattern: RegExp): string[] {
  const text = [new URL('../rules/', import.meta.url), new URL('../sets/', import.meta.url)]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(new URL(file, folder), 'utf8')),
    )
    .join('\n');
  return [...new Set([...text.matchAll(pattern)].map((found) => found[1] as string))].sort();
}

describe('words of Carcassonne', () => {
  listen();

  it('say every event in a sentence', () => {
    expect([...events.keys()].sort()).toEqual(kindsInRules(/announce\(EVERYONE, \{\s*kind: '(\w+)'/g));
    for (const [kind, sentences] of events) {
      for (const sentence of sentences) {
        // What a message brings is told by its points, and no points are not worth a line.
        if ((kind === 'resolves' || kind === 'award') && sentence === '') continue;
        expect(sentence, kind).toMatch(/^[A-Z].* .*\.$/);
        expect(sentence, kind).not.toMatch(RAW);
      }
    }
  });

  it('ask every question in a sentence, and give every answer a label of its own', () => {
    expect([...prompts.keys()].sort()).toEqual(['act', 'figure', 'message', 'move', 'place']);
    expect(kindsInRules(/question\([\w.]+, '(\w+)'/g)).toEqual(['act', 'figure', 'message', 'move', 'place']);
    for (const sentence of [...prompts.values()].flatMap((one) => [...one])) {
      expect(sentence).toMatch(/^[A-Z0-9].* .*[.?]$/);
      expect(sentence).not.toMatch(RAW);
    }
    for (const [kind, said] of labels) {
      for (const label of said) {
        expect(label, kind).toMatch(/^[A-Z]/);
        expect(label, kind).not.toMatch(RAW);
      }
    }
    expect(doubles).toBe(0);
  });

  it('draw the table within a small terminal', () => {
    for (const line of tables) {
      expect(line).not.toMatch(/undefined|null|NaN|\[object/);
      expect(line.length, line).toBeLessThanOrEqual(110);
    }
  });

  it('name the winner', () => {
    for (const sentence of results)
      expect(sentence).toMatch(/^[A-Z]\w+( and [A-Z]\w+)* (wins|share the win) with \d+ points?( each)?\.$/);
    expect(words.result({ winners: [0, 2], reason: 'points', scores: [8, 1, 8] }, name)).toBe(
      'Ada and Clara share the win with 8 points each.',
    );
  });

  it('explain awards', () => {
    const award: Award = {
      seat: 0,
      points: 12,
      source: 'city',
      round: '3',
      items: [
        { what: 'tiles', count: 5, each: 2 },
        { what: 'pennants', count: 1, each: 2 },
      ],
      complete: true,
      inn: false,
      cathedral: false,
      tile: 0,
      segment: 0,
      message: 0,
      name: '',
    };
    const said = words.event({ kind: 'award', award, marker: 'messenger', total: 25, dark: true }, name);
    expect(said).toBe('Ada scores 12 for a city of 5 tiles and 1 pennant: messenger 13 to 25.');
    const road: Award = { ...award, source: 'road', items: [{ what: 'tiles', count: 4, each: 1 }], points: 4 };
    expect(forWhat(road)).toBe('a road of 4 tiles');
    expect(forWhat({ ...road, inn: true, complete: false })).toBe('an unfinished road of 4 tiles with an inn');
  });

  it('name every option and its values', () => {
    const names = Object.entries(carcassonne.options).flatMap(([key, field]) => [
      key,
      ...('of' in field ? (field.of as readonly string[]).map((one) => `${key}.${one}`) : []),
    ]);
    expect(Object.keys(words.options).sort()).toEqual(names.sort());
  });
});
