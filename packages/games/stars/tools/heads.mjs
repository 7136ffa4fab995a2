// Heads: one clue word stands for all forms of a word, so that a bot need not say STORM and STORMS.
import { lemmas } from './sources.mjs';

/** What the lemmatizer, or a plural S, takes for a form although it is a word of its own. */
const APART = new Set([
  ...['broker broke', 'outer out', 'stranger strange', 'gardener garden', 'dive diva', 'dove dive'],
  ...['stove stave', 'clove cleave', 'does doe', 'news new', 'corpses corps'],
]);
/** Forms that the lemmatizer does not know, each behind the word it is a form of. */
const TOGETHER = new Map(
  Object.entries({
    ...{ people: 'person', bases: 'basis', further: 'far', farther: 'far', elder: 'old', eldest: 'old' },
    ...{ less: 'little', least: 'little', more: 'many', most: 'many', premiered: 'premiere', showcased: 'showcase' },
    ...{ routed: 'route', routing: 'route', fulfilled: 'fulfill', fulfilling: 'fulfill', enrolled: 'enroll' },
    ...{ deadlocked: 'deadlock', cordoned: 'cordon', bathing: 'bath', gutted: 'gut' },
    // What has it: nobody hears a new word in SKILLED after SKILL.
    ...{ skilled: 'skill', talented: 'talent', wooded: 'wood', haired: 'hair', famed: 'fame' },
  }),
);
const ENDINGS = ['es', 'ed', 'ing'];

/**
 * For each word the place of the commonest word of its group. A group is joined by lemmas, and by a plural S: a form that
 * belongs to two words (LEAVES) joins them all.
 */
export function heads(words) {
  const at = new Map(words.map((word, i) => [word, i]));
  const head = words.map((_, i) => i);
  const top = (i) => (head[i] === i ? i : top(head[i]));
  const join = (i, j) => {
    const [a, b] = [top(i), top(j)];
    head[Math.max(a, b)] = Math.min(a, b);
  };
  // Two words may have a lemma in common that is no clue word itself.
  const first = new Map();
  words.forEach((word, i) => {
    for (const root of rootsOf(word, at)) {
      if (!first.has(root)) first.set(root, at.get(root) ?? i);
      join(i, first.get(root));
    }
  });
  return Uint16Array.from(words, (_, i) => top(i));
}

function rootsOf(word, at) {
  const roots = [...lemmas(word)].map((lemma) => withE(word, lemma));
  const others = [...singulars(word), word.replace(/men$/, 'man')].filter((one) => at.has(one));
  const known = TOGETHER.get(word);
  return [...roots, ...others, ...(known ? [known] : [])].filter((root) => !APART.has(`${word} ${root}`));
}

// STARING comes from STARE: of STAR it would be STARRING.
function withE(word, lemma) {
  const single = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(lemma) && ENDINGS.some((end) => word === lemma + end);
  return single ? `${lemma}e` : lemma;
}

// The lemmatizer leaves many plurals alone: EARNINGS, SURROUNDINGS, LENSES.
function singulars(word) {
  if (!/[^s]s$/.test(word)) return [];
  return [word.slice(0, -1), ...(/(s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : [])];
}
