// Card sets of one's own: they travel with the match, and everything that is said comes from the set that is played.

import {
  botInputOf,
  decode,
  encode,
  FastChance,
  Match,
  type NameOf,
  type OptionValues,
  readLog,
  sampleAnswer,
  selfPlay,
  type Words,
  wordsAt,
  writeLog,
} from '@tabella/kernel';
import { checkGame } from '@tabella/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../board/deck.ts';
import { onmitsuBots } from '../bot/index.ts';
import type { Options } from '../rules/options.ts';
import type { SetFile } from '../rules/set/types.ts';
import type { State } from '../rules/state.ts';
import { fileOf } from '../sets/facts.ts';
import { say as en } from '../words/en/board/index.ts';
import { words as base } from '../words/en/index.ts';
import { ferryPost } from './ferry-post.ts';
import { onmitsu, Scenario } from './scenario.ts';

const name: NameOf = (seat) => ['Ada', 'Bruno', 'Clara', 'Dario'][seat] ?? '';
const ferry = ferryPost();

/** The first set with other words: every id is the same, no name and no text is. */
function translated(): SetFile {
  const data = structuredClone(fileOf('original')) as { -readonly [K in keyof SetFile]: SetFile[K] };
  const other = (text: string): string => (text === '' ? '' : `Z ${text}`.slice(0, 40).trimEnd());
  const action = <T extends { name: string; text: string; short?: string }>(one: T): T => ({
    ...one,
    name: other(one.name),
    text: other(one.text),
    ...(one.short === undefined ? {} : { short: other(one.short) }),
  });
  data.name = 'Zeta';
  data.scrolls = data.scrolls.map((one) => ({ ...one, name: other(one.name) }));
  data.people = data.people.map((one) => ({ ...one, name: other(one.name), actions: one.actions.map(action) }));
  data.locations = data.locations.map((one) => ({ ...one, name: other(one.name), action: action(one.action) }));
  const read = onmitsu.library.read(data);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}

function begin(set: Options['set'], seats: number, secret = '1a'.repeat(32)): Match<State, Options> {
  const match = Match.start(onmitsu, { seats, options: { set }, fairness: { secret, contributions: [] } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Everything that is said in a match of random answers. */
function said(match: Match<State, Options>, words: Words): string[] {
  const chance = new FastChance(9);
  const out: string[] = [];
  while (match.result === null) {
    for (const ask of match.asks()) {
      const view = match.view(ask.seat);
      out.push(words.prompt(ask, view, name), ...ask.from.map((choice) => words.choice(choice, ask, view, name)));
      const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
      if (reply.ok && reply.closed) break;
    }
  }
  out.push(...match.told.map(({ event }) => words.event(event, name)), ...words.table(match.view(0), name));
  return out;
}

describe('a card set of one’s own', () => {
  test('R15: the help gives the numbers and the cards of the set that is played', () => {
    const help = wordsAt(base, { set: ferry } as unknown as OptionValues).help.join('\n');
    expect(help).toContain('two Royal Letter (8 points), two Black Letter (it kills) and three Love Letter (3 points)');
    expect(help).toContain('all draw a card');
    expect(help).toContain('hand limit of four');
    expect(help).toContain('With two Locations in play (those that are not blocked) the Palace Gate can be played');
    expect(help).toContain('after turn 20');
    expect(help).toContain('marked Theft');
    expect(help).toContain('two or more bring a sealed Royal Letter, all of them die.');
    expect(help).toContain(
      'FERRYMAN. Order 12 (Knows both banks; Boatman). Toll: Others with 2+ cards each give you one.',
    );
    expect(help).not.toMatch(/Daimyo|Castle|Ronin|Combat|Peasant/i);
    expect(wordsAt(base, { set: 'salt-road' }).help.join('\n')).toContain('the Tent of the Khan can be played');
  });

  test('R16: a copied set speaks its own words in questions, choices, the log, the table and on its faces', () => {
    const copy = translated();
    const words = wordsAt(base, { set: copy } as unknown as OptionValues);
    const names = [...fileOf('original').people, ...fileOf('original').locations].flatMap((one) => [
      one.name,
      ...('actions' in one ? one.actions.map((action) => action.name) : [one.action.name]),
    ]);
    const sentences = said(begin(copy, 3), words);
    for (const one of names) {
      const bare = new RegExp(`(?<!Z )\\b${one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
      expect(sentences.filter((sentence) => bare.test(sentence))).toEqual([]);
    }
    expect(sentences.join('\n')).toMatch(/throws the Z \w+/);
    const face = deckOf(copy).face('ronin');
    expect([face.name, face.actions[0]?.name, face.actions[0]?.short]).toEqual([
      'Z Ronin',
      'Z Break the Seal',
      'Z The Target cracks a sealed scroll.',
    ]);
    expect(deckOf('original').face('ronin').name).toBe('Ronin');
    expect(en.cardLabel(face)).toContain('Z Break the Seal: Z The Target');
  });

  test('R17: its match comes back from its file alone, and bots know the set from what they are sent', () => {
    const match = begin(ferry, 3);
    const [easy, normal] = onmitsuBots(onmitsu).map((kind) => kind.make());
    if (!easy || !normal) throw new Error('no bots');
    const input = botInputOf(match, 0);
    if (!input) throw new Error('seat 0 is not asked');
    // Through a thread: nothing of this process is left in it.
    const sent = decode(encode(input)) as unknown as typeof input;
    expect(normal.decide(sent, new FastChance(3))).toEqual(normal.decide(input, new FastChance(3)));
    selfPlay(match, [easy, easy, easy], new FastChance(4));
    const read = readLog(writeLog(match.log()));
    if (!read.ok) throw new Error(read.reason);
    const again = Match.replay(onmitsu, read.log);
    if (!(again instanceof Match)) throw new Error(again.reason);
    expect(again.result).toEqual(match.result);
    expect((again.options.set as SetFile).name).toBe('The Ferry Post');
  });

  test('R17: matches that name a set that comes with the game open as before', () => {
    const match = begin('salt-road', 2);
    const log = match.log();
    expect(log.options).toEqual({ set: 'salt-road', patience: true, aid: true });
    expect(Match.replay(onmitsu, log)).toBeInstanceOf(Match);
    expect(Match.start(onmitsu, { seats: 2, options: { set: 'lost' }, fairness: log.fairness })).toMatchObject({
      ok: false,
      reason: 'The option "set" is one of original, salt-road, or data of your own.',
    });
  });

  test('R17: the set that stands in the page on writing cards keeps all that the kit asks', () => {
    const budget = { histories: 20, worlds: 50 };
    // It is for two or three.
    const tally = checkGame(onmitsu, { options: [{ set: ferry }], every: 20, relaxed: 0, budget });
    expect(tally.histories).toBeGreaterThanOrEqual(2 * 20);
  });
});

describe('the way to the end', () => {
  test('R18: never shows more than is needed', () => {
    const places = ['castle_town', 'market_town', 'tea_house', 'paper_mill', 'checkpoint'];
    const play = new Scenario({ hands: [['ronin'], [], []], places });
    expect(play.view(0).castle).toEqual({ id: 'daimyos_castle', have: 5, need: 5 });
    expect(base.table(play.match.view(0), name)).toContain('For the Daimyo\u0027s Castle: 5 of 5.');
  });

  test('R18: counts Locations as the place that ends the game counts them', () => {
    const data = structuredClone(fileOf('original')) as unknown as { locations: { requires: object[] }[] };
    const castle = data.locations.at(-1);
    if (castle) castle.requires = [{ cond: 'locationsInPlay', atLeast: 4 }];
    const read = onmitsu.library.read(data);
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const play = new Scenario({
      hands: [['ronin'], [], []],
      places: ['castle_town', 'tea_house'],
      options: { set: read.value },
    });
    expect(play.view(0).castle).toMatchObject({ have: 2, need: 4 });
  });
});

describe('whom a labelled Action strikes', () => {
  /** The first set, in which the Levy first lets its player draw, and says something else of whom it strikes. */
  function levy(struck: object): Scenario {
    // biome-ignore lint/suspicious/noExplicitAny: written as an author would change the file
    const data: any = structuredClone(fileOf('original'));
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const [action] = data.people.find((one: any) => one.id === 'daikan').actions;
    action.effects.unshift({ op: 'draw', who: 'self', count: 1 });
    action.struck = struck;
    const read = onmitsu.library.read(data);
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const play = new Scenario({
      options: { set: read.value },
      hands: [
        ['daikan', 'suri'],
        ['kunoichi', 'kuge'],
        ['kunoichi', 'kuge', 'kusa', 'kusa'],
      ],
      sealed: [['decoy'], ['decoy'], []],
    });
    play.choose('daikan', 'kuge', 'kuge');
    return play;
  }

  test.each([
    [{ handAtLeast: 3 }, [2]],
    [{ hasSealed: true }, [1]],
    [{ hasCracked: true }, []],
    [{}, [1, 2]],
  ])('ruling 48: R18: is what the file says, whatever its first step is: %j', (struck, victims) => {
    const play = levy(struck);
    play.say(0, { action: 'A' });
    const asked = play.match.asks().filter((ask) => ask.kind === 'respond' && ask.concerns);
    expect(asked.map((ask) => ask.seat)).toEqual(victims);
  });
});
