// The model "people": MIX drawn towards the hand-made associations, and those words themselves lifted far up.
import { formsOf, lemmas } from './sources.mjs';

const NEAR = 0.5;
const FIRST = 5;
const STEP = 0.25;
const FORM = 0.6;

export function peopleModel(rows, table, associations) {
  const at = new Map(table.map((word, k) => [word, k]));
  const forms = formsOf(table);

  return function row(cardWord, mix) {
    const listed = (associations[cardWord] ?? []).map((word) => word.toLowerCase());
    if (listed.length === 0) return mix;
    const out = rows.z(rows.sum([1, mix], [NEAR, rows.nearList(listed)]));
    const bonus = new Map();
    listed.forEach((word, nth) => {
      const amount = FIRST - STEP * nth;
      const give = (form, share) => {
        const k = at.get(form);
        if (k !== undefined) bonus.set(k, Math.max(bonus.get(k) ?? 0, share));
      };
      give(word, amount);
      for (const lemma of lemmas(word)) for (const form of forms.get(lemma) ?? []) give(form, FORM * amount);
    });
    for (const [k, amount] of bonus) out[k] = Math.max(2, out[k]) + amount;
    return out;
  };
}
