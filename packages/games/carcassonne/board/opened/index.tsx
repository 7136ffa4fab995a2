// Panels that somebody opens over the map: what to show, what everybody has, the tiles that are left. They are loaded then.

import { type ReactElement, useState } from 'react';
import type { View } from '../../rules/view.ts';
import type { Preference } from '../reading/choices.ts';
import { SeatPanel } from './seat-panel.tsx';
import { type Shown, ShowPanel } from './show-panel.tsx';
import { TilesLeft } from './tiles-left.tsx';

interface Props {
  readonly view: View;
  readonly shown: Shown;
  /** Null without The Messages, and for those who only watch. */
  readonly preference: Preference | null;
  who(seat: number): string;
  onShown(shown: Shown): void;
  onPreference(preference: Preference): void;
  onClose(): void;
}

export default function Opened({ view, who, onClose, ...props }: Props): ReactElement {
  const [part, setPart] = useState<'show' | 'seats' | 'remaining'>('show');
  if (part === 'seats') return <SeatPanel view={view} who={who} onClose={onClose} />;
  if (part === 'remaining' && view.remaining)
    return <TilesLeft view={view} remaining={view.remaining} onClose={onClose} />;
  return (
    <ShowPanel
      {...props}
      hasDead={view.dead !== null}
      onSeats={() => setPart('seats')}
      onRemaining={view.remaining === null ? null : () => setPart('remaining')}
      onClose={onClose}
    />
  );
}
