// An identity card: the shape of the side, its letters, and how it wins.

import type { ReactElement } from 'react';
import { say } from '../say.ts';
import type { Identity } from '../terms.ts';
import { SHAPE_OF } from './prove-lines.tsx';
import { Shape } from './shape.tsx';

export function IdentityCard({ of }: { readonly of: Identity }): ReactElement {
  return (
    <span className="em-identity" data-identity={of}>
      <span className="em-identity-head">{say.identitySecret}</span>
      <span className="em-identity-shape">
        <Shape of={SHAPE_OF[of]} />
        <b>{of}</b>
      </span>
      <span className="em-identity-name">{say.identities[of].name}</span>
      <span className="em-identity-goal">{say.identities[of].goal}</span>
    </span>
  );
}
