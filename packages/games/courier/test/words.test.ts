// Words of Courier: whatever random matches bring up has a sentence, and no sentence shows a raw key.

import { readdirSync, readFileSync } from 'node:fs';
import {
  type Ask,
  FastChance,
  Match,
  type NameOf,
  PASS,
  type Result,
  sampleAnswer,
  sampleOptions,
  sha256Hex,
  type Told,
} from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import type { CardName, Role } from '../rules/box.ts';
import { courier } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { question } from '../rules/types.ts';
import { view } from '../rules/view.ts';
import { words } from '../words/en/index.ts';
import { preview } from '../words/en/preview.ts';
import { Scenario } from './scenario.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda'];
const name: NameOf = (seat) => NAMES[seat] ?? '';
const MATCHES = 60;

interface Heard {
  readonly events: Map<string, Set<string>>;
  /** The same, as the first seat reads it. */
  readonly mine: Set<string>;
  readonly prompts: Map<string, Set<string>>;
  readonly labels: Map<string, Set<string>>;
  readonly tables: Set<string>;
  readonly results: Map<string, string>;
}

const note = (into: Map<string, Set<string>>, key: string, sentence: string): void => {
  const known = into.get(key) ?? new Set();
  into.set(key, known.add(sentence));
};

function listen(heard: Heard, told: readonly Told[]): void {
  for (const { event } of told) {
    note(heard.events, event.kind, words.event(event, name));
    heard.mine.add(words.event(event, name, 0));
  }
}

function look(heard: Heard, match: Match<State, unknown>, ask: Ask): void {
  const view = match.view(ask.seat);
  note(heard.prompts, ask.kind, words.prompt(ask, view, name));
  for (const choice of ask.from) note(heard.labels, ask.kind, words.choice(choice, ask, view, name));
  for (const line of [...words.table(view, name), ...words.table(match.view(null), name)]) heard.tables.add(line);
}

/** Many matches of every size and option, answered by chance. */
function random(): Heard {
  const heard: Heard = {
    events: new Map(),
    mine: new Set(),
    prompts: new Map(),
    labels: new Map(),
    tables: new Set(),
    results: new Map(),
  };
  const chance = new FastChance(7);
  const options = sampleOptions(courier.options, (n) => chance.int(n), 6);
  for (let i = 0; i < MATCHES; i++) {
    const fairness = { secret: sha256Hex(`words ${i}`), contributions: [] };
    const match = Match.start(courier, { seats: 3 + (i % 3), options: options[i % options.length], fairness });
    if (!(match instanceof Match)) throw new Error(match.reason);
    while (match.result === null) {
      for (const ask of match.asks()) {
        look(heard, match, ask);
        const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
        if (!reply.ok) throw new Error(reply.reason);
        listen(heard, reply.told);
        if (reply.closed) break;
      }
    }
    heard.results.set(match.result.reason, words.result(match.result, name));
  }
  return heard;
}

/** Every kind named after a word such as `announce(` in the rules, so that a new one cannot be forgotten. */
function kindsInRules(pattern: RegExp): string[] {
  const folder = new URL('../rules/', import.meta.url);
  const text = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  return [...new Set([...text.matchAll(pattern)].map(([, kind = '']) => kind))].sort();
}

const RAW = /undefined|null|NaN|\[object|[{}_]|[a-z][A-Z]|true|false/;

describe('words of Courier', () => {
  const heard = random();

  test('every event of the rules is told in a sentence', () => {
    expect([...heard.events.keys()].sort()).toEqual(kindsInRules(/announce\([^;]*?kind: '(\w+)'/g));
    for (const [kind, sentences] of heard.events) {
      for (const sentence of sentences) {
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

  test('every question has a sentence, and every answer a label of its own', () => {
    const asked = kindsInRules(/(?:(?:choose|question)\([\w.]+, |\{ seat, kind: )'(\w+)'/g);
    expect([...heard.prompts.keys()].sort()).toEqual(asked);
    for (const sentences of [...heard.prompts.values()].flatMap((one) => [...one])) {
      expect(sentences).toMatch(/^[A-Z].* .*[.?]$/);
      expect(sentences).not.toMatch(RAW);
    }
    for (const [kind, labels] of heard.labels) {
      expect(labels.size, kind).toBeGreaterThan(1);
      for (const label of labels) {
        expect(label, kind).toMatch(/^[A-Z]/);
        expect(label, kind).not.toMatch(RAW);
        expect(label.toLowerCase(), kind).not.toBe('card');
      }
    }
  });

  test('two answers read the same only if they name equal cards', () => {
    const match = Match.start(courier, { seats: 5, fairness: { secret: sha256Hex('labels'), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(3);
    while (match.result === null) {
      for (const ask of match.asks()) {
        const { hand } = view(match.state, ask.seat);
        const face = (card: unknown): string => hand.find((one) => one.card === card)?.face ?? '';
        const labels = new Map<string, string>();
        for (const choice of ask.from) {
          const meant = JSON.stringify(choice, (key, value: unknown) => (key === 'card' ? face(value) : value));
          const label = words.choice(choice, ask, match.view(ask.seat), name);
          // Equal letters before one seat are as good to burn as each other.
          const kind = meant.replace(/"message":\d+/, '"message":0');
          expect(labels.get(label) ?? kind).toBe(kind);
          labels.set(label, kind);
        }
        const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
        if (reply.ok && reply.closed) break;
      }
    }
  });

  test('the table fits a small terminal but for long hands, and shows no raw key', () => {
    for (const line of heard.tables) {
      expect(line).not.toMatch(RAW);
      if (!/hand/.test(line)) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });

  test('every way to win has its words', () => {
    for (const reason of ['crown', 'league', 'free', 'burned', 'silence']) {
      const winners = reason === 'burned' ? [0, 2] : [1];
      const result: Result = { winners, reason };
      const sentence = heard.results.get(reason) ?? words.result(result, name);
      expect(sentence).toMatch(/ wins?: .*\.$/);
      expect(words.result(result, name)).toContain(reason === 'burned' ? 'Ada and Clara win:' : 'Bruno wins: ');
    }
  });

  test('the end is told to the one who reads it', () => {
    const view = { seats: [{}, {}, {}] };
    const told = (result: Result, you: number | null) => words.verdict?.(result, view, name, you);
    const crown: Result = { winners: [1], reason: 'crown' };
    expect(told(crown, 1)).toEqual({ title: 'You win', why: 'You are of the Crown and have three red letters.' });
    expect(told(crown, 0)?.title).toBe('You lost: Bruno wins');
    expect(told(crown, null)?.why).toBe('Bruno is of the Crown and has three red letters.');
    const burned: Result = { winners: [0, 2], reason: 'burned' };
    expect(told(burned, 1)).toEqual({ title: 'You lost', why: 'You have three black letters: all others win.' });
    expect(told(burned, 0)).toEqual({ title: 'You win', why: 'Bruno has three black letters and is burned.' });
  });

  test('before a letter is taken, the prompt says what each colour would mean', () => {
    const ask = question(0, 'take', ['take', PASS]);
    const seen = new Scenario({}).view(0);
    const lines = (role: Role, before: readonly CardName[], face: CardName | null = null) => {
      const seats = seen.seats.map((seat) => ({ ...seat, role, before }));
      const shown = { ...seen, road: { at: 0, face, seized: false }, seats };
      return preview({ events: [], ends: false, wins: false }, 'take', ask, shown, name);
    };
    const held: readonly CardName[] = ['red gift', 'red seal', 'black burn'];
    expect(lines('crown', held)).toEqual(['red is your third, you win · black is your second of three']);
    expect(lines('crown', held, 'black mask')).toEqual(['black is your second of three']);
    expect(lines('free', ['red gift', 'red seal', 'blue seize'])).toEqual(['blue is your second, you win']);
    expect(lines('league', ['black gift', 'black seal'])).toEqual([
      'blue is your first of three · black is your third, you are burned',
    ]);
  });

  test('the help names every card, agent and goal, and every option has a name', () => {
    const help = words.help.join('\n').toLowerCase();
    const things = 'seal seize question gift mask burn fox owl moth crow hare wren crown league free black silence';
    for (const thing of [...things.split(' '), 'errand']) expect(help).toContain(thing);
    expect(Object.keys(words.options).sort()).toEqual(Object.keys(courier.options).sort());
  });
});
