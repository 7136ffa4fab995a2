// What an analysis says of a decision, in the words of the game.

import type { AnalysedDecision, Belief, NameOf } from '@tabella/kernel';
import { PASS } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { question } from '../rules/asking.ts';
import type { CardFace } from '../rules/terms.ts';
import type { Ask } from '../rules/types.ts';
import { analysisWords } from '../words/en/analysis.ts';
import { letter, person, viewOf } from './board-view.ts';

const name: NameOf = (seat) => ['Mirela', 'Ada', 'Dario'][seat] ?? '';
const face = (effect: CardFace['effect'], colour: CardFace['colour']): CardFace => ({ effect, colour, stamp: 'OM' });
const belief = (seat: number, odds: Belief['odds']): Belief => ({ id: `identity ${seat}`, seat, odds });

const view = viewOf([person({ identity: 'FRS' }), person(), person()], {
  hand: [
    { card: 4, face: face('trap', 'black'), why: null },
    { card: 5, face: face('lock-on', 'red'), why: null },
  ],
  letter: letter({ from: 2, at: 0, stage: 'accept' }),
});
const toDario = { card: 4, by: 'OM', to: 2 } as const;
const toAda = { card: 4, by: 'OM', to: 1 } as const;
const send = question(0, 'send', [toDario, toAda]);

const told = (patch: Partial<AnalysedDecision>, ask: Ask = send): string | undefined => {
  const beliefs = [belief(1, { KDR: 0.62, FRS: 0.2, MOF: 0.18 }), belief(2, { KDR: 0.1, FRS: 0.71, MOF: 0.19 })];
  const decision: AnalysedDecision = {
    ...{ row: 9, seat: 0, chosen: toDario, best: toAda, worth: 0.35, bestWorth: 0.49, than: 'worse', beliefs },
    ...patch,
  };
  return analysisWords.decision?.(decision, ask, view, name);
};

describe('a decision', () => {
  it('that cost something says what, who they were, and what was better', () => {
    expect(told({})).toBe(
      'Sending the black one to Dario cost 14 %. Dario was FRS with 71 %: one of your own. ' +
        'Ada (KDR with 62 %) was the better address.',
    );
  });

  it('that was right is praised', () => {
    expect(told({ chosen: toAda, than: 'same', bestWorth: 0.35 })).toBe(
      'Sending the black one to Ada: best choice, as the bot. Ada was KDR with 62 %.',
    );
    expect(told({ chosen: toAda, than: 'as-good', bestWorth: 0.35 })).toMatch(
      /: as good as what the bot would have done\./,
    );
  });

  it('about a message names whose it was', () => {
    const accept = question(0, 'accept', ['accept', 'decline']);
    expect(told({ chosen: 'decline', best: 'accept', worth: 0.42, bestWorth: 0.47 }, accept)).toBe(
      "Declining Dario's message cost 5 %. Better: accepting Dario's message.",
    );
  });

  it('to do nothing, or too little, is told as such', () => {
    const play = question(0, 'play', [PASS, { card: 5, as: 'lock-on', to: 1 }], { reaction: true });
    const best = { card: 5, as: 'lock-on', to: 1 } as const;
    expect(told({ chosen: PASS, best, worth: 0.4, bestWorth: 0.404 }, play)).toBe(
      'Doing nothing cost less than 1 %. Better: playing Lock On on Ada.',
    );
  });
});
