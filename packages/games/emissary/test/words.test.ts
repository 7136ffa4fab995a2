// Words: whatever random matches bring up has a sentence, and no sentence shows a raw key.

import { readdirSync, readFileSync } from 'node:fs';
import {
  type Ask,
  FastChance,
  type GameEvent,
  Match,
  type NameOf,
  type Result,
  sampleAnswer,
  sampleOptions,
  sha256Hex,
} from '@tabella/kernel';
import { describe, expect, test } from 'vitest';
import { emissary } from '../rules/game.ts';
import { refuses } from '../rules/options.ts';
import { people } from '../rules/people.ts';
import { questions } from '../words/en/abilities.ts';
import { cards } from '../words/en/cards.ts';
import { abilities, missions } from '../words/en/characters.ts';
import { words } from '../words/en/index.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Gerda', 'Hugo', 'Ines'];
const name: NameOf = (seat) => NAMES[seat] as string;
const MATCHES = 70;

const prompts = new Set<string>();
const labels = new Set<string>();
const tables = new Set<string>();
const events = new Map<string, Set<string>>();
const asked = new Set<string>();
const results = new Set<string>();
/** As somebody reads it who is in it. */
const toMe = new Set<string>();
const verdicts = new Set<string>();

function look(match: Match<unknown, unknown>, ask: Ask): void {
  const view = match.view(ask.seat);
  asked.add(ask.kind);
  prompts.add(words.prompt(ask, view, name));
  const own = ask.from.map((choice) => words.choice(choice, ask, view, name));
  for (const label of own) labels.add(label);
}

function playMatches(): void {
  const chance = new FastChance(17);
  const sets = sampleOptions(emissary.options, (n) => chance.int(n), 2);
  for (let i = 0; i < MATCHES; i++) {
    const seats = 3 + (i % 7);
    const wanted = sets[i % sets.length] as (typeof sets)[number];
    const fairness = { secret: sha256Hex(`emissary ${i}`), contributions: [] };
    const options = refuses(seats, wanted) === null ? wanted : {};
    const match = Match.start(emissary, { seats, options, fairness }) as Match<unknown, unknown>;
    while (match.result === null) {
      for (const ask of match.asks()) {
        look(match, ask);
        const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
        if (!reply.ok) throw new Error(reply.reason);
        if (reply.closed) break;
      }
      if (chance.int(10) === 0) for (const line of words.table(match.view(chance.int(seats)), name)) tables.add(line);
    }
    for (const { event } of match.told) {
      const known = events.get(event.kind) ?? new Set();
      events.set(event.kind, known.add(words.event(event, name)));
      for (let you = 0; you < seats; you++) toMe.add(words.event(event, name, you));
    }
    for (let you = 0; you < seats; you++) {
      const { title, why } = words.verdict?.(match.result as Result, match.view(you), name, you) ?? {
        title: '',
        why: '',
      };
      verdicts.add(`${title}: ${why}`);
    }
    for (const line of words.table(match.view(null), name)) tables.add(line);
    results.add(words.result(match.result as Result, name));
  }
}

/** Every kind of event that the rules announce. */
function kindsInRules(): string[] {
  const found = new Set<string>();
  const visit = (folder: URL): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) visit(new URL(`${entry.name}/`, folder));
      else {
        const text = readFileSync(new URL(entry.name, folder), 'utf8');
        for (const hit of text.matchAll(/announce\([^;]*?kind: '([\w-]+)'/g)) found.add(hit[1] as string);
      }
    }
  };
  visit(new URL('../rules/', import.meta.url));
  return [...found].sort();
}

const RAW = /undefined|null|NaN|\[object|[{}_]/;

/** "You plays", "you is", "you's". */
const SLIP = /\b[Yy]ou(?:'s| (?:is|was|has|does|\w+[^s\W]s)\b(?! \())/;

/** What random matches hardly ever bring up. */
const RARE: readonly GameEvent[] = [
  { kind: 'lost' },
  { kind: 'hands-over', seat: 0, to: 1, cards: 3 },
  { kind: 'handed', seat: 0, to: 1, cards: [{ effect: 'trap', colour: 'red', stamp: 'CM' }] },
];

describe('words of Emissary', () => {
  playMatches();

  test('every event of the rules is told in a sentence', () => {
    for (const event of RARE) events.set(event.kind, new Set([words.event(event, name)]));
    const seen = [...events.keys()].sort();
    expect(kindsInRules().filter((kind) => !seen.includes(kind))).toEqual([]);
    for (const [kind, sentences] of events) {
      for (const sentence of sentences) {
        expect(sentence, kind).toMatch(/^[A-Z].*\.”?$/);
        expect(sentence, kind).not.toMatch(RAW);
      }
    }
  });

  test('who reads it is "you", never in the third person', () => {
    expect(toMe.size).toBeGreaterThan(500);
    const slips = [...toMe].filter((sentence) => SLIP.test(sentence));
    expect(slips).toEqual([]);
    expect(words.event({ kind: 'draws', seat: 2, cards: 2 }, name, 2)).toBe('');
    expect(words.event({ kind: 'arrives', seat: 1 }, name, 1)).toBe('The message reaches you.');
    expect(words.event({ kind: 'answers', seat: 0, by: 1, prove: 'draw', acts: false, free: false }, name, 0)).toBe(
      "Bruno's Prove: you answer “I am undercover.”",
    );
    expect(words.event({ kind: 'answers', seat: 0, by: 1, prove: 'draw', acts: true, free: false }, name, 1)).toBe(
      'Your Prove makes Ada draw two cards.',
    );
  });

  test('a turn has a heading, other events have none', () => {
    expect(words.turn?.({ kind: 'turn', seat: 1, turn: 9 }, name, 0)).toBe('Turn 9: Bruno');
    expect(words.turn?.({ kind: 'turn', seat: 1, turn: 9 }, name, 1)).toBe('Turn 9: you');
    expect(words.turn?.({ kind: 'ends' }, name)).toBeNull();
  });

  test('a verdict says whether I won, and why', () => {
    for (const one of verdicts) {
      expect(one).toMatch(/^You (win|lost): [A-Z].*\.$/);
      expect(one).not.toMatch(RAW);
      expect(one).not.toMatch(SLIP);
    }
  });

  test('"why?" leads to a paragraph for every question', () => {
    for (const kind of asked) {
      const topic = words.topics?.[kind] ?? '-';
      expect(words.help.filter((paragraph) => paragraph.startsWith(`${topic}. `))).toHaveLength(1);
    }
  });

  test('every question has a sentence, and every answer a label', () => {
    for (const one of prompts) {
      expect(one).toMatch(/^[A-Z].*[.?]$/);
      expect(one).not.toMatch(RAW);
    }
    for (const one of labels) {
      expect(one).toMatch(/^[A-Z]/);
      expect(one).not.toMatch(RAW);
    }
    expect([...asked].sort()).toEqual(
      expect.arrayContaining(['accept', 'arrival', 'counter', 'pick', 'play', 'send', 'transit']),
    );
  });

  test('no two different answers read the same, but for equal cards', () => {
    const match = Match.start(emissary, { seats: 6, fairness: { secret: sha256Hex('labels'), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(3);
    while (match.result === null) {
      for (const ask of match.asks()) {
        const view = match.view(ask.seat) as unknown as {
          hand: { card: number; face: object }[];
          seats: { messages: { card: object }[] }[];
        };
        const face = (card: unknown): unknown => view.hand.find((one) => one.card === card)?.face ?? card;
        const known = new Map<string, string>();
        for (const choice of ask.from) {
          const { at, place } = choice as { at?: number; place?: number };
          const message = at === undefined ? null : view.seats[at]?.messages[place ?? 0]?.card;
          const meant = JSON.stringify([choice, message], (key, value: unknown) =>
            key === 'card' && typeof value === 'number' ? face(value) : key === 'place' ? 0 : value,
          );
          const label = words.choice(choice, ask, match.view(ask.seat), name);
          expect(known.get(label) ?? meant).toBe(meant);
          known.set(label, meant);
        }
        const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
        if (reply.ok && reply.closed) break;
      }
    }
  });

  test('the table shows no raw key', () => {
    for (const line of tables) expect(line).not.toMatch(RAW);
  });

  test('every victory has its words', () => {
    for (const one of results) expect(one).toMatch(/ wins?\.$|^.+ wins?: /);
    for (const person of people) {
      if (person.mission === 'none') continue;
      expect(words.result({ winners: [0], reason: `mission ${person.name}` }, name)).toMatch(/^Ada wins: .+\(.+\)\.$/);
    }
  });

  test('a mission inside another sentence keeps its names', () => {
    const won = (character: string): string => words.result({ winners: [0], reason: `mission ${character}` }, name);
    expect(won('Mark Jr.')).toBe('Ada wins: Mark Jr. (MOF) fulfilled the mission (an FRS and a KDR are eliminated).');
    expect(won('Speaker')).toContain('(somebody is eliminated in a turn in which you used Impute)');
    expect(won('Titanium')).toContain('(hold four Lock On cards)');
  });

  test('a card that has no effect was countered, by no other name', () => {
    const texts = [
      ...prompts,
      ...labels,
      ...words.help,
      ...[...events.values()].flatMap((sentences) => [...sentences]),
      ...Object.values(cards).flatMap(({ text, more }) => [text, more]),
      ...Object.values(abilities).map(({ what }) => what),
    ];
    expect(texts.filter((text) => /\b(undo|undone|undoes|cancel\w*|void\w*|comes to nothing)\b/i.test(text))).toEqual(
      [],
    );
    expect(words.event({ kind: 'void', seat: 0, as: 'lock-on' }, name)).toBe("Ada's Lock On is countered.");
  });

  test('every ability and mission of the table has a text, and every option a name', () => {
    for (const person of people) {
      for (const ability of [...person.blue, ...person.red]) expect(abilities).toHaveProperty([ability]);
      expect(missions).toHaveProperty(person.mission);
    }
    const named = people.flatMap((person) => [...person.blue, ...person.red]);
    expect(Object.keys(abilities).sort()).toEqual([...named].sort());
    for (const ability of Object.keys(questions)) expect(named).toContain(ability);
    for (const [option, field] of Object.entries(emissary.options)) {
      expect(words.options).toHaveProperty(option);
      if (field.kind === 'one')
        for (const value of field.of) expect(words.options).toHaveProperty([`${option}.${value}`]);
    }
  });

  test('the help names every card', () => {
    const help = words.help.join('\n').toLowerCase();
    for (const { title } of Object.values(cards)) expect(help).toContain(title.toLowerCase());
  });
});
