// The picture of beliefs: what could be thought of each secret, moment by moment, against what it was.

import type { AnalysedMoment, Analysis, Belief, NameOf, Seat, Words } from '@tabella/kernel';
import type { Kind, Stripe } from '@tabella/ui/chart/data';

/** For things to which the game gives no colour; all carry white writing. */
const COLOURS = ['#8a3b2c', '#2d5480', '#55692a', '#5f4580', '#8a5a10', '#20646a', '#86305f', '#6b4a2f', '#4b5563'];

interface PictureTerms {
  readonly analysis: Analysis;
  readonly moments: readonly AnalysedMoment[];
  /** Whose beliefs; null: what everybody could think. */
  readonly of: Seat | null;
  readonly secrets: readonly Omit<Kind, 'label'>[];
  readonly words: Pick<Words, 'belief'>;
  readonly name: NameOf;
}

export interface Picture {
  readonly stripes: readonly Stripe[];
  readonly kinds: readonly Kind[];
}

export function pictureOf({ analysis, moments, of, secrets, words, name }: PictureTerms): Picture {
  const thought = moments.map((moment) => (of === null ? moment.beliefs : moment.ownBeliefs?.[of]) ?? []);
  const found = new Map<string, Belief>();
  for (const beliefs of thought) for (const one of beliefs) if (!found.has(one.id)) found.set(one.id, one);
  const stripes = [...found.values()]
    .toSorted((a, b) => a.seat - b.seat || a.id.localeCompare(b.id))
    .map(({ id, seat }, _, all): Stripe => {
      const same = all.filter((one) => one.seat === seat);
      const place = same.findIndex((one) => one.id === id) + 1;
      return {
        id,
        label: same.length > 1 ? `${name(seat)} ${place}` : name(seat),
        seat,
        odds: thought.map((beliefs) => beliefs.find((one) => one.id === id)?.odds ?? null),
        truth: moments.map(({ truth }, i) =>
          thought[i]?.some((one) => one.id === id) ? (truth?.[id] ?? analysis.truth[id] ?? null) : null,
        ),
      };
    });
  return { stripes, kinds: kindsIn(stripes, secrets, words) };
}

/** In the order of the game; what it does not name follows. */
function kindsIn(
  stripes: readonly Stripe[],
  secrets: PictureTerms['secrets'],
  words: PictureTerms['words'],
): readonly Kind[] {
  const names = new Set<string>();
  for (const { odds, truth } of stripes) {
    for (const one of odds) for (const [kind, chance] of Object.entries(one ?? {})) if (chance > 0) names.add(kind);
    for (const one of truth) if (one !== null) names.add(one);
  }
  const others = [...names].filter((kind) => !secrets.some(({ id }) => id === kind)).sort();
  const looks = [
    ...secrets.filter(({ id }) => names.has(id)),
    ...others.map((id, i) => ({ id, colour: COLOURS[(i + secrets.length) % COLOURS.length] as string })),
  ];
  return looks.map((look) => ({ ...look, label: words.belief?.(look.id) ?? look.id }));
}
