// Scores clues by what WordNet says of a word: synonyms, kinds, parts, opposites, and words of the definitions.
import { formsOf, lemmas } from './sources.mjs';

const WEIGHT = {
  '!': 0.9,
  '@': 0.7,
  '~': 0.6,
  '&': 0.8,
  '+': 0.8,
  '^': 0.6,
  '=': 0.6,
  '>': 0.7,
  '*': 0.7,
  $: 0.6,
  '\\': 0.8,
  '%p': 0.9,
  '%m': 0.7,
  '%s': 0.8,
  '#p': 0.8,
  '#m': 0.7,
  '#s': 0.7,
  ';c': 0.4,
  '-c': 0.4,
  '~i': 0.3,
  '@i': 0.4,
};
const STOP = new Set(
  `a an the of to in or and for with that is by on as from at be are used not one it who which has having its this into
  especially usually some something someone any other such than can may made very make etc their his her they them you
  was were but when where out up off being more most no if so all about between through during without under over after`.split(
    /\s+/,
  ),
);
const SENSE = [1, 0.75, 0.55, 0.4, 0.3];

export function relationModel(wordnet, listed) {
  const forms = formsOf(listed);
  const glosses = indexGlosses(wordnet);

  return function row(cardWord) {
    const scores = new Map();
    const give = (lemma, amount) => {
      for (const form of forms.get(lemma) ?? []) {
        const share = form === lemma ? amount : 0.85 * amount;
        scores.set(form, (scores.get(form) ?? 0) + share);
      }
    };
    const bases = [...lemmas(cardWord)].filter((base) => wordnet.senses.has(base));
    for (const base of bases) {
      const senses = wordnet.senses.get(base);
      senses.slice(0, SENSE.length).forEach((key, nth) => {
        scoreSense(wordnet, wordnet.synsets.get(key), SENSE[nth] ?? 0, give, glosses);
      });
      // Words whose definition speaks of the target: a "strap" holds a "watch".
      for (const [word, weight] of glosses.mentions.get(base) ?? []) give(word, 0.5 * weight);
    }
    for (const [word, score] of scores) scores.set(word, Math.sqrt(score));
    return scores;
  };
}

function scoreSense(wordnet, synset, sense, give, glosses) {
  for (const word of synset.words) give(word, sense);
  for (const word of content(synset.gloss)) give(word, 0.5 * sense * glosses.rarity(word));
  const kinds = synset.links.filter((link) => link.kind === '~').length;
  for (const link of synset.links) {
    const other = wordnet.synsets.get(link.to);
    if (!other) continue;
    const thin = link.kind === '~' ? Math.min(1, 6 / kinds) : 1;
    const weight = (WEIGHT[link.kind] ?? 0.2) * sense * thin;
    const words = link.into >= 0 ? [other.words[link.into]] : other.words;
    for (const word of words) give(word, weight);
    if (link.kind !== '@') continue;
    const siblings = other.links.filter((next) => next.kind === '~' && next.to !== synset.key);
    const share = 0.3 * sense * Math.min(1, 12 / (siblings.length || 1));
    for (const next of siblings) for (const word of wordnet.synsets.get(next.to).words) give(word, share);
  }
}

const content = (gloss) => new Set((gloss.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !STOP.has(word)));

function indexGlosses(wordnet) {
  const count = new Map();
  const uses = new Map();
  for (const synset of wordnet.synsets.values())
    for (const raw of content(synset.gloss))
      for (const word of new Set(lemmas(raw))) {
        count.set(word, (count.get(word) ?? 0) + 1);
        if (!uses.has(word)) uses.set(word, []);
        uses.get(word).push(synset);
      }
  const total = wordnet.synsets.size;
  const rarity = (word) => Math.min(1, Math.log(total / (count.get(word) ?? 1)) / 9);
  const mentions = new Map();
  for (const [word, synsets] of uses) {
    const found = new Map();
    for (const synset of synsets)
      for (const by of synset.words)
        if (/^[a-z]+$/.test(by) && by !== word) found.set(by, Math.max(found.get(by) ?? 0, rarity(word)));
    mentions.set(word, found);
  }
  return { rarity, mentions };
}
