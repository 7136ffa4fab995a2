// A deck of message cards: what its file may hold, and the check that turns parsed JSON into a typed deck.
import { stem } from './stem.ts';

export type Side = 'alien' | 'scientist';
type Column = readonly string[];

export interface MessageCard {
  readonly id: string;
  readonly side: Side;
  /** With {1}, {2} and {3} where the words of the three columns go. */
  readonly sentence: string;
  /** Three columns of six words, in capitals. */
  readonly columns: readonly [Column, Column, Column];
}

export interface Deck {
  readonly id: string;
  readonly language: string;
  readonly name: string;
  readonly licence: string;
  readonly cards: readonly MessageCard[];
}

/** `card` is the card's id, or its place (#3) while it has none; null when the deck itself is wrong. */
interface DeckError {
  readonly card: string | null;
  readonly field: string;
  readonly problem: string;
}

export type DeckResult =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly errors: readonly DeckError[] };

const COLUMNS = 3;
const WORDS_PER_COLUMN = 6;
const MAX_CARDS = 500;
const MAX_SENTENCE = 200;
const MAX_ERRORS = 50;
const DECK_FIELDS = ['format', 'kind', 'id', 'language', 'name', 'licence', 'cards'];
const CARD_FIELDS = ['id', 'side', 'sentence', 'columns'];

type Report = (card: string | null, field: string, problem: string) => void;
type Fields = Readonly<Record<string, unknown>>;

export function parseDeck(json: unknown): DeckResult {
  const errors: DeckError[] = [];
  const report: Report = (card, field, problem) => {
    if (errors.length < MAX_ERRORS) errors.push({ card, field, problem });
  };
  const deck = readDeck(json, report);
  return deck !== null && errors.length === 0 ? { ok: true, deck } : { ok: false, errors };
}

function readDeck(json: unknown, report: Report): Deck | null {
  if (!isFields(json)) {
    report(null, 'deck', 'must be an object');
    return null;
  }
  refuseOthers(json, DECK_FIELDS, null, report);
  if (json.format !== 1) report(null, 'format', 'must be 1');
  if (json.kind !== 'deck') report(null, 'kind', 'must be "deck"');
  const id = readText(json.id, /^[a-z][a-z0-9]{0,39}$/, null, 'id', 'small letters and digits, a letter first', report);
  const language = readText(
    json.language,
    /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
    null,
    'language',
    'a tag like en',
    report,
  );
  const name = readText(json.name, /^\S.{0,79}$/u, null, 'name', 'a name of at most 80 letters', report);
  const licence = readText(json.licence, /^\S.{0,79}$/u, null, 'licence', 'the name of a licence', report);
  if (!Array.isArray(json.cards) || json.cards.length > MAX_CARDS) {
    report(null, 'cards', `must be a list of at most ${MAX_CARDS} cards`);
    return null;
  }
  const cards = json.cards.map((card: unknown, nth) => readCard(card, `#${nth + 1}`, report));
  const whole = cards.filter((card) => card !== null);
  refuseTwins(whole, report);
  for (const side of ['alien', 'scientist'] as const)
    if (!whole.some((card) => card.side === side)) report(null, 'cards', `needs at least one ${side} card`);
  return { id, language, name, licence, cards: whole };
}

function readCard(json: unknown, place: string, report: Report): MessageCard | null {
  if (!isFields(json)) {
    report(place, 'card', 'must be an object');
    return null;
  }
  const given = typeof json.id === 'string' && json.id !== '' ? json.id.slice(0, 40) : place;
  refuseOthers(json, CARD_FIELDS, given, report);
  const id = readText(json.id, /^[A-Za-z0-9-]{1,40}$/, given, 'id', 'letters, digits and hyphens', report);
  const side = json.side === 'alien' || json.side === 'scientist' ? json.side : null;
  if (side === null) report(given, 'side', 'must be "alien" or "scientist"');
  const sentence = readSentence(json.sentence, given, report);
  const columns = readColumns(json.columns, given, report);
  return side === null || columns === null ? null : { id, side, sentence, columns };
}

function readSentence(value: unknown, card: string, report: Report): string {
  const sentence = readText(value, /^\S.*\S$/u, card, 'sentence', 'one line of text', report);
  if (sentence.length > MAX_SENTENCE) report(card, 'sentence', `must have at most ${MAX_SENTENCE} letters`);
  const blanks = (sentence.match(/\{[^}]*\}?/g) ?? []).sort();
  if (sentence !== '' && blanks.join() !== '{1},{2},{3}')
    report(card, 'sentence', 'must hold {1}, {2} and {3} once each');
  return sentence;
}

function readColumns(value: unknown, card: string, report: Report): MessageCard['columns'] | null {
  if (!Array.isArray(value) || value.length !== COLUMNS) {
    report(card, 'columns', `must be a list of ${COLUMNS} columns`);
    return null;
  }
  const [first, second, third] = value.map((column, nth) => readColumn(column, `columns[${nth}]`, card, report));
  if (!first || !second || !third) return null;
  refuseKin([first, second, third], card, report);
  return [first, second, third];
}

function readColumn(value: unknown, field: string, card: string, report: Report): Column | null {
  if (!Array.isArray(value) || value.length !== WORDS_PER_COLUMN) {
    report(card, field, `must be a list of ${WORDS_PER_COLUMN} words`);
    return null;
  }
  // Short words such as ART or WAR would make the rule about clues that contain a card word absurd (PARTY, WARM).
  const want = 'one word of 5 to 32 small letters a to z';
  return value.map((word, nth) =>
    readText(word, /^[a-z]{5,32}$/, card, `${field}[${nth}]`, want, report).toUpperCase(),
  );
}

/** No word of a card may hold, or have the stem of, another word of it: no clue could then be judged fairly. */
function refuseKin(columns: readonly Column[], card: string, report: Report): void {
  const words = columns.flatMap((column, c) =>
    column.map((word, nth) => ({ word, stem: stem(word), at: `columns[${c}][${nth}]` })),
  );
  for (const one of words)
    for (const other of words) {
      if (one === other || one.word === '' || other.word === '' || one.word === other.word) continue;
      if (one.word.includes(other.word)) report(card, one.at, `${one.word} contains ${other.word}`);
      else if (one.at < other.at && one.stem === other.stem)
        report(card, other.at, `${other.word} has the stem of ${one.word}`);
    }
}

function refuseTwins(cards: readonly MessageCard[], report: Report): void {
  const ids = new Set<string>();
  const words = new Map<string, string>();
  for (const card of cards) {
    if (ids.has(card.id)) report(card.id, 'id', 'is used by another card');
    ids.add(card.id);
    card.columns.forEach((column, c) => {
      column.forEach((word, nth) => {
        const holder = words.get(word);
        if (holder !== undefined) report(card.id, `columns[${c}][${nth}]`, `${word} is already on card ${holder}`);
        if (word !== '') words.set(word, card.id);
      });
    });
  }
}

function refuseOthers(fields: Fields, known: readonly string[], card: string | null, report: Report): void {
  for (const field of Object.keys(fields)) if (!known.includes(field)) report(card, field.slice(0, 40), 'is not known');
}

function readText(
  value: unknown,
  shape: RegExp,
  card: string | null,
  field: string,
  want: string,
  report: Report,
): string {
  if (typeof value === 'string' && shape.test(value)) return value;
  report(card, field, `must be ${want}`);
  return '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
