// The Alien's helper on the command line: cipher in, words in, scores out.

import type { Tool } from '@tabella/kernel';
import type { WhyNot } from '../rules/types.ts';
import { checkCipher, readWord, score } from '../solver/index.ts';
import { readFlags } from './flags.ts';

export const scoreTool = (why: (why: WhyNot) => string): Tool => ({
  usage: '--trust ABC --amplify DE --suspicion F WORD ...',
  about: 'The cipher score of each word.',
  run: (args) => {
    const read = readFlags(args, ['trust', 'amplify', 'suspicion']);
    if (!read.ok) return read;
    const { trust = '', amplify = '', suspicion = '' } = read.flags;
    const checked = checkCipher({
      trust: trust.toUpperCase(),
      amplify: amplify.toUpperCase(),
      suspicion: suspicion.toUpperCase(),
    });
    if (!checked.ok) return { ok: false, reason: why(checked) };
    if (read.words.length === 0) return { ok: false, reason: 'There is no word to score.' };
    const lines: string[] = [];
    for (const typed of read.words) {
      const word = readWord(typed);
      if (!word.ok) return { ok: false, reason: `${typed.slice(0, 40)}: ${why(word)}` };
      lines.push(`${word.word} ${score(checked.cipher, word.word)}`);
    }
    return { ok: true, lines };
  },
});
