// Typed words: what a person writes becomes a plain word of A to Z, shown before it is sent, or is refused with a code.
import { LONGEST_WORD } from './score.ts';

export type WordFault = 'not-text' | 'empty' | 'too-long' | 'invisible' | 'two-words' | 'letters';

export type WordReading =
  | { readonly ok: true; readonly word: string; readonly changed: boolean }
  | { readonly ok: false; readonly kind: 'word'; readonly code: WordFault };

/** Room for 32 letters with accents typed separately, hyphens and spaces around; anything longer is not looked at. */
const LONGEST_INPUT = 128;

/** Hyphens and apostrophes as keyboards, phones and word processors write them. */
const JOINERS = /[-\u2010\u2011\u2013\uff0d'`\u00b4\u2018\u2019\u02bc\uff07]/gu;

/** Space around a word is an accident. (Not `trim`, which also swallows the zero-width U+FEFF.) */
const SPACE_AROUND = /^[\t\n\r\p{Zs}]+|[\t\n\r\p{Zs}]+$/gu;

/** Zero-width, direction, control and unassigned characters: two words that look alike must not differ. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}]/u;

/** The accents of Latin letters after decomposition. Other marks stay and are refused. */
const ACCENTS = /[\u0300-\u036f]/gu;

/** Latin letters that Unicode does not decompose, after upper-casing. (The small sharp s upper-cases to SS by itself.) */
const STROKES: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
};

function refuse(code: WordFault): WordReading {
  return { ok: false, kind: 'word', code };
}

/**
 * `changed` says that more than the case differs from what was typed, so that the person sees CAFE, XRAY or STRASSE
 * before it goes out. Reading a read word gives the same word.
 */
export function readWord(typed: unknown): WordReading {
  if (typeof typed !== 'string') return refuse('not-text');
  if (typed.length > LONGEST_INPUT) return refuse('too-long');
  const text = typed.replace(SPACE_AROUND, '');
  if (text === '') return refuse('empty');
  if (INVISIBLE.test(text)) return refuse('invisible');
  const joined = text.replace(JOINERS, '');
  if (joined === '') return refuse('empty');
  if (/\s/u.test(joined)) return refuse('two-words');
  const word = joined
    .normalize('NFKC')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞẞ]/gu, (letter) => STROKES[letter] ?? letter);
  if (!/^[A-Z]+$/.test(word)) return refuse('letters');
  if (word.length > LONGEST_WORD) return refuse('too-long');
  return { ok: true, word, changed: !/^[A-Za-z]+$/.test(text) };
}
