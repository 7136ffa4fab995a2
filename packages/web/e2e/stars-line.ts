// Matches of A Message from the Stars played up to a phase, with every word of the final guesses right.

import { Match } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import type { Line } from './steer.ts';

const WORDS = ['QUIETLY', 'NOWHERE', 'SIGNAL', 'PURPLE'];
const SECRET = '51a7'.repeat(16);

type Phase = 'alien' | 'scientists' | 'guess-alien' | 'guess-scientists' | 'guess-letters';

interface Cipher {
  readonly trust: string;
  readonly amplify: string;
  readonly suspicion: string;
}

interface StarsState {
  readonly phase: Phase;
  readonly round: number;
  readonly team: readonly number[];
  readonly messages: readonly { readonly dice: readonly number[] }[];
  readonly cipher: Cipher;
}

interface StarsLine extends Line {
  readonly cipher: Cipher;
  /** The rolled rows of the Scientists' card and of the Alien's, of team 1. */
  readonly rows: { readonly scientists: readonly number[]; readonly alien: readonly number[] };
}

/** The first question of this phase; the same match at every call. */
export async function starsUpTo(phase: Phase, seats: number, options: object = {}, round = 0): Promise<StarsLine> {
  const gamePackage = await gamePackageOf('stars');
  if (!gamePackage) throw new Error('no game stars');
  const contributions = Array.from({ length: seats }, (_, seat) => `number ${seat}`);
  const match = Match.start(gamePackage.game, { seats, options, fairness: { secret: SECRET, contributions } });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const now = (): StarsState => match.state as StarsState;
  while (now().phase !== phase || now().round < round) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    const team = now().team[ask.seat] ?? 0;
    const dice = now().messages[2 * team + (now().phase === 'guess-alien' ? 1 : 0)]?.dice ?? [];
    const isClue = now().phase === 'alien' || now().phase === 'scientists';
    const text = isClue ? (WORDS[now().round] ?? '') : dice.map((row) => row + 1).join(' ');
    const done = match.answer(ask.seat, ask.id, text);
    if (!done.ok) throw new Error(done.reason);
  }
  const [alien, scientists] = now().messages;
  return {
    match,
    steps: [],
    cipher: now().cipher,
    rows: { scientists: scientists?.dice ?? [], alien: alien?.dice ?? [] },
  };
}
