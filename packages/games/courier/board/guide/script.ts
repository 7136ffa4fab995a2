// The guided game, step by step. It is played by the real rules: the script only says who answers what, and where the
// reader stops to look or to answer.

import { hears, type Match, type Result, type Seat, same } from '@tabella/kernel';
import type { CardName } from '../../rules/box.ts';
import type { CourierEvent } from '../../rules/events.ts';
import type { Options, State } from '../../rules/state.ts';
import type { CourierChoice, CourierOpenAsk } from '../../rules/types.ts';
import { type View, view } from '../../rules/view.ts';
import type { StepName } from '../say.ts';
import { firstTable, LEFT, RIGHT, YOU } from './position.ts';

/** An answer as the script says it: a card by its name. */
type Said = string | boolean | { readonly card: CardName; readonly to?: Seat } | { readonly agent: true };

interface GuideLine {
  readonly step: StepName;
  /** What the others answer before the reader comes to this step. */
  readonly before?: readonly (readonly [Seat, Said])[];
  /** What the reader is to answer; without it they go on when they have read. */
  readonly want?: Said;
}

const BOTH_PASS = [
  [RIGHT, 'pass'],
  [LEFT, 'pass'],
] as const;

const LINES: readonly GuideLine[] = [
  { step: 'goal' },
  { step: 'others' },
  { step: 'window', before: [[LEFT, { card: 'black burn' }]], want: 'pass' },
  { step: 'pass', before: [[RIGHT, 'pass']], want: 'pass' },
  {
    step: 'black',
    before: [
      [YOU, 'pass'],
      [RIGHT, 'pass'],
      [RIGHT, 'take'],
    ],
  },
  { step: 'agent', want: { agent: true } },
  { step: 'question', want: { card: 'blue question', to: RIGHT } },
  {
    step: 'seal',
    before: [
      [RIGHT, 'pass'],
      [LEFT, { card: 'red seal' }],
    ],
    want: { card: 'black seal' },
  },
  { step: 'answer', before: [...BOTH_PASS, ...BOTH_PASS, [RIGHT, true]] },
  { step: 'draw', want: 'pass' },
  { step: 'send', want: { card: 'red gift' } },
  {
    step: 'home',
    before: [...BOTH_PASS, [RIGHT, 'pass'], ...BOTH_PASS, [LEFT, 'pass'], ...BOTH_PASS],
    want: 'take',
  },
  { step: 'won' },
];

export interface Step {
  readonly step: StepName;
  readonly view: View;
  readonly told: readonly CourierEvent[];
  readonly asks: readonly CourierOpenAsk[];
  /** The answers that go on: equal cards are as good as each other. */
  readonly wants: readonly CourierChoice[];
  readonly result: Result | null;
}

/** The whole lesson: what lies on the desk at every step. */
export function playLesson(): readonly Step[] {
  const match = firstTable();
  return LINES.map(({ step, before = [], want }) => {
    for (const [seat, said] of before) answer(match, seat, said);
    const shown = {
      step,
      view: view(match.state, YOU),
      told: toldTo(match, YOU),
      asks: want === undefined ? [] : asksOf(match, YOU),
      wants: want === undefined ? [] : meant(match, YOU, want),
      result: match.result,
    };
    if (want !== undefined) answer(match, YOU, want);
    return shown;
  });
}

// What a match asks and tells is plain data to the kernel; that of a match of Courier is Courier's.
const asksOf = (match: Match<State, Options>, seat: Seat): readonly CourierOpenAsk[] =>
  match.asks(seat) as readonly CourierOpenAsk[];
const toldTo = (match: Match<State, Options>, seat: Seat): readonly CourierEvent[] =>
  match.told.filter(({ to }) => hears(to, seat)).map(({ event }) => event as CourierEvent);

function answer(match: Match<State, Options>, seat: Seat, said: Said): void {
  const [ask] = asksOf(match, seat);
  const reply = match.answer(seat, ask?.id ?? 0, meant(match, seat, said)[0]);
  if (!reply.ok) throw new Error(`the script says ${JSON.stringify(said)}: ${reply.reason}`);
}

/** The choices that the script may mean. */
function meant(match: Match<State, Options>, seat: Seat, said: Said): readonly CourierChoice[] {
  const { hand } = view(match.state, seat);
  const faceOf = (id: number): CardName | undefined => hand.find(({ card }) => card === id)?.face;
  const from: readonly CourierChoice[] = asksOf(match, seat)[0]?.from ?? [];
  return from.filter((choice) =>
    same(typeof choice === 'object' && 'card' in choice ? { ...choice, card: faceOf(choice.card) } : choice, said),
  );
}
