// Cards that answer cards: left to right in the order played, each with an arrow to what it answers; the last one goes
// first. What would be void is dimmed.

import type { CSSProperties, ReactElement } from 'react';
import type { PendingView } from '../../rules/view.ts';
import { Back, Card } from '../card/card.tsx';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import { type BoardScene, isVoid } from '../scene.ts';

/** So many stand side by side; of more, the earlier ones overlap. */
const WHOLE = 3;

export function Stack({ scene, answering }: { readonly scene: BoardScene; readonly answering: boolean }): ReactElement {
  const { stack } = scene.view;
  const crowded = stack.length + (answering ? 1 : 0) > WHOLE;
  const tight = crowded ? stack.length - 2 : 0;
  return (
    <ol className="em-stack" aria-label={say.stack} style={{ '--tight': tight } as CSSProperties}>
      {stack.map((one, i) => (
        <li key={i} data-void={isVoid(scene.view, i) || undefined} data-tight={i < tight || undefined}>
          {i > 0 && (
            <span className="em-stack-arrow" aria-hidden="true">
              <Icon name="arrow" size={22} />
            </span>
          )}
          <span className="em-stack-card" data-flight={`stack ${i} ${one.by} ${one.as}`} data-from={one.by}>
            {one.card ? <Card face={one.card} size="m" /> : <Back size="m" />}
            <span className="em-number">{i + 1}</span>
            {one.card && one.card.effect !== one.as && (
              <span className="em-as">{say.asCard(say.cards[one.as].title)}</span>
            )}
          </span>
          <span className="em-stack-who">
            <b>{scene.name(one.by)}</b>
            <span>
              {whatOf(scene, one, i)}
              {i === stack.length - 1 && stack.length > 1 && `, ${say.goesFirst}`}
            </span>
          </span>
        </li>
      ))}
      {answering && (
        <li className="em-answer" aria-hidden="true">
          <span className="em-stack-arrow">
            <Icon name="arrow" size={22} />
          </span>
          <span className="em-stack-card">
            <span className="em-slot">{say.yourAnswer}</span>
            <span className="em-number">{stack.length + 1}</span>
          </span>
        </li>
      )}
    </ol>
  );
}

function whatOf(scene: BoardScene, { as, to, message }: PendingView, place: number): string {
  if (as === 'counteract' && place > 0) return say.counters(place);
  const target = to ?? message?.at;
  return say.does[as](target === undefined ? '' : target === scene.you ? say.youLower : scene.name(target));
}
