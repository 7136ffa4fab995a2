// Words of Onmitsu: whatever random matches bring up has a sentence, and no sentence shows a raw key.

import { readFileSync } from 'node:fs';
import {
  type Ask,
  FastChance,
  Match,
  type NameOf,
  type OptionValues,
  sampleAnswer,
  sampleOptions,
  sha256Hex,
  type Told,
  type Words,
  wordsAt,
} from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View, Why } from '../rules/view.ts';
import { factsOf } from '../sets/facts.ts';
import { whyText } from '../words/en/board/why.ts';
import { words as base } from '../words/en/index.ts';
import { onmitsu } from './scenario.ts';

const words = wordsAt(base, { set: 'original' });
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario'];
const name: NameOf = (seat) => NAMES[seat] as string;
const MATCHES = 60;
const RAW = /undefined|null|NaN|\[object|[{}_]|[a-z][A-Z]|\btrue\b|\bfalse\b/;

interface Heard {
  readonly events: Map<string, Set<string>>;
  /** The same, as the first seat reads it. */
  readonly mine: Set<string>;
  readonly prompts: Map<string, Set<string>>;
  readonly labels: Map<string, Set<string>>;
  readonly tables: string[];
  readonly results: Set<string>;
  readonly reasons: Map<string, string>;
}

const note = (into: Map<string, Set<string>>, key: string, sentence: string): void => {
  const known = into.get(key) ?? new Set();
  into.set(key, known.add(sentence));
};

function listen(heard: Heard, words: Words, told: readonly Told[]): void {
  for (const { event } of told) {
    note(heard.events, event.kind, words.event(event, name));
    heard.mine.add(words.event(event, name, 0));
  }
}

function look(heard: Heard, words: Words, match: Match<State, Options>, ask: Ask): void {
  const view = match.view(ask.seat);
  note(heard.prompts, ask.kind, words.prompt(ask, view, name));
  for (const choice of ask.from) note(heard.labels, ask.kind, words.choice(choice, ask, view, name));
  heard.tables.push(...words.table(view, name));
  for (const card of (view as unknown as View).hand) {
    const reasons: readonly (Why | null)[] = [...card.actions.flatMap((action) => action.why), card.notNow];
    const { cards } = factsOf(match.options.set);
    const nameOf = (id: string): string => cards[id]?.name ?? id;
    for (const reason of reasons) if (reason) heard.reasons.set(reason.why, whyText(reason, nameOf));
  }
}

function random(): Heard {
  const heard: Heard = {
    events: new Map(),
    mine: new Set(),
    prompts: new Map(),
    labels: new Map(),
    tables: [],
    results: new Set(),
    reasons: new Map(),
  };
  const chance = new FastChance(7);
  const options = sampleOptions(onmitsu.options, (n) => chance.int(n), 4);
  for (let i = 0; i < MATCHES; i++) {
    const fairness = { secret: sha256Hex(`words ${i}`), contributions: [] };
    const match = Match.start(onmitsu, { seats: 2 + (i % 3), options: options[i % options.length], fairness });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const words = wordsAt(base, match.options as unknown as OptionValues);
    while (match.result === null) {
      for (const ask of match.asks()) {
        if (chance.int(4) === 0) look(heard, words, match, ask);
        const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
        if (!reply.ok) throw new Error(reply.reason);
        listen(heard, words, reply.told);
        if (reply.closed) break;
      }
    }
    heard.tables.push(...words.table(match.view(null), name));
    heard.results.add(words.result(match.result, name));
  }
  return heard;
}

/** Names of the fields of an interface in a file of the rules: a new one cannot be forgotten. */
function fieldsOf(file: string, start: string): string[] {
  const text = readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8');
  const body = text.slice(text.indexOf(start)).split('\n}\n')[0] ?? '';
  return [...body.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map((found) => found[1] as string).sort();
}

describe('words of Onmitsu', () => {
  const heard = random();

  test('every event of the rules is told in a sentence', () => {
    expect([...heard.events.keys()].sort()).toEqual(fieldsOf('events.ts', 'export interface Events'));
    for (const [kind, sentences] of heard.events) {
      for (const sentence of sentences) {
        if (kind === 'window-opens') continue;
        expect(sentence, kind).toMatch(/^[A-Z].* .*[.?]$/);
        expect(sentence, kind).not.toMatch(RAW);
      }
    }
  });

  test('the reader is "you", with the verb that goes with it', () => {
    expect([...heard.mine].some((sentence) => sentence.startsWith('You '))).toBe(true);
    for (const sentence of heard.mine) {
      expect(sentence).not.toMatch(/Ada|you's|your's/i);
      expect(sentence).not.toMatch(/(^|, |and )you (is|has|\w*[^s]s)\b/i);
    }
  });

  test('every question leads to a paragraph of the rules', () => {
    for (const kind of heard.prompts.keys()) {
      const topic = words.topics?.[kind] ?? 'none';
      expect(
        words.help.some((paragraph) => new RegExp(`^${topic}[.:]`).test(paragraph)),
        kind,
      ).toBe(true);
    }
  });

  test('every question has a sentence, and every answer a label', () => {
    const asked = fieldsOf('choices.ts', 'export interface Answers');
    // Rare ones that these matches need not bring up are seen in the scenarios.
    expect(asked.filter((kind) => !heard.prompts.has(kind) && kind !== 'vouch' && kind !== 'repair')).toEqual([]);
    for (const sentence of [...heard.prompts.values()].flatMap((one) => [...one])) {
      expect(sentence).toMatch(/^[A-Z].* .*[.?]$/);
      expect(sentence).not.toMatch(RAW);
    }
    for (const [kind, labels] of heard.labels) {
      for (const label of labels) {
        expect(label, kind).toMatch(/^[A-Z]/);
        expect(label, kind).not.toMatch(RAW);
      }
    }
  });

  test('two answers read the same only if they name equal cards', () => {
    const match = Match.start(onmitsu, { seats: 4, fairness: { secret: sha256Hex('labels'), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(3);
    const { box, names } = onmitsu.library.rules('original');
    while (match.result === null) {
      for (const ask of match.asks()) {
        const labels = new Map<string, string>();
        for (const choice of ask.from) {
          const face = (id: unknown): string => names[box.face(match.state.cards, id as number)] ?? '';
          const meant = JSON.stringify(choice, (key, value) => (key === 'card' ? face(value) : (value as unknown)));
          const label = words.choice(choice, ask, match.view(ask.seat), name);
          expect(labels.get(label) ?? meant).toBe(meant);
          labels.set(label, meant);
        }
        const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
        if (reply.ok && reply.closed) break;
      }
    }
  });

  test('the table fits a small terminal but for long hands, and shows no raw key', () => {
    for (const line of new Set(heard.tables)) {
      expect(line).not.toMatch(RAW);
      if (!line.startsWith('Your hand')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });

  test('why a card cannot be used is said in at most four words', () => {
    expect(heard.reasons.size).toBeGreaterThan(8);
    for (const reason of heard.reasons.values()) {
      expect(reason).not.toMatch(RAW);
      expect(reason.split(' ').length, reason).toBeLessThanOrEqual(4);
    }
  });

  test('the end has its words: one wins, several share, nobody does', () => {
    const result = (winners: number[], scores: number[], reason: string): string =>
      words.result({ winners, scores, reason }, name);
    expect(result([1], [0, 12], 'castle')).toBe('The audience is over. Bruno wins with 12 points.');
    expect(result([0, 1], [1, 1], 'patience')).toBe('Patience ran out. Ada and Bruno share the win with 1 point.');
    expect(result([], [0, 0], 'castle')).toBe('The audience is over. Nobody has a point: nobody wins.');
    for (const sentence of heard.results) expect(sentence).not.toMatch(RAW);
  });

  test('the end is told to the one who reads it', () => {
    const told = (winners: number[], scores: number[], you: number | null) =>
      words.verdict?.({ winners, scores, reason: 'castle' }, { end: null }, name, you);
    expect(told([1], [9, 13, 2], 0)).toEqual({ title: 'Bruno wins with 13', why: 'You are second with 9.' });
    expect(told([1], [9, 13, 2], 1)).toEqual({ title: 'You win with 13', why: 'Ada is second with 9.' });
    expect(told([0, 1], [9, 9, 0], 1)).toEqual({
      title: 'Ada and you win with 9 each',
      why: 'Nobody else has a point.',
    });
    expect(told([], [0, 0], 0)?.title).toBe('Nobody wins');
    const dead = { end: { verdicts: [{ seat: 0, lives: false, deaths: ['cracked'] }] } };
    expect(words.verdict?.({ winners: [1], scores: [0, 3], reason: 'castle' }, dead, name, 0).why).toBe(
      'You died for a broken seal.',
    );
  });

  test('a button says what looking at scrolls comes to', () => {
    const ask = { kind: 'look', seat: 0 } as unknown as Ask;
    const view = { seats: [{ sealed: [{}] }, { sealed: [{}] }] };
    const says = (...chosen: { seat: number; place: number }[]) => words.confirm?.(chosen, ask, view, name);
    expect(says()).toBe('Look at none');
    expect(says({ seat: 1, place: 0 })).toBe("Look at Bruno's scroll");
    expect(says({ seat: 0, place: 0 })).toBe('Look at your scroll');
    expect(says({ seat: 0, place: 0 }, { seat: 1, place: 0 })).toBe('Look at both scrolls');
  });

  test('the help names every card, and every option and value has a name', () => {
    const help = words.help.join('\n').toLowerCase();
    for (const card of Object.values(factsOf('original').cards)) expect(help).toContain(card.name.toLowerCase());
    for (const key of [...Object.keys(onmitsu.options), 'set.original', 'set.salt-road']) {
      expect(words.options[key], key).toMatch(/\w/);
    }
  });
});
