// Onmitsu as a game of the kernel, for a list of card sets.

import { blankCards, type Flow, fillCards, type Game, type Table } from '@tabella/kernel';
import { type Rules, rulesFor } from './box.ts';
import { check } from './check.ts';
import { drawPhase, limitPhase, shedPhase } from './draw.ts';
import { beginEnd, endPhase } from './end.ts';
import { Curtain } from './ops/ending.ts';
import { type Options, schemaOf } from './options.ts';
import { promise } from './promise.ts';
import { setup } from './setup.ts';
import { show } from './show.ts';
import { type Stage, setOf } from './stage.ts';
import { clone, renamed, type State } from './state.ts';
import { aftermathPhase, choosePhase, cracksPhase, resolvePhase } from './turn.ts';

/** One phase, or one card with everything that answers it: then the state rests. */
function* step(rules: Rules, s: State, table: Table): Flow {
  const g: Stage = { rules, set: setOf(rules, s.options), s, table };
  try {
    yield* phase(g);
  } catch (thrown) {
    if (!(thrown instanceof Curtain)) throw thrown;
    beginEnd(g, thrown.by);
  }
}

function phase(g: Stage): Flow {
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

/** The game for these sets, given as they are written; the first is the default. Throws if one cannot be played. */
export function onmitsuGame(
  entries: readonly { readonly id: string; readonly data: unknown }[],
): Game<State, Options> & { readonly made: Rules } {
  const made = rulesFor(entries);
  return {
    id: 'onmitsu',
    rules: 1,
    seats: { min: 2, max: 4 },
    options: schemaOf(entries.map((one) => one.id)),
    refuses: (seats, options) => {
      const { min, max } = setOf(made, options).file.rules.players;
      return seats < min || seats > max ? `This card set is for ${min} to ${max}.` : null;
    },
    setup: (seats, options, chance) => setup(made, seats, options, chance),
    step: (s, table) => step(made, s, table),
    over: (s) => s.result,
    view: (s, viewer) => show({ rules: made, set: setOf(made, s.options), s }, viewer),
    know: (rest, now, viewer) => ({ ...clone(rest), cards: blankCards(made.box, rest.cards, now.cards, viewer) }),
    imagine: (known, chance, relaxed) => {
      const s = clone(known);
      return fillCards(made.box, s.cards, chance, relaxed) ? s : null;
    },
    clone,
    check: (s) => check({ rules: made, set: setOf(made, s.options), s }),
    cards: { box: () => made.box, of: (s) => s.cards, renamed },
    promise: (s) => promise({ rules: made, set: setOf(made, s.options), s }),
    made,
  };
}
