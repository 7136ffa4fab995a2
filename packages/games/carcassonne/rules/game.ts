// Carcassonne with The Messages as a game of the kernel.

import { defineGame, type Game } from '@tabella/kernel';
import { MODULES } from '../sets/rules.ts';
import { boxesOf } from './box.ts';
import { check } from './check.ts';
import { estimate } from './estimate.ts';
import { imagine, know, redeal, revealed } from './know.ts';
import type { Module } from './module.ts';
import { type Options, schema } from './options.ts';
import { refuses } from './refuses.ts';
import { setup } from './setup.ts';
import { view, viewAll } from './show.ts';
import { clone, type State } from './state.ts';
import { step } from './turn.ts';
import type { CarcassonneTypes } from './types.ts';
import { whyNot } from './why-not.ts';

/** The game with modules from outside joined to its own. They bring no tiles. */
export function carcassonneWith(more: readonly Module[]): Game<State, Options> {
  const boxOf = boxesOf([...MODULES, ...more]);
  return defineGame<CarcassonneTypes>({
    id: 'carcassonne',
    rules: 2,
    seats: { min: 2, max: 6 },
    options: schema,
    refuses,
    setup,
    step: (s, table) => step(s, table, boxOf(s.options)),
    over: (s) => s.result,
    view: (s, viewer) => view(s, viewer, boxOf(s.options)),
    sharedView: true,
    viewAll: (s, toCome) => viewAll(s, boxOf(s.options), toCome),
    know,
    imagine,
    redeal,
    revealed,
    clone,
    check,
    estimate,
    whyNot,
  });
}

export const carcassonne = carcassonneWith([]);
