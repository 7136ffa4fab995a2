// A position of A Message from the Stars in a few lines.

import { type Accepted, type Game, Match, type Refusal, reasonIn, type Seat } from '@tabella/kernel';
import { loadDeck, loadLexicon } from '../../lexicon/load.ts';
import { starsGame } from '../../rules/game.ts';
import type { Message, Options, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Cipher } from '../../solver/index.ts';
import { words } from '../../words/en/index.ts';

export const deck = await loadDeck('en');
export const stars = starsGame(deck, await loadLexicon());

/** The cipher of the rules file's scenarios. */
const C1: Cipher = { trust: 'EHP', amplify: 'RX', suspicion: 'O' };

export const place = (id: string): number => deck.cards.findIndex((card) => card.id === id);

export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly cipher?: Cipher;
  readonly messages?: readonly Message[];
}

export class Scenario {
  readonly match: Match<State, Options>;

  constructor({ seats = 2, options = {}, cipher = C1, messages }: Position) {
    const game: Game<State, Options> = {
      ...stars,
      setup: (count, chosen, chance) => {
        const s = stars.setup(count, chosen, chance);
        return {
          ...s,
          cipher: Object.freeze(cipher),
          messages: messages ? messages.map((one) => ({ ...one })) : s.messages,
        };
      },
    };
    const match = Match.start(game, { seats, options, fairness: { secret: 'ef'.repeat(32), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.match = match;
  }

  /** The seat writes, whatever it is asked. */
  write(seat: Seat, text: string): Accepted | Refusal {
    const reply = this.match.answer(seat, this.match.asks()[0]?.id ?? -1, text);
    return reply.ok ? reply : { ...reply, reason: reasonIn(words, reply) };
  }

  /** The same, and it must be accepted. */
  must(seat: Seat, text: string): Accepted {
    const reply = this.write(seat, text);
    if (!reply.ok) throw new Error(reply.reason);
    return reply;
  }

  view(viewer: Seat | null): View {
    return this.match.view(viewer) as unknown as View;
  }

  /** All rounds of a two-seat game, with words that are legal on every card. */
  transmitAll(): void {
    const words = ['QUIETLY', 'NOWHERE', 'SIGNAL', 'PURPLE'];
    for (let round = 0; this.view(null).phase === 'alien'; round++) {
      this.must(0, words[round] as string);
      this.must(1, words[round] as string);
    }
  }
}
