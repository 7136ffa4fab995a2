// Hints while a word is typed, and the Alien's preview.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FormsFile, hintFor } from '../../board/hints.ts';
import { previewOf, signed, stepsOf, sumOf } from '../../board/preview.ts';
import { packageFolder } from '../../lexicon/disk.ts';
import { loadDeck } from '../../lexicon/load.ts';
import { explain } from '../../solver/index.ts';
import { say as en } from '../../words/en/board/index.ts';

const C1 = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };
const card = (await loadDeck('en')).cards[0]?.columns.flat() ?? [];
const forms = JSON.parse(readFileSync(join(packageFolder(), 'lexicon/data/forms.json'), 'utf8')) as FormsFile;

describe('hints', () => {
  const tone = (typed: string, known: FormsFile | null = forms): string => hintFor(typed, card, known, en).tone;

  it('nothing typed, nothing said', () => {
    expect(tone('  ')).toBe('none');
  });

  it('refuses what the own card forbids, with the reason', () => {
    expect(hintFor('trousers', card, forms, en)).toEqual({ tone: 'bad', text: 'TROUSERS stands on your card.' });
    expect(hintFor('trouser', card, forms, en)).toEqual({
      tone: 'bad',
      text: 'TROUSER is a form of TROUSERS, which stands on your card.',
    });
    expect(tone('critical')).toBe('bad');
    expect(tone('antifreeze', null)).toBe('bad');
    expect(tone('two words')).toBe('bad');
  });

  it('before the forms are loaded it stands by what it knows', () => {
    expect(tone('trousers', null)).toBe('bad');
    expect(tone('theatre', null)).toBe('good');
  });

  it('allows other words, and shows what will be sent', () => {
    expect(hintFor('theatre', card, forms, en)).toEqual({ tone: 'good', text: en.allowed });
    const isWord = (word: string): boolean => word === 'THEATRE';
    expect(hintFor('theatre', card, forms, en, isWord)).toEqual({ tone: 'good', text: en.allowed });
    expect(hintFor('xqzzt', card, forms, en, isWord)).toEqual({ tone: 'quiet', text: en.unknownWord });
    expect(hintFor('café', card, forms, en)).toEqual({ tone: 'good', text: en.readAs('CAFE') });
  });

  it('warns of a near miss without refusing it', () => {
    expect(tone('grandstand')).toBe('warn');
  });
});

describe('the preview', () => {
  it('goes letter by letter', () => {
    const effects = stepsOf(explain(C1, 'CHOPPER')).map((step) => step.effect);
    expect(effects).toEqual(['none', 'plus', 'negative', 'plus', 'plus', 'plus', 'double']);
  });

  it('writes the sum as one would', () => {
    const sum = (word: string): string => sumOf(explain(C1, word));
    expect(sum('CHOPPER')).toBe('−(4 × 2) = −8');
    expect(sum('EXPERT')).toBe('3 × 2 × 2 = 12');
    expect(sum('COMPASS')).toBe('−1');
    expect(sum('ROX')).toBe('0');
  });

  it('a true minus', () => {
    expect([signed(-8), signed(3)]).toEqual(['−8', '3']);
  });

  it('says nothing of an empty field and why of a bad one', () => {
    expect(previewOf(C1, ' ')).toBeNull();
    expect(previewOf(C1, 'x2')?.ok).toBe(false);
  });

  it('reads aloud what each letter does', () => {
    expect(en.steps('HPPE', 'R', true)).toBe(
      'H P P E count one each, then R doubles, then the suspicion letter turns it negative.',
    );
    expect(en.steps('', 'R', true)).toBe('No trust letter in it: zero.');
  });
});
