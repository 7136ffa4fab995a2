// Data of one's own as an option: bounded, read by the game, and refused with the place of what is wrong.

import { describe, expect, it } from 'vitest';
import { readOptions, type Schema, sampleOptions } from '../src/options.ts';
import { MOST_OWN, MOST_OWN_FILE, type OwnReader, readOwn, readOwnText } from '../src/own-data.ts';

/** A recipe has a name and a list of things. */
const recipe: OwnReader = (given) => {
  const { name, things } = given as { name?: unknown; things?: unknown };
  const faults: string[] = [];
  if (typeof name !== 'string') faults.push('name: is no text');
  if (!Array.isArray(things)) faults.push('things: is no list');
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, value: { name: name as string, things: things as string[] } };
};

const schema: Schema<{ meal: unknown }> = {
  meal: { kind: 'data', of: ['soup', 'bread'], default: 'soup', read: recipe },
};
const reasonFor = (meal: unknown): string => {
  const reply = readOptions(schema, { meal });
  return reply.ok ? '' : reply.reason;
};

describe('an option that takes data of one’s own', () => {
  it('takes a name, the default, or what the game reads', () => {
    expect(readOptions(schema, {})).toEqual({ ok: true, options: { meal: 'soup' } });
    expect(readOptions(schema, { meal: 'bread' })).toEqual({ ok: true, options: { meal: 'bread' } });
    const own = { name: 'Stew', things: ['leek'], remark: 'not read' };
    expect(readOptions(schema, { meal: own })).toEqual({
      ok: true,
      options: { meal: { name: 'Stew', things: ['leek'] } },
    });
  });

  it('refuses other names, and data with what is wrong in it', () => {
    expect(reasonFor('cake')).toBe('The option "meal" is one of soup, bread, or data of your own.');
    expect(reasonFor(7)).toContain('is one of soup, bread');
    expect(reasonFor(null)).toContain('cannot be read');
    expect(reasonFor({ name: 'Stew' })).toBe('The option "meal" cannot be read: things: is no list');
    expect(reasonFor({})).toBe('The option "meal" cannot be read: name: is no text (and 1 more)');
  });

  it('never hands data to the game that is too deep, too long, or no data', () => {
    const never: OwnReader = () => {
      throw new Error('it was read');
    };
    let deep: unknown = [];
    for (let i = 0; i < 50_000; i++) deep = [deep];
    const cases: readonly (readonly [unknown, string])[] = [
      [deep, 'nested more than 24 deep'],
      [{ a: Number.NaN }, 'no plain data'],
      [{ a: new Date(0) }, 'no plain data'],
      [{ a: undefined }, 'no plain data'],
      [{ a: 'x'.repeat(MOST_OWN) }, 'bytes of JSON'],
      [{ a: '€'.repeat(MOST_OWN / 3) }, 'bytes of JSON'],
      ['soup', 'neither a name nor data'],
    ];
    for (const [given, fault] of cases) {
      const read = readOwn(never, given);
      expect(read.ok ? '' : read.faults.join('\n')).toContain(fault);
    }
  });

  it('reads a file with blanks and a byte order mark, and says what is no JSON', () => {
    const file = JSON.stringify({ name: 'Stew', things: [] }, null, 8);
    expect(readOwnText(recipe, `\ufeff${file}`)).toMatchObject({ ok: true });
    const cut = readOwnText(recipe, file.slice(0, -1));
    expect(cut.ok ? '' : cut.faults[0]).toMatch(/^This is not JSON: /);
    expect(readOwnText(recipe, `${file}${' '.repeat(MOST_OWN_FILE)}`)).toMatchObject({ ok: false });
  });

  it('is sampled by its names', () => {
    expect(sampleOptions(schema, () => 0, 0)).toEqual([{ meal: 'soup' }, { meal: 'soup' }, { meal: 'bread' }]);
  });
});
