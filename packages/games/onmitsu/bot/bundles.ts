// Bundles: the sets of cards that are weighed where several are given up or taken. Each set of faces is there once, and of
// too many those that look best at first sight.

import type { SomeKind } from '../rules/choices.ts';
import type { Look } from '../rules/stage.ts';
import type { OnmitsuAnswer, OnmitsuAsk, OnmitsuChoice } from '../rules/types.ts';
import { eyesOf } from './eyes.ts';
import { keepWorth } from './keep.ts';
import { RESOLUTE } from './temper.ts';

/** So many faces are looked at, and so many sets of them weighed. */
const FACES = 12;
const MOST = 40;

/** Kinds of questions whose cards come to the seat that answers. */
const TAKING: readonly string[] = ['take', 'fetch', 'search'] satisfies SomeKind[];

interface Bundle {
  readonly set: readonly OnmitsuChoice[];
  readonly worth: number;
}

/** Cards of one face, and what it is worth to choose one of them. */
interface Kind {
  readonly cards: OnmitsuChoice[];
  readonly worth: number;
}

export function bundlesOf(g: Look, ask: OnmitsuAsk): OnmitsuAnswer[] {
  const { min = 0, max = 0 } = ask;
  let bundles: Bundle[] = [{ set: [], worth: 0 }];
  for (const { cards, worth } of kindsIn(g, ask)) {
    bundles = bundles.flatMap((bundle) =>
      Array.from({ length: Math.min(cards.length, max - bundle.set.length) + 1 }, (_, count) => ({
        set: [...bundle.set, ...cards.slice(0, count)],
        worth: bundle.worth + count * worth,
      })),
    );
  }
  return bundles
    .filter(({ set }) => set.length >= min)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ set }) => set as OnmitsuAnswer);
}

/** The faces among the choices, those first that are best to choose. */
function kindsIn(g: Look, ask: OnmitsuAsk): Kind[] {
  const { box } = g.rules;
  const eyes = eyesOf(g, ask.seat, RESOLUTE);
  const sign = TAKING.includes(ask.kind) ? 1 : -1;
  const kinds = new Map<string, Kind>();
  for (const choice of ask.from) {
    const id = typeof choice === 'object' && 'card' in choice ? choice.card : null;
    const key = id === null ? JSON.stringify(choice) : `face ${box.face(g.s.cards, id)}`;
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { cards: [choice], worth: id === null ? 0 : sign * keepWorth(eyes, id) });
    else kind.cards.push(choice);
  }
  return [...kinds.values()].sort((a, b) => b.worth - a.worth).slice(0, FACES);
}
