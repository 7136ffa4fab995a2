// Carcassonne with The Messages as a game of the kernel.

import { defineGame, type Game } from '@tabella/kernel';
import { check } from './check.ts';
import { estimate } from './estimate.ts';
import { type Extension, hooksOf } from './extension.ts';
import { imagine, know, redeal, revealed } from './know.ts';
import { type Options, schema } from './options.ts';
import { refuses } from './refuses.ts';
import { setup } from './setup.ts';
import { view, viewAll } from './show.ts';
import { clone, type State } from './state.ts';
import { step } from './turn.ts';
import type { CarcassonneTypes } from './types.ts';
import { whyNot } from './why-not.ts';

/** The game, with rules from outside this box joined to its passes of scoring. */
export function carcassonneWith(extensions: readonly Extension[]): Game<State, Options> {
  const hooks = hooksOf(extensions);
  return defineGame<CarcassonneTypes>({
    id: 'carcassonne',
    rules: 2,
    seats: { min: 2, max: 6 },
    options: schema,
    refuses,
    setup,
    step: (s, table) => step(s, table, hooks),
    over: (s) => s.result,
    view: (s, viewer) => view(s, viewer, hooks),
    sharedView: true,
    viewAll: (s, toCome) => viewAll(s, hooks, toCome),
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
