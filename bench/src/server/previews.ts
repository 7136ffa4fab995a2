// How long the server takes to work out what an answer would bring: from what a seat knows in the middle of matches by chance,
// for a few choices of every question, as the prompt asks while somebody tries things out.

import { choiceInKnown, FastChance, preview, sampleAnswer } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { PREVIEW_MS } from '@tabella/table';
import { atPrompts } from '../playouts.ts';
import { percentile } from './load.ts';

export const PREVIEWS = 'previews';
/** What nobody notices. */
const MOST_MS = 50;
const PROMPTS = 150;
const SEATS = 4;
const CHOICES = 3;

export async function measurePreviews(): Promise<readonly object[]> {
  const lines: object[] = [];
  for (const game of gameIds) {
    const taken = (await previewsOf(game)).toSorted((a, b) => a - b);
    // A game that is played by typing has none.
    if (taken.length === 0) continue;
    const value = Number(percentile(taken, 0.95).toPrecision(3));
    lines.push({
      ...{ figure: `${PREVIEWS}, ${game}, p95`, value, unit: 'ms', of: taken.length },
      ...{ floor: { most: MOST_MS }, ok: value <= MOST_MS },
    });
  }
  return lines;
}

/** Milliseconds that each took. */
async function previewsOf(id: string): Promise<number[]> {
  const gamePackage = await gamePackageOf(id);
  if (gamePackage === null) return [];
  const { game, out } = gamePackage;
  const chance = new FastChance(1);
  const taken: number[] = [];
  for (const match of atPrompts(game, Math.min(game.seats.max, SEATS), PROMPTS)) {
    for (const ask of match.asks()) {
      // What is typed is not asked about, nor what leaves no choice.
      if (ask.text || ask.from.length < 2) continue;
      for (let i = 0; i < CHOICES; i++) {
        const choice = sampleAnswer(ask, chance);
        const since = performance.now();
        const known = match.known(ask.seat);
        const answer = choiceInKnown(match, known, choice);
        if (answer === undefined) continue;
        const enough = (): boolean => performance.now() - since > PREVIEW_MS;
        preview(game, known, chance, answer, { ...(out && { out }), enough });
        taken.push(performance.now() - since);
      }
    }
  }
  // The first are slower: nothing has been compiled yet.
  return taken.slice(Math.floor(taken.length / 4));
}
