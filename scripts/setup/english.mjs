// Boards that are tested speak English: the words of the game whose test this is, as the browser would have loaded them.

import { expect } from 'vitest';
import { loadPart } from '../../packages/games/registry/browser.ts';

const PARTS = /** @type {const} */ (['index', 'end', 'guide', 'companion']);

const [, game] = /\/packages\/games\/([^/]+)\/test\//.exec(expect.getState().testPath ?? '') ?? [];
if (game) await Promise.all(PARTS.map((part) => loadPart(game, part)));
