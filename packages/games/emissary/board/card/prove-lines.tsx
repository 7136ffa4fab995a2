// What a Prove card says: the players it means do one thing, all others say a sentence.

import type { ReactElement } from 'react';
import { say } from '../say.ts';
import type { Identity, Prove } from '../terms.ts';
import { IDENTITIES } from '../terms.ts';
import { Shape, type ShapeName } from './shape.tsx';

export const SHAPE_OF: Readonly<Record<Identity, ShapeName>> = { KDR: 'red', FRS: 'blue', MOF: 'mof' };

export function ProveLines({ prove }: { readonly prove: Prove }): ReactElement {
  const { does, sentence } = say.proves[prove.kind];
  return (
    <span className="em-prove">
      <span>
        <Shape of={SHAPE_OF[prove.bet]} />
        <b>{prove.bet}</b> {does}
      </span>
      <span>
        {IDENTITIES.filter((one) => one !== prove.bet).map((one) => (
          <span key={one} className="em-prove-who">
            <Shape of={SHAPE_OF[one]} />
            <b>{one}</b>{' '}
          </span>
        ))}
        {say.theySay}
      </span>
      <span>{say.quoted(sentence)}</span>
    </span>
  );
}
