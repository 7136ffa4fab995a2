// Which of its two Actions my card does: chosen when it resolves.

import type { ReactElement } from 'react';
import { Icon } from '../art/icons.tsx';
import type { CardFace } from '../card/face.ts';
import { ActionLine } from '../card/person.tsx';
import { actionThing } from '../picks.ts';
import { say } from '../say.ts';
import { usePicks } from '../use-picks.ts';

export function ActionPick({ face }: { readonly face: CardFace }): ReactElement | null {
  const { open, chosen, tap } = usePicks();
  if (face.kind !== 'person') return null;
  return (
    <div className="on-actions">
      {face.actions.map((action) => {
        const thing = actionThing(action.id);
        return (
          <button
            key={action.id}
            type="button"
            className="on-action-pick"
            disabled={!open.has(thing)}
            data-chosen={chosen.has(thing) || undefined}
            aria-pressed={chosen.has(thing)}
            onClick={() => tap(thing)}
          >
            <span className="on-action-head">
              <i className="on-letter">{action.id}</i>
              <b>{action.name}</b>
              {chosen.has(thing) && <Icon name="check" />}
            </span>
            <ActionLine action={action} />
            {!open.has(thing) && <span className="on-against">{say.notPossible}</span>}
          </button>
        );
      })}
    </div>
  );
}
