// The deduction aid: per player the identities that are still possible; the others are struck out.

import type { ReactElement } from 'react';
import { possible } from '../aid.ts';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import { IDENTITIES } from '../terms.ts';

export function Aid({ scene }: { readonly scene: BoardScene }): ReactElement {
  const can = possible(scene.view);
  return (
    <section className="em-aid">
      <h3>{say.aidTitle}</h3>
      <p className="em-quiet">{say.aidLead}</p>
      <ul>
        {scene.order
          .filter((seat) => seat !== scene.me && scene.view.seats[seat]?.alive)
          .map((seat) => (
            <li key={seat} aria-label={say.can(scene.name(seat), say.list(can[seat] ?? []))}>
              <b>{scene.name(seat)}</b>
              {IDENTITIES.map((identity) => (
                <span
                  key={identity}
                  className="em-tag"
                  data-out={!can[seat]?.includes(identity) || undefined}
                  aria-hidden="true"
                >
                  <Shape of={SHAPE_OF[identity]} />
                  {identity}
                </span>
              ))}
            </li>
          ))}
      </ul>
    </section>
  );
}
