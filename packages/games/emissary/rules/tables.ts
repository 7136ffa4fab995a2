// Reads the tables of `data/`: every line is checked, and a wrong one is refused with its number and the reason.

import { type CardFace, COLOURS, EFFECTS, GENDERS, type Gender, IDENTITIES, STAMPS } from './terms.ts';

export class BadTable extends Error {
  override readonly name = 'BadTable';
}

/** A face and how many cards have it. */
export interface DeckLine {
  readonly face: CardFace;
  readonly count: number;
}

export interface PersonLine {
  readonly name: string;
  readonly special: boolean;
  readonly gender: Gender;
  readonly blue: readonly string[];
  readonly red: readonly string[];
  readonly mission: string;
}

/** The cells of a table by column; the first line names the columns. */
function rowsOf(text: string, columns: readonly string[]): { readonly at: number; readonly cells: string[] }[] {
  const lines = text.split('\n').map((line, i) => ({ at: i + 1, text: line.trim() }));
  const [head, ...rest] = lines.filter((line) => line.text !== '');
  if (head?.text !== columns.join(',')) throw new BadTable(`the columns must be ${columns.join(',')}`);
  return rest.map(({ at, text: line }) => {
    const cells = line.split(',').map((cell) => cell.trim());
    if (cells.length !== columns.length) throw new BadTable(`line ${at}: ${columns.length} cells expected`);
    return { at, cells };
  });
}

function oneOf<T extends string>(at: number, what: string, from: readonly T[], cell: string): T {
  const found = from.find((one) => one === cell);
  if (found === undefined) throw new BadTable(`line ${at}: "${cell}" is no ${what}`);
  return found;
}

export function readDeck(text: string, size: number): readonly DeckLine[] {
  const lines = rowsOf(text, ['effect', 'prove', 'colour', 'stamp', 'count']).map(({ at, cells }) => {
    const [effectCell = '', proveCell = '', colourCell = '', stampCell = '', countCell = ''] = cells;
    const effect = oneOf(at, 'effect', EFFECTS, effectCell);
    const colour = oneOf(at, 'colour', COLOURS, colourCell);
    const stamp = oneOf(at, 'stamp', STAMPS, stampCell);
    if (!/^[1-9]\d?$/.test(countCell)) throw new BadTable(`line ${at}: "${countCell}" is no number of cards`);
    if ((effect === 'prove') !== (proveCell !== '')) throw new BadTable(`line ${at}: Prove, and only Prove, bets`);
    const face =
      effect === 'prove' ? { effect, colour, stamp, prove: readBet(at, proveCell) } : { effect, colour, stamp };
    return { face: Object.freeze(face), count: Number(countCell) };
  });
  const names = lines.map((line) => faceName(line.face));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new BadTable(`"${twice}" has two lines`);
  const total = lines.reduce((sum, line) => sum + line.count, 0);
  if (total !== size) throw new BadTable(`the deck has ${total} cards, not ${size}`);
  return lines;
}

function readBet(at: number, cell: string): NonNullable<CardFace['prove']> {
  const [bet = '', kind = '', ...more] = cell.split(' ');
  if (more.length > 0) throw new BadTable(`line ${at}: "${cell}" is no bet`);
  return Object.freeze({
    bet: oneOf(at, 'identity', IDENTITIES, bet),
    kind: oneOf(at, 'Prove action', ['draw', 'discard'] as const, kind),
  });
}

export function readPeople(text: string, size: number): readonly PersonLine[] {
  const people = rowsOf(text, ['name', 'special', 'gender', 'blue', 'red', 'mission']).map(({ at, cells }) => {
    const [name = '', special = '', gender = '', blue = '', red = '', mission = ''] = cells;
    if (name === '' || mission === '') throw new BadTable(`line ${at}: a character needs a name and a mission`);
    if (special !== '' && special !== 'S') throw new BadTable(`line ${at}: "${special}" is neither S nor empty`);
    if (blue !== '' && special === '') throw new BadTable(`line ${at}: only special characters lie face-down`);
    return Object.freeze({
      name,
      special: special === 'S',
      gender: oneOf(at, 'gender', GENDERS, gender),
      blue: blue === '' ? [] : blue.split(' + '),
      red: red === '' ? [] : red.split(' + '),
      mission,
    });
  });
  const twice = people.find((one, i) => people.findIndex((other) => other.name === one.name) !== i);
  if (twice) throw new BadTable(`"${twice.name}" has two lines`);
  if (people.length !== size) throw new BadTable(`there are ${people.length} characters, not ${size}`);
  return people;
}

/** A face in one word, for tests and messages: `red lock-on`, `black prove KDR draw`, with its stamp. */
export function faceName(face: CardFace): string {
  const bet = face.prove ? ` ${face.prove.bet} ${face.prove.kind}` : '';
  return `${face.colour} ${face.effect}${bet} ${face.stamp}`;
}
