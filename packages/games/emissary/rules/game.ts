// The Message: Emissary Crisis, as a game of the kernel.

import type { Data, Flow, Game, Table } from '@tabella/kernel';
import { box } from './box.ts';
import { enroll } from './character.ts';
import { characters } from './characters/index.ts';
import { check } from './check.ts';
import { accept, arrival, transit } from './hop.ts';
import { imagine, know } from './know.ts';
import { type Options, refuses, schema } from './options.ts';
import { promise } from './promise.ts';
import { pick, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { begin, drawing, end, play, send } from './turn.ts';
import { view } from './view.ts';

enroll(characters);

/** One action, with everything that answers it: then the state rests. */
function step(s: State, t: Table): Flow {
  s.loose = false;
  switch (s.phase) {
    case 'pick':
      return pick(s, t);
    case 'turn':
      return begin(s, t);
    case 'draw':
      return drawing(s, t);
    case 'play':
      return play(s, t);
    case 'send':
      return send(s, t);
    case 'transit':
      return transit(s, t);
    case 'arrival':
      return arrival(s, t);
    case 'accept':
      return accept(s, t);
    case 'end':
      return end(s, t);
  }
}

export const emissary: Game<State, Options> = {
  id: 'emissary',
  rules: 1,
  seats: { min: 3, max: 9 },
  options: schema,
  refuses,
  setup,
  step,
  over: (s) => s.result,
  view: (s, viewer) => view(s, viewer) as unknown as Data,
  know,
  imagine,
  clone,
  check,
  cards: { box: () => box, of: (s) => s.cards, renamed },
  promise,
};

/** Ids that the state keeps outside the zones. */
function renamed(s: State, to: (id: number) => number): void {
  const marks = s.marks.slice();
  for (let id = 0; id < marks.length; id++) s.marks[to(id)] = marks[id] as number;
  if (s.claims.length > 0) s.claims = s.claims.map((one) => Object.freeze({ ...one, card: to(one.card) }));
  if (s.fallen.length > 0) s.fallen = s.fallen.map((one) => Object.freeze({ ...one, identity: to(one.identity) }));
}
