// The seed of the kit: it follows from the version of the code, so that every change of the code is tried with other
// matches, and one version with the same matches on every machine.

import type { AnyGame } from '../game.ts';
import { sha256Hex } from '../sha256.ts';

/** Without a version of the code, the text of the game's own functions stands for it. */
export function seedOf(game: AnyGame, version: string | undefined): number {
  const code = version ?? Object.values(game).filter((part) => typeof part === 'function');
  return Number.parseInt(sha256Hex(`kit ${game.id} ${game.rules} ${code}`).slice(0, 8), 16);
}

/** The seed of the match with this number: that of the first is the seed itself, so that one match can be played alone. */
export function seedOfMatch(seed: number, number: number): number {
  return (seed + number * 0x9e37_79b1) % 0x1_0000_0000;
}
