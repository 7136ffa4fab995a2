// Mistakes that are easily made, planted in Post: the page on adding a game shows what the kit says to each.

import {
  type AnyGame,
  type Ask,
  type Batch,
  type Choice,
  choose,
  EVERYONE,
  type Flow,
  PASS,
  type Table,
} from '@tabella/kernel';
import { box, DECK, HOOK, ROAD } from './post/rules/box.ts';
import { post } from './post/rules/game.ts';
import { handOf, nameOf, type State } from './post/rules/state.ts';

/** Post with other questions; null asks nobody. */
function asking(change: (batch: Batch) => Batch | null): AnyGame {
  return {
    ...post,
    *step(s: State, table: Table): Flow {
      const flow = post.step(s, table);
      for (let at = flow.next(); !at.done; ) {
        const batch = change(at.value);
        at = flow.next(batch === null ? null : yield batch);
      }
    },
  };
}

const eachAsk = (change: (ask: Ask) => Partial<Ask>): AnyGame =>
  asking((batch) => ({ ...batch, asks: batch.asks.map((ask) => ({ ...ask, ...change(ask) })) }));

/** Post with something done after every turn. */
function afterTurn(done: (s: State, table: Table) => void): AnyGame {
  return {
    ...post,
    *step(s: State, table: Table): Flow {
      yield* post.step(s, table);
      done(s, table);
    },
  };
}

/** Post whose events say more. */
function telling(kind: string, more: (s: State) => Readonly<Record<string, Choice>>): AnyGame {
  return {
    ...post,
    *step(s: State, table: Table): Flow {
      const announce: Table['announce'] = (to, event) =>
        table.announce(to, event.kind === kind ? { ...event, ...more(s) } : event);
      const instead = { announce: { value: announce } } satisfies Partial<Record<keyof Table, PropertyDescriptor>>;
      const told: Table = Object.create(table, instead);
      yield* post.step(s, told);
    },
  };
}

const onTheRoad = (s: State): string => (box.count(s.cards, ROAD) > 0 ? nameOf(s, box.top(s.cards, ROAD)) : '');
const boast = (s: State): boolean => handOf(s, s.active).some((card) => box.face(s.cards, card) === HOOK);

let ticks = 0;

export const mistakes: readonly { readonly mistake: string; readonly game: AnyGame }[] = [
  {
    mistake: 'only seats that hold a hook are asked',
    game: asking((batch) => {
      const asks = batch.asks.filter((ask) => ask.kind !== 'hook' || ask.from.length > 1);
      return asks.length > 0 ? { ...batch, asks } : null;
    }),
  },
  {
    mistake: 'the view shows the face of the letter on the road',
    game: { ...post, view: (s, viewer) => ({ shown: post.view(s, viewer), road: onTheRoad(s) }) },
  },
  {
    mistake: 'an event tells everybody which letter was sent',
    game: telling('sends', (s) => ({ letter: onTheRoad(s) })),
  },
  {
    mistake: 'everybody is told whether the next seat holds a hook, and no fact is recorded',
    game: afterTurn((s, table) => table.announce(EVERYONE, { kind: 'boasts', hook: boast(s) })),
  },
  {
    mistake: 'the answer that puts a letter on the road is not `open`',
    game: eachAsk((ask) => (ask.kind === 'send' ? { open: false } : {})),
  },
  { mistake: '`know` blanks nothing', game: { ...post, know: (rest) => post.clone(rest) } },
  { mistake: '`clone` is a spread', game: { ...post, clone: (s) => ({ ...s }) } },
  { mistake: '`clone` forgets a field', game: { ...post, clone: (s) => ({ ...post.clone(s), active: 0 }) } },
  {
    mistake: 'the state holds a Map',
    game: {
      ...post,
      setup: (...terms) => Object.assign(post.setup(...terms), { seen: new Map() }),
    },
  },
  { mistake: 'a fallback that is not offered', game: eachAsk(() => ({ fallback: 'whatever' })) },
  { mistake: 'one value is offered twice', game: eachAsk((ask) => ({ from: [...ask.from, ...ask.from] })) },
  {
    mistake: 'a question without an answer',
    game: eachAsk((ask) => (ask.kind === 'send' ? { from: [] } : {})),
  },
  {
    mistake: 'a window without a pass',
    game: eachAsk((ask) => (ask.kind === 'hook' ? { from: ['now', ...ask.from.filter((one) => one !== PASS)] } : {})),
  },
  {
    mistake: 'a card is still in the air when the step ends',
    game: afterTurn((s) => {
      if (box.count(s.cards, DECK) > 0) box.draw(s.cards, DECK, ROAD);
    }),
  },
  {
    mistake: 'a choice is offered that the rule does not expect',
    game: eachAsk((ask) => (ask.kind === 'send' ? { from: [...ask.from, null] } : {})),
  },
  {
    mistake: 'a rule reads a clock, or keeps something outside the state',
    game: afterTurn((_s, table) => table.announce(EVERYONE, { kind: 'ticks', ticks: ticks++ })),
  },
  {
    mistake: 'the match has no end',
    game: {
      ...post,
      *step(s: State): Flow {
        yield* choose(s.active, 'send', ['this', 'that'], { open: true });
      },
    },
  },
];
