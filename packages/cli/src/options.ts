// Options of a game from the command line: `--option name=value`, read by the game's own schema, a list with commas or one
// by one; and `--set FILE` for data of one's own.

import {
  type AnyGame,
  type Choice,
  type Field,
  firstFault,
  type GamePackage,
  type OptionValues,
  readOwnText,
} from '@tabella/kernel';
import { readText } from './saves.ts';
import { Trouble } from './trouble.ts';

const YES = ['yes', 'true', 'on', '1'];
const NO = ['no', 'false', 'off', '0'];

/** `names` are those of the seats in order, so that a seat can be named; `file` holds data of one's own. */
export function optionsFrom(
  given: readonly string[],
  game: AnyGame,
  names: readonly string[] = [],
  file?: string,
): OptionValues {
  const schema = game.options as Readonly<Record<string, Field>>;
  const out: Record<string, Choice> = {};
  for (const one of given) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(one) ?? [];
    if (name === undefined || value === undefined) {
      throw new Trouble(`An option is written name=value, not "${one.slice(0, 40)}".`);
    }
    // An unknown name or a wrong value is refused by the game, in its own words.
    const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
    const read = field ? readValue(field, value, names) : value;
    const before = out[name];
    if (before === undefined) out[name] = read;
    else if (field?.kind === 'some') out[name] = [...(before as readonly string[]), ...(read as readonly string[])];
    else throw new Trouble(`The option "${name.slice(0, 40)}" takes one value, and it is given twice.`);
  }
  return file === undefined ? out : { ...out, set: dataIn(file, schema.set, game) };
}

function dataIn(file: string, field: Field | undefined, game: AnyGame): Choice {
  if (field?.kind !== 'data') throw new Trouble(`${game.id} has no card sets, so --set is of no use.`);
  const read = readOwnText(field.read, readText(file));
  if (!read.ok) throw new Trouble(`${file} cannot be used: ${firstFault(read.faults)}`);
  return read.value as typeof read.value & Choice;
}

function readValue(field: Field, value: string, names: readonly string[]): Choice {
  switch (field.kind) {
    case 'flag':
      return YES.includes(value) ? true : NO.includes(value) ? false : value;
    case 'number':
      return /^-?\d{1,9}$/.test(value) ? Number(value) : value;
    case 'seat': {
      const named = names.findIndex((name) => name.toLowerCase() === value.toLowerCase());
      return named >= 0 ? named + 1 : /^\d{1,2}$/.test(value) ? Number(value) : value;
    }
    case 'one':
    case 'data':
      return value;
    case 'some':
      return value === '' ? [] : value.split(',');
  }
}

/** One line per option of a game, for its help. */
export function optionLines(gamePackage: GamePackage): string[] {
  return Object.entries<Field>(gamePackage.game.options as Readonly<Record<string, Field>>).map(([name, field]) => {
    const about = gamePackage.words.options[name] ?? name;
    return `  ${name.padEnd(12)} ${about} (${rangeOf(name, field)})`;
  });
}

function rangeOf(name: string, field: Field): string {
  switch (field.kind) {
    case 'flag':
      return `yes or no; ${field.default ? 'yes' : 'no'} unless you say so`;
    case 'number':
      return `${field.min} to ${field.max}; ${field.default} unless you say so`;
    case 'seat':
      return `the number or the name of a seat, 0 for a random one; ${field.default || 'random'} unless you say so`;
    case 'one':
      return `${field.of.join(', ')}; ${field.default} unless you say so`;
    case 'data':
      return `${field.of.join(', ')}, or --set FILE; ${field.default} unless you say so`;
    case 'some':
      return `any of ${field.of.join(', ')}, such as ${name}=${field.of.slice(0, 2).join(',')}; ${field.default.join(', ') || 'none'} unless you say so`;
  }
}
