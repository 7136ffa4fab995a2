// Onmitsu as a game of the kernel, for a list of card sets.

import { blankCards, defineGame, type Flow, fillCards, type Game } from '@tabella/kernel';
import type { Rules } from './box.ts';
import { check } from './check.ts';
import { drawPhase, limitPhase, shedPhase } from './draw.ts';
import { carryOut } from './effects.ts';
import { beginEnd, endPhase } from './end.ts';
import { Library, type SetEntry } from './library.ts';
import { Curtain } from './ops/ending.ts';
import { type Options, schemaOf } from './options.ts';
import { promise } from './promise.ts';
import { resolve } from './resolve.ts';
import { setup } from './setup.ts';
import { show } from './show.ts';
import { showAll } from './show-all.ts';
import { type Engine, lookAt, type RulesStage } from './stage.ts';
import { clone, renamed, type State } from './state.ts';
import { aftermathPhase, choosePhase, cracksPhase, resolvePhase } from './turn.ts';
import type { OnmitsuTypes, Table } from './types.ts';

const engine: Engine = { resolve, carryOut };

/** One phase, or one card with everything that answers it: then the state rests. */
function* step(rules: Rules, s: State, table: Table): Flow {
  // One literal, for thousands of steps are played per second: spreading another object into it halves their number.
  const g: RulesStage = { rules, set: rules.set, s, table, tally: { plays: 0, steps: 0 }, engine };
  try {
    yield* phase(g);
  } catch (thrown) {
    if (!(thrown instanceof Curtain)) throw thrown;
    beginEnd(g, thrown.by);
  }
}

function phase(g: RulesStage): Flow {
  switch (g.s.phase) {
    case 'choose':
      return choosePhase(g);
    case 'cracks':
      return cracksPhase(g);
    case 'resolve':
      return resolvePhase(g);
    case 'aftermath':
      return aftermathPhase(g);
    case 'draw':
      return drawPhase(g);
    case 'shed':
      return shedPhase(g);
    case 'limit':
      return limitPhase(g);
    case 'end':
      return endPhase(g);
    case 'over':
      throw new Error('the match is over');
  }
}

/** Why so many cannot play with a card set. */
export type WhyNotPlayed = { readonly kind: 'set-seats'; readonly min: number; readonly max: number };

export type OnmitsuGame = Game<State, Options> & { readonly library: Library };

/** The game with these sets, given as they are written; the first is the default. Throws if one cannot be played. */
export function onmitsuGame(entries: readonly SetEntry[]): OnmitsuGame {
  const library = new Library(entries);
  const rulesOf = ({ options }: Pick<State, 'options'>): Rules => library.rules(options.set);
  const game = defineGame<OnmitsuTypes>({
    id: 'onmitsu',
    rules: 1,
    seats: { min: 2, max: 4 },
    options: schemaOf(library),
    refuses: (seats, options) => {
      const { min, max } = library.rules(options.set).set.file.rules.players;
      return seats < min || seats > max ? ({ kind: 'set-seats', min, max } satisfies WhyNotPlayed) : null;
    },
    setup: (seats, options, chance) => setup(library.rules(options.set), seats, options, chance),
    step: (s, table) => step(rulesOf(s), s, table),
    over: (s) => s.result,
    view: (s, viewer) => show(lookAt(rulesOf(s), s), viewer),
    viewAll: (s, toCome) => showAll(lookAt(rulesOf(s), s), toCome),
    know: (rest, now, viewer) => ({
      ...clone(rest),
      cards: blankCards(rulesOf(rest).box, rest.cards, now.cards, viewer),
    }),
    imagine: (known, chance, relaxed) => {
      const s = clone(known);
      return fillCards(rulesOf(s).box, s.cards, chance, relaxed) ? s : null;
    },
    clone,
    // All its secrets are cards.
    revealed: () => 0,
    check: (s) => check(lookAt(rulesOf(s), s)),
    cards: { box: (s) => rulesOf(s).box, of: (s) => s.cards, renamed },
    estimate: (s) => promise(lookAt(rulesOf(s), s)),
  });
  return Object.assign(game, { library });
}
