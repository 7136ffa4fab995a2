// A choice is picked part by part, in the order in which a hand moves: the ability or the card, what it is played as or
// sent by, the person, the message. What is offered narrows with every part; when one choice is left, it is chosen.

export const PARTS = ['ability', 'card', 'as', 'by', 'to', 'at', 'place'] as const;
export type Part = (typeof PARTS)[number];
export type Value = string | number;
export type Picked = { readonly [P in Part]?: Value | undefined };

export const NOTHING: Picked = {};

/** The parts of a choice; those that are mere words have none. */
export function partsOf(choice: unknown): Picked {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return NOTHING;
  const named: { readonly [P in Part]?: unknown } = choice;
  const parts: { [P in Part]?: Value } = {};
  for (const part of PARTS) {
    const value = named[part];
    if (typeof value === 'string' || typeof value === 'number') parts[part] = value;
  }
  return parts;
}

export const isEmpty = (picked: Picked): boolean => PARTS.every((part) => picked[part] === undefined);

/** Choices that agree with what was picked. A card by itself is not the card that an ability wants. */
export function openWith<L extends readonly unknown[]>(from: L, picked: Picked): readonly L[number][] {
  return from.filter((choice) => {
    const parts = partsOf(choice);
    if (isEmpty(parts)) return false;
    if (!isEmpty(picked) && picked.ability === undefined && parts.ability !== undefined) return false;
    return PARTS.every((part) => picked[part] === undefined || picked[part] === parts[part]);
  });
}

/** What was picked before a part. */
function before(picked: Picked, part: Part): Picked {
  const earlier = PARTS.slice(0, PARTS.indexOf(part));
  return Object.fromEntries(earlier.flatMap((one) => (picked[one] === undefined ? [] : [[one, picked[one]]])));
}

export type Offered = ReadonlyMap<Part, ReadonlySet<Value>>;

/** What may be touched now, part by part: the next one, and those before it, which may still be changed. */
export function offered(from: readonly unknown[], picked: Picked): Offered {
  const out = new Map<Part, ReadonlySet<Value>>();
  const valuesOf = (part: Part, choices: readonly unknown[]): ReadonlySet<Value> =>
    new Set(choices.flatMap((choice) => partsOf(choice)[part] ?? []));
  const put = (part: Part, values: ReadonlySet<Value>): void => {
    if (values.size > 0) out.set(part, values);
  };
  const all = openWith(from, NOTHING);
  const plain = all.filter((choice) => partsOf(choice).ability === undefined);
  put('ability', valuesOf('ability', all));
  const wanted = picked.ability === undefined ? [] : openWith(from, { ability: picked.ability });
  put('card', valuesOf('card', [...plain, ...wanted]));
  if (isEmpty(picked) && out.size > 0) return out;
  if (wanted.some((choice) => partsOf(choice).card !== undefined) && picked.card === undefined) return out;
  for (const part of ['as', 'by', 'to', 'at', 'place'] as const) {
    const values = valuesOf(part, openWith(from, before(picked, part)));
    // A part with one value is no choice, except where it is the whole question.
    if (values.size < 2 && !isEmpty(before(picked, part))) continue;
    put(part, values);
    if (values.size > 0 && picked[part] === undefined) break;
  }
  return out;
}

/** Picks one more part, or another in its place; what hung on the old one is let go. */
export function pick(from: readonly unknown[], picked: Picked, part: Part, value: Value): Picked {
  const { ability } = picked;
  const plain = part === 'card' && ability !== undefined && openWith(from, { ability, card: value }).length === 0;
  return { ...(part === 'ability' || plain ? NOTHING : before(picked, part)), [part]: value };
}
