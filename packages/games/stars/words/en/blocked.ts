// Why a word may not be said, in one sentence.

import type { Block } from '../../lexicon/legality.ts';

export function blocked(word: string, block: Block): string {
  switch (block.code) {
    case 'exact':
      return `${word} stands on your card.`;
    case 'lemma':
      return `${word} is a form of ${block.cardWord}, which stands on your card.`;
    case 'derived':
      return `${word} comes from the same word as ${block.cardWord} on your card.`;
    case 'contains':
      return block.part === block.cardWord
        ? `${word} contains ${block.cardWord}, which stands on your card.`
        : `${word} contains ${block.part}, and ${block.cardWord} stands on your card.`;
  }
}
