// Who sits where, shown by colour and by shape: a disc with the first letter, and the emblem of the seat.

import { seatColour, seatShape } from '@tabella/ui/seat-sign';
import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';
import './emblem.css';

export function Emblem({ seat, size = 12 }: { readonly seat: number; readonly size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" fill={seatColour(seat)}>
      <path d={seatShape(seat)} />
    </svg>
  );
}

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly bot?: boolean;
  readonly size?: 'small' | 'usual';
}

export function Avatar({ seat, name, bot = false, size = 'usual' }: Props): ReactElement {
  return (
    <span className={`avatar avatar-${size}`} style={{ background: seatColour(seat) }} aria-hidden="true">
      {([...name.trim()][0] ?? '?').toUpperCase()}
      <span className="avatar-mark">{bot ? <Icon name="bot" size={11} /> : <Emblem seat={seat} size={9} />}</span>
    </span>
  );
}
