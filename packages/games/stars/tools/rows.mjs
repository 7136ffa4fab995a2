// Puts the sources together: one row of z-scores per card word and model, over every word of the table.
import { normalised } from './vocabulary.mjs';

// MIX = ENS + 2 x WordNet + Moby. The two word lists are sparse: one shared gloss word can lie thirty deviations out.
// So their z is cut at CAP and counted in units of CAP; measured against our associations, cuts of 3 to 4 were best.
const CAP = 4;
const RELATIONS = 2 / CAP;
const THESAURUS = 1 / CAP;

/** @param table words in final order; the first `said` of them are the clue vocabulary, over which z is taken. */
export function makeRows({ source, table, said, relations, thesaurus }) {
  const at = new Map(source.words.map((word, i) => [word, i]));
  const glove = normalised(source.glove, source.words.length, 100);
  const use = normalised(source.use, source.words.length, 512);
  const from = table.map((word) => at.get(word));

  const cosines = (vectors, size, i) => {
    const out = new Float32Array(table.length);
    from.forEach((j, k) => {
      if (i === undefined || j === undefined) return;
      let dot = 0;
      for (let d = 0; d < size; d++) dot += vectors[i * size + d] * vectors[j * size + d];
      out[k] = dot;
    });
    return out;
  };
  const spread = (scores) => Float32Array.from(table, (word) => scores.get(word) ?? 0);
  const z = (values) => standardised(values, said);
  const sum = (...parts) => {
    const out = new Float32Array(table.length);
    for (const [weight, values] of parts) for (let k = 0; k < out.length; k++) out[k] += weight * values[k];
    return out;
  };

  return {
    parts(cardWord) {
      const i = at.get(cardWord);
      const near = cosines(glove, 100, i);
      const g = z(near);
      const u = z(cosines(use, 512, i));
      return {
        cosines: near,
        g,
        u,
        w: capped(z(spread(relations(cardWord)))),
        m: capped(z(spread(thesaurus(cardWord)))),
      };
    },
    models({ g, u, w, m }) {
      const ens = z(sum([1, g], [1, u]));
      return {
        gw: z(sum([1, g], [RELATIONS, w])),
        um: z(sum([1, u], [THESAURUS, m])),
        mix: z(sum([1, ens], [RELATIONS, w], [THESAURUS, m])),
      };
    },
    /** How near every word lies to a list of words: the mean of its two best cosines. */
    nearList(words) {
      const rows = words
        .map((word) => at.get(word))
        .filter((i) => i !== undefined)
        .map((i) => cosines(glove, 100, i));
      const out = new Float32Array(table.length);
      for (let k = 0; k < out.length; k++) {
        let first = -1;
        let second = -1;
        for (const row of rows) {
          if (row[k] > first) [first, second] = [row[k], first];
          else if (row[k] > second) second = row[k];
        }
        out[k] = rows.length < 2 ? first : (first + second) / 2;
      }
      return z(out);
    },
    z,
    sum,
  };
}

export function standardised(values, said) {
  let sum = 0;
  let squares = 0;
  for (let k = 0; k < said; k++) {
    sum += values[k];
    squares += values[k] ** 2;
  }
  const mean = sum / said;
  const sd = Math.sqrt(Math.max(1e-12, squares / said - mean ** 2));
  return values.map((value) => (value - mean) / sd);
}

const capped = (values) => values.map((value) => Math.min(CAP, value));
