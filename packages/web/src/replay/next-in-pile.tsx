// The cards to come, the next one first, as the game draws and names them: with everything in the open.

import type { Data } from '@tabella/kernel';
import type { Load, NextCardProps } from '@tabella/ui/table';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactElement, Suspense, useState } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { Boundary } from '../ui/boundary.tsx';
import { useReplay } from './use-replay.ts';

/** So many are shown before one asks for all. */
const FIRST = 3;

const drawn = new Map<Load<NextCardProps>, LazyExoticComponent<ComponentType<NextCardProps>>>();

function cardOf(load: Load<NextCardProps>): LazyExoticComponent<ComponentType<NextCardProps>> {
  const known = drawn.get(load) ?? lazy(load);
  drawn.set(load, known);
  return known;
}

const aheadIn = (view: Data): readonly Data[] =>
  typeof view === 'object' && view !== null && 'ahead' in view && Array.isArray(view.ahead) ? view.ahead : [];

export function NextInPile({ view }: { readonly view: Data }): ReactElement | null {
  const say = useSay();
  const { log, options } = useReplay();
  const [all, setAll] = useState(false);
  const { nextCard } = gameOf(log.game);
  const cards = aheadIn(view);
  if (!nextCard || cards.length === 0) return null;
  const Card = cardOf(nextCard);
  return (
    <section className="hidden-card next-in-pile" aria-labelledby="next-title">
      <h2 id="next-title" className="label">
        {say('hidden.next')}
      </h2>
      <Boundary of={log.game} instead={null}>
        <Suspense fallback={null}>
          <ol>
            {cards.slice(0, all ? cards.length : FIRST).map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is the place in the pile
              <li key={i}>
                <Card card={card as never} options={options as never} />
              </li>
            ))}
          </ol>
        </Suspense>
      </Boundary>
      {cards.length > FIRST && (
        <button type="button" className="hidden-link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('hidden.fewer') : say('hidden.allCards', { count: cards.length })}
        </button>
      )}
    </section>
  );
}
