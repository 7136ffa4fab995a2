// Options of a game from the command line: `--option name=value`, and `--set FILE` for data of one's own, read by the
// game's own schema.

import { type AnyGame, type Choice, type Field, firstFault, type Room, readOwnText, type Terms } from '@tabella/kernel';
import { readText } from './saves.ts';
import { Trouble } from './trouble.ts';

const YES = ['yes', 'true', 'on', '1'];
const NO = ['no', 'false', 'off', '0'];

export function optionsFrom(given: readonly string[], game: AnyGame, file?: string): Terms {
  const schema = game.options as Readonly<Record<string, Field>>;
  const out: Record<string, Choice> = {};
  for (const one of given) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(one) ?? [];
    if (name === undefined || value === undefined) {
      throw new Trouble(`An option is written name=value, not "${one.slice(0, 40)}".`);
    }
    // An unknown name or a wrong value is refused by the game, in its own words.
    const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
    out[name] = field ? readValue(field, value) : value;
  }
  return file === undefined ? out : { ...out, set: dataIn(file, schema.set, game) };
}

function dataIn(file: string, field: Field | undefined, game: AnyGame): Choice {
  if (field?.kind !== 'data') throw new Trouble(`${game.id} has no card sets, so --set is of no use.`);
  const read = readOwnText(field.read, readText(file));
  if (!read.ok) throw new Trouble(`${file} cannot be used: ${firstFault(read.faults)}`);
  return read.value as typeof read.value & Choice;
}

function readValue(field: Field, value: string): Choice {
  switch (field.kind) {
    case 'flag':
      return YES.includes(value) ? true : NO.includes(value) ? false : value;
    case 'number':
      return /^-?\d{1,9}$/.test(value) ? Number(value) : value;
    case 'one':
    case 'data':
      return value;
    case 'some':
      return value === '' ? [] : value.split(',');
  }
}

/** One line per option of a game, for its help. */
export function optionLines(room: Room): string[] {
  return Object.entries<Field>(room.game.options as Readonly<Record<string, Field>>).map(([name, field]) => {
    const about = room.words.options[name] ?? name;
    return `  ${name.padEnd(12)} ${about} (${rangeOf(field)})`;
  });
}

function rangeOf(field: Field): string {
  switch (field.kind) {
    case 'flag':
      return `yes or no; ${field.default ? 'yes' : 'no'} unless you say so`;
    case 'number':
      return `${field.min} to ${field.max}; ${field.default} unless you say so`;
    case 'one':
      return `${field.of.join(', ')}; ${field.default} unless you say so`;
    case 'data':
      return `${field.of.join(', ')}, or --set FILE; ${field.default} unless you say so`;
    case 'some':
      return `any of ${field.of.join(', ')}; ${field.default.join(', ') || 'none'} unless you say so`;
  }
}
