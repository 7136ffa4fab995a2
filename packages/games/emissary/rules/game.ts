// The Message: Emissary Crisis, as a game of the kernel.

import { defineGame, type Flow } from '@tabella/kernel';
import { firstOf } from './asking.ts';
import { wholeBox } from './box.ts';
import { check } from './check.ts';
import { declare } from './declaration.ts';
import { estimate } from './estimate.ts';
import { arrivalAsks, arrive, goOn, onArrival } from './hop.ts';
import { imagine, know } from './know.ts';
import { refuses, schema } from './options.ts';
import { pick, setup } from './setup.ts';
import { act } from './stack.ts';
import { RulesStage } from './stage.ts';
import { clone, type State } from './state.ts';
import { begin, drawing, end, send } from './turn.ts';
import type { EmissaryTypes, Table } from './types.ts';
import { Victory } from './victory.ts';
import { view, viewAll } from './view.ts';
import { windowAsks } from './windows.ts';

/** One action, with everything that answers it: then the state rests. Whoever wins, at whatever depth, declares here. */
function* step(s: State, t: Table): Flow {
  s.loose = false;
  try {
    switch (s.phase) {
      case 'play':
      case 'transit': {
        const asks = windowAsks(s, s.phase, s.priority);
        const acted = asks.length === 0 ? null : yield* firstOf(asks);
        const flow = acted === null ? allPass(s, t) : act(s, t, acted);
        if (flow !== null) yield* flow;
        return goOn(s, t);
      }
      case 'pick':
        return yield* pick(s, t);
      case 'turn':
        return begin(s, t);
      case 'draw':
        return drawing(s, t);
      case 'send':
        return yield* send(s, t);
      case 'arrival': {
        const asks = arrivalAsks(s);
        const flow = onArrival(s, t, asks.length === 0 ? null : yield* firstOf(asks));
        if (flow !== null) yield* flow;
        return goOn(s, t);
      }
      case 'accept':
        throw new Error('play does not rest while a message is being taken');
      case 'end':
        return end(s, t);
    }
  } catch (thrown) {
    if (!(thrown instanceof Victory)) throw thrown;
    yield* declare(s, t, thrown.declarer, thrown.by);
  }
}

/** Nobody acts in the window: the phase is over. */
function allPass(s: State, t: Table): Flow<unknown> | null {
  if (s.phase === 'transit') return arrive(s, t);
  s.phase = 'send';
  return null;
}

export const emissary = defineGame<EmissaryTypes>({
  id: 'emissary',
  rules: 3,
  seats: { min: 3, max: 9 },
  options: schema,
  refuses,
  setup,
  step: (s, t) => step(s, new RulesStage(t)),
  over: (s) => s.result,
  view,
  viewAll,
  know,
  imagine,
  clone,
  check,
  // All its secrets are cards.
  revealed: () => 0,
  cards: { box: () => wholeBox, of: (s) => s.cards, renamed },
  estimate,
});

/** Ids that the state keeps outside the zones. */
function renamed(s: State, to: (id: number) => number): void {
  s.marks.slice().forEach((mark, id) => {
    s.marks[to(id)] = mark;
  });
  if (s.claims.length > 0) s.claims = s.claims.map((one) => Object.freeze({ ...one, card: to(one.card) }));
  if (s.fallen.length > 0) s.fallen = s.fallen.map((one) => Object.freeze({ ...one, identity: to(one.identity) }));
}
