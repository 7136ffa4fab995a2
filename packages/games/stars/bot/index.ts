// The bots of A Message from the Stars.

import type { BotKind } from '@tabella/kernel';
import type { Deck } from '../lexicon/deck.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { newBot } from './decide.ts';
import { EASY, HARD, type Level, NORMAL, OPEN, OTHER_MINDS } from './level.ts';
import { type Mind, newMind } from './mind.ts';

/** For people, weakest first. */
export function starsBots(deck: Deck, lexicon: Lexicon): readonly BotKind[] {
  return kindsOf(newMind(deck, lexicon), [EASY, NORMAL, HARD]);
}

/** For measuring: the hard bot with other word data, so that partners do not share a mind, and one that keeps nothing from rivals. */
export function sparringPartners(deck: Deck, lexicon: Lexicon): readonly BotKind[] {
  return kindsOf(newMind(deck, lexicon), [...OTHER_MINDS, OPEN]).map((kind) => ({ ...kind, arenaOnly: true }));
}

function kindsOf(mind: Mind, levels: readonly Level[]): readonly BotKind[] {
  return levels.map((level) => ({ id: level.id, make: () => newBot(mind, level) }));
}
