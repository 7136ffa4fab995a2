// Scores clues by the Moby thesaurus: named under the word, naming the word, or standing in the same entries.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { require } from './paths.mjs';
import { formsOf, lemmas } from './sources.mjs';

export function thesaurusModel(listed) {
  const path = join(dirname(require.resolve('moby/package.json')), 'words.txt');
  const entries = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(','))
    .filter((e) => e.length > 1);
  const among = new Map();
  entries.forEach((entry, at) => {
    for (const word of entry) {
      if (!among.has(word)) among.set(word, []);
      among.get(word).push(at);
    }
  });
  const forms = formsOf(listed);

  return function row(cardWord) {
    const lemmaScores = new Map();
    for (const base of lemmas(cardWord)) {
      const own = among.get(base) ?? [];
      for (const at of own) {
        const entry = entries[at];
        // A long entry says little of each word in it.
        const direct = 0.5 * Math.min(1, 40 / entry.length);
        for (const word of entry) {
          const near = 1 / Math.sqrt(own.length * among.get(word).length);
          lemmaScores.set(word, (lemmaScores.get(word) ?? 0) + near + (entry[0] === base ? direct : 0));
        }
        lemmaScores.set(entry[0], (lemmaScores.get(entry[0]) ?? 0) + direct);
      }
    }
    const scores = new Map();
    for (const [lemma, score] of lemmaScores)
      for (const form of forms.get(lemma) ?? []) scores.set(form, Math.max(scores.get(form) ?? 0, Math.sqrt(score)));
    return scores;
  };
}
