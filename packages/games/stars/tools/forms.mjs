// Which clues a card word forbids: every form of the word itself, and every form of the words derived from it.

import { lemmas, scowlUpTo } from './sources.mjs';
import { derivations } from './wordnet.mjs';

const PREFIXES = ['un', 're', 'dis', 'non', 'in', 'im', 'mis', 'over', 'under', 'pre', 'anti', 'counter', 'inter'];
/** Parts of compounds that are no words of their own: MICROCOMPUTER, BABYISH. */
const FIRST_PARTS = new Set([
  ...PREFIXES,
  'micro',
  'mini',
  'mega',
  'meta',
  'semi',
  'super',
  'ultra',
  'out',
  'post',
  'be',
]);
const LAST_PARTS = new Set('s es ed ing ings er ers ish ishly less like ly ness able hood ship dom ful'.split(' '));

/** @returns {Record<string, { same: string[], derived: string[] }>} lower case, for every card word. */
export function forbiddenForms(cardWords, wordnet, dictionary, table) {
  const graph = derivations(wordnet);
  const known = scowlUpTo(50);
  const byLemma = new Map();
  for (const word of dictionary)
    for (const lemma of lemmas(word)) byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), word]);
  const forms = (roots) => new Set([...roots].flatMap((root) => [root, ...(byLemma.get(root) ?? [])]));

  const out = {};
  for (const word of cardWords) {
    const free = freedBy(table.free[word] ?? []);
    const bases = new Set([...lemmas(word)].filter((base) => base.length > 2 && !free(base)));
    const family = related(word, bases, graph);
    for (const compound of compounds(word, bases, dictionary, known)) family.add(compound);
    for (const extra of table.add[word] ?? []) family.add(extra);
    const same = [...forms(bases)].filter((form) => form !== word);
    const taken = new Set([word, ...same]);
    const roots = [...family].filter((root) => !free(root));
    const adverbs = roots.flatMap((root) => [`${root}ly`, `${root}ness`]).filter((form) => dictionary.has(form));
    const derived = withPrefixes([...same, ...forms([...roots, ...adverbs])], dictionary);
    out[word] = {
      same: same.sort(),
      derived: derived.filter((form) => !taken.has(form) && !free(form) && !form.includes(word)).sort(),
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

/** `glover` frees that word, `bulletin*` every word that begins so. */
function freedBy(entries) {
  const words = new Set(entries);
  const starts = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1));
  return (word) => words.has(word) || starts.some((start) => word.startsWith(start));
}

// RAINFOREST for FORESTS: the card word is not inside the clue, its base is. What stands before and after the base must
// be words or affixes, so that SOCKET is no SOCK; what follows a base of five letters or more is hardly ever chance.
function compounds(word, bases, words, known) {
  const first = (part) => part === '' || FIRST_PARTS.has(part) || (part.length > 2 && known.has(part));
  const last = (part) => part === '' || LAST_PARTS.has(part) || (part.length > 2 && known.has(part));
  const found = [];
  for (const base of bases) {
    if (base === word || base.length < 4) continue;
    for (const other of words) {
      const at = other.indexOf(base);
      if (at < 0 || other === base || other.includes(word) || formsOfElse(other, base)) continue;
      const after = other.slice(at + base.length);
      const joins = last(after) || (base.endsWith('e') && after === 'd') || (at === 0 && base.length > 4);
      // Too many verbs end like SINGING for what stands before -SING to mean anything.
      if ((at === 0 || !base.endsWith('ing')) && first(other.slice(0, at)) && joins) found.push(other);
    }
  }
  return found;
}

// BROWSING is BROW and SING by its letters only: it comes from BROWSE.
function formsOfElse(word, base) {
  return [...lemmas(word)].some((lemma) => !lemma.includes(base));
}
