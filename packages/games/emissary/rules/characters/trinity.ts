// Trinity draws three cards a turn, and shows who she is to delete a message of hers and one of another.

import type { Flow, Seat } from '@tabella/kernel';
import { character } from '../character.ts';
import { askMessage, deleteMessage, exposeIdentity, isExposed, others, type State } from '../deeds.ts';
import type { Table } from '../types.ts';
import { ANY_TIME, hasMessages } from './common.ts';

function* pickAndDelete(s: State, t: Table, me: Seat, of: readonly Seat[]): Flow {
  deleteMessage(s, t, me, yield* askMessage(s, me, 'Redemption', of, () => true, false));
}

export const trinity = character('Trinity', {
  // Philanthropy
  draws: 3,
  offers: [
    {
      ability: 'Redemption',
      face: 'up',
      windows: ANY_TIME,
      when: (s, me) => !isExposed(s, me) && hasMessages(s, me),
      choices(s, me, out) {
        if (others(s, me).some((seat) => hasMessages(s, seat))) out.push({ ability: 'Redemption' });
      },
      *run(s, t, me) {
        exposeIdentity(s, t, me);
        yield* pickAndDelete(s, t, me, [me]);
        yield* pickAndDelete(s, t, me, others(s, me));
      },
    },
  ],
});
