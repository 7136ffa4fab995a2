// The rules in short of every game: paragraphs with headings, and pictures and questions that lead to them.

import { defaultsOf, type OptionValues, wordsAt } from '@tabella/kernel';
import { expect, test } from 'vitest';
import { gameIds, gamePackageOf } from '../index.ts';

const HEADING = /^(\p{Lu}[\p{Lu} ,'’-]{2,})[.:]\s/u;

test.each(gameIds)('every paragraph of %s has a heading, and every question and picture leads to one', async (id) => {
  const gamePackage = await gamePackageOf(id);
  if (gamePackage === null) throw new Error('no such game');
  const words = wordsAt(gamePackage.words, defaultsOf(gamePackage.game.options) as OptionValues);
  const headings = words.help.map((paragraph) => HEADING.exec(paragraph)?.[1] ?? `none: ${paragraph.slice(0, 30)}`);
  expect(headings.filter((one) => one.startsWith('none'))).toEqual([]);
  expect(Object.values(words.topics ?? {}).filter((one) => !headings.includes(one))).toEqual([]);
  // At a table with other options other paragraphs stand there.
  const anywhere = gamePackage.words.help.map((paragraph) => HEADING.exec(paragraph)?.[1] ?? '');
  const pictures = Object.keys(words.pictures ?? {});
  expect(pictures.filter((one) => !headings.includes(one) && !anywhere.includes(one))).toEqual([]);
  expect(pictures.length).toBeGreaterThanOrEqual(headings.length / 2);
});
