// Every deck that ships is right, and a file that is no deck is refused with the card and the field named.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeck } from '../../lexicon/deck.ts';
import { packageFolder } from '../../lexicon/disk.ts';
import { DECK_FILES, type DeckId } from '../../lexicon/files.ts';
import { findBlock } from '../../lexicon/legality.ts';
import { loadDeck, loadLexicon } from '../../lexicon/load.ts';

const decksFolder = join(packageFolder(), 'decks');
const read = (file: string): unknown => JSON.parse(readFileSync(join(decksFolder, file), 'utf8'));
const lexicon = await loadLexicon();
const decks = await Promise.all(
  (Object.keys(DECK_FILES) as DeckId[]).map(async (id) => ({ id, deck: await loadDeck(id) })),
);
const english = await loadDeck('en');

describe.each(decks)('deck $id', ({ id, deck }) => {
  const words = deck.cards.flatMap((card) => card.columns.flat());

  it('passes the check', () => {
    expect(parseDeck(read(`${id}.json`))).toMatchObject({ ok: true });
    expect(deck.id).toBe(id);
  });

  it('has only words of the dictionary, each with a vector', () => {
    expect(words.filter((word) => !lexicon.isWord(word))).toEqual([]);
    expect(words.filter((word) => lexicon.vectorSimilarity(word, word) === null)).toEqual([]);
  });

  it('has no word on a card that derives from another word of the card', () => {
    for (const card of deck.cards) {
      const own = card.columns.flat();
      const kin = own.filter((word) =>
        findBlock(
          word,
          own.filter((other) => other !== word),
          lexicon,
        ),
      );
      expect({ card: card.id, kin }).toEqual({ card: card.id, kin: [] });
    }
  });

  it('keeps the six words of a column apart in meaning', () => {
    const near: string[] = [];
    for (const card of deck.cards)
      for (const column of card.columns)
        for (const a of column)
          for (const b of column)
            if (a < b && (lexicon.vectorSimilarity(a, b) ?? 0) > 0.62) near.push(`${card.id} ${a} ${b}`);
    expect(near).toEqual([]);
  });
});

describe('the English deck', () => {
  const deck = english;

  it('has twelve cards for each side and 432 different words', () => {
    expect(deck.cards.filter((card) => card.side === 'alien')).toHaveLength(12);
    expect(deck.cards.filter((card) => card.side === 'scientist')).toHaveLength(12);
    expect(new Set(deck.cards.flatMap((card) => card.columns.flat())).size).toBe(432);
  });

  it('comes with every file in decks/ accounted for', () => {
    const known = ['README.md', 'en-associations.json', 'en-derivations.json', ...decks.map(({ id }) => `${id}.json`)];
    expect(readdirSync(decksFolder).sort()).toEqual(known.sort());
  });

  it('is read once', async () => {
    expect(await loadDeck('en')).toBe(deck);
  });
});

interface Draft {
  [field: string]: unknown;
  cards: { [field: string]: unknown; columns: unknown[][] }[];
}

/** A copy of the English deck, spoiled in one place. */
function spoiled(spoil: (draft: Draft) => void): ReturnType<typeof parseDeck> {
  const draft = read('en.json') as Draft;
  spoil(draft);
  return parseDeck(draft);
}

function card(draft: Draft, nth: number): Draft['cards'][number] {
  const found = draft.cards[nth];
  if (!found) throw new Error(`no card ${nth}`);
  return found;
}

describe('a bad deck is refused, naming card and field:', () => {
  const cases: [string, (draft: Draft) => void, string | null, string][] = [
    ['an unknown format', (d) => Object.assign(d, { format: 2 }), null, 'format'],
    ['no kind', (d) => Object.assign(d, { kind: undefined }), null, 'kind'],
    ['a path for an id', (d) => Object.assign(d, { id: '../en' }), null, 'id'],
    ['a language that is no tag', (d) => Object.assign(d, { language: 'English!' }), null, 'language'],
    ['no name', (d) => Object.assign(d, { name: '' }), null, 'name'],
    ['no licence', (d) => Object.assign(d, { licence: 7 }), null, 'licence'],
    ['a field nobody knows', (d) => Object.assign(d, { colour: 'red' }), null, 'colour'],
    ['cards that are no list', (d) => Object.assign(d, { cards: {} }), null, 'cards'],
    ['one side without cards', (d) => d.cards.splice(0, 12), null, 'cards'],
    ['a card that is a word', (d) => d.cards.splice(2, 1, 'A03' as never), '#3', 'card'],
    ['a card without id', (d) => Object.assign(card(d, 1), { id: undefined }), '#2', 'id'],
    ['two cards of one id', (d) => Object.assign(card(d, 1), { id: 'A01' }), 'A01', 'id'],
    ['a side of its own', (d) => Object.assign(card(d, 0), { side: 'robot' }), 'A01', 'side'],
    [
      'a sentence with a blank twice',
      (d) => Object.assign(card(d, 0), { sentence: '{1} {2} {2} {3}' }),
      'A01',
      'sentence',
    ],
    ['a sentence without blanks', (d) => Object.assign(card(d, 0), { sentence: 'Hello.' }), 'A01', 'sentence'],
    ['an open brace', (d) => Object.assign(card(d, 0), { sentence: '{1} {2} {3} {' }), 'A01', 'sentence'],
    [
      'a sentence of 300 letters',
      (d) => Object.assign(card(d, 0), { sentence: `{1}{2}{3}${'x'.repeat(300)}` }),
      'A01',
      'sentence',
    ],
    ['two columns', (d) => card(d, 3).columns.pop(), 'A04', 'columns'],
    ['five words in a column', (d) => card(d, 3).columns[1]?.pop(), 'A04', 'columns[1]'],
    ['a short word', (d) => card(d, 4).columns[0]?.splice(2, 1, 'art'), 'A05', 'columns[0][2]'],
    ['two words in one', (d) => card(d, 4).columns[2]?.splice(0, 1, 'ice cream'), 'A05', 'columns[2][0]'],
    ['a number for a word', (d) => card(d, 4).columns[2]?.splice(0, 1, 12345), 'A05', 'columns[2][0]'],
    ['an accent', (d) => card(d, 4).columns[2]?.splice(0, 1, 'fiancé'), 'A05', 'columns[2][0]'],
    ['a word of another card', (d) => card(d, 12).columns[0]?.splice(5, 1, 'pancakes'), 'S01', 'columns[0][5]'],
    ['a word inside another', (d) => card(d, 0).columns[2]?.splice(0, 1, 'paintbrush'), 'A01', 'columns[2][0]'],
    ['a stem twice on a card', (d) => card(d, 0).columns[2]?.splice(0, 1, 'freezing'), 'A01', 'columns[2][0]'],
  ];
  it.each(cases)('%s', (_, spoil, where, field) => {
    const result = spoiled(spoil);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.errors).toContainEqual(expect.objectContaining({ card: where, field }));
  });

  it('anything that is not a deck, without throwing', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => parseDeck(json).ok === false));
  });

  it('a deck with a card replaced by nonsense, without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(23), (json, nth) => !spoiled((d) => d.cards.splice(nth, 1, json as never)).ok),
      { numRuns: 50 },
    );
  });
});
