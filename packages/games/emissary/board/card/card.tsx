// A game card at three sizes: large to read, middling for hand and stack, small for messages and discards. One em is a
// part of its width, so a card scales by one number.

import type { ReactElement } from 'react';
import { say } from '../say.ts';
import type { Face } from '../terms.ts';
import { BackArt } from './back.tsx';
import { EFFECT_SIGN } from './effects.ts';
import { Glyph } from './glyph.tsx';
import { Morse } from './morse.tsx';
import { ProveLines } from './prove-lines.tsx';
import { Shape } from './shape.tsx';
import { Stamp } from './stamp.tsx';

export type Size = 'l' | 'm' | 's';

interface Props {
  readonly face: Face;
  readonly size: Size;
}

export function Card({ face, size }: Props): ReactElement {
  const text = say.cards[face.effect];
  const colour = say.colours[face.colour];
  return (
    <span className="em-card" data-size={size} data-colour={face.colour} data-effect={face.effect}>
      <span className="em-band" aria-hidden="true">
        <Shape of={face.colour} />
        {size !== 's' && <span className="em-band-word">{size === 'l' ? colour.long : colour.short}</span>}
        {size === 's' ? <Stamp of={face.stamp} /> : <Shape of={face.colour} />}
      </span>
      {size !== 's' && <Stamp of={face.stamp} />}
      <span className="em-face" aria-hidden="true">
        <span className="em-disc">
          <Glyph path={EFFECT_SIGN[face.effect]} />
        </span>
        <span className="em-card-title">{text.title}</span>
        {size === 'l' && (
          <>
            <span className="em-when">{text.when}</span>
            {face.prove ? <ProveLines prove={face.prove} /> : <span className="em-card-text">{text.text}</span>}
          </>
        )}
        {size === 'm' && face.prove && <ProveShort prove={face.prove} />}
        {size !== 's' && <Morse of={text.title} />}
      </span>
      <span className="hidden-text">{say.cardName(face)}</span>
    </span>
  );
}

function ProveShort({ prove }: { readonly prove: NonNullable<Face['prove']> }): ReactElement {
  return (
    <span className="em-prove-short">
      <Shape of={prove.bet === 'KDR' ? 'red' : prove.bet === 'FRS' ? 'blue' : 'mof'} />
      {prove.bet} {prove.kind === 'draw' ? '+2' : '−1'}
    </span>
  );
}

export function Back({ size }: { readonly size: Size }): ReactElement {
  return (
    <span className="em-card em-back" data-size={size}>
      <BackArt />
    </span>
  );
}
