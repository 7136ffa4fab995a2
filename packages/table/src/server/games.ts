// What can be played here, as the front page is told it.

import type { Field, GamePackage, Words } from '@tabella/kernel';
import { botsOf, usualBot } from '../bots/levels.ts';
import type { GameInfo, OptionField } from '../protocol/index.ts';
import type { Shelf } from '../table/shelf.ts';

export function gameInfo(gamePackage: GamePackage, words: Words, shelf: Shelf): GameInfo {
  const { game } = gamePackage;
  return {
    id: game.id,
    title: words.title,
    tagline: words.tagline,
    seats: { min: game.seats.min, max: game.seats.max },
    options: Object.entries<Field>(game.options).map(([name, field]) => {
      const shelved = shelf.filter((one) => one.game === game.id && one.option === name);
      return optionOf(words, name, field, shelved);
    }),
    presets: Object.entries(gamePackage.presets ?? {}).map(([id, options]) => {
      const { name = id, line = '' } = words.presets?.[id] ?? {};
      return { id, name, line, options: { ...options } };
    }),
    bots: [...botsOf(gamePackage)],
    usual: usualBot(gamePackage),
  };
}

function optionOf(words: Words, name: string, field: Field, shelved: Shelf): OptionField {
  const called = words.options;
  const label = called[name] ?? name;
  const labels = (of: readonly string[]): Record<string, string> =>
    Object.fromEntries(of.map((value) => [value, called[`${name}.${value}`] ?? called[value] ?? value]));
  switch (field.kind) {
    case 'flag':
      return { name, label, kind: 'flag', default: field.default, ...besideOf(field) };
    case 'number':
      return { name, label, ...field };
    case 'seat':
      return { name, label, ...field, labels: labels(['0']) };
    case 'one':
      return {
        ...{ name, label, kind: 'one', of: [...field.of], default: field.default, labels: labels(field.of) },
        ...besideOf(field),
      };
    case 'data':
      return {
        name,
        label,
        kind: 'data',
        of: [...field.of, ...shelved.map((one) => one.id)],
        default: field.default,
        labels: { ...labels(field.of), ...Object.fromEntries(shelved.map((one) => [one.id, one.name])) },
      };
    case 'some':
      return {
        ...{ name, label, ...field, of: [...field.of], default: [...field.default] },
        labels: labels(field.of),
        brings: Object.fromEntries(field.of.flatMap((value) => pairOf(value, words.brings?.[`${name}.${value}`]))),
      };
  }
}

const besideOf = ({
  beside,
}: Extract<Field, { kind: 'flag' | 'one' }>): Pick<OptionField & { kind: 'flag' }, 'beside'> =>
  beside === undefined ? {} : { beside: { option: beside.option, values: [...beside.values] } };

const pairOf = (value: string, brings: string | undefined): [string, string][] =>
  brings === undefined ? [] : [[value, brings]];
