// Why a text is refused, in one sentence.

import type { Block } from '../../lexicon/legality.ts';

export const refusals = {
  threeWords: 'Guess three words, one from each column.',
  notInColumn: (part: string, column: number): string => `${part.slice(0, 20)} is not in column ${column} of the card.`,
  sixLetters: 'Pick six letters: three Trust, two Amplify, one Suspicion.',
  twice: (which: string): string => `${which}: a letter can stand in one place only.`,
  blocked: (word: string, block: Block): string => {
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
  },
} as const;
