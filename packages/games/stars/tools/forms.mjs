// Which clues a card word forbids: every form of the word itself, and every form of the words derived from it.

import { lemmas, scowlUpTo } from './sources.mjs';
import { derivations } from './wordnet.mjs';

const PREFIXES = ['un', 're', 'dis', 'non', 'in', 'im', 'mis', 'over', 'under', 'pre', 'anti', 'counter', 'inter'];

/** @returns {Record<string, { same: string[], derived: string[] }>} lower case, for every card word. */
export function forbiddenForms(cardWords, wordnet, dictionary, table, common) {
  const graph = derivations(wordnet);
  const known = scowlUpTo(50);
  const scowl = scowlUpTo(70);
  const usual = [...dictionary].filter((word) => scowl.has(word) || common.has(word));
  const byLemma = new Map();
  for (const word of dictionary)
    for (const lemma of lemmas(word)) byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), word]);
  const forms = (roots) => new Set([...roots].flatMap((root) => [root, ...(byLemma.get(root) ?? [])]));

  const out = {};
  for (const word of cardWords) {
    const free = new Set(table.free[word] ?? []);
    const bases = new Set([...lemmas(word)].filter((base) => base.length > 2 && !free.has(base)));
    const family = related(word, bases, graph);
    for (const compound of compounds(word, bases, usual, known)) family.add(compound);
    for (const extra of table.add[word] ?? []) family.add(extra);
    const same = [...forms(bases)].filter((form) => form !== word);
    const taken = new Set([word, ...same]);
    const roots = [...family].filter((root) => !free.has(root));
    const adverbs = roots.flatMap((root) => [`${root}ly`, `${root}ness`]).filter((form) => dictionary.has(form));
    const derived = withPrefixes([...same, ...forms([...roots, ...adverbs])], dictionary);
    out[word] = {
      same: same.sort(),
      derived: derived.filter((form) => !taken.has(form) && !free.has(form) && !form.includes(word)).sort(),
    };
  }
  return out;
}

// UNMARRIED and IMPATIENT come from MARRY and PATIENCE as surely as MARRIED and PATIENT do.
function withPrefixes(words, dictionary) {
  const longer = words.filter((word) => word.length > 4).flatMap((word) => PREFIXES.map((prefix) => prefix + word));
  return [...words, ...longer.filter((word) => dictionary.has(word))];
}

// WordNet also links words of another root (kidney, renal): the same first three letters keep those out.
function related(word, bases, graph) {
  const start = word.slice(0, 3);
  const family = new Set();
  const visit = (root, hops) => {
    for (const next of graph.get(root) ?? []) {
      if (!next.startsWith(start) || bases.has(next)) continue;
      family.add(next);
      if (hops > 1) visit(next, hops - 1);
    }
  };
  for (const base of bases) visit(base, 2);
  return family;
}

// RAINFOREST for FORESTS: the card word is not inside the clue, its base is. Only where the rest is a word, or a
// suffix follows; bases under five letters would catch SOCKET for SOCKS, so those stand in the hand-made table.
function compounds(word, bases, words, known) {
  const found = [];
  for (const base of bases) {
    if (base === word || base.length < 5) continue;
    for (const other of words) {
      if (other === base || other.includes(word)) continue;
      const before = other.slice(0, -base.length);
      if (other.startsWith(base) || (other.endsWith(base) && before.length > 2 && known.has(before))) found.push(other);
    }
  }
  return found;
}
