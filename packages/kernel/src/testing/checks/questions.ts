// Checks of the questions: well formed, answerable by their fallback, and every offered answer can be played.

import { type Answer, type Ask, type Batch, type Choice, faultOf, PASS, readAnswer, sampleAnswer } from '../../ask.ts';
import { encode } from '../../data.ts';
import { CheckFailed } from '../failure.ts';
import type { HistoryCase } from '../history-case.ts';

/** Offers tried at one decision. */
const OFFERS = 12;

export function checkQuestions({ game, match }: HistoryCase): void {
  const batch = match.batch as Batch;
  const wrong = faultOf(batch);
  if (wrong) throw new CheckFailed('questions', wrong);
  for (const ask of batch.asks) {
    const values = ask.from.map(encode);
    if (new Set(values).size !== values.length)
      throw new CheckFailed('questions', `"${ask.kind}" offers one value twice`);
    if (!readAnswer(ask, ask.fallback, game.texts).ok) {
      throw new CheckFailed('questions', `the fallback of "${ask.kind}" is not a legal answer`);
    }
  }
}

export function checkOffers(scene: HistoryCase): void {
  const batch = scene.match.batch as Batch;
  batch.asks.forEach((ask, place) => {
    for (const answer of offersOf(ask, scene)) {
      const declared = batch.asks.map((one, i): Answer => {
        if (i === place) return answer;
        return batch.mode === 'first' && i < place ? PASS : sampleAnswer(one, scene.chance, scene.game.texts);
      });
      const outcome = scene.settle(
        batch,
        batch.mode === 'any' ? declared.map((one, i) => (i === place ? one : undefined)) : declared,
      );
      try {
        scene.match.fork(scene.chance).resume(outcome ?? null);
      } catch (thrown) {
        throw new CheckFailed(
          'offers',
          `seat ${ask.seat} was offered ${encode(answer)} for "${ask.kind}", and it broke: ${(thrown as Error).message}`,
        );
      }
    }
  });
}

function offersOf(ask: Ask, { chance, game }: HistoryCase): readonly Answer[] {
  if (ask.text || ask.max !== undefined) return [0, 1, 2].map(() => sampleAnswer(ask, chance, game.texts));
  if (ask.from.length <= OFFERS) return ask.from;
  return Array.from({ length: OFFERS }, () => ask.from[chance.int(ask.from.length)] as Choice);
}
